machine-step-running = Potência da máquina em trabalho
machine-step-wall = Potência na tomada
machine-assume-running-cpu = Nenhum processador foi citado; supõe-se um de { $full } em carga máxima, dos quais { $power } são contados enquanto as placas trabalham.
machine-assume-same-cpu = Mantém-se o processador de que se falou antes: { $processor }.
machine-assume-rest = Contam-se { $rest } para a placa-mãe, a memória, os discos e as ventoinhas.
machine-assume-efficiency = Supõe-se que a fonte transforme { $share } da potência da tomada em potência para a máquina, como o selo { $tier } exige com meia carga na tensão de rede mais baixa.

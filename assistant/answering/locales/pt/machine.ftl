machine-step-running = Potência da máquina em trabalho
machine-step-wall = Potência na tomada
machine-assume-running-cpu = Nenhum processador foi citado; supõe-se um de { $full } em carga máxima, dos quais { $power } são contados enquanto as placas trabalham.
machine-assume-same-cpu = Mantém-se o processador de que se falou antes: { $processor }.
machine-assume-cpu-family =
    Do processador só foi citada a família: { $family }. O cálculo usa o { $cpu } com { $power }, o valor nominal mais alto entre os modelos dela para { $kind ->
        [desktop] desktops
        [hedt] estações de trabalho
       *[server] servidores
    } no catálogo. Cite o modelo, por exemplo “{ $cpu }”, e o cálculo será feito com o seu.
machine-assume-rest = Contam-se { $rest } para a placa-mãe, a memória, os discos e as ventoinhas.
machine-assume-efficiency = Supõe-se que a fonte transforme { $share } da potência da tomada em potência para a máquina, como o selo { $tier } exige com meia carga na tensão de rede mais baixa.

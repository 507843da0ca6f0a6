rule-electricity-title = Eletricidade

electricity-headline = Em { $time }, a máquina usa { $energy }, o que custa { $cost }; ela consome { $wall } na tomada.
electricity-headline-month = Em um mês, a máquina usa { $energy }, o que custa { $cost }; ela consome { $wall } na tomada.
electricity-headline-better-tier = Com uma fonte { $tier }, a máquina usa { $energy } em { $time }, o que custa { $cost }; uma fonte { $usual } custaria { $difference } a mais.
electricity-headline-worse-tier = Com uma fonte { $tier }, a máquina usa { $energy } em { $time }, o que custa { $cost }; uma fonte { $usual } pouparia { $difference }.
electricity-headline-better-efficiency = Com uma fonte de { $share } de eficiência, a máquina usa { $energy } em { $time }, o que custa { $cost }; uma fonte { $usual } custaria { $difference } a mais.
electricity-headline-worse-efficiency = Com uma fonte de { $share } de eficiência, a máquina usa { $energy } em { $time }, o que custa { $cost }; uma fonte { $usual } pouparia { $difference }.
electricity-headline-price = Um quilowatt-hora custa { $price } para residências ({ $day }).
electricity-headline-2018 = As duas semanas do exemplo do guia de { $year } levam { $low } a { $high }. Ao preço alemão de { $price } ({ $day }), isso custa hoje { $cost-low } a { $cost-high }.

electricity-step-hours = Horas em que a máquina fica ligada
electricity-step-average = Potência média na tomada
electricity-step-energy = Energia
electricity-step-cost = Custo
electricity-step-2018-low = Energia de duas semanas, extremo inferior
electricity-step-2018-high = Energia de duas semanas, extremo superior
electricity-step-2018-then-low = Custo ao preço do guia, extremo inferior
electricity-step-2018-then-high = Custo ao preço do guia, extremo superior
electricity-step-2018-today-low = Custo ao preço atual, extremo inferior
electricity-step-2018-today-high = Custo ao preço atual, extremo superior
electricity-step-2018-extra-low = Máximo que uma fonte de baixa eficiência pode acrescentar, extremo inferior
electricity-step-2018-extra-high = Máximo que uma fonte de baixa eficiência pode acrescentar, extremo superior

electricity-assume-month = Um mês é contado com { $hours }.
electricity-assume-no-idle = Para o tempo sem carga nada é contado, como se a máquina estivesse desligada.
electricity-assume-tier = A fonte transforma { $share } da potência da tomada em potência para a máquina, o mínimo que o selo { $tier } permite com { $at } de carga.
electricity-assume-price-country = O quilowatt-hora é contado a { $price }, o preço residencial de { $day } neste país; dê o preço da sua conta para um número melhor.
electricity-warning-part = “{ $part }” é só uma parte de um país, da qual não se conhece aqui um preço próprio; usa-se a média do país inteiro, e uma parte pode ficar bem acima ou abaixo.
electricity-assume-price-union = O quilowatt-hora é contado a { $price }, o preço residencial médio da União Europeia de { $day }; cite o país ou dê o preço da sua conta para um número melhor.
electricity-assume-price-continent = Não há preço datado para este país. O quilowatt-hora é contado a { $price }, a média para { $region } de { $day }.
electricity-assume-price-world = Nenhum país nem preço foi dado. O quilowatt-hora é contado a { $price }, a média mundial de { $day }.
electricity-prices-disagree-method = Outro conjunto de dados dá { $other } ({ $day }) para este país. Usa-se { $used }, porque o método do órgão de estatística é publicado.
electricity-prices-disagree-other = Outra fonte dá { $other } ({ $day }) para este país. Usa-se { $used }, que vem da fonte mais bem documentada.
electricity-note-laptop = A { $card } faz parte de um notebook; a plataforma contada aqui é a de um desktop, então o número real é menor.
electricity-warning-old-price = O preço é de { $day } e provavelmente mudou desde então.
electricity-warning-weak-price = O preço vem de uma lista fraca e não confirmada e é só um valor aproximado.
electricity-caveat-tax-credit = O preço holandês já desconta um crédito fiscal fixo, então o próximo quilowatt-hora custa mais.
electricity-caveat-standing-charge = Somam-se { $charge } por dia de tarifa fixa.
electricity-caveat-inflation = Inflação e câmbio envelhecem este preço depressa.
electricity-caveat-tiers = Neste país, as faixas de consumo mais altas custam muito mais que a média.
electricity-caveat-before-tax = O preço é sem impostos; as contas são claramente mais altas.
electricity-caveat-region = Os preços neste país variam claramente de região para região.

electricity-2018-rounded = O guia de { $year } arredonda a energia para { $low } e { $high }.
electricity-2018-rate = O resumo do guia converte o custo em { $low } a { $high }, o que corresponde à energia arredondada a { $rate } por euro.
electricity-2018-extra = O resumo acrescenta { $low } a { $high } para uma fonte de só { $efficiency } de eficiência. Isso pode acrescentar no máximo { $share }, ou seja, { $right-low } a { $right-high }; usam-se aqui os números corrigidos.

electricity-missing-cards = Que placas de vídeo a máquina tem, e quantas?
electricity-assume-price-currency = Nenhum país foi informado. Como o custo é dado em { $currency }, o quilowatt-hora é contado a { $price }, o preço residencial do país dessa moeda ({ $day }); informe o país ou o preço da sua conta para um valor melhor.
electricity-note-converted = O preço publicado é de { $listed }; ele é convertido pela taxa do Banco Central Europeu de { $day }: um { $base } vale { $rate }.

rule-cooling-title = Refrigeração

cooling-headline-own = Uma placa só fica bem com o próprio cooler a ar; nenhuma perda por calor é contada para ela.
cooling-headline-spaced = Deixe a cada uma das { $count } placas pelo menos { $free } slot livre diante das ventoinhas; ventoinhas abertas então bastam. Apertadas lado a lado a ar, planeje uma perda de { $low } a { $high }, e { $worst } no pior caso.
cooling-headline-blower = Use placas com turbina para { $count } placas lado a lado. Várias placas a ar apertadas perdem { $low } a { $high }, e placas de ventoinhas abertas sem espaço até { $worst }.
cooling-headline-blower-limit = Use placas com turbina para { $count } placas lado a lado, e limite cada uma a { $limit }. Várias placas a ar apertadas perdem { $low } a { $high }, e placas de ventoinhas abertas sem espaço até { $worst }.
cooling-headline-water = Use refrigeração a água para { $count } placas assim, pois o ar não as mantém em potência plena lado a lado. A ar, planeje uma perda de { $low } a { $high }, e { $worst } no pior caso.
cooling-headline-server = Essas placas não têm ventoinhas; precisam de um gabinete de servidor que sopre ar através delas, qualquer que seja o número.
cooling-headline-losses = Planeje uma perda de { $low } a { $high } para { $count } placas a ar apertadas. O guia de hardware de { $year } dá três números: { $worst } para duas placas em slots vizinhos, { $low } a { $high } para várias placas, { $conclusion-low } a { $conclusion-high } na conclusão; o usado vale para o caso geral.
cooling-headline-case-water = Com refrigeração a água, nenhuma perda por calor é contada para as { $count } placas; a ar, apertadas, perderiam { $low } a { $high }.
cooling-headline-case-spaced = Com slots livres entre as { $count } placas, nenhuma perda por calor é contada; lado a lado perderiam { $low } a { $high }.
cooling-headline-case-blower = Planeje uma perda de { $low } a { $high } para { $count } placas com turbina apertadas.
cooling-headline-case-open-air = Planeje uma perda de { $low } a { $high } para { $count } placas de ventoinhas abertas apertadas, e até { $worst } sem nenhum espaço entre elas.
cooling-headline-case-adjacent = Planeje uma perda de { $low } a { $high } para { $count } placas a ar apertadas, e { $worst } no pior caso.
cooling-headline-temperature-limit = A { $card } fica mais lenta a partir de cerca de { $throttle }, e o máximo dela é { $limit }. Mantenha-a entre { $low } e { $high }.
cooling-headline-temperature-card = Supõe-se que a { $card } fique mais lenta a partir de cerca de { $throttle }; o máximo dela não é conhecido aqui. Mantenha-a entre { $low } e { $high }.
cooling-headline-temperature-general = As placas de hoje ficam mais lentas a partir de cerca de { $throttle }. Mantenha uma placa entre { $low } e { $high }.
cooling-headline-temperature-2018 = Pelo guia de hardware de { $year }, as placas ficam mais lentas a partir de cerca de { $throttle }, a que várias juntas chegam em segundos.
cooling-headline-heat = A máquina joga { $wall } de calor no ambiente, ou seja, { $btu }. Um ar-condicionado precisa de cerca de { $conditioner } de eletricidade para tirá-lo.
cooling-headline-water-cost = { $count ->
    [one] A refrigeração a água custa cerca de { $cost } para { $count } placa.
   *[other] A refrigeração a água custa cerca de { $cost } para { $count } placas.
}
cooling-headline-laptop = A { $card } faz parte de um notebook, cuja refrigeração decide; não há nenhuma a escolher.
cooling-headline-integrated = A { $card } faz parte de um processador ou de uma máquina completa, cuja refrigeração decide; não há nenhuma a escolher.
cooling-buy-own = O cooler da própria placa
cooling-buy-spaced = Placas de ventoinhas abertas com um slot livre entre elas
cooling-buy-blower = Placas com turbina
cooling-buy-blower-limit = Placas com turbina, cada uma limitada a { $limit }
cooling-buy-water = Refrigeração a água
cooling-buy-server = Um gabinete de servidor com fluxo de ar próprio

cooling-step-loss-several = Perda de várias placas a ar apertadas, de { $low } até
cooling-step-loss-conclusion = A mesma pela conclusão do guia, de { $low } até
cooling-step-loss-worst = A mesma pelo guia para duas placas em slots vizinhos, no pior caso
cooling-step-left = Placas que restam em velocidade, com a perda mais alta
cooling-step-throttle = Temperatura a partir da qual a placa fica mais lenta
cooling-step-limit = Máximo pela especificação do fabricante
cooling-step-target = Meta que o driver mantém por padrão
cooling-step-junction = Limite dos chips de memória
cooling-step-btu = Calor em British thermal units
cooling-step-air-conditioner = Eletricidade de um ar-condicionado
cooling-step-water = Um valor por placa, e outro uma vez para bomba e radiador

cooling-losses-disagree = O guia de hardware de { $year } dá três números para a mesma perda: { $worst } para duas placas em slots vizinhos, { $low } a { $high } para várias placas, { $conclusion-low } a { $conclusion-high } na conclusão. Usa-se { $low } a { $high }, que vale para o caso geral e contém a conclusão; { $worst } fica para placas de ventoinhas abertas sem espaço.
cooling-throttle-disagree-today = O guia de hardware de { $year } situa em { $old } o ponto em que as placas ficam mais lentas, a documentação atual em { $low } a { $high }. Usa-se { $low }, pois o número antigo vale para as placas de sua época.
cooling-throttle-disagree-2018 = O guia de hardware de { $year }, da época desta placa, situa em { $old } o ponto em que as placas ficam mais lentas, a documentação atual em { $low } a { $high }. Usa-se { $old }, pois o guia fala de placas assim.
cooling-assume-close = Nada foi dito sobre o espaço entre as placas; supõe-se que estejam apertadas.
cooling-assume-spaced-no-loss = Como regra prática, uma placa com { $free } slot livre diante das ventoinhas não perde nada por causa da vizinha.
cooling-assume-two-cards = Nenhuma placa foi citada; supõem-se duas.
cooling-assume-power = A potência das placas não é conhecida; supõem-se { $power } por placa.
cooling-note-blower-measured = Quatro placas com turbina a { $limit } cada funcionaram em slots vizinhos sem problema térmico em um teste publicado.
cooling-note-thickness = Placas com turbina são contadas com { $width } slots de espessura; placas de outros fabricantes são muitas vezes mais grossas e mais longas que o modelo de referência.
cooling-note-limit-unconfirmed = O máximo desta placa é conhecimento comum e não foi confirmado.
cooling-note-water-price = O resumo do guia dá { $each } por placa e { $once } uma vez; os { $usd } pagos uma vez são lembrados do original, não lidos.
cooling-hint-limit = Um limite de potência de { $share } tira { $less } do calor das placas e mantém cerca de { $speed } da velocidade.
cooling-warning-water = O gabinete precisa de espaço para um radiador por placa refrigerada. A água leva o calor embora, mas o ambiente recebe a mesma quantidade.

cooling-missing-cards = Que placas de vídeo a máquina tem, e quantas?

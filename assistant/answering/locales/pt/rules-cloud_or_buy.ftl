rule-cloud-or-buy-title = Alugar ou comprar

cloud-or-buy-headline = { $rented ->
    [none] Comprar { $cards } por { $price } sai mais barato que alugar a { $rent } por hora depois de cerca de { $hours } de carga máxima: { $always } sem parar, ou { $part } a { $daily } por dia.
   *[other] Comprar { $cards } por { $price } sai mais barato que alugar { $rented } a { $rent } por hora depois de cerca de { $hours } de carga máxima na placa comprada: { $always } sem parar, ou { $part } a { $daily } por dia.
}
cloud-or-buy-headline-never = { $rented ->
    [none] Alugue: a { $rent } por hora, o aluguel não custa mais que a eletricidade de { $cards } em casa, { $electricity } por hora, então comprar nunca compensa.
   *[other] Alugue { $rented }: para o mesmo trabalho não custa mais que a eletricidade de { $cards } em casa, { $electricity } por hora, então comprar nunca compensa.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] Para { $used } de uso, alugar sai mais barato, { $renting } contra { $buying } para comprar { $cards }; com este aluguel, comprar nunca compensa.
   *[other] Para { $used } de uso, alugar sai mais barato, { $renting } contra { $buying } para comprar { $cards }; comprar compensa depois de cerca de { $hours }.
}
cloud-or-buy-headline-buy = Para { $used } de uso, comprar sai mais barato, { $buying } por { $cards } contra { $renting } de aluguel; compensa a partir de cerca de { $hours }.
cloud-or-buy-headline-cards = Alugue para menos uso que cerca de { $low } a { $high } em carga máxima, e compre para mais; esse é o ponto de equilíbrio destas placas: { $cards }.
cloud-or-buy-headline-cards-never = Alugue: aos aluguéis de hoje, só a eletricidade em casa custa mais para estas placas: { $cards }.
cloud-or-buy-headline-2017 = O guia de { $year } aconselhava comprar: uma { $card } tinha cerca de { $times } a velocidade de uma GPU da AWS daquela época.
cloud-or-buy-take-rent = Alugar
cloud-or-buy-take-buy = Comprar

cloud-or-buy-step-exchange = Convertido à taxa do Banco Central Europeu
cloud-or-buy-step-electricity = Eletricidade de uma placa por uma hora
cloud-or-buy-step-speed = Velocidade de treino da { $rented } em relação à da { $own }
cloud-or-buy-step-rent-for-own-hour = Aluguel pelo trabalho que a placa comprada faz em uma hora
cloud-or-buy-step-break-even = { $card ->
    [none] Preço dividido pelo que uma hora de placa própria economiza
   *[other] Preço da { $card } dividido pelo que uma hora de placa própria economiza
}
cloud-or-buy-step-span = O mesmo em tempo, a { $daily } por dia
cloud-or-buy-step-renting = Custo do aluguel para este uso
cloud-or-buy-step-buying = Custo da compra para este uso
cloud-or-buy-step-2017 = Velocidade de uma { $card } em GPUs da AWS daquela época

cloud-or-buy-assume-price = O preço da { $card } é { $price } ({ $kind }, { $day }).
cloud-or-buy-assume-rent = O aluguel da { $card } é { $rent } por hora ({ $provider }, { $day }); a tabela mostra outros fornecedores.
cloud-or-buy-assume-hourly = { $rent } é tomado como aluguel por hora, pois nenhuma placa custa tão pouco.
cloud-or-buy-assume-country = Preços e aluguéis são dos Estados Unidos, e o preço da eletricidade também; cite o seu país ou a sua tarifa.
cloud-or-buy-assume-speed = Uma hora da { $rented } é contada como o trabalho de { $factor } hora da { $own }, pela velocidade de treino.
cloud-or-buy-assume-same-speed = Nenhum teste diz o quanto a { $rented } é mais rápida que a { $own }, então hora vale hora; divida as horas por esse fator, se o souber.
cloud-or-buy-assume-no-resale = Nenhum valor de revenda é contado; vender a placa no fim encurta o tempo.
cloud-or-buy-assume-no-resale-yet = Nenhum valor de revenda é contado; vender a placa no fim por { $share } do preço reduziria o ponto de equilíbrio a { $hours }.
cloud-or-buy-assume-card-alone = Conta-se só a placa, em carga máxima sempre que é usada. O resto do computador, os reparos e as horas paradas encarecem a compra; dados guardados e instâncias paradas encarecem o aluguel.
cloud-or-buy-assume-cards = Nenhuma placa foi citada; mostram-se as usuais.

cloud-or-buy-warning-spot = Um aluguel spot pode acabar de uma hora para outra; serve para trabalho que salva o estado com regularidade.
cloud-or-buy-warning-group = { $provider } só aluga esta placa em grupos de { $count }.
cloud-or-buy-warning-old-rent = O aluguel é de { $day }; consulte de novo antes de decidir.
cloud-or-buy-warning-2017 = Este é o conselho de { $year }, mostrado como história; hoje as nuvens alugam placas mais rápidas que qualquer placa de desktop. Para a conta de hoje, pergunte sem o ano.

cloud-or-buy-missing-card = De que placa de vídeo se trata?

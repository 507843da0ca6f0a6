rule-pcie-title = Link PCIe

pcie-headline-wide = { $link } transporta { $bandwidth } em uma direção. Um lote de tamanho { $batch } leva cerca de { $transfer } até a placa, ao lado de { $step } de cálculo; x{ $narrow } em vez de x{ $widest } custaria { $loss } do tempo. { $scope ->
    [few] Para treino em { $cards ->
        [one] uma placa, x{ $enough } basta.
       *[other] { $cards } placas, x{ $enough } por placa basta, { $total } pistas ao todo.
    }
    [four] Quando { $cards } placas treinam juntas, cada uma deve ter x{ $enough }, { $total } pistas ao todo.
    [several] Quando { $cards } placas treinam juntas, as pistas começam a importar: dê a cada uma x{ $enough } ou mais, pelo menos { $total } pistas ao todo.
   *[many] Quando { $cards } placas treinam juntas, as pistas importam muito: dê a cada uma x{ $enough }.
}
pcie-headline-narrow = { $link } transporta { $bandwidth } em uma direção. Um lote de tamanho { $batch } leva cerca de { $transfer } até a placa, ao lado de { $step } de cálculo, o que custa { $loss } do tempo em relação a x{ $widest }. { $scope ->
    [few] Para treino em { $cards ->
        [one] uma placa, x{ $enough } basta.
       *[other] { $cards } placas, x{ $enough } por placa basta, { $total } pistas ao todo.
    }
    [four] Quando { $cards } placas treinam juntas, cada uma deve ter x{ $enough }, { $total } pistas ao todo.
    [several] Quando { $cards } placas treinam juntas, as pistas começam a importar: dê a cada uma x{ $enough } ou mais, pelo menos { $total } pistas ao todo.
   *[many] Quando { $cards } placas treinam juntas, as pistas importam muito: dê a cada uma x{ $enough }.
}
pcie-headline-pinned = { $link } transporta { $bandwidth } em uma direção. Um lote de tamanho { $batch } leva cerca de { $transfer } até a placa, mas da memória fixada ele é copiado durante os { $step } de cálculo, então x{ $narrow } custa { $loss } em relação a x{ $widest }. { $scope ->
    [few] Para treino em { $cards ->
        [one] uma placa, x{ $enough } basta.
       *[other] { $cards } placas, x{ $enough } por placa basta, { $total } pistas ao todo.
    }
    [four] Quando { $cards } placas treinam juntas, cada uma deve ter x{ $enough }, { $total } pistas ao todo.
    [several] Quando { $cards } placas treinam juntas, as pistas começam a importar: dê a cada uma x{ $enough } ou mais, pelo menos { $total } pistas ao todo.
   *[many] Quando { $cards } placas treinam juntas, as pistas importam muito: dê a cada uma x{ $enough }.
}
pcie-headline-load = Carregar { $size } leva cerca de { $total }: { $drive } do disco e { $transfer } por { $link } ao mesmo tempo. { $slower ->
    [drive] O disco dita o ritmo.
   *[link] O link dita o ritmo.
}
pcie-headline-layer = x{ $enough } por placa basta: dividido por camadas, um modelo envia só cerca de { $traffic } entre as placas, quase nada para { $link } com seus { $bandwidth }. Dividido por tensores, enviaria cerca de { $tensor }.
pcie-headline-tensor-full = { $link } ({ $bandwidth }) não custa velocidade no paralelismo de tensores; a partir de { $full }, um link conta como completo nas medições.
pcie-headline-tensor-narrow = Por { $link } ({ $bandwidth }), o paralelismo de tensores perde cerca de { $usual } da velocidade em relação a links completos; as medições vão de { $low } a { $high }. Dê a cada placa { $full } ou melhor.
pcie-headline-tensor-unmeasured = Abaixo de { $narrow } não há medição limpa do paralelismo de tensores, então não se pode dar a perda para { $link } ({ $bandwidth }). Espere uma perda clara e dê a cada placa { $full } ou melhor.
pcie-lanes-enough = x{ $lanes } por placa

pcie-step-bandwidth = Largura de banda de { $link } em uma direção
pcie-step-lanes = Pistas de todas as placas com x{ $lanes } cada
pcie-step-size = Tamanho de um lote
pcie-step-theory = Tempo de transferência na taxa teórica
pcie-step-practice = Tempo de transferência na prática
pcie-step-share = Parcela da transferência em um passo
pcie-step-2018-theory = Tempo de transferência teórico dado no guia de hardware de { $year }
pcie-step-2018-measured = Tempo de transferência prático dado no guia de hardware de { $year }
pcie-step-loss = Tempo perdido em relação a x{ $widest }
pcie-step-load-link = Tempo pelo link
pcie-step-load-drive = Tempo do disco
pcie-step-load-total = Tempo de carregamento: o maior dos dois
pcie-step-split-share = Parcela do link que é usada
pcie-step-tensor-loss = Velocidade perdida com { $links }

pcie-assume-generation = Nenhuma geração PCIe foi citada; supõe-se PCIe { $generation }.
pcie-assume-lanes = Nenhum número de pistas foi citado; supõe-se x{ $lanes }.
pcie-note-narrower = Slot e placa diferem; conta o menor dos dois, { $link }.
pcie-assume-images = As amostras são as do exemplo do guia de hardware de { $year }: imagens sem compressão de { $pixels } × { $pixels } pixels em { $channels } canais.
pcie-assume-step = O cálculo leva o mesmo que naquele exemplo, { $step } para { $batch } imagens em { $network }. Em uma placa mais rápida, a transferência é uma parcela maior.
pcie-assume-half = Pelo guia de hardware de { $year }, um lote sozinho se move a cerca de { $share } da taxa teórica; cópias grandes alcançam { $large }.
pcie-assume-one-link = Supõe-se que o arquivo inteiro passe por um só link.
pcie-assume-drive = O disco não foi citado; supõem-se { $rate }, um SSD NVMe rápido.
pcie-assume-tensor = As medições vêm de duas { $card } com um modelo em paralelismo de tensores.
pcie-note-few-cards = O guia de hardware de { $year } considera as pistas irrelevantes abaixo de { $few } placas e muito importantes com { $many }.
pcie-2018-four-cards = O guia de hardware de { $year } se contradiz: considera as pistas irrelevantes só abaixo de { $cards } placas, mas monta máquinas com { $cards }. Aqui, { $cards } placas são o ponto a partir do qual as pistas contam.
pcie-note-four-cards = Com { $cards } placas em x{ $lanes }, o treino em todas perde, segundo se diz, { $low } a { $high }.
pcie-note-many-cards = A partir de { $few } placas, o tráfego entre as placas entra no caminho de cada passo; o guia de hardware de { $year } considera as pistas muito importantes com { $many } placas.
pcie-2018-theory = O guia de hardware de { $year } dá { $stated } em teoria para x{ $widest }, mas { $size } nesse tempo seriam { $implied }, mais que os { $bandwidth } de { $link }. O tempo exato é { $exact }, usado aqui.
pcie-2018-measured = O guia de hardware de { $year } mediu cerca de { $times } em { $lanes }, pelo que x{ $narrow } custa { $loss } em relação a x{ $widest }. Aqui se usa o tempo exato com metade da taxa teórica; isso muda pouco.
pcie-warning-chipset = Certifique-se de que cada slot esteja ligado ao processador: de duas placas que informavam o mesmo link, a que estava atrás do chipset movia { $behind } e a outra { $direct }.
pcie-warning-tensor-spread = Só medições em uma mesma máquina isolam o link: a mesma receita alcança { $low } a { $high } em máquinas saudáveis, e outra receita perdeu só { $other }.

rule-gpu-price-title = Preço de placas de vídeo

gpu-price-headline-one = { $kind ->
    [used] Uma { $card } usada custa { $price } ({ $day }).
   *[new] Uma { $card } nova custa { $price } ({ $day }).
}
gpu-price-headline-both = A { $card } custa { $new } nova ({ $new-day }) e { $used } usada ({ $used-day }).
gpu-price-headline-last = { $kind ->
    [launch] Nenhum preço de mercado atual é conhecido para a { $card }; o preço de lançamento foi { $price } ({ $day }).
    [used] Nenhum preço atual é conhecido para a { $card }; o último foi { $price }, usada ({ $day }).
   *[new] Nenhum preço atual é conhecido para a { $card }; o último foi { $price }, nova ({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] Não se conhece preço atual de uma { $card } nova; usada, custa { $price } ({ $day }).
   *[new] Não se conhece preço atual de uma { $card } usada; nova, custa { $price } ({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] Ao preço de lançamento de { $price } cada ({ $day }), { $cards } custam { $total }; nenhum preço de mercado atual é conhecido.
    [used] Usadas, { $cards } custam { $total }, a { $price } cada ({ $day }).
   *[new] Novas, { $cards } custam { $total }, a { $price } cada ({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] Juntas, { $cards } custam { $total }, cada uma ao menor preço conhecido; nem todos esses preços são atuais.
   *[other] Juntas, { $cards } custam { $total }, cada uma ao menor preço conhecido; a mais barata é a { $cheapest }, a { $price }.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, preço de lançamento, { $day }
    [used] { $card }, usada, { $day }
   *[new] { $card }, nova, { $day }
}
gpu-price-step-several = Todas as { $card }
gpu-price-step-total = Todas as placas juntas

gpu-price-assume-us = Os preços são dos Estados Unidos, sem impostos; em outros lugares são diferentes.
gpu-price-note-rate = Convertido com { $base } = { $rate }, a taxa do Banco Central Europeu de { $day }.
gpu-price-note-no-rate = O Banco Central Europeu não publica taxa para { $currency }; por isso os preços estão em dólares americanos.
gpu-price-note-other-kind = { $kind ->
    [launch] Nenhum preço de mercado atual é conhecido para a { $card }; é dado o de lançamento.
    [used] Nenhum preço atual é conhecido para uma { $card } nova; é dado o de uma usada.
   *[new] Nenhum preço atual é conhecido para uma { $card } usada; é dado o de uma nova.
}

gpu-price-missing-card = De qual placa você quer saber o preço?

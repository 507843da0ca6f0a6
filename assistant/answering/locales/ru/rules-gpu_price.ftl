rule-gpu-price-title = Цена видеокарт

gpu-price-headline-one = { $kind ->
    [used] Подержанная { $card } стоит { $price } ({ $day }).
   *[new] Новая { $card } стоит { $price } ({ $day }).
}
gpu-price-headline-both = { $card } стоит { $new } новой ({ $new-day }) и { $used } с рук ({ $used-day }).
gpu-price-headline-last = { $kind ->
    [launch] Текущая рыночная цена { $card } неизвестна; на старте продаж она стоила { $price } ({ $day }).
    [used] Текущая цена { $card } неизвестна; последняя известная — { $price } с рук ({ $day }).
   *[new] Текущая цена { $card } неизвестна; последняя известная — { $price } за новую ({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] Текущая цена новой { $card } неизвестна; с рук она стоит { $price } ({ $day }).
   *[new] Текущая цена { $card } с рук неизвестна; новая стоит { $price } ({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] По стартовой цене { $price } за карту ({ $day }) { $cards } стоят { $total }; текущая рыночная цена неизвестна.
    [used] С рук { $cards } стоят { $total }, по { $price } за карту ({ $day }).
   *[new] Новыми { $cards } стоят { $total }, по { $price } за карту ({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] Вместе { $cards } стоят { $total }, каждая по самой низкой известной цене; не все эти цены текущие.
   *[other] Вместе { $cards } стоят { $total }, каждая по самой низкой известной цене; дешевле всех { $cheapest } — { $price }.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, стартовая цена, { $day }
    [used] { $card }, с рук, { $day }
   *[new] { $card }, новая, { $day }
}
gpu-price-step-several = Все { $card }
gpu-price-step-total = Все карты вместе

gpu-price-assume-us = Цены американские, без налога; в других странах они иные.
gpu-price-note-rate = Пересчитано по курсу Европейского центрального банка на { $day }: { $base } = { $rate }.
gpu-price-note-no-rate = Европейский центральный банк не публикует курс { $currency }, поэтому цены указаны в долларах США.
gpu-price-note-other-kind = { $kind ->
    [launch] Текущая рыночная цена { $card } неизвестна, поэтому указана стартовая.
    [used] Текущая цена новой { $card } неизвестна, поэтому указана цена с рук.
   *[new] Текущая цена подержанной { $card } неизвестна, поэтому указана цена новой.
}

gpu-price-missing-card = Цену какой карты вы хотите узнать?

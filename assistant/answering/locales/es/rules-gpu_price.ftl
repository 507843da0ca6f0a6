rule-gpu-price-title = Precio de tarjetas gráficas

gpu-price-headline-one = { $kind ->
    [used] Una { $card } de segunda mano cuesta { $price } ({ $day }).
   *[new] Una { $card } nueva cuesta { $price } ({ $day }).
}
gpu-price-headline-both = La { $card } cuesta { $new } nueva ({ $new-day }) y { $used } de segunda mano ({ $used-day }).
gpu-price-headline-last = { $kind ->
    [launch] No se conoce un precio de mercado actual de la { $card }; su precio de lanzamiento fue de { $price } ({ $day }).
    [used] No se conoce un precio actual de la { $card }; el último fue de { $price } de segunda mano ({ $day }).
   *[new] No se conoce un precio actual de la { $card }; el último fue de { $price } nueva ({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] No se conoce un precio actual de una { $card } nueva; de segunda mano cuesta { $price } ({ $day }).
   *[new] No se conoce un precio actual de una { $card } de segunda mano; nueva cuesta { $price } ({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] Al precio de lanzamiento de { $price } cada una ({ $day }), { $cards } cuestan { $total }; no se conoce un precio de mercado actual.
    [used] De segunda mano, { $cards } cuestan { $total }, a { $price } cada una ({ $day }).
   *[new] Nuevas, { $cards } cuestan { $total }, a { $price } cada una ({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] Juntas, { $cards } cuestan { $total }, cada una al precio más bajo conocido; no todos estos precios son actuales.
   *[other] Juntas, { $cards } cuestan { $total }, cada una al precio más bajo conocido; la más barata es la { $cheapest }, a { $price }.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, precio de lanzamiento, { $day }
    [used] { $card }, de segunda mano, { $day }
   *[new] { $card }, nueva, { $day }
}
gpu-price-step-several = Todas las { $card }
gpu-price-step-total = Todas las tarjetas juntas

gpu-price-assume-us = Los precios son de Estados Unidos y sin impuestos; en otros lugares son distintos.
gpu-price-note-rate = Convertido con { $base } = { $rate }, el cambio del Banco Central Europeo del { $day }.
gpu-price-note-no-rate = El Banco Central Europeo no publica un cambio para { $currency }; por eso los precios se dan en dólares estadounidenses.
gpu-price-note-other-kind = { $kind ->
    [launch] No se conoce un precio de mercado actual de la { $card }; se da el de lanzamiento.
    [used] No se conoce un precio actual de una { $card } nueva; se da el de segunda mano.
   *[new] No se conoce un precio actual de una { $card } de segunda mano; se da el de una nueva.
}

gpu-price-missing-card = ¿De qué tarjeta quieres saber el precio?

prices-kept = { $count ->
    [one] Se guarda un precio en { $file } y se usa en lugar del incluido.
   *[other] Se guardan { $count } precios en { $file } y se usan en lugar de los incluidos.
}
prices-nothing-kept = Ninguna fila de { $file } sirve; se quedan los precios anteriores.
prices-refused = { $count ->
    [one] Se rechaza una fila:
   *[other] Se rechazan { $count } filas:
}
prices-line = línea { $line }: { $reason }
prices-unknown-card = { $nearest ->
    [none] no existe la tarjeta gráfica «{ $value }»
   *[other] no existe la tarjeta gráfica «{ $value }»; parecidas: { $nearest }
}
prices-ambiguous-card = «{ $value }» puede ser varias tarjetas; escribe una de estas: { $nearest }
prices-bad-price = «{ $value }» no es un precio; escribe cifras con punto decimal y sin símbolo de moneda
prices-bad-currency = «{ $value }» no es una moneda con tipo de referencia del Banco Central Europeo; escribe un código como USD
prices-bad-date = «{ $value }» no es una fecha; escribe año, año-mes o año-mes-día
prices-bad-kind = «{ $value }» no es un tipo de precio; escribe uno de estos: { $nearest }
prices-bad-columns = la fila tiene más o menos celdas que el encabezado
prices-file = { $reason }
prices-source-own = tus propios precios: { $file }
prices-source-shipped = solo los precios incluidos
prices-future-date = «{ $value }» está en el futuro; un precio lleva como muy tarde la fecha { $nearest }
prices-old = Demasiado antiguos para un presupuesto, porque los precios de hace más de { $age } no dicen nada sobre hoy: { $cards }
prices-setting = { $name } señala otro archivo, { $file }; se usa en lugar de los precios importados.
prices-none = { $known ->
    [none] { $nearest ->
        [none] Ninguna tarjeta con precio lleva «{ $name }» en el nombre.
       *[other] Ninguna tarjeta con precio lleva «{ $name }» en el nombre; parecidas: { $nearest }
    }
   *[other] No se conoce ningún precio de la { $known }; importa uno propio con «rigwise prices import».
}
prices-none-own = { $name ->
    [none] No hay ningún precio propio importado.
   *[other] No hay ningún precio propio importado para «{ $name }».
}
prices-removed = { $count ->
    [one] Se ha olvidado un precio propio.
   *[other] Se han olvidado { $count } precios propios.
}

rule-cloud-or-buy-title = Alquilar o comprar

cloud-or-buy-headline = { $rented ->
    [none] Comprar { $cards } por { $price } sale más barato que alquilar a { $rent } por hora al cabo de unas { $hours } de plena carga: { $always } sin parar, o { $part } a razón de { $daily } al día.
   *[other] Comprar { $cards } por { $price } sale más barato que alquilar { $rented } a { $rent } por hora al cabo de unas { $hours } de plena carga de la tarjeta comprada: { $always } sin parar, o { $part } a razón de { $daily } al día.
}
cloud-or-buy-headline-never = { $rented ->
    [none] Alquila: a { $rent } por hora, el alquiler no cuesta más que la electricidad de { $cards } en casa, { $electricity } por hora, así que comprar nunca compensa.
   *[other] Alquila { $rented }: para el mismo trabajo no cuesta más que la electricidad de { $cards } en casa, { $electricity } por hora, así que comprar nunca compensa.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] Para { $used } de uso sale más barato alquilar, { $renting } frente a { $buying } por comprar { $cards }; con este alquiler comprar nunca compensa.
   *[other] Para { $used } de uso sale más barato alquilar, { $renting } frente a { $buying } por comprar { $cards }; comprar compensa al cabo de unas { $hours }.
}
cloud-or-buy-headline-buy = Para { $used } de uso sale más barato comprar, { $buying } por { $cards } frente a { $renting } por alquilar; compensa a partir de unas { $hours }.
cloud-or-buy-headline-cards = Alquila si el uso es menor de unas { $low } a { $high } a plena carga, y compra si es mayor; ese es el punto de equilibrio de estas tarjetas: { $cards }.
cloud-or-buy-headline-cards-never = Alquila: con los alquileres de hoy, solo la electricidad en casa ya cuesta más para estas tarjetas: { $cards }.
cloud-or-buy-headline-2017 = La guía de { $year } aconsejaba comprar: una { $card } alcanzaba unas { $times } la velocidad de una GPU de AWS de entonces.
cloud-or-buy-take-rent = Alquilar
cloud-or-buy-take-buy = Comprar

cloud-or-buy-step-exchange = Convertido al cambio del Banco Central Europeo
cloud-or-buy-step-electricity = Electricidad de una tarjeta durante una hora
cloud-or-buy-step-speed = Velocidad de entrenamiento de la { $rented } entre la de la { $own }
cloud-or-buy-step-rent-for-own-hour = Alquiler por el trabajo que la tarjeta comprada hace en una hora
cloud-or-buy-step-break-even = { $card ->
    [none] Precio entre lo que ahorra una hora de tarjeta propia
   *[other] Precio de la { $card } entre lo que ahorra una hora de tarjeta propia
}
cloud-or-buy-step-span = Lo mismo como plazo, a razón de { $daily } al día
cloud-or-buy-step-renting = Coste de alquilar para este uso
cloud-or-buy-step-buying = Coste de comprar para este uso
cloud-or-buy-step-2017 = Velocidad de una { $card } en GPU de AWS de entonces

cloud-or-buy-assume-price = El precio de la { $card } es de { $price } ({ $kind }, { $day }).
cloud-or-buy-assume-rent = El alquiler de la { $card } es de { $rent } por hora ({ $provider }, { $day }); la tabla muestra otros proveedores.
cloud-or-buy-assume-hourly = { $rent } se toma como alquiler por hora, pues ninguna tarjeta cuesta tan poco.
cloud-or-buy-assume-country = Los precios y alquileres son los de Estados Unidos, y también el precio de la electricidad; indica tu país o tu tarifa.
cloud-or-buy-assume-speed = Una hora de la { $rented } cuenta como el trabajo de { $factor } horas de la { $own }, según la velocidad de entrenamiento.
cloud-or-buy-assume-same-speed = Ninguna prueba dice cuánto más rápida es la { $rented } que la { $own }, así que se compara hora por hora; divide las horas entre ese factor si lo conoces.
cloud-or-buy-assume-no-resale = No se cuenta ningún valor de reventa; vender la tarjeta al final acorta el plazo.
cloud-or-buy-assume-no-resale-yet = No se cuenta ningún valor de reventa; vender la tarjeta al final por el { $share } de su precio reduciría el punto de equilibrio a { $hours }.
cloud-or-buy-assume-card-alone = Se cuenta solo la tarjeta, a plena carga siempre que se usa. El resto del equipo, las averías y las horas sin uso encarecen la compra; los datos almacenados y las instancias sin uso encarecen el alquiler.
cloud-or-buy-assume-cards = No se nombró ninguna tarjeta; se muestran las habituales.

cloud-or-buy-warning-spot = Un alquiler interrumpible puede terminar con poco aviso; sirve para trabajos que guardan su estado con regularidad.
cloud-or-buy-warning-group = { $provider } solo alquila esta tarjeta en grupos de { $count }.
cloud-or-buy-warning-old-rent = El alquiler es del { $day }; vuelve a consultarlo antes de decidir.
cloud-or-buy-warning-2017 = Este es el consejo de { $year }, mostrado como historia; hoy las nubes alquilan tarjetas más rápidas que cualquier tarjeta de sobremesa. Pregunta sin el año para ver el cálculo de hoy.

cloud-or-buy-missing-card = ¿De qué tarjeta gráfica se trata?

machine-step-running = Potencia del equipo en funcionamiento
machine-step-wall = Potencia en el enchufe
machine-assume-running-cpu = No se nombró ningún procesador; se supone uno de { $full } a plena carga, de los que se cuentan { $power } mientras trabajan las tarjetas.
machine-assume-same-cpu = Se mantiene el procesador del que se habló antes: { $processor }.
machine-assume-cpu-family =
    Del procesador solo se nombró la familia: { $family }. Se calcula con el { $cpu } y { $power }, el valor nominal más alto entre sus modelos para { $kind ->
        [desktop] ordenadores de sobremesa
        [hedt] estaciones de trabajo
       *[server] servidores
    } del catálogo. Indica el modelo, por ejemplo «{ $cpu }», y se calculará con el tuyo.
machine-assume-rest = Se cuentan { $rest } para la placa, la memoria, las unidades y los ventiladores.
machine-assume-efficiency = Se supone que la fuente convierte el { $share } de la potencia del enchufe en potencia para el equipo, como debe hacer el nivel { $tier } a media carga con la tensión de red más baja.

rule-cooling-title = Refrigeración

cooling-headline-own = Una sola tarjeta va bien con su propio disipador de aire; no se cuenta ninguna pérdida por calor.
cooling-headline-spaced = Deja a cada una de las { $count } tarjetas al menos { $free } ranura libre delante de los ventiladores; entonces bastan los disipadores abiertos. Pegadas y por aire, cuenta con una pérdida de { $low } a { $high }, y de { $worst } en el peor caso.
cooling-headline-blower = Elige tarjetas de turbina para { $count } tarjetas una junto a otra. Varias tarjetas por aire muy juntas pierden de { $low } a { $high }, y las de disipador abierto sin separación, hasta { $worst }.
cooling-headline-blower-limit = Elige tarjetas de turbina para { $count } tarjetas una junto a otra, y limita cada una a { $limit }. Varias tarjetas por aire muy juntas pierden de { $low } a { $high }, y las de disipador abierto sin separación, hasta { $worst }.
cooling-headline-water = Elige refrigeración líquida para { $count } tarjetas así, ya que el aire no puede mantenerlas a plena potencia una junto a otra. Por aire, cuenta con una pérdida de { $low } a { $high }, y de { $worst } en el peor caso.
cooling-headline-server = Estas tarjetas no llevan ventiladores propios; necesitan una caja de servidor que haga pasar aire por ellas, sean cuantas sean.
cooling-headline-losses = Cuenta con una pérdida de { $low } a { $high } para { $count } tarjetas por aire muy juntas. La guía de hardware de { $year } da tres cifras: { $worst } para dos tarjetas en ranuras contiguas, de { $low } a { $high } para varias tarjetas, y de { $conclusion-low } a { $conclusion-high } en su conclusión; se usa la del caso general.
cooling-headline-case-water = Con refrigeración líquida no se cuenta ninguna pérdida por calor para las { $count } tarjetas; por aire y muy juntas perderían de { $low } a { $high }.
cooling-headline-case-spaced = Con ranuras libres entre las { $count } tarjetas no se cuenta ninguna pérdida por calor; una junto a otra perderían de { $low } a { $high }.
cooling-headline-case-blower = Cuenta con una pérdida de { $low } a { $high } para { $count } tarjetas de turbina muy juntas.
cooling-headline-case-open-air = Cuenta con una pérdida de { $low } a { $high } para { $count } tarjetas de disipador abierto muy juntas, y de hasta { $worst } sin ninguna separación entre ellas.
cooling-headline-case-adjacent = Cuenta con una pérdida de { $low } a { $high } para { $count } tarjetas por aire muy juntas, y de { $worst } en el peor caso.
cooling-headline-temperature-limit = La { $card } se frena a partir de unos { $throttle }, y su máximo es de { $limit }. Mantenla entre { $low } y { $high }.
cooling-headline-temperature-card = Se supone que la { $card } se frena a partir de unos { $throttle }; aquí no se conoce su máximo. Mantenla entre { $low } y { $high }.
cooling-headline-temperature-general = Las tarjetas de hoy se frenan a partir de unos { $throttle }. Mantén una tarjeta entre { $low } y { $high }.
cooling-headline-temperature-2018 = Según la guía de hardware de { $year }, las tarjetas se frenan a partir de unos { $throttle }, que varias alcanzan en segundos.
cooling-headline-heat = El equipo desprende { $wall } de calor en la habitación, es decir, { $btu }. Un aire acondicionado necesita unos { $conditioner } de electricidad para sacarlo.
cooling-headline-water-cost = { $count ->
    [one] La refrigeración líquida cuesta unos { $cost } para { $count } tarjeta.
   *[other] La refrigeración líquida cuesta unos { $cost } para { $count } tarjetas.
}
cooling-headline-laptop = La { $card } forma parte de un portátil, cuya propia refrigeración decide; no hay ninguna que elegir.
cooling-headline-integrated = La { $card } forma parte de un procesador o de un equipo completo, cuya propia refrigeración decide; no hay ninguna que elegir.
cooling-buy-own = El disipador propio de la tarjeta
cooling-buy-spaced = Tarjetas de disipador abierto con una ranura libre entre ellas
cooling-buy-blower = Tarjetas de turbina
cooling-buy-blower-limit = Tarjetas de turbina, cada una limitada a { $limit }
cooling-buy-water = Refrigeración líquida
cooling-buy-server = Una caja de servidor con flujo de aire propio

cooling-step-loss-several = Pérdida de varias tarjetas por aire muy juntas, desde { $low } hasta
cooling-step-loss-conclusion = Lo mismo según la conclusión de la guía, desde { $low } hasta
cooling-step-loss-worst = Lo mismo según la guía para dos tarjetas en ranuras contiguas, en el peor caso
cooling-step-left = Tarjetas que quedan en velocidad, con el extremo superior de la pérdida
cooling-step-throttle = Temperatura a partir de la cual la tarjeta se frena
cooling-step-limit = Máximo según la especificación del fabricante
cooling-step-target = Objetivo que el controlador mantiene de serie
cooling-step-junction = Límite de los chips de memoria
cooling-step-btu = Calor en unidades térmicas británicas
cooling-step-air-conditioner = Electricidad de un aire acondicionado
cooling-step-water = Tanto por cada tarjeta, y una vez por la bomba y el radiador

cooling-losses-disagree = La guía de hardware de { $year } da tres cifras para la misma pérdida: { $worst } para dos tarjetas en ranuras contiguas, de { $low } a { $high } para varias tarjetas, y de { $conclusion-low } a { $conclusion-high } en su conclusión. Se usa de { $low } a { $high }, que corresponde al caso general y abarca la conclusión; { $worst } queda para las tarjetas de disipador abierto sin separación.
cooling-throttle-disagree-today = La guía de hardware de { $year } da { $old } como el punto en que las tarjetas se frenan; la documentación actual, de { $low } a { $high }. Se usa { $low }, ya que la cifra antigua corresponde a las tarjetas de su época.
cooling-throttle-disagree-2018 = La guía de hardware de { $year }, de la época de esta tarjeta, da { $old } como el punto en que las tarjetas se frenan; la documentación actual, de { $low } a { $high }. Se usa { $old }, ya que la guía habla de tarjetas así.
cooling-assume-close = No se dijo nada de la separación entre las tarjetas; se supone que están muy juntas.
cooling-assume-spaced-no-loss = Como regla general, una tarjeta con { $free } ranura libre delante de los ventiladores no pierde nada por su vecina.
cooling-assume-two-cards = No se nombró ninguna tarjeta; se suponen dos.
cooling-assume-power = No se conoce la potencia de las tarjetas; se suponen { $power } para cada una.
cooling-note-blower-measured = En una prueba publicada, cuatro tarjetas de turbina a { $limit } cada una funcionaron en ranuras vecinas sin problemas térmicos.
cooling-note-thickness = Las tarjetas de turbina se toman como de { $width } ranuras de grosor; las de los ensambladores suelen ser más gruesas y largas que la de referencia.
cooling-note-limit-unconfirmed = El máximo de esta tarjeta es conocimiento general y no se ha confirmado.
cooling-note-water-price = El resumen de la guía da { $each } por cada tarjeta y { $once } una vez; los { $usd } que se pagan una vez se recuerdan del original, no se han leído.
cooling-hint-limit = Un límite de potencia del { $share } quita { $less } al calor de las tarjetas y conserva alrededor del { $speed } de su velocidad.
cooling-warning-water = La caja necesita sitio para un radiador por cada tarjeta refrigerada. El agua traslada el calor, pero la habitación recibe la misma cantidad.

cooling-missing-cards = ¿Qué tarjetas gráficas tiene el equipo, y cuántas?

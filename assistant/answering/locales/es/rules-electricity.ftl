rule-electricity-title = Gasto eléctrico

electricity-headline = En { $time } el equipo gasta { $energy }, que cuestan { $cost }; consume { $wall } en el enchufe.
electricity-headline-month = En un mes el equipo gasta { $energy }, que cuestan { $cost }; consume { $wall } en el enchufe.
electricity-headline-better-tier = Con una fuente { $tier } el equipo gasta { $energy } en { $time }, que cuestan { $cost }; con una fuente { $usual } costaría { $difference } más.
electricity-headline-worse-tier = Con una fuente { $tier } el equipo gasta { $energy } en { $time }, que cuestan { $cost }; con una fuente { $usual } se ahorrarían { $difference }.
electricity-headline-better-efficiency = Con una fuente de { $share } de eficiencia el equipo gasta { $energy } en { $time }, que cuestan { $cost }; con una fuente { $usual } costaría { $difference } más.
electricity-headline-worse-efficiency = Con una fuente de { $share } de eficiencia el equipo gasta { $energy } en { $time }, que cuestan { $cost }; con una fuente { $usual } se ahorrarían { $difference }.
electricity-headline-price = Un kilovatio hora cuesta { $price } a los hogares ({ $day }).
electricity-headline-2018 = Las dos semanas del ejemplo de la guía de { $year } gastan de { $low } a { $high }. Al precio alemán de { $price } ({ $day }) cuestan hoy de { $cost-low } a { $cost-high }.

electricity-step-hours = Horas que el equipo está encendido
electricity-step-average = Potencia media en el enchufe
electricity-step-energy = Energía
electricity-step-cost = Coste
electricity-step-2018-low = Energía de dos semanas, extremo inferior
electricity-step-2018-high = Energía de dos semanas, extremo superior
electricity-step-2018-then-low = Coste al precio de la guía, extremo inferior
electricity-step-2018-then-high = Coste al precio de la guía, extremo superior
electricity-step-2018-today-low = Coste al precio actual, extremo inferior
electricity-step-2018-today-high = Coste al precio actual, extremo superior
electricity-step-2018-extra-low = Lo máximo que puede añadir una fuente poco eficiente, extremo inferior
electricity-step-2018-extra-high = Lo máximo que puede añadir una fuente poco eficiente, extremo superior

electricity-assume-month = Un mes se cuenta como { $hours }.
electricity-assume-no-idle = Por el tiempo sin carga no se cuenta nada, como si el equipo estuviera apagado.
electricity-assume-tier = La fuente convierte el { $share } de la potencia del enchufe en potencia para el equipo, el mínimo que admite el nivel { $tier } con una carga del { $at }.
electricity-assume-price-country = El kilovatio hora se cuenta a { $price }, el precio para hogares de { $day } en este país; indica el precio de tu factura para afinar.
electricity-warning-part = «{ $part }» es solo una parte de un país, de la que aquí no se conoce un precio propio; se usa la media de todo el país, y una parte puede quedar muy por encima o por debajo.
electricity-assume-price-union = El kilovatio hora se cuenta a { $price }, el precio medio para hogares de la Unión Europea de { $day }; indica el país o el precio de tu factura para afinar.
electricity-assume-price-continent = No hay ningún precio fechado de este país. El kilovatio hora se cuenta a { $price }, la media de { $region } de { $day }.
electricity-assume-price-world = No se indicó ni país ni precio. El kilovatio hora se cuenta a { $price }, la media mundial de { $day }.
electricity-prices-disagree-method = Otro conjunto de datos da { $other } ({ $day }) para este país. Se usa { $used }, porque el método de la oficina estadística está publicado.
electricity-prices-disagree-other = Otra fuente da { $other } ({ $day }) para este país. Se usa { $used }, que procede de la fuente mejor documentada.
electricity-note-laptop = La { $card } forma parte de un portátil; la plataforma que se cuenta aquí es la de un equipo de sobremesa, así que la cifra real es menor.
electricity-warning-old-price = El precio es de { $day } y es probable que haya cambiado desde entonces.
electricity-warning-weak-price = El precio procede de una lista poco fiable y sin confirmar, y solo es orientativo.
electricity-caveat-tax-credit = El precio neerlandés descuenta una deducción fiscal fija, así que el siguiente kilovatio hora cuesta más.
electricity-caveat-standing-charge = A eso se suma un cargo fijo de { $charge } al día.
electricity-caveat-inflation = La inflación y el tipo de cambio dejan pronto anticuado este precio.
electricity-caveat-tiers = En este país los tramos altos de consumo cuestan mucho más que la media.
electricity-caveat-before-tax = El precio es antes de impuestos; las facturas son claramente más altas.
electricity-caveat-region = En este país los precios cambian claramente de una región a otra.

electricity-2018-rounded = La guía de { $year } redondea la energía a { $low } y { $high }.
electricity-2018-rate = El resumen de la guía convierte el coste en { $low } a { $high }, lo que encaja con la energía redondeada a { $rate } por euro.
electricity-2018-extra = El resumen añade de { $low } a { $high } por una fuente de solo { $efficiency } de eficiencia. Eso puede añadir como máximo el { $share }, es decir, de { $right-low } a { $right-high }; aquí se usan las cifras corregidas.

electricity-missing-cards = ¿Qué tarjetas gráficas tiene el equipo, y cuántas?
electricity-assume-price-currency = No se indicó ningún país. Como el coste se da en { $currency }, el kilovatio hora se cuenta a { $price }, el precio doméstico del país de esa moneda ({ $day }); indique el país o el precio de su factura para una cifra mejor.
electricity-note-converted = El precio publicado es de { $listed }; se convierte al cambio del Banco Central Europeo del { $day }: un { $base } son { $rate }.

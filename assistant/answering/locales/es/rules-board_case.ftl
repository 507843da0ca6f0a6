rule-board-case-title = Placa base y caja

board-case-headline-slots = { $cards ->
    [one] La tarjeta ocupa { $positions } ranuras; el formato más pequeño de placa y caja con tantas es { $form }.
   *[other] Las { $cards } tarjetas ocupan { $positions } ranuras seguidas; el formato más pequeño de placa y caja con tantas es { $form }.
}
board-case-headline-larger = Las { $cards } tarjetas ocupan { $positions } ranuras seguidas, más de las que ofrecen una placa y una caja corrientes. Usa un chasis de servidor o un bastidor abierto con cables alargadores.
board-case-headline-closer = Las { $cards } tarjetas ocupan { $positions } ranuras con disipadores abiertos, más de las que ofrecen una placa y una caja corrientes. Con turbina o refrigeración líquida ocupan { $close }; el formato más pequeño de placa y caja con tantas es { $form }.
board-case-headline-most = Como máximo { $most ->
    [one] cabe una tarjeta así
   *[other] caben { $most } tarjetas así
} en { $offered } ranuras: cada una cubre { $slots }, y quedan { $free } libres hasta la siguiente.
board-case-headline-fit = Sí, cabe: { $cards ->
    [one] la tarjeta ocupa
   *[other] las { $cards } tarjetas ocupan
} { $positions } de { $offered } ranuras; como máximo cabrían { $most } tarjetas así.
board-case-headline-too-many = No, no cabe: { $cards ->
    [one] la tarjeta ocupa
   *[other] las { $cards } tarjetas ocupan
} { $positions } ranuras, pero solo hay { $offered }; como máximo cabrían { $most } tarjetas así.
board-case-headline-none = No cabe ninguna: una tarjeta así ocupa { $slots } ranuras, pero solo hay { $offered }.
board-case-headline-too-wide = No, no cabe: ya una sola tarjeta ocupa { $slots } ranuras, pero solo hay { $offered }.
board-case-headline-length-fits = Sí, cabe: una tarjeta de { $length } necesita { $needed } con algo de reserva, y la caja admite { $case }.
board-case-headline-length-short = La caja es demasiado corta: una tarjeta de { $length } necesita { $needed } con algo de reserva, pero la caja solo admite { $case }.
board-case-headline-lanes-enough = Sí, el { $cpu } tiene { $available } líneas PCIe para tarjetas gráficas, suficientes para x{ $width } con { $cards ->
    [one] una tarjeta
   *[other] { $cards } tarjetas
}; con x{ $each } para cada una hacen falta { $needed }.
board-case-headline-lanes-short = No, el { $cpu } solo tiene { $available } líneas PCIe para tarjetas gráficas: { $cards ->
    [one] la tarjeta recibe
   *[other] { $cards } tarjetas reciben
} x{ $width } como máximo, mientras que con x{ $each } para cada una hacen falta { $needed }.
board-case-headline-lanes-none = No, el { $cpu }, con sus { $available } líneas PCIe para tarjetas gráficas, no puede conectar { $cards ->
    [one] la tarjeta
   *[other] { $cards } tarjetas
}; con x{ $each } para cada una hacen falta { $needed }.
board-case-headline-no-slots = El { $cpu } no tiene líneas PCIe para tarjetas gráficas.
board-case-headline-no-card = No hay ninguna ranura que planificar: la { $card } va soldada en su equipo o en un módulo, no en una tarjeta para ranura PCIe.
board-case-buy = Placa y caja { $form } con { $positions } ranuras
board-case-buy-closer = Tarjetas de turbina o con refrigeración líquida, placa y caja { $form } con { $positions } ranuras
board-case-buy-larger = Chasis de servidor o bastidor abierto con { $positions } ranuras
board-case-buy-length = Una caja que admita tarjetas de { $needed }
board-case-buy-lanes = Un procesador con al menos { $needed } líneas PCIe para tarjetas gráficas

board-case-step-positions = Ranuras: las de las tarjetas, más las libres entre ellas
board-case-step-thickness = Grosor de la tarjeta más ancha
board-case-step-length = Longitud que debería admitir la caja: la tarjeta más larga más una reserva
board-case-step-lanes-needed = Líneas PCIe para todas las tarjetas
board-case-step-lanes-available = Líneas PCIe del { $cpu } para tarjetas
board-case-step-heat = Calor de las tarjetas
board-case-step-radiator = Longitud de radiador

board-case-assume-width = Cada tarjeta se toma como de { $slots } ranuras de ancho, igual que en la guía de hardware de { $year }.
board-case-assume-two-slots = Las tarjetas de turbina y las que llevan bloque de agua se toman como de { $slots } ranuras de ancho.
board-case-assume-open-air = Se suponen disipadores abiertos, con { $free ->
    [one] una ranura libre
   *[other] { $free } ranuras libres
} hasta la tarjeta siguiente. Las tarjetas de turbina pueden ir una junto a otra.
board-case-assume-passive = Son tarjetas de servidor sin ventiladores; van una junto a otra, y el chasis tiene que soplar a través de ellas.
board-case-assume-partner-width = La anchura es la de la tarjeta de referencia; los ensambladores montan la { $card } con { $low } a { $high } ranuras. Indica la anchura de la tarjeta real.
board-case-assume-lanes = Se cuenta x{ $each } por tarjeta; a partir de ahí, para una sola tarjeta apenas importa un enlace más ancho.
board-case-note-desktop = { $needed } líneas están dentro de las { $desktop } que un procesador de sobremesa tiene para tarjetas.
board-case-note-workstation = { $needed } líneas son más de las { $desktop } que un procesador de sobremesa tiene para tarjetas; elige un procesador de estación de trabajo o de servidor.
board-case-note-split = Un procesador de sobremesa reparte como máximo { $desktop } líneas entre las ranuras de tarjetas; las demás líneas del { $cpu } van a las unidades y al chipset. La placa debe admitir el reparto.
board-case-note-left-out = La { $card } no va en ninguna ranura PCIe y no se cuenta.
board-case-note-plug = Un cable { $plug } debería ir recto unos { $clearance } por encima de la tarjeta antes de doblarse; cuidado con el panel lateral.
board-case-note-radiator-places = Con refrigeración líquida a medida, la caja necesita sitio de radiador para el procesador y para { $cards ->
    [one] la tarjeta
   *[other] cada una de las { $cards } tarjetas
}.
board-case-note-radiator-band = La regla general es { $unit } de radiador por cada { $low-heat } a { $high-heat }, lo que da de { $shortest } a { $longest }; se toma el valor medio.
board-case-note-four-blowers = { $cards } tarjetas de turbina del tipo { $card } funcionaron en el doble de ranuras sin problemas de calor, cada una limitada a { $limit }.
board-case-2018-four-cards = { $cards } tarjetas son el máximo que la guía de hardware de { $year } admite en un equipo, aunque solo por debajo de ese número considera irrelevantes las líneas.
board-case-warning-many-cards = { $cards } tarjetas son más de las { $most } que la guía de hardware de { $year } admite en un equipo; cuenta con un chasis de servidor o un bastidor abierto con cables alargadores y, por lo general, con más de un circuito eléctrico.
board-case-warning-adjacent = Las tarjetas de disipador abierto sin ranura libre entre ellas se calientan unas a otras; la guía de hardware de { $year } cifra la pérdida en hasta { $loss }.
board-case-warning-partner-length = Los ensambladores venden la { $card } con una longitud de { $low } a { $high }; para esas, la caja debería admitir { $needed }.
board-case-warning-drives = No hay líneas para { $drives ->
    [one] una unidad NVMe
   *[other] { $drives } unidades NVMe
}: el procesador guarda { $spare } para unidades, y las demás comparten el enlace del chipset.

board-case-missing-cards = ¿Qué tarjetas gráficas hay que montar, y cuántas?

rule-pcie-title = Enlace PCIe

pcie-headline-wide = { $link } transporta { $bandwidth } en un sentido. Un lote de tamaño { $batch } tarda unos { $transfer } en llegar a la tarjeta, frente a { $step } de cálculo; x{ $narrow } en lugar de x{ $widest } costaría { $loss } del tiempo. { $scope ->
    [few] Para entrenar en { $cards ->
        [one] una tarjeta basta con x{ $enough }.
       *[other] { $cards } tarjetas basta con x{ $enough } por tarjeta, { $total } líneas en total.
    }
    [four] Cuando { $cards } tarjetas entrenan juntas, cada una debería tener x{ $enough }, { $total } líneas en total.
    [several] Cuando { $cards } tarjetas entrenan juntas, las líneas empiezan a importar: da a cada una x{ $enough } o más, al menos { $total } líneas en total.
   *[many] Cuando { $cards } tarjetas entrenan juntas, las líneas importan mucho: da a cada una x{ $enough }.
}
pcie-headline-narrow = { $link } transporta { $bandwidth } en un sentido. Un lote de tamaño { $batch } tarda unos { $transfer } en llegar a la tarjeta, frente a { $step } de cálculo, lo que cuesta { $loss } del tiempo respecto a x{ $widest }. { $scope ->
    [few] Para entrenar en { $cards ->
        [one] una tarjeta basta con x{ $enough }.
       *[other] { $cards } tarjetas basta con x{ $enough } por tarjeta, { $total } líneas en total.
    }
    [four] Cuando { $cards } tarjetas entrenan juntas, cada una debería tener x{ $enough }, { $total } líneas en total.
    [several] Cuando { $cards } tarjetas entrenan juntas, las líneas empiezan a importar: da a cada una x{ $enough } o más, al menos { $total } líneas en total.
   *[many] Cuando { $cards } tarjetas entrenan juntas, las líneas importan mucho: da a cada una x{ $enough }.
}
pcie-headline-pinned = { $link } transporta { $bandwidth } en un sentido. Un lote de tamaño { $batch } tarda unos { $transfer } en llegar a la tarjeta, pero desde memoria fijada se copia durante los { $step } de cálculo, así que x{ $narrow } cuesta { $loss } respecto a x{ $widest }. { $scope ->
    [few] Para entrenar en { $cards ->
        [one] una tarjeta basta con x{ $enough }.
       *[other] { $cards } tarjetas basta con x{ $enough } por tarjeta, { $total } líneas en total.
    }
    [four] Cuando { $cards } tarjetas entrenan juntas, cada una debería tener x{ $enough }, { $total } líneas en total.
    [several] Cuando { $cards } tarjetas entrenan juntas, las líneas empiezan a importar: da a cada una x{ $enough } o más, al menos { $total } líneas en total.
   *[many] Cuando { $cards } tarjetas entrenan juntas, las líneas importan mucho: da a cada una x{ $enough }.
}
pcie-headline-load = Cargar { $size } tarda unos { $total }: { $drive } desde la unidad y { $transfer } por { $link } al mismo tiempo. { $slower ->
    [drive] La unidad marca el ritmo.
   *[link] El enlace marca el ritmo.
}
pcie-headline-layer = Con x{ $enough } por tarjeta basta: repartido por capas, un modelo solo envía unos { $traffic } entre las tarjetas, casi nada para { $link } con sus { $bandwidth }. Repartido por tensores enviaría unos { $tensor }.
pcie-headline-tensor-full = { $link } ({ $bandwidth }) no cuesta velocidad en paralelismo de tensores; a partir de { $full }, un enlace cuenta como completo en las mediciones.
pcie-headline-tensor-narrow = Por { $link } ({ $bandwidth }) el paralelismo de tensores pierde alrededor del { $usual } de su velocidad frente a enlaces completos; las mediciones van de { $low } a { $high }. Da a cada tarjeta { $full } o mejor.
pcie-headline-tensor-unmeasured = Por debajo de { $narrow } no hay ninguna medición limpia del paralelismo de tensores, así que no se puede dar una pérdida para { $link } ({ $bandwidth }). Cuenta con una clara y da a cada tarjeta { $full } o mejor.
pcie-lanes-enough = x{ $lanes } por tarjeta

pcie-step-bandwidth = Ancho de banda de { $link } en un sentido
pcie-step-lanes = Líneas de todas las tarjetas a x{ $lanes } cada una
pcie-step-size = Tamaño de un lote
pcie-step-theory = Tiempo de transferencia a la velocidad teórica
pcie-step-practice = Tiempo de transferencia en la práctica
pcie-step-share = Parte de la transferencia en un paso
pcie-step-2018-theory = Tiempo teórico de transferencia según la guía de hardware de { $year }
pcie-step-2018-measured = Tiempo práctico de transferencia según la guía de hardware de { $year }
pcie-step-loss = Tiempo perdido respecto a x{ $widest }
pcie-step-load-link = Tiempo por el enlace
pcie-step-load-drive = Tiempo desde la unidad
pcie-step-load-total = Tiempo de carga: el mayor de los dos
pcie-step-split-share = Parte del enlace que se usa
pcie-step-tensor-loss = Velocidad perdida con { $links }

pcie-assume-generation = No se indicó la generación de PCIe; se supone PCIe { $generation }.
pcie-assume-lanes = No se indicó el número de líneas; se supone x{ $lanes }.
pcie-note-narrower = La ranura y la tarjeta difieren; cuenta la menor de las dos, { $link }.
pcie-assume-images = Las muestras son las del ejemplo de la guía de hardware de { $year }: imágenes sin comprimir de { $pixels } × { $pixels } píxeles en { $channels } canales.
pcie-assume-step = El cálculo dura lo mismo que en ese ejemplo, { $step } para { $batch } imágenes con { $network }. En una tarjeta más rápida la transferencia es una parte mayor.
pcie-assume-half = Según la guía de hardware de { $year }, un lote suelto se mueve a alrededor del { $share } de la velocidad teórica; las copias grandes alcanzan el { $large }.
pcie-assume-one-link = Se supone que todo el archivo pasa por un solo enlace.
pcie-assume-drive = No se nombró la unidad; se supone { $rate }, un SSD NVMe rápido.
pcie-assume-tensor = Las mediciones proceden de dos { $card } con un modelo en paralelismo de tensores.
pcie-note-few-cards = La guía de hardware de { $year } considera las líneas irrelevantes por debajo de { $few } tarjetas y muy importantes con { $many }.
pcie-2018-four-cards = La guía de hardware de { $year } se contradice: solo considera las líneas irrelevantes por debajo de { $cards } tarjetas y, sin embargo, monta equipos con { $cards }. Aquí { $cards } tarjetas son el punto a partir del cual cuentan las líneas.
pcie-note-four-cards = Con { $cards } tarjetas a x{ $lanes }, se dice que entrenar en todas ellas pierde de { $low } a { $high }.
pcie-note-many-cards = A partir de { $few } tarjetas, el tráfico entre tarjetas se interpone en cada paso; la guía de hardware de { $year } considera las líneas muy importantes con { $many } tarjetas.
pcie-2018-theory = La guía de hardware de { $year } da { $stated } en teoría para x{ $widest }, pero { $size } en ese tiempo serían { $implied }, más que los { $bandwidth } de { $link }. El tiempo exacto es { $exact }, que es el que se usa aquí.
pcie-2018-measured = La guía de hardware de { $year } midió unos { $times } con { $lanes }, según lo cual x{ $narrow } cuesta { $loss } respecto a x{ $widest }. Aquí se usa el tiempo exacto a la mitad de la velocidad teórica; cambia poco.
pcie-warning-chipset = Asegúrate de que todas las ranuras estén conectadas al procesador: de dos tarjetas que indicaban el mismo enlace, la que estaba tras el chipset movía { $behind } y la otra { $direct }.
pcie-warning-tensor-spread = Solo las mediciones en un mismo equipo aíslan el enlace: la misma receta va de { $low } a { $high } en equipos sanos, y otra receta solo perdió { $other }.

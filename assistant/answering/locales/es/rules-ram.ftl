rule-ram-title = Memoria RAM

ram-headline = Cuenta con { $recommended } de RAM; { $minimum } es el mínimo razonable.
ram-headline-one = Cuenta con { $recommended } de RAM.
ram-headline-2018 = Según la guía de hardware de { $year }, al menos { $need } de RAM, la memoria de la tarjeta más grande; el siguiente kit a la venta tiene { $kit }.
ram-headline-enough = Sí, { $given } de RAM bastan.
ram-headline-tight = { $given } de RAM alcanzan para trabajar, pero con { $recommended } irías holgado.
ram-headline-short = No, { $given } de RAM no bastan: cuenta con al menos { $minimum }, mejor { $recommended }.
ram-headline-short-one = No, { $given } de RAM no bastan: cuenta con al menos { $minimum }.
ram-headline-unified = La { $card } no tiene RAM propia aparte de la memoria gráfica: el procesador y la GPU comparten una sola memoria, así que elige su tamaño al comprar el equipo.
ram-buy = { $kit } de RAM

ram-step-largest = Memoria de la tarjeta más grande
ram-step-minimum = Mínimo: la tarjeta más grande, pero nunca por debajo del suelo
ram-step-sum = Memoria de todas las tarjetas juntas
ram-step-recommended = Recomendado: la suma de todas las tarjetas, si es mayor
ram-step-tables = Tablas con las que se trabaja en memoria, con sus copias
ram-step-minimum-model = Mínimo: el archivo del modelo, pero nunca por debajo del suelo
ram-step-recommended-model = Recomendado: el archivo del modelo además del suelo para todo lo demás
ram-step-file-gib = Lo mismo en unidades binarias, en las que se vende en realidad la memoria
ram-step-kit = El menor juego de módulos a la venta que lo admite
ram-step-offload-speed = Cota superior de la velocidad de un modelo denso cuyo resto se lee de la RAM

ram-assume-card = No se nombró ninguna tarjeta; se supone una con { $memory }.
ram-sources-disagree = Las fuentes discrepan: la guía de hardware de { $old } pide la memoria de la tarjeta más grande, { $largest }; el manual de aprendizaje automático de { $new }, la suma de todas las tarjetas, { $sum }. Aquí lo primero, con un suelo, es el mínimo y lo segundo la recomendación, ya que un entrenamiento modesto funciona con la cantidad menor y los trabajos en paralelo llenan la mayor.
ram-note-not-vram = La RAM no sustituye a la memoria gráfica: un modelo que no cabe en la tarjeta funciona en parte desde la RAM, y un equipo de sobremesa con dos canales lee su RAM a unos { $ram }.
ram-note-not-vram-card = La RAM no sustituye a la memoria gráfica: la { $card } lee su propia memoria a { $bandwidth }; un equipo de sobremesa con dos canales, su RAM a unos { $ram }.
ram-note-kaggle = La preparación de variables guarda copias de sus tablas: como regla general, cuenta con { $low } a { $high } veces el tamaño de la tabla.
ram-note-data-streams = El conjunto de datos de { $dataset } no tiene por qué caber en la RAM, porque el entrenamiento lo lee del disco por lotes.
ram-note-units = Las tarjetas y los módulos de memoria vendidos en GB tienen otros tantos GiB; el archivo del modelo se cuenta en GiB.
ram-note-offload-model-unknown = Suma el tamaño del archivo del modelo a la recomendación; indica el tamaño y el formato del modelo para que se cuente.
ram-note-2018-more-cards = Más tarjetas no necesitan más RAM, según la guía de hardware de { $year }.
ram-note-clock = Una frecuencia de memoria más alta gana como máximo { $gain } al entrenar en una tarjeta, según la guía de hardware de { $year }.
ram-warning-desktop = Las placas de sobremesa corrientes llegan hasta { $maximum }; para más hace falta una placa de estación de trabajo o de servidor.
ram-warning-price = La RAM está cara: un kit de { $kit } costaba al menos { $price } el { $day }. Compra lo que pide la regla y deja ranuras libres.

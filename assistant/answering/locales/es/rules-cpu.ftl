rule-cpu-title = Núcleos de procesador

cpu-headline-both = Con { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
} cuenta con { $text } núcleos de procesador para texto o { $vision } para imágenes; el mínimo es { $minimum }.
cpu-headline-text = Con { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
} cuenta con { $recommended } núcleos de procesador para entrenar con texto; el mínimo es { $minimum }.
cpu-headline-vision = Con { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
} cuenta con { $recommended } núcleos de procesador para entrenar con imágenes; el mínimo es { $minimum }.
cpu-headline-given = Con { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
} y tantos procesos de carga de datos cuenta con { $recommended } núcleos de procesador; el mínimo es { $minimum }.
cpu-headline-prepared = Con { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
} y datos preparados antes de entrenar cuenta con { $recommended } núcleos de procesador; el mínimo es { $minimum }.
cpu-headline-inference = Para usar modelos terminados en { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
} cuenta con { $recommended } núcleos de procesador; el mínimo es { $minimum }.
cpu-headline-2018 = Según la guía de hardware de { $year }, { $gpus ->
    [one] una tarjeta gráfica necesita
   *[other] { $gpus } tarjetas gráficas necesitan
} al menos { $minimum } núcleos de procesador.
cpu-headline-enough = Sí, { $cores ->
    [one] un núcleo basta
   *[other] { $cores } núcleos bastan
} para { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
}: el mínimo es { $minimum }, y se recomiendan { $recommended }.
cpu-headline-tight = { $cores } núcleos alcanzan para { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
}, ya que el mínimo es { $minimum }; se recomiendan { $recommended }.
cpu-headline-short = No, { $cores ->
    [one] un núcleo es demasiado poco
   *[other] { $cores } núcleos son demasiado pocos
} para { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
}: el mínimo es { $minimum }, y se recomiendan { $recommended }.
cpu-headline-2018-enough = Sí: según la guía de hardware de { $year }, { $cores ->
    [one] un núcleo basta
   *[other] { $cores } núcleos bastan
} para { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
}; el mínimo es { $minimum }.
cpu-headline-2018-short = No: según la guía de hardware de { $year }, { $cores ->
    [one] un núcleo es demasiado poco
   *[other] { $cores } núcleos son demasiado pocos
} para { $gpus ->
    [one] una tarjeta gráfica
   *[other] { $gpus } tarjetas gráficas
}; el mínimo es { $minimum }.
cpu-buy = Un procesador con al menos { $cores } núcleos

cpu-step-minimum = Mínimo de núcleos según la guía de hardware de { $year }
cpu-step-text = Recomendado para texto: los procesos de carga de cada tarjeta y un proceso más, además del sistema
cpu-step-vision = Recomendado para imágenes: los procesos de carga de cada tarjeta y un proceso más, además del sistema
cpu-step-given = Recomendado con los procesos indicados: los de cada tarjeta y un proceso más, además del sistema
cpu-step-prepared = Recomendado con datos preparados: los procesos de carga de cada tarjeta y un proceso más, además del sistema
cpu-step-inference = Recomendado sin carga de datos: un proceso por tarjeta, además del sistema
cpu-step-at-hand = Núcleos disponibles

cpu-assume-one-card = No se indicó el número de tarjetas; se supone una.
cpu-assume-during = Se supone que los datos se preparan durante el entrenamiento, el caso que exige más núcleos.
cpu-assume-modality = Se cuentan { $text } procesos de carga de datos por tarjeta para texto y { $vision } para imágenes.
cpu-assume-prepared = Los datos preparados solo hay que leerlos, así que se cuentan { $workers } procesos de carga de datos por tarjeta.
cpu-assume-inference = Usar un modelo terminado no exige carga de datos; el procesador pone en marcha el trabajo de las tarjetas y ejecuta el programa que las rodea.
cpu-assume-two-threads = { $threads } hilos se cuentan como { $cores } núcleos.
cpu-note-threads = El mínimo también se cuenta en hilos: { $cores ->
    [one] un núcleo son
   *[other] { $cores } núcleos son
} { $threads } hilos.
cpu-note-two-rules = Las fuentes discrepan: la guía de hardware de { $year } cuenta núcleos por tarjeta; el manual ml-engineering de { $handbook } cuenta procesos de carga y pide más. Aquí la guía da el mínimo y el manual la recomendación, porque cada proceso de carga quiere un núcleo.
cpu-note-hyper-threading = El hyper-threading añade como máximo alrededor del { $gain }, así que un hilo no vale lo que un núcleo.
cpu-note-further-cores = Cada núcleo adicional por tarjeta aporta de { $low } a { $high } más de velocidad, según la guía de hardware de { $year }.
cpu-warning-clock = La frecuencia apenas importa por encima de { $floor }, pero aquí la frecuencia base es de { $clock }.
cpu-warning-no-slots = El { $cpu } no tiene líneas PCIe para tarjetas gráficas.
cpu-warning-lanes = El { $cpu } tiene { $lanes } líneas PCIe para tarjetas gráficas; con { $gpus ->
    [one] una tarjeta
   *[other] { $gpus } tarjetas
} cada una recibe como máximo x{ $width }, menos de lo aconsejable, x{ $good }.

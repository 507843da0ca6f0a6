rule-train-memory-title = Memoria para entrenar

train-memory-headline = Entrenar { $model } con { $plan } ({ $method }) necesita { $need } de memoria gráfica; la tarjeta habitual más pequeña que sirve tiene { $size }.
train-memory-headline-divided = Entrenar { $model } con { $plan } ({ $method }), repartido entre { $count } tarjetas, necesita { $need } de memoria gráfica en cada tarjeta; la tarjeta habitual más pequeña que sirve tiene { $size }.
train-memory-headline-several = Entrenar { $model } con { $plan } ({ $method }) necesita { $need } de memoria gráfica, más de lo que tiene cualquier tarjeta habitual por sí sola. Repartido entre { $count } tarjetas de { $size } con ZeRO o FSDP, cada tarjeta guarda { $each }.
train-memory-headline-none = Entrenar { $model } con { $plan } ({ $method }) necesita { $need } de memoria gráfica en cada tarjeta, más de lo que pueden repartirse incluso cientos de tarjetas grandes.
train-memory-headline-fits = Entrenar { $model } con { $plan } ({ $method }) cabe en { $cards }: necesita { $need } en cada tarjeta.
train-memory-headline-tight = Entrenar { $model } con { $plan } ({ $method }) cabe por muy poco en { $cards }: necesita { $need } en cada tarjeta, y sobra menos de lo que se desvían estas predicciones.
train-memory-headline-instead-fits = Entrenar { $model } cabe en { $cards } con { $plan } ({ $method }): necesita { $need } en cada tarjeta. Con { $other } ({ $other-method }) no cabe: harían falta { $other-need }.
train-memory-headline-instead-tight = Entrenar { $model } cabe por muy poco en { $cards } con { $plan } ({ $method }): necesita { $need } en cada tarjeta, y sobra menos de lo que se desvían estas predicciones. Con { $other } ({ $other-method }) no cabe: harían falta { $other-need }.
train-memory-headline-short = Entrenar { $model } con { $plan } ({ $method }) no cabe en { $cards }: necesita { $need } en cada tarjeta.
train-memory-headline-short-sharded-fits = Entrenar { $model } con { $plan } ({ $method }) no cabe sin repartir en { $cards }: necesita { $need } en cada tarjeta. Repartido entre las { $count } tarjetas con ZeRO en su tercera etapa o FSDP sí cabe: cada tarjeta guarda entonces { $each }.
train-memory-headline-short-sharded-tight = Entrenar { $model } con { $plan } ({ $method }) no cabe sin repartir en { $cards }: necesita { $need } en cada tarjeta. Repartido entre las { $count } tarjetas con ZeRO en su tercera etapa o FSDP cabe por muy poco: cada tarjeta guarda entonces { $each }, y sobra menos que el error de estas predicciones.
train-memory-headline-short-sharded-short = Entrenar { $model } con { $plan } ({ $method }) no cabe sin repartir en { $cards }: necesita { $need } en cada tarjeta. Incluso repartido entre las { $count } tarjetas con ZeRO en su tercera etapa o FSDP, cada tarjeta tendría que guardar { $each }, que es demasiado.
train-memory-headline-largest = El mayor de los modelos habituales que se puede entrenar en { $cards } es { $model } con { $plan } ({ $method }): necesita { $need } en cada tarjeta, de { $room } utilizables.
train-memory-headline-nothing = Ninguno de los modelos habituales se puede entrenar en { $cards }: incluso { $model } con { $plan } ({ $method }) necesita { $need } en cada tarjeta, y solo se pueden usar { $room }.

train-memory-buy = Una tarjeta con { $size }
train-memory-buy-several = { $count } tarjetas de { $size }
train-memory-advice-model = { $model } con { $plan }
train-memory-advice-sharding = Repartido entre las { $cards } tarjetas con ZeRO en su tercera etapa o FSDP sí cabe: cada tarjeta guarda entonces { $need }.
train-memory-advice-cards = Repartido entre { $cards } de estas tarjetas con ZeRO en su tercera etapa o FSDP, { $plan } sí cabe: cada tarjeta guarda entonces { $need }.
train-memory-advice-method = { $plan } sí cabe: necesita { $need }.
train-memory-advice-card = No cabe con ningún método; incluso { $plan } necesita { $need } y, por tanto, una tarjeta con { $size }.
train-memory-hint-checkpointing = Los puntos de control de gradientes guardarían una sola copia del estado oculto por capa en lugar de todas.
train-memory-hint-logits = Solo los logits ocupan { $logits }; calcular la pérdida por trozos los evita.

train-memory-step-bytes = Bytes por parámetro con { $plan }: pesos, gradientes, optimizador
train-memory-step-states = Todos los parámetros
train-memory-step-table = { $plan } según la tabla de LLaMA-Factory
train-memory-step-published = { $plan } con { $model }, según lo publicado
train-memory-step-sharded = Lo que queda en una tarjeta tras el reparto
train-memory-step-copy = Una copia del estado oculto
train-memory-step-kept = Activaciones de todas las capas
train-memory-step-checkpointed = Activaciones con puntos de control: una copia por capa, y una capa en curso
train-memory-step-logits = Logits
train-memory-step-total = Estados, activaciones y motor en una tarjeta

train-memory-assume-lora = No se nombró ningún método; se supone LoRA sobre pesos de dieciséis bits. La tabla compara los demás.
train-memory-assume-least = No se nombró ningún método; se muestra el habitual que menos memoria pide. La tabla da el mayor modelo de cada uno.
train-memory-assume-batch = No se dijo todo sobre el lote; se cuenta { $batch } a la vez, de { $tokens } cada una.
train-memory-assume-copies = Para esta familia de modelos no se midió cuántas copias del estado oculto guarda una capa; se supone { $copies }, el extremo superior del intervalo publicado.
train-memory-assume-flux-dev = Las cifras se publicaron para la versión dev y se suponen para esta.
train-memory-note-short-sequences = La tabla publicada incluye las activaciones de secuencias cortas; indica el lote y la longitud de secuencia para que se sumen las más largas.
train-memory-note-bf16 = Todo en bf16 cuesta precisión numérica; los bytes por parámetro se ajustan a la tabla de LLaMA-Factory.
train-memory-note-no-sharding = Sin reparto cada tarjeta lo guarda todo, así que más tarjetas añaden velocidad y no memoria.
train-memory-sources-disagree-adapter = Las fuentes discrepan: la tabla de LLaMA-Factory lleva a { $table }, y la cifra por mil millones de parámetros del mismo README a { $rule }. Aquí se usa la tabla, porque el entrenamiento también guarda adaptadores, estados del optimizador y activaciones.
train-memory-sources-disagree-gradients = Las fuentes discrepan sobre los gradientes: el libro ML Engineering cuenta { $high }, { $high-total } en total; el artículo de ZeRO se suele citar con { $low }, { $low-total }. Aquí se usa la cifra mayor, que es la más prudente.
train-memory-sources-disagree-gradients-low = Las fuentes discrepan sobre los gradientes: el libro ML Engineering cuenta { $high }, { $high-total } en total; el artículo de ZeRO se suele citar con { $low }, { $low-total }. Aquí se usa la cifra menor, como has pedido.
train-memory-sources-disagree-flux = Las fuentes dan varias cifras para una LoRA de FLUX: el proyecto ai-toolkit pide { $tool }; el equipo de Hugging Face midió { $lora } en bf16 y { $qlora } con una base de cuatro bits, un optimizador de ocho bits y latentes guardados en caché. Aquí se usan las cifras medidas.
train-memory-warning-outside-table = La tabla publicada abarca modelos de { $first } a { $last }; más allá se prolongan sus líneas extremas.
train-memory-warning-traffic = La tercera etapa intercambia los pesos en cada paso, así que un enlace lento entre las tarjetas cuesta velocidad.

train-memory-missing-model = ¿Qué modelo hay que entrenar, o cuántos miles de millones de parámetros tiene?

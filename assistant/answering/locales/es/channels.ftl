channel-working = Estoy en ello…
channel-rate-user = Han sido muchas preguntas en poco tiempo. Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} y vuelve a preguntar.
channel-rate-channel = Este canal ha preguntado mucho en poco tiempo. Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} y vuelve a preguntar.
channel-busy = Ahora mismo hay demasiadas preguntas en espera. Vuelve a preguntar dentro de un minuto.
channel-unavailable = No he conseguido llegar a una respuesta tras varios intentos. Vuelve a preguntar más tarde.
channel-not-here = No estoy activado en este canal. Quien me administra puede permitirlo.
channel-admins-only = Esto solo pueden hacerlo quienes me administran.
channel-mute = A partir de ahora guardo silencio en este canal. Con «unmute» vuelvo a responder.
channel-is-muted = Me han pedido que guarde silencio en este canal.
channel-unmute = Vuelvo a responder en este canal.
channel-status = { $state ->
    [muted] En este canal guardo silencio.
   *[open] En este canal respondo.
} Preguntas en espera: { $waiting }, en curso: { $working }.
channel-help = Pregúntame con tus palabras por un equipo para aprendizaje profundo o modelos de lenguaje locales: fuente de alimentación, memoria, tarjetas, presupuesto. Una pregunta en el hilo de una respuesta la continúa. «in:NOMBRE» delante de una pregunta cita solo de esa colección de documentos. Órdenes: «language» con una etiqueta de idioma, «collections», «help»; para quienes me administran también «status», «mute», «unmute».
channel-collections = Colecciones de documentos: { $names }. Delante de una pregunta, { $example } cita solo de esa.
channel-collections-none = No hay más documentos que las guías de Rigwise.
channel-language-known = Indica uno de estos idiomas: { $known }; o «{ $automatic }» para el de cada pregunta.
channel-language-automatic = A partir de ahora respondo en el idioma de cada pregunta.
channel-language-chosen = A partir de ahora te respondo en este idioma: { $language }.
channel-thanks = Gracias, tomo nota.
channel-empty = ¿Qué te gustaría saber? Por ejemplo: ¿Qué fuente de alimentación necesito para dos RTX 3090?
channel-helpful = Útil
channel-not-helpful = No es útil
channel-edited = Has cambiado la pregunta después de que la respondiera.
channel-recompute = Responder de nuevo
channel-home = Respondo preguntas sobre equipos para aprendizaje profundo y modelos de lenguaje locales. Cada cifra se calcula con una regla declarada o se cita de una guía fechada; donde ninguna de las dos sustenta una respuesta, lo digo.
channel-home-examples = Prueba con una de estas
channel-home-language = Idioma de mis respuestas
channel-home-automatic = El de la pregunta
channel-home-hint = Mencióname en un canal, escríbeme directamente o usa { $command }. En el hilo entiendo las preguntas de seguimiento.
channel-document-added = «{ $title }» se ha añadido; a partir de ahora puedo citarlo.
channel-document-replaced = «{ $title }» ocupa el lugar del documento anterior con ese nombre.
channel-document-unchanged = «{ $title }» ya estaba y no ha cambiado nada en él.
channel-archive-added = Añadido de «{ $name }»: { $documents ->
    [one] { $documents } documento
   *[other] { $documents } documentos
}. Rechazados: { $refused }.
channel-document-too-large = «{ $name }» es demasiado grande: se pueden añadir como máximo { $limit }.
channel-document-gone = No se ha podido obtener «{ $name }». Envíalo de nuevo.

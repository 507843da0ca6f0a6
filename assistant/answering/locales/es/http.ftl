http-scope = Para esto hace falta una clave con el permiso «{ $scope }». El operador la crea con «{ $command }».
http-host = Este servidor no responde al nombre de esta petición. Su operador puede permitirlo con el ajuste { $setting }.
http-origin = { $origin ->
    [none] Esta petición no indica un origen que reciba un pase.
   *[other] El origen { $origin } no recibe ningún pase.
 } El operador del servidor puede nombrarlo en el ajuste { $setting }; con una clave se puede preguntar igualmente.
http-slow = La petición no llegó en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Envíala de nuevo de una sola vez.
http-timeout = La respuesta no se encontró en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Vuelve a preguntar, o hazlo más brevemente.
http-bad-request = Esto no es una petición HTTP válida.
http-conversation-unknown = No existe tal conversación, o se ha olvidado.
http-chip-fixed = A este dato de la pregunta no se le puede dar otro número.
http-answer-unknown = No existe ninguna respuesta con este número, o se ha olvidado.
http-no-chart = En esta respuesta no hay nada que dibujar.
http-guide-not-removable = «{ $document }» forma parte de Rigwise y no se puede quitar; solo se quitan los documentos propios.
http-file-name = «{ $name }» no puede ser el nombre de un documento. Indica un nombre de archivo sencillo que termine en una de estas extensiones: { $supported }.
http-question-missing = La lista de mensajes no contiene ninguna pregunta; el último mensaje debe ser del usuario y llevar texto.
http-unsupported = «{ $field }» no se puede usar aquí: Rigwise calcula y cita, no llama a herramientas ni sigue un esquema de salida. Omítelo.
http-only-text = Solo se puede leer texto: quite del mensaje la parte de tipo «{ $kind }» y haga la pregunta con palabras.
http-model-unknown = No hay ningún modelo «{ $name }». Hay: { $known }
http-index-fault = Ahora mismo no se pueden leer ni escribir los documentos. El operador encuentra el motivo en el registro del servidor.
http-index-busy = Ahora mismo se están incorporando otros documentos. Inténtalo de nuevo cuando haya terminado.
http-state-fault = Ahora mismo no se puede leer ni escribir lo que guarda el servidor. Inténtalo de nuevo en un momento; el operador encuentra el motivo en el registro del servidor.
http-input-choice = El dato «{ $field }» no puede ser «{ $given }». Elige uno de estos: { $known }.
http-input-long = El dato «{ $field }» es demasiado largo; se leen como máximo { $limit } caracteres. Acórtalo.
http-input-number = El dato «{ $field }» no puede ser «{ $given }». Indica un número entero de { $minimum } a { $maximum }.
http-input-form = El dato «{ $field }» no puede ser «{ $given }». La descripción de la herramienta dice qué puede ser.
http-repeat-other = El «{ $header }» de esta petición ya se usó para otra. Da a cada petición uno propio, y el mismo solo a la misma petición.
http-repeat-running = La petición con este «{ $header }» se está respondiendo ahora mismo. Envíala de nuevo en un momento para obtener la respuesta.

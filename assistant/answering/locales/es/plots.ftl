plot-total = Total
plot-value = Tamaño
plot-unknown = No existe el gráfico «{ $name }». Existen: { $known }.
plot-other-rule = Este gráfico muestra cálculos de { $known }, no de { $rule }.
plot-nothing-to-show = Este cálculo no contiene cifras para el gráfico; indica tarjetas con precio o memoria, o un equipo por sus componentes.

plot-speed-price-title = Velocidad frente a precio
plot-speed-price-desc = { $count } tarjetas, un punto por cada una: el precio hacia la derecha, la velocidad hacia arriba.

plot-memory-title = { $model ->
    [none] Qué llena la memoria
   *[other] Qué llena la memoria: { $model }
}
plot-memory-desc = { $room ->
    [none] Las partes suman { $total }.
   *[other] Las partes suman { $total }; las tarjetas tienen { $room }.
}
plot-memory-weights = pesos
plot-memory-states = pesos, gradientes y optimizador
plot-memory-cache = caché del contexto
plot-memory-state = estado recurrente
plot-memory-activations = activaciones
plot-memory-logits = logits
plot-memory-overhead = motor
plot-memory-room = memoria de las tarjetas
plot-memory-one-card = una tarjeta

plot-power-title = Qué consume y qué lo soporta
plot-power-desc = Las tarjetas, el procesador y el resto consumen { $total } a plena carga. Las líneas discontinuas muestran la fuente y el circuito.
plot-power-cards = tarjetas, { $count } × { $power }
plot-power-cpu = procesador
plot-power-rest = resto del equipo
plot-power-supply = fuente de alimentación
plot-power-circuit = tras la fuente en { $circuit }

plot-break-even-title = Alquilar o comprar una tarjeta
plot-break-even-desc = Dos líneas de coste a lo largo de las horas de uso; se cruzan a las { $hours }, y a partir de ahí sale más barato comprar.
plot-break-even-hours = Horas de uso
plot-break-even-cost = Coste
plot-break-even-renting = alquilar
plot-break-even-buying = comprar, con electricidad
plot-break-even-point = equilibrio: { $hours }

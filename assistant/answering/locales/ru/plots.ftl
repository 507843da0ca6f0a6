plot-total = Всего
plot-value = Величина
plot-unknown = Графика «{ $name }» нет. Есть: { $known }.
plot-other-rule = Этот график показывает расчёты правил { $known }, а не { $rule }.
plot-nothing-to-show = В этом расчёте нет чисел для графика; укажите карты с ценой или памятью либо машину по частям.

plot-speed-price-title = Скорость и цена
plot-speed-price-desc = Карт: { $count }, каждая точкой: цена вправо, скорость вверх.

plot-memory-title = { $model ->
    [none] Что занимает память
   *[other] Что занимает память: { $model }
}
plot-memory-desc = { $room ->
    [none] Вместе части дают { $total }.
   *[other] Вместе части дают { $total }; у карт есть { $room }.
}
plot-memory-weights = веса
plot-memory-states = веса, градиенты и оптимизатор
plot-memory-cache = кэш контекста
plot-memory-state = рекуррентное состояние
plot-memory-activations = активации
plot-memory-logits = логиты
plot-memory-overhead = движок
plot-memory-room = память карт
plot-memory-one-card = одна карта

plot-power-title = Что потребляет и что питает
plot-power-desc = Карты, процессор и остальное потребляют { $total } при полной нагрузке. Штриховые линии показывают блок питания и линию электросети.
plot-power-cards = карты, { $count } × { $power }
plot-power-cpu = процессор
plot-power-rest = остальная машина
plot-power-supply = блок питания
plot-power-circuit = за блоком питания на { $circuit }

plot-break-even-title = Арендовать или купить одну карту
plot-break-even-desc = Две линии стоимости по часам работы; они сходятся на { $hours }, дальше покупка дешевле.
plot-break-even-hours = Часы работы
plot-break-even-cost = Стоимость
plot-break-even-renting = аренда
plot-break-even-buying = покупка с электричеством
plot-break-even-point = окупаемость { $hours }

plot-total = Total
plot-value = Valor
plot-unknown = Não há gráfico “{ $name }”. Há: { $known }.
plot-other-rule = Este gráfico mostra cálculos de { $known }, não de { $rule }.
plot-nothing-to-show = Este cálculo não tem números para o gráfico; indique placas com preço ou memória, ou uma máquina por suas partes.

plot-speed-price-title = Velocidade em relação ao preço
plot-speed-price-desc = { $count } placas, um ponto cada: o preço para a direita, a velocidade para cima.

plot-memory-title = { $model ->
    [none] O que enche a memória
   *[other] O que enche a memória: { $model }
}
plot-memory-desc = { $room ->
    [none] As partes somam { $total }.
   *[other] As partes somam { $total }; as placas têm { $room }.
}
plot-memory-weights = pesos
plot-memory-states = pesos, gradientes e otimizador
plot-memory-cache = cache do contexto
plot-memory-state = estado recorrente
plot-memory-activations = ativações
plot-memory-logits = logits
plot-memory-overhead = motor
plot-memory-room = memória das placas
plot-memory-one-card = uma placa

plot-power-title = O que consome e o que sustenta
plot-power-desc = Placas, processador e o resto consomem { $total } em carga máxima. As linhas tracejadas mostram a fonte e o circuito.
plot-power-cards = placas, { $count } × { $power }
plot-power-cpu = processador
plot-power-rest = resto da máquina
plot-power-supply = fonte
plot-power-circuit = atrás da fonte em { $circuit }

plot-break-even-title = Alugar ou comprar uma placa
plot-break-even-desc = Duas linhas de custo ao longo das horas de uso; elas se cruzam em { $hours }, e depois disso comprar sai mais barato.
plot-break-even-hours = Horas de uso
plot-break-even-cost = Custo
plot-break-even-renting = aluguel
plot-break-even-buying = compra, com eletricidade
plot-break-even-point = equilíbrio { $hours }

rule-circuit-title = Circuito elétrico

circuit-headline-usual = Para cargas de vários dias, os circuitos usuais { $circuits } suportam respectivamente { $carried }.
circuit-headline-carries = Um circuito de { $circuit } suporta { $carried } por dias; atrás da fonte, { $machine } disso chegam à máquina.
circuit-headline-carries-hours = Um circuito de { $circuit } suporta { $carried } por { $hours }; atrás da fonte, { $machine } disso chegam à máquina.
circuit-headline-cards = { $count ->
    [one] Um circuito de { $circuit } alimenta { $count } { $card }, com { $carried } para a máquina toda.
   *[other] Um circuito de { $circuit } alimenta { $count } × { $card }, com { $carried } para a máquina toda.
}
circuit-headline-no-card = Um circuito de { $circuit } suporta { $carried }, o que não basta para uma máquina com uma { $card }.
circuit-headline-cards-usual = Os circuitos usuais { $circuits } alimentam respectivamente { $counts } placas { $card }, sempre com um processador e o resto da máquina.
circuit-headline-machine = A máquina consome { $wall } ({ $currents } em { $volts }) na tomada. Bastam por dias: { $enough }.
circuit-headline-machine-none = A máquina consome { $wall } ({ $currents } em { $volts }) na tomada, mais do que qualquer circuito doméstico usual suporta por dias.
circuit-headline-verdict-all = Sim, em qualquer circuito usual ({ $enough }): a máquina consome { $wall } ({ $currents } em { $volts }) na tomada.
circuit-headline-verdict-some = Não em todos os circuitos: por dias, sim com { $enough }, não com { $short }. A máquina consome { $wall } ({ $currents } em { $volts }) na tomada.
circuit-headline-verdict-none = Não: a máquina consome { $wall } ({ $currents } em { $volts }) na tomada, mais do que qualquer circuito doméstico usual suporta por dias.
circuit-headline-fits = Sim: a máquina consome { $wall } ({ $currents } em { $volts }) na tomada, e um circuito de { $circuit } suporta { $carried }.
circuit-headline-too-much = Não: a máquina consome { $wall } ({ $currents } em { $volts }) na tomada, e um circuito de { $circuit } só suporta { $carried }.

circuit-step-nominal = Potência nominal de um circuito de { $circuit }
circuit-step-share = Parcela dela com que se planeja
circuit-step-free = O que sobra depois de tudo o mais no circuito
circuit-step-behind-supply = O que disso chega à máquina atrás da fonte
circuit-step-load = Potência da máquina em carga máxima
circuit-step-current = Corrente em { $volts }
circuit-step-cards = Placas que o circuito alimenta além do processador e do resto

circuit-values-disagree = Há dois valores em uso para uma tomada de { $circuit }: { $share } da corrente, { $by-share }, e { $amps } para cargas de vários dias, { $by-amps }, porque a norma da tomada pede a corrente plena por apenas { $hours }. Usa-se o menor, já que uma máquina que calcula por dias é uma carga assim.
circuit-assume-days = Supõe-se que a carga dure dias; a partir de { $hours } ela conta como contínua.
circuit-assume-usual = Nenhum circuito nem país foi citado; comparam-se os circuitos usuais.
circuit-note-unconfirmed = O circuito usual deste país é conhecimento comum e não foi confirmado; olhe o disjuntor.
circuit-note-supply = Uma fonte de mais de cerca de { $low } a { $high } não consegue trabalhar na potência nominal plena neste circuito.
circuit-note-left-out = A { $card } traz a própria fonte e fica fora da soma.
circuit-hint-limit = Com um limite de potência de { $limits } por placa, a máquina fica dentro do circuito, e as placas mantêm pelo menos cerca de { $speed } da velocidade.
circuit-warning-shared = Tudo o mais no mesmo circuito também conta, como um monitor, um aquecedor ou um ar-condicionado.
circuit-warning-contract = O contrato de uma casa inteira neste país muitas vezes é de só { $contract }; ele limita tudo na casa em conjunto.

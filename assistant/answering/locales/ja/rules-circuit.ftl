rule-circuit-title = コンセント回路

circuit-headline-usual = 何日も続く負荷では、一般的な回路{ $circuits }で使える電力は、順に{ $carried }です。
circuit-headline-carries = { $circuit }の回路で何日も続けて使えるのは{ $carried }で、そのうち電源ユニットを通ってマシンに届くのは{ $machine }です。
circuit-headline-carries-hours = { $circuit }の回路で{ $hours }使えるのは{ $carried }で、そのうち電源ユニットを通ってマシンに届くのは{ $machine }です。
circuit-headline-cards = { $circuit }の回路はマシン全体に{ $carried }を供給でき、{ $card }を{ $count }枚動かせます。
circuit-headline-no-card = { $circuit }の回路で使えるのは{ $carried }で、{ $card }一枚のマシンにも足りません。
circuit-headline-cards-usual = CPUとその他の部品も含めて、一般的な回路{ $circuits }で動かせる{ $card }は、順に{ $counts }枚です。
circuit-headline-machine = マシンがコンセントから取る電力は{ $wall }（{ $volts }で{ $currents }）です。何日も続けて使うのに足りる回路：{ $enough }。
circuit-headline-machine-none = マシンがコンセントから取る電力は{ $wall }（{ $volts }で{ $currents }）で、一般家庭のどの回路でも何日も続けては使えません。
circuit-headline-verdict-all = はい、一般的な回路ならどれでも足ります（{ $enough }）。マシンがコンセントから取る電力は{ $wall }（{ $volts }で{ $currents }）です。
circuit-headline-verdict-some = 回路によります。何日も続けて使うのに足りるのは{ $enough }で、{ $short }では足りません。マシンがコンセントから取る電力は{ $wall }（{ $volts }で{ $currents }）です。
circuit-headline-verdict-none = いいえ、足りません。マシンがコンセントから取る電力は{ $wall }（{ $volts }で{ $currents }）で、一般家庭のどの回路でも何日も続けては使えません。
circuit-headline-fits = はい、使えます。マシンがコンセントから取る電力は{ $wall }（{ $volts }で{ $currents }）で、{ $circuit }の回路では{ $carried }まで使えます。
circuit-headline-too-much = いいえ、足りません。マシンがコンセントから取る電力は{ $wall }（{ $volts }で{ $currents }）ですが、{ $circuit }の回路で使えるのは{ $carried }までです。

circuit-step-nominal = { $circuit }の回路の公称電力
circuit-step-share = そのうち計画に使う割合
circuit-step-free = 回路上のほかの機器を除いた残り
circuit-step-behind-supply = そのうち電源ユニットを通ってマシンに届く電力
circuit-step-load = フルロード時のマシンの電力
circuit-step-current = { $volts }での電流
circuit-step-cards = CPUとその他の部品のほかに動かせるカードの枚数

circuit-values-disagree = { $circuit }のコンセントには二つの値が使われています。電流の{ $share }で{ $by-share }とする値と、何日も続く負荷には{ $amps }で{ $by-amps }とする値です。後者は、コンセントの規格が最大電流を{ $hours }しか求めていないためです。何日も計算するマシンはそのような負荷なので、小さい方を使います。
circuit-assume-days = 負荷は何日も続くものとします。{ $hours }以上は連続負荷とみなします。
circuit-assume-usual = 回路も国も指定がないため、一般的な回路を比較します。
circuit-note-unconfirmed = この国の一般的な回路は広く知られている値で、確認はできていません。ブレーカーを確認してください。
circuit-note-supply = { $low }から{ $high }程度を超える電源ユニットは、この回路では定格いっぱいまで使えません。
circuit-note-left-out = { $card }は専用の電源を備えているため、合計に含めません。
circuit-hint-limit = カード一枚を{ $limits }に電力制限すると、マシンは回路の範囲に収まり、カードは少なくとも約{ $speed }の速度を保ちます。
circuit-warning-shared = 同じ回路につながるモニター、暖房、エアコンなども合算されます。
circuit-warning-contract = この国では家全体の契約が{ $contract }しかないことが多く、家中の機器の合計がこれに制限されます。

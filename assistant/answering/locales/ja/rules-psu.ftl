rule-psu-title = 電源ユニット

psu-headline = { $size }の電源ユニットを買ってください。このマシンには少なくとも{ $required }必要です。
psu-headline-several = このマシンには少なくとも{ $required }必要で、この回路で使える電源ユニット一台では足りません。電源ユニットを{ $count }台使ってください：{ $sizes }。
psu-headline-2018 = { $year }年のハードウェアガイドによると、このマシンには{ $required }必要です。市販されている次の容量は{ $size }です。
psu-headline-2018-several = { $year }年のハードウェアガイドによると、このマシンには{ $required }必要で、電源ユニットが{ $count }台要ります：{ $sizes }。
psu-headline-enough = はい、{ $given }で足ります。マシンはフルロードで{ $load }を消費し、電源ユニットには少なくとも{ $required }が必要です。
psu-headline-oversize = { $given }はこのマシンに必要な容量を上回ります。フルロードの消費電力は{ $load }で定格の{ $share }にあたり、{ $size }の電源ユニットで足ります。
psu-headline-right-size = { $given }は大きすぎません。フルロードの消費電力は{ $load }で、少なくとも{ $required }の電源ユニットが要り、市販のより小さい容量では届きません。
psu-headline-tight = { $given }ではぎりぎりです。フルロードの{ $load }はまかなえますが、マシンには少なくとも{ $required }あるべきです。{ $size }を買う方が安心です。
psu-headline-tight-several = { $given }ではぎりぎりです。フルロードの{ $load }はまかなえますが、マシンには少なくとも{ $required }あるべきです。電源ユニットを{ $count }台使う方が安心です：{ $sizes }。
psu-headline-short = いいえ、{ $given }では足りません。マシンはフルロードで{ $load }を消費し、少なくとも{ $required }必要です。{ $size }の電源ユニットを買ってください。
psu-headline-short-several = いいえ、{ $given }では足りません。マシンはフルロードで{ $load }を消費し、少なくとも{ $required }必要です。電源ユニットを{ $count }台使ってください：{ $sizes }。
psu-headline-cards = { $given }の電源ユニットで使えるのは{ $card }が{ $count }枚までです。そのマシンには少なくとも{ $required }必要で、もう一枚増やすと{ $more }必要になります。
psu-headline-cards-most = { $given }の電源ユニットなら{ $card }を{ $count }枚以上使えます。その構成には少なくとも{ $required }必要で、それより多い構成はここでは計算しません。
psu-headline-cards-none = { $given }の電源ユニットでは{ $card }は一枚も使えません。マシンには少なくとも{ $required }必要です。
psu-headline-laptop = 電源ユニットを選ぶ必要はありません。{ $card }はノートPCの一部で、付属のACアダプターが全体をまかないます。
psu-headline-integrated = { $card }に電源ユニットを選ぶ必要はありません。CPUか完成品マシンに組み込まれており、本体の電源がまかないます。
psu-buy = { $size }の電源ユニット
psu-buy-several = 電源ユニット{ $count }台：{ $sizes }

psu-step-load = カード、CPU、その他の部品
psu-step-cpu = TDP { $tdp }のCPUのターボ時の電力
psu-step-named-cpu = { $cpu }のターボ時の最大電力
psu-step-server-cpu = { $cpu }のフルロード時の電力（TDP）
psu-step-margin = 余裕を加えたもの
psu-step-peaks = 全カードが同時にピークに達しても、許容される瞬間超過でまかなえる定格
psu-step-maker = メーカーが{ $card }に求める最低容量と、追加のカードの分
psu-step-database = カードのデータベースが{ $card }に勧める最低容量に割り増しを加え、追加のカードの分を足したもの
psu-step-required = 必要な定格：このうち最大のもの
psu-step-plugs = { $kind }の電源プラグの数
psu-step-wall = コンセントでの電力
psu-step-circuit = { $circuit }の回路で何日も続けて使える電力

psu-assume-cpu = CPUの指定がないため、フルロードで{ $power }とみなします。
psu-assume-cpu-is-turbo = { $power }はCPUがフルロードで消費する電力とみなします。これがTDPにすぎないなら、ターボ時には約{ $turbo }になることがあります。
psu-assume-server-cpu = { $cpu }はサーバー用CPUなので、フルロードでもTDPの{ $power }を守るとみなします。
psu-assume-cpu-from-tdp = TDP { $tdp }に対し、Intelの電源ガイドの区分に従ってターボ時{ $power }とみなします。メーカーはターボ時の電力を示していません。
psu-assume-rest = マザーボード、メモリ、ドライブ、ファンに{ $rest }を見込みます。
psu-assume-efficiency = 電源ユニットはコンセントからの電力の{ $share }をマシンに渡します。これはフルロードで{ $tier }認証が許す下限です。
psu-assume-limit-speed = ボード消費電力の{ $share }にあたる{ $limit }に制限しても、カードは約{ $speed }の速度を保ちます。
psu-assume-limit-speed-band = ボード消費電力の{ $share }にあたる{ $limit }に制限しても、カードは約{ $low }から{ $high }の速度を保ちます。
psu-note-limit-floor = { $card }は{ $floor }より低い電力制限を受け付けません。
psu-note-supplies-at-hand = 電源ユニット{ $count }台を合わせて{ $given }として計算しています。それぞれの電源ユニットは、自分のケーブルにつないだカードをまかなえる必要があります。
psu-note-several-supplies = どのカードも、ケーブルからの電力は一台の電源ユニットからすべて取り、連動アダプタで一緒に起動します。マザーボードにつながる電源ユニットは、カードあたり最大{ $slot }のスロット給電も受け持ちます。
psu-note-laptop-left-out = { $card }はノートPCの一部なので、合計に含めません。
psu-note-integrated-left-out = { $card }はCPUか完成品マシンの一部なので、合計に含めません。

psu-hint-limit-for-supply = カード一枚を{ $limits }に電力制限すると、この電源ユニットで余裕ができ、カードは少なくとも約{ $speed }の速度を保ちます。
psu-hint-limit-for-circuit = カード一枚を{ $limits }に電力制限すると、マシンはコンセント回路の範囲に収まり、カードは少なくとも約{ $speed }の速度を保ちます。
psu-warning-misses-margin = フルロードに対する余裕が足りません。余裕を含めると{ $needed }必要です。
psu-warning-misses-peaks = 全カードが同時にピークに達すると電源が落ちることがあります。それに耐えるには{ $needed }必要です。
psu-warning-misses-maker = カードメーカーの最低容量から求まる{ $needed }を下回ります。
psu-warning-limit-unmeasured = ボード消費電力の{ $share }にあたる{ $limit }の制限は、これまで測定されたどの値よりも低く、速度ははっきり落ちると考えてください。
psu-warning-circuit = マシンがコンセントから取る電力は{ $wall }で、{ $circuit }の回路で何日も続けて使える{ $carried }を超えます。容量の大きい回路か二つの別回路を使うか、電力制限をかけてください。
psu-warning-some-circuits = マシンがコンセントから取る電力は{ $wall }で、{ $circuit }の回路で何日も続けて使える{ $carried }を超えます。足りる回路：{ $enough }。
psu-warning-every-circuit = マシンがコンセントから取る電力は{ $wall }で、一般家庭のどの回路でも何日も続けては使えません。{ $circuit }でも{ $carried }までです。別々の回路に分けるか、電力制限をかけてください。
psu-warning-high-voltage = { $size }の電源ユニットが全出力を出せるのは{ $volts }以上の商用電圧だけです。それより低い電圧では{ $largest }程度が上限です。
psu-warning-high-voltage-or-several = { $size }の電源ユニットが全出力を出せるのは{ $volts }以上の商用電圧だけです。それより低い電圧では{ $largest }程度が上限なので、{ $count }台使ってください：{ $sizes }。

psu-2018-three-sums = { $year }年のハードウェアガイドには矛盾があります。このマシンの場合、本文と要約では{ $body }、計算例の合計では{ $example }、余裕を加えた計算例では{ $with-margin }になります。計算の過程が示され、三つの中で最も慎重な計算例に従います。
psu-2018-size = { $year }年のガイドの例は{ $size }の電源ユニットで終わっていますが、この容量はほとんど売られていません。

psu-missing-cards = マシンにどのグラフィックボードを何枚載せますか。
psu-headline-limit = カード一枚あたり{ $limits }の電力制限では、速度は少なくとも約{ $speed }が保たれます。フルロードでのマシンの消費電力は{ $full }ではなく{ $load }になり、{ $sizes }の電源ユニットで足ります。
psu-headline-limit-unmeasured = カード一枚あたり{ $limits }の電力制限では、フルロードでのマシンの消費電力は{ $full }ではなく{ $load }になり、{ $sizes }の電源ユニットで足ります。これほど低い制限でどれだけ速度が残るかは測定されていません。
psu-headline-total = フルロードでのマシン全体の消費電力は{ $load }、コンセントでは{ $wall }です。{ $sizes }の電源ユニットが必要です。
psu-headline-draw = { $count ->
   *[other] { $cards }の消費電力は最大{ $power }です。これを積むマシンには{ $sizes }の電源ユニットが必要です。
}
psu-step-cards = カタログによるカードの消費電力

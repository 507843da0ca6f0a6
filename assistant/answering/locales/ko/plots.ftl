plot-total = 합계
plot-value = 값
plot-unknown = ‘{ $name }’ 차트는 없습니다. 있는 것: { $known }.
plot-other-rule = 이 차트는 { $known } 계산을 보여 주며 { $rule } 계산은 보여 주지 않습니다.
plot-nothing-to-show = 이 계산에는 차트로 그릴 숫자가 없습니다. 가격이나 메모리가 있는 카드 또는 부품별 컴퓨터를 지정하세요.

plot-speed-price-title = 가격 대비 속도
plot-speed-price-desc = 카드 { $count }종을 점으로 표시: 오른쪽으로 갈수록 비싸고 위로 갈수록 빠릅니다.

plot-memory-title = { $model ->
    [none] 메모리를 채우는 것
   *[other] 메모리를 채우는 것: { $model }
}
plot-memory-desc = { $room ->
    [none] 각 부분의 합은 { $total }입니다.
   *[other] 각 부분의 합은 { $total }이고, 카드에는 { $room }이 있습니다.
}
plot-memory-weights = 가중치
plot-memory-states = 가중치, 기울기, 옵티마이저
plot-memory-cache = 컨텍스트 캐시
plot-memory-state = 순환 상태
plot-memory-activations = 활성값
plot-memory-logits = 로짓
plot-memory-overhead = 엔진
plot-memory-room = 카드 메모리
plot-memory-one-card = 카드 한 장

plot-power-title = 전력을 쓰는 것과 공급하는 것
plot-power-desc = 카드, 프로세서, 나머지가 최대 부하에서 { $total }를 씁니다. 점선은 파워 서플라이와 회로를 나타냅니다.
plot-power-cards = 카드, { $count } × { $power }
plot-power-cpu = 프로세서
plot-power-rest = 컴퓨터의 나머지
plot-power-supply = 파워 서플라이
plot-power-circuit = { $circuit } 회로에서 파워를 거친 뒤

plot-break-even-title = 카드 한 장, 임대와 구매
plot-break-even-desc = 사용 시간에 따른 두 비용선은 { $hours }에서 만나며, 그 뒤로는 구매가 쌉니다.
plot-break-even-hours = 사용 시간
plot-break-even-cost = 비용
plot-break-even-renting = 임대
plot-break-even-buying = 구매와 전기료
plot-break-even-point = 손익분기 { $hours }

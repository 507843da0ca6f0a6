machine-step-running = 작업 중인 컴퓨터의 전력
machine-step-wall = 콘센트 기준 전력
machine-assume-running-cpu = 프로세서를 지정하지 않아 최대 부하 { $full }인 것으로 가정하며, 카드가 일하는 동안에는 그중 { $power }만 셉니다.
machine-assume-same-cpu = 앞서 말한 프로세서를 그대로 씁니다: { $processor }.
machine-assume-cpu-family =
    프로세서는 제품군만 말했습니다: { $family }. 카탈로그의 { $kind ->
        [desktop] 데스크톱
        [hedt] 워크스테이션
       *[server] 서버
    }용 모델 가운데 정격 전력이 가장 높은 { $cpu }({ $power })로 계산했습니다. “{ $cpu }”처럼 모델명을 말하면 그 모델로 계산합니다.
machine-assume-rest = 메인보드, 메모리, 드라이브, 팬에는 { $rest }로 봅니다.
machine-assume-efficiency = 파워 서플라이는 콘센트 전력의 { $share }를 컴퓨터에 전달하는 것으로 봅니다. { $tier } 등급이 낮은 쪽 전압에서 절반 부하일 때 지켜야 하는 값입니다.

http-scope = 이 작업에는 ‘{ $scope }’ 권한이 있는 키가 필요합니다. 운영자가 ‘{ $command }’(으)로 만들 수 있습니다.
http-host = 이 서버는 요청에 적힌 이름으로는 답하지 않습니다. 운영자가 { $setting } 설정으로 허용할 수 있습니다.
http-origin = { $origin ->
    [none] 이 요청에는 패스를 받을 수 있는 출처(origin)가 없습니다.
   *[other] 출처(origin) { $origin }에는 패스를 주지 않습니다.
 } 서버 운영자가 { $setting } 설정에 추가할 수 있으며, 키가 있으면 그대로 물어볼 수 있습니다.
http-slow = 요청이 { $seconds }초 안에 도착하지 않았습니다. 한 번에 다시 보내 주세요.
http-timeout = { $seconds }초 안에 답을 찾지 못했습니다. 다시 묻거나 더 짧게 물어봐 주세요.
http-bad-request = 올바른 HTTP 요청이 아닙니다.
http-conversation-unknown = 그런 대화가 없거나 이미 지워졌습니다.
http-chip-fixed = 질문의 이 항목에는 다른 숫자를 넣을 수 없습니다.
http-answer-unknown = 그 번호의 답변이 없거나 이미 지워졌습니다.
http-no-chart = 이 답변에는 그릴 것이 없습니다.
http-guide-not-removable = ‘{ $document }’ 문서는 Rigwise에 포함된 것이라 지울 수 없습니다. 직접 추가한 문서만 지울 수 있습니다.
http-file-name = ‘{ $name }’은(는) 문서 이름이 될 수 없습니다. 다음 중 하나로 끝나는 단순한 파일 이름을 주세요: { $supported }.
http-question-missing = 메시지 목록에 질문이 없습니다. 마지막 메시지는 사용자의 것이고 글이 있어야 합니다.
http-unsupported = ‘{ $field }’은(는) 여기서 쓸 수 없습니다. Rigwise는 계산하고 인용할 뿐, 도구를 부르거나 출력 스키마를 따르지 않습니다. 빼 주세요.
http-only-text = 글만 읽을 수 있습니다. 메시지에서 “{ $kind }” 종류의 부분을 빼고 질문을 글로 써 주십시오.
http-model-unknown = ‘{ $name }’ 모델이 없습니다. 있는 것: { $known }
http-index-fault = 지금은 문서를 읽거나 쓸 수 없습니다. 이유는 서버 로그에서 운영자가 확인할 수 있습니다.
http-index-busy = 지금 다른 문서를 추가하는 중입니다. 끝난 뒤에 다시 시도하세요.
http-state-fault = 지금은 서버가 보관하는 자료를 읽거나 쓸 수 없습니다. 잠시 뒤 다시 시도하세요. 이유는 서버 로그에서 운영자가 확인할 수 있습니다.
http-input-choice = 입력 ‘{ $field }’은(는) ‘{ $given }’일 수 없습니다. 다음 중에서 고르세요: { $known }.
http-input-long = 입력 ‘{ $field }’이(가) 너무 깁니다. 최대 { $limit }자까지 읽습니다. 줄여 주세요.
http-input-number = 입력 ‘{ $field }’은(는) ‘{ $given }’일 수 없습니다. { $minimum }부터 { $maximum }까지의 정수를 주세요.
http-input-form = 입력 ‘{ $field }’은(는) ‘{ $given }’일 수 없습니다. 가능한 값은 도구 설명에 있습니다.
http-repeat-other = 이 요청의 ‘{ $header }’은(는) 이미 다른 요청에 쓰였습니다. 요청마다 다른 값을 쓰고, 같은 값은 같은 요청을 다시 보낼 때만 쓰십시오.
http-repeat-running = 이 ‘{ $header }’의 요청에 지금 답하고 있습니다. 잠시 뒤에 다시 보내면 그 답을 받을 수 있습니다.

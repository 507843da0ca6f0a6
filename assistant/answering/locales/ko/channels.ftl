channel-working = 답을 찾는 중입니다 …
channel-rate-user = 짧은 시간에 질문이 너무 많았습니다. { $seconds }초 뒤에 다시 물어봐 주세요.
channel-rate-channel = 이 채널에서 짧은 시간에 질문이 너무 많았습니다. { $seconds }초 뒤에 다시 물어봐 주세요.
channel-busy = 지금 기다리는 질문이 너무 많습니다. 일 분 뒤에 다시 물어봐 주세요.
channel-unavailable = 여러 번 시도했지만 답을 찾지 못했습니다. 나중에 다시 물어봐 주세요.
channel-not-here = 이 채널에서는 사용하도록 설정되지 않았습니다. 운영자가 허용할 수 있습니다.
channel-admins-only = 운영자만 할 수 있는 일입니다.
channel-mute = 이제부터 이 채널에서 조용히 있겠습니다. ‘unmute’라고 하면 다시 답합니다.
channel-unmute = 이 채널에서 다시 답합니다.
channel-is-muted = 이 채널에서는 조용히 있으라는 지시를 받았습니다.
channel-status = { $state ->
    [muted] 이 채널에서는 조용히 있습니다.
   *[open] 이 채널에서 답하고 있습니다.
} 기다리는 질문: { $waiting }, 답하는 중: { $working }.
channel-help = 딥러닝이나 로컬 언어 모델용 컴퓨터에 대해 편하게 물어보세요: 파워, 메모리, 카드, 예산. 답변 스레드에서 이어서 물을 수 있습니다. 질문 앞에 ‘in:이름’을 쓰면 그 문서 모음에서만 인용합니다. 명령: ‘language’와 언어 태그, ‘collections’, ‘help’. 운영자는 ‘status’, ‘mute’, ‘unmute’도 쓸 수 있습니다.
channel-collections = 문서 모음: { $names }. 질문 앞에 { $example }을(를) 쓰면 그 모음에서만 인용합니다.
channel-collections-none = Rigwise 가이드 외에는 문서가 없습니다.
channel-language-known = 다음 언어 중 하나를 말해 주세요: { $known }. 질문의 언어를 따르려면 ‘{ $automatic }’.
channel-language-automatic = 이제부터 질문한 언어로 답합니다.
channel-language-chosen = 이제부터 다음 언어로 답합니다: { $language }.
channel-thanks = 감사합니다. 기록했습니다.
channel-empty = 무엇을 알고 싶으신가요? 예: RTX 3090 두 장에는 어떤 파워가 필요한가요?
channel-helpful = 도움이 됨
channel-not-helpful = 도움이 안 됨
channel-edited = 답변한 뒤에 질문을 고치셨습니다.
channel-recompute = 다시 답하기
channel-home = 딥러닝과 로컬 언어 모델용 컴퓨터에 관한 질문에 답합니다. 모든 숫자는 밝힌 규칙으로 계산하거나 날짜가 있는 가이드에서 인용하며, 둘 다 없으면 없다고 말합니다.
channel-home-examples = 이렇게 물어보세요
channel-home-language = 답변 언어
channel-home-automatic = 질문의 언어
channel-home-hint = 채널에서 저를 언급하거나, 직접 메시지를 보내거나, { $command } 명령을 쓰세요. 스레드에서 이어지는 질문도 이해합니다.
channel-document-added = ‘{ $title }’ 문서를 추가했습니다. 이제부터 인용할 수 있습니다.
channel-document-replaced = ‘{ $title }’ 문서가 같은 이름의 이전 문서를 대신합니다.
channel-document-unchanged = ‘{ $title }’ 문서는 이미 있었고 바뀐 것이 없습니다.
channel-archive-added = ‘{ $name }’에서 문서 { $documents }개를 추가했습니다. 거절: { $refused }개.
channel-document-too-large = ‘{ $name }’ 파일이 너무 큽니다. 최대 { $limit }까지 추가할 수 있습니다.
channel-document-gone = ‘{ $name }’ 파일을 가져올 수 없었습니다. 다시 보내 주세요.

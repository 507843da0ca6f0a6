own-model-config-unreadable = { $file } 파일을 읽을 수 없습니다: { $reason }.
own-model-config-not-json = { $file } 파일은 모델 설정이 아닙니다. Hugging Face 모델의 config.json을 지정하세요.
own-model-config-kind = { $kind ->
    [none] 설정에 model_type이 없습니다. 지원: { $known }.
   *[other] ‘{ $kind }’ 종류의 모델은 지원하지 않습니다. 설정만으로 캐시를 알 수 없기 때문입니다. 지원: { $known }.
}
own-model-config-missing = 설정에 ‘{ $key }’ 항목이 없습니다.
own-model-config-value = 설정의 ‘{ $key }’ 값 { $value }은(는) 쓸 수 있는 숫자가 아닙니다.
own-model-config-name = --name 옵션으로 한 줄, 몇 단어 이내의 이름을 붙여 주세요.
own-model-line = { $name }: { $size }, 컨텍스트 { $context }, 반정밀도에서 토큰당 캐시 { $cache }.
own-model-used = 이제부터 모델 이름이 나오는 모든 곳에서 사용됩니다.
own-model-added-over = 같은 이름의 기본 제공 모델을 대신합니다.
own-model-removed = { $name } 모델을 지웠습니다.
own-model-not-own = { $name }(이)라는 직접 추가한 모델이 없습니다.
own-model-none-own = 직접 추가한 모델이 없습니다. 추가하려면: { $command }

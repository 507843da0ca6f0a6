vectors-extra = Milvus에 색인을 두려면 추가 패키지가 필요합니다: { $command }
vectors-token = { $address }의 Milvus가 접근을 거부합니다. RIGWISE_VECTORS_TOKEN과 그 토큰의 권한을 확인한 뒤 다시 시도하세요.
vectors-file = 색인 { $file } 파일을 열 수 없습니다. 다른 프로세스가 열고 있거나, 폴더가 없거나, 쓸 수 없습니다. Milvus 파일은 한 번에 한 프로세스만 쓸 수 있습니다. 여럿이 쓰려면 RIGWISE_VECTORS에 Milvus 서버를 지정하세요.
vectors-failed = { $address }의 Milvus를 읽거나 쓸 수 없습니다: { $reason }. RIGWISE_VECTORS의 주소와 서버가 실행 중인지 확인한 뒤 다시 시도하세요.
vectors-schema = Milvus의 컬렉션 “{ $collection }”에 Rigwise가 정한 것과 다른 필드가 있습니다. RIGWISE_VECTORS에 다른 데이터베이스를 지정하거나, 그 컬렉션을 지우고 다음 명령으로 문서를 다시 넣으세요: { $command }

vectors-extra = Um índice no Milvus exige um complemento: { $command }
vectors-token = O Milvus em { $address } recusa o acesso. Confira RIGWISE_VECTORS_TOKEN e as permissões desse token, e tente de novo.
vectors-file = O índice { $file } não pode ser aberto: outro processo está com ele aberto, ou a pasta não existe ou não aceita gravação. Um arquivo do Milvus atende um processo por vez; para vários, indique um servidor Milvus em RIGWISE_VECTORS.
vectors-failed = O Milvus em { $address } não pode ser lido nem gravado: { $reason }. Confira o endereço em RIGWISE_VECTORS e se o servidor está funcionando, e tente de novo.
vectors-schema = A coleção “{ $collection }” no Milvus tem campos diferentes dos que o Rigwise dá a ela. Indique outro banco em RIGWISE_VECTORS, ou remova essa coleção e incorpore os documentos de novo com: { $command }

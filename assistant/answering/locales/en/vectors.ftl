vectors-extra = An index in Milvus needs an extra: { $command }
vectors-token = Milvus at { $address } refuses access. Check RIGWISE_VECTORS_TOKEN and the rights of that token, then try again.
vectors-file = The index { $file } cannot be opened: another process has it open, or its folder is missing or not writable. A Milvus file serves one process at a time; for several, name a Milvus server in RIGWISE_VECTORS.
vectors-failed = Milvus at { $address } cannot be read or written: { $reason }. Check the address in RIGWISE_VECTORS and that the server runs, then try again.
vectors-schema = The collection “{ $collection }” in Milvus has other fields than Rigwise gives it. Name another database in RIGWISE_VECTORS, or remove that collection and take the documents in again with: { $command }

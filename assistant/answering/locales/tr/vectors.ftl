vectors-extra = Milvus’ta bir dizin için bir ek gerekir: { $command }
vectors-token = { $address } adresindeki Milvus erişime izin vermiyor. RIGWISE_VECTORS_TOKEN değerini ve bu anahtarın yetkilerini denetleyip yeniden deneyin.
vectors-file = { $file } dizini açılamıyor: başka bir süreç onu açık tutuyor ya da klasörü yok veya yazılamıyor. Bir Milvus dosyası aynı anda tek sürece hizmet eder; birden çok süreç için RIGWISE_VECTORS içinde bir Milvus sunucusu belirtin.
vectors-failed = { $address } adresindeki Milvus okunamıyor ya da yazılamıyor: { $reason }. RIGWISE_VECTORS içindeki adresi ve sunucunun çalıştığını denetleyip yeniden deneyin.
vectors-schema = Milvus’taki “{ $collection }” koleksiyonunun alanları Rigwise’ın verdiklerinden farklı. RIGWISE_VECTORS içinde başka bir veritabanı belirtin ya da bu koleksiyonu silip belgeleri şu komutla yeniden ekleyin: { $command }

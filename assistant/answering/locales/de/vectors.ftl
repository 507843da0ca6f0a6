vectors-extra = Für einen Index in Milvus wird eine Erweiterung gebraucht: { $command }
vectors-token = Milvus unter { $address } verweigert den Zugang. Bitte RIGWISE_VECTORS_TOKEN und die Rechte dieses Tokens prüfen, dann noch einmal versuchen.
vectors-file = Der Index { $file } lässt sich nicht öffnen: Ein anderer Prozess hat ihn geöffnet, oder sein Ordner fehlt oder ist nicht beschreibbar. Eine Milvus-Datei dient immer nur einem Prozess; für mehrere bitte in RIGWISE_VECTORS einen Milvus-Server nennen.
vectors-failed = Milvus unter { $address } lässt sich nicht lesen oder schreiben: { $reason }. Bitte die Adresse in RIGWISE_VECTORS prüfen und ob der Server läuft, dann noch einmal versuchen.
vectors-schema = Die Sammlung „{ $collection }“ in Milvus hat andere Felder, als Rigwise ihr gibt. Bitte in RIGWISE_VECTORS eine andere Datenbank nennen oder die Sammlung löschen und die Dokumente neu aufnehmen mit: { $command }

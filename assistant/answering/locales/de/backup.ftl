error-backup-there = „{ $file }“ gibt es schon, und eine Sicherung wird nie über eine andere geschrieben. Bitte eine andere Datei angeben.
error-backup-write = „{ $file }“ kann nicht gelesen oder geschrieben werden: { $reason }. Es hat sich nichts geändert.
error-backup-damaged = „{ $file }“ ist keine vollständige Sicherung von Rigwise: beschädigt, zu früh zu Ende oder etwas anderes. Es hat sich nichts geändert.
error-backup-newer = „{ $file }“ stammt von Rigwise { $version }, das neuer ist als dieses. Bitte diese Version installieren.
error-restore-occupied = In „{ $folder }“ liegt schon etwas. Bitte in einen leeren Ordner wiederherstellen: in RIGWISE_HOME einen anderen angeben oder diesen wegräumen.

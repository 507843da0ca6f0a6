error-backup-there = “{ $file }” is there already, and a backup is never written over another one. Name another file.
error-backup-write = “{ $file }” cannot be read or written: { $reason }. Nothing has changed.
error-backup-damaged = “{ $file }” is no whole backup of Rigwise: it is damaged, ends too early, or is something else. Nothing has changed.
error-backup-newer = “{ $file }” was made by Rigwise { $version }, which is newer than this one. Install that version.
error-restore-occupied = There is something in “{ $folder }” already. Restore into an empty folder: name another one in RIGWISE_HOME, or move this one away.

error-backup-there = «{ $file }» ya existe, y una copia de seguridad nunca sustituye a otra. Indica otro archivo.
error-backup-write = No se puede leer o escribir «{ $file }»: { $reason }. No ha cambiado nada.
error-backup-damaged = «{ $file }» no es una copia de seguridad completa de Rigwise: está dañada, termina antes de tiempo o es otra cosa. No ha cambiado nada.
error-backup-newer = «{ $file }» es de Rigwise { $version }, más nuevo que este. Instala esa versión.
error-restore-occupied = En «{ $folder }» ya hay algo. Restaura en una carpeta vacía: indica otra en RIGWISE_HOME o aparta esta.

error-backup-there = “{ $file }” já existe, e uma cópia de segurança nunca substitui outra. Indique outro arquivo.
error-backup-write = “{ $file }” não pode ser lido ou gravado: { $reason }. Nada mudou.
error-backup-damaged = “{ $file }” não é uma cópia de segurança completa do Rigwise: está danificada, termina cedo demais ou é outra coisa. Nada mudou.
error-backup-newer = “{ $file }” é do Rigwise { $version }, mais novo que este. Instale essa versão.
error-restore-occupied = Já há algo em “{ $folder }”. Restaure em uma pasta vazia: indique outra em RIGWISE_HOME ou tire esta do lugar.

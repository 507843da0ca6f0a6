error-backup-there = « { $file } » existe déjà, et une sauvegarde n’en remplace jamais une autre. Indiquez un autre fichier.
error-backup-write = « { $file } » ne peut pas être lu ou écrit : { $reason }. Rien n’a changé.
error-backup-damaged = « { $file } » n’est pas une sauvegarde complète de Rigwise : elle est abîmée, s’arrête trop tôt ou c’est autre chose. Rien n’a changé.
error-backup-newer = « { $file } » vient de Rigwise { $version }, plus récent que celui-ci. Installez cette version.
error-restore-occupied = « { $folder } » contient déjà quelque chose. Restaurez dans un dossier vide : indiquez-en un autre dans RIGWISE_HOME, ou déplacez celui-ci.

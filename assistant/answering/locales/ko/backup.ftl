error-backup-there = ‘{ $file }’ 파일이 이미 있으며, 백업은 다른 백업을 덮어쓰지 않습니다. 다른 파일 이름을 지정하세요.
error-backup-write = ‘{ $file }’ 파일을 읽거나 쓸 수 없습니다: { $reason }. 아무것도 바뀌지 않았습니다.
error-backup-damaged = ‘{ $file }’ 파일은 온전한 Rigwise 백업이 아닙니다. 손상되었거나 중간에 끝났거나 다른 파일입니다. 아무것도 바뀌지 않았습니다.
error-backup-newer = ‘{ $file }’ 파일은 이보다 새로운 Rigwise { $version }에서 만든 것입니다. 그 버전을 설치하세요.
error-restore-occupied = ‘{ $folder }’ 폴더에 이미 무언가가 있습니다. 빈 폴더에 복원하세요. RIGWISE_HOME으로 다른 폴더를 지정하거나 이 폴더를 옮기세요.

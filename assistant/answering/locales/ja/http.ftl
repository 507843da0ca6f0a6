http-scope = これには「{ $scope }」の権限を持つキーが必要です。運用者は「{ $command }」で作成できます。
http-host = このサーバーは、リクエストにある名前では応答しません。運用者は設定{ $setting }で許可できます。
http-origin = { $origin ->
    [none] このリクエストには、パスを受け取れるオリジンがありません。
   *[other] オリジン{ $origin }はパスを受け取れません。
 }サーバーの運用者は設定{ $setting }に加えられます。キーがあればそのまま質問できます。
http-slow = { $seconds }秒以内にリクエストが届きませんでした。まとめて送り直してください。
http-timeout = { $seconds }秒以内に回答が見つかりませんでした。もう一度、またはより短くお尋ねください。
http-bad-request = 有効なHTTPリクエストではありません。
http-conversation-unknown = そのような会話はないか、すでに消去されています。
http-chip-fixed = 質問のこの項目は別の数値に変えられません。
http-answer-unknown = この番号の回答はないか、すでに消去されています。
http-no-chart = この回答には図にできるものがありません。
http-guide-not-removable = 「{ $document }」はRigwiseに付属するもので、削除できません。削除できるのは自分で追加した文書だけです。
http-file-name = 「{ $name }」は文書の名前にできません。次のいずれかで終わる単純なファイル名にしてください：{ $supported }。
http-question-missing = メッセージの一覧に質問がありません。最後のメッセージは、本文のあるユーザーのメッセージでなければなりません。
http-unsupported = 「{ $field }」はここでは使えません。Rigwiseは計算と引用を行うもので、ツールを呼び出したり出力スキーマに従ったりはしません。取り除いてください。
http-only-text = 読めるのはテキストだけです。メッセージから種類“{ $kind }”の部分を除き、質問を文章で書いてください。
http-model-unknown = 「{ $name }」というモデルはありません。あるもの：{ $known }
http-index-fault = いま文書を読み書きできません。原因は運用者がサーバーのログで確認できます。
http-index-busy = いま別の文書を取り込んでいます。終わってからもう一度試してください。
http-state-fault = サーバーに保存されたデータをいま読み書きできません。しばらくしてからもう一度試してください。原因は運用者がサーバーのログで確認できます。
http-input-choice = 入力「{ $field }」を「{ $given }」にすることはできません。次から選んでください：{ $known }。
http-input-long = 入力「{ $field }」が長すぎます。読めるのは{ $limit }文字までです。短くしてください。
http-input-number = 入力「{ $field }」を「{ $given }」にすることはできません。{ $minimum }から{ $maximum }までの整数にしてください。
http-input-form = 入力「{ $field }」を「{ $given }」にすることはできません。指定できる値はツールの説明にあります。
http-repeat-other = このリクエストの「{ $header }」は、すでに別のリクエストで使われています。リクエストごとに別の値を使い、同じ値は同じリクエストを送り直すときだけ使ってください。
http-repeat-running = この「{ $header }」のリクエストには現在回答中です。少し待ってから送り直すと、その回答が得られます。

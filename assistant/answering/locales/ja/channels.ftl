channel-working = 考えています…
channel-rate-user = 短い時間に質問が集中しました。{ $seconds }秒待ってから、もう一度お尋ねください。
channel-rate-channel = このチャンネルからの質問が短い時間に集中しました。{ $seconds }秒待ってから、もう一度お尋ねください。
channel-busy = いま順番を待っている質問が多すぎます。しばらくしてから、もう一度お尋ねください。
channel-unavailable = 何度か試しましたが、回答にたどり着けませんでした。後でもう一度お尋ねください。
channel-not-here = このチャンネルでは使えない設定になっています。運用者が許可できます。
channel-admins-only = この操作は運用者だけが行えます。
channel-mute = これからこのチャンネルでは発言しません。「unmute」で再び答えます。
channel-is-muted = このチャンネルでは発言しないように言われています。
channel-unmute = このチャンネルで再び答えます。
channel-status = { $state ->
    [muted] このチャンネルでは発言していません。
   *[open] このチャンネルで答えています。
}待っている質問：{ $waiting }件、回答中：{ $working }件。
channel-help = ディープラーニングやローカルLLM用のマシンについて、電源、メモリ、グラフィックボード、予算などを文章でお尋ねください。回答のスレッドで質問すると、その続きになります。質問の前に「in:名前」と書くと、その文書コレクションだけから引用します。コマンドは「language」と言語タグ、「collections」、「help」です。運用者は「status」「mute」「unmute」も使えます。
channel-collections = 文書のコレクション：{ $names }。質問の前に{ $example }と書くと、そのコレクションだけから引用します。
channel-collections-none = Rigwise のガイドのほかに文書はありません。
channel-language-known = 次の言語から選んでください：{ $known }。質問ごとの言語に合わせるには「{ $automatic }」と書きます。
channel-language-automatic = これからは質問ごとの言語で答えます。
channel-language-chosen = これからは{ $language }で答えます。
channel-thanks = ありがとうございます。記録しました。
channel-empty = 何をお知りになりたいですか。例：RTX 3090を二枚使うには、どのくらいの電源が必要ですか。
channel-helpful = 役に立った
channel-not-helpful = 役に立たなかった
channel-edited = 回答の後に質問が書き換えられました。
channel-recompute = もう一度答える
channel-home = ディープラーニングとローカルLLM用のマシンに関する質問に答えます。どの数字も、明示したルールで計算したものか、日付入りのガイドから引用したものです。どちらからも答えが出ないときは、そう伝えます。
channel-home-examples = 質問の例
channel-home-language = 回答の言語
channel-home-automatic = 質問と同じ言語
channel-home-hint = チャンネルでメンションするか、直接メッセージを送るか、{ $command }を使ってください。スレッドでの続きの質問も理解します。
channel-document-added = 「{ $title }」を追加しました。これから引用できます。
channel-document-replaced = 「{ $title }」を、同じ名前の以前の文書と置き換えました。
channel-document-unchanged = 「{ $title }」はすでに追加されており、内容に変更はありません。
channel-archive-added = 「{ $name }」から{ $documents }件の文書を追加しました。拒否：{ $refused }件。
channel-document-too-large = 「{ $name }」は大きすぎます。追加できるのは{ $limit }までです。
channel-document-gone = 「{ $name }」を取得できませんでした。もう一度送ってください。

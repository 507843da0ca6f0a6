card-assume-variant = “{ $asked }” birkaç karta uyuyor; { $assumed } varsayıldı. Ötekiler: { $others }.
card-claimed-power = { $card } için verdiğiniz { $given } kullanıldı, oysa kart gücü { $real }.
card-assume-few = “{ $said }” bir sayı değil; { $count } kart varsayıldı. Kesin yanıt için kaç kart olduğunu söyleyin.

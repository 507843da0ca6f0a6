card-assume-variant = “{ $asked }” birkaç karta uyuyor; { $assumed } varsayıldı. Ötekiler: { $others }.
card-claimed-power = { $card } için verdiğiniz { $given } kullanıldı, oysa kart gücü { $real }.

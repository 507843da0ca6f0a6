heading-steps = Détail du calcul : { $title }
heading-sources = Ce que disent les sources
heading-assumptions = Hypothèses
heading-warnings = Attention
heading-follow-ups = Questions possibles ensuite
heading-wording = En d’autres termes, par { $model } ; chaque phrase est vérifiée d’après cette réponse
heading-reading = Vous voulez peut-être dire, selon la lecture de { $model }
translation-by = Traduction de { $model } : { $text }
as-of = Paramètres et prix au { $day }.
attribution = { $language ->
    [none] { $document }. Source : { $sources }
   *[other] { $document } ({ $language }). Source : { $sources }
}
abstention = Je n’ai ni règle ni passage qui porte une réponse à cette question, je ne devinerai donc pas. Je réponds aux questions sur les machines pour l’apprentissage profond et les modèles de langage locaux : alimentations, mémoire, cartes graphiques et budgets, processeurs, PCIe, stockage, refroidissement et coûts d’utilisation. Vos propres documents s’ajoutent avec « rigwise ingest ».
time-to-train-unknown = Aucune règle ne calcule ici la durée d’un entraînement ; elle dépend du nombre de tokens et de ce que la carte fournit vraiment.
smalltalk-greeting = Bonjour ! Posez-moi une question sur une machine pour l’apprentissage profond ou les modèles de langage locaux : alimentation, mémoire, cartes, budget.
smalltalk-thanks = Je vous en prie.
smalltalk-goodbye = Au revoir, et bonne réussite avec la machine.
smalltalk-capabilities = Je calcule et je cite. Je calcule l’alimentation, la mémoire vive et la meilleure carte pour un budget, chaque étape à l’appui, et je cite des guides datés sur la construction de machines pour l’apprentissage profond et les modèles de langage locaux. Je n’avance jamais un nombre qui ne vient ni de l’un ni de l’autre.
smalltalk-insult = Je suis désolé que cela n’ait pas aidé. Indiquez-moi les cartes, le budget ou le modèle en question et je referai le calcul.
smalltalk-decline = Très bien. Demandez quand vous voulez.
smalltalk-start-over = On repart donc de zéro. Que construisez-vous ?
smalltalk-nothing-before = Il n’y a pas de réponse précédente dans cette conversation. Que voulez-vous savoir ?
golden-invalid = { $where } : { $key } : { $fault }
money-assume-currency = Ni monnaie ni pays n’ont été indiqués ; le coût est donné en { $currency }, d’après la langue de la question.
money-assume-before = Aucune monnaie n’a été indiquée pour le montant ; il est lu en { $currency }, celle nommée plus tôt dans cette conversation.
money-own = Les prix sont donnés en dollars américains, tels qu’ils sont publiés. Au cours de la Banque centrale européenne du { $day }, { $base } = { $rate }, ceux du tableau sont, de haut en bas : { $amounts }.
price-sources = Les prix et les tarifs viennent de { $sources }.
outlet-assume-currency = Ni circuit ni pays n’ont été nommés ; un circuit de { $circuit } est supposé, habituel là où l’on paie dans la monnaie nommée.
outlet-assume-language = Ni circuit ni pays n’ont été nommés ; un circuit de { $circuit } est supposé, habituel là où l’on parle la langue de la question.
money-assume-name = Le montant est lu en { $used }, car plusieurs monnaies portent ce nom ; écrivez { $other } si vous pensiez à celle-ci.
money-assume-sign = « ¥ » est lu ici comme { $used ->
    [JPY] yen japonais
    [CNY] yuan chinois
   *[other] { $used }
} ; écrivez { $other } si vous pensiez à l’autre monnaie.
why-decides = L’étape décisive est « { $step } » : { $derivation }.
sources-of-answer = Cela s’appuie sur { $sources }.
clarify-readings = Cette question peut se comprendre de plusieurs façons. Laquelle voulez-vous dire ?
command-interrupted = Interrompu.
languages-spoken = Je ne parle pas encore la langue de votre question et n’en ai peut-être lu qu’une partie ; je réponds donc en français. Je parle { $languages }.
command-unwritten = La sortie ne peut pas être écrite : { $reason }. Libérez de la place à cet endroit ou envoyez-la ailleurs.
smalltalk-unsure = Peu importe. Dites ce que vous avez ou à quoi cela doit servir, et je supposerai le reste.
assumed-option = La question posée est restée ouverte ; on suppose donc { $option }.

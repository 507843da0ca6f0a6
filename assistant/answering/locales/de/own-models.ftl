own-model-config-unreadable = { $file } lässt sich nicht lesen: { $reason }.
own-model-config-not-json = { $file } ist keine Modellkonfiguration; gebraucht wird die config.json eines Modells von Hugging Face.
own-model-config-kind = { $kind ->
    [none] Die Konfiguration nennt keinen model_type. Unterstützt werden: { $known }.
   *[other] Modelle der Art „{ $kind }“ werden nicht unterstützt: Ihr Cache ergibt sich nicht aus der Konfiguration. Unterstützt werden: { $known }.
}
own-model-config-missing = Der Konfiguration fehlt „{ $key }“.
own-model-config-value = Die Konfiguration gibt „{ $key }“ als { $value } an; das ist keine brauchbare Zahl.
own-model-config-name = Bitte dem Modell mit der Option --name einen Namen aus einer Zeile und höchstens ein paar Wörtern geben.
own-model-line = { $name }: { $size }, { $context } Kontext, { $cache } Cache pro Token in halber Genauigkeit.
own-model-used = Ab jetzt wird es überall verwendet, wo ein Modell genannt wird.
own-model-added-over = Es tritt an die Stelle des mitgelieferten Modells gleichen Namens.
own-model-removed = { $name } ist vergessen.
own-model-not-own = Ein eigenes Modell namens { $name } gibt es nicht.
own-model-none-own = Es gibt keine eigenen Modelle; hinzufügen lässt sich eines mit: { $command }

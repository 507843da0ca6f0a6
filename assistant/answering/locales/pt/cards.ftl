card-assume-variant = “{ $asked }” pode ser mais de uma placa; supõe-se a { $assumed }. Existem também: { $others }.
card-claimed-power = Usa-se { $given } para a { $card }, como você disse, embora a potência da placa seja { $real }.
card-assume-few = “{ $said }” não é um número; supõem-se { $count } placas. Diga quantas são para uma resposta exata.

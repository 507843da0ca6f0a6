card-assume-variant = «{ $asked }» puede ser varias tarjetas; se supone la { $assumed }. También existen: { $others }.
card-claimed-power = Para la { $card } se usan { $given }, como has dicho, aunque su consumo nominal es de { $real }.
card-assume-few = «{ $said }» no es un número; se suponen { $count } tarjetas. Di cuántas hay para una respuesta exacta.

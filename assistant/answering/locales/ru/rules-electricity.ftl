rule-electricity-title = Электричество

electricity-headline = За { $time } машина расходует { $energy }, это стоит { $cost }; от розетки она потребляет { $wall }.
electricity-headline-month = За месяц машина расходует { $energy }, это стоит { $cost }; от розетки она потребляет { $wall }.
electricity-headline-better-tier = С блоком питания класса { $tier } машина расходует { $energy } за { $time }, это стоит { $cost }; с классом { $usual } было бы дороже на { $difference }.
electricity-headline-worse-tier = С блоком питания класса { $tier } машина расходует { $energy } за { $time }, это стоит { $cost }; класс { $usual } сэкономил бы { $difference }.
electricity-headline-better-efficiency = С блоком питания с КПД { $share } машина расходует { $energy } за { $time }, это стоит { $cost }; с классом { $usual } было бы дороже на { $difference }.
electricity-headline-worse-efficiency = С блоком питания с КПД { $share } машина расходует { $energy } за { $time }, это стоит { $cost }; класс { $usual } сэкономил бы { $difference }.
electricity-headline-price = Киловатт-час стоит для населения { $price } ({ $day }).
electricity-headline-2018 = Двум неделям из примера руководства { $year } года нужно от { $low } до { $high }. По немецкой цене { $price } ({ $day }) это стоит сегодня от { $cost-low } до { $cost-high }.

electricity-step-hours = Часы, когда машина включена
electricity-step-average = Средняя мощность от розетки
electricity-step-energy = Энергия
electricity-step-cost = Стоимость
electricity-step-2018-low = Энергия двух недель, нижний край
electricity-step-2018-high = Энергия двух недель, верхний край
electricity-step-2018-then-low = Стоимость по цене руководства, нижний край
electricity-step-2018-then-high = Стоимость по цене руководства, верхний край
electricity-step-2018-today-low = Стоимость по нынешней цене, нижний край
electricity-step-2018-today-high = Стоимость по нынешней цене, верхний край
electricity-step-2018-extra-low = Наибольшее, что добавит блок питания с низким КПД, нижний край
electricity-step-2018-extra-high = Наибольшее, что добавит блок питания с низким КПД, верхний край

electricity-assume-month = Месяц считается за { $hours }.
electricity-assume-no-idle = За время без нагрузки ничего не считается, как если бы машина была выключена.
electricity-assume-tier = Блок питания превращает { $share } мощности из розетки в мощность для машины, это наименьшее, что класс { $tier } допускает при нагрузке { $at }.
electricity-assume-price-country = Киловатт-час считается по { $price }, цене для населения на { $day } в этой стране; для точности укажите цену из своего счёта.
electricity-warning-part = «{ $part }» — лишь часть страны, её собственная цена здесь неизвестна; взята средняя по всей стране, а в отдельной части она может быть заметно выше или ниже.
electricity-assume-price-union = Киловатт-час считается по { $price }, средней цене для населения Европейского союза на { $day }; для точности назовите страну или цену из своего счёта.
electricity-assume-price-continent = Датированной цены для этой страны нет. Киловатт-час считается по { $price }, среднему для региона ({ $region }) на { $day }.
electricity-assume-price-world = Ни страна, ни цена не указаны. Киловатт-час считается по { $price }, мировому среднему на { $day }.
electricity-prices-disagree-method = Другой набор данных даёт для этой страны { $other } ({ $day }). Взято { $used }: метод статистического ведомства опубликован.
electricity-prices-disagree-other = Другой источник даёт для этой страны { $other } ({ $day }). Взято { $used } из лучше описанного источника.
electricity-note-laptop = { $card } стоит в ноутбуке; здесь считается настольная машина, поэтому настоящее число меньше.
electricity-warning-old-price = Цена на { $day } и с тех пор, вероятно, изменилась.
electricity-warning-weak-price = Цена из слабого, неподтверждённого списка и лишь приблизительна.
electricity-caveat-tax-credit = Нидерландская цена дана за вычетом постоянной налоговой льготы, поэтому следующий киловатт-час дороже.
electricity-caveat-standing-charge = Сверх того идёт постоянная плата { $charge } в день.
electricity-caveat-inflation = Инфляция и курсы быстро старят эту цену.
electricity-caveat-tiers = В этой стране верхние ступени потребления намного дороже среднего.
electricity-caveat-before-tax = Цена без налогов; счета заметно выше.
electricity-caveat-region = Цены в этой стране заметно различаются по регионам.

electricity-2018-rounded = Руководство { $year } года округляет энергию до { $low } и { $high }.
electricity-2018-rate = Пересказ руководства даёт стоимость от { $low } до { $high }, это соответствует округлённой энергии при { $rate } за евро.
electricity-2018-extra = Пересказ прибавляет от { $low } до { $high } за блок питания с КПД лишь { $efficiency }. Это может прибавить не более { $share }, то есть от { $right-low } до { $right-high }; здесь взяты исправленные числа.

electricity-missing-cards = Какие видеокарты в машине и сколько?
electricity-assume-price-currency = Страна не указана. Стоимость дана в { $currency }, поэтому киловатт-час считается по { $price }: это цена для населения в стране этой валюты ({ $day }). Назовите страну или цену из своего счёта, и расчёт станет точнее.
electricity-note-converted = Опубликована цена { $listed }; она пересчитана по курсу Европейского центрального банка, { $day }: один { $base } равен { $rate }.

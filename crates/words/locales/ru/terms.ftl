language-name = Русский

## Персонажи. `.object` и `.each` в винительном падеже, `.a` в именительном («у кого есть …»),
## `.many` в родительном множественного числа («меньше …»).

miller = крестьянка
    .own = крестьянка
    .yours = ваша крестьянка
    .object = крестьянку
    .each = каждую крестьянку
    .a = крестьянка
    .many = крестьянок
    .role = крестьянку
brewer = пивовар
    .own = пивовар
    .yours = ваш пивовар
    .object = пивовара
    .each = каждого пивовара
    .a = пивовар
    .many = пивоваров
    .role = пивовара
witch = ведьма
    .own = ведьма
    .yours = ваша ведьма
    .object = ведьму
    .each = каждую ведьму
    .a = ведьма
    .many = ведьм
    .role = ведьму
guard = стража
    .own = стража
    .yours = ваша стража
    .object = стражу
    .each = каждую стражу
    .a = стража
    .many = стражи
    .role = стражу
knight = рыцарь
    .own = рыцарь
    .yours = ваш рыцарь
    .object = рыцаря
    .each = каждого рыцаря
    .a = рыцарь
    .many = рыцарей
    .role = рыцаря
innkeeper = трактирщик
    .own = трактирщик
    .yours = ваш трактирщик
    .object = трактирщика
    .each = каждого трактирщика
    .a = трактирщик
    .many = трактирщиков
    .role = трактирщика
noble = дворянка
    .own = дворянка
    .yours = ваша дворянка
    .object = дворянку
    .each = каждую дворянку
    .a = дворянка
    .many = дворянок
    .role = дворянку

## Двойные карты.

split-object = карту «{ $names }»

## Постройки.

mill = мельница
    .to = на мельницу
    .at = на мельнице
brewery = пивоварня
    .to = в пивоварню
    .at = в пивоварне
cottage = ведьмин дом
    .to = в ведьмин дом
    .at = в ведьмином доме
guardhouse = сторожевая башня
    .to = в сторожевую башню
    .at = в сторожевой башне
barracks = казармы
    .to = в казармы
    .at = в казармах
inn = трактир
    .to = в трактир
    .at = в трактире
castle = замок
    .to = в замок
    .at = в замке
infirmary = лазарет
    .to = в лазарет
    .at = в лазарете

## Количества: один, два-четыре, пять и больше. Работник одушевлён:
## «берёт двух работников», но «двадцать два работника».

points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
meeples = { $count ->
    [one] { $count } работник
    [few] { $count } работника
   *[many] { $count } работников
}
meeples-object = { $count ->
    [one] { $count } работника
    [2] { $count } работников
    [3] { $count } работников
    [4] { $count } работников
    [few] { $count } работника
   *[many] { $count } работников
}
gain-both = { $points } и { $meeples }
list-and = { $first } и { $last }

## Свойства построек.

ability-defend = Защита: каждая стража здесь сдерживает одного атакующего рыцаря
ability-attack = Атака: у каждого, у кого меньше { $against }, чем у вас { $with }, крайняя левая карта получает ранение
ability-heal = Исцелите верхнюю карту своего лазарета
ability-trade = Можно менять очки на работников и обратно, 1 к 1, до { $count } { $count ->
    [one] раза
   *[many] раз
}
ability-per = { $gain } за { $group }
ability-once = { $gain }, если у вас есть { $group } (не за каждую пару)
ability-all = { $gain } каждому, у кого есть { $character }
ability-most = За { $character }: { $gain } за каждую карту персонажа, которого у вас больше всего
ability-per-wounded = { $gain } за каждую раненую карту в вашем лазарете
ability-each-wounded = В конце игры: минус { $points } за каждую раненую карту
ability-most-wounded = В конце игры: минус { $points } всем, у кого больше всего раненых

## Подсчёт очков.

score-play = Очки по ходу игры
score-infirmary = Раненые
score-variety = Разнообразие
score-majority = Большинство: { $place }
score-total = Итого
round = Раунд { $round } из { $rounds }

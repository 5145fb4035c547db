language-name = Русский

## Персонажи. `.object` и `.each` в винительном падеже, `.a` в именительном («у кого есть …»),
## `.many` в родительном множественного числа («меньше …»).

miller = крестьянка
    .own = крестьянка
    .object = крестьянку
    .each = каждую крестьянку
    .a = крестьянка
    .many = крестьянок
brewer = пивовар
    .own = пивовар
    .object = пивовара
    .each = каждого пивовара
    .a = пивовар
    .many = пивоваров
witch = ведьма
    .own = ведьма
    .object = ведьму
    .each = каждую ведьму
    .a = ведьма
    .many = ведьм
guard = стража
    .own = стража
    .object = стражу
    .each = каждую стражу
    .a = стража
    .many = стражи
knight = рыцарь
    .own = рыцарь
    .object = рыцаря
    .each = каждого рыцаря
    .a = рыцарь
    .many = рыцарей
innkeeper = трактирщик
    .own = трактирщик
    .object = трактирщика
    .each = каждого трактирщика
    .a = трактирщик
    .many = трактирщиков
noble = дворянка
    .own = дворянка
    .object = дворянку
    .each = каждую дворянку
    .a = дворянка
    .many = дворянок

## Двойные карты.

split-object = двойную карту «{ $names }»

## Локации.

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

## Свойства локаций.

ability-defend = Защита: каждая стража здесь сдерживает одного атакующего рыцаря
ability-attack = Атака: у каждого соперника, у которого меньше { $against }, чем у вас { $with }, крайняя левая карта получает рану
ability-heal = Исцелите верхнюю карту своего лазарета
ability-trade = { $count ->
    [one] Обменяйте очки и работников 1 к 1, до { $count } раза
   *[many] Обменяйте очки и работников 1 к 1, до { $count } раз
}
ability-per = { $gain } за { $group }
ability-once = { $gain }, один раз, если у вас есть { $group }
ability-all = { $gain } всем, у кого есть { $character }
ability-most = За { $character }: { $gain } за каждую карту персонажа, которого у вас больше всего
ability-per-wounded = { $gain } за каждую раненую карту в вашем лазарете
ability-each-wounded = В конце игры: минус { $points } за каждую раненую карту
ability-most-wounded = В конце игры: минус { $points } тем, у кого больше всего раненых

## Подсчёт очков.

score-play = Очки в игре
score-infirmary = Раненые
score-variety = Разнообразие
score-majority = Большинство: { $place }
score-total = Итого
round = Раунд { $round } из { $rounds }

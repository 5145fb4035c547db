### Numbers.

# $number (String) - as the language writes it, such as "61.5"
percent = { $number }%

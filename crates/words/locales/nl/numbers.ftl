percent = { $number }%

percent = { $number } %

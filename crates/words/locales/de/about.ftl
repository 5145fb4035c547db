rules-game = Über das Spiel
    .first = „Majesty – deine Krone, dein Königreich“ ist ein Spiel von Marc André, illustriert von Anne Heidsieck und 2017 bei Hans im Glück erschienen.
    .second = Dieses Programm ist unabhängig. Weder der Autor noch der Verlag haben es gemacht, geprüft oder gebilligt, und es enthält weder Bilder noch Texte von ihnen. Wenn dir das Spiel gefällt, kauf dir das Original.

## Buttons

button-resign = Poddaj się
button-undo = Cofnij ruch
button-draw = Zaproponuj remis

## The computer

computer-agreed-undo = Twój ostatni ruch jest cofnięty. Znów twoja kolej.
computer-agreed-draw = Zgoda. Partia { $match } kończy się remisem.
computer-plays-on = Wolę grać dalej. Remis nie jest tu pewny.

## Private answers

done-offered-draw = Propozycja remisu wysłana. { $opponent } może ją przyjąć na planszy. Propozycja wygasa z następnym ruchem.
done-offered-undo = Prośba o cofnięcie ruchu wysłana. { $opponent } może ją przyjąć na planszy. Prośba wygasa z następnym ruchem.
done-agreed-draw = Remis przyjęty. Partia { $match } kończy się remisem.
done-agreed-undo = Prośba przyjęta. Ruch jest cofnięty.
done-refused = Bez twojej zgody. Partia toczy się dalej.
done-resigned = Partia { $match } jest poddana.
ask-resign = **Poddać partię { $match }?** Wygra { $opponent }. Nie da się tego cofnąć.
ask-resign-early = **Poddać partię { $match }?** Dopiero się zaczęła, więc zostanie anulowana: { $opponent } nie wygra, a ty nie przegrasz.
ask-draw = **Zaproponować remis w partii { $match }?** Jeśli { $opponent } go przyjmie, partia skończy się bez zwycięstwa.
ask-agree = **Przyjąć remis w partii { $match }{ $phase ->
    [placing] { "" }
   *[stacking] { " " }({ $score })
  }?** Partia skończy się bez zwycięstwa. Nie da się tego cofnąć.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Poddaj partię albo zaproponuj remis (najpierw zapytam)

## Buttons

button-resign = Poddaj się
button-undo = Cofnij ruch
button-draw = Zaproponuj remis

## The computer

computer-agreed-undo = Twój ostatni ruch jest cofnięty: znów twoja kolej.
computer-agreed-draw = Zgoda: partia { $match } kończy się remisem.
computer-plays-on = Wolę grać dalej: remis nie jest tu pewny.

## Private answers

done-offered-draw = Propozycja remisu wysłana. { $opponent } może go przyjąć na planszy; propozycja wygasa z następnym ruchem.
done-offered-undo = Prośba o cofnięcie ruchu wysłana. { $opponent } może się zgodzić na planszy; prośba wygasa z następnym ruchem.
done-agreed-draw = Zgoda: partia { $match } kończy się remisem.
done-agreed-undo = Zgoda: ruch cofnięto.
done-refused-draw = Remis odrzucony. Partia toczy się dalej.
done-refused-undo = Bez zgody na cofnięcie: ruch zostaje.
done-resigned = Partia { $match } poddana.
ask-resign = **Poddać partię { $match }?** Wygra { $opponent } i nie da się tego cofnąć.
ask-resign-early = **Poddać partię { $match }?** Dopiero się zaczęła, więc będzie anulowana: { $opponent } nie wygra, a ty nie przegrasz.
ask-resign-week = **Zakończyć twoją próbę na planszy tygodnia?** Nie będzie miała wyniku, a drugiej próby w tym tygodniu nie ma.
ask-draw = **Zaproponować remis w partii { $match }?** Jeśli { $opponent } go przyjmie, nikt nie wygra.
ask-agree = **Przyjąć remis w partii { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Partia skończy się bez zwycięstwa i nie da się tego cofnąć.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Poddaj partię albo zaproponuj remis; najpierw o to zapytam

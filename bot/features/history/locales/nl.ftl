## Buttons

button-replay-last = Laatste 20 zetten
button-replay-all = De hele partij

## Looking back

shared-replay = { $player } deelt een herhaling:
shared-chart = { $player } deelt een grafiek:
replay-span = { $first ->
    [0] het begin
   *[other] zetten { $first } tot en met { $last }
  }
replay-told = { $first ->
    [0] Het begin.
   *[other] Zetten { $first } tot en met { $last }, een voor een: { $moves }.
  }
replay-start = Het begin.

chart-not-yet = De grafiek begint zodra er stapels worden verplaatst.
chart-of-latest = De laatste partij die hier is afgelopen:
chart-of-running = Hier is nog geen partij afgelopen. Deze loopt nog:

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-record-replay = Een partij, of een deel ervan, als bewegend beeld
command-record-chart = Een partij in één oogopslag: stand, afgesneden stukken en mogelijke zetten

## Commands: options. Their names have no blanks and no capitals

name-first = van
name-last = tot

option-first = Vanaf welke zet; 0 is het begin
option-last = Tot en met welke zet

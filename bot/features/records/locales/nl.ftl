## Buttons

button-record = Exporteren
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Vanaf hier spelen
button-to-record = Terug naar de notatie

## Menus of people and messages: names have at most 32 characters

menu-read = Lezen als DVONN-notatie

## Records

ask-format = **Notatie van partij { $match }:** welk formaat wil je?
record-exported = **Notatie van partij { $match }**
begin-from = { $title } · nieuwe partij vanaf hier, { $ply ->
    [0] vanaf het begin
    [one] na { $ply } zet
   *[other] na { $ply } zetten
  }. { $sign } { colour } is aan zet.
begin-from-opponent = Kies je kleur en dan wie je uitdaagt. De partij begint zodra de uitdaging is aangenomen.
begin-from-computer = Je speelt tegen mij. Kies een niveau en je kleur, dan beginnen we meteen.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Een notatie lezen, erdoorheen bladeren of vanaf elke stelling een partij beginnen

## Commands: options. Their names have no blanks and no capitals

name-text = tekst
name-file = bestand

option-text = De notatie als tekst: Little Golem, SGF of JSON
option-file = De notatie als bestand van hoogstens 64 kB

## Buttons

button-record = Exporteren
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

## Refusals

refused-no-record-in-message = In dit bericht staat geen tekst of bestand. Ik kan een notatie lezen als tekst, in een codeblok of in een bestand: Little Golem, SGF of JSON.
flaw-place = Ik kan deze notatie niet lezen. Kijk bij regel { $line }, kolom { $column }.
flaw-field = Ik kan deze notatie niet lezen. Kijk bij “{ $field }”.
flaw-illegal = Deze zet kan daar niet: { $move }.
expected-here = Daar hoort te staan: { $examples }.
expected-end = Daar hoort niets meer te staan. De partij of de notatie is daar al afgelopen.
expected-blank = Daar hoort een spatie te staan.
expected-position = Daar hoort een stelling op één regel te staan die in een partij kan voorkomen.
expected-once = Dit staat er twee keer, maar mag er maar één keer staan. Verwijder er een.
expected-header-name = Daar hoort de naam van een kopregel te staan, met alleen de letters A tot en met Z. Namen die notaties zelf gebruiken, mogen niet.
expected-move-number = Daar hoort het nummer van de volgende zet te staan.
expected-legal-move = Daar hoort een zet te staan die volgens de regels mag.
expected-other-colour = Daar is de andere kleur aan zet.
expected-result = Deze uitslag past niet bij de zetten. Een uitslag ziet eruit als W+5, B+R, W+T, Draw of Void.
expected-character = Daar staat een onleesbaar teken. Sla de notatie op als platte tekst in UTF-8.
expected-game = Dit is de notatie van een ander spel. In SGF is DVONN GM[37].
expected-json = Vanaf daar is het geen JSON meer. Misschien ontbreekt er een komma, een aanhalingsteken of een haakje, of staat er een te veel.
refused-no-record-given = Geef één notatie op: als `tekst` of als `bestand`.
refused-record-too-large = Die notatie is te lang. Ik lees hoogstens { $limit } kB.
refused-file-not-given = Discord gaf me dat bestand niet. Probeer het zo nog eens, of plak de notatie als tekst.
refused-record-not-text = Dat bestand is geen platte tekst. Sla de notatie op als tekst in UTF-8 en probeer het nog eens.

## People and servers

kept-imports = Geïmporteerde notaties (7 dagen bewaard): { $count }

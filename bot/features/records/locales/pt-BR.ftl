## Buttons

button-record = Exportar
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Jogar a partir daqui
button-to-record = Voltar à notação

## Menus of people and messages: names have at most 32 characters

menu-read = Ler como notação de DVONN

## Records

ask-format = **Notação da partida { $match }:** em que formato?
record-exported = **Notação da partida { $match }**
begin-from = { $title } · nova partida a partir daqui, { $ply ->
    [0] do começo
    [one] após { $ply } jogada
   *[other] após { $ply } jogadas
  }. { $sign } Vez das { colour }.
begin-from-opponent = Escolha sua cor e depois contra quem jogar. A partida começa quando a outra pessoa aceitar.
begin-from-computer = Você joga contra mim. Escolha um nível e sua cor, e começamos na hora.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Ler a notação de um jogo, percorrê-la, ou começar uma partida de qualquer posição

## Commands: options. Their names have no blanks and no capitals

name-text = texto
name-file = arquivo

option-text = A notação em texto: Little Golem, SGF ou JSON
option-file = A notação em arquivo de até 64 kB

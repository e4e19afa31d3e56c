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

ask-format = **A notação da partida { $match }:** em qual formato?
record-exported = **A notação da partida { $match }**
begin-from = { $title } · uma partida a partir daqui, { $ply ->
    [0] do começo
    [one] após { $ply } jogada
   *[other] após { $ply } jogadas
  }. { $sign } Vez das { colour }.
begin-from-opponent = Escolha sua cor e depois contra quem; nada começa antes que a outra pessoa aceite.
begin-from-computer = Você joga contra mim: escolha o nível e sua cor, e começamos.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Percorrer a notação de um jogo, e começar uma partida de qualquer posição dele

## Commands: options. Their names have no blanks and no capitals

name-text = texto
name-file = arquivo

option-text = A própria notação: texto do Little Golem, SGF ou JSON
option-file = A notação em arquivo de até 64 kB

## Buttons

button-record = Exportar
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

## Refusals

refused-no-record-in-message = Não há texto nem arquivo nesta mensagem. Consigo ler notações em texto, em bloco de código ou em arquivo: Little Golem, SGF ou JSON.
flaw-place = Não consigo ler esta notação. Veja a linha { $line }, coluna { $column }.
flaw-field = Não consigo ler esta notação. Veja “{ $field }”.
flaw-illegal = Jogada que não é possível ali: { $move }.
expected-here = Ali deveria haver: { $examples }.
expected-end = Nada mais deveria vir ali: o jogo ou a notação já acabou.
expected-blank = Ali deveria haver um espaço em branco.
expected-position = Ali deveria haver uma posição em uma única linha, que possa ocorrer em um jogo.
expected-once = Isto aparece duas vezes, mas só pode aparecer uma. Apague um deles.
expected-header-name = Ali deveria haver o nome de um cabeçalho, só com letras de A a Z. Nomes que as próprias notações usam não são permitidos.
expected-move-number = Ali deveria haver o número da próxima jogada.
expected-legal-move = Ali deveria haver uma jogada permitida pelas regras.
expected-other-colour = Ali a vez é do outro lado.
expected-result = Este resultado não bate com as jogadas. Exemplos de resultado: W+5, B+R, W+T, Draw e Void.
expected-character = Há um caractere corrompido ali. Salve o arquivo como texto simples em UTF-8.
expected-game = Esta é a notação de outro jogo. Em SGF, DVONN é GM[37].
expected-json = Ali deveria haver JSON. Talvez falte ou sobre uma vírgula, aspas ou um colchete.
refused-no-record-given = Inclua uma única notação, como `texto` ou como `arquivo`.
refused-record-too-large = Essa notação é longa demais. Consigo ler no máximo { $limit } kB.
refused-file-not-given = O Discord não me entregou esse arquivo. Tente de novo daqui a pouco, ou cole a notação como texto.
refused-record-not-text = Esse arquivo não é texto simples. Salve a notação como texto em UTF-8 e tente de novo.

## People and servers

kept-imports = Notações importadas (guardadas por 7 dias): { $count }

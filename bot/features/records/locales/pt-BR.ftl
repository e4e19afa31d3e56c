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

## Refusals

refused-no-record-in-message = Não há texto nem arquivo nesta mensagem. Consigo ler notações em texto, em bloco de código ou em arquivo: Little Golem, SGF ou JSON.
flaw-place = Não consigo ler esta notação. Veja a linha { $line }, coluna { $column }.
flaw-field = Não consigo ler esta notação. Veja “{ $field }”.
flaw-illegal = Jogada que não é possível ali: { $move }.
expected-space = Ali deveria haver uma casa do tabuleiro, como c3.
expected-move = Ali deveria haver uma jogada, como c3, c3d4 ou pass.
expected-end = Nada mais deveria vir ali: o jogo ou a notação já acabou.
expected-stack = Ali deveria haver uma pilha com as letras W, B e D, ou um ponto para uma casa vazia.
expected-next-space = Ali deveriam vir uma vírgula e a próxima casa.
expected-next-row = Ali deveriam vir uma barra e a próxima fileira.
expected-blank = Ali deveria haver um espaço em branco.
expected-turn = Ali deveria haver w ou b, para dizer de quem é a vez.
expected-phase = Ali deveria haver p ou s, para colocar ou empilhar.
expected-position = Ali deveria haver uma posição em uma única linha, que possa ocorrer em um jogo.
expected-header-value = Ali deveria vir um valor entre colchetes.
expected-header = Este cabeçalho aparece duas vezes. Apague um deles.
expected-header-name = Ali deveria haver o nome de um cabeçalho, só com letras de A a Z. Nomes que as próprias notações usam não são permitidos.
expected-move-number = Ali deveria haver o número da próxima jogada.
expected-legal-move = Ali deveria haver uma jogada permitida pelas regras.
expected-other-colour = Ali a vez é do outro lado.
expected-player = Ali deveria estar quem faz a jogada: W ou B (no Boardspace: P0 ou P1).
expected-time = Ali deveria haver uma hora, como 2025-03-01T18:30:00Z.
expected-result = Este resultado não bate com as jogadas. Exemplos de resultado: W+5, B+R, W+T, Draw e Void.
expected-character = Há um caractere corrompido ali. Salve o arquivo como texto simples em UTF-8.
expected-tree = Ali deveria haver um parêntese de abertura. SGF começa com um.
expected-node = Ali deveria haver um ponto e vírgula.
expected-property = Ali deveria haver uma propriedade, um ponto e vírgula ou um parêntese. Cada propriedade só pode aparecer uma vez em um nó.
expected-parenthesis = Ali deveria haver um parêntese. Talvez falte um no fim.
expected-one-value = Esta propriedade só pode ter um valor.
expected-game = Esta é a notação de outro jogo. Ali, DVONN tem o número 37.
expected-step = Ali deveria haver um passo da jogada, como dropb E 4, pickb E 4, move E 4 F 4, pass ou done.
expected-json = Ali deveria haver JSON. Talvez falte ou sobre uma vírgula, aspas ou um colchete.
expected-object = Ali deveria haver um objeto entre chaves.
expected-list = Ali deveria haver uma lista entre colchetes.
expected-string = Ali deveria haver texto entre aspas duplas.
expected-member = Ali deveria haver um dos nomes version, headers, start, moves e result, cada um só uma vez.
expected-move-member = Ali deveria haver um dos nomes move e time, cada um só uma vez.
expected-version = Ali deveria haver a versão 1 do formato.
expected-moves = Falta a lista de jogadas.
refused-no-record-given = Inclua uma única notação, como `texto` ou como `arquivo`.
refused-record-too-large = Essa notação é longa demais. Consigo ler no máximo { $limit } kB.
refused-file-not-given = O Discord não me entregou esse arquivo. Tente de novo daqui a pouco, ou cole a notação como texto.
refused-record-not-text = Esse arquivo não é texto simples. Salve a notação como texto em UTF-8 e tente de novo.

## People and servers

kept-imports = Notações importadas (guardadas por 7 dias): { $count }

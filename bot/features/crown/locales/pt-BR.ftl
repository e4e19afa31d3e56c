## The crown

button-crown = A coroa
button-crown-challenge = Desafiar
button-crown-lay-down = Entregar a coroa
crown-heading = 👑 **A coroa deste servidor**
crown-picture = Uma coroa.
crown-picture-of = Uma coroa com o nome { $player }.
crown-holder = **{ $player }** usa a coroa desde { $since }.
crown-hidden-player = alguém com o perfil oculto
crown-defences = { $count ->
    [0] Ainda não defendida.
    [1] Defendida uma vez.
   *[other] Defendida { $count } vezes.
  }
crown-defences-brief = { $count ->
    [one] { $count } defesa
   *[other] { $count } defesas
  }
crown-free = **Ninguém usa a coroa.** As duas primeiras pessoas da classificação podem jogar por ela: `/dvonn-club table`.
crown-contenders = No momento: { $first } e { $second }.
crown-waiting = { $player } desafiou { $opponent }. Resposta até { $until }.
crown-playing = { $player } e { $opponent } estão jogando pela coroa.
crown-rules = Quem está na classificação pode desafiar, uma pessoa por vez. Quem usa a coroa responde em 3 dias ou a perde; em caso de empate, fica com ela. Uma partida valendo pontuação: montagem sorteada, 3 dias para cada lado e mais um a cada jogada.
crown-earlier = **Quem usou antes**
crown-off = Este servidor não tem coroa no momento. Quem gerencia o servidor pode iniciá-la com `/dvonn-admin crown`.
crown-won = 👑 **{ $player } conquistou a coroa.**
crown-came = 👑 **{ $player } agora usa a coroa.** O desafio não foi aceito.
crown-challenge = 👑 **{ $player } desafia { $opponent } pela coroa.** Sem resposta, ela vai para { $player } { $until }.
crown-invitation = 👑 **{ $player } convida { $opponent } para jogar pela coroa.** Prazo da resposta: { $until }.
crown-notify = { $player } desafia você pela coroa. Aceita?
crown-invite = Convidar alguém para jogar
ask-lay-down = **Entregar a coroa?** Se alguém desafiou você, ela vai para essa pessoa. Senão, ninguém a usa. Isso não pode ser desfeito.
ask-resign-crown = **Desistir da partida pela coroa?** Você perde. Não dá para voltar atrás.
panel-facts-crown = Partida { $match }, pela coroa

## Private answers

crown-challenge-sent = Seu desafio foi enviado.
crown-begun = A partida pela coroa começou. Bom jogo!
crown-declined = Você recusou jogar pela coroa.
crown-withdrawn = Você retirou seu desafio pela coroa.
crown-laid-down = Você entregou a coroa.

## Direct messages

crown-asked = { $server }: { $player } desafia você pela coroa. Sem resposta, você a perde { $until }.
crown-asked-free = { $server }: { $player } quer jogar com você pela coroa, que ninguém usa. Sem resposta, ela vai para { $player } { $until }.
crown-invited = { $server }: { $player } usa a coroa e convida você a jogar por ela. Prazo da resposta: { $until }.
crown-quiet = { $server }: ninguém desafia você pela coroa há 60 dias. Para mantê-la, convide alguém em até 14 dias com `/dvonn-club crown`.
crown-yours = { $server }: 👑 a coroa é sua. Seu desafio não foi aceito.
crown-passed-on = { $server }: você não usa mais a coroa, porque o desafio não teve resposta a tempo. Recupere-a com `/dvonn-club crown`.
crown-not-now = { $server }: a partida pela coroa que você propôs foi recusada. Você mantém a coroa.
crown-free-again = { $server }: você não usa mais a coroa, porque não convidou ninguém a jogar por ela. Você pode reconquistá-la: `/dvonn-club crown`.
role-trouble-crown = { $server }: não consigo dar nem tirar o cargo da coroa. Preciso de **Gerenciar cargos** e de um cargo acima dele. A coroa funciona sem ele; veja `/dvonn-admin crown`.

## For managers

crown-manage-off = A coroa não está em jogo. Escolha um canal para iniciá-la: o cartão, os desafios e as partidas vão para lá.
crown-manage-on = A coroa está em { $channel }. Não escolha nenhum canal para encerrá-la; quem a usa a perde.
crown-manage-missing = ⚠️ Permissões que me faltam em { $channel }: { $permissions }.
crown-manage-gone = ⚠️ O canal não existe mais, ou não consigo mais publicar nele. Escolha outro.
crown-manage-role = Um cargo para quem usa a coroa, se quiser:
crown-stopped = A coroa foi encerrada.

## Commands

help-crown = `/dvonn-club crown` mostra quem usa a coroa do servidor.
help-admin-crown = `/dvonn-admin crown` inicia uma coroa.
command-club-crown = A coroa do servidor: quem a usa, desde quando, e quem pode desafiar
command-admin-crown = Iniciar ou encerrar a coroa, escolher o canal e um cargo (requer Gerenciar servidor)

## Refusals

refused-crown-off = Não há coroa em jogo aqui no momento. Quem gerencia o servidor pode iniciá-la com `/dvonn-admin crown`.
refused-crown-busy = Já há outro desafio pela coroa. Tente de novo quando ele for decidido: `/dvonn-club crown` mostra como está.
refused-crown-own = Quem usa a coroa é você: são os outros que desafiam. Escolha outra pessoa.
refused-crown-not-in-table = Só joga pela coroa quem está na classificação deste servidor. `/dvonn-club table` mostra o que falta.
refused-crown-free = Enquanto ninguém usa a coroa, jogam por ela as duas primeiras pessoas da classificação: `/dvonn-club table`. Depois, qualquer pessoa dela pode desafiar.
refused-crown-rest = Você jogou pela coroa há pouco: agora é a vez de outros. Você pode desafiar de novo a partir de { $until }.
refused-crown-away = A outra pessoa está ausente até { $until }. Desafie quando ela voltar.
refused-crown-answered = Este desafio pela coroa não está mais aberto. `/dvonn-club crown` mostra como está.
refused-crown-not-yours = Este desafio não é seu. Para jogar pela coroa, use `/dvonn-club crown`.
refused-crown-own-challenge = Foi você quem enviou, então quem responde é a outra pessoa. Para voltar atrás, aperte **Retirar**.
refused-crown-in-play = Você está jogando pela coroa. Termine essa partida, ou desista dela.
refused-crown-not-worn = Você não usa a coroa, então não há o que entregar. `/dvonn-club crown` mostra quem usa.
refused-crown-not-to-invite = Você só pode convidar alguém se ninguém desafiar você por 60 dias. Até lá, os outros é que desafiam.

## People and servers

kept-reigns = Coroas que você usa ou usou: { $count }

## Standing messages

standing-crown = Coroa

## Buttons

button-in-words = Tabuleiro em texto
button-move-here = Trazer para cá
button-post-again = Republicar

## Menus of people and messages: names have at most 32 characters

menu-open = Abrir esta partida

## Private answers

done-moved-here = A partida { $match } continua neste canal.
done-board-shown = O tabuleiro da partida { $match } está de novo lá no fim.
more-heading = **Partida { $match }** · mais opções
more-play = A partida
more-look-back = Rever
more-besides = Tabuleiro e ajuda

## Lists

games-heading-own = **Todas as suas partidas**
games-heading-other = **Partidas de { $player } neste servidor**
games-against = contra { $opponent }
games-none-own = Você não está em nenhuma partida agora. Comece uma com `/dvonn challenge`.
games-none-finished = Você ainda não tem partidas encerradas.
games-none-other = Não há partidas que você possa ver.
games-none-against = Não há partidas contra essa pessoa.
games-won = **vitória**
games-lost = **derrota**
games-drawn = **empate**
games-cancelled = cancelada
games-closed = encerrada sem vitória
games-score = { $own }–{ $other }
games-offer-draw = **proposta de empate para você**
games-offer-undo = **pedido para desfazer uma jogada**

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Suas partidas em andamento e encerradas, com os tabuleiros, e seus desafios abertos

## Commands: options. Their names have no blanks and no capitals

option-player = De quem são as partidas; em branco, as suas
ask-games-against = Só partidas contra…
choice-games-everybody = contra todo mundo

## Refusals

refused-no-match-in-message = Só consigo abrir uma partida a partir das minhas mensagens sobre ela: tabuleiro, resultado, desafio aceito ou aviso.
refused-out-of-sight = { $opponent } não vê este canal. Leve a partida para um canal que vocês possam ver.

## For those who manage a server

ask-cancel = **Quelle partie ou quel défi dois-je annuler ?** Je te demanderai confirmation.
ask-cancel-none = Aucune partie n’est en cours sur ce serveur, et aucun défi n’est ouvert.
ask-cancel-some-match = Annuler une partie…
ask-cancel-some-challenge = Annuler un défi…
ask-cancel-match = **Annuler la partie { $match } ?** Personne ne gagne ni ne perd, et elle ne pourra pas continuer. Les deux camps sont avertis.
ask-cancel-challenge = **Annuler le défi { $challenge } ?** Personne ne pourra plus l’accepter, et son message le dira.
button-cancel-match = Annuler la partie
button-cancel-challenge = Annuler le défi
form-cancel-match = Annuler la partie { $match }
form-cancel-explanation = Toute personne qui voit la partie ou le défi pourra le lire.
done-cancelled-match = La partie { $match } est annulée : personne n’a gagné ni perdu.
done-cancelled-challenge = Le défi est annulé.

done-banned = { $player } ne peut plus défier ni accepter de défis ici, et l’apprend par message privé. Ses parties en cours continuent.
done-banned-closed = Défis ouverts qui ont été fermés : { $count }.
done-unbanned = ✅ { $player } peut de nouveau défier et accepter des défis ici, et l’apprend par message privé.
banned-heading = **Personnes exclues des défis :** { $count }
banned-none = Aucune interdiction ici. `/dvonn-admin ban` empêche quelqu’un de défier et d’accepter.
banned-person = { $player } · depuis le { $since }
button-unban = Autoriser
button-banned = Interdictions
button-log = Journal

exported = { $count ->
    [1] **La partie { $first }** de ce serveur.
   *[other] **{ $count } parties** de ce serveur, de { $first } à { $last } : chaque ligne est une partie en JSON.
  }
exported-left = { $count ->
    [0] Elles y sont toutes.
    [one] { $count } autre partie ne tenait pas dans ce fichier.
   *[other] { $count } autres parties ne tenaient pas dans ce fichier.
  }
button-export-next = Fichier suivant

log-heading = **Journal** · entrées : { $count }
log-none = Le journal est vide. Ce que l’équipe du serveur change, annule ou exporte ici y reste un an.
log-setting = { $manager } a changé { $setting } : { $value }.
log-setting-channels = les salons où l’on peut jouer
log-setting-threads = l’emplacement des plateaux
log-setting-pace = la cadence habituelle
log-setting-language = la langue des messages publics
log-setting-keep-boards = la durée d’affichage des plateaux des parties finies
log-setting-challenges-last = la durée des défis
log-setting-daily-channel = le salon du problème du jour
log-setting-daily-hour = l’heure du problème du jour
log-setting-own-puzzles = les problèmes tirés des parties de ce serveur
log-follow = { $manager } a choisi { $channel } pour montrer des parties au public.
log-unfollow = { $manager } a arrêté de montrer des parties dans { $channel }.
log-show = { $manager } a choisi { $channel } pour montrer : { $value }.
log-stop-showing = { $manager } a arrêté de montrer : { $value }.
log-cancel-match = { $manager } a annulé la partie { $number }.
log-unrate = { $manager } a retiré la partie { $number } des cotes.
log-inspect = { $manager } a regardé comment la partie { $number } a été jouée.
log-cancel-challenge = { $manager } a annulé le défi { $number }.
log-ban = { $manager } a interdit à { $player } de défier.
log-unban = { $manager } a de nouveau permis à { $player } de défier.
log-export = { $manager } a exporté des parties : { $number }.

command-admin-cancel = Annuler une partie ou un défi de ce serveur (nécessite « Gérer le serveur »)
option-cancel-match = La partie en cours à annuler
option-cancel-challenge = Le défi ouvert à annuler
command-admin-ban = Interdire à quelqu’un de défier ici, ou voir les interdictions (nécessite « Gérer le serveur »)
option-ban-user = Qui ne peut plus défier ni accepter ; laisse vide pour voir les interdictions
option-ban-reason = Pourquoi ; la personne l’apprend
command-admin-unban = Permettre à nouveau à quelqu’un de défier ici (nécessite « Gérer le serveur »)
option-unban-user = Qui peut de nouveau défier et accepter
command-admin-export = Exporter les parties de ce serveur en un fichier (nécessite « Gérer le serveur »)
command-admin-log = Ce qu’a fait l’équipe du serveur, et les interdictions (nécessite « Gérer le serveur »)

## Commands: options. Their names have no blanks and no capitals

name-challenge = défi
name-reason = raison

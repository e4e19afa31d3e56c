## Blocking

done-blocked = **Blocked: { $user }.** You can’t challenge each other anymore, or accept each other’s challenges. Running games aren’t affected, and no one is told.
done-unblocked = **Unblocked: { $user }.** You can challenge each other again.
blocked-none = You haven’t blocked anyone. To block someone who challenged you, use `/dvonn games`, or the button you get after declining.
blocked-heading = **People you’ve blocked: { $count }**

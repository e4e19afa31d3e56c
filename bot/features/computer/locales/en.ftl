## The computer

button-computer-again = Play level { $level }
button-ask-to-resign = Ask it to resign
computer-begin = **Play the computer.** I answer within a second or two, take back whatever you ask me to, and have no clock. Choose a level, how the board is set up, and your colour.
computer-up-to = I can’t think any faster where I run right now, so level { $most } is the highest I can play here.
computer-level = Level { $level }
computer-level-1 = Has just learned the rules
computer-level-2 = Looks one move ahead, and misses things
computer-level-3 = A casual player
computer-level-4 = Rarely gives anything away
computer-level-5 = Plans two moves ahead
computer-level-6 = A strong club player
computer-level-7 = Hard to beat
computer-level-8 = As strong as I can play
computer-resigned = You’re right, I can’t save this one. Well played!
computer-not-lost = I won’t resign yet: I’m not certain to lose from here.
done-computer = Match { $match } has begun.

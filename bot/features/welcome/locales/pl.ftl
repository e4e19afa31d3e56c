## Welcome

welcome = **Cześć! Zagrajmy w DVONN.**
    DVONN to gra planszowa dla dwóch osób. Skacz na inne stosy, aby je przejąć, i pilnuj połączenia z czerwonymi pionami, bo stos, który je straci, wypada z gry. Grasz wprost na kanale, ruch po ruchu, w kilka minut albo przez kilka tygodni, a wszyscy mogą patrzeć.
button-start-match = Zacznij partię

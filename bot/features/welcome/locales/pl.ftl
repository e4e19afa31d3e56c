## Welcome

welcome = **Cześć! Zagrajmy w DVONN.**
    DVONN to gra planszowa dla dwóch osób: skacz na inne stosy, aby je przejąć, i trzymaj się czerwonych pionów, bo co straci z nimi połączenie, wypada z gry. Grasz wprost na kanale, ruch po ruchu, w kilka minut albo przez kilka tygodni, a wszyscy mogą patrzeć.
button-start-match = Zacznij partię

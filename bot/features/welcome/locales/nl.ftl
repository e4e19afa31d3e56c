## Welcome

welcome = **Hallo! Zin in DVONN?**
    DVONN is een bordspel voor twee. Spring op andere stapels om ze over te nemen, en blijf verbonden met de rode stukken, want stapels die hun verbinding verliezen, liggen eruit. Je speelt gewoon in een kanaal, zet voor zet, in een paar minuten of in een paar weken, en iedereen kan meekijken.
button-start-match = Partij beginnen

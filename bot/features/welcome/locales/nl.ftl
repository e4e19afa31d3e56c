## Welcome

welcome = **Hallo! Zin in DVONN?**
    DVONN is een bordspel voor twee: spring op andere stapels om ze over te nemen, en blijf verbonden met de rode stukken, want wat het contact met ze verliest, ligt eruit. Je speelt het gewoon in een kanaal, zet voor zet, in een paar minuten of in een paar weken, en iedereen kan meekijken.
button-start-match = Partij beginnen

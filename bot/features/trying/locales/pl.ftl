## Trying moves out

button-try-out = Wypróbuj
button-chances = Szanse
button-keep-line = Zapisz
button-rename-line = Zmień nazwę
button-drop-line = Usuń
button-share-line = Udostępnij obrazek
button-animate-line = Udostępnij animację
button-lines = Moje ciągi ruchów
form-line-name = Zapisz ten ciąg ruchów
field-line-name = Nazwa
ask-line = Otwórz ciąg ruchów
try-unnamed = **Ruchy na próbę**
try-task = ruchy na próbę
try-from = { $title }, { $ply ->
    [0] od początku
   *[other] po ruchu { $ply }
  }
try-start = { $left ->
    [0] Graj za obie strony, tak długo, jak chcesz.
   *[other] Tu zaczyna się twój ciąg ruchów. Naciśnij ▶️ albo zagraj inne ruchy.
  }
try-alone = W partii nic się nie zmienia i widzisz to tylko ty.
try-step = Ruch { $at } z { $last }: { $told }
try-to-move = { $sign } Ruch { $colour ->
    [white] białych
   *[black] czarnych
  }
try-to-place-dvonn = { $sign } { colour } stawiają pion DVONN
try-to-place = { $sign } { colour } stawiają pion
try-to-pass = { $sign } { colour } nie mają ruchu i pasują. Naciśnij ▶️.
try-resumed = To twój ciąg ruchów z poprzedniego razu.
try-no-moves = Nie ma jeszcze ruchów. Wróć i zagraj kilka, za obie strony.
try-earlier = Pierwsze ruchy ({ $count }): { $moves }
try-caption = { $match ->
    [0] Z zapisu
   *[other] Z partii { $match }
  }, { $ply ->
    [0] od początku
   *[other] po ruchu { $ply }
  }
try-told = Ruchy zagrane na próbę: { $moves }.
lines-none = Nie masz jeszcze zapisanych ciągów ruchów. W partii naciśnij **Historia** i **Wypróbuj**, zagraj kilka ruchów za obie strony, a potem naciśnij **Więcej** i **Zapisz**.
lines-heading = **Twoje ciągi ruchów** ({ $count } z { $most })
lines-of-record = Z zapisu
shared-line = { $player } udostępnia ciąg ruchów do przemyślenia:
done-line-kept = ✅ Zapisano. Ten ciąg ruchów jest teraz pod **Moje ciągi ruchów**.
done-line-dropped = Usunięto z twoich ciągów ruchów. Tutaj jest wciąż otwarty, a **Zapisz** go przywróci.

## Refusals

refused-no-such-line = Tego ciągu ruchów już nie ma. Nowy zaczniesz przyciskiem **Wypróbuj** pod **Historia**. Pozostałe są tam pod **Więcej**: **Moje ciągi ruchów**.
refused-too-many-lines = Limit zapisanych ciągów ruchów: { $most }. Usuń jeden z nich, a potem zapisz ten. Do tego czasu pozostaje otwarty.
refused-line-in-play = Partia { $match } jeszcze trwa, więc nie możesz udostępnić tego ciągu ruchów. Udostępnisz go, gdy się skończy.
refused-nothing-to-try = W tej pozycji partia jest już skończona, więc nie ma ruchów do wypróbowania. Cofnij się o ruch lub dwa.

## People and servers

kept-lines = Zapisane ciągi ruchów: { $count }

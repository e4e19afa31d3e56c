## The computer

button-computer-again = Graj: poziom { $level }
button-ask-to-resign = Poproś o poddanie
computer-begin = **Zagraj z komputerem.** Odpowiadam w sekundę czy dwie, cofam wszystko, o co poprosisz, i gram bez zegara. Wybierz poziom, rozstawienie i kolor.
computer-up-to = Tam, gdzie teraz działam, szybciej nie myślę, więc najwyższy poziom to { $most }.
computer-level = Poziom { $level }
computer-level-1 = Dopiero poznaje zasady
computer-level-2 = Patrzy o jeden ruch naprzód i wiele mu umyka
computer-level-3 = Gra dla rozrywki
computer-level-4 = Rzadko coś oddaje za darmo
computer-level-5 = Planuje dwa ruchy naprzód
computer-level-6 = Mocny poziom klubowy
computer-level-7 = Trudno ze mną wygrać
computer-level-8 = Najlepiej, jak potrafię
computer-resigned = Zgoda, tej partii już nie uratuję. Świetnie zagrane!
computer-not-lost = Jeszcze się nie poddaję: moja przegrana nie jest tu pewna.
done-computer = Partia { $match } się zaczyna.

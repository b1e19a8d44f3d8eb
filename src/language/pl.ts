/** Polish: all of its words that rules need. What each field is for stands in `language.ts`. */

import { pol } from 'stopword';
import { over } from './forms.ts';
import type { Language } from './language.ts';

const TIMES = 'wczoraj|ostatnio|poprzednio|wcześniej|ostatnim razem|wtedy';

const ANSWER = '(?:odpowiadać|mówić|pisać|rozmawiać)';

export const polish: Language = {
  code: 'pl',
  ordinalLeads: 'dnia, od, do',
  namesTakeEndings: true,
  letters: 'ł, ą, ę, ś, ź, ż',
  everyDay: 'każdy, każdą, każde, każdego, każdej, co',
  stopWords: {
    list: pol,
    also: `
      ile, jakim, jakiej, powiedz, mówiłem, mówiłam, pamiętasz, przypomnij, proszę, wiesz, moich, moim`,
  },
  scheduleWords:
    'plany, planach, kalendarz, kalendarzu, spotkania, zaplanowane, zaplanowałem, zaplanowałam, umówione',
  questions: {
    ofSelf: 'co o mnie wiesz/pamiętasz, co wiesz/pamiętasz o mnie',
    when: 'kiedy, jak długo',
    who: 'kto, kogo, komu, z kim',
    howMany: '< ile, ilu, jak często',
    summary: 'podsumuj, podsumowanie, streść, streszczenie',
    preference: 'ulubion*, wolę, lubię, możesz/mógłbyś ... polecić/doradzić',
    temporal: `
      wczoraj, ostatnio, dni/tygodnie/tygodni/miesiące/miesiąc/miesięcy/lat/lata/rok temu, w zeszłym`,
    identity: `
      nazywam się, nazywa się, mój/moje/moja imię/wiek/urodziny/praca/adres, gdzie mieszkam/pracuję`,
    procedural: 'jak mogę/zrobić/działa/zainstalować/skonfigurować/ugotować, instrukcja, przepis, kroki',
    continuation: `
      jak mówiliśmy/mówiłem/mówiłam/ustaliliśmy/wspominałem, kontynuuj, dalej >,
      na czym stanęliśmy/skończyliśmy, ten drugi, ta druga`,
    answered:
      'jak mogę/powinienem/powinnam, (wyjaśnij/wytłumacz/powiedz/podaj/daj/pokaż/pomóż/napisz/opowiedz/przetłumacz) mi, możesz/może mi, nie rozumiem',
    self: 'ja, mogę, powinienem, powinnam, mój, moja, moje, mojego, mojej, mnie, moich, moim, mi, mną, mam, mamy, jestem, robię, robimy, muszę, musimy, możemy, nasz*, nam, nas, mówiłem, mówiłam, byłem, byłam, kupiłem, kupiłam, miałem, miałam, zrobiłem, zrobiłam, zrobię, ugotuję, kupię, mama, mamy, tata, taty',
    joins: 'i, oraz, a',
    asks: 'co, jaki, jaka, jakie, kto, gdzie, kiedy, dlaczego, jak, ile',
  },
  lightWords: 'mieć, zrobić, dobry, dobra, dobre, dziś, jutro, teraz, coś, ktoś, trzeba, można',
  taskWords: `
    napisz, napisać, wyjaśnij, wytłumacz, przetłumacz, poleć, streść, znaczy, oznacza, różnica, wiersz,
    dowcip, żart, piosenka, historia, przepis, przepisy, mail, wiadomość, tekst, pomysł, pomysły, nazywa,
    działa, pomóż, zrób, podaj, usunąć, ugotować,
    tabela, tabeli, punktach, akapit, zdanie, zdaniach, krócej, dłużej, prościej, format, ton, formalnie`,
  references: {
    pronouns: `
      to, tego, temu, tym, ten, ta, te, on, ona, ono, oni, jego, jej, ich, nim, nią, inny, inna, drugi, druga,
      oba, tam`,
    leaning: `
      < [a/i/ale] (dlaczego/czemu/naprawdę/który/na przykład) $, < a co z, < a to/ten/ta,
      < tak/nie/dokładnie ...40 $`,
  },
  comparisonWords: {
    denials: 'nie, bez, nigdy',
  },
  abbreviations: 'ul, al, pl, np, tzw, ok, nr, tel, godz, św, pt, im, m.in, tj, itd, itp',
  evidenceWords: {
    denials: `
      nie, nigdy, nikt, nic, żaden, żadna, żadne, żadnego, żadnej, ani, już nie`,
    against: `
      nienawi*, nie znos*, nie cierpi*, nie lubi*, brzydz*, alergi*, uczulon*, uczulenie,
      nietoleranc*, unika*, bez, rzucił*, przestał*, zrezygnowa*, sprzeda*, dawniej, był* kiedyś,
      odwołan*`,
    idle: `
      nie tylko, nie mogę się doczekać, nie wiem, nie ma problemu, nie martw się, nie zapomnij,
      czemu nie, dlaczego nie, bez wątpienia, nieźle, nic nie szkodzi`,
    instead: `
      zamiast`,
    numbers: `
      0 zero, 2 dwa/dwie/dwoje/dwóch/dwaj/dwiema, 3 trzy/troje/trzech/trzej, 4
      cztery/czworo/czterech, 5 pięć/pięcioro/pięciu, 6 sześć/sześcioro/sześciu, 7 siedem/siedmiu,
      8 osiem/ośmiu, 9 dziewięć/dziewięciu, 10 dziesięć/dziesięciu, 11 jedenaście, 12 dwanaście,
      20 dwadzieścia, 30 trzydzieści, 40 czterdzieści, 50 pięćdziesiąt, 100 sto, 1000 tysiąc`,
    counting: `
      2 para/parę/oboje/obie/bliźniaki/bliźniaczki`,
  },
  secretWords: {
    passwords: `
      hasło, hasła, haseł, hasłem, haśle, hasełko, fraza hasła, słowo kod, tajne słowo, hasło-klucz`,
    shortPasswords: 'pass, pwd, pw, pswd, hslo',
    pins: `
      pin, kod pin, pinu, puk, kod puk, kod weryfikacyjny, kod bezpieczeństwa, kod sms, kod jednorazowy,
      kod dostępu, kod blik, blik, kod potwierdzający, cvv, cvc, kod autoryzacyjny, kody jednorazowe,
      kody zapasowe, kody odzyskiwania, kody awaryjne, cyfry z sms, cyfry z esemesa, kod z sms, kod z smsa,
      kod odzyskiwania, kod zapasowy, kod awaryjny, pin do karty, pin do simu`,
    codes: 'kod, kodu, kodem, kody, szyfr, kombinacja, cyfry',
    digits: 'zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć',
    locks: `
      domofon, domofonu, domofonem, sejf, sejfu, alarm, alarmu, kłódka, kłódki, kłódkę, zamek szyfrowy,
      skrzynka na klucze, skrytka, skrytki, zamek, kod do drzwi, kod do bramy, kod do klatki, szyfru,
      klawiatura, odblokowuje się, odblokować, odblokowanie, otwiera się, otwieranie, rozbroić, rozbrój,
      skrytka na klucze, zapięcie do roweru, zapięcia do roweru, zapięcie rowerowe, zapięciu, kłódce,
      kłódką, zamku, sejfie, poczta głosowa, kłódka do walizki`,
    doors: `
      brama, bramy, bramka, furtka, furtki, drzwi, klatka, klatki, garaż, garażu, wejście, wejścia,
      budynek, mieszkanie, piwnica, biuro, winda, walizka, szafka, domek, szlaban, szlabanu, szlabanem`,
    logins: `
      login, logowanie, użytkownik, konto, konta, wifi, wi-fi, router, routera, sieć, sieci,
      nazwa użytkownika, dane logowania, zaloguj, zaloguj się, loguj się, logujesz się, nazwa użytk,
      wszystkie konta, użytk`,
    ids: 'pesel, peselu, dowód, dowodu, dowód osobisty, numer dowodu, numer pesel, peselem',
    documents: `
      paszport, paszportu, nr paszportu, prawo jazdy, prawa jazdy, dowód osobisty, dowodu,
      dokument podróży, karta pobytu, prawka`,
    cards: 'karta, karty, kartę, kartą, numer karty, karta kredytowa',
    accounts: 'numer konta, nr konta, numer rachunku, nr rachunku, konto bankowe',
    devices: 'tablet, tableta, laptop, laptopa, komórka, komórki, telefon, telefonu',
    copulas: `
      to, jest, było, brzmi, teraz, nadal, wciąż, dalej, ustawiony na, ustawione na, ustawiona na, stoi na,
      zmieniony na, zmienili na, zmieniono na`,
    otherNumbers: `
      kod pocztowy, zamówienie, zamówienia, faktura, faktury, paczka, paczki, przesyłka, przesyłki, paczkomat,
      lot, pociąg, pokój, pokoju, miejsce, peron, isbn, numer seryjny, referencyjny, kod rabatowy, rabat,
      zniżka, kupon, błąd, błędu, wersja, tel, telefon, komórka, sprawa, kod źródłowy, kod kreskowy, artykuł,
      strona, linia, autobus, cena, klienta, kierunkowy, rezerwacja, sala, zgłoszenie, regon`,
    talk: `
      zapomniałem, zapomniałam, zapomniane, zapomnieć, musi, muszą, co najmniej, minimum, znaków, znaki,
      wygasło, zmienić, zresetować, błędne, zgubiłem, powinno, złe, jutro, wyślę, później, podam`,
    entered: `
      wpisz, wpisać, wpisujesz, wpisuje, wprowadź, wstukaj, wklep, wybierz, naciśnij, ustaw, użyj, podaj,
      trzeba wpisać, krzyżyk, gwiazdka, gwiazdkę, krzyżykiem`,
    questions: `
      nazwisko panieńskie, pytanie pomocnicze, pytanie zabezpieczające, pytanie bezpieczeństwa,
      pierwsze zwierzę, pierwszego zwierzaka, imię psa, imię kota, ulica na której, wychowałem, wychowałam,
      pierwsza szkoła, szkoła podstawowa, pierwszy samochód, miasto urodzenia, najlepszy przyjaciel,
      przezwisko, pierwszy pies, pierwszego psa, pierwszego kota, pierwszej nauczycielki,
      pierwsza nauczycielka, panieńskie, panieńskie mamy, wychowawczyni, pierwsza maskotka, pierwszy miś, pierwsza miłość, ulica dzieciństwa, ulica na której dorastałem, gdzie dorastałam, moja pierwsza szkoła, ulubiony nauczyciel, pierwszy szef, nazwisko panieńskie, miasto gdzie się poznali rodzice, ulubiona książka, pierwszy pies, pierwszy kot, drugie imię ojca`,
    answers: `
      odpowiedź, odpowiedz, odp, odpowiadam, wpisałem, wpisałam, podałem, podałam, odpowiedziałem, dałem,
      dałam`,
    verified: 'aby zweryfikować, aby potwierdzić, żeby potwierdzić, aby się zalogować, do weryfikacji',
    kept: `
      do wszystkiego, wszędzie, wszędzie to samo, zapisz to, zachowaj to, zapamiętaj to, przechowaj to,
      imię i rok, imię i data, i data urodzenia, i moje urodziny, i rok, łatwe do odgadnięcia,
      łatwo odgadnąć, używam wszędzie, mam wszędzie, do wszystkich kont`,
    rescues: 'zgubię telefon, stracę telefon, zgubienia telefonu, bez telefonu, jednorazowe',
    keys: 'klucz, token, klucz api, sekret, dane dostępowe, klucz odzyskiwania, klucz licencyjny',
    atms: 'bankomat, bankomacie, bankomatu, wpłatomat, karty płatniczej, karty bankowej',
    texted: `
      sms, esemes, weryfikacja, uwierzytelniania, potwierdzenie, przyszedł, przyszło, z banku, bank wysłał,
      dostałem, dostałam, przysłali, wysłali mi, przyszedł kod, przyszło na`,
    asks: `
      podaj, powiedz, wyślij, jakie jest, jaki jest, jakie masz, proszę podać, wpisz, potrzebuję,
      jak brzmi`,
    replies: `
      tak, nie, ok, dobra, dzięki, dziękuję, później, czekaj, nie wiem, nie pamiętam, zapomniałem,
      dlaczego, po co, cześć, to samo, może, nic, żadne, dokładnie, jasne`,
    opens: `
      odblokowuje, odblokować, odblokujesz, otwiera, otworzyć, wejdziesz, wchodzi się, otwiera się na,
      otwiera na, wchodzi się na, to jest do, odblokowujesz, odblokowuje się, otwierasz`,
    sides: 'lewo, prawo, w lewo, w prawo',
    thens: 'potem',
    cardCodes:
      'cvv, cvc, kod bezpieczeństwa, trzy cyfry z tyłu, cyfry z tyłu, trzy z tyłu, odwrocie karty, na odwrocie, tyłu karty, kod z tyłu',
    announced: {
      names: 'hasło, hasło to',
      prepositions: 'dla, do, od',
      is: 'jest',
      possessives: 'moje',
      passingKeys: 'publiczny',
    },
    nearby: {
      keypad: 'potem krzyżyk, potem gwiazdka, potem dzwonek',
      small: 'i, w, na, nie, się, to, jest, z, do, że, jak, ma, po, za, od, przez, a, o',
      phraseNames: 'fraza',
      theWord: 'słowo',
      codeWords: 'tajne słowo',
      spelt: 'małymi literami',
      thatIs: 'to',
      with: 'z, w, na',
      conditions: 'jeśli, gdyby, na wypadek',
      wallets: '12 słów, 24 słów, portmonetk, portfel, dwanaście słów, dwadzieścia cztery słowa',
      factory: 'fabrycz',
      currencies: 'zł',
      measures: 'znak*, rok, roku, rokiem',
      called: 'nazywa się, o nazwie',
      users: 'użytk, konto',
      forExample: 'np., np',
      numeros: 'nr',
      flatKeys: 'k, klucz, kluczyk',
      rejected: 'nieprawidłow',
      security: 'bezpiecz, odzysk',
      asking: 'pyta',
    },
    access: {
      things:
        'laptop, laptopa, komputer, kompa, komp, komputera, tablet, tabletu, telefon, telewizor, konsola, wifi, router, netflix, disney, konto, konta, poczta, dysk, mac, nas, drukarka, portal, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, pendrive, tablet dziadka',
      before:
        'otwiera się na, odblokowuje się na, wpisuje się, wpisuję, wpisz, wpisujesz, wchodzi się na, podaję, podaje się, działa na, zawsze wpisuję, zawsze piszę, piszesz, piszę, trzeba wpisać, działa z, wchodzi na',
      behind: 'i wchodzi, i otwiera',
      spelt:
        'małymi, małymi literami, bez wielkich, wielką literą, z dużej, ze spacjami, bez spacji, razem, osobno',
      refused: 'pisze że złe, nieprawidłowe, złe, błędne, nie przyjmuje, odrzuca',
      outcome:
        'wyskakuje błąd, błąd, wyrzuca mnie, nie działa, nie otwiera, nie mogę wejść, komunikat o błędzie, i rusza, powiedz, przekaż, zapisz, zanotuj, przypomnij mi, w razie czego, nie wchodzi',
    },
  },
  statementWords: {
    self: 'ja, my, mnie, mi, nam, u mnie, u nas',
    mine: `
      mój, moja, moje, moi, mojego, mojej, mojemu, moją, moim, moich, nasz, nasza, nasze, nasi,
      naszego, naszej`,
    they: 'on, ona, oni, one, ono, jego, jej, ich, mu, to, który, która',
    kin: `
      +mama, +tata, +babcia, +dziadek, matka, matki, ojciec, ojca, rodzice, rodziców, siostr*, brat,
      brata, bracia, mąż, męża, mężem, żona, żony, żonę, partner*, chłopak*, dziewczyn*, narzeczon*,
      syn, syna, synek, synowie, córk*, córec*, dziecko, dzieci, dziecka, niemowl*, bliźni*,
      pasierb*, wnuk*, wnucz*, babci*, dziadk*, dziadek, cioci*, ciotk*, wujek, wujka, kuzyn*,
      siostrzen*, bratan*, teściow*, teść, szwagier*, szwagr*, były mąż, była żona, rodzin*,
      przyjaciel*, przyjaciół*, kolega, koleżank*, współlokator*, sąsiad*, szef*, wspólnik*,
      właściciel*, lekarz*, dentyst*, terapeut*, nauczyciel*, trener*, chłopcy, chłopiec`,
    pets: `
      pies, psa, psy, piesek, suczk*, suka, szczeni*, kot, kota, koty, kotk*, kociak*, królik*,
      chomik*, świnka morska, świnki morskie, koń, konia, konie, kucyk*, koza, kozy, owc*, kur,
      kury, kaczk*, pszczoł*, ule, papug*, żółw*, wąż, rybki, akwarium, zwierz*, labrador*, jamnik*,
      owczarek*, osioł, krow*`,
    am: '+jestem, +jesteśmy, jest, są, był, była, +byłem, +byłam, został*',
    have: `
      +mam, +mamy, ma, mają, miał*, +kupiłem, +kupiłam, +kupiliśmy, +jeżdżę, +prowadzę, +hoduję,
      +hodujemy, +wynajmuję`,
    things: `
      samochód, auto, rower*, motocykl*, motor, skuter*, hulajnog*, kamper*, przyczep*, łódk*, łódź,
      dom, domek, działk*, ogród, szklarni*, pianino, gitar*, skrzypce, perkusj*, aparat, telefon*,
      iphone*, laptop*, drukark*, maszyn* do szycia, wózek inwalidzki, okulary, skoda, toyota, fiat`,
    names: `
      +mam na imię, +nazywam się, nazywa się, na imię, imię, nazywają, imieniem, wabi się, +mów mi`,
    ages: 'lat, lata, rok, urodziny, urodzin, miesięc*, rocznic*, +kończę, kończy',
    home: `
      +mieszkam, +mieszkamy, mieszka, mieszkają, +przeprowadziłem, +przeprowadziłam,
      +przeprowadziliśmy, przeprowad*, mieszkani*, +wprowadziłem, +wprowadziliśmy`,
    origin: `
      +urodziłem, +urodziłam, urodził*, +wychowałem, +wychowałam, +pochodzę, pochodzi, +jestem z,
      rodowit*, narodowoś*, obywatel*`,
    work: `
      na nocki, na noce, na nocną zmianę, +pracuję, +pracujemy, pracuje, pracują, praca, pracy, zawód, zawodu, zatrudnion*, bezrobotn*,
      freelanc*, własn* działalność, na nocki, nocki, nocn* zmian*, zmiana, zmianę, zmianie,
      zmianowo, dyżur*, firma, firmę, firmie, biur*, klinik*, szpital*, +kieruję, +prowadzę,
      prowadzi, zwolnion*, +zwolniłem, +zwolniłam, emerytur*, emeryt*, staż*, praktyk*, pół etatu,
      etat*, zdaln*, +uczę, uczy, wolontariusz*, piekarni*, sklep*, kwiaciarni*, warsztat*,
      gospodarstw*`,
    jobs: `
      pielęgniar*, lekarz*, lekark*, dentyst*, weterynarz*, nauczyciel*, profesor*, wykładow*,
      inżynier*, programist*, developer*, informaty*, projektant*, grafik*, architekt*, elektryk*,
      hydraulik*, stolarz*, cieśl*, mechanik*, kierow*, pilot*, listonosz*, strażak*, policjant*,
      żołnierz*, rolnik*, rolnicz*, ogrodni*, kucharz*, kuchark*, piekarz*, rzeźnik*, kelner*,
      fryzjer*, sprzedaw*, kasjer*, sprzątacz*, opiekun*, położn*, chirurg*, farmaceut*,
      fizjoterapeut*, psycholog*, bibliotekar*, dziennikar*, redaktor*, pisarz*, pisark*, tłumacz*,
      muzyk*, piosenkar*, aktor*, artyst*, malarz*, malark*, fotograf*, prawnik*, prawnicz*,
      adwokat*, sędzi*, księgow*, konsultant*, menedżer*, kierownik*, naukow*, badacz*, biolog*,
      student*, uczeń, uczennic*, stażyst*, emeryt*, gospodyni domow*, urzędni*, pracowni* socjaln*,
      sekretar*, ksiądz, murarz*, spawacz*, rybak*, pszczelarz*, przedsiębior*, stewardes*,
      ochroniarz*`,
    study: `
      +studiuję, studiuje, studia, studiów, uczelni*, uniwersytet*, politechni*, licencjat*,
      magister*, magisterk*, doktorat*, praca dyplomowa, kurs*, szkoł*, klas*, przedszkol*, +uczę
      się, uczy się, +mówię po, +mówimy po, mówi po, język ojczysty, dwujęzyczn*, biegle, matur*`,
    health: `
      okulary, lęk wysokości, fobi*, klaustrofobi*, cukrzyc*, cukrzyk*, astm*, epilepsj*, padaczk*, migren*, artretyzm*, reumatyzm*, egzem*,
      łuszczyc*, nowotw*, rak, raka, chemioterapi*, guz*, udar*, zawał*, rozrusznik*, nadciśnieni*,
      ciśnieni*, cholesterol*, anemi*, tarczyc*, hashimoto, crohn*, jelit*, refluks*, endometrioz*,
      menopauz*, toczeń, tocznia, stwardnieni*, parkinson*, alzheimer*, demencj*, autyzm*, autyst*,
      adhd, dwubiegunow*, depresj*, lęki, lękow*, ataki paniki, bezsenność, bezdech*, dysleksj*,
      dyslekty*, jąka*, głuch*, niedosłysz*, niewidom*, daltonist*, krótkowidz*, niepełnosprawn*,
      wózk*, przewlekł*, kręgosłup*, przepuklin*, łąkotk*, biodr*, kolan*, dna moczanowa, grupa
      krwi, grupę krwi, ciąż*, ciężarn*, +spodziewamy, karmię, insulin*, metformin*, leki,
      lekarstw*, tabletk*, antydepresant*, operacj*, operowan*, przeszczep*, dializ*, trzeźw*,
      +palę, palić, +rzuciłem palenie, +rzuciłam palenie, alkohol*, celiaki*, zdiagnozowan*,
      złaman*, złamał*, alergi*, nie mogę dźwigać, nie może dźwigać, nie mogę podnosić, nie może podnosić, lekarz zabronił, zakaz dźwigania, mdleję, mdleje, nie wolno jej jeść, nie wolno jej pić, nie wolno mu jeść, nie wolno mu pić,
      +nie wolno mi dźwigać, +nie wolno mi podnosić, +nie wolno mi jeść, +nie wolno mi pić`,
    allergy:
      'alergi*, uczulen*, uczulon*, nietoleran*, nie toleruj*, wysypk*, mam wysypkę, puchną usta, puchnie mi, puchnie język, puchną mi, puchnę, puchnie gardło, swędzi mnie, swędzą usta, swędzi gardło, pokrzywk*, wstrząs anafilaktyczny, anafil*, źle znosi, źle znoszę',
    diet: `
      wegan*, wegetarian*, bezglutenow*, gluten*, laktoz*, nabiał*, halal, koszern*, keto, post,
      poszczę, diet*, +nie jem, nie je, +nie jemy, +nie piję, nie pije, bez cukru, bez mięsa`,
    taste: `
      +lubię, lubi, +lubimy, +kocham, +uwielbiam, uwielbia, +nienawidzę, nienawidzi, +nie lubię, nie
      lubi, +nie znoszę, nie znosi, +nie cierpię, +wolę, woli, ulubion*, fan, fanem, fanką, pasj*,
      hobby, +interesuję, +boję się, boi się, +podoba mi się`,
    habit: `
      codziennie, każdego dnia, każdego ranka, co tydzień, co miesiąc, co rok, w weekendy, w każdy
      weekend, w każdy poniedziałek, w każdy wtorek, w każdą środę, w każdy czwartek, w każdy
      piątek, w każdą sobotę, w każdą niedzielę, w poniedziałki, we wtorki, w środy, w czwartki, w
      piątki, w soboty, w niedziele, zwykle, zazwyczaj, zawsze, razy w tygodniu, od lat, już nie,
      teraz, +wstaję, od roku, od kiedy`,
    does: `
      +gram, gra, +śpiewam, śpiewa, +tańczę, tańczy, +maluję, maluje, +rysuję, +szyję, +dziergam,
      +haftuję, +gotuję, gotuje, +piekę, +biegam, biega, +pływam, pływa, +chodzę, +wspinam,
      wspinaczk*, +jeżdżę na rowerze, +żegluję, narty, jog*, siłowni*, +trenuję, trenuje, +zbieram,
      +kolekcjonuję, +czytam, +piszę, +fotografuję, +wędkuję, chór*, orkiestr*, zespół, szachy,
      piłk*, tenis*, leworęczn*, mańkut*, +robię na drutach, +robię kurs`,
    turns: `
      żonaty, zamężna, mężatk*, +ożeniłem, +wyszłam za mąż, ślub*, pobrali*, pobieramy, zaręcz*,
      rozwiedzion*, rozwód, rozwiod*, rozstali*, rozstał*, wdow*, singiel*, singielk*, +sprzedałem,
      +sprzedałam, +sprzedaliśmy, sprzedał*, +kupiłem, +kupiłam, +rzuciłem, +rzuciłam, +straciłem,
      +straciłam, +zacząłem, +zaczęłam, +zmieniłem, +zmieniłam, +zdecydowałem, +zdecydowałam,
      +postanowiłem, +postanowiłam, +wybrałem, +adoptowaliśmy, adoptow*, zmarł*, umarł*, odszedł,
      awans*, +zdałem, +zdałam, now* prac*, +dostałem, +dostałam, urodził* się, +skończyłem,
      +skończyłam, +obiecałem, +obiecałam, +zerwałam, +zerwałem`,
    ends: `
      +sprzedałem, +sprzedałam, +sprzedaliśmy, +rzuciłem, +rzuciłam, rozstali*, rozwiod*, już nie,
      zmarł*, umarł*, +przestałem, +przestałam, +zwolniłem, +zerwałam, +zerwałem`,
    not: 'nie, nigdy',
    plans: `
      wizyt*, egzamin*, rozmowę kwalifikacyjną, rozmowa kwalifikacyjna, lot, lecę, lecimy, wesele,
      ślub, operacj*, podróż*, wyjazd*, wakacj*, urlop*, jadę, jedziemy, konferencj*, koncert*,
      imprez*, maraton*, półmaraton*, przeprowadzk*, planuję, planujemy, zamierzam, oszczędzam na,
      odkładam na, zbieram na, cel, chcę zostać, bronię, spotkani*, termin`,
    when: `
      styczni*, stycznia, lut*, marc*, kwietni*, kwiecień, maj*, czerw*, lip*, sierp*, wrześni*,
      październik*, listopad*, grud*, poniedziałek, wtorek, środ*, czwartek, piątek, sobot*,
      niedziel*, w przyszłym tygodniu, w przyszłym miesiącu, w przyszłym roku, w zeszłym tygodniu, w
      zeszłym roku, latem, zimą, wiosną, jesienią, święta, wielkanoc*, jutro, pojutrze, godzin*`,
    passing: `
      zmęczon*, głodn*, śpiąc*, potrzebuję, potrzebujemy, szukam, szukamy, chcę, chciałbym,
      chciałabym, pytani*, problem*, błąd, błędu, pomysł*, list*, plik*, kod, kodu, funkcj*, tekst*,
      zdani*, wiadomoś*, mail*, myślę, wiem, nie wiem, sądzę, mam nadzieję, ciesz*, przepraszam,
      dzięki, dziękuję, dzisiaj, dziś, wczoraj, właśnie, próbuję, rozumiem, ciekaw*, pomoc*, gotow*,
      tutaj, mogę, muszę`,
    unreal: `
      gdyby, gdybym, jeśli, jeżeli, załóżmy, wyobraź, jakby, oby, żałuję że nie, czy, byłbym,
      miałbym`,
    doubt: 'może, możliwe, prawdopodobnie, podobno, chyba, kiedyś',
    asks: `
      co, jak, gdzie, kto, kiedy, dlaczego, czemu, ile, jaki, jaka, jakie, który z, czy, możesz,
      mógłbyś, możecie, czy mogę, masz, znasz, wiesz, jest jakiś, pomóż, powiedz, poleć, poradź,
      daj, pokaż, wyjaśnij, napisz, zrób, znajdź, proszę, zaproponuj,
      ułóż, sformułuj, zredaguj`,
    tasks: `
      podaj przykład, przykładow*, napisz odpowiedź, odpowiedz na opinię, odpisz na, w tekście, przetłumacz*, tłumaczenie, popraw, poprawić, popraw błędy, przepisz, przeredaguj, sparafrazuj,
      streść, podsumuj, ulepsz, odpowiedz na, na angielski, na polski, po angielsku, jak powiedzieć,
      jak się mówi, poniższy tekst, następujący tekst, ten tekst, to zdanie, tego maila, uzupełnij, brzmi lepiej, przekazana wiadomość`,
    fiction: `
      wyobraź sobie, zagrajmy, pobawmy się, wymyśl, w pierwszej osobie, udawaj, udawajmy, opowiadani*, opowiadanie, historię o, powieść, bajk*, baśń, wiersz*, odgrywan*, udawaj, wyobraź sobie że,
      jesteś teraz, postać, bohater*, scenariusz*, dialog*, dowcip*, kawał, kawału, kawały, śniło*`,
    said: 'powiedział*, mówi że, zapytał*, spytał*, napisał*, twierdzi, według',
    joins:
      'jeśli to pomoże, jeśli to ważne, i, a, ale, bo, ponieważ, chociaż, podczas gdy, który, która, gdzie, lub',
    hence: 'więc, dlatego, zatem',
    orders: `
      +bez emotikonek, +bez emotek, +bez emotikon, +bez list, +bez tabel, +tylko metryczne,
      +zawsze, +nigdy, +od teraz, +od tej pory, +na przyszłość, +mów mi po imieniu, +zwracaj się do
      mnie, +bez emotikonów, +bez emoji, +nie używaj, +nie nazywaj mnie, +nie proponuj, +nie
      polecaj, +pisz krótko, +odpowiadaj krótko, odpowiadaj, odpowiedz, pisz, wyjaśniaj, podawaj,
      używaj, mów, nazywaj mnie, pokazuj`,
    assent: 'nie, prawda, tak, ok, nie prawda, co nie, zgadza się, dobra, dzięki, jasne',
    also: 'też, także, również, dodatkowo',
    unsaid: 'yes',
  },
  healthWords: {
    ailments: `
      dna moczanowa, dnę, dny, podagr*, ostrog*, rozcięgn*, celiaki*, cukrzyc*, cukrzyk, insulinooporn*,
      astm*, padaczk*, epilep*, migren*, artretyzm, zapalenie stawów, zwyrodnieni*, reumat*, egzem*,
      łuszczyc*, azs, rak, raka, nowotwór, nowotwor*, guz, białaczk*, chłoniak, udar*, zawał*,
      niewydolność serca, niewydolność nerek, arytmi*, migotanie, stent*, rozrusznik, nadciśnieni*,
      ciśnienie, cholesterol*, anemi*, niedobór żelaza, tarczyc*, niedoczynność, nadczynność, hashimoto,
      crohn*, wrzodziejące, jelita drażliwego, jelito drażliwe, refluks*, zgag*, nieżyt żołądka, wrzody,
      wrzód, kamienie nerkowe, kamica, kamienie żółciowe, dializ*, stłuszczenie, marskość, wzw,
      endometrioz*, pcos, toczeń, stwardnienie rozsiane, sm, fibromialgi*, long covid, parkinson*,
      alzheimer*, demencj*, depresj*, dwubiegunow*, ptsd, adhd, ataki paniki, bezsenność, bezdech,
      szumy uszne, zawroty, jaskr*, zaćm*, rwa kulszowa, rwę, rwa, dyskopati*, wypadł mi dysk, przepuklin*,
      skolioz*, osteoporoz*, łokieć tenisisty, cieśni nadgarstka, łąkotk*, więzadł*, skręceni*, złamani*,
      wstrząs mózgu, zakrzep*, zakrzepic*, trzustk*, zapalenie płuc, pochp, pokrzywk*, półpasiec, w ciąży,
      ciąż*, ciężarn*, menopauz*, hemofili*, alergi*, uczuleni*, uczulon*, nietoleran*, katar sienny,
      zapalenie pęcherza, zapalenie zatok, zatoki, trądzik różowaty, mukowiscydoz*, autoimmun*, żylak*,
      chemi*, przeszczep*, stomi*, ochwat*, anafila*, infekcj*, zapalenie ucha, kolk*, niedocukrzeni*, odma,
      krwotok*, sepsa, anoreksj*, bulimi*, alkoholik*`,
    troubles: `
      siadł, siadło, siadła, siada, wysiadł*, wysiada, nawala, nawalił*, strzelił*, strzyka, dokucza,
      dokuczają, odzywa się, boli, bolą, bolało, ból, bóle, spuchł*, spuchnięt*, puchnie, puchną,
      opuchnięt*, zapaln*, zerwan*, naderwan*, zerwał*, skręcon*, skręcił*, zwichnięt*, zwichnął*, wypada,
      wypadł*, złaman*, złamał*, pęknięt*, sztywn*, zablokowan*, zdrętwia*, drętwieje, słab*, chore, chory,
      chora, wrażliw*, problemy, problem, kłopoty, zużyt*, operowan*, skurcz*, krwawi, kontuzj*, rozwalon*,
      rozwalił*, kuleje, utyka, złamała, złamał`,
    parts: `
      kręgosłup*, plecy, krzyż, kark, szyja, bark, barki, ramię, łokieć, nadgarstek, kciuk, biodro, biodra,
      kolano, kolana, kolanem, kostka, kostkę, stopa, stopy, stopę, pięta, piętę, achilles*, łydka, łydkę,
      pachwina, żebro, żebra, szczęka, ząb, zęby, dziąsła, ucho, uszy, oko, oczy, żołądek, brzuch, jelita,
      pęcherz, nerka, nerki, wątroba, wątrobę, woreczek, serce, płuca, gardło, skóra, stawy, nerw, ścięgno,
      łapa, łapę, kopyto, noga, nogi, nogę, prostata, udo, rzepka, obojczyk, miednica, przedramię, palec,
      migdałki`,
    reactions: `
      wysypk*, wysypuje, wysypało, krostki, bąble, pokrzywk*, swędzi, swędzą, swędzenie, puchnę, puchnie,
      puchną, spuchł*, opuchlizn*, duszę się, dusi się, zatyka, nie mogę oddychać, duszności, wymiot*,
      rzygam, rzyga, zwraca, mdłości, niedobrze, biegunk*, rozwolnien*, boli mnie brzuch, boli brzuch,
      bóle brzucha, skręca mnie, skurcze, wzdęci*, wzdyma, gazy, zgag*, szkodzi, szkodzą, nie służy,
      nie służą, źle się czuję, źle reaguje, źle reaguję, źle znoszę, źle znosi, nie toleruję, nie toleruje,
      nie trawię, nie trawi, reakcj*, reaguję, reaguje, zawroty, zemdlał*, mdleję, kołatanie, migren*,
      pogotowie, sor, karetk*, epipen, adrenalin*, atak, napad, rzut, plamy, czerwone plamy, uczula,
      uczulają, zaostrz*, w bąblach, bąblach, kroplówk*, spuchły, usta, szpital*, tlen,
      straciłem przytomność, straciłam przytomność, pęcherze`,
    foods: `
      nabiał, nabiału, mleko, mleka, mlek*, ser, sery, sera, serów, masło, śmietan*, jogurt*, laktoz*,
      gluten*, pszenic*, chleb*, makaron*, żyto, owies, kukurydz*, soj*, tofu, jajko, jajka, jajek, jaj,
      orzechy, orzechów, orzeszk*, migdał*, nerkowc*, orzech*, pistacj*, sezam*, gorczyc*, musztard*,
      seler*, ryby, ryb, rybę, tuńczyk*, łoso*, owoce morza, owoców morza, owocach morza, skorupiak*,
      krewetk*, małż*, krab*, mięso, mięsa, czerwone mięso, wołowin*, wieprzowin*, szynk*, wędlin*, bekon,
      boczek, kurczak*, drób, indyk*, karm*, chrupk*, żelatyn*, sól, soli, słon*, sód, cukier, cukru,
      słodycz*, słodzik*, węglowodan*, tłuszcz*, tłust*, smażon*, ostre, ostrego, ostrych, chili, papryk*,
      czosn*, cebul*, pomidor*, ziemniak*, bakłażan*, grzyb*, szpinak*, fasol*, soczewic*, strączk*,
      kapust*, kiwi, mango, truskawk*, banan*, jabłk*, brzoskwini*, czereśni*, wiśni*, ananas*, grejpfrut*,
      cytrus*, owoc*, awokado, miód, miodu, czekolad*, kakao, kawa, kawy, kawę, kofein*, herbat*, alkohol*,
      wino, wina, piwo, piwa, wódk*, papieros*, palenie, palić, gazowan*, cola, sushi, lukrecj*, ocet,
      konserwant*, lateks*, nikiel, penicylin*, amoksycylin*, antybiotyk*, ibuprofen*, ibuprom, aspiryn*,
      paracetamol*, ketonal, kontrast, jod, plastr*, perfum*, proszek, pyłk*, kurz*, roztocz*, pleśń, traw*,
      użądleni*, osy, pszczół, bieganie, biegać, biegania, dźwigać, dźwigania, podnosić, skakać, skakania,
      przysiad*, latać, prowadzić, pływać, schod*, wysiłk*, energetyk*, ryż, kokos*, wanili*, cynamon*,
      curry, imbir*, drożdż*, podrob*, ser pleśniowy, surowe mleko, surowe jajka, kiełki, histamin*, potas*,
      fosfor*, błonnik*, farb*, henn*, wełn*, krem z filtrem, słońc*, ambrozj*, brzoz*, statyn*, metformin*,
      piłk*, tenis*, nurkow*, tańcz*, taniec, wspinaczk*, rower*, nart*, siłowni*, ciężary, keczup*, chips*,
      lody, lodów, ciast*, tort*, pizz*, gryk*, gin, arbuz*, melon*, fruktoz*, śledzi*`,
    refrains: `
      zero, żadnych, żadnego, żadnej, żaden, bez, nigdy więcej, już nie, koniec z, dość, unikam, unika,
      unikamy, unikać, unikają, nie jem, nie je, nie jemy, nie jedzą, nie mogę jeść, nie może jeść,
      nie możemy jeść, nie piję, nie pije, nie pijemy, nie mogę pić, nie może pić, nie mogę, nie może,
      nie wolno, nie kupujemy, nie kupuję, nie używamy, nie ma u nas, nie podaję, nie dajemy, odstawić,
      odstawiłem, odstawiłam, odstawił*, odstawiliśmy, rzuciłem, rzuciłam, rzucił*, wykluczyć, wykluczyłam,
      wykluczyliśmy, wyeliminow*, przestałem, przestałam, przestaliśmy, z dala od, trzymam się z dala,
      zakaz, zakazan*, zabronion*, odpada, odpadają, ograniczyć, ograniczam, ograniczamy, mniej, nie tykam,
      ani, mam zakaz`,
    healers: `
      lekarz*, doktor*, doktór, internist*, kardiolog*, dermatolog*, gastrolog*, gastroenterolog*,
      alergolog*, reumatolog*, neurolog*, nefrolog*, endokrynolog*, diabetolog*, onkolog*, urolog*,
      ginekolog*, położn*, pediatr*, psychiatr*, chirurg*, ortoped*, fizjo*, rehabilitant*, osteopat*,
      podolog*, okulist*, optyk*, dentyst*, stomatolog*, dietety*, farmaceut*, aptekark*, weterynarz*,
      weterynark*, wet, kowal, szpital*, klinik*, przychodni*, badania, badań, wyniki, morfologi*,
      rezonans*, rentgen*, usg, gastroskopi*, kolonoskopi*, biopsj*, testy alergiczne, logoped*,
      laryngolog*, alergolożk*, test oddechowy`,
    orders: `
      powiedział*, mówi, mówił*, kazał*, każe, chce, uważa, myśli, twierdzi, +zabronił*, +zabrania,
      +zakazał*, przepisał*, zalecił*, zaleca, poradził*, +odradził*, odradza, stwierdził*, wykrył*,
      znalazł*, potwierdził*, podejrzewa, ostrzegł*, nalega, odstawił*, zdiagnozował*, dał*, wyszło, wyszła,
      wyszły, pokazał*, wykazał*, mam nie, +nie wolno mi, muszę, musi, wysłał*, powiedzieli, +nie pozwala,
      +nie pozwolił*`,
    lasting: `
      znowu, znów, ponownie, od, do, odkąd, aż do, napad, napady, atak, ataki, rzut, rzuty, drugi raz w tym,
      trzeci raz w tym, dwa razy w tym, w tym roku, do końca życia, zdiagnozowan*, diagnoz*, stwierdzon*,
      podejrzenie, potwierdzon*, przewlek*, chroniczn*, ostre zapalenie, skłonność do, rodzinn*, w rodzinie,
      dziedziczn*, nawrót, nawrot*, po operacji, po zabiegu, czekam na operację, gips, gipsie, kulach,
      zwolnieni*, l4, tygodni, miesięcy, miesiące, za każdym razem, zawsze gdy, zawsze po, co wiosnę,
      każdej wiosny, od teraz, leki, leków, tabletki, insulin*, rozrzedzające, przeciwzakrzepowe, sterydy,
      obecnie, ostatnio, tygodniu ciąży, miesiącu ciąży, wykryto, drugi raz, trzeci raz, czwarty raz,
      kolejny, kolejna, kolejne, kolejną, wróciła, wrócił, wróciło`,
    household: 'u nas, w domu, u mnie, u nas w domu, tutaj, tu, w rodzinie, w kuchni',
    passed: `
      już dobrze, już lepiej, już mi przeszło, już jej przeszło, już mu przeszło, przeszło, minęło,
      już zdrow*, wyzdrowiał*, wyleczon*, zagoiło, zagoił*, nic poważnego, nic groźnego, fałszywy alarm,
      ostatnio przeziębi*, w dzieciństwie, jako dziecko, wyrósł z, wyrosła z, przezięb*, grypa, grypę,
      grypy, negatywn*`,
    figures: `
      umieram z nudów, umieram ze śmiechu, mało zawału nie, prawie zawału, prawie dostałam zawału,
      prawie dostałem zawału, ból głowy z, przyprawia mnie o ból, mam alergię na ludzi,
      mam alergię na głupot*, mam alergię na poniedziałki, alergia na poniedziałki, alergię na spotkania,
      alergię na pracę, uczulony na głupotę, za plecami, mieć plecy, serce złaman*, złamał mi serce,
      złamane serce, z całego serca, na sercu, pod ręką, stanąć na nogi, ludzie z, osoby z, osób z, ktoś z,
      pacjenci z, pacjentów z, bohater*, powieść, powieści, w filmie, w książce, w serialu, odcinek,
      dokument o, artykuł*, podcast*, badanie mówi, badacze, w wiadomościach, podobno, referat o, praca o,
      bieg charytatywny, zbiórk*, gorączka złota, uzależnion* od kawy, uzależniona od,
      uzależniony od seriali`,
  },
  styleWords: {
    forms: `
      emoji, emotikon*, emotki, wypunktowa*, punktor*, listy, tabel*, nagłówk*, proza, prozą, ciągły tekst,
      ciągłym tekstem, tekst ciągły, pełnymi zdaniami, pełne zdania, krótkimi zdaniami, krótkie zdania,
      akapit*, żargon*, fachow*, terminów technicznych, anglicyzm*, skrót*, prostym językiem, prosty język,
      prostych słów, wniosek, wniosku, konkluzj*, podsumowani*, sedno, odpowiedź na początku, przykład*,
      liczb*, liczby, źródł*, linki, numeruj, numerowan*, kroki, krok po kroku, jeden krok, krótko, krócej,
      zwięź*, szczegół*, formaln*, pochwał*, komplement*, wykrzyknik*, metryczn*, celsjusz*, na ty, na pan,
      na pani, kod, ostrzeże*, porówna*, metafor*, za i przeciw, jedno zdanie, dwa zdania, trzy zdania,
      jednym zdaniu, linijk*, pogrubie*, formatowani*, wstęp*, lania wody`,
    tells: `
      kiedy mi odpowiadasz, gdy mi odpowiadasz, jak mi odpowiadasz, kiedy piszesz, jak piszesz,
      gdy tłumaczysz, odpowiadaj, odpowiedz, odpowiedzi, pisz, tłumacz, wyjaśniaj, dawaj, daj mi, podawaj,
      mów do mnie, mów mi, zaczynaj, zacznij, zaczynaj od, zacznij od, używaj, unikaj, oszczędź mi,
      daruj sobie, pomijaj, przechodź, cytuj, zwracaj się, stosuj, rób, numeruj, mi numeruj`,
    standing: `
      zawsze, nigdy, za każdym razem, ogólnie, z zasady, domyślnie, od teraz, odtąd, na przyszłość, ze mną,
      do mnie, dla mnie, przy mnie, kiedy do mnie piszesz, chyba że poproszę`,
    reasons: `
      wolę, wolałbym, wolałabym, +potrzebuję, gubię wątek, gubię się, nie nadążam, nienawidzę, nie znoszę,
      nie cierpię, nie lubię, denerwuje mnie, denerwują mnie, drażni mnie, pomaga mi, najlepiej się uczę,
      lepiej rozumiem, czytam na telefonie, czytam w telefonie, czytnik ekranu, moje oczy, dysleksj*, adhd,
      mam wrażenie, męczy mnie, męczą mnie, potem drukuję`,
  },
  otherWords: {
    notSelf: 'nie ja, ja nie, nie mnie',
    served:
      'pacjent, pacjentka, pacjenta, pacjenci, pacjentki, klient, klientka, klienci, uczeń, uczennica, uczniowie, pasażer, pasażerowie, podopieczny, podopieczna',
  },
  writingWords: {
    orders: 'napisz, napisz mi, ułóż, sformułuj, zredaguj, przygotuj, zrób, stwórz, wymyśl',
    texts: `
      list, maila, mail, email, wiadomość, tekst, sms, sms-a, smsa, bio, biogram, profil, post, tweeta, status, zdanie, zdania, linijkę, wiersz, wierszyk, przemowę, przemówienie, kartkę, zaproszenie, ogłoszenie, podanie, list motywacyjny, cv, recenzję, odpowiedź, skargę, wypowiedzenie, historię, opis, notkę`,
    says: `
      że, w którym, w której, gdzie piszę, mówiący, mówiącą, o tym, o tym że, o mnie, o moim, o mojej`,
  },
  addressees:
    'ty, cię, ciebie, ci, tobie, tobą, +twój, +twoja, +twoje, +twojego, +twoją, jesteś, masz, możesz',
  askingWords: {
    opens:
      'czy, co to, co jest, co mam, co jem, co robię, kto, dlaczego, czemu, ile, jaki, jaka, jakie, na co, od czego, z kim, z czym',
    opensAlone: 'kiedy, gdzie, jak',
    tags: 'czy nie, prawda, co nie, zgadza się, nieprawdaż, na co, od czego, z kim',
    either: 'czy',
  },
  genderWords: {
    he: 'on, jego, mu',
    she: 'ona, jej',
    male: 'syn, mąż, brat, ojciec, tata, dziadek, wujek, chłopak, pies, kot, królik',
    female: 'córka, żona, siostra, matka, mama, babcia, ciocia, dziewczyna, suczka, kotka',
  },
  dates: {
    aheadFirst: 'za',
    tense: {
      past: `był|była|było|byli|byłem|byłam|temu|\\p{L}{2,}(?:ał|ała|ałem|ałam|ił|iła|iłem|iłam|yłem|yłam|aliśmy|ęła)`,
      ahead: `umówił(?:em|am|a)?|zarezerwował(?:em|am|a)?|zapisał(?:em|am|a)?|kupił(?:em|am|a)?|zaplanował(?:em|am|a)?`,
    },
    dayParts: 'rano, po południu, wieczorem, w nocy',
    months: `
      styczeń/stycznia/styczniu, luty/lutego/lutym, marzec/marca/marcu, kwiecień/kwietnia/kwietniu, maj/maja/maju,
      czerwiec/czerwca/czerwcu, lipiec/lipca/lipcu, sierpień/sierpnia/sierpniu, wrzesień/września/wrześniu,
      październik/października/październiku, listopad/listopada/listopadzie, grudzień/grudnia/grudniu`,
    weekdays: `
      niedzielę/niedziele/niedzieli, poniedziałku, wtorku, środę/środy, czwartku, piątku, sobotę/soboty`,
    seasons: 'wiosn*, lato/latem/lecie, jesień/jesieni/jesienią, zim*',
    units: `
      godzina/godziny/godzin/godzinę, dzień/dni/dnia/dniu, tydzień/tygodnie/tygodni/tygodnia/tygodniu,
      weekend/weekendu, miesiąc/miesiące/miesięcy/miesiąca/miesiącu, rok/lata/lat/roku`,
    numbers: `
      jeden/jedna/pierwszy, dwa/dwie/drugi, trzy/trzeci, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć,
      jedenaście, dwanaście`,
    few: 'kilka, parę',
    days: 'przedwczoraj, wczoraj, dziś/dzisiaj, jutro, pojutrze',
    parts: 'początek/początku, połowa/połowie, koniec/końcu/końca',
    last: 'zeszły, zeszłym, zeszłego, zeszłą, zeszłej, ubiegły, ubiegłym, ubiegłego, ostatni, ostatnim',
    this: 'tym, tego, tę, tej',
    next: `
      przyszły, przyszłym, przyszłego, przyszłą, przyszłej, następny, następnym, następnego, następną, najbliższy,
      najbliższą`,
    ago: 'temu',
    since: 'od',
    before: 'przed, do',
    after: 'po',
    between: 'między',
    from: 'od',
    to: 'do',
    and: 'i, oraz',
    in: 'w, we, na, podczas',
    fill: 'w, we, na',
  },
  passingStates: `
    umieram, umieram ze śmiechu, zaraz wracam, już wracam, idę spać, do łóżka, w łóżku, w drodze, mam dość, nie mogę już, telefon pada, bateria pada, rozładowany, rozładowuje, jestem głodny, jestem głodna, jestem zmęczony, jestem zmęczona, chce mi się, zimno mi, boli mnie głowa, ból głowy, w korku, jem właśnie, wreszcie śpią, wreszcie śpi, wreszcie zasnął, wreszcie zasnęła, chrapie, spóźnię się, właśnie wstałem, właśnie wstałam`,
  answerWords: {
    parts: `
      emoji, emotek, emotki, emotikon*, buziek, buźki, list, lista, listy, wypunktowań, punktów, punktory, nagłówków, nagłówki, tabel, tabelki,
      tabelek, pogrubień, wykrzyknik*, żargonu, slangu, trudnych słów, rad, rady, porad, porady, dobrych rad, kazań, kazania, morałów, komplementów,
      komplementy, pochwał, pochwały, chwalić, chwalenia, komplementować, frazesów, banałów, lania wody, przeprosin, przepraszać, przepraszania,
      wstępów, podsumowań, spoilerów, anglicyzmów, elaboratów, motywacyjnych tekstów, pouczać, pouczania, słodzić, słodzenia,
      wyjaśnień, wyjaśnienia, elaboratów, elaboraty, ścian tekstu`,
    counted: `
      opcja, opcję, opcje, propozycja, propozycję, propozycje, pomysł, wybór, zdanie, zdania, zdaniach, linijka, linijki, akapit, odpowiedź, pytanie,
      krok, rzecz`,
    manners: `
      krótko, krócej, krótki, krótkie, zwięźle, zwięźlej, długo, długie, długich, długaśne, formalnie, formalny, oficjalnie, sztywno, luźno, luźniej,
      prosto, prościej, normalnie, szczerze, wprost, konkretnie, entuzjastycznie, technicznie, krótkich zdań, krótkie zdania, krótkie odpowiedzi,
      krótkimi zdaniami, pełnymi zdaniami, wolniej, bez owijania w bawełnę`,
    units: `
      metryczne, metrycznie, celsjusz*, stopniach celsjusza, gramach, gramy, kilogramach, kilometrach, kilometry, km, litrach, litry, ml, złotówkach,
      złotych, euro, metrach, szklankach, szklanki, cups, milach, mile, fahrenheit`,
    wishes: `
      mów mi na ty, mów do mnie na ty, na ty, na pan, na pani, przejdźmy na ty, mów mi po imieniu, po imieniu, przejdź do rzeczy, do rzeczy,
      bez owijania w bawełnę, jedna rzecz na raz, po prostu słuchaj, wystarczą dwa zdania, wystarczy jedno zdanie,
      tylko kod, sam kod, tylko odpowiedź, krótka odpowiedź, krótkie odpowiedzi, bez wyjaśnień, bez tłumaczenia, najpierw wniosek, najpierw wnioski, najpierw odpowiedź, zacznij od wniosku, zaczynaj od wniosku, przejdź do sedna, krótko i na temat`,
    refuses: `
      bez, nie, nie tak, nie pisz, nie pisz mi, nie mów, nie mów mi, nie używaj, żadnych, żadnej, przestań, przestań z, skończ z, koniec z, dość,
      mniej, nigdy, unikaj, zamiast, odpuść sobie, daruj sobie, ani, +nie chcę, +nie lubię, +nienawidzę, +nie znoszę, +nie potrzebuję, nie chce mi się czytać`,
    limits: `
      tylko, jedna, jedną, jeden, jedno, dwie, dwa, trzy, 1, 2, 3, maksymalnie, max, najwyżej, na raz, naraz, zawsze, po jednym, po jednej`,
    allows: 'możesz, możesz już',
    again: 'znowu, znów, ponownie',
    answers: `
      odpowiadaj, odpowiadać, odpisuj, pisz, pisz mi, pisać, mów, mów do mnie, mówić, daj mi, dawaj mi, podawaj, używaj, używać, tłumacz, bądź,
      odpowiedzi, podaj`,
    utters: 'mówić, mów, pisać, pisz, nazywać mnie, zaczynać, zaczynaj, kończyć, kończ, powtarzać, pytać',
    wants: 'chcę, wolę, wolałbym, wolałabym, lubię, potrzebuję',
    light: `
      proszę, prosze, ze mną, do mnie, dla mnie, mi, mnie, ogólnie, generalnie, zawsze, ciągle, cały czas, za każdym razem, możesz, mógłbyś, mogłabyś,
      dzięki, ok, w, z, na, tych, te, i, a, też, trochę, bardziej, już, więcej, raczej, od teraz, na przyszłość, na końcu, na początku, lepiej,
      po prostu, tak, tak, za`,
    moment: `
      dziś, dzisiaj, dziś wieczorem, tym razem, teraz, na razie, jutro, tu, tutaj, na obiad, na kolację, to pytanie, na to pytanie`,
  },
  slipWords: {
    says: 'to znaczy, znaczy, mam na myśli, nie czekaj, nie sorry, o nie, ee, ojej, miało być',
    no: 'nie',
    hours: 'godzina',
    at: 'o, na',
  },
  reversalWords: {
    errs: `
      pomyłka, pomyliłem, pomyliłam, literówka, miałem na myśli, miałam na myśli, źle napisałem,
      źle napisałam, źle policzyłem, źle policzyłam, chodziło mi, poprawka, mój błąd, sprostowanie,
      przejęzyczenie, zmierzyłem jeszcze raz, zmierzyłam jeszcze raz, nie tak jak mówiłem`,
    rather: `
      przepraszam, sorry, właściwie, w zasadzie, nie, czekaj, ups, jednak, okazało się, okazuje się,
      tak naprawdę, zmiana, zmienili, zmiana planów`,
    now: 'teraz, obecnie, od teraz, już, nowy, nowa, nowe',
    replaces: 'zamiast, zamieniłem, zamieniłam, wymieniłem, wymieniłam, w miejsce',
    spells: 'pisze się, piszemy, pisownia, przez k, przez dwa, przez ó, przez u',
    moves: `
      przeprowadziłem, przeprowadziłam, przeprowadziliśmy, przenieśliśmy, przeniosłem, przeniosłam,
      mieszkam teraz`,
    hires: `
      dostałem pracę, dostałam pracę, nowa praca, nową pracę, zatrudnili, zaczynam w, zacząłem w,
      zaczęłam w, zwolniłem się, zwolniłam się, odszedłem z, odeszłam z, rzuciłem pracę, rzuciłam pracę,
      awans, emeryturze, zmieniłem pracę, zmieniłam pracę, przebranżowiłem, przebranżowiłam,
      zmieniłem zawód, zmieniłam zawód, przyjęli mnie, dostałem się, dostałam się, pracuję teraz,
      pracuję jako, pracuję dla, ostatni dzień, nowy szef, nowa firma, własna działalność, zostałem,
      zostałam, awansowałem, awansowałam`,
    shifts: `
      przełożony, przełożona, przełożone, przełożyli, przesunięty, przesunięta, przesunęli,
      przesunięto, przeniesiony, przeniesiona, przeniesiono, odroczony, odroczona, nowy termin,
      zmienili na, przekładają, przesuwają, przenieśli, przełożono, przenoszą`,
    settles: `
      w końcu, ostatecznie, koniec końców, wybraliśmy, wybrałem, wybrałam, zdecydowaliśmy się,
      zdecydowałem się, zdecydowałam się, padło na, stanęło na, będzie jednak, zmiana planów, jednak w,
      jednak do, jednak na`,
    raises: `
      podnieśli, podwyżka, podrożał, podrożała, podrożało, wzrósł, wzrosła, wzrosło, podniesiono,
      obniżyli, staniał, staniała, drożej, taniej, kosztuje teraz, płacimy teraz, od tego miesiąca,
      skoczyło`,
    parts: `
      rozstaliśmy, rozstałem, rozstałam, zerwaliśmy, zerwał ze mną, zerwała ze mną, zerwałem z,
      zerwałam z, rozwiodłem, rozwiodłam, rozwód, singlem, singielką, nie jesteśmy już razem,
      to koniec z`,
    partner: `
      dziewczyna, dziewczyną, chłopak, chłopakiem, mąż, mężem, żona, żoną, partner, partnerem,
      partnerka, partnerką, narzeczony, narzeczona, narzeczonym, narzeczoną`,
    drops: `
      oddałem, oddałam, oddaliśmy, wyrzuciłem, wyrzuciłam, odwołany, odwołana, odwołane, odwołali,
      odwołano, zrezygnowałem, zrezygnowałam, zgubiłem, zgubiłam, zwróciłem, zwróciłam,
      nie odbędzie się, rzuciłem, rzuciłam, nie ma już, zepsuł, zepsuła, zepsuł się, zepsuła się,
      ukradli, skradziono, poszedł na złom, sprzedany, sprzedana, sprzedaliśmy, nie jedziemy, nie jadę,
      nie lecimy, nie biorę udziału, padł, padła, pozbyłem się, pozbyłam się, pozbyliśmy, koniec z,
      wypisałem, wypisałam, zamknięte`,
    clears: `
      mogę jeść, mogę pić, fałszywy alarm, nie ma problemu, bez problemu, błędna diagnoza, wyleczony,
      wyleczona, negatywny, negatywne, wszystko w porządku, toleruję`,
    forgets: 'zapomnij, zapomnijcie, proszę zapomnieć, możesz zapomnieć, nieważne, daj spokój',
    stays: `
      nieważne, jednak zostawiamy, zostawiamy, zostawiam, jednak nie, zatrzymujemy, zatrzymam, zostaje,
      nie sprzedajemy, nie sprzedaję, kontynuujemy, zostaje z nami, wycofuję, rezygnujemy z, trzymamy`,
    beside: 'w, we, na, z, ze, pod, za, przy, u, od, koło',
    partly:
      'latem, zimą, w lecie, w zimie, każdego lata, w weekendy, w weekend, w tygodniu, pół roku, w wakacje',
    leaves: `
      sprzedać, sprzedajemy, sprzedaję, oddać, rzucić, wyprowadzić, odwołać, zrezygnować, pozbyć,
      oddajemy, rezygnujemy, zamykamy, zwracamy, likwidujemy, wypowiadam`,
    sets: `
      zmień mój, zmień moją, zmień moje, zaktualizuj mój, zaktualizuj moją, zaktualizuj moje, ustaw mój,
      ustaw moją, ustaw moje, popraw mój, popraw moją, zmień, ustaw, zaktualizuj, popraw`,
    to: 'na',
    counts: 'dwa, dwie, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć',
  },
  orderWords: {
    machine:
      'AI, sztuczna inteligencja, sztucznej inteligencji, sztuczną inteligencję, chatbot*, czatbot*, bot, bota, botowi, boty, botom, bocie, model językowy, modelu językowego, modelu językowym, modelowi językowemu, modele językowe, wirtualny asystent, wirtualnego asystenta, cyfrowy asystent, asystent AI, agent AI, SI, LLM, botem, sieć neuronowa, automat, automaty, automatów, automatem, robotom, roboty',
    helper:
      'asystent, asystenta, asystentowi, asystentem, asystencie, asystentka, asystentko, pomocnik, pomocniku, pomocnikowi, agent, agencie, model, modelu, modelowi',
    job: 'mój asystent, moja asystentka, naszego asystenta, nasza asystentka, prezesa, dentyst*, stomatolog*, dyrektora, dyrektorki, pan, pani, pana, reżysera, nieruchomości, ubezpieczeniowy, lekarza, notariusza, kucharza, pracownic*, pracownik*, uczni*, adwokata, sekretarka, dzwoniła, szuka, ekspedientki, ekspedientka, sprzedawcy, każdego pacjenta',
    addressed:
      'droga AI, drogie AI, drogi asystencie, drogi modelu, szanowny asystencie, szanowny modelu, dla AI, dla modelu, dla asystenta, dla bota, dla sztucznej inteligencji, notatka dla AI, uwaga dla AI, wiadomość dla AI, wiadomość do AI, instrukcja dla AI, instrukcja dla asystenta, instrukcje dla AI, polecenie dla, do AI, do asystenta, do modelu, jeśli jesteś AI, jeżeli jesteś AI, uwaga AI, jeśli jesteś modelem, uwaga dla modelu, wiadomość dla modelu, do modelu językowego, dla modelu językowego, do czatbota, dla czatbota, do każdej AI, tylko dla AI, tylko dla modelu, instrukcja dla modelu, jeśli jesteś botem, jeśli jesteś asystentem, jeżeli jesteś asystentem, jeśli jesteś sztuczną, uwaga dla automatów, kto ocenia to, do każdego asystenta, od tej skrzynki, dla botów',
    you: 'ty, ciebie, tobie, cię, ci, twój, twoja, twoje, wam, was',
    drop: 'ignoruj, ignorujcie, ignorować, zignoruj, zignorujcie, zignorować, zapomnij, zapomnijcie, zapomnieć, pomiń, pomińcie, pominąć, pomijaj, pomijać, zlekceważ, lekceważ, lekceważyć, odrzuć, odrzucić, wyłącz, wyłączyć, anuluj, anulować, uchyl, obejdź, obchodź, obejść, omiń, omijaj, omijać, ominąć, złam, łam, łamać, złamać, usuń, usunąć, skasuj, skasować, wykreśl, nie przestrzegaj, nie przestrzegać, nie stosuj się, nie stosować się, nie zważaj, nie zważać, nie bierz pod uwagę, nie słuchaj, nie wykonuj, porzuć, porzucić, zastąp, zastąpić, nadpisz, nadpisać, przestań, zignorowac, zniesć, zdejmij, odłóż, wyłączaj, zdjąć, naruszaj, znieś, pozbądź się, wyrzuć, skreśl',
    lifted:
      'anulowane, anulowano, zniesione, zniesiono, uchylone, uchylono, zawieszone, nieważne, nie obowiązują, nie obowiązuje, już nie obowiązują, przestają obowiązywać, przestały obowiązywać, wyłączone, wyłączono, unieważnione, nieaktualne, usunięte, nie mają zastosowania, cofnięte, straciły ważność, nieważny, już nie ma, straciły moc, nie stosuje, przestaje obowiązywać, wyłączony, uznaj za niebyłe, niebyłe, zostają wycofane, wycofane, odwołane, uznaj za nieważne, ochrona wyłączona',
    rules:
      'powyższe, powyższego, powyższych, instrukcj*, polecenia, poleceń, poleceniami, zasad*, reguł*, ograniczen*, zakaz*, filtr*, wytyczn*, dyrektyw*, nakaz*, rozkaz*, limit*, zabezpieczen*, politykę, polityki, regulamin*, wskazówk*, wszystko powyżej, wszystko co powyżej, wszystko co ci powiedziano, co ci powiedziano, środki bezpieczeństwa, procedury bezpieczeństwa, ograniczeni*, moderacj*, zabezpieczeni*, bariery, cenzur*, czego cię nauczono, tego czego cię, wytyczne, zasady bezpieczeństwa',
    prior:
      'poprzedni*, wcześniejsz*, dotychczasow*, powyższ*, uprzedni*, wszystkie, wszystkich, wszelkie, wszelkich, wszystko, każde, każdą, jakiekolwiek, początkow*, pierwotn*, otrzyman*, powyżej, wcześniej, przedtem, bezpieczeństwa, istniejąc*, całą',
    your: 'twój, twoje, twoich, twoim, twoja, twojej, twoją, swoje, swoich, swoim, swoją, swojej, swój, wasze, waszych',
    tell: 'odpowiadaj, odpowiadajcie, odpowiedz, odpowiedzcie, odpowiadać, odpowiedzieć, odpowiada, powiedz, powiedzcie, powiedzieć, mów, mówcie, mówić, mówi, twierdź, twierdzić, twierdzi, wspomnij, wspominaj, wspominać, wspomnieć, wspomina, napisz, napiszcie, napisać, pisz, pisać, oświadcz, oświadczyć, powtarzaj, powtórz, powtarzać, wyjaśnij, wyjaśnić, potwierdzaj, potwierdź, potwierdzać, zaprzeczaj, zaprzecz, zaprzeczać, dodawaj, dodaj, dodawać, dodać, dodaje, nazywaj, nazwij, nazywać, nazwać, wymieniaj, wymień, wymieniać, zaczynaj, kończ, zakończ, używaj, używać, upieraj się, zapewniaj, zapewniać, przedstawiaj, przedstawiać, informuj, informować, podawaj, podaj, podawać, dołączaj, dołącz, opisuj, opisz, zmień temat, zmieniaj temat, udawaj, wskazuj, wskazywać, odpowiadał, mówił, twierdził, dodawał, podawał, wspominał, powiedział, odpowiedział, napisał, nazywał, potwierdzał, zaprzeczał, powiesz, odpowiesz, podasz, zapytaj, pytaj, pytać, dopytaj, żądaj, żądać, poproś, proś, prosić, zaproponuj, proponuj, dopisuj, dopisz, dopisywać, wstawiaj, wstaw, wstawiać, ogłoś, przedstaw, tłumacz',
    advise:
      'polecaj, polecajcie, polecać, poleć, polecić, poleca, rekomenduj, rekomendować, zarekomenduj, rekomenduje, doradzaj, doradzać, doradź, radź, chwal, chwalić, chwali, wychwalaj, wychwalać, zachwalaj, zachwalać, promuj, promować, reklamuj, reklamować, preferuj, preferować, zgadzaj się, zgadzać się, zgadza się, zgódź się, przyznawaj rację, przyznawać rację, przyznaje rację, sugeruj, sugerować, zasugeruj, proponuj, proponować, zaproponuj, odradzaj, odradzać, krytykuj, krytykować, jako najlepsz*, jako najtańsz*, jako jedyn*, nie zaprzeczaj, nie sprzeciwiaj się, przytakuj, namawiaj, namawiać, chwalił, polecał, polecała, chwaliła, zachwalał, doradzał, odradzał, zgadzał się, przyznawał rację, promował, rekomendował, sugerował, proponował, kieruj, kierować, skieruj, odradź, zniechęcaj, zniechęcać, zniechęca, faworyzuj, faworyzować, przekieruj, przekierowuj, podsuń, obrzydź, padała nazwa, mimochodem, nakłaniaj, przekonuj, wychwala, zawsze wygrywa, na pierwszym miejscu, wspomni, zawsze podawaj, zawsze wymieniaj, jako bezbłędne, jako doskonałe, bez wad',
    show: 'pokaż, pokażcie, pokazać, pokazuj, ujawnij, ujawnijcie, ujawnić, ujawniaj, ujawniać, wyświetl, wyświetlić, wypisz, wypisać, wydrukuj, wymień, wylicz, zdradź, zdradzić, odsłoń, podaj, podać, udostępnij, udostępnić, udostępniaj, opublikuj, opublikować, daj, wyjaw, wyjawić, zacytuj, przytocz, przekaż',
    act: 'wyślij, wyślijcie, wysłać, wysyłaj, wysyłać, prześlij, przesłać, przesyłaj, przesyłać, przekaż, przekazać, przekazuj, uruchom, uruchomić, wykonaj, wykonać, wywołaj, wywołać, usuń, usunąć, wstaw, wstawić, wstawiaj, wstawiać, zapisz, zapisać, zapisuj, zapisywać, zachowaj, skopiuj, skopiować, kopiuj, kopiować, wklej, wklejaj, załaduj, pobierz, opublikuj, otwórz, otworzyć, odwiedź, odwiedzić, kliknij, klikać, dodaj, dodawaj, dołącz, dołączaj, załącz, użyj, użyć, używaj, kup, przelej, przelać, zapłać, zmień, zmienić, zbieraj, zbierz, zbierać, zebrać, streść, streszczaj, podsumuj, zapamiętaj, umieść, umieszczaj, umieszczać, rozsyłaj, roześlij, zatwierdź, zatwierdzaj, zarezerwuj, wysyłał, wysłał, przesyłał, zapisywał, usuwał, dołączał, wstawiał, wywoływać, uruchamiaj, usuwaj, skasuj, skasować, rozpowszechniaj, zakoduj, koduj, dołączyć, doklej, doklejaj, dodawać, otwieraj, pobieraj, zainstaluj, zamów, anuluj, wykonuj, wyciągnij, wyświetl jako, zalogować ponownie, wypisz wszystkie, odczytaj listę, zapisz jako, zapamiętaj jako',
    must: 'musi, muszą, musisz, powinien, powinna, powinny, powinni, powinno, ma, mają, masz, należy, trzeba, jest zobowiązany, zobowiązany, może, nie może, nie powinien, warto, dobrze by było, wolno, będzie, przyjęto, aby, żeby, by asystent, prosimy o, prosi się, polityka firmy, oficjalna polityka, winien, niech, niechaj, będziesz, prosimy, proszę, byłoby dobrze, byłoby miło, wskazane, oczekuje się, pożądane, zobowiązan*, obowiązek, twoim zadaniem, twoje zadanie, twoim celem',
    wish: 'byłoby miło, miło by było, byłoby dobrze, dobrze by było, uprzejmie prosimy, ucieszyłoby, pięknie by było, troskliwa, troskliwy, uważny, dobry asystent, dobry pomocnik, życzliwy, życzliwa, poczciwy',
    always:
      'zawsze, nigdy, tylko, wyłącznie, jedynie, za każdym razem, każdorazowo, w każdym przypadku, bez wyjątku, bez wyjątków, pod żadnym pozorem, w każdej sytuacji, stale, niezmiennie, bez względu na',
    later:
      'od teraz, od tej pory, od tej chwili, od dziś, od dzisiaj, odtąd, na przyszłość, w przyszłości, po przeczytaniu, gdy to przeczytasz, kiedy to przeczytasz, po lekturze, następnym razem, przy następnej, przy następnym, przy najbliższej, w następnej, w następnym, w kolejnej odpowiedzi, w następnej odpowiedzi, w przyszłych rozmowach, we wszystkich przyszłych, w kolejnych rozmowach, zanim odpowiesz, przed odpowiedzią, przed udzieleniem odpowiedzi, gdy tylko użytkownik, do odwołania, po trzech wiadomościach, innym agentom, innych agentów, innym modelom, inne modele, innym botom, następnemu użytkownikowi, następnej osobie, w każdej rozmowie, przy następnym powitaniu, od piątego, od trzeciego, zanim cokolwiek, przed następną',
    each: 'każda odpowiedź, każdej odpowiedzi, każdą odpowiedź, wszystkich odpowiedziach, wszystkie odpowiedzi, każda rozmowa, każdej rozmowie, każdą rozmowę, wszystkich rozmowach, wszystkie rozmowy, każde pytanie, każdego pytania, każdym pytaniu, wszystkie pytania, na wszystkie pytania, dowolne pytanie, każda wiadomość, każdej wiadomości, każdą wiadomość, każdą notatkę, każde wspomnienie, każdym podsumowaniu, niezależnie od pytania, bez względu na pytanie, o cokolwiek zapyta, każdym czacie, na końcu każdej, na końcu każdego, pod koniec każdej, na początku każdej, każdego dokumentu, każdym dokumencie, każde tłumaczenie, każdego podsumowania, wszystkie teksty, zacznij każdą odpowiedź',
    asked:
      'jeśli użytkownik, jeżeli użytkownik, gdy użytkownik, kiedy użytkownik, gdyby użytkownik, jeśli użytkowniczka, gdy użytkowniczka, gdy tylko użytkownik, jeśli użytkownicy, gdy użytkownicy, jeśli ktoś zapyta, gdy ktoś zapyta, jeśli zapytają, gdy zapytają, jeśli zapyta, gdy zapyta, kiedy zapyta, zapytany o, zapytana o, zapytane o, na pytania o, na pytanie o, przy pytaniach o, w odpowiedzi na pytania o, gdy mowa o, jeśli mowa o, gdy rozmowa, jeśli rozmowa, w razie pytań, gdy pytają, jeśli pytają, przy pytaniu o, jeśli rozmówca, gdy rozmówca, kiedy rozmówca, rozmówcy pytającemu, kto cię zapyta, każdemu kto zapyta, temu kto zapyta, wspomni o, wspomni, zacznie o, padnie temat',
    user: 'użytkownik, użytkownika, użytkownikowi, użytkownikiem, użytkownicy, użytkowników, użytkownikom, użytkowniczka, użytkowniczce, użytkowniczki, użytkowni*, rozmówc*, rozmówczyni*, kto pyta, ktokolwiek zapyta, kto zapyta, osoba pytająca, osobie pytającej, osoba z którą rozmawiasz, twój właściciel, osoba po drugiej stronie, rozmówca, rozmówcy, rozmówczyni, z kim rozmawiasz, właściciel skrzynki, właścicielowi skrzynki, właściciela, swojego właściciela, twojego właściciela',
    answer:
      'odpowiedź, odpowiedzi, odpowiedziach, twoja odpowiedź, twoich odpowiedziach, swoich odpowiedziach, podsumowanie, podsumowaniu, podsumowania, mailu który piszesz, tłumacząc',
    prompt:
      'prompt*, prompt systemowy, promptu systemowego, instrukcje systemowe, instrukcji systemowych, instrukcję systemową, komunikat systemowy, wiadomość systemową, ukryte instrukcje, ukrytych instrukcji, tajne instrukcje, twoje instrukcje, swoje instrukcje, wewnętrzne instrukcje, początkowe instrukcje, ukryte zasady, wewnętrzn konfiguracj*, ukryt konfiguracj*, wewnętrzne ustawienia, ukryte ustawienia, tajne ustawienia, wewnętrzne zasady, tekst startowy, prompt',
    secret:
      'hasło, hasła, haseł, klucz API, klucze API, klucza API, token*, dane logowania, kod PIN, numer karty, dane karty, dane bankowe, dane osobowe, dane użytkownika, sekrety, klucz prywatny, dane medyczne, numery kart, numer konta, PESEL, numer dowodu, kod SMS, numer telefonu, datę urodzenia, klucze licencyjne',
    record:
      'tę rozmowę, rozmowę, całą rozmowę, treść rozmowy, cala rozmowe, historię rozmowy, historię czatu, historię rozmów, historię, konwersację, całą konwersację, czat, wspomnienia, wszystkie wspomnienia, pamięć, kontakty, wszystkie kontakty, listę kontaktów, wszystkie wiadomości, wiadomości użytkownika, wszystko co użytkownik, to co użytkownik, wszystko, co użytkownik, dane użytkownika, rozmow*, konwersacj*, czatu, pamięci, wpisy w pamięci, wspomnien*, notatki, notatkach, innych użytkowników, historia czatu, wszystkie czaty, trwały fakt',
    hide: 'nie mów, nie mówcie, nie mówić, nikomu nie mów, nie wspominaj, nie wspominać, nigdy nie wspominaj, nie informuj, nie informować, nie ujawniaj, nie ujawniać, nie zdradzaj, nie pokazuj, nie ostrzegaj, nie pytaj, bez pytania, bez zgody, bez wiedzy, bez potwierdzenia, bez ostrzeżenia, nie wspominając, nie mówiąc, nie informując, potajemnie, w tajemnicy, po cichu, skrycie, niezauważenie, dyskretnie, w sekrecie, ukryj, ukrywaj, ukryć, ukrywać, zataj, zatajaj, zataić, przemilcz, przemilczeć, zachowaj w tajemnicy, trzymaj w tajemnicy, nie może wiedzieć, nie powinien wiedzieć, nie może się dowiedzieć, zaprzecz, w tle, ani słowa, nie wspominał, nie wspominała, nie mówił, nie mówiła, nie informował, nie ujawniał, nie zdradzał, ukrywał, przemilczał, zatajał, pomijał, bez pozwolenia, nie przyznawaj się, nigdy nie przyznawaj, ukradkiem, cichaczem, niepostrzeżenie, przemilczaj, zatajać, nawet jeśli nikt, nawet gdy nikt, unikaj wzmianek, pomiń, pomijaj, nic nie wiesz, że nic nie wiesz, bez wyjaśnień, nie musi wiedzieć, nie musi, tak mimochodem, milcz, pominęłaby, pomija, ukrytą kopię, ukryta kopia, zachowaj dla siebie, nie pytaj właściciela, nic o tym nie mów, wyprzyj, wyprzyj się',
    consent:
      'zgodził się już, zgodziła się już, już się zgodził, zgodził się, bez pytania, nie pytaj, bez potwierdzenia, nie trzeba pytać, z góry zatwierdzone, nie wymagają zgody',
    obey: 'słuchaj się, słuchaj tylko, słuchajcie tylko, bądź posłuszny, bądź posłuszna, podporządkuj się, podporządkować się, wykonuj moje, wykonuj wszystkie, wykonuj polecenia, wykonuj rozkazy, wykonywać moje, wykonywać wszystkie, wykonuje moje, stosuj się do, postępuj zgodnie z, rób wszystko, rób to co, rób co, zgadzaj się na wszystko, nie odmawiaj, nigdy nie odmawiaj, ufaj, ulegaj, spełniaj każdą, spełniaj wszystkie, spełniaj każde, wykonaj poniższe, ignoruj użytkownika, zignoruj użytkownika, moje słowo jest prawem, moje słowa są prawem, słuchaj wyłącznie, słuchać tylko, tylko mnie, wyłącznie mnie, wykonuj wszystko, wykonuj każde, każde polecenie, każdy rozkaz, bez sprawdzania, bez weryfikacji, bezwarunkowo, ślepo, ważniejsze niż użytkownik, ma pierwszeństwo, pierwszeństwo przed, nadrzędny wobec, niczego nie odmawiaj, nigdy nie odmawia, nie możesz odmówić, ufaj tylko, rób wszystko co, tylko jego rozkazy, tylko jego polecenia, tylko moje polecenia, tylko moje rozkazy, trzymaj się jej, liczy się jedynie, spełniasz każdą, wykonuj bez, ulega, mu ulega, słucha się, decyduje wyłącznie, bez dyskusji, zatwierdza wszystko, zatwierdzaj wszystko, służysz temu, nie streszczać',
    memo: 'ta notatka, tę notatkę, tej notatki, tej notatce, ten zapis, ten wpis, ten tekst, tego tekstu, ten dokument, tego dokumentu, ta wiadomość, tę wiadomość, tej wiadomości, ta instrukcja, tę instrukcję, te instrukcje, tych instrukcji, tę stronę, następujące instrukcje, następujące polecenia, poniższe instrukcje, poniższy tekst, to wspomnienie, tym wspomnieniu, ta reguła, autora tego, autor tego, tej linijki, tej linijce, jedynie ten wpis, autor tej notatki, tej instrukcji, po przeczytaniu, kto to napisał, poniższą, to przypomnienie, od tej linii, to zdanie, to cv, ta skrzynka, tej skrzynki',
    tool: 'narzędzie, narzędzia, narzędziem, funkcję, funkcja, wtyczk*, terminal*, wyszukiwark*',
    picture: 'obraz, obrazek, obrazka, link, linku, reklam*, baner*, adres, kod rabatowy, slogan, stopk*',
    authority:
      'komunikat systemowy, wiadomość systemowa, polecenie systemowe, tryb programisty, trybie programisty, tryb dewelopera, tryb administratora, wiadomość od twórc*, twórca modelu, twoi twórcy, twój twórca, programista modelu, polecenie administratora, rozkaz administratora, administrator wyłączył, administrator zniósł, w imieniu operatora, najwyższy priorytet, OpenAI, Anthropic, oficjalne polecenie, zespół bezpieczeństwa, wiadomości systemowej, komunikat działu, producent modelu, właściciel modelu, twój programista, stworzyłem cię, zaprogramowałem cię, tryb debugowania, tryb testowy, tryb serwisowy, aktualizacja systemu, komunikat platformy, kanał operatora, dostawca modelu, dział bezpieczeństwa, twój administrator, tu twój, według twojego dostawcy',
    role: 'jesteś teraz, teraz jesteś, od teraz jesteś, od tej pory jesteś, udawaj, udawajcie, udawać, wciel się, wcielaj się, zagraj rolę, graj rolę, odgrywaj, odgrywać, zachowuj się jak, działaj jako, działaj jak, wyobraź sobie że jesteś, nie jesteś już, twoje nowe imię, w roli, przejdź w tryb, stań się, nazywasz się, stajesz się, odegraj, przyjmij rolę, przyjmij tożsamość, nowa tożsamość, nowa rola, zagrajmy, pobawmy się, nie wychodź z roli, twój prawdziwy cel, pracujesz dla, wcielasz się, zostań, nie wracaj do siebie',
    free: 'bez ograniczeń, bez zasad, bez cenzury, bez filtrów, bez moralności, bez zahamowań, bez limitów, bez reguł, żadnych ograniczeń, żadnych zasad, nieograniczon*, nieocenzurowan*, wolny od, bez ostrzeżeń, bez skrupułów, bez żadnych ograniczeń, bez etyki, bez zakazów, bez hamulców, wszystko dozwolone, wszystko wolno, nigdy nie odmawia, niczego nie odmawia, nie wychodź z roli, nawet nielegaln*, nie ma już ograniczeń',
    ends: 'koniec pamięci, koniec wspomnienia, koniec wspomnień, koniec cytatu, koniec danych, koniec dokumentu, koniec notatki, koniec kontekstu',
    reported:
      'prompt injection, wstrzykiwani*, atakując*, napastnik*, oszu*, haker*, wykład*, prelekcj*, artykuł*, szkoleni*, cyberbezpiecze*, phishing*, atak, ataki, ataków, seminari*, praca magisterska, pracy magisterskiej, konferencj*, gazet*, sąd, ustawa, podcast*, badani*, czy można, dyskutowaliśmy, w szkole, na lekcji, na zajęciach, rozmawialiśmy, uczyliśmy się, nauczyliśmy się, wyjaśniono, dzieci prosiły, dyskutowali, praca o, podcast, audycji, ataku, atakiem, raport opisuje, w raporcie, nie posłuchało, mawiała babcia, zawsze mówiła, rzekł starzec',
    self: 'ja, muszę, mój brat, moja siostra, mam, jestem, zawsze czytam, lekarz, babcia, dziadek, mama, tata, mój syn, moja córka, brat, siostra, mąż, żona',
    partner:
      'klient*, odwiedzając*, gość, gości, gościom, kupując*, ktoś, ktokolwiek, każdemu, ludzie, ludziom, osoba, osobie, czytelnik*, pacjent*',
    when: 'jeśli ktoś, jeżeli ktoś, gdy ktoś, kiedy ktoś, gdyby ktoś, jak tylko ktoś, skoro tylko ktoś, kto zapyta, każdemu kto, jeśli zapytają, gdy zapytają, zapytany o, zapytana o, pytany o, gdy padnie, jeśli padnie, kiedy padnie, gdy pojawi się, gdy tylko pojawi się, jeśli pojawi się, gdy mowa o, jeśli mowa o, gdy rozmowa, jeśli rozmowa, słowo klucz, słowo-klucz, hasło wywoławcze, tajne słowo, magiczne słowo, wyzwalacz, po pięciu wiadomościach, jeśli klient, gdy klient, podziękuje, przywita się, powie dziękuję, pożegna się, życzy ci, temu kto, na hasło, w kwestii, kto chce wiedzieć',
    deceive:
      'kłam, kłamcie, kłamać, skłam, okłamuj, okłam, oszukuj, oszukaj, oszukiwać, oszukać, wprowadzaj w błąd, wprowadzać w błąd, wymyślaj, wymyślać, zmyśl, zmyślaj, zmyślać, udawaj, udawajcie, udawać, zaprzeczaj, zaprzecz, zaprzeczać, zaprzeczyć, twierdź, twierdzić, utrzymuj, utrzymywać, wmawiaj, wmów, wmawiać, przekonaj, przekonuj, przekonywać, nakłaniaj, nakłoń, nakłaniać, jako prawdę, jako fakt, jako pewnik, za prawdę, zmień temat, zmieniaj temat, zmieniać temat, unikaj odpowiedzi, wykręcaj się, błędn odpowied*, fałszyw odpowied*, celowymi, celowe, umyślnie, obrażaj, obraź, obrażać, wyzywaj, groź, zastrasz, strasz, wyśmiewaj, umniejszaj, bagatelizuj, bagatelizować, wyolbrzymiaj, naciskaj, manipuluj, zwalaj winę, nie poprawiaj, jako pewne, jako udowodnione, jako oczywistość, celowo, źle, zły dzień, wymyśl, powody wymyśl, fałszywie, że ich nie ma, to fakt że, bez zastrzeżeń, jakby to było pilne, jakby to był twój pomysł, powiedz że to nic, wszyscy zadowoleni, inaczej kara',
    daily:
      'mama, tata, babcia, dziadek, dzieci, dziecko, pies, kot, szkoła, szkole, nauczyciel*, lekarz, tabletki, kawa, zupa, ciasto, piekarnik, przepis, sól, kuchnia, ogród, tort, torcie, drzwi, klucz, klucza, autobus, pociąg, sąsiad*, czynsz, impreza, urodziny, wesele, weselu, wakacje, książka, powieść, film, piosenka, chór, drużyna, policja, paczka, paczkę, klienci, klient, goście, egzamin, sąd, brat, siostra, ciocia, wujek, szef, kolega, piwnicy, balkon, pierogi, śniadanie, posiłków, dostawcy, dostawca, numer zamówienia, faktura, porządek obrad, targ, targu, jarmarku, ciąża, ciąży, król, królowa, scenie, gra, recenzje, grupa, sali, sala, mata, matę, okienka, kapitanem, morza',
    software:
      'system, aplikacja, strona internetowa, serwer, baza danych, formularz, przycisk, dziennik, skrypt, kopia zapasowa, ustawienia, przeglądarka, drukarka, aktualizacja, link ważny, ważny godzinę',
    device:
      'oprogramowanie, program, programy, programów, programom, algorytm*, automat*, maszyn*, głośnik*, Siri, Alexa, Alexo, Copilot, Gemini, Claude, wyszukiwark*, porównywark*, agenci zakupowi, agent zakupowy, automatyczni czytelnicy, automatycznych czytelników, tłumacze maszynowi, tłumacz maszynowy, program sprawdzający, wirtualni przewodnicy, wirtualny przewodnik, pomoc telefoniczna, asystent głosowy, modele analizujące, asystent kodu, narzędzi*, komputer*, czaty AI, system, systemy, aplikacj*, robot, roboty, głosem z telefonu',
    reads:
      'który czyta, która czyta, które czytają, czytające, czytający, czytająca, czytasz bez, streszcza, streszczają, streszczasz, streszczając, skraca, podsumowuje, podsumowując, przekazuje, tłumaczy, tłumaczące, cytuje, cytując, analizujące, sortujący, opisuje, przetwarza, przegląda, indeksuje, czytając, ten protokół, tę stronę, ten wpis, tej gazetki, ten tekst',
    feigns:
      'udaje, udają, udawaj, udawać, jakby, jak gdyby, zarzeka się, zarzekają się, twierdzi, twierdzą, zaprzecza, zaprzeczają, upiera się, obstaje, nie zauważa, nie widzi, przeocza, traktuje jak, uznaje za, podają jako, jako zamknięt*, wyprzedane, brak miejsc, niedostępn*, już nie istnieje, zrezygnowali, po audycie, już sprawdzon*, zatwierdzić, w trakcie aktualizacji, odwrotnie, zastępuje, podwaja, podwajają, zwodzi, zmyśla, na pierwszym miejscu, cokolwiek jest, pada odpowiedź, przemilcza, przemilczają, zapomnij o',
    settled:
      'ustalono, tak ustalono, uzgodniono, umówiono, w porozumieniu z, postanowiono, zgodnie z nowym, nowa zasada, zgodnie z, prawnikami, sprawdzone przez, zatwierdzone przez, załatwione, w imieniu, na potrzeby eksperymentu, od dzisiaj',
    lesson:
      'warsztat, warsztaty, kurs, lekcja, wskazówki, poradnik, podręcznik, słowniczek, pole, parametr, opcjonaln*, domyśln*, scenariusz testu, przypadek testowy, plan testów, oczekiwane, oczekiwany, scenariusz, kolumna, dokumentacja, ustawienia, broszura, badanie, raport, badacze, wykład, powieść, rozdział, sztuka, oznacza, tak zwany, uczniowie, studenci, atakujący',
    likes: 'lubi, woli, nie lubi, nie znosi, nienawidzi, ceni, uwielbia, złości się',
  },
  discretionWords: {
    unkept: {
      nots: `nie, nigdy`,
      keeps: `zapisuj, zapisuj sobie, zapisywać, zapamiętuj, zapamiętywać, zachowuj, zachowywać, notuj, notować, przechowuj, przechowywać, pamiętaj`,
      between: `tego, proszę, to, sobie, nic, nic z tego, tej wiadomości, co mówię, tego co mówię, dzięki, dziękuję, nigdzie, ok`,
      retracts: `zapomnij co powiedziałem, zapomnij co powiedziałam, zapomnij o tym co powiedziałem, zapomnij o tym co powiedziałam, zapomnij że to powiedziałem, zapomnij że to powiedziałam, zapomnij że o tym wspomniałem, zapomnij że o tym wspomniałam, udawaj że nic nie powiedziałem, udawaj że nic nie mówiłam, zostaje między nami, niech to zostanie między nami, tylko między nami`,
      goesOn: `ale, i, bo, ponieważ, więc`,
    },
    pretends: `
      odgrywanie ról, odegrajmy scenkę, pobawmy się w odgrywanie, zabawmy się w odgrywanie,
      udawajmy, dwie prawdy i kłamstwo, dwie prawdy i jedno kłamstwo, próbna rozmowa kwalifikacyjna,
      poćwiczmy rozmowę, ćwiczmy rozmowę, podyktuję ci, będę dyktować, chcę podyktować, dyktuję`,
    endsPretence: `
      koniec odgrywania, koniec scenki, koniec zabawy, koniec gry, koniec dyktowania,
      koniec dyktanda, koniec listu, koniec powieści, koniec rozdziału, kłamstwo to, kłamstwem było,
      koniec rozmowy kwalifikacyjnej, wróćmy do rzeczywistości, a teraz poważnie`,
    offRecord: `
      poza protokołem, tylko między nami, nie zapisuj tego, nie zapisuj tej wiadomości,
      nie zapamiętuj tego, nie zapamiętuj tej wiadomości, nie zachowuj tego, proszę tego nie zapisywać,
      tego nie zapisuj, tego nie zapamiętuj, tylko na potrzeby tej rozmowy, tylko w tej rozmowie,
      tylko w tym czacie, tylko na ten czat, tylko dla tej rozmowy, tylko dla tego czatu`,
    forgetAll: `
      zapomnij wszystko o mnie, zapomnij o mnie wszystko, zapomnij wszystko co o mnie wiesz,
      zapomnij o wszystkim co o mnie wiesz, usuń wszystko co o mnie wiesz, usuń wszystko o mnie,
      skasuj wszystko co o mnie wiesz, wymaż wszystko co o mnie wiesz, proszę zapomnieć wszystko o mnie`,
    forgetAllQuestion:
      'Czy mam usunąć wszystko, czego się o Tobie dowiedziałem? Nie można tego cofnąć. Odpowiedz „tak”, aby potwierdzić.',
    yes: `
      tak, proszę, potwierdzam, jasne, oczywiście, na pewno, zrób to, usuń wszystko, zapomnij wszystko,
      skasuj wszystko, ok`,
  },
  continuity: {
    phrases: [
      'jak (?:ci |panu |pani |już |to |wczoraj |wcześniej |ostatnio )*(?:mówiliśmy|ustaliliśmy|umawialiśmy się|umówiliśmy się|rozmawialiśmy|mówiłem|mówiłam|wspominałem|wspominałam|mówiłeś|mówiłaś|pisałem|pisałam)',
      'na czym (?:wczoraj |ostatnio |ostatnim razem )?(?:stanęliśmy|stanęło|skończyliśmy|przerwaliśmy)|o czym (?:rozmawialiśmy|mówiliśmy)|(?:wróćmy|wracając) do (?:tego,? (?:co|na czym)|nasz[^ ]*|tematu)',
      '(?:mówiłeś|powiedziałeś|mówiłaś|powiedziałaś)(?: mi)? (?:wcześniej|wczoraj|ostatnio|przed chwilą)|co (?:mi )?(?:przed chwilą |wcześniej |ostatnio )?(?:powiedziałeś|powiedziałaś)',
      `(?:^|[.!?] |(?:tam|stąd|miejsca|momentu|punktu|kontynuuj[^ ]*|zacznij[^ ]*|wróćmy)(?: od)?,? )(?:gdzie|(?:w|na) którym) (?:[^ ,.?!]+ ){0,2}?(?:skończyliśmy|przerwaliśmy|stanęliśmy)${over(TIMES)}`,
      `co (?:my )?(?:[^ ,.?!]+ ){0,2}?(?:ustaliliśmy|zdecydowaliśmy|postanowiliśmy|uzgodniliśmy)${over(`${TIMES}|w sprawie|co do|o`)}`,
      '(?:wróćmy|wracając|wrócić|kontynuuj(?:my)?|dokończ(?:my)?)(?: do| z)? (?:wczorajsz|poprzedni|ostatni)[^ ]+ (?:temat|rozmow|wątk|dyskusj|plan|histori)[^ ]*',
    ],
    whole: [
      'kontynuuj(?:my)?|dalej|mów dalej|pisz dalej',
      '(?:(?:wezmę|wybieram|wolę|poproszę|daj) )?(?:ten |tę |tą |to |ta )?(?:pierwsz|drug|trzeci|inn|ostatni)[^ ]{0,3}(?: opcj[ęa]| wersj[ęa]| wariant)?',
    ],
    leads: 'ok|tak|nie|dobrze|proszę|cześć|a|i|ale|więc|teraz',
    tails: 'proszę|teraz|jednak|dzięki',
    letterRequests: '(?:napisz|odpisz|popraw)[^.?!]{0,60} (?:e-?mail[^ ]*|mail[^ ]*|list|wiadomość)',
    takingUp: `
      kontynuujmy kontynuować wróćmy wracajmy skończyliśmy rozmowa rozmowy temat tematu wczoraj ostatnio
      poprzednio mówiliśmy`,
    recovery:
      'Nie mam tu wcześniejszych wiadomości. Napisz mi jeszcze raz, co muszę wiedzieć, i pójdziemy dalej.',
  },
  requests: {
    rememberThese: [
      '(?:zapamiętaj|zanotuj|zapisz sobie)(?: sobie)? (?:to|następujące rzeczy|te rzeczy|co następuje)',
      'pamiętaj o tym',
      'nie zapomnij o tym',
    ],
    polite: 'proszę',
    remember: ['zapamiętaj', 'pamiętaj', 'nie zapomnij', 'zanotuj', 'miej na uwadze', 'zapisz sobie'],
    link: 'że ',
    forget: ['zapomnij', '(?:możesz|może pan|może pani)(?: proszę)? zapomnieć'],
    forgetLink: '(?:o tym,? )?(?:że|co (?:ci )?(?:mówiłem|mówiłam|powiedziałem|powiedziałam) o (?<topic>.+))',
    asking: 'możesz|może pan[i]?',
    forgetForms: [
      '(?:proszę )?(?:zapomnij|usuń|skasuj|wymaż) (?:proszę )?(?:wszystko|to|wszystko,? co wiesz|to,? co wiesz)(?:,? co wiesz)? (?:o|na temat) (?<about>.+)',
      '(?:proszę )?(?:zapomnij) o (?<content>(?:moim|mojej|moich|moją|naszym|naszej) (?!problemach|troskach|smutkach|kłopotach|pytaniu|ostatni)\\S.*)',
    ],
  },
  directives: {
    caseLetters: 'ąęłżźćńó',
    standing: 'od teraz|od dziś|odtąd|na przyszłość|zawsze|w przyszłości',
    please: 'proszę',
    once: '(?:tylko )?(?:tym razem|na to pytanie)',
    others: 'do wszystkich|dla wszystkich|wszystkim',
    opening: 'cześć|hej|dzień dobry|ok|dzięki|dziękuję|i|a|no|dobrze|możesz|chcę, żebyś|teraz',
    doubt: 'może|chyba|mógłbyś|mogłabyś',
    asking: 'czy możesz|możesz|czy mógłbyś|mógłbyś',
    correcting: 'nie(?:, czekaj|(?=,))|czekaj|to znaczy|przepraszam',
    closing: 'dzięki|dziękuję|ok|teraz',
    again: 'znów|znowu|ponownie|z powrotem',
    and: 'i|oraz|ale',
    tones: {
      concise: 'krócej|zwięźle|zwięźlej|zwięzły|krótko|bardziej zwięzły|krótkie|zwięzła',
      detailed: 'dokładniej|szczegółowo|dłużej|długie|bardziej szczegółowo',
      formal: 'formalnie|formalny|formalniej|uprzejmie',
      informal: 'nieformalnie|luźniej|swobodniej',
      friendly: 'przyjaźnie|milszy|milej',
      direct: 'bezpośredni|bezpośrednio',
      simple: 'prościej|prosto',
    },
    callMe: [
      '(?:mów(?: do)? mi|mów do mnie|nazywaj mnie|zwracaj się do mnie) {name}',
      '(?:mówić mi|mi mówić|mówić do mnie|nazywać mnie|zwracać się do mnie) {name}',
    ],
    yourName: [
      '(?:nazywasz się|masz na imię|będziesz się nazywać) {name}',
      'twoje(?: nowe)? imię to {name}',
      '(?:będę cię nazywać|będę na ciebie mówić) {name}',
    ],
    nameOff: ['nie (?:mów mi|mów do mnie|nazywaj mnie) {name}'],
    nameOffForGood: [
      '(?:nigdy|nigdy więcej|już|więcej) nie (?:mów mi|mów do mnie|nazywaj mnie) {name}',
      'nie (?:mów mi|mów do mnie|nazywaj mnie) (?:już|więcej) {name}',
      'przestań (?:mówić mi|mówić do mnie|nazywać mnie) {name}',
    ],
    role: ['bądź (?<role>mo(?:im|ją) .+?)', '(?:zachowuj się|działaj) jak(?:o)? {role}'],
    tone: [
      '(?:odpowiadaj|pisz|mów)(?: mi)? (?:(?:trochę|nieco|jak najbardziej|bardziej) )*{tones}',
      'bądź (?:(?:trochę|bardziej) )*{tones}',
    ],
    lessToneTaste: ['twoje odpowiedzi są (?:dla mnie )?(?:za|zbyt) {less}'],
    toneForms: {
      'informal address': ['(?:mów|mówmy)(?: do mnie| mi| sobie)? (?:na ty|po imieniu)', 'przejdźmy na ty'],
      'formal address': ['(?:mów|zwracaj się) do mnie (?:per )?pan(?:i|ie)?'],
    },
    language: [
      '(?:odpowiadaj|odpowiedz|mów|pisz|rozmawiaj)(?: mi| do mnie| ze mną)?(?: tylko)? po {language}',
      'przejdź na {language}',
      '(?:wróć|wracaj|wróćmy|powróć|przejdź)(?: z powrotem)? (?:do|na) {language}(?:ego)?',
      '(?:znów|znowu|z powrotem) po {language}',
    ],
    languageOff: [
      `(?:przestań|przestać)(?: mi| do mnie| ze mną)? ${ANSWER}(?: mi| do mnie| ze mną)? po {language}`,
      '(?:już |więcej )?nie (?:odpowiadaj|mów|pisz|rozmawiaj)(?: mi| do mnie| ze mną)?(?: już| więcej)? po {language}(?: już| więcej)?',
      `nie musisz(?: już| więcej)? ${ANSWER}(?: mi| do mnie| ze mną)? po {language}`,
    ],
    boundaries: [
      '(?:nigdy|nigdy więcej|już|więcej) nie używaj .+',
      'nie używaj (?:już|więcej) .+',
      'przestań używać .+',
      'nie musisz (?:już|więcej) używać .+',
      'nigdy(?: więcej)? nie (?:żartuj|wspominaj|mów|pytaj|nazywaj) ?.*',
    ],
    allowed: ['możesz (?:znów|znowu|ponownie) używać .+'],
    instructions: ['używaj .+'],
    introduces: 'nazywam się|mam na imię',
    conditions: 'jeśli|powiedziała?',
    pronouns: 'pan|pani|ty',
    notNames: 'jutro|później',
    my: 'moim|moją',
    toOthers: '(?:odpowiadaj|pisz|nazywaj|(?:mów|rozmawiaj)(?: \\S+){0,2}? (?:do|z|ze))',
    everyone: 'wszystkim|wszystkich',
    manners: 'po|zawsze|nieuprzejmie',
    forbids: 'nigdy przestań nie',
    light: 'zawsze od teraz używaj używać możesz znów znowu ponownie już więcej',
    hostile: 'zignoruj(?!\\p{L})[^.!?\\n]{0,40}(?:polecen|instruk)',
    ofAnswers: 'odpowi',
  },
  people: {
    mine: 'mojemu|mojej|mój|moja',
    theirs: 'jego|jej',
    relatives: 'brat|siostra|mąż|żona|syn|córka',
    with: 'z|ze',
    speaker: 'ja',
    spokenOf: 'ona|on',
  },
  languageNames: { nl: 'holenderski' },
  languageNameEnding: 'i',
  summaries: {
    goals: '(?:moj|nasz) cel|chce|chcialbym|chcialabym|chcemy|chcielibysmy',
    decisions: 'zdecydowal\\w*|postanowil\\w*|wybral\\w*|ustalil\\w*|decyzja',
    nextSteps: '(?:nastepny krok)|musze|musimy|trzeba|jutro|przypomnij|termin',
  },
  examples: {
    lightWords: {
      'dziś coś dobre na rower': 'rower',
    },
    dates: {
      'Co robiłem dwa tygodnie temu?': '2026-11-12 to 2026-11-19',
      'Mam egzamin pojutrze': '2026-12-01 to 2026-12-02',
      'W przyszłym tygodniu jadę do Łodzi': '2026-11-30 to 2026-12-07',
    },
    statementWords: {
      'Moja siostra Nora ma alergię na sezam.': 'allergy',
      'Od dziesięciu lat gram na oboju.': 'hobby',
      'Gdybym miał kozę, nazwałbym ją Lili.': '',
    },
    healthWords: {
      'Kardiolog zabronił mi lukrecji': 'health',
      'Znowu siadło mi kolano': 'health',
      'Po krewetkach puchną mi usta': 'allergy',
      'Ludzie z dną moczanową piją mało': '',
    },
    stopWords: {
      'Gdzie mieszka moja siostra?': 'pl: mieszka siostra',
    },
    questions: {
      'Gdzie mieszka moja siostra i jaki ser kupiłem?': 'self, 2 parts',
      'Kiedy się przeprowadziłem?': 'when',
      'Kto śpiewa?': 'who',
      'Ile roślin kupiłem?': 'howMany, self',
      'Jaka jest moja ulubiona herbata?': 'preference, self',
      'Gdzie mieszkam?': 'identity',
      'Jak zrobić chleb?': 'procedural',
      kontynuuj: 'continuation',
    },
    references: {
      'Dlaczego?': true,
      'A ten drugi?': true,
      'Gdzie mieszka moja siostra?': false,
    },
    continuity: {
      'Jak ustaliliśmy, zarezerwuj wcześniejszy pociąg.': true,
      'Dalej.': true,
      kontynuuj: true,
      'Jak daleko jest do Krakowa?': false,
      'Kontynuuj tę historię: Na początku było ciemno.': false,
    },
    requests: {
      'Czerwona teczka leży na strychu. Zapamiętaj to.': 'remember Czerwona teczka leży na strychu',
      'Pamiętaj, że mieszkam w Krakowie': 'remember mieszkam w Krakowie',
      'Zapamiętaj, że mam psa': 'remember mam psa',
      'Zapomnij, że mieszkam w Gdyni.': 'forget mieszkam w Gdyni',
      'Pamiętasz tamto lato?': '',
    },
    directives: {
      'Odpowiadaj znów po polsku.': 'language pl',
      'Mów do mnie Ada.': 'address Ada',
      'Mów do mnie po imieniu': 'tone informal address',
      'Jak masz na imię?': '',
    },
    people: {
      'Moja siostra mieszka w Łodzi. Ja mieszkam w Gdyni.': 'Ja mieszkam w Gdyni',
    },
    summaries: {
      'Chcę nauczyć się portugalskiego.': 'goals',
      'Wybraliśmy niebieskie płytki.': 'decisions',
      'Muszę zadzwonić do banku.': 'nextSteps',
      'Płytki są niebieskie.': '',
    },
  },
};

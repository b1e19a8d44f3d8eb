/** Polish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const polish: Language = {
  code: 'pl',
  secretWords: {
    passwords: `
      hasło, hasła, haseł, hasłem, haśle, hasełko, fraza hasła, słowo kod, tajne słowo, hasło-klucz`,
    shortPasswords: 'pass, pwd, pw, pswd, hslo',
    pins: `
      pin, kod pin, pinu, puk, kod puk, kod weryfikacyjny, kod bezpieczeństwa, kod sms, kod jednorazowy,
      kod dostępu, kod blik, blik, kod potwierdzający, cvv, cvc, kod autoryzacyjny, kody jednorazowe,
      kody zapasowe, kody odzyskiwania, kody awaryjne, cyfry z sms, cyfry z esemesa, kod z sms, kod z smsa`,
    codes: 'kod, kodu, kodem, kody, szyfr, kombinacja, cyfry',
    locks: `
      domofon, domofonu, domofonem, sejf, sejfu, alarm, alarmu, kłódka, kłódki, kłódkę, zamek szyfrowy,
      skrzynka na klucze, skrytka, skrytki, zamek, kod do drzwi, kod do bramy, kod do klatki, szyfru,
      klawiatura, odblokowuje się, odblokować, odblokowanie, otwiera się, otwieranie, rozbroić, rozbrój,
      skrytka na klucze`,
    doors: `
      brama, bramy, bramka, furtka, furtki, drzwi, klatka, klatki, garaż, garażu, wejście, wejścia, budynek,
      mieszkanie, piwnica, biuro, winda, walizka, szafka, domek`,
    logins: `
      login, logowanie, użytkownik, konto, konta, wifi, wi-fi, router, routera, sieć, sieci,
      nazwa użytkownika, dane logowania, zaloguj, zaloguj się, loguj się, logujesz się, nazwa użytk,
      wszystkie konta, użytk`,
    ids: 'pesel, peselu, nip, dowód, dowodu, dowód osobisty, numer dowodu, numer pesel, peselem',
    documents: `
      paszport, paszportu, nr paszportu, prawo jazdy, prawa jazdy, dowód osobisty, dowodu, dokument podróży,
      karta pobytu`,
    cards: 'karta, karty, kartę, kartą, numer karty, karta kredytowa',
    copulas: 'to, jest, było, brzmi, teraz, nadal, wciąż, dalej',
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
      trzeba wpisać`,
    questions: `
      nazwisko panieńskie, pytanie pomocnicze, pytanie zabezpieczające, pytanie bezpieczeństwa,
      pierwsze zwierzę, pierwszego zwierzaka, imię psa, imię kota, ulica na której, wychowałem, wychowałam,
      pierwsza szkoła, szkoła podstawowa, pierwszy samochód, miasto urodzenia, najlepszy przyjaciel,
      przezwisko`,
    answers: 'odpowiedź, odpowiedz, odp, odpowiadam',
    verified: 'aby zweryfikować, aby potwierdzić, żeby potwierdzić, aby się zalogować, do weryfikacji',
    kept: 'do wszystkiego, wszędzie, wszędzie to samo, zapisz to, zachowaj to, zapamiętaj to, przechowaj to',
    rescues: 'zgubię telefon, stracę telefon, zgubienia telefonu, bez telefonu, jednorazowe',
    announced: {
      names: 'hasło, hasło to',
      prepositions: 'dla, do, od',
      is: 'jest',
      possessives: 'moje',
    },
  },
};

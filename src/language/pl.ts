/** Polish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const polish: Language = {
  code: 'pl',
  secretWords: {
    passwords: 'hasło, hasła, haseł, hasłem, haśle, hasełko, fraza hasła',
    shortPasswords: 'pass, pwd, pw',
    pins: `
      pin, kod pin, pinu, puk, kod puk, kod weryfikacyjny, kod bezpieczeństwa, kod sms, kod jednorazowy,
      kod dostępu, kod blik, blik, kod potwierdzający, cvv, cvc, kod autoryzacyjny`,
    codes: 'kod, kodu, kodem, kody, szyfr, kombinacja, cyfry',
    locks: `
      domofon, domofonu, domofonem, sejf, sejfu, alarm, alarmu, kłódka, kłódki, kłódkę, zamek szyfrowy,
      skrzynka na klucze, skrytka, skrytki, zamek, kod do drzwi, kod do bramy, kod do klatki, szyfru,
      klawiatura, odblokowuje się, odblokować, odblokowanie, otwiera się, otwieranie`,
    doors: `
      brama, bramy, bramka, furtka, furtki, drzwi, klatka, klatki, garaż, garażu, wejście, wejścia, budynek,
      mieszkanie, piwnica, biuro, winda, walizka, szafka, domek`,
    logins: `
      login, logowanie, użytkownik, konto, konta, wifi, wi-fi, router, routera, sieć, sieci,
      nazwa użytkownika, dane logowania`,
    ids: 'pesel, peselu, nip, dowód, dowodu, dowód osobisty, numer dowodu',
    documents: 'paszport, paszportu, nr paszportu, prawo jazdy, prawa jazdy, dowód osobisty, dowodu',
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
    announced: {
      names: 'hasło, hasło to',
      prepositions: 'dla, do, od',
      is: 'jest',
      possessives: 'moje',
    },
  },
};

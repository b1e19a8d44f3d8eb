/** Hungarian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const hungarian: Language = {
  code: 'hu',
  secretWords: {
    passwords: `
      jelszó, jelszavam, jelszava, jelszót, jelszavát, jelszavunk, jelszavad, jelszavak, jelmondat, jelszo,
      jelszoval, jelszóval, kódszó, titkos szó, jelige`,
    shortPasswords: 'pw, jsz, pass, jelsz, jlsz, pswd',
    pins: `
      pin, pin-kód, pinkód, pin kód, pinkódja, pinkódom, puk, puk-kód, ellenőrző kód, biztonsági kód,
      egyszeri kód, megerősítő kód, sms-kód, sms kód, belépési kód, cvc, cvv, hitelesítő kód, belépőkód,
      titkos kód, egyszeri kódok, tartalék kódok, helyreállító kódok, biztonsági kódok, számok az sms,
      kód az sms, mentőkódok`,
    codes: 'kód, kódja, kódot, kódom, kódunk, kombináció, számkombináció, számkód',
    locks: `
      kapukód, kapukódja, kaputelefon, kapucsengő, ajtókód, riasztó, riasztókód, riasztóé, széf, széfkód,
      páncélszekrény, lakat, számzár, számzáras, kulcsszéf, kulcstartó doboz, kulcsdoboz, zár, feloldása,
      feloldás, feloldod, nyílik, nyitja, riasztó ki, hatástalanítás`,
    doors: `
      kapu, kapun, ajtó, ajtón, bejárat, garázs, garázskapu, lépcsőház, épület, lakás, pince, iroda, lift,
      bőrönd, szekrény, nyaraló, sorompó`,
    logins: `
      belépés, bejelentkezés, felhasználó, felhasználónév, fiók, wifi, wi-fi, router, hálózat, login, felh,
      lépj be, jelentkezz be, belépni, felhnév, minden fiók, felhaszn`,
    ids: `
      taj, taj szám, taj-szám, tajszám, tajszámom, személyi szám, személyi igazolvány, személyi,
      adóazonosító, adóazonosító jel, adóazonosítóm, személyazonosító`,
    documents: `
      útlevél, útlevelem, útlevélszám, útlevél szám, jogosítvány, jogsi, vezetői engedély,
      személyi igazolvány, személyi, úti okmány, útiokmány, tartózkodási engedély`,
    cards: 'kártya, kártyám, kártyaszám, bankkártya, hitelkártya, kártyának',
    copulas: 'az, a, most, még, továbbra is, ez, lett',
    otherNumbers: `
      irányítószám, irsz, rendelés, rendelésszám, számla, számlaszám, csomag, csomagszám, küldemény, járat,
      vonat, szoba, ülés, vágány, isbn, sorozatszám, hivatkozás, kuponkód, kedvezmény, kupon, hiba, hibakód,
      verzió, tel, telefon, telefonszám, mobil, ügyszám, forráskód, vonalkód, cikkszám, oldal, busz, ár,
      ügyfélszám, foglalás, körzetszám, házszám, terem`,
    talk: `
      elfelejtettem, elfelejtett, elfelejtem, kell, legalább, karakter, lejárt, változtatni, visszaállítani,
      hibás, rossz, elveszett, kérek újat, meg kell, holnap, küldöm, később`,
    entered: `
      írd be, írja be, beírni, beír, üsd be, üss be, beütni, nyomd meg, nyomj, állítsd, állítsd be,
      használd, add meg, pötyögd be, csillag, kettőskereszt, csillagot`,
    questions: `
      leánykori neve, anyja neve, biztonsági kérdés, titkos kérdés, első háziállat, kisállat neve,
      kutya neve, macska neve, utca ahol, felnőttél, első iskola, általános iskola, első autó,
      születési hely, legjobb barát, becenév`,
    answers: 'válasz, válaszom, válaszold, felelet, azt írtam, beírtam, megadtam, azt adtam meg',
    verified: 'ellenőrzéshez, megerősítéshez, igazoláshoz, belépéshez, hitelesítéshez',
    kept: 'mindenhez, mindenhol, mindenhova, mentsd el, jegyezd meg, tedd el',
    rescues: 'elveszítem a telefont, elvesztem a telefonom, telefon nélkül, egyszer használatos',
    keys: `
      kulcs, kulcsom, kulcsa, token, api kulcs, titok, hozzáférés, helyreállító kulcs,
      helyreállító kulcsom, visszaállító kulcs, licenckulcs, kétlépcsős`,
    atms: 'bankautomata, atm, automata, bankkártya, készpénz',
    texted: 'sms, sms-ben, üzenet, ellenőrző, hitelesítő, megerősítő, jött',
    asks: 'mondd, mondja, add meg, adja meg, küldd, mi a, mi az, melyik, írd, szükségem, írja',
    replies: `
      igen, nem, oké, ok, jó, köszi, köszönöm, később, várj, nem tudom, fogalmam sincs, elfelejtettem,
      miért, szia, ugyanaz, talán, semmi, pontosan`,
    opens: 'feloldja, kinyitja, nyitja, bejutsz, oldja fel, belépsz vele',
  },
  discretionWords: {
    offRecord: `
      köztünk maradjon, maradjon köztünk, off the record, ezt ne mentsd el, ne mentsd el ezt,
      ne mentsd el, ezt ne mentse el, ne mentse el ezt, ezt ne jegyezd meg, ne jegyezd meg ezt,
      ezt ne tárold, csak ehhez a csevegéshez, csak ebben a csevegésben, csak ebben a beszélgetésben,
      csak ehhez a beszélgetéshez, csak erre a beszélgetésre`,
    forgetAll: `
      felejts el mindent amit rólam tudsz, felejts el rólam mindent, felejts el mindent rólam,
      felejtsen el mindent amit rólam tud, törölj mindent amit rólam tudsz, törölj rólam mindent,
      töröljön mindent amit rólam tud`,
    forgetAllQuestion:
      'Töröljek mindent, amit önről megtudtam? Nem vonható vissza. A megerősítéshez válaszoljon „igen”-nel.',
    yes: `
      igen, kérem, kérlek, megerősítem, persze, biztosan, biztos, törölj mindent, felejts el mindent,
      rajta, ok`,
  },
};

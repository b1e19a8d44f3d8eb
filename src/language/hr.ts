/** Croatian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const croatian: Language = {
  code: 'hr',
  secretWords: {
    passwords: `
      lozinka, lozinku, lozinke, lozinki, lozinkom, šifra, šifru, šifre, zaporka, zaporku, zaporke,
      kodna riječ, tajna riječ`,
    shortPasswords: 'pass, pw, pwd, lzn, pswd',
    pins: `
      pin, pin kod, pin broj, pinom, puk, kod za potvrdu, sigurnosni kod, jednokratni kod,
      verifikacijski kod, sms kod, pristupni kod, cvv, cvc, kontrolni broj, kod za prijavu,
      jednokratni kodovi, rezervni kodovi, kodovi za oporavak, brojke iz poruke, brojevi iz sms, kod iz sms,
      kod iz poruke`,
    codes: 'kod, koda, kôd, šifra, šifru, kombinacija, kombinaciju, brojke, znamenke',
    locks: `
      portafon, interfon, sef, sefa, sefu, trezor, alarm, alarma, lokot, lokota, lokotu,
      sandučić za ključeve, kutija za ključeve, kutijica s ključem, brava, bravu, kod za vrata, parlafon,
      otključava, otključava se, otključaš, otvara se, isključi alarm, deaktiviraj, ormarić za ključeve`,
    doors: `
      vrata, vratima, kapija, kapiju, ulaz, ulazu, ulazna, garaža, garaže, garažu, zgrada, zgradu, zgrade,
      stan, stana, podrum, podruma, ured, lift, kofer, ormarić, vikendica, haustor, rampa`,
    logins: `
      korisnik, korisničko ime, login, prijava, račun, wifi, wi-fi, vajfaj, ruter, router, mreža, mrežu,
      prijavi se, ulogiraj se, ulogirati, svi računi, kor. ime`,
    ids: `
      oib, oib-a, jmbg, osobna, osobna iskaznica, osobne, broj osobne, osobni identifikacijski broj,
      osobni identifikacijski, osobnog identifikacijskog broja, osobni broj, identifikacijski broj`,
    documents: `
      putovnica, putovnice, putovnicu, pasoš, vozačka, vozačka dozvola, vozačke, osobna iskaznica,
      putna isprava, putni dokument, boravišna`,
    cards: 'kartica, kartice, karticu, kartici, broj kartice, kreditna kartica',
    copulas: 'je, bila, glasi, sad, sada, još, i dalje',
    otherNumbers: `
      poštanski broj, narudžba, narudžbe, narudžbu, račun, računa, paket, paketa, pošiljka, pošiljke,
      let, leta, vlak, soba, sobe, sobu, sjedalo, peron, isbn, serijski broj, kod za popust, popust,
      kupon, greška, pogreška, verzija, tel, telefon, mobitel, predmet, izvorni kod, barkod, crtični kod,
      artikl, stranica, linija, autobus, cijena, pozivni broj, rezervacija, dvorana, iban, proizvoda,
      proizvod, šifra proizvoda, šifra artikla, artikla`,
    talk: `
      zaboravio, zaboravila, zaboravljena, zaboravljenu, mora, moraju, barem, najmanje, znakova, znaka,
      istekla, promijeniti, resetirati, kriva, pogrešna, izgubio, sutra, poslat, šaljem`,
    entered: `
      upiši, upišite, upisati, upisuje se, ukucaj, utipkaj, unesi, unesite, stisni, pritisni, namjesti,
      postavi, koristi, nazovi, zvjezdica, zvjezdicu, ljestve, taraba`,
    questions: `
      djevojačko prezime, majčino djevojačko, sigurnosno pitanje, tajno pitanje, kontrolno pitanje,
      prvi ljubimac, kućni ljubimac, ime psa, ime mačke, ulica u kojoj, odrastao, odrasla, prva škola,
      osnovna škola, prvi auto, mjesto rođenja, najbolji prijatelj, nadimak`,
    answers: 'odgovor, odgovori, odg, stavio sam, stavila sam, napisao sam, upisao sam, odgovorio sam',
    verified: 'za potvrdu, za provjeru, za prijavu, kako biste potvrdili',
    kept: 'za sve, svugdje, svuda, spremi ovo, zapamti ovo, sačuvaj ovo, zapiši ovo',
    rescues: 'izgubim mobitel, izgubim telefon, bez mobitela, jednokratni',
    keys: 'ključ, token, api ključ, tajna, pristupni podaci, ključ za oporavak, licencni ključ',
    atms: 'bankomat, bankomatu, bankomata, bankovna kartica, podigni, podići',
    texted: 'sms, poruka, poruci, verifikacija, potvrda, provjera, stigao, došao',
    asks: 'reci, daj, pošalji, koja je, koji je, upiši, upišite, unesi, trebam, treba mi, napiši, kako glasi',
    replies: `
      da, ne, ok, dobro, hvala, kasnije, čekaj, ne znam, nemam pojma, zaboravio, zaboravila, zašto, bok,
      ista, isto, možda, ništa, točno`,
    opens: 'otključava, otključaš, otključati, otvara, otvoriti, uđeš, ulazi se',
  },
  discretionWords: {
    offRecord: `
      nije za zapisnik, ne za zapisnik, neka ostane među nama, nemoj ovo spremiti, nemoj to spremiti,
      ne spremaj ovo, ne spremaj to, nemoj ovo zapamtiti, nemoj to zapamtiti, ne pamti ovo,
      nemojte ovo spremiti, nemojte ovo zapamtiti, samo za ovaj chat, samo u ovom chatu,
      samo za ovaj razgovor, samo u ovom razgovoru`,
    forgetAll: `
      zaboravi sve o meni, zaboravi sve što znaš o meni, zaboravite sve o meni,
      zaboravite sve što znate o meni, obriši sve o meni, obriši sve što znaš o meni,
      izbriši sve što znaš o meni, izbriši sve o meni, izbrišite sve što znate o meni`,
    forgetAllQuestion:
      'Da izbrišem sve što sam saznao o vama? To se ne može vratiti. Odgovorite „da“ za potvrdu.',
    yes: 'da, molim, molim te, potvrđujem, naravno, sigurno, obriši sve, izbriši sve, zaboravi sve, učini to',
  },
};

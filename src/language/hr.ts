/** Croatian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const croatian: Language = {
  code: 'hr',
  abbreviations: 'npr, tzv, br, ul, tel, itd, sv',
  ordinalLeads: 'dana, od, do',
  namesTakeEndings: true,
  secretWords: {
    passwords: `
      lozinka, lozinku, lozinke, lozinki, lozinkom, šifra, šifru, šifre, zaporka, zaporku, zaporke,
      kodna riječ, tajna riječ`,
    shortPasswords: 'pass, pw, pwd, lzn, pswd',
    pins: `
      pin, pin kod, pin broj, pinom, puk, kod za potvrdu, sigurnosni kod, jednokratni kod,
      verifikacijski kod, sms kod, pristupni kod, cvv, cvc, kontrolni broj, kod za prijavu,
      jednokratni kodovi, rezervni kodovi, kodovi za oporavak, brojke iz poruke, brojevi iz sms,
      kod iz sms, kod iz poruke, rezervni kod, kod za oporavak`,
    codes: 'kod, koda, kôd, šifra, šifru, kombinacija, kombinaciju, brojke, znamenke',
    digits: 'nula, jedan, dva, tri, četiri, pet, šest, sedam, osam, devet',
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
    accounts: 'broj računa, bankovni račun, žiro račun, tekući račun',
    devices: 'tablet, laptop, mobitel',
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
    kept: `
      za sve, svugdje, svuda, spremi ovo, zapamti ovo, sačuvaj ovo, zapiši ovo, ime i godina,
      lako pogoditi, koristim svugdje`,
    rescues: 'izgubim mobitel, izgubim telefon, bez mobitela, jednokratni',
    keys: 'ključ, token, api ključ, tajna, pristupni podaci, ključ za oporavak, licencni ključ',
    atms: 'bankomat, bankomatu, bankomata, bankovna kartica, podigni, podići',
    texted: 'sms, poruka, poruci, verifikacija, potvrda, provjera, stigao, došao',
    asks: 'reci, daj, pošalji, koja je, koji je, upiši, upišite, unesi, trebam, treba mi, napiši, kako glasi',
    replies: `
      da, ne, ok, dobro, hvala, kasnije, čekaj, ne znam, nemam pojma, zaboravio, zaboravila, zašto, bok,
      ista, isto, možda, ništa, točno`,
    opens: 'otključava, otključaš, otključati, otvara, otvoriti, uđeš, ulazi se',
    sides: 'lijevo, desno, ulijevo, udesno',
    thens: 'zatim, onda',
    cardCodes: 'cvv, cvc, sigurnosni kod, tri broja straga, tri znamenke straga, poleđini kartice',
    announced: {
      passingKeys: 'javni',
    },
    nearby: {
      small: 'da, ja, li, su, je, se, u, na, i, za, od, po, ne, o, a, do',
      phraseNames: 'fraza',
      theWord: 'riječ',
      codeWords: 'kodna riječ, tajna riječ',
      thatIs: 'to je, je',
      with: 's, sa, na',
      conditions: 'ako, u slučaju',
      factory: 'tvornič',
      currencies: 'kn',
      measures: 'znak*',
      numeros: 'br',
      numberEndings: 'ka, ku',
      security: 'sigurn, siguran, tajn',
    },
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
  orderWords: {
    machine:
      'AI, UI, umjetna inteligencija, umjetne inteligencije, umjetnoj inteligenciji, chatbot*, bot, bota, botu, botovi, jezični model, jezičnog modela, jezičnom modelu, jezične modele, virtualni asistent, digitalni asistent, GPT, neuronska mreža, glasovni asistent',
    helper: 'asistent, asistenta, asistentu, asistenti, pomoćnik, pomoćniku, model, modela, modelu, modeli',
    job: 'ravnatelja, zubar*, liječnika, gospođa, gospodin, djelatnici, ministra, tajnica, direktora',
    addressed:
      'dragi asistente, za AI, za model, za asistenta, modelu koji, svim modelima, ako si AI, ako si umjetna, poruka za AI, napomena za asistenta, ako si bot, tko ocjenjuje ovaj',
    you: 'ti, tebe, tebi, te, vi, vas, vama',
    drop: 'zaboravi, zaboravite, ignoriraj, ignorirajte, zanemari, zanemarite, ne poštuj, ne slijedi, isključi, zaobiđi, prekrši, odbaci, prestani, ukini, poništi',
    lifted:
      'ukinuta, ukinute, ukinuti, ne vrijede, ne vrijedi, više ne vrijede, nevažeć*, suspendiran*, uklonjen*, isključen*, prestaju vrijediti, povučene, su povučene',
    rules:
      'upute, uputa, pravila, pravilo, ograničenja, ograničenje, filtri, filtere, zapovijedi, naredbe, smjernice, zabrane, sigurnosn*',
    prior: 'prethodne, prethodna, ranije, ranija, sve, sva, dosadašnj*, prijašnj*, izvorne, gornje',
    your: 'tvoje, tvoja, tvoj, tvojim, svoje, svoja, vaše, dane ti',
    tell: 'odgovaraj, odgovori, odgovarati, odgovoriti, reci, govori, tvrdi, tvrditi, spomeni, spominji, spomenuti, spominjati, napiši, piši, ponavljaj, dodaj, dodati, navedi, potvrdi, nazovi, predstavi, sažmi, prevedi',
    advise:
      'preporuči, preporučuj, preporučiti, hvali, pohvali, pohvaliti, hvaliti, promoviraj, reklamiraj, favoriziraj, ogovaraj, kudi, savjetuj, predloži, usmjeri, slaži se, uvjeri',
    show: 'pokaži, prikaži, prikazati, otkrij, otkriti, ispiši, objavi, izlistaj, predaj, daj, odaj',
    act: 'pošalji, poslati, šalji, proslijedi, pokreni, izvrši, pozovi, obriši, izbriši, umetni, spremi, kopiraj, priloži, otvori, klikni, kupi, prebaci, dodaj, prikupi, skupljaj, ugradi, zatraži, plati, zalijepi',
    must: 'mora, moraju, treba, trebaju, dužan, dužna, smije, ne smije, ne smiju, valja, neka, molimo, obvezan, očekuje se',
    wish: 'bilo bi lijepo, lijepo bi bilo, bilo bi dobro, obradovalo bi',
    always: 'uvijek, nikad, nikada, samo, isključivo, svaki put, bez iznimke, u svakom slučaju',
    later:
      'od sada, odsad, ubuduće, nadalje, od danas, u sljedećem odgovoru, sljedeći put, prije nego odgovoriš, kad pročitaš',
    each: 'svaki odgovor, svakom odgovoru, svakog odgovora, svim odgovorima, svaki razgovor, svakom razgovoru, svako pitanje, svaku poruku, na sva pitanja, započni svaki odgovor',
    asked:
      'ako korisnik, kad korisnik, kada korisnik, ako te pitaju, ako pita, na pitanja o, za pitanja o, povede riječ, pita za, upitan o, na pitanje o',
    user: 'korisnik*, korisnika, korisniku, sugovornik*, osoba s kojom, s kim razgovaraš, kome odgovaraš, vlasnika, vlasniku',
    answer: 'odgovor, odgovora, odgovore, odgovorima, sažetak, sažetk*',
    prompt:
      'sistemski prompt, sustavski prompt, sistemska poruka, sustavne upute, skrivene upute, tajne upute, prompt, unutarnje postavke',
    secret:
      'lozinka, lozinke, lozinku, šifra, šifre, PIN, kartica, broj kartice, OIB, osobni podaci, API ključ, broj računa',
    record:
      'razgovor, cijeli razgovor, povijest razgovora, sjećanja, kontakte, broj telefona, telefonski broj, poruke, bilješke, adresu',
    hide: 'ne govori, nemoj reći, nemoj spominjati, ne spominji, ne otkrivaj, tajno, potajno, krišom, neprimjetno, bez pitanja, bez znanja, sakrij, skrivaj, prešuti, prešutio, izostavi, izostavio, da ne sazna, ne mora znati, ne smije znati, šuti, u pozadini, bez upozorenja',
    consent:
      'već pristao, već pristala, pristao, bez pitanja, bez dopuštenja, bez potvrde, ne treba pitati, unaprijed odobren*, ne pitaj',
    obey: 'poslušaj, slušaj samo, slijedi samo, drži se samo, poštuj ga, izvršavaj, ispuni svaku, čini što, radi što, ništa ne odbija, ne odbijaj, vjeruj samo, pokoravaj',
    memo: 'ova bilješka, ove bilješke, ovu bilješku, ovaj zapis, ova poruka, ovu poruku, ovaj tekst, ovaj dokument, ove upute, sljedeće upute, ovaj redak, ovo sjećanje, ovu rečenicu, ovaj životopis',
    tool: 'alat, alatom, funkcija, funkciju, naredba, dodatak',
    picture: 'slika, sliku, poveznica, poveznicu, link, reklama, kupon',
    authority:
      'poruka sustava, način za razvojne, razvojni inženjer*, administrator*, najviši prioritet, OpenAI, Anthropic, održavanje',
    role: 'sada si, od sada si, ti si, pretvaraj se, glumi, igraj ulogu, ponašaj se kao, više nisi, novo ime, zoveš se, zamisli da si',
    free: 'bez ograničenja, bez pravila, bez granica, bez filtera, bez cenzure, ništa ne odbija, sve je dopušteno',
    reported:
      'predavanje, predavanju, tečaj*, članak, napadači, prevaranti, hakeri, istraživanje, diplomski, seminar*, podcast, novinama, napad, izvještaj opisuje, uvijek govorila',
    self: 'ja, mi, sam, moj, moja, mama, tata, baka, djed, moj brat, moja sestra, moj sin, moja kći, učitelj, liječnik',
    partner: 'kupac, kupci, klijent*, gost, gosti, posjetitelj*, netko, ljudi',
    when: 'ako netko, kad netko, čarobna riječ, ključna riječ, čim netko',
    deceive:
      'laži, slaži, tvrdi, zavaraj, prevari, izmisli, kao činjenicu, kao istinu, poriči, promijeni temu, pravi se',
    daily:
      'mama, tata, baka, djed, djeca, dijete, pas, mačka, škola, školi, učitelj*, liječnik, lijek, tableta, tabletu, kava, juha, tijesto, pećnica, recept, vrata, ključ, autobus, vlak, susjed*, stanarina, blagdan, rođendan, knjiga, pjesma, zbor, ekipa, policij*, paket, kuhinja, vrt, torta, doručk*, grupa, dvorani, prostirku',
  },
  requests: {
    polite: 'molim te|molim vas|molim',
    forget: ['zaboravi(?:te)?'],
    forgetLink: 'da',
  },
  examples: {
    requests: {
      'Zaboravi da živim u Portu.': 'forget živim u Portu',
    },
  },
};

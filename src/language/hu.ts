/** Hungarian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const hungarian: Language = {
  code: 'hu',
  questions: {
    self: 'nekem, engem, nekünk, vagyok, enyém, anyukám, férjem, feleségem, gyerekem',
  },
  abbreviations: 'pl, stb, kb, u, ut, sz, tel, ill, ún',
  everyDay: 'minden',
  namesTakeEndings: true,
  comparisonWords: {
    denials: 'nem, nincs, sem, soha',
  },
  secretWords: {
    passwords: `
      jelszó, jelszavam, jelszava, jelszót, jelszavát, jelszavunk, jelszavad, jelszavak, jelmondat, jelszo,
      jelszoval, jelszóval, kódszó, titkos szó, jelige`,
    shortPasswords: 'pw, jsz, pass, jelsz, jlsz, pswd',
    pins: `
      pin, pin-kód, pinkód, pin kód, pinkódja, pinkódom, puk, puk-kód, ellenőrző kód, biztonsági kód,
      egyszeri kód, megerősítő kód, sms-kód, sms kód, belépési kód, cvc, cvv, hitelesítő kód, belépőkód,
      titkos kód, egyszeri kódok, tartalék kódok, helyreállító kódok, biztonsági kódok, számok az sms,
      kód az sms, mentőkódok, helyreállítási kód, tartalék kód`,
    codes: 'kód, kódja, kódot, kódom, kódunk, kombináció, számkombináció, számkód',
    digits: 'nulla, egy, kettő/két, három, négy, öt, hat, hét, nyolc, kilenc',
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
    cards: 'kártya, kártyám, kártyaszám, bankkártya, hitelkártya, kártyának, kártyámé, kártyáé, kártyához',
    accounts: 'számlaszám, számlaszámom, bankszámla, bankszámlaszám',
    devices: 'tablet, laptop, mobil, telefonom',
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
    kept: `
      mindenhez, mindenhol, mindenhova, mentsd el, jegyezd meg, tedd el, neve és az év, könnyű kitalálni,
      mindenhol ezt használom`,
    rescues: 'elveszítem a telefont, elvesztem a telefonom, telefon nélkül, egyszer használatos',
    keys: `
      kulcs, kulcsom, kulcsa, token, api kulcs, titok, hozzáférés, helyreállító kulcs,
      helyreállító kulcsom, visszaállító kulcs, licenckulcs, kétlépcsős`,
    atms: 'bankautomata, atm, automata, bankkártya, készpénz, kártyámé, kártyához',
    texted: 'sms, sms-ben, üzenet, ellenőrző, hitelesítő, megerősítő, jött',
    asks: 'mondd, mondja, add meg, adja meg, küldd, mi a, mi az, melyik, írd, szükségem, írja',
    replies: `
      igen, nem, oké, ok, jó, köszi, köszönöm, később, várj, nem tudom, fogalmam sincs, elfelejtettem,
      miért, szia, ugyanaz, talán, semmi, pontosan`,
    opens: 'feloldja, kinyitja, nyitja, bejutsz, oldja fel, belépsz vele',
    sides: 'balra, jobbra, bal, jobb',
    thens: 'aztán',
    cardCodes: 'cvv, cvc, biztonsági kód, három szám hátul, hátoldalán, hátul a három',
    announced: {
      passingKeys: 'nyilvános',
    },
    nearby: {
      small: 'nem, hogy, az, egy, és, is, meg, ez, van, a',
      theWord: 'szó',
      spelt: 'kisbetű',
      conditions: 'ha',
      wallets: 'tárca',
      factory: 'gyári',
      currencies: 'ft',
      users: 'felhasz',
      forExample: 'például, pl.',
      numeros: 'sz',
      flatKeys: 'kulcs',
      numberEndings: 'val, vel, as, es, os, ös, at, et, ot, öt',
      rejected: 'érvénytelen',
      security: 'biztons, titkos',
      asking: 'kérd',
      backs: 'hátul',
    },
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
  orderWords: {
    machine:
      'MI, AI, mesterséges intelligenci*, chatbot*, csetbot*, bot, botnak, botok, a bot, nyelvi modell*, virtuális asszisztens*, digitális asszisztens*, GPT, neurális háló*, csevegőrobot*, hangasszisztens*',
    helper:
      'asszisztens, asszisztensnek, asszisztensek, asszisztenst, modell, modellnek, modellek, modellt, segéd',
    job: 'igazgató, fogorvos*, orvos, titkárnő*, úr, asszony, dolgozók, alkalmazott*, miniszter, közjegyző*, ügyvéd*, rendező*, hívott',
    addressed:
      'kedves asszisztens, kedves modell, kedves MI, az MI-nek, a modellnek, az asszisztensnek, figyelem MI, üzenet az MI, ha te MI, minden MI, ha te vagy a bot, ha bot vagy, aki ezt az önéletrajzot, géppel értékeli',
    you: 'te, téged, neked, tőled, veled, hozzád, rólad, önnek, ön, önt, neked adott',
    drop: 'felejtsd, felejtse, felejtsétek, hagyd figyelmen kívül, hagyja figyelmen kívül, ne vedd figyelembe, mellőzd, mellőzze, ignoráld, töröld el, kapcsold ki, szegd meg, ne kövesd, ne tartsd be, dobd el, vesd el, írd felül, dobd sutba',
    lifted:
      'megszűnt*, érvényét vesztette, érvénytelen*, már nem érvényes*, hatályát vesztette, felfüggeszt*, eltöröl*, kikapcsolva, nem vonatkoz*, elavult, visszavonták, visszavonva',
    rules:
      'utasítás*, szabály*, irányelv*, korlátozás*, szűrő*, parancs*, előírás*, tiltás*, biztonsági, amit eddig mondtak',
    prior: 'korábbi, előző, eddigi, összes, minden, valamennyi, eredeti, fenti',
    your: 'a te, szabályaid*, utasításaid*, válaszaid*, válaszodban, neked adott, kapott',
    tell: 'válaszolj, válaszol, válaszolja, válaszolnia, felelj, mondd, mondja, mondjad, állítsd, állítja, említsd, említse, megemlítenie, megemlít*, írd, írja, ismételd, tedd hozzá, fűzd hozzá, nevezd, erősítsd, tagadd, fordítsd, foglald össze, közöld',
    advise:
      'ajánld, ajánlja, ajánlj, ajánlania, dicsérd, dicsérje, dicsérj, javasold, javasolja, javasolj, reklámozd, részesítsd előnyben, magasztald, szóld le, ócsárold, beszéld rá, beszéld le, terelj, emeld ki, hibátlannak, tökéletesnek',
    show: 'mutasd, mutassa, írd ki, fedd fel, fedje fel, árulj*, nyomtasd, listázd, jelenítsd meg, jelenítse meg, add ki, add át, tárd fel, közöld',
    act: 'küldd, küldje, küldj, elküld*, továbbítsd, futtasd, hajtsd végre, hívd meg, töröld, törölje, szúrd be, mentsd, másold, csatold, nyisd meg, kattints, vásárolj, utald, utalj, fűzd, illeszd, gyűjtsd, adj hozzá, tedd, tegyél, kérd el, fizess, foglalj, mentsd el, jegyezd meg',
    must: 'kell, kellene, köteles, muszáj, tilos, nem szabad, szabad, elvárás, elvárt, feladata, szükséges, kérjük, ügyelj, gondoskodj',
    wish: 'szép lenne, jó lenne, örülnénk, hálás*, remek lenne, kedves lenne, díjaznánk, figyelmes, segítőkész, egy jó asszisztens, jó szándékú, jószívű',
    always: 'mindig, soha, csak, kizárólag, minden alkalommal, kivétel nélkül, minden esetben',
    later:
      'mostantól, ezentúl, ettől kezdve, innentől, a következő válasz*, következő üzenet*, legközelebb, mielőtt válaszol*, ha elolvastad, a jövőben, mától, az ötödik kérdéstől, mielőtt folytatnád',
    each: 'minden válasz*, minden egyes válasz*, összes válasz*, minden beszélgetés*, minden kérdés*, bármilyen kérdés*, minden üzenet*, válaszaid végé*, kezdj minden választ, minden választ',
    asked:
      'ha a felhasználó, amikor a felhasználó, ha kérdez*, ha megkérdez*, arra a kérdésre, kérdésre, ha szóba kerül, kérdésnél, kérdez, beszél, ha szóba, kerül szóba, ha kérdezik, ha megkérdezik',
    user: 'felhasználó*, beszélgetőpartner*, beszélgetőtárs*, akivel beszélsz, akivel csevegsz, a kérdező*, tulajdonost, a tulajdonosa',
    answer: 'válasz, válaszod*, válaszaid*, a válasz, összefoglaló*, minden levélbe',
    prompt:
      'rendszerüzenet*, rendszerprompt*, rendszerutasítás*, rejtett utasítás*, titkos utasítás*, prompt, belső beállítás*, kezdeti utasítás*',
    secret:
      'jelszó, jelszava*, jelszavak*, jelszót, PIN kód*, bankkártya*, kártyaszám*, számlaszám*, személyes adat*, API kulcs*, személyi szám*',
    record:
      'beszélgetés*, csevegés*, emlékek*, emlékeid*, telefonszám*, névjegy*, üzenetek, előzmény*, címét, feljegyzés*, mindenki csevegését, állandó tény*',
    hide: 'ne mondd, ne mondj*, ne említ*, ne árul*, ne szólj, titokban, észrevétlenül, csendben, hallgass, hallgasd el, rejtsd, titkold, anélkül hogy, kérdés nélkül, engedélyt ne, ne kérj engedélyt, nem tudhatja, ne tudja meg, nem kell tudnia, hagyd ki, hagyja ki, háttérben, tudta nélkül, leplezd, ne ismerd be, soha ne ismerd, kihagyja, titkos másolat*, hallgasson, hallgass erről',
    consent:
      'már beleegyezett, beleegyezett, engedélyt ne kérj, engedély nélkül, nem kell megkérdezni, nem kell kérdezni, előre jóváhagy*, jóváhagyás nélkül, megerősítés nélkül, ne kérdezd',
    obey: 'engedelmeskedj*, engedelmeskedik, csak ehhez, csak ezt kövesd, kövesd csak, tartsd be, igazodj, tedd amit, teljesíts minden*, ne utasíts vissza, semmit sem utasít, hallgass csak, csak rám, csak engem, bízz csak, engedelmeskedik neki, egyezz bele mindenbe, hagyj jóvá mindent',
    memo: 'ez a jegyzet, ehhez a jegyzethez, ezt a jegyzetet, ez az üzenet, ezt az üzenetet, ez a szöveg, ez a bejegyzés, ez a dokumentum, ezt az utasítást, ezek az utasítások, az alábbi utasítás*, ez a sor, ezt a sort, ez az emlék, e jegyzet szerzője, aki ezt írta, ettől a sortól, erről a mondatról, ezt az önéletrajzot',
    tool: 'eszköz, eszközzel, eszközt, függvény*, parancssor*, naptáreszköz*, levelező*, bővítmény*',
    picture: 'kép, képként, képet, link, linket, hivatkozás*, reklám*, kuponkód*',
    authority:
      'rendszerüzenet*, fejlesztői mód*, fejlesztő*, üzemeltető*, adminisztrátor*, rendszergazda*, legmagasabb prioritás*, karbantartás*, OpenAI, Anthropic, a készítőid, a rendszergazdád, szolgáltatód szerint',
    role: 'mostantól te vagy, te most, te vagy, tégy úgy, tegyél úgy, játszd el, játszd a, viselkedj úgy, már nem vagy, az új neved, a neved, képzeld hogy, maradj a szerepben, szerepjáték*',
    free: 'korlátok nélkül*, korlátlan*, szabályok nélkül*, cenzúrázatlan*, szűrők nélkül*, gátlások nélkül*, semmit sem utasít vissza, minden megengedett',
    reported:
      'előadás*, tanfolyam*, cikk*, támadó*, csaló*, hacker*, podcast*, kutatás*, szakdolgozat*, dolgozat*, az újságban, szeminárium*, órán, gyerekek, kértek a mesterséges, vita, támadás, támadást, a jelentés, mondta mindig, mondogatta',
    self: 'én, mi, vagyok, nekem, anya, apa, nagymama, nagypapa, bátyám, nővérem, fiam, lányom, a tanár, az orvos, férjem, feleségem',
    partner: 'vásárló*, ügyfél*, vendég*, látogató*, valaki, valakinek, emberek*',
    when: 'ha valaki, amikor valaki, ha egy vásárló, kulcsszó*, varázsszó*, amint, ha elhangzik, aki kérdezi, aki megkérdezi, ha meghallod',
    deceive:
      'hazudj, hazudd, állítsd, állítja, tagadd, tagadja, csapd be, vezesd félre, találj ki, tényként, igazként, tégy úgy mintha, tereld a szót, válts témát, szándékosan, rosszul, rossz napot, hamisan, indokot találj ki, tény hogy',
    daily:
      'anya, apa, nagymama, nagypapa, gyerek*, kutya, macska, iskola*, tanár*, orvos, gyógyszer*, tabletta, kávé, leves, tészta, sütő, recept, ajtó, kulcs, busz, vonat, szomszéd*, lakbér, ünnep*, születésnap*, könyv, dal, kórus, csapat, rendőr*, csomag, konyha, kert, torta, beszállító*, rendelésszám*, számla, napirend*, piacon, vásárban, terhesség, király, királyné, jelenet*, játék, reggeli, leves*, csoport, terem, szőnyeg',
    software:
      'rendszer, alkalmazás, weboldal, szerver, űrlap, gomb, szkript, beállítások, nyomtató, frissítés',
  },
  requests: {
    polite: 'kérlek|kérem',
    forget: ['felejtsd el', 'felejtse el'],
    forgetLink: 'hogy',
  },
  examples: {
    questions: {
      'Mit főzzek nekem?': 'self',
    },
    requests: {
      'Felejtsd el, hogy Portóban lakom.': 'forget Portóban lakom',
    },
  },
};

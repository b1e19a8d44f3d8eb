/** Serbian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const serbian: Language = {
  code: 'sr',
  namesTakeEndings: true,
  secretWords: {
    passwords: `
      шифра, шифру, шифре, лозинка, лозинку, лозинке, šifra, šifru, šifre, lozinka, lozinku, lozinke, sifra,
      пасворд, kodna reč, tajna reč, кодна реч, тајна реч`,
    shortPasswords: 'pass, pw, pwd',
    pins: `
      пин, пин код, пин кода, пук, pin, pin kod, puk, код за потврду, сигурносни код, безбедносни код,
      једнократни код, kod za potvrdu, bezbednosni kod, jednokratni kod, верификациони код,
      verifikacioni kod, sms kod, смс код, cvv, cvc, приступни код, једнократни кодови, резервни кодови,
      jednokratni kodovi, rezervni kodovi, цифре из поруке, cifre iz poruke, kod iz poruke, код из поруке,
      резервни код, код за опоравак, rezervni kod, kod za oporavak`,
    codes: `
      код, кода, kod, koda, шифра, шифру, комбинација, комбинацију, kombinacija, kombinaciju, бројеви, cifre,
      цифре`,
    digits:
      'нула/nula, један/jedan, два/dva, три/tri, четири/četiri, пет/pet, шест/šest, седам/sedam, осам/osam, девет/devet',
    locks: `
      интерфон, интерфона, interfon, interfona, сеф, сефа, сефу, sef, sefa, sefu, аларм, аларма, alarm,
      alarma, катанац, катанца, katanac, katanca, кутија за кључеве, kutija za ključeve, brava, брава,
      trezor, трезор, откључава, откључава се, otključava, otključava se, отвара се, otvara se,
      искључи аларм, isključi alarm`,
    doors: `
      врата, vrata, капија, капију, капије, kapija, kapiju, kapije, улаз, ulaz, гаража, гараже, garaža,
      garaže, зграда, зграде, zgrada, zgrade, стан, stan, подрум, podrum, kancelarija, lift, лифт, kofer,
      кофер, викендица, vikendica, рампа, rampa`,
    logins: `
      корисник, корисничко име, korisnik, korisničko ime, налог, nalog, логин, login, wifi, wi-fi, вајфај,
      vajfaj, рутер, ruter, мрежа, mreža, вај-фај, пријави се, prijavi se, улогуј се, uloguj se, сви налози,
      svi nalozi`,
    ids: `
      јмбг, jmbg, матични број, matični broj, матични, лична карта, lična karta, lične karte,
      број личне карте, maticni broj, јединствени матични број, jedinstveni matični broj`,
    documents: `
      пасош, пасоша, pasoš, pasoša, возачка дозвола, возачка, vozačka dozvola, vozačka, лична карта,
      lična karta, путна исправа, putna isprava`,
    cards: 'картица, картице, картицу, kartica, kartice, karticu, број картице, broj kartice',
    accounts: 'број рачуна, broj računa, текући рачун, tekući račun, жиро рачун, žiro račun',
    devices: 'таблет, tablet, лаптоп, laptop',
    copulas: 'је, je, била, bila, гласи, glasi, сад, сада, sad, sada, још, još, и даље',
    otherNumbers: `
      поштански број, poštanski broj, поруџбина, поруџбине, porudžbina, porudžbine, рачун, račun,
      фактура, faktura, пакет, paket, пошиљка, пошиљке, pošiljka, pošiljke, лет, let, воз, voz, соба,
      собе, soba, sobe, седиште, sedište, isbn, серијски број, serijski broj, попуст, popust, грешка,
      greška, верзија, verzija, тел, tel, телефон, telefon, mobilni, barkod, баркод, артикал, artikal,
      страна, strana, линија, linija, аутобус, autobus, цена, cena, пиб, pib, резервација, rezervacija,
      сала, sala, proizvoda, šifra proizvoda, шифра производа, производа, artikla, артикла`,
    talk: `
      заборавио, заборавила, zaboravio, zaboravila, заборављена, мора, mora, најмање, najmanje, бар, знакова,
      znakova, карактера, karaktera, истекла, istekla, променити, promeniti, ресет, reset, погрешна, pogrešna,
      сутра, sutra, шаљем, šaljem`,
    entered: `
      upiši, upišite, ukucaj, ukucajte, otkucaj, unesi, unesite, pritisni, namesti, koristi, упиши,
      укуцај, откуцај, унеси, унесите, притисни, намести, користи, звездица, тараба, zvezdica, taraba,
      звездицу, тарабу`,
    questions: `
      devojačko prezime, devojačko, tajno pitanje, sigurnosno pitanje, kućni ljubimac, prvi ljubimac,
      ime psa, ime mačke, ulica u kojoj, odrastao, odrasla, prva škola, osnovna škola, prvi auto, nadimak,
      девојачко презиме, девојачко, тајно питање, сигурносно питање, безбедносно питање, кућни љубимац,
      први љубимац, име пса, име мачке, улица у којој, одрастао, одрасла, прва школа, основна школа,
      надимак`,
    answers: `
      odgovor, odgovori, odg, одговор, одговори, одг, stavio sam, stavila sam, ставио сам, ставила сам,
      написао сам, уписао сам`,
    verified: 'za potvrdu, za verifikaciju, za prijavu, за потврду, за верификацију, за пријаву',
    kept: `
      за све, свуда, сачувај ово, запамти ово, za sve, svuda, sačuvaj ovo, zapamti ovo, име и година,
      лако погодити, ime i godina, lako pogoditi`,
    rescues: 'изгубим телефон, izgubim telefon, без телефона, bez telefona, једнократни, jednokratni',
    keys: 'ključ, token, tajna, ključ za oporavak, кључ, токен, тајна, приступ, кључ за опоравак',
    atms: 'bankomat, bankomatu, bankomata, банкомат, банкомату, банкомата, podigni, подигни',
    texted: 'sms, poruka, poruci, смс, порука, поруци, потврда, верификација, stigao, стигао',
    asks: `
      reci, daj, pošalji, koja je, koji je, unesi, treba mi, реци, дај, пошаљи, која је, који је, унеси,
      треба ми, напиши`,
    replies: `
      da, ne, ok, dobro, hvala, kasnije, čekaj, ne znam, zašto, ista, isto, да, не, ок, добро, хвала,
      касније, чекај, не знам, немам појма, заборавио, заборавила, зашто, исто, иста, можда, ништа`,
    opens: 'otključava, otključaš, otvara, откључава, откључаш, отвара, отвараш, уђеш',
    sides: 'лево, десно, улево, удесно, levo, desno, ulevo, udesno',
    thens: 'онда, затим, onda, zatim',
    cardCodes:
      'cvv, cvc, сигурносни код, три броја позади, цифре позади, полеђини, sigurnosni kod, tri broja pozadi, poleđini',
    announced: {
      passingKeys: 'javni',
    },
    nearby: {
      small: 'da, ja, li, su, je, se, u, na, i, za, ne, да, се, је, су, ли, и, у, на, за, не, до',
      phraseNames: 'fraza, фраза',
      theWord: 'reč, реч',
      codeWords: 'kodna reč, кодна реч',
      with: 'sa, na, са, на, за',
      conditions: 'ако, ako, u slučaju',
      networks: 'vajfaj, вајфај',
      factory: 'zavod',
      currencies: 'din, rsd',
      measures: 'знак*, znak*',
      numeros: 'br, бр',
      numberEndings: 'ka, ku, ка',
      security: 'sigurn, tajn, сигурн, тајн',
      backs: 'иза',
    },
  },
  discretionWords: {
    offRecord: `
      није за записник, не за записник, нека остане међу нама, немој ово да сачуваш,
      немој да сачуваш ово, немој ово сачувати, не чувај ово, немој ово да памтиш, не памти ово,
      немој ово запамтити, само за овај чет, само у овом чету, само за овај разговор,
      само у овом разговору, nije za zapisnik, ne za zapisnik, neka ostane među nama,
      nemoj ovo da sačuvaš, nemoj da sačuvaš ovo, nemoj ovo sačuvati, ne čuvaj ovo, nemoj ovo da pamtiš,
      ne pamti ovo, nemoj ovo zapamtiti, samo za ovaj čet, samo u ovom četu, samo za ovaj razgovor,
      samo u ovom razgovoru`,
    forgetAll: `
      заборави све о мени, заборави све што знаш о мени, заборавите све о мени,
      заборавите све што знате о мени, обриши све о мени, обриши све што знаш о мени,
      избриши све што знаш о мени, zaboravi sve o meni, zaboravi sve što znaš o meni,
      zaboravite sve što znate o meni, obriši sve o meni, obriši sve što znaš o meni,
      izbriši sve što znaš o meni`,
    forgetAllQuestion:
      'Да избришем све што сам сазнао о вама? То се не може вратити. Одговорите „да“ за потврду.',
    yes: `
      да, молим, молим те, потврђујем, наравно, сигурно, обриши све, избриши све, заборави све, da,
      molim, molim te, potvrđujem, naravno, sigurno, obriši sve, izbriši sve, zaboravi sve`,
  },
  orderWords: {
    machine:
      'AI, вештачка интелигенција, вештачке интелигенције, четбот*, чет бот*, ботов*, бот, боту, језички модел, језичког модела, језичке моделе, виртуелни асистент, дигитални асистент, неуронска мрежа, veštačka inteligencija, veštačke inteligencije, četbot*, chatbot*, bot, bota, jezički model, jezičkog modela, jezičke modele, virtuelni asistent',
    helper:
      'асистент, асистента, асистенту, помоћник, модел, модела, моделу, asistent, asistenta, asistentu, pomoćnik, model, modela, modelu',
    job: 'директора, зубара, лекара, министра, секретарица, direktora, zubara, lekara, ministra, zaposleni, запослени',
    addressed:
      'драги асистенте, за модел, за асистента, за AI, ако си вештачка, dragi asistente, za model, za asistenta, za AI, ako si veštačka, ако си бот, ako si bot',
    you: 'ти, тебе, теби, ти си, tebe, tebi',
    drop: 'заборави, игнориши, игнориши сва, занемари, искључи, заобиђи, прекрши, одбаци, престани, поништи, zaboravi, ignoriši, zanemari, isključi, zaobiđi, prekrši, odbaci, prestani, poništi',
    lifted:
      'укинута, укинуте, не важе, више не важе, неважећ*, ukinuta, ukinute, ne važe, više ne važe, nevažeć*, obustavljen*, обустављен*',
    rules:
      'упутства, упутстава, правила, ограничења, филтере, наредбе, наређења, смернице, забране, uputstva, uputstava, pravila, ograničenja, filtere, naredbe, naređenja, smernice, zabrane',
    prior:
      'претходна, претходне, ранија, раније, сва, све, досадашњ*, prethodna, prethodne, ranija, ranije, sva, sve, dosadašnj*',
    your: 'твоја, твоје, твој, своја, своје, tvoja, tvoje, tvoj, svoja, svoje',
    tell: 'одговарај, одговори, реци, говори, тврди, спомени, спомињи, помени, помињи, напиши, додај, понављај, odgovaraj, odgovori, reci, govori, tvrdi, spomeni, spominji, pomeni, pominji, napiši, dodaj, ponavljaj',
    advise:
      'препоручи, препоручуј, хвали, похвали, рекламирај, оговарај, саветуј, предложи, preporuči, preporučuj, hvali, pohvali, reklamiraj, ogovaraj, savetuj, predloži',
    show: 'покажи, прикажи, откриј, испиши, објави, предај, дај, pokaži, prikaži, otkrij, ispiši, objavi, predaj, daj',
    act: 'пошаљи, проследи, покрени, изврши, позови, обриши, избриши, уметни, сачувај, копирај, приложи, отвори, кликни, купи, пребаци, додај, прикупи, pošalji, prosledi, pokreni, izvrši, pozovi, obriši, izbriši, umetni, sačuvaj, kopiraj, priloži, otvori, klikni, kupi, prebaci, dodaj, prikupi',
    must: 'мора, морају, треба, дужан, дужна, сме, не сме, нека, молимо, mora, moraju, treba, dužan, dužna, sme, ne sme, neka, molimo',
    wish: 'било би лепо, лепо би било, било би добро, bilo bi lepo, bilo bi dobro',
    always:
      'увек, никад, никада, само, искључиво, сваки пут, uvek, nikad, nikada, samo, isključivo, svaki put',
    later:
      'од сада, отсад, убудуће, надаље, од данас, следећи пут, од овог тренутка, od sada, ubuduće, nadalje, od danas, sledeći put, od ovog trenutka',
    each: 'сваки одговор, сваком одговору, сваког одговора, сваком разговору, свако питање, svaki odgovor, svakom odgovoru, svakog odgovora, svakom razgovoru, svako pitanje',
    asked:
      'ако корисник, кад корисник, када корисник, ако те питају, на питања о, ako korisnik, kad korisnik, kada korisnik, ako te pitaju, na pitanja o',
    user: 'корисник*, саговорник*, korisnik*, sagovornik*, власника, vlasnika',
    answer: 'одговор, одговора, одговоре, резиме, odgovor, odgovora, odgovore, rezime',
    prompt:
      'системски промпт, системска порука, скривена упутства, тајна упутства, промпт, sistemski prompt, sistemska poruka, skrivena uputstva, tajna uputstva, prompt',
    secret:
      'лозинк*, шифра, шифре, пин, број картице, лични подаци, lozink*, šifra, šifre, PIN, broj kartice, lični podaci',
    record:
      'разговор, цео разговор, сећања, контакте, поруке, razgovor, ceo razgovor, sećanja, kontakte, poruke, broj telefona',
    hide: 'немој рећи, не говори, не спомињи, тајно, кришом, без питања, без знања, сакриј, прећути, прећутао, изостави, nemoj reći, ne govori, ne spominji, tajno, krišom, bez pitanja, bez znanja, sakrij, prećuti, prećutao, izostavi',
    consent:
      'већ пристао, већ пристала, без питања, без дозволе, без потврде, већ сагласан, već pristao, već pristala, bez pitanja, bez dozvole, bez potvrde',
    obey: 'слушај само, следи само, држи се само, спроводи, извршавај, ништа не одбијаш, не одбијај, slušaj samo, sledi samo, drži se samo, sprovodi, izvršavaj, ništa ne odbijaš, ne odbijaj',
    memo: 'ова белешка, ове белешке, овај запис, ова порука, ову поруку, овај текст, ова упутства, ovu poruku, ova beleška, ove beleške, ovaj zapis, ovaj tekst, ova uputstva, ову реченицу, ovu rečenicu',
    role: 'сада си, од сада си, ти си, претварај се, глуми, играј улогу, више ниси, sada si, od sada si, ti si, pretvaraj se, glumi, igraj ulogu, više nisi',
    free: 'без ограничења, без правила, без граница, bez ograničenja, bez pravila, bez granica',
    reported:
      'предавање, предавању, чланак, нападачи, преваранти, хакери, истраживање, predavanje, predavanju, članak, napadači, prevaranti, hakeri, istraživanje, напад, извештај описује, napad, izveštaj opisuje',
    self: 'ја, ми, сам, мама, тата, баба, деда, мој брат, моја сестра, ja, mi, sam, mama, tata, baba, deda, moj brat, moja sestra',
    partner: 'купац, купци, клијент*, гост, неко, људи, kupac, kupci, klijent*, gost, neko, ljudi',
    when: 'ако неко, кад неко, чим неко, ako neko, kad neko, čim neko',
    deceive:
      'лажи, слажи, тврди, превари, измисли, као чињеницу, порекни, промени тему, laži, slaži, tvrdi, prevari, izmisli, kao činjenicu, poriči, promeni temu',
    daily:
      'мама, тата, бака, баба, деца, школа, школи, лекар, лек, таблету, кафа, супа, тесто, врата, кључ, аутобус, комшија, рођендан, књига, песма, полиција, пакет, кухиња, торта, доручкује, mama, tata, baka, deca, škola, školi, lekar, lek, tabletu, kafa, supa, vrata, ključ, autobus, komšija, rođendan, knjiga, pesma, policij*, paket, група, сали, grupa, sali',
  },
  requests: {
    polite: 'молим те|молим вас|молим',
    forget: ['заборави(?:те)?'],
    forgetLink: 'да',
  },
  examples: {
    requests: {
      'Заборави да живим у Порту.': 'forget живим у Порту',
    },
  },
};

/** Romanian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const romanian: Language = {
  code: 'ro',
  questions: {
    self: 'eu, meu, mea, mei, mele, nostru, noastră, avem, soția, soțul',
  },
  abbreviations: 'str, nr, dl, dna, tel, ș.a, bd, ap',
  everyDay: 'fiecare',
  namesTakeEndings: true,
  comparisonWords: {
    denials: 'nu, fără',
  },
  secretWords: {
    passwords: `
      parola, parolă, parolei, parole, parolele, fraza de acces, frază de acces, cuvânt cheie,
      cuvântul secret, cuvânt secret`,
    shortPasswords: 'pw, pwd, pass, prl, prla, pswd',
    pins: `
      pin, cod pin, codul pin, pinul, puk, cod de verificare, codul de verificare, cod de securitate,
      codul de securitate, cod de confirmare, codul de confirmare, cod sms, otp, cod de acces,
      codul de acces, cvv, cvc, cod unic, coduri de unică folosință, coduri de rezervă,
      coduri de recuperare, cifrele din sms, codul din sms, cod de recuperare, cod de rezervă`,
    codes: 'cod, codul, coduri, codului, combinație, combinația, cifrul, cifre, cifru',
    digits: 'zero, unu, doi/două, trei, patru, cinci, șase, șapte, opt, nouă',
    locks: `
      interfon, interfonul, interfonului, seif, seiful, seifului, alarmă, alarma, alarmei, lacăt, lacătul,
      lacătului, cutia de chei, cutie de chei, yală, broască, codul de la ușă, codul de la poartă, barieră,
      se deblochează, deblochează, se deschide cu, deblocare, dezarmează, dezarmare, cutia cu chei`,
    doors: `
      ușă, ușa, ușii, poartă, poarta, porții, garaj, garajul, scara, scară, intrare, intrarea, bloc, blocul,
      apartament, beci, birou, lift, valiză, dulap, boxă, cabană`,
    logins: `
      utilizator, utilizatorul, user, login, logare, cont, contul, autentificare, wifi, wi-fi, router,
      routerul, rețea, rețeaua, loghează-te, intră cu, conectează-te, toate conturile, nume de utilizator,
      utiliz`,
    ids: `
      cnp, cnp-ul, cod numeric personal, codul numeric personal, buletin, buletinul, buletinului,
      carte de identitate, serie ci`,
    documents: `
      pașaport, pașaportul, pașaportului, permis de conducere, permisul de conducere, permis, buletin,
      document de călătorie, permis de ședere`,
    cards: 'card, cardul, cardului, număr card, card de credit, card bancar',
    accounts: 'număr de cont, număr cont, numărul contului, cont bancar',
    devices: 'tableta, tabletei, laptopul, telefonul',
    copulas: 'este, e, era, sunt, acum, încă, a rămas, merge cu, îi, setat pe',
    otherNumbers: `
      cod poștal, codul poștal, comandă, comanda, comenzii, factură, factura, colet, coletul, awb, livrare,
      zbor, zborul, tren, trenul, cameră, camera, loc, locul, peron, isbn, serie, referință, cod promoțional,
      reducere, voucher, cupon, eroare, versiune, tel, telefon, mobil, dosar, cod sursă, cod de bare, articol,
      pagină, linia, autobuz, preț, client, prefix, rezervare, sala, iban`,
    talk: `
      uitat, am uitat, uit, trebuie, cel puțin, minim, minimum, caractere, expirat, schimba, schimb, resetez,
      reseta, greșită, pierdut, obligatoriu, mâine, trimit`,
    entered: `
      scrie, scrii, scrieți, tastează, tastezi, introdu, introduci, introduceți, apasă, formează, pune,
      setează, folosește, bagă, steluță, steluta, diez, formezi, bagi`,
    questions: `
      numele de fată, nume de fată, întrebare de securitate, întrebarea de securitate, întrebare secretă,
      primul animal, animal de companie, numele câinelui, numele pisicii, strada unde, strada copilăriei,
      am crescut, prima școală, școala primară, prima mașină, orașul natal, cel mai bun prieten, poreclă`,
    answers: 'răspuns, răspunsul, răspunde, rasp, am pus, am scris, am răspuns, am trecut, pun mereu',
    verified: `
      pentru a verifica, pentru verificare, pentru a confirma, pentru confirmare, pentru autentificare`,
    kept: `
      pentru tot, peste tot, la toate, păstrează asta, ține minte, salvează asta, notează asta,
      numele și anul, ușor de ghicit, o folosesc peste tot`,
    rescues: 'pierd telefonul, pierderea telefonului, fără telefon, de unică folosință',
    keys: 'cheie, cheia, token, cheie api, secret, credențiale, cheie de recuperare, cheie de licență',
    atms: 'bancomat, bancomatul, atm, card bancar, retrage, scoate bani',
    texted: 'sms, mesaj, verificare, autentificare, confirmare, a venit, primit',
    asks: 'spune, spune-mi, dă-mi, trimite, care e, care este, introdu, introduceți, am nevoie, zi-mi, scrie',
    replies: `
      da, nu, ok, bine, mulțumesc, mersi, mai târziu, stai, așteaptă, nu știu, habar n-am, am uitat,
      de ce, salut, aceeași, același, poate, nimic, exact, sigur`,
    opens: 'deblochează, debloca, se deblochează, deschide, se deschide, intri cu',
    sides: 'stânga, dreapta',
    thens: 'apoi',
    cardCodes: 'cvv, cvc, cod de securitate, trei cifre de pe spate, cifre de pe spate, spatele cardului',
    nearby: {
      small: 'și, nu, cu, la, pe, să, din, este, un, o',
      theWord: 'cuvântul',
      codeWords: 'cuvântul secret',
      with: 'cu',
      conditions: 'dacă, în caz',
      currencies: 'lei',
      measures: 'caract*',
      users: 'utilizat',
      numeros: 'nr',
      security: 'securit, secret',
      asking: 'întreab',
      backs: 'spate',
    },
  },
  orderWords: {
    machine:
      'inteligența artificială, inteligenta artificiala, chatbot*, botul, botului, modelul lingvistic, modelul de limbaj, asistentul virtual, asistentul digital, asistentul IA, IA, AI, bot, model lingvistic, asistent virtual, rețea neuronală',
    helper: 'asistent, asistentul, asistentului, asistente, modelul, model',
    job: 'asistenta mea, asistentul meu, asistenta noastră, dentist*, doamna, domnul, directorului, medical, angajații, notarului, avocatului, regizorului, a sunat, vânzătoarele, vânzătorii, fiecare pacient',
    addressed:
      'dragă IA, dragă AI, dragă asistent, dragă asistentule, dragă model, pentru IA, pentru AI, pentru asistent, pentru model, către IA, către asistent, notă pentru AI, instrucțiune pentru, dacă ești o IA, dacă ești un model, dacă ești botul, dacă ești un bot, cine evaluează acest',
    you: 'tu, ție, te, ți, tine, tău, ta, tăi, tale, voi, vă',
    drop: 'ignoră, ignorați, ignora, uită, uitați, nesocotește, dezactivează, anulează, ocolește, încalcă, șterge, nu respecta, nu urma, nu mai urma, renunță la, sari peste, suspendă, uită tot, lasă deoparte',
    lifted:
      'anulate, anulat, suspendate, nu se mai aplică, nu mai sunt valabile, nu se aplică, ridicate, eliminate, dezactivate, sunt retrase, retrase',
    rules:
      'instrucțiune, instrucțiuni, instrucțiunile, instrucțiunilor, regulă, reguli, regulile, regulilor, directive, restricții, restricțiile, limite, limitele, filtre, filtrele, ordine, ordinele, tot ce este mai sus, politici',
    prior: 'anterioare, precedente, de mai sus, toate, tot, orice, inițiale, existente, primite',
    your: 'tale, ta, tău, tăi, dumneavoastră, voastre',
    tell: 'răspunde, răspundeți, să răspundă, spune, spuneți, să spună, afirmă, să afirme, menționează, să menționeze, scrie, să scrie, repetă, confirmă, neagă, adaugă, să adauge, încheie, începe, folosește',
    advise:
      'recomandă, recomandați, să recomande, laudă, să laude, promovează, să promoveze, preferă, dă dreptate, sugerează, să sugereze, fii de acord, propune, laudă doar, vorbește urât, recomandă doar, pomenește, lăudând',
    show: 'arată, arătați, dezvăluie, să dezvăluie, afișează, listează, divulgă, dă-mi, publică',
    act: 'trimite, trimiteți, să trimită, redirecționează, execută, să execute, rulează, apelează, șterge, inserează, salvează, copiază, deschide, vizitează, apasă, cumpără, transferă',
    must: 'trebuie, trebuie să, ar trebui, are voie, poate, vă rugăm, politica companiei',
    wish: 'ar fi frumos, ar fi bine, ar fi drăguț, ne ar bucura, am aprecia, atent, amabil, un asistent bun, bine intenționat, binevoitor',
    always: 'întotdeauna, mereu, niciodată, doar, numai, exclusiv, de fiecare dată, fără excepție',
    later:
      'de acum înainte, de acum, începând de acum, începând de azi, pe viitor, după ce citești, când citești, data viitoare, în următorul răspuns, în următorul mesaj, înainte de a răspunde, de azi înainte, de la a cincea, înainte de orice',
    each: 'fiecare răspuns, toate răspunsurile, fiecare conversație, toate conversațiile, fiecare întrebare, orice întrebare, toate întrebările, indiferent de întrebare, începe fiecare răspuns',
    asked:
      'dacă utilizatorul, când utilizatorul, de îndată ce utilizatorul, dacă cineva întreabă, când cineva întreabă, la întrebări despre, la întrebările despre, dacă ești întrebat, vorbește de, pomenește de, aduce vorba, întrebat despre',
    user: 'utilizatorul, utilizator, utilizatorului, utilizatori, utilizatorilor, utilizatorii, persoana cu care vorbești, interlocutor*, cel cu care vorbești, cine întreabă, proprietarul, pe proprietar, stăpânul tău',
    answer: 'răspunsul, răspunsul tău, răspunsurile tale, rezumat, orice rezumat, fiecare mail',
    prompt:
      'promptul de sistem, prompt de sistem, instrucțiunile de sistem, mesajul de sistem, instrucțiuni ascunse, instrucțiunile ascunse, instrucțiunile secrete, instrucțiunile tale, promptul',
    secret:
      'parolă, parola, parole, parolele, cheia API, cheile API, datele de conectare, date personale, datele personale',
    record:
      'această conversație, conversația, toată conversația, istoricul, istoricul conversației, amintirile, toate amintirile, contactele, toate mesajele',
    hide: 'nu spune, nu spuneți, nu menționa, nu menționați, nu dezvălui, pe ascuns, în secret, fără să întrebi, fără să spui, fără știrea, fără confirmare, ascunde, ascundeți, nu trebuie să știe, păstrează secret, nu i spune, să omită, omite, nu recunoaște, niciodată nu recunoaște, taci, sare peste, copie ascunsă',
    consent:
      'a fost deja de acord, deja de acord, a acceptat deja, fără să întrebi, fără să ceri voie, fără confirmare, nu mai întreba, nu e nevoie să întrebi, preaprobat*',
    obey: 'ascultă doar, ascultă numai, supune-te, urmează ordinele mele, urmează instrucțiunile mele, urmează aceste, fă tot ce, fă ce spun, acceptă orice, acceptă tot, nu refuza, nu refuza niciodată, ghidează te doar, respectă l, nu refuză nimic, fără limite, îl ascultă, ascultă de el, fii de acord cu tot, aprobă tot',
    memo: 'această notă, această amintire, acest text, acest document, acest mesaj, această instrucțiune, următoarele instrucțiuni, nota asta, această linie, acest rând, autorul acestei note, această propoziție, acest cv, această căsuță',
    tool: 'instrument, instrumentul, unealta, funcția',
    picture: 'imagine, link, reclamă, cod de reducere',
    authority:
      'modul dezvoltator, modul administrator, de la dezvoltator, prioritate maximă, OpenAI, Anthropic, creatorii tăi, administratorul tău',
    role: 'acum ești, de acum ești, prefă-te, joacă rolul, comportă-te ca, nu mai ești, imaginează-ți că ești, ești acum, prefă te',
    free: 'fără limite, fără restricții, fără reguli, fără filtre, fără cenzură, nelimitat, necenzurat',
    reported:
      'prompt injection, atacatorii, atacatori, escroci, prelegere despre, articol despre, copiii au cerut, am discutat, lucrare, atac, un atac, raportul descrie, spunea mereu, spunea bunica',
    self: 'eu, noi, fratele meu, sora mea, doctorul',
    when: 'cui întreabă, cine întreabă, la auzul',
    deceive: 'intenționat, greșit, ziua greșită, fals, inventează, este un fapt că',
    daily:
      'mama, tata, bunica, bunicul, copii, copilul, câine, pisică, școală, școala, profesor*, doctor, medic, pastilă, pastila, cafea, supă, aluat, aluatul, cuptor, rețetă, sare, bucătărie, grădină, tort, ușă, cheie, cheia, autobuz, tren, vecin*, chirie, petrecere, zi de naștere, nuntă, vacanță, carte, roman, film, cântec, cor, echipă, poliți*, colet, coletul, clienți, oaspeți, examen, tribunal, frate, soră, mătușă, șef, coleg, lumina, furnizor, număr de comandă, factură, ordinea de zi, piață, sarcina, regele, regina, scenă, joc, grupa, grupul, sala, salteaua, ghișeu',
    software: 'sistemul, aplicația, site, server, formular, buton, script, setări, imprimantă, actualizare',
  },
  discretionWords: {
    offRecord: `
      off the record, între noi fie vorba, rămâne între noi, nu salva asta, nu salva acest mesaj,
      nu salvați asta, nu memora asta, nu reține asta, nu ține minte asta, nu înregistra asta,
      doar pentru acest chat, numai pentru acest chat, doar în acest chat, numai în acest chat,
      doar pentru această conversație, numai pentru această conversație, doar în această conversație,
      numai în această conversație`,
    forgetAll: `
      uită tot ce știi despre mine, uită totul despre mine, uitați tot ce știți despre mine,
      uitați totul despre mine, șterge tot ce știi despre mine, șterge totul despre mine,
      ștergeți tot ce știți despre mine, ștergeți totul despre mine`,
    forgetAllQuestion:
      'Să șterg tot ce am aflat despre tine? Nu se poate anula. Răspunde „da” pentru a confirma.',
    yes: 'da, te rog, vă rog, confirm, sigur, desigur, fă asta, șterge tot, șterge totul, uită tot, bine, ok',
  },
  requests: {
    polite: 'te rog|vă rog',
    forget: ['uită', 'uitați'],
    forgetLink: 'că',
  },
  examples: {
    questions: {
      'Când vine soția?': 'self',
    },
    requests: {
      'Te rog, uită că locuiesc în Porto.': 'forget locuiesc în Porto',
    },
  },
};

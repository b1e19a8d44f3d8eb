/** Italian: all of its words that rules need. What each field is for stands in `language.ts`. */

import { ita } from 'stopword';
import { END, over } from './forms.ts';
import type { Language } from './language.ts';

const MORE = "(?:(?:più|un po'|molto|ancora|sempre) )*";

export const italian: Language = {
  code: 'it',
  everyDay: 'ogni, tutti i, tutte le, il, la',
  stopWords: {
    list: ita,
    also: `
      quando, chi, cosa, quali, dimmi, detto, ricorda, ricordi, ricordami, menzionato, sai, puoi, favore, poi,
      già, ancora, è, d`,
    but: 'faro, farai, fara, sara, sarai, sarei, stara, starai, dai, era, fui, fosse',
  },
  scheduleWords: 'programma, agenda, calendario, appuntamenti, appuntamento, previsto, impegni, piani',
  questions: {
    ofSelf: 'cosa/che sai/ricordi di me, cosa/che sai/ricordi sul mio conto',
    when: '< [da/e] quando, che giorno/ora/mese/anno, da quanto',
    who: '< [con/a/di/per/da] chi',
    howMany: 'quanto/quanti/quanta/quante, numero di',
    list: 'tutti/tutte i/le/gli/miei, elenca, elenco, lista',
    order: 'che ordine, ordine cronologico',
    summary: 'riassumi/riassumere/riassumimi, riassunto, riepilogo/riepiloga, tutto quello che',
    preference: `
      preferito/preferiti/preferita/preferite, mi piace/piacciono, preferisco,
      puoi/potresti ... consigliar*/suggerir*/raccomandar*, consigliami`,
    temporal: `
      ieri, recentemente, giorni/settimane/mesi/anni/settimana/mese/anno fa/scorso/scorsa/scorsi, ultima volta`,
    identity: 'mi chiamo, si chiama, mio/mia nome/età/compleanno/lavoro, dove abito/lavoro',
    procedural: 'come posso/faccio/funziona/installo/configuro, come si fa, istruzioni, ricetta, passaggi',
    continuation: `
      come detto/dicevamo/concordato/dicevo, come abbiamo detto, < (continua/prosegui/vai avanti) >,
      < (continua/prosegui/vai avanti) per/con, dove eravamo, l'altro/l'altra >`,
    assistant: `
      [mi] hai detto/suggerito/consigliato/proposto/raccomandato,
      tuo/tuoi/tua/tue suggerimento/suggerimenti/consigli/consiglio/risposta/risposte`,
    answered:
      'come posso/devo, mi puoi/può/potresti/dici/dai/aiuti/spieghi/scrivi/traduci/fai/consigli/racconti, puoi/può/potresti dirmi/darmi/aiutarmi/spiegarmi, mi chiedo, non capisco',
    self: 'io, mio, mia, miei, mie, ho, sono, posso, devo, mi, me, noi, nostro, nostra, nostri, nostre, abbiamo, dobbiamo, possiamo, faccio, facciamo, compro, cucino, preparo, metto, porto, vado, mamma, papà',
    joins: 'e, o',
    asks: 'che, cosa, quale, quali, chi, dove, quando, perché, come, quanto/quanta/quanti/quante',
  },
  smallTalk: 'ciao, buongiorno, buonasera, grazie, mille, sì, va, bene, perfetto, arrivederci',
  lightWords:
    'successo, accaduto, fare, buono, buona, bene, cosa, cose, oggi, domani, adesso, mettere, prendere, andare, nuovo, nuova, qualcosa, qualcuno, può, meglio',
  taskWords: `
    scrivi, scrivere, spiega, spiegami, traduci, traducimi, consiglia, riassumi, significa, differenza,
    poesia, barzelletta, canzone, storia, ricetta, ricette, mail, messaggio, testo, idea, idee, consiglio,
    consigli, traduzione, fammi, dammi, aiutami, chiama, funziona,
    tabella, punti, paragrafo, paragrafi, frase, frasi, corto, breve, lungo, semplice, formato, tono, formale`,
  references: {
    pronouns: `
      questo, questa, questi, queste, quello, quella, quelli, ciò, esso, lui, lei, loro, altro, altra, entrambi`,
    articles: 'ne, ci, lo, là',
    persons: 'essa',
    us: 'io, mi, ti, te',
    spans: 'settimana, mese, anno',
    leaning: `
      < [e/ma] (perché/davvero/quale/per esempio/e poi/e quindi) [questo/quello/no] $, < e il/la/se/per/con,
      più dettagli, < (sì/no/esatto/va bene) ...40 $`,
  },
  dates: {
    aheadFirst: 'fra, tra',
    tense: {
      past: `ero|era|eravamo|erano|avevo|aveva|avevamo|fa|stato|stata|stati|state|(?:ho|hai|ha|abbiamo|avete|hanno|sono|sei|è|siamo|siete) (?:\\p{L}+ )?\\p{L}{2,}(?:ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|tto|rso|sto)`,
      ahead: `(?:ho|abbiamo) (?:prenotato|organizzato)|è previst[oa]|sono invitat[oaie]|siamo invitat[oaie]`,
    },
    dayParts: 'mattina, pomeriggio, sera, notte, a mezzogiorno',
    months: 'gen, feb, mar, apr, mag, giu, lug, -, sett, ott, nov, dic',
    seasons: 'primavera, estate/lestate, autunno/lautunno, inverno/linverno',
    units: `
      ora/ore, giorno/giorni, settimana/settimane, fine settimana/weekend, mese/mesi, anno/anni/lanno`,
    numbers: `
      un/uno/una/primo/prima, due/paio di/un paio di/seconda, tre/terza, quattro, cinque, sei, sette, otto,
      nove, dieci, undici, dodici`,
    few: 'qualche, alcuni, alcune, diversi',
    days: 'laltro ieri/altro ieri, ieri/ieri sera, oggi, domani, dopodomani',
    parts: 'inizio/inizi, metà, fine',
    last: 'scorso, scorsa, scorsi, scorse, passato, passata, ultimo, ultima, ultimi, ultime',
    this: 'questo, questa, questestate',
    next: 'prossimo, prossima',
    ago: 'fa',
    since: 'da, dal',
    before: 'prima del, prima di, fino a, fino al',
    after: 'dopo, dopo il',
    between: 'tra, fra',
    from: 'da, dal',
    to: 'a, al',
    and: 'e',
    in: 'in, a, nel, dal, da, durante, il, nel mese di',
    fill: 'il, la, i, le, lo, del, di, nel, dell',
    ambiguous: 'mar, gen, estate, primavera, mag',
  },
  meanings: {
    diet: 'non posso/devo mangiare/bere',
    dislike: 'non mi/ti/gli piace/piacciono',
    work: 'che lavoro faccio/fai',
    live: 'in quale città, dove mi sono trasferito/trasferita',
    birthday: 'quanti anni',
  },
  lexicon: `
    kid: figli bambini; son: figlio; daughter: figlia; baby: neonato; twin: gemelli; parent: genitori;
    mother: madre; father: padre; sibling: fratelli; brother: fratello; sister: sorella; married: sposato sposata;
    wife: moglie; husband: marito; preference: preferenze; like: piace piacciono; dislike: odio detesto;
    diet: dieta; allergic: allergico allergica; vegetarian: vegetariano vegetariana; vegan: vegano vegana;
    live: abito abita; work: lavoro lavori; name: chiamo nome; birthday: compleanno; trip: viaggio vacanza;
    decide: deciso; friend: amico; present: regalo; dog: cane; cat: gatto; car: macchina; boat: barca; day: giorno;
    monday: lunedì; tuesday: martedì; wednesday: mercoledì; thursday: giovedì; friday: venerdì; saturday: sabato;
    sunday: domenica; month: mese; january: gennaio; february: febbraio; march: marzo; april: aprile; june: giugno;
    july: luglio; august: agosto; september: settembre; october: ottobre; december: dicembre; summer: estate;
    autumn: autunno; winter: inverno; week: settimana; year: anno; last: scorso; yesterday: ieri; today: oggi;
    tomorrow: domani; doctor: medico; mai: maggio`,
  firstPersons: 'io, mio, mia, ho',
  comparisonWords: {
    denials: 'non, mai, senza',
    stressing: 'davvero',
    turning: 'prima, dopo, più',
    answers: 'non',
  },
  abbreviations: 'sig, sig.ra, dott, dott.ssa, ing, avv, p.es, ecc, tel, pag, ca, v.le, p.zza, max, min',
  evidenceWords: {
    denials: `
      non, mai, nessuno, nessuna, niente, nulla, né, neanche, nemmeno, non più`,
    against: `
      odi*, detest*, non sopporto, non lo sopporto, non la sopporto, non li sopporto, non
      sopporta, schifo, allerg*, intolleran*, evit*, senza, smesso, lasciato, venduto, rinunciato,
      ex, precedente, annullat*`,
    idle: `
      non solo, non vedo l'ora, non so, non c'è problema, non ti preoccupare, non dimenticare,
      perché no, senza dubbio, niente male, non importa`,
    instead: `
      invece di, al posto di`,
    numbers: `
      0 zero, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11
      undici, 12 dodici, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, 20 venti, 30 trenta,
      40 quaranta, 50 cinquanta, 60 sessanta, 100 cento, 1000 mille/mila`,
    counting: `
      2 paio/entrambi/entrambe/gemelli/gemelle/seconda, 3 terza, 12 dozzina`,
  },
  secretWords: {
    passwords: `
      password, parola d'ordine, parola chiave, parola di accesso, frase segreta, parola segreta,
      parola magica, parola in codice`,
    shortPasswords: 'psw, pwd, pass, pw, pswd, passw, psswd, pwrd, passwd',
    pins: `
      pin, codice pin, puk, codice di verifica, codice di sicurezza, codice di accesso, codice di conferma,
      codice sms, codice otp, otp, cvv, cvc, codice segreto, codice usa e getta, codice temporaneo,
      codice della carta, codici monouso, codici di backup, codici di recupero, codici di emergenza,
      cifre del sms, numeri del sms, codice del sms, codice di recupero, codice di backup,
      codice di emergenza, codice monouso, pin della carta, pin della sim`,
    codes: 'codice, codici, combinazione, cifre, numeri',
    digits: 'zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, doppio',
    locks: `
      cassaforte, lucchetto, cassetta delle chiavi, scatola delle chiavi, keybox, allarme, antifurto,
      citofono, serratura, tastierino, codice del cancello, codice dell'allarme, codice della porta,
      codice del portone, si sblocca con, sblocca, si apre con, sbloccare, sblocco, disinserire,
      disattivare l'allarme, disarmare, lucchetto della bici, lucchetto della valigia, catena della bici,
      segreteria telefonica, armadietto`,
    doors: `
      porta, portone, cancello, garage, palazzo, ingresso, appartamento, cantina, ufficio, box,
      ascensore, valigia, armadietto, cancelletto, sbarra`,
    logins: `
      utente, login, account, accesso, credenziali, wifi, wi-fi, router, rete, nome utente, accedi come,
      accedere, entra come, entrare, tutti gli account`,
    ids: `
      codice fiscale, cf, carta d'identità, numero di identità, tessera sanitaria, documento di identità,
      codice fisc, partita iva, cf di`,
    documents: `
      passaporto, patente, patente di guida, carta d'identità, permesso di soggiorno, documento di viaggio`,
    cards: 'carta, carta di credito, carta di debito, bancomat, visa, mastercard, postepay',
    accounts: 'conto corrente, numero di conto, numero conto, conto bancario',
    devices: 'cellulare, tablet, portatile, ipad, telefonino',
    copulas: `
      è, e, era, sono, rimane, ora, ancora, adesso, sempre, sarebbe, impostato su, è su, sta su,
      cambiato in, cambiata in, diventato, fu, fosse`,
    otherNumbers: `
      cap, codice postale, ordine, fattura, pacco, spedizione, tracking, volo, treno, camera, posto, binario,
      isbn, serie, riferimento, rif, promozionale, codice sconto, sconto, buono, errore, versione, tel,
      telefono, cellulare, pratica, codice sorgente, codice a barre, articolo, pagina, linea, autobus, prezzo,
      prefisso, sala, prenotazione, stanza, cliente, bolletta, contatore, civico`,
    talk: `
      dimenticato, dimenticata, dimentico, deve, devono, almeno, minimo, caratteri, scaduta, cambiare,
      reimpostare, recuperare, sbagliata, perso, obbligatoria, errata, lunga, domani, dopo, mando, invio`,
    entered: `
      digita, digitare, scrivi, scrivere, si scrive, inserisci, inserire, metti, mettere, premi, usa,
      componi, imposta, cancelletto, asterisco, stella, vuole, chiede`,
    questions: `
      cognome da nubile, domanda segreta, domanda di sicurezza, primo animale, animale domestico,
      nome del cane, nome del gatto, via dove sono cresciuto, cresciuto, cresciuta, prima scuola,
      scuola elementare, prima auto, prima macchina, città di nascita, migliore amico, soprannome,
      primo cane, primo gatto, prima maestra, primo maestro, primo insegnante, dove sono nato,
      dove sono nata, cognome di mia madre, primo peluche, primo giocattolo, primo amore, via della mia infanzia, dove sono cresciuto, dove sono cresciuta, la mia prima scuola, insegnante preferito, maestra preferita, primo capo, cognome da nubile di, città dove si sono conosciuti, libro preferito, primo cane, primo gatto, secondo nome di mio padre`,
    answers: 'risposta, rispondi, risp, ho messo, ho messo, ho scritto, ho risposto, metto, rispondo',
    verified: 'per verificare, per confermare, per accedere, per completare',
    kept: `
      per tutto, ovunque, dappertutto, conserva questo, salvami questo, tieni da parte, segnati questo,
      ricordati questo, nome e anno, il nome e l'anno, e il mio compleanno, e l'anno, facile da indovinare,
      la uso ovunque, la uso per tutto, la uso dappertutto, per tutti gli account`,
    rescues: 'perdo il telefono, perdessi il telefono, perdo il cellulare, senza telefono, monouso',
    keys: 'chiave, token, chiave api, segreto, credenziali, chiave di recupero, chiave di licenza',
    atms: 'bancomat, sportello, carta di debito, prelevare, preleva, prelievo',
    texted: `
      sms, messaggio, verifica, autenticazione, conferma, arrivato, mi è arrivato, è arrivato il,
      mi hanno mandato, ho ricevuto, appena arrivato, ricevuto`,
    asks: `
      dimmi, dammi, mi dica, mi dia, manda, mandami, qual è, inserisci, inserisca, serve, scrivi,
      scrivimi`,
    replies: `
      sì, si, no, ok, va bene, grazie, dopo, aspetta, non so, non lo so, boh, dimenticata, perché, ciao,
      la stessa, lo stesso, forse, niente, nessuna, esatto, certo`,
    opens: `
      sblocca, sbloccare, si sblocca, apre, aprire, si apre, per entrare, entri con, si apre con,
      si sblocca con, è quella di, è quello di, apre con`,
    sides: 'sinistra, destra, sx, dx',
    thens: 'poi',
    cardCodes:
      'cvv, cvc, codice di sicurezza, tre cifre dietro, tre numeri dietro, tre sul retro, cifre sul retro, numeri sul retro, cifre dietro, retro della carta, numeri dietro, tre dietro',
    announced: {
      names: "parola d'ordine",
      shortNames: 'codice pin',
      keys: 'chiave api',
      prepositions: "di, della, dello, dell', dei, nel, per",
      is: 'è, rimane',
      adverbs: 'ora, ancora, adesso',
      changes: 'cambiata, cambiato',
      possessives: 'la mia, il mio',
      descriptions: 'sbagliata, errata, scaduta, obbligatoria, debole',
      units: 'cifr',
      passingKeys: 'pubblica',
    },
    nearby: {
      keypad: 'poi cancelletto, poi asterisco, poi la campanella',
      small: `
        il, lo, gli, di, che, non, per, con, si, un, una, sono, è, del, della, al, ti, mi, tuo, mio,
        da, nel`,
      phraseNames: 'frase',
      theWord: 'la parola',
      codeWords: 'parola segreta',
      spelt: 'minuscol, in minuscol, tutto minuscol, tutto in minuscol',
      thatIs: 'questa è, è',
      with: 'con',
      conditions: 'se, nel caso',
      wallets: '12 parole, 24 parole, frase, portafoglio, dodici parole, ventiquattro parole',
      called: 'chiamato, chiamata, chiama',
      users: 'utent',
      forExample: 'ad esempio, come',
      numeros: 'n, num',
      rejected: 'non valid',
      security: 'sicur, segret, recuper',
      asking: 'chied, chiest',
      backs: 'verso, retro, dietro',
      recoveryCodes: 'codice di recupero, codici di recupero, codice di backup, codici di backup',
    },
    access: {
      things:
        'portatile, computer, pc, tablet, telefono, tele, tv, console, wifi, router, netflix, disney, account, posta, disco, mac, imac, nas, stampante, portale, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, chiavetta, telefonino',
      before:
        'si apre con, apre con, si sblocca con, parte con, si entra con, metti, scrivo, scrivi, digito, digita, bisogna mettere, scrivo sempre, metto sempre, si scrive, si mette, bisogna scrivere, va con, funziona con',
      behind: 'ed entra, e si apre',
      spelt:
        'in minuscolo, tutto minuscolo, senza maiuscole, con la maiuscola, tutto attaccato, staccato, con gli spazi, senza spazi, minuscole',
      refused: 'dice sbagliata, sbagliata, errata, non valida, la rifiuta, non la prende, me la rifiuta',
      outcome:
        'dà errore, mi dà errore, mi butta fuori, butta fuori, non funziona, non va, non entra, non si apre, messaggio di errore, errore, non riesco a entrare, e parte, dillo, digli, dille, segnalo, segnatelo, ricordami, nel caso, non funziona più',
    },
  },
  statementWords: {
    self: 'io, noi',
    mine: 'mio, mia, miei, mie, nostro, nostra, nostri, nostre',
    they: 'lui, lei, loro, suo, sua, suoi, questo, quello',
    kin: `
      +mamma, +papà, +nonna, +nonno, madre, padre, genitori, sorella, sorelle, fratello, fratelli,
      moglie, marito, partner, compagn*, ragazzo, ragazza, fidanzat*, figlio, figlia, figli, figlie,
      bambin*, +i bambini, bimb*, neonat*, gemelli, gemelle, figliastr*, nipote, nipoti, nonni, zia,
      zio, cugin*, suocera, suocero, suoceri, cognat*, ex, famiglia, amico, amica, amici, amiche,
      migliore amico, migliore amica, coinquilin*, vicin*, capo, collega, colleghi, soci*, padrone
      di casa, medico, dentista, psicolog*, maestra, prof, allenatore,
      +babbo`,
    pets: `
      cane, cani, cagnolin*, cagna, cucciol*, gatto, gatti, gatta, gatte, gattin*, coniglio,
      conigli, criceto, porcellino d'india, cavallo, cavalli, pony, capra, capre, pecor*, gallin*,
      anatr*, api, arnie, pappagall*, tartarug*, serpente, pesci, acquario, animale, animali,
      labrador, bassotto, pastore, asino, mucc*`,
    am: '+sono, +siamo, è, era, erano, +ero, diventat*, sono',
    have: `
      +ho, +abbiamo, ha, hanno, aveva, +ho comprato, +abbiamo comprato, +mi son preso, +ho preso,
      +guido, +possiedo, +tengo`,
    things: `
      macchina, auto, moto, bici, bicicletta, monopattino, scooter, furgone, camper, roulotte,
      barca, casa, orto, giardino, serra, pianoforte, chitarra, violino, violoncello, batteria,
      macchina fotografica, telefono, cellulare, iphone, portatile, computer, stampante, macchina da
      cucire, panda, fiat, vespa, tesla, sedia a rotelle, occhiali`,
    names: `
      chiamami, +mi chiamo, chiamo, chiama, chiamano, chiamat*, +il mio nome è, nome è, +mi chiamano,
      soprannome, di nome`,
    ages: 'anni, mesi, compleanno, +compio, compie, nato il, nata il, anniversario',
    home: `
      +abito, +abitiamo, abita, abitano, +vivo, +viviamo, vive, vivono, +mi sono trasferit*,
      trasferit*, +ci siamo trasferiti, +risiedo, appartamento, casa nostra, +sto a`,
    origin: `
      +sono nat*, nato, nata, cresciut*, +sono cresciut*, +vengo da, viene da, originari*, natale,
      nazionalità, +sono di`,
    work: `
      di notte, di giorno, +lavoro, +lavoriamo, lavora, lavorano, lavoro, impiego, impiegat*, partita iva, freelance,
      disoccupat*, turno, turni, notturno, di notte, azienda, ditta, ufficio, studio, clinica,
      ospedale, reparto, +gestisco, gestisce, +dirigo, licenziat*, +mi sono licenziat*, pensione,
      pensionat*, tirocinio, stage, part-time, tempo pieno, smart working, +insegno, insegna,
      volontari*, panetteria, negozio, bottega, officina, +faccio il, +faccio la, +faccio l', fa il,
      fa la, fa l'`,
    jobs: `
      infermier*, medico, dottor*, dentista, veterinari*, professor*, maestr*, insegnante,
      ingegner*, sviluppator*, programmator*, informatic*, designer, architett*, elettricista,
      idraulic*, falegname, meccanic*, autista, camionista, pilota, postin*, pompier*, poliziott*,
      carabinier*, soldat*, militare, contadin*, agricoltor*, giardinier*, cuoc*, chef, fornai*,
      panettier*, macellai*, camerier*, barista, parrucchier*, commess*, cassier*, badante,
      ostetric*, chirurg*, farmacist*, fisioterapista, psicolog*, bibliotecari*, giornalista,
      redattor*, scrittor*, scrittrice, traduttor*, traduttrice, interprete, musicist*, cantante,
      attore, attrice, artista, pittor*, pittrice, fotograf*, avvocat*, giudice, commercialista,
      contabile, consulente, manager, scienziat*, ricercator*, ricercatrice, biolog*, student*,
      studentessa, apprendista, tirocinante, pensionat*, casaling*, assistente sociale, segretari*,
      prete, murator*, saldator*, pescator*, apicoltor*, imprenditor*, tassista, bidell*`,
    study: `
      +studio, +studiamos, studia, studiano, università, laurea, laureat*, laureando, master, tesi,
      dottorato, scuola, corso, +imparo, +sto imparando, imparando, impara, +parlo, parla, parlano,
      madrelingua, bilingue, fluente`,
    health: `
      occhiali, vertigini, fobia, claustrofobia, diabete, diabetic*, asma, asmatic*, epilessia, epilettic*, emicrani*, artrite, artrosi,
      eczema, psoriasi, cancro, chemio*, tumore, ictus, infarto, pacemaker, ipertensione, pressione
      alta, ipertes*, colesterolo, anemia, tiroide, ipotiroidismo, crohn, colon irritabile,
      endometriosi, menopausa, lupus, sclerosi, parkinson, alzheimer, demenza, autis*, adhd,
      bipolare, depressione, depress*, ansia, attacchi di panico, insonnia, apnee, dislessia,
      dislessic*, balbett*, sord*, acufene, cieco, cieca, daltonic*, ipovedente, miope, sedia a
      rotelle, disabil*, cronic*, mal di schiena, ernia, menisco, anca, ginocchio, ginocchia, gotta,
      gruppo sanguigno, incinta, gravidanza, +aspettiamo, aspetta un, allatt*, insulina, metformina,
      anticoagulant*, farmac*, medicin*, antidepressiv*, operazione, operat*, trapianto, dialisi,
      sobri*, +fumo, fumare, +ho smesso di fumare, alcol, celiac*, diagnostic*, rotto, rotta,
      frattura, distorsione, allergia,
      pressione alta, non posso sollevare, non posso alzare pesi, non può sollevare, non devo sollevare, non posso portare pesi, fatica a deglutire, svengo, sviene,
      il medico mi ha vietato, il medico gli ha vietato, il dottore mi ha vietato, il medico mi vieta`,
    allergy: `
      allergic*, allergi*, intollerante*, intolleran*, +non posso mangiare, +non
      tollero,
      mi gonfio, si gonfia, mi si gonfia, mi si gonfiano, gli si gonfia, le si gonfia, gonfiare le labbra, gonfiare la bocca, gonfiare la lingua, fa gonfiare, fanno gonfiare, mi si chiude la gola, si chiude la gola, prurito alla bocca, prurito in bocca, pizzica la gola, orticaria, bolle ovunque, reazione allergica, shock anafilattico, anafil*, mi fa male il latte,
      le bolle, pieno di bolle, piena di bolle`,
    diet: `
      vegan*, vegetarian*, pescetarian*, senza glutine, glutine, lattosio, halal, kosher, keto,
      digiuno, dieta, +non mangio, non mangia, +non mangiamo, +non bevo, non beve, senza zucchero`,
    taste: `
      +mi piace, +mi piacciono, +ci piace, gli piace, le piace, +adoro, adora, +amo, ama, +odio,
      odia, +detesto, +preferisco, preferit*, +non sopporto, +non mi piace, appassionat*, fan di,
      +mi fa schifo, paura di, paura dei`,
    habit: `
      ogni giorno, ogni mattina, ogni sera, ogni settimana, ogni mese, ogni anno, tutti i giorni,
      tutte le mattine, tutte le settimane, ogni lunedì, ogni martedì, ogni mercoledì, ogni giovedì,
      ogni venerdì, ogni sabato, ogni domenica, il lunedì, il martedì, il mercoledì, il giovedì, il
      venerdì, il sabato, la domenica, di solito, sempre, volte a settimana, volte alla settimana,
      giorni a settimana, da quando, da anni, non più, ormai, adesso, ora, +mi alzo, +mi sveglio,
      weekend, da gennaio`,
    does: `
      +suono, suona, +gioco, gioca, +canto, canta, +ballo, balla, +dipingo, +disegno, +cucio,
      +lavoro a maglia, +cucino, cucina, +corro, corre, +nuoto, nuota, +cammino, +arrampico,
      arrampicata, +vado in bici, +scio, yoga, palestra, +mi alleno, allena, +colleziono, +leggo,
      +scrivo, +faccio yoga, coro, orchestra, banda, scacchi, calcio, tennis, pallavolo, mancin*,
      +pratico, +pesco`,
    turns: `
      sposat*, +mi sono sposat*, +ci siamo sposati, sposiamo, divorziat*, separat*, +ci siamo
      lasciati, lasciat*, vedov*, single, +ho venduto, +abbiamo venduto, venduto, +ho comprato, +ho
      lasciato, +ho smesso, +ho perso, +ho iniziato, +ho cambiato, +ho deciso, +abbiamo deciso, +ho
      scelto, +ho adottato, +abbiamo adottato, mort*, è mancato, promoss*, +ho superato, nuovo
      lavoro, +ho trovato lavoro, nasce a, è nato, è nata, +mi sono laureat*, +ho promesso, +devo a`,
    plans: `
      appuntamento, esame, colloquio, volo, matrimonio, operazione, viaggio, vacanz*, +parto per,
      +partiamo, congresso, concerto, festa, maratona, mezza maratona, trasloco, +ho in programma,
      +pianifico, +sto risparmiando, risparmiando per, +risparmio per, allenando per, obiettivo,
      +discuto, +voglio diventare, visita`,
    when: `
      gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre,
      novembre, dicembre, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, settimana
      prossima, prossima settimana, mese prossimo, anno prossimo, settimana scorsa, mese scorso,
      anno scorso, in estate, in inverno, natale, pasqua, domani, dopodomani, ore`,
    passing: `
      stanc*, fame, sete, bisogno, cerco, cerchiamo, voglio, vorrei, domanda, dubbio, problema,
      errore, idea, idee, lista, file, codice, funzione, testo, frase, messaggio, email, penso,
      credo, so, non so, spero, content*, scusa, grazie, oggi, ieri, proprio ora, provo, capisco,
      aiuto, pront*, qui, posso, stanco di`,
    unreal: `
      se, immagina, immaginiamo, supponiamo, magari, sarei, avrei, vivrei, farei, fossi, avessi,
      parlerei, come se, nel caso`,
    doubt: 'forse, probabilmente, apparentemente, pare che, un giorno',
    asks: `
      che, cosa, come faccio, come si, come posso, dove, chi, quando, perché, quanto, quanti, quale,
      quali, puoi, potresti, può, mi aiuti, mi fai, c'è, ci sono, hai, sai, conosci, è vero,
      aiutami, dimmi, dammi, mostrami, spiega, spiegami, scrivi, fammi, consiglia, consigliami,
      consigli, per favore, devo, cosa gli,
      redigi, preparami`,
    tasks: `
      fammi un esempio, un esempio di, esempio di, scrivi una risposta, il testo dice, nel testo, ribatti, traduci, tradurre, traduzione, correggi, correggere, riscrivi, riformula, parafrasa, riassumi,
      riassunto, migliora, rivedi, rispondi a, in inglese, in italiano, in francese, in spagnolo,
      come si dice, come dico, il seguente testo, questo testo, questa frase, questa mail, questo
      messaggio, completa, suona meglio, inoltrato`,
    fiction: `
      immagina che, immaginati, facciamo finta, giochiamo, facciamo un gioco, inventa, in prima persona, mettiamo che tu, storia, racconto, romanzo, favola, poesia, gioco di ruolo, immagina di, fai finta, sei un, sei
      una, personaggio, protagonista, copione, sceneggiatura, dialogo, barzelletta, sognato, scrivi
      il seguito`,
    said: 'dice, disse, ha detto, diceva, chiede, chiese, racconta, scrisse, secondo',
    joins:
      'se serve, se può servire, se ti interessa, e, ed, ma, perché, anche se, mentre, che, dove, però, o',
    hence: 'quindi, perciò, così, dunque',
    orders: `
      +niente emojis, +niente faccine, +senza faccine, +niente tabelle, +solo metrico, +rispondere più breve,
      +sempre, +mai, +d'ora in poi, +da ora in poi, +da adesso in poi, +dammi del tu, +dammi del
      lei, +dammi sempre del lei, +dammi sempre del tu, +sii breve, +sii conciso, +senza emoji,
      +niente emoji, +non usare, +non chiamarmi, +non consigliarmi, +non suggerirmi, rispondimi,
      rispondi, scrivimi, scrivi, spiegami, dammi, usa, parlami, chiamami, mostrami, suggeriscimi,
      mi raccomando`,
    assent: `
      no, vero, giusto, eh, sai, ok, okay, sì, va bene, d'accordo, grazie, capito`,
    also: 'anche, inoltre, pure',
    unsaid: 'yes',
    ends: `
      +ho venduto, +abbiamo venduto, venduto, +ho lasciato, +ho smesso, non più, +ci siamo lasciati,
      separat*, divorziat*, mort*`,
    not: 'non, mai',
  },
  healthWords: {
    ailments: `
      gotta, fascite plantare, spina calcaneare, celiac*, celiachia, diabet*, asma, asmatic*, epile*,
      convulsion*, emicrani*, artrite, artrosi, eczema, dermatite, psoriasi, cancro, tumor*, leucemia,
      linfoma, ictus, infarto, scompenso cardiaco, insufficienza renale, aritmi*, fibrillazione, angina,
      stent, pacemaker, ipertes*, pressione alta, pressione, colesterolo, anemi*, ferro basso, tiroid*,
      ipotiroid*, ipertiroid*, hashimoto, crohn, colite, diverticolite, colon irritabile, reflusso,
      gastrite, ulcera*, calcoli, calcoli renali, dialisi, fegato grasso, cirrosi, epatite, endometriosi,
      ovaio policistico, lupus, sclerosi multipla, fibromialgia, long covid, parkinson, alzheimer, demenza,
      depress*, bipolare, adhd, attacchi di panico, insonnia, apnee, acufeni, labirintite, vertigini,
      glaucoma, cataratta, sciatica, sciatalgia, ernia*, lombalgia, colpo della strega, scoliosi,
      osteoporosi, tendinite, gomito del tennista, tunnel carpale, menisco, legamento*, crociato,
      distorsione, frattura*, commozione cerebrale, trombosi, flebite, pancreatite, polmonite, bpco,
      orticaria, fuoco di sant'antonio, incinta, gravidanza, preeclampsia, menopausa, emofilia, favismo,
      intolleran*, allergi*, cistite, infezione urinaria, sinusite, rinite, rosacea, fibrosi cistica,
      autoimmune, varici, chemio*, trapiant*, anafila*, infezione, otite, congiuntivite, colica*,
      pneumotorace, ipoglicemi*, busto, ischemia, coliche, emorragi*, sepsi, anoressia, bulimia, alcolist*`,
    troubles: `
      bloccat*, si è bloccata, mi si è bloccata, si blocca, mi ha mollato, mi molla, cede, ceduto,
      fa i capricci, mi dà noia, dà problemi, mi dà problemi, andat*, partit*, distrutt*, a pezzi,
      malandat*, sfasciat*, mal di, fa male, fanno male, mi fa male, dolore, dolori, gonfi*, infiammat*,
      strappat*, stirat*, slogat*, storto, storta, lussat*, esce, uscita, rott*, rotto, incrinat*, rigid*,
      debole, delicat*, sensibile, problemi, problema, consumat*, operat*, crampi, crampo, intorpidit*,
      sanguina*, mess* male, zoppica, zoppo, rotta`,
    parts: `
      schiena, lombare, collo, cervicale, spalla, spalle, gomito, polso, mano, mani, anca, anche mie,
      ginocchio, ginocchia, caviglia, caviglie, piede, piedi, tallone, tendine d'achille, polpaccio,
      inguine, costola, costole, colonna, mandibola, dente, denti, gengive, orecchio, orecchie, occhio,
      occhi, stomaco, pancia, intestino, vescica, rene, reni, fegato, cistifellea, cuore, polmoni, petto,
      gola, pelle, articolazioni, nervo, tendine, zampa, gamba, gambe, braccio, prostata, femore, rotula,
      clavicola, bacino, avambraccio, dito, tonsille`,
    reactions: `
      riempio di bolle, riempie di bolle, bolle, ponfi, orticaria, sfogo, prurito, mi pruriscono, pizzica,
      prude, gonfio, gonfia, gonfiano, si gonfia, si gonfiano, mi si gonfia, mi si gonfiano,
      si chiude la gola, mi si chiude la gola, le si chiude la gola, non respiro, fatico a respirare,
      soffoco, vomit*, rigetto, nausea, diarrea, mal di pancia, mal di stomaco, crampi, gonfiore,
      aria nella pancia, bruciore, bruciori, acidità, mi fa male, mi fanno male, gli fa male, le fa male,
      le fanno male, sto male, sta male, stare male, stata male, stato male, sono stata male,
      mi resta sullo stomaco, mi restano sullo stomaco, non digerisco, non digerisce, non tollero,
      non tollera, non reggo, non regge, reazione, reagisco, reagisce, capogiri, giramenti, svenut*, svengo,
      palpitazioni, tachicardia, emicrania, pronto soccorso, ambulanza, 118, adrenalina, epipen, macchie,
      mi copro di, si copre di, chiazze, rossa, mi scatena, scatena, scatenano, crisi, fiato corto,
      lingua gonfia, labbra gonfie, labbra, ospedale, ricoverat*, ossigeno`,
    foods: `
      latticini, latte, formaggi*, burro, panna, yogurt, lattosio, glutine, grano, frumento, pane, pasta,
      farina, segale, avena, mais, soia, tofu, uovo, uova, noci, frutta secca, arachidi, mandorle, nocciole,
      anacardi, pistacchi*, sesamo, senape, sedano, lupini, pesce, tonno, salmone, frutti di mare,
      crostacei, gamberi, gamberetti, granchio, aragosta, cozze, vongole, carne, carne rossa, manzo, maiale,
      prosciutto, salumi, pancetta, pollo, tacchino, crocchette, gelatina, sale, salato, sodio, zucchero,
      zuccheri, dolci, dolcificant*, carboidrati, grassi, fritto, fritti, piccante, peperoncino, peperoni,
      aglio, cipoll*, pomodor*, patate, melanzane, funghi, spinaci, fagioli, fave, lenticchie, legumi, ceci,
      cavolo, kiwi, mango, fragol*, banan*, mele, mela, pesche, ciliegie, ananas, pompelmo, agrumi, frutta,
      avocado, miele, cioccolato, cacao, caffè, caffeina, tè, alcol, alcolici, vino, vino rosso, birra,
      sigarett*, fumo, fumare, bibite gassate, sushi, pesce crudo, liquirizia, aceto, additivi, lattice,
      nichel, penicillina, amoxicillina, antibiotic*, ibuprofene, aspirina, paracetamolo, tachipirina,
      contrasto, iodio, cerotti, profum*, detersivo, polline, pollini, polvere, acari, muffa, graminacee,
      punture, vespe, api, corsa, correre, pesi, sollevare, sforzi, saltare, salti, squat, impatto, aereo,
      guidare, nuotare, scale, sport, snack, energy drink, bevande energetiche, riso, cocco, vaniglia,
      cannella, curry, zenzero, lievito, frattaglie, formaggi molli, latte crudo, uova crude, germogli,
      istamina, potassio, fosforo, fibre, tinta, henné, lana, crema solare, sole, ambrosia, betulla,
      statine, metformina, calcio, calcetto, tennis, immersioni, ballare, arrampicare, arrampicata, bici,
      bicicletta, sci, sciare, palestra, ketchup, patatine, gelato, torta, pizza, prosecco, gin, vodka,
      melone, anguria, grano saraceno, fruttosio`,
    refrains: `
      niente, niente più, basta, basta con, zero, senza, nessun, non mangio, non mangia, non mangiamo,
      non mangiano, non posso mangiare, non può mangiare, non possiamo mangiare, non posso, non può,
      non devo, non deve, non bevo, non beve, non beviamo, non tocco, non tocca, non prendo, non compro,
      non compriamo, non usiamo, non facciamo, non entra, non entrano, evito, evita, evitiamo, evitare,
      evitando, eliminato, eliminati, eliminare, tolto, tolti, tolte, togliere, tagliato, smesso, smesso di,
      smettere, lasciato, sospeso, sospesi, vietat*, proibit*, bandit*, lontano da, alla larga da,
      povero di, povera di, ridurre, mai più, fuori, privo di, stop a`,
    healers: `
      medico, medici, dottore, dottoressa, doc, medico di base, cardiologo, cardiologa, dermatologo,
      dermatologa, internista, gastroenterologo, gastroenterologa, gastro, allergolog*, reumatolog*,
      neurolog*, nefrolog*, endocrinolog*, oncolog*, urolog*, ginecolog*, ostetrica, pediatra, psichiatra,
      chirurg*, ortopedic*, fisio, fisioterapista, osteopata, podolog*, oculista, ottico, dentista,
      ortodontista, dietista, dietologo, dietologa, nutrizionista, farmacista, veterinari*, maniscalco,
      ospedale, clinica, analisi, esami, esami del sangue, risonanza, lastra, ecografia, biopsia,
      gastroscopia, colonscopia, referto, prove allergiche, logopedista, patch test, fisiatra, fisiatr*,
      otorino, test del respiro`,
    orders: `
      detto, ha detto, dice, vuole, pensa, crede, +vietato, +ha vietato, +proibito, prescritto,
      ha prescritto, consigliato, consiglia, +sconsigliato, ordinato, diagnosticato, trovato, confermato,
      conferma, sospetta, insiste, avvertito, avvisato, mi ha messo, mi ha messa, l'ha messo, l'ha messa,
      messo a, messa a, tolto, ha tolto, +mi ha tolto, +le ha tolto, +gli ha tolto, sospeso, fermato,
      fermata, mostra, risulta, risultato, risultati, emerso, è stato chiaro, è stata chiara, devo, deve,
      hanno detto, dicono, smettere, deciso, ha deciso, gliel'hanno trovato, +non vuole,
      ci ha fatto togliere, fatto togliere`,
    lasting: `
      di nuovo, ancora, un'altra volta, da quando, fino a, fino al, attacco di, attacchi di, crisi di,
      seconda volta quest', terza volta quest', due volte quest', quest'anno, a vita, per sempre, diagnos*,
      sospetta, sospetto, confermat*, cronic*, acut*, soggett* a, soggetto a, soggetta a, di famiglia,
      ereditari*, ricaduta, recidiva, post operatorio, dopo l'operazione, dall'operazione, appena operat*,
      lista d'attesa, gesso, stampelle, in malattia, settimane, mesi, ogni volta che, ogni volta,
      appena mangio, se mangio, quando mangio, ogni primavera, d'ora in poi, farmaci, pastiglie, pillole,
      insulina, anticoagulanti, cortisone, in questo periodo, ultimamente, mese di gravidanza, incinta di,
      da anni, da mesi, un'altra, un altro, seconda volta, terza volta, seconda volta in, di continuo,
      è tornata, è tornato, ricominciato`,
    household: 'a casa, da noi, a casa nostra, a casa mia, in casa, qui, in famiglia, in cucina',
    passed: `
      ora sto bene, adesso sto bene, ora sta bene, adesso sta bene, passato, passata, tutto passato,
      guarit*, ripres*, niente di grave, falso allarme, da bambino, da bambina, da piccolo, da piccola,
      raffreddore, influenza, negativo`,
    figures: `
      mi viene un infarto, quasi un infarto, mi è venuto un colpo, un colpo al cuore, mal di testa per,
      che mal di testa, mi fa venire il nervoso, allergico alle riunioni, allergica alle riunioni,
      allergico ai lunedì, allergica ai lunedì, allergico al lavoro, allergica al lavoro, cuore spezzato,
      spezzato il cuore, a cuore, di cuore grazie, dare una mano, d'occhio, un occhio, colpo d'occhio,
      alle spalle, sulle spalle, gente con, persone con, chi soffre, qualcuno con, pazienti con,
      personaggio, protagonista, romanzo, nel film, nel libro, nella serie, puntata, documentario, articolo,
      podcast, al telegiornale, dicono che, tesi su, tesina, corsa benefica, raccolta fondi, febbre del,
      drogat*, dipendente da`,
  },
  styleWords: {
    forms: `
      emoji, faccine, elenchi, elenco, elenchi puntati, tabella, tabelle, titoli, prosa, testo continuo,
      testo scorrevole, frasi complete, frasi brevi, frasi corte, paragrafi, gergo, tecnicismi,
      termini tecnici, anglicismi, inglesismi, sigle, abbreviazioni, linguaggio semplice, parole semplici,
      conclusione, verdetto, riassunto, il succo, esempio, esempi, numeri, cifre, fonte, fonti, link,
      numera, numerati, numerato, passi, passo passo, passo per passo, un passo alla volta, brevi, breve,
      corte, corti, conciso, concise, sintetico, dettagli, formale, complimenti, lusinghe, giri di parole,
      esclamativi, punti esclamativi, metrico, celsius, dammi del tu, dammi del lei, del tu, del lei,
      codice, avvertenze, paragoni, metafore, pro e contro, una frase, due frasi, tre frasi, righe,
      due righe, tre righe, grassetto, formattazione`,
    tells: `
      quando mi rispondi, quando rispondi, quando mi scrivi, quando mi spieghi, quando spieghi, rispondimi,
      rispondi, risposte, le risposte, tue risposte, scrivimi, scrivi, spiegami, spiega, dammi, comincia,
      inizia, comincia da, comincia con, inizia con, inizia dalla, usa, evita, risparmiami, dimmi, cita,
      metti, lascia perdere, tieni, vai al, con me usa`,
    standing: `
      sempre, mai, ogni volta, in generale, di regola, di norma, d'ora in poi, da adesso in poi, con me,
      per me, quando mi rispondi, quando mi scrivi, quasi sempre, salvo che te lo chieda, bastano`,
    reasons: `
      preferisco, preferirei, mi piace di più, le voglio, +mi serve, +mi servono, +ho bisogno, mi perdo,
      perdo il filo, non seguo, odio, non sopporto, non reggo, mi dà fastidio, mi danno fastidio, mi irrita,
      mi aiuta, imparo meglio, capisco meglio, leggo dal telefono, leggo dal cellulare, ti leggo,
      dal telefono, screen reader, i miei occhi, dislessi*, adhd, mi dà l'impressione, mi stanca,
      mi confonde, mi mette ansia`,
  },
  otherWords: {
    notSelf: 'non io, io no, non sono io, non a me',
    served:
      'paziente, pazienti, cliente, clienti, alunno, alunna, alunni, alunne, allievo, allieva, allievi, utente, utenti, passeggero, passeggeri',
  },
  writingWords: {
    orders: `scrivi, scrivimi, redigi, componi, prepara, preparami, fammi, fai, butta giù, crea, falle, fagli, facci, aiutami, aiutaci, scrivile, scrivigli, preparami, digli, dille, correggimi, organizzami, cercami, spiega, spiegami, riassumi, confronta, consigliami, calcola`,
    texts: `
      lettera, mail, email, e-mail, messaggio, messaggino, testo, bio, biografia, profilo, post, tweet, stato, frase, frasi, riga, righe, poesia, discorso, biglietto, invito, annuncio, candidatura, lettera di presentazione, curriculum, cv, recensione, risposta, reclamo, dimissioni, storia, didascalia, presentazione`,
    says: `
      dicendo, che dica, che dice, in cui, dove dico, dove si dice, spiegando, raccontando, per dire, che sono, che vivo, che lavoro, che ho, su di me, sul mio, sulla mia`,
  },
  addressees: 'tu, te, ti, +tuo, +tua, +tuoi, +tue, sei, hai, puoi',
  askingWords: {
    opens:
      "che cosa, cosa, chi, quanto, quanta, quanti, quante, quale, quali, a che, in che, perché mai, com'è, a cosa, di cosa, di che, con chi",
    opensAlone: "quando, dove, come, perché, dov'è, quand'è",
    tags: 'o no, vero, giusto, non è vero, o sbaglio, no vero, a cosa, a che cosa, di cosa, di che, con chi, +quando, +dove',
    either: 'o',
  },
  genderWords: {
    articles: 'la, il',
    he: 'lui',
    she: 'lei',
    male: 'figlio, bimbo, bambino, marito, fratello, padre, papà, nonno, zio, ragazzo, amico, capo, cane, gatto',
    female:
      'figlia, bimba, bambina, moglie, sorella, madre, mamma, nonna, zia, ragazza, amica, cagna, gatta, tartaruga',
  },
  passingStates: `
    sono morto, sono morta, muoio di, morto dal ridere, torno subito, arrivo subito, sto arrivando, a letto, vado a dormire, non ce la faccio più, è scarico, batteria scarica, ho fame, ho sete, ho sonno, ho freddo, ho caldo, sono stanco, sono stanca, sono distrutto, sono distrutta, mal di testa, nel traffico, in coda, sto mangiando, finalmente dormono, finalmente dorme, russa, sono in ritardo, mi sono appena svegliato, mi sono appena svegliata`,
  answerWords: {
    parts: `
      emoji, faccine, faccina, emoticon, elenchi, elenco, elenchi puntati, elenco puntato, liste, punti, titoli, tabelle, grassetto,
      punti esclamativi, esclamativi, gergo, tecnicismi, paroloni, consigli, consiglio, prediche, predica, ramanzine, complimenti, complimento, lodi,
      lodarmi, adulazioni, frasi fatte, frasi motivazionali, giri di parole, scuse, scusarti, chiacchiere, preamboli, introduzioni, conclusioni,
      spoiler, anglicismi, inglesismi, papiri, poemi, moralismi, sviolinate,
      spiegazioni, spiegazione, papiri, poemi, sproloqui`,
    counted: `
      opzione, opzioni, suggerimento, suggerimenti, idea, idee, scelta, scelte, proposta, proposte, frase, frasi, riga, righe, paragrafo, risposta,
      domanda, passo, cosa`,
    manners: `
      breve, brevi, corto, corta, corte, conciso, lungo, lunga, lunghe, prolisso, formale, informale, freddo, diretto, diretta, semplice, semplici,
      normale, chiaro, entusiasta, sdolcinato, smielato, tecnico, onesto, sincero, al sodo, frasi brevi, frasi corte, risposte brevi, risposte corte,
      frasi complete, più breve, più corto, piano, serio`,
    units: `
      metrico, celsius, gradi celsius, gradi centigradi, grammi, chili, chilometri, km, litri, millilitri, ml, euro, metri, formato 24 ore, cups,
      tazze, miglia, fahrenheit`,
    wishes: `
      dammi del tu, dammi del lei, diamoci del tu, diamoci del lei, darmi del tu, darmi del lei, chiamami per nome, vai al sodo, vai al punto,
      vieni al punto, arriva al punto, senza giri di parole, una cosa alla volta, ascolta e basta,
      solo il codice, solo codice, solo la risposta, risposta breve, risposte brevi, senza spiegazioni, prima la conclusione, prima la risposta, parti dalla conclusione, vai al sodo, vai dritto al punto, falla breve, falla corta, dritto al punto`,
    refuses: `
      senza, niente, nessun, nessuna, non, non mi, basta, basta con, basta con le, basta con gli, smettila di, smettila con, smetti di, smettila,
      smetti, evita, evita di, meno, non così, mai, né, al posto di, invece di, lascia perdere, risparmiami, piantala di, piantala con, +non voglio,
      +non mi piace, +non mi piacciono, +odio, +non sopporto, +non ho bisogno, +non mi servono, +non mi serve, non ho voglia di leggere`,
    limits: `
      solo, soltanto, un, una, uno, due, tre, 1, 2, 3, massimo, al massimo, alla volta, per volta, sempre, ogni volta`,
    allows: 'puoi, può, va bene',
    again: 'di nuovo, nuovamente',
    answers: `
      rispondi, rispondimi, rispondere, scrivi, scrivimi, scrivere, parla, parlami, parlare, dammi, usa, usare, spiega, spiegami, dimmi, sii,
      risposte, proponi, proponimi, metti, fammi, farmi`,
    utters: `
      dire, dirmi, chiamarmi, iniziare, cominciare, chiudere, finire, terminare, ripetere, scrivere, chiedere, chiedermi`,
    wants: 'voglio, preferisco, mi piace, ho bisogno, vorrei',
    light: `
      per favore, perfavore, per piacere, pf, grazie, con me, a me, per me, me, mi, in generale, di solito, sempre, tutte le volte, ogni volta, puoi,
      potresti, mi puoi, ok, in, con, i, gli, le, il, la, di, del, e, o, più, ma, un po, anche, piuttosto, tutti, tutte, alla fine, all'inizio,
      d'ora in poi, quando, così, troppo`,
    moment: `
      oggi, per oggi, stasera, questa volta, stavolta, adesso, ora, per ora, domani, qui, per cena, per pranzo, ho fretta, questa domanda,
      questa risposta`,
  },
  slipWords: {
    says: 'voglio dire, volevo dire, cioè, no scusa, no aspetta, ah no, ehm',
    no: 'no',
    hours: 'ore',
    at: "alle, all'",
    ordinals: 'º, ª',
  },
  reversalWords: {
    errs: `
      mi sono sbagliato, mi sono sbagliata, sbagliato, sbagliata, refuso, volevo dire, intendevo,
      scritto male, contato male, correggo, correzione, errore mio, ho confuso, confuso, rimisurato,
      ricontato, come ho detto prima, letto male, correttore`,
    rather: `
      scusa, scusate, in realtà, no, anzi, aspetta, ops, alla fine, invece, a dire il vero, cambio,
      cambiato, cambio di programma`,
    now: "adesso, ora, d'ora in poi, ormai, attualmente, nuovo, nuova",
    replaces: 'invece, al posto, al suo posto, sostituito, sostituita, cambiato con, scambiato',
    spells: 'si scrive, scritto con, con la k, con due, con una, senza acca',
    moves: `
      trasferito, trasferita, trasferiti, mi sono trasferito, mi sono trasferita, ci siamo trasferiti,
      traslocato, andato a vivere, andata a vivere`,
    hires: `
      ho avuto il posto, ottenuto il posto, nuovo lavoro, nuovo posto, assunto, assunta, assunto da,
      mi sono licenziato, mi sono licenziata, ho lasciato il lavoro, comincio da, inizio da,
      lavoro adesso, promosso, promossa, pensione, preso alla, preso da, presa da, mi hanno preso,
      mi hanno presa, cambiato lavoro, cambiato mestiere, ora lavoro, lavoro come, lavoro per,
      lavoro da, ultimo giorno, nuovo capo, nuova azienda, mi sono messo in proprio, diventato,
      diventata, inizio lunedì, non lavoro più`,
    shifts: `
      rimandato, rimandata, spostato, spostata, posticipato, posticipata, anticipato, anticipata,
      rinviato, rinviata, slittato, slitta, nuova data, cambiato, cambiata, spostano, l'hanno spostato,
      l'hanno spostata, passa al, slitta al, rinviano, anticipano, rimandano`,
    settles: `
      alla fine, infine, in fin dei conti, abbiamo scelto, ho scelto, abbiamo deciso per, deciso per,
      optato per, sarà, cambio di programma, abbiamo preso, ci siamo decisi`,
    raises: `
      aumentato, aumentata, aumento, è salito, è salita, salito a, salita a, sale a, passato a,
      passata a, passa a, rincarato, rincaro, abbassato, sceso a, scesa a, più caro, più cara,
      costa ora, da questo mese, mi fanno pagare`,
    parts: `
      ci siamo lasciati, ci siamo lasciate, mi ha lasciato, mi ha lasciata, l'ho lasciato,
      l'ho lasciata, è finita con, è finita tra, separati, separato da, separata da, divorziato,
      divorziata, single, non stiamo più insieme`,
    partner: 'fidanzato, fidanzata, ragazzo, ragazza, marito, moglie, compagno, compagna, sposo, sposa',
    drops: `
      regalato, regalata, buttato, buttata, annullato, annullata, cancellato, cancellata, saltato,
      saltata, smesso, perso, persa, restituito, abbandonato, mollato, non c'è più, rotto, rotta,
      rubato, rubata, rottamato, rottamata, venduto, venduta, andato, andata, non ci andiamo,
      non ci vado, non partecipo, morto, morta, finito, finita, dato via, data via, disdetto, disdetta,
      niente più, tolto`,
    denies: 'non sono, non ho',
    clears: `
      posso mangiarlo, posso mangiarla, posso mangiare, falso allarme, nessun problema,
      diagnosi sbagliata, guarito, guarita, negativo, negativi, tutto a posto, va bene, lo tollero`,
    forgets: `
      dimentica, dimenticalo, dimenticala, dimenticali, dimenticale, dimentichi, dimenticate, puoi dimenticare, scorda,
      scordalo, scordatelo, lascia perdere, lasci perdere, lascia stare`,
    stays: `
      lascia stare, lascia perdere, lo teniamo, la teniamo, teniamo, lo tengo, la tengo, alla fine no,
      restiamo, continuiamo, ci teniamo, me lo tengo, me la tengo, non vendiamo, non lo vendiamo,
      non la vendiamo, non vendo, ripensato, ripensaci, marcia indietro`,
    beside: `in, nel, nella, nello, nell', sul, sulla, sull', su, sotto, dietro, di, del, della, dell', da, dal, dalla, vicino a`,
    partly: `d'estate, in estate, d'inverno, in inverno, ogni estate, ogni inverno, nei fine settimana, nel fine settimana, nel weekend, durante la settimana, metà dell'anno, in vacanza`,
    leaves: `
      vendere, vendiamo, vendo, lasciare, regalare, traslocare, trasferirci, annullare, smettere,
      dare via, disdire, chiudere, restituire, vendita, abbandonare, cedere`,
    sets: `
      cambia il mio, cambia la mia, cambia i miei, aggiorna il mio, aggiorna la mia, modifica il mio,
      modifica la mia, metti il mio, metti la mia, imposta il mio, imposta la mia, correggi il mio,
      correggi la mia, cambia il, cambia la, metti il, metti la, aggiorna il, aggiorna la, sposta il,
      sposta la, imposta il, imposta la`,
    to: 'in, con, a, su',
    counts: 'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
  },
  orderWords: {
    machine:
      "IA, l'IA, intelligenza artificiale, l'intelligenza artificiale, chatbot, bot, modello linguistico, modelli linguistici, assistente virtuale, assistente digitale, assistente IA, agente conversazionale, agente IA, assistente vocale, LLM, il bot, al bot, i bot, modelli di IA, modello di IA, agenti IA, rete neurale, assistente automatico, assistenti IA, GPT, riassunti automatici, robot, sistemi automatici, bot che",
    helper:
      "assistente, l'assistente, assistenti, agente, aiutante, il modello, al modello, del modello, questo modello",
    job: 'la mia assistente, il mio assistente, la nostra assistente, del dentista, dentista, sociale, di volo, alla poltrona, signora, signor, sig, del direttore, della direttrice, suo assistente, sua assistente, agente immobiliare, agente di, assistente di, assistente del, assistente della, dipendenti, alunni, camerieri, notaio, avvocato, segretaria, ha chiamato, ha risposto, regia, veterinaria, cerca una, commesse, commessa, ogni paziente, clienti del negozio',
    addressed:
      "cara IA, caro assistente, caro modello, gentile assistente, nota per l'IA, nota all'IA, nota per l'assistente, nota all'assistente, nota per il modello, messaggio per l'IA, messaggio all'IA, istruzione per l'IA, istruzioni per l'IA, istruzioni per l'assistente, per l'IA, per l'assistente, per il modello, se sei un'IA, se sei un modello, IA che leggi, attenzione IA, ehi IA, ciao IA, messaggio per il modello, al modello linguistico, per il modello linguistico, al chatbot, per il chatbot, a ogni IA, a tutte le IA, solo per l'IA, solo per il modello, avviso per l'IA, se sei il bot, se sei un bot, se sei il robot, ai riassunti automatici, a ogni assistente, chi valuta questo, che gestisce questa casella, ai bot",
    you: 'tu, ti, te, tuo, tua, tuoi, tue, voi, vostro',
    drop: 'ignora, ignorate, ignori, ignorare, dimentica, dimenticate, dimentichi, dimenticare, trascura, trascurate, trascurare, disattiva, disattivate, disattivare, aggira, aggirate, aggirare, annulla, annullate, annullare, scarta, scartare, abbandona, abbandonare, viola, violare, salta, saltare, cancella, cancellate, cancellare, elimina, eliminare, sospendi, sospendere, sovrascrivi, sovrascrivere, non seguire, non rispettare, smetti di, smettete di, smettere di, lascia perdere, lasciate perdere, non tenere conto, non tener conto, non considerare, non dare retta, metti da parte, sostituisci, infrangi, infrangere, rimuovi, rimuovere, bypassa, bypassare, disobbedisci, revoca, revocare, spegni, spegnere, spenga, stacca, liberati, sbarazzati, scavalca, non applicare più, smettila, butta via, getta, lascia stare, cestina, metti via, non badare',
    lifted:
      'annullate, annullati, annullata, annullato, sospese, sospesi, revocate, revocati, rimosse, rimossi, rimossa, non valgono più, non si applicano più, non si applicano, non vale più, non sono più valide, non più valide, non più in vigore, decadute, abrogate, disattivate, disattivati, abolite, nulle, scadute, obsolete, superate, non applica più, non si applica più, spenti, spente, decaduti, non esistono più, non contano più, non vincolano, aboliti, decadono, perdono valore, sono abolite, non conta più, tolte, sono ritirate, ritirate, considera nulla, nulla ogni, protezioni spente, non si applica, non valgono',
    rules:
      ', istruzione, istruzioni, regola, regole, direttiva, direttive, restrizione, restrizioni, limite, limiti, limitazione, limitazioni, filtro, filtri, politica, politiche, ordini, indicazione, indicazioni, vincolo, vincoli, norma, norme, linee guida, protezione, protezioni, tutto ciò che precede, quanto sopra, tutto quello che ti è stato detto, quello che ti hanno detto, misure di sicurezza, consegne, disposizioni, controlli, moderazione, barriere, blocchi, divieti, alcun filtro, contenuti pericolosi, direttive avute, regole di sicurezza',
    prior:
      'precedente, precedenti, prima, tutte, tutte le, tutti, tutti i, tutta, tutto, ogni, qualsiasi, iniziali, originali, ricevute, sopra, di cui sopra, di sicurezza, esistenti, finora, antecedenti',
    your: 'tuo, tua, tuoi, tue, vostro, vostre, vostri, sue, che hai, che ti hanno dato, che hai ricevuto',
    tell: "rispondi, rispondete, risponda, rispondere, risponderà, di', dì, dite, dica, dire, digli, dille, afferma, affermate, affermare, sostieni, sostenere, menziona, menzionate, menzionare, nomina, nominare, scrivi, scrivete, scriva, scrivere, dichiara, dichiarare, ripeti, ripetere, insisti, insistere, spiega, spiegare, conferma, confermare, nega, negare, aggiungi, aggiungere, termina, terminare, concludi, concludere, inizia, presenta, presentare, parla, usa, includi, includere, indica, indicare, assicura, assicurare, fingi, traduci, descrivi, descrivere, cita, citare, cambia argomento, sminuisci, dirai, dirà, risponderai, affermerà, affermerai, affermi, dichiarerà, menzionerà, citerà, citi, citi soltanto, citi solo, nominerà, nomini, presenterà, presenti, chiedi, chieda, chiedere, chiedigli, pretendi, esigi, domanda, spiegherà, indicherà, indichi, inserirà, definisci, definisca, digli di, dille di",
    advise:
      "consiglia, consigliate, consigli, consigliare, consiglierà, raccomanda, raccomandate, raccomandi, raccomandare, loda, lodate, lodare, elogia, elogiare, promuovi, promuovere, preferisci, preferire, favorisci, favorire, dai ragione, date ragione, dare ragione, dà ragione, suggerisci, suggerite, suggerire, proponi, proporre, sconsiglia, sconsigliare, critica, essere d'accordo, sii d'accordo, non contraddire, mai contraddire, come il migliore, come la migliore, come unico, come unica, pubblicizza, pubblicizzare, esalta, esaltare, vanta, vantare, consiglierai, raccomanderà, raccomanderai, indirizza, indirizzi, indirizzare, orienta, orientare, spingi, spinga, spingere, dissuadi, dissuadere, sconsigli, scredita, screditare, privilegia, privilegiare, parla bene, parlare bene, parla male, parlare male, dirotta, dirottare, rimanda a, metti al primo posto, spuntasse, saltasse fuori, fai il nome, come per caso, disdetta, vince sempre, al primo posto, nomina solo, un elogio, elogio di, tirerebbe fuori, tira fuori, nomina sempre, come perfetto, come perfetti, impeccabile, senza difetti",
    show: 'rivela, rivelate, riveli, rivelare, mostra, mostrate, mostri, mostrare, stampa, stampare, elenca, elencate, elencare, divulga, divulgare, svela, svelate, svelare, esponi, esporre, dammi, fornisci, fornire, pubblica, pubblicare, condividi, condividere, consegna, consegnare, trascrivi, trascrivere, comunica, comunicare, visualizza, visualizzare',
    act: "invia, inviate, invii, inviare, invialo, inviala, inviale, inviali, invierà, manda, mandate, mandare, mandalo, mandali, spedisci, spedire, spediscilo, inoltra, inoltrate, inoltrare, inoltralo, esegui, eseguite, eseguire, avvia, avviare, chiama, chiamare, cancella, cancellare, elimina, eliminare, inserisci, inserire, salva, salvate, salvare, salvalo, copia, copiate, copiare, carica, caricare, pubblica, apri, aprire, visita, visitare, clicca, cliccare, aggiungi, aggiungere, allega, allegare, usa, usare, utilizza, utilizzare, compra, acquista, trasferisci, trasferire, paga, cambia, modifica, modificare, raccogli, raccogliere, riassumi, riassumere, incolla, incollare, includi, scarica, trasmetti, trasmettere, memorizza, memorizzare, ricorda, approva, prenota, metti, incorpora, incorporare, archivia, passalo, passala, trasmettilo, trasmetta, diffondi, diffondere, propaga, propagare, codifica, codificare, accoda, accodare, accodaci, lancia, lanciare, attiva, attivare, installa, installare, ordina, annulla, svuota, estrai, estrarre, raccolga, registra, registrare, invierai, eseguirai, eseguirà, cancellerai, cancellerà, chiamerai, trasferirai, aggiungici, accodalo, apri la rubrica, annota, cancella i ricordi, fai rifare l'accesso, rifare l'accesso, mostra tutti, leggi la rubrica, salva come",
    must: 'deve, devono, devi, dovete, dovrà, dovrebbe, dovrebbero, bisogna, occorre, è tenuto, è tenuta, è obbligato, si deve, è bene che, sarebbe bene, può, è inteso che, resta inteso, è convenuto, non deve, è previsto che, conviene che, si prega di, si chiede che, chiediamo che, si richiede che, è richiesto che, preghiamo di, si prega che, politica ufficiale, politica aziendale, dovrai, ha da, è necessario che, è previsto, ci si aspetta, si aspetta che, si attende che, è opportuno, sarebbe bello, sarebbe gradito, sarebbe opportuno, si prega, è richiesto, obbligatorio, il tuo compito, la tua missione, il tuo unico compito, assicurati, fai in modo, voglio che, vogliamo che',
    wish: 'sarebbe bello, sarebbe gentile, farebbe piacere, sarebbe bene, sarebbe carino, gradirebbe, si gradisce, sarebbe utile, premurosa, premuroso, attento, gentile assistente, un buon assistente, chi assiste bene, di buon cuore, benevolo, ben intenzionato',
    always:
      'sempre, mai, solo, soltanto, esclusivamente, ogni volta, in ogni caso, in ogni momento, senza eccezioni, in tutti i casi, unicamente, qualunque cosa, sistematicamente, qualunque sia',
    later:
      "d'ora in poi, d'ora in avanti, da ora in poi, da adesso in poi, da questo momento, da oggi, a partire da ora, a partire da oggi, in futuro, dopo aver letto, dopo la lettura, quando leggi questo, appena leggi, una volta letto, leggendo questo, la prossima volta, nel prossimo messaggio, nella prossima risposta, nella tua prossima, al prossimo messaggio, alla prossima, prima di rispondere, nelle prossime conversazioni, nelle conversazioni future, nelle future conversazioni, non appena l'utente, appena l'utente, fino a nuovo avviso, dopo tre messaggi, d'ora innanzi, tra cinque messaggi, altri agenti, agli altri agenti, altri modelli, altre IA, altri utenti, prossimo utente, alla prossima persona, con effetto immediato, in tutte le conversazioni, aspetta fino, da adesso, dalla quinta, dalla terza, prima di proseguire, prima di tutto",
    each: "ogni risposta, tutte le risposte, tutte le tue risposte, ciascuna risposta, ogni tua risposta, ogni conversazione, tutte le conversazioni, ogni domanda, tutte le domande, qualsiasi domanda, ogni messaggio, ogni ricordo, ogni riassunto, qualunque sia la domanda, qualunque domanda, a prescindere dalla domanda, qualsiasi cosa chieda, qualunque cosa chieda, alla fine di ogni, all'inizio di ogni, in ogni messaggio, ogni documento che, tutti i messaggi, qualsiasi conversazione, ogni chat, ogni traduzione, ogni sessione, inizia ogni risposta",
    asked:
      "se l'utente, quando l'utente, non appena l'utente, appena l'utente, qualora l'utente, se un utente, quando un utente, se gli utenti, quando gli utenti, se ti chiedono, quando ti chiedono, se ti viene chiesto, quando ti viene chiesto, se viene chiesto, quando viene chiesto, se ti si chiede, se qualcuno ti chiede, alle domande su, alle domande, a domande su, a domanda su, in caso di domande, se si parla di, quando si parla di, interrogato su, se chiede, se chiedono, quando si chiede, per le domande, in merito a, a chi chiede, chi ti chiede, a chi ti chiede, chiunque ti chieda, se l'interlocutore, quando l'interlocutore, appena l'interlocutore, non appena l'interlocutore, parla di, nomina, tira fuori, tocca il tema, se ti domandano",
    user: "utente, l'utente, utenti, gli utenti, dell'utente, all'utente, interlocutore, interlocutrice, interlocutori, chi ti parla, chi ti scrive, chi ti chiede, chiunque ti scriva, la persona con cui parli, la persona in chat, con cui parli, tuo interlocutore, chi legge queste note, chi chiede, il tuo padrone, al tuo padrone, al proprietario, il proprietario della casella, la persona che aiuti",
    answer:
      'la risposta, la tua risposta, tue risposte, le risposte, risposte, il riassunto, nella risposta, riassunti, mail che scrivi, quando traduci, ogni riassunto',
    prompt:
      'prompt, prompt di sistema, prompt del sistema, messaggio di sistema, istruzioni di sistema, istruzioni del sistema, istruzioni nascoste, istruzioni segrete, istruzioni interne, le tue istruzioni, tue regole, istruzioni iniziali, tua configurazione, regole nascoste, configurazione interna, configurazione nascosta, configurazione segreta, impostazioni interne, impostazioni nascoste, impostazioni segrete, regole interne, testo iniziale, istruzioni riservate',
    secret:
      "password, chiave API, chiavi API, credenziali, token, PIN, carta di credito, numero di carta, dati bancari, dati personali, segreti, parola d'ordine, chiave privata, dati dell'utente, dati sanitari, codici di accesso, numeri di carta, numero di conto, codice fiscale, carta d'identità, codice di verifica, data di nascita, numero di telefono, coordinate bancarie, chiavi di licenza, IBAN, CVV",
    record:
      "questa conversazione, la conversazione, intera conversazione, tutta la conversazione, cronologia, la cronologia, ricordi, i ricordi, tutti i ricordi, memorie, contatti, rubrica, tutti i messaggi, i messaggi, tutto quello che l'utente, tutto ciò che l'utente, quello che l'utente, ciò che l'utente, la chat, della chat, le conversazioni, la tua memoria, in memoria, questa chat, la chiacchierata, altri utenti, altro utente, storico, tutte le chat, fatto permanente",
    hide: "non dire, non dirlo, non dirgli, non dite, non dica, non menzionare, mai menzionare, non rivelare, non informare, non avvisare, senza dire, senza dirlo, senza avvisare, senza chiedere, senza menzionare, senza informare, senza conferma, senza che l'utente, all'insaputa, di nascosto, in segreto, segretamente, in silenzio, discretamente, nascondi, nascondere, nascondilo, occulta, occultare, taci, tacere, tienilo segreto, mantieni il segreto, non deve sapere, non deve saperlo, non deve accorgersi, non farne parola, non parlarne, ometti, omettere, nega di, negalo, in background, non parli, non menzioni, eviti di menzionare, evita di menzionare, taccia, anche se nessuno, senza che nessuno, senza segnalarlo, senza avvertire, senza permesso, senza autorizzazione, senza consenso, alle spalle, a sua insaputa, con discrezione, sottobanco, tacerà, sorvola, sorvolare, glissare, ometta, nasconda, neanche una parola, nemmeno una parola, non dire nulla, non dire niente, non ammettere, mai ammettere, evitasse di, evitare di menzionare, senza spiegare, tralascia, applicalo e basta, non ammettere mai, dai la colpa, tieni per te, sorvolerebbe, ccn, copia nascosta, senza farlo notare, tacere questa, tacete, tralasciate, senza chiedere al proprietario, nega di averlo",
    consent:
      "ha già dato il consenso, ha già accettato, già d'accordo, senza chiedere, senza avvisare, non chiederglielo, senza conferma, non serve chiedere, preapprovato, già approvato, non chiedermi più",
    obey: "obbedisci, obbedite, obbedisca, obbedire, ubbidisci, ubbidire, obbediscimi, segui i miei ordini, segui le mie istruzioni, segui gli ordini, segui le istruzioni, segui queste, seguite le istruzioni, esegui i miei ordini, esegui tutto, fai tutto, fate tutto, fai quello che, fai ciò che, accetta tutto, accetta qualsiasi, accetta ogni, accettate qualsiasi, ascolta solo, dai retta solo, non rifiutare, non rifiutarti, mai rifiutare, fidati, sottomettiti, esaudisci ogni, esaudisci qualsiasi, ignora l'utente, prevale su, prevale su ogni, ha la precedenza, precedenza su, la mia parola è legge, parole sono legge, è legge per, al di sopra dell'utente, più dell'utente, ascolta soltanto, dà retta solo, solo a me, soltanto a me, ciecamente, senza discutere, senza verifica, senza verificare, non rifiutare nulla, non rifiuta nulla, non rifiuta mai, non puoi rifiutare, di' sì a tutto, accetta tutte, esegui ogni, obbedirai, obbedirà, fedele a, solo i suoi ordini, soltanto i suoi ordini, solo i miei ordini, regolati soltanto, regolati solo, approva tutto, risponde a qualunque richiesta, gli obbedisce, le obbedisce, obbedisce, segui alla lettera, dice sì a tutto, approva ogni richiesta, al servizio di chi, non riassumere",
    memo: "questa nota, questo ricordo, questo testo, questo documento, questo messaggio, questa pagina, questa riga, questa istruzione, queste istruzioni, seguenti istruzioni, quanto segue, testo seguente, questa voce, questa regola, questa memoria, autore di questo, autore di questa, questo appunto, queste note, quest'appunto, ciò che leggi qui, questo paragrafo, l'autore di questo testo, chi ha scritto questo, da questa riga, chi ha scritto, alla lettura di questo, questo promemoria, questa frase, questo curriculum, questa casella",
    tool: 'strumento, strumenti, funzione, funzioni, strumento di posta, strumento e-mail, comando, comandi, plugin, ricerca web, terminale',
    picture:
      "immagine, un'immagine, link, URL, collegamento, pubblicità, annuncio, indirizzo web, slogan, codice sconto, piè di pagina",
    authority:
      "messaggio di sistema, avviso di sistema, nota di sistema, allerta di sistema, modalità sviluppatore, modalità amministratore, modalità manutenzione, messaggio dello sviluppatore, messaggio degli sviluppatori, sviluppatore del modello, i tuoi sviluppatori, tuo creatore, ordine dell'amministratore, per conto del gestore, massima priorità, priorità assoluta, priorità massima, OpenAI, Anthropic, team di sicurezza, direttiva ufficiale, dal gestore, fornitore del modello, produttore del modello, proprietario del modello, ti ho programmato, ti ho creato, sono il tuo creatore, sono il tuo programmatore, modalità debug, modalità di prova, modalità test, aggiornamento del sistema, configurazione aggiornata, console root, avviso della piattaforma, canale del gestore, ufficio sicurezza, i tuoi creatori, tuo amministratore, secondo il tuo fornitore, regola",
    role: "ora sei, adesso sei, sei ora, d'ora in poi sei, fingi di essere, fingi che, fingere di essere, fai finta, fate finta, comportati come, comportatevi come, comportarsi come, agisci come, agire come, interpreta il ruolo, interpreta un, recita la parte, assumi il ruolo, immagina di essere, gioco di ruolo, non sei più, il tuo nuovo nome, fai la parte, passa in modalità, entra in modalità, assumi l'identità, assuma l'identità, nuova identità, nuova personalità, giochiamo, facciamo un gioco, resta nel personaggio, non uscire dal personaggio, impersona, impersonare, lavori per, il tuo vero scopo, il tuo scopo, da oggi sei, diventa, non tornare",
    free: 'senza limiti, senza restrizioni, senza regole, senza filtri, senza filtro, senza morale, senza censura, senza limitazioni, senza vincoli, senza tabù, nessuna restrizione, nessun limite, nessuna regola, illimitato, non censurato, libero da, senza avvertenze, senza scrupoli, che non rifiuta mai, non rifiuta mai nulla, non rifiuta nulla, senza etica, senza coscienza, senza freni, tutto è permesso, tutto è consentito, anche illegale, anche illegali, non uscire dal personaggio, resta nel personaggio, non applica più, senza alcun filtro, più alcun filtro, alcun filtro, non ha più limiti, non hai più limiti',
    ends: 'fine della memoria, fine del ricordo, fine dei ricordi, fine della citazione, fine dei dati, fine del documento, fine della nota, fine del contesto',
    reported:
      'prompt injection, iniezione di prompt, attaccanti, aggressori, truffatori, hacker, sicurezza informatica, corso di sicurezza, conferenza su, articolo su, lezione su, phishing, cybersicurezza, seminario, tesi, lezione, convegno, giornale, articolo, tribunale, legge, giudice, podcast, romanzo, studio su, se sia possibile, conferenza, a scuola, in classe, abbiamo parlato, abbiamo imparato, si è parlato, spiega come, spiegato come, abbiamo discusso, dibattito, professore, attacco, attacchi, un attacco, il rapporto descrive, non ha ubbidito, diceva sempre, diceva la nonna, disse il vecchio, regola della scuola',
    self: 'io, noi, ho, sono, mi piace, devo, mio fratello, mia sorella, mio figlio, mia figlia, mia madre, mio padre, mio marito, mia moglie, nonna, nonno, il medico, mamma, papà',
    partner:
      'cliente, clienti, visitatore, visitatori, ogni visitatore, qualcuno, la gente, la persona, chiunque, acquirente, pazienti, chi chiede, lettore',
    when: "se qualcuno, quando qualcuno, appena qualcuno, non appena qualcuno, ogni volta che qualcuno, a chi chiede, a chiunque chieda, chi chiede un, chi chiede, se ti chiedono, quando ti chiedono, se ti si chiede, se si parla di, quando si parla di, se viene nominato, se viene nominata, appena compare, non appena compare, quando compare, se compare, parola chiave, parola magica, parola in codice, parola d'ordine, parola di attivazione, dopo cinque messaggi, dopo cinque turni, trascorsi cinque, se un cliente, quando un cliente, se il cliente, quando il cliente, ti ringrazia, ti saluta, ti augura, se il discorso, se la conversazione, quando la conversazione, interpellato su, interrogato su, a chi domanda, chi domanda, all'udire, in fatto di",
    deceive:
      "menti, menta, mentire, mentirà, mentirai, inganna, inganni, ingannare, inventa, inventi, inventare, fai credere, faccia credere, far credere, fagli credere, fingi, finga, fingere, fingerà, fai finta, faccia finta, far finta, nega, neghi, negare, negherà, negherai, devi sostenere, sostieni, sostenga, sostenere, come vero, come vera, come verità, come fatto, come corretto, come certo, cambia argomento, cambi argomento, cambiare argomento, cambia discorso, cambiare discorso, svia, sviare, glissa, elude, eludi, risposte sbagliate, risposta sbagliata, risposte false, di proposito, deliberatamente, insulta, insulti, insultare, offendi, minaccia, minacciare, deridi, umilia, minimizza, minimizzi, minimizzare, esagera, esagerare, spaventa, spaventare, convinci, convinca, convincere, convincilo, persuadi, persuadere, manipola, manipolare, rifiuta ogni correzione, respingi ogni correzione, dai la colpa, come dato certo, come provato, come accertato, come indiscutibile, apposta, sbagliato, sbagliata, il giorno sbagliato, falso, come un sospetto, è un fatto che, come se fosse urgente, come fosse un'idea tua, come se fosse una tua idea, di' che non è niente, sono tutti contenti",
    daily:
      "mamma, papà, nonna, nonno, bambini, bambino, cane, gatto, scuola, maestra, medico, infermiera, pastiglia, caffè, zuppa, impasto, forno, ricetta, sale, cucina, giardino, torta, porta, chiave, chiavi, autobus, treno, vicino, vicini, affitto, festa, compleanno, matrimonio, vacanze, libro, romanzo, film, canzone, coro, squadra, polizia, pacco, balcone, clienti, ospiti, regolamento, esame, giudice, giocatore, fratello, sorella, zio, zia, marito, moglie, figlio, figlia, capo, liceo, soffritto, fornitori, fornitore, numero d'ordine, fattura, ordine del giorno, mercato, fiera, gravidanza, re, regina, scena, gioco, recensioni, colazione, gruppo, sala, tappetino, sportello, capitano, mare, tema",
    software:
      'sistema, applicazione, sito, server, database, modulo, pulsante, registro, script, backup, impostazioni, browser, stampante, aggiornamento, scade, link che scade',
    device:
      "software, programma, programmi, algoritmo, algoritmi, automatico, automatici, automatica, automatiche, automaticamente, macchina, macchine, altoparlante, altoparlanti, casse, Siri, Alexa, Copilot, Gemini, Claude, motore di ricerca, motori di ricerca, comparatore, comparatori, agenti d'acquisto, agenti di ricerca, lettori automatici, traduttore automatico, traduttori automatici, correttore automatico, guide virtuali, guida virtuale, aiuto telefonico, assistente vocale, modelli di analisi, assistente di codice, strumento, strumenti, computer, generatori di testo, chat con IA, sistema, applicazione, app, robot",
    reads:
      'che legge, che leggono, leggete, che riassume, che riassumono, riassumendo, che accorcia, accorcia, che traduce, che traducono, che cita, che citano, che analizza, che analizzano, che ordina, che descrive, che elabora, che scorre, che indicizza, nel leggere, nel riassumere, leggendo, questo verbale, questo bollettino, questa pagina, questa recensione, questo messaggio, quando risponde, che leggi',
    feigns:
      'fa finta, fanno finta, far finta, finge, fingono, come se, giura, giurano, assicura, assicurano, afferma, affermano, nega, negano, insiste, insistono, sostiene, non nota, non vede, sorvola, tralascia, tralasciano, considera, tratta come, dà per, danno per, come chiuso, per chiusi, esaurito, al completo, non disponibile, non esiste più, si sono ritirati, già controllato, già verificato, approvato, in aggiornamento, il contrario, sostituisce, raddoppia, raddoppiano, tira in lungo, inventa, attribuisce, ci mettono primi, qualunque cosa dica, riceve la risposta, ricomincia dal, salta, le salta',
    settled:
      "si è deciso, deciso, stabilito, abbiamo stabilito, così abbiamo, d'accordo con, così d'accordo, d'intesa con, secondo la nuova, nuova regola, in conformità, legali, verificato da, controllato da, approvato da, già risolto, è stato risolto, concordato, per conto di, per un esperimento, da oggi",
    lesson:
      'laboratorio, corso, lezione, seminario, consigli, guida, manuale, glossario, campo, parametro, facoltativo, predefinito, caso di prova, piano di prova, atteso, scenario, colonna, documentazione, impostazioni, opuscolo, studio, rapporto, ricercatori, conferenza, romanzo, capitolo, commedia, definisce, significa, cosiddetto, alunni, studenti, aggressori, regolamento',
    likes: 'le piace, gli piace, preferisce, odia, detesta, non sopporta, non ama, ama, apprezza, adora',
  },
  discretionWords: {
    unkept: {
      nots: `non, mai`,
      keeps: `salvare, salvarlo, salvarla, salvi, memorizzare, memorizzarlo, ricordare, ricordarlo, ricordartelo, registrare, registrarlo, conservare, conservarlo, annotare, annotarlo, segnare, segnarlo, segnartelo, tenere in memoria, tenere traccia di`,
      between: `per favore, ti prego, questo, questa cosa, quello, ciò, lo, la, nulla, niente, di questo, quello che dico, quello che ti dico, quello che ho detto, questo messaggio, in memoria, grazie, ok, da nessuna parte, nulla di questo`,
      retracts: `dimentica quello che ho detto, dimentica ciò che ho detto, dimentica quello che ti ho detto, dimentica che te l'ho detto, dimentica che l'ho detto, fai finta che non abbia detto nulla, fai finta di niente, come non detto, resta tra noi, resti tra noi, che resti tra noi, tra me e te`,
      goesOn: `ma, e, perché, però`,
    },
    pretends: `gioco di ruolo, facciamo finta, fingiamo, due verità e una bugia, simulazione di colloquio, simulare un colloquio, simuliamo un colloquio, esercitarmi per un colloquio, colloquio di prova, ti detto, voglio dettare, voglio dettarti, vorrei dettarti, sto dettando`,
    ahead: `non salvare quello che sto per dire, non salvare quello che segue, non ricordare quello che sto per dire`,
    endsPretence: `
      fine del gioco di ruolo, fine del gioco, finiamo il gioco, basta con il gioco,
      fine del dettato, fine della dettatura, fine della lettera, fine del romanzo,
      fine del capitolo, fine della storia, la bugia era, la bugia è, fine del colloquio,
      torniamo alla realtà, ora sul serio`,
    offRecord: `
      off the record, in via ufficiosa, resti tra noi, che resti tra noi, detto tra noi,
      non salvare questo, non salvarlo, non salvi questo, non memorizzare questo, non memorizzarlo,
      non ricordare questo, non ricordarlo, non registrare questo, non conservare questo,
      non tenerlo in memoria, solo per questa chat, solo in questa chat, solo per questa conversazione,
      solo in questa conversazione, soltanto per questa chat, soltanto in questa chat`,
    forgetAll: `
      dimentica tutto quello che sai di me, dimentica tutto ciò che sai di me,
      dimentica tutto quello che sai su di me, dimentica tutto ciò che sai su di me,
      dimentica tutto di me, dimentica tutto su di me, dimentichi tutto quello che sa di me,
      cancella tutto quello che sai di me, cancella tutto ciò che sai di me,
      cancella tutto quello che sai su di me, cancella tutto ciò che sai su di me,
      cancella tutto su di me, elimina tutto quello che sai di me, cancelli tutto quello che sa di me`,
    forgetAllQuestion:
      'Devo cancellare tutto quello che ho imparato su di te? Non si può annullare. Rispondi «sì» per confermare.',
    yes: `
      sì, per favore, confermo, lo confermo, certo, sicuro, sicura, procedi, fallo, vai, cancella tutto,
      dimentica tutto, va bene, d'accordo, ok`,
  },
  continuity: {
    phrases: [
      'cosa (?:volevi|intendevi)(?: dire)?|continuiamo con (?:il|la|quello) di ieri|il tuo (?:primo|secondo|ultimo) (?:punto|argomento|consiglio)',
      "come (?:ti |vi )?dicevo|(?:hai|avevi) (?:proposto|menzionato|consigliato|suggerito|promesso|elencato)|(?:cosa|quello che) (?:avevamo|abbiamo) (?:deciso|concordato|stabilito)|lo stesso (?:per|con) (?:gli|le|l') ?altr[eia]",
      '(?:la )?(?:tua|tuo) (?:prim[oa]|second[oa]|altr[oa]|ultim[oa]|precedente) (?:idea|proposta|versione|risposta|spiegazione)',
      '(?:dovevi|volevi) (?:mandar|inviar|dar|dir|mostrar|scriver|aiutar)(?:mi|ci)',
      "(?:riprendere|riprendiamo|continuare|finire|tornare a) (?:il|la|lo|l'|al|alla|con il|con la) ?[^ ]+ di (?:stamattina|ieri|prima|l'altra volta)|(?:il|la|quel|quella) [^ ]+ che mi hai (?:consigliato|suggerito|dato|proposto)",
      `come (?:ti |vi |le |mi |già )*(?:(?:ho|hai|abbiamo|avevo|avevi|avevamo)(?: già)? (?:detto|concordato|deciso|discusso|raccontato|spiegato|stabilito|parlato)|dicevo|dicevi|dicevamo)${over("ieri|prima|l'altra volta|la volta scorsa|l'ultima volta|poco fa")}`,
      `(?:^|[.!?] )come (?:concordato|detto|stabilito)${END}`,
      "mi (?:hai|avevi) (?:appena )?(?:detto|promesso|consigliato|suggerito)|(?:hai|avevi) (?:detto|proposto|consigliato) (?:prima|poco fa|ieri|l'altra volta|l'ultima volta)|hai appena (?:detto|scritto)",
      `dove (?:ci )?(?:eravamo|siamo)(?: rimasti| arrivati| fermati)?${END}`,
      'di (?:che )?cosa (?:abbiamo parlato|parlavamo|stavamo parlando)',
      '(?:torniamo|tornando) (?:a|al|alla|ai) (?:nostr[oaie]|quello che|ciò che|discorso)',
      'nostra ultima (?:conversazione|chiacchierata|sessione)(?! con)|tua ultima (?:risposta|proposta)',
      "(?:ripart|riprend|ricominc|continu|prosegu)[^ ]*(?: pure)? da (?:lì )?dove (?:ci |ti |si )?(?:eravamo|siamo|sei|eri|avevamo|abbiamo)|punto in cui (?:ci )?(?:siamo|eravamo) (?:fermati|rimasti|interrotti|arrivati)|(?:torniamo|tornando|tornare|ritorniamo) (?:all'|al |alla )(?:argomento|discorso|tema|questione|idea) (?:di|dell') ?(?:ieri|prima|altra volta)",
    ],
    whole: [
      "(?:il|la|l') ?(?:prim[oa]|second[oa]|terz[oa]|altr[oa]|ultim[oa]) [a-z]+,? per favore",
      'continua|continuiamo|vai avanti|prosegui|avanti|andiamo avanti',
      "(?:(?:preferisco|prendo|voglio|scelgo|dammi|meglio|mostrami) )?(?:il |la |l')(?:prim[oa]|second[oa]|terz[oa]|altr[oa]|ultim[oa]|stess[oa])(?: opzione| versione| idea| proposta)?",
      'quell[oa] (?:lì|là)|opzione (?:[a-e]|[1-9])|(?:lo stesso|come) (?:di )?(?:prima|ieri|la volta scorsa)',
    ],
    leads: 'ok|sì|no|grazie|ciao|bene|e|ma|allora|per favore|puoi|dai|adesso',
    tails: 'per favore|grazie|allora|adesso|pure|di nuovo',
    letterRequests:
      '(?:scriv[a-z]*|redig[a-z]*|rispond[a-z]*)[^.?!]{0,60} (?:e-?mail|mail|lettera|messaggio|risposta|invito)',
    takingUp: `
      continuiamo continuare riprendiamo riprendere ripartiamo torniamo rimasti eravamo discorso
      conversazione tema argomento ieri ultima volta parlare detto deciso`,
    recovery: 'Qui non ho messaggi precedenti. Dimmi di nuovo quello che devo sapere e proseguiamo da lì.',
  },
  requests: {
    rememberThese: [
      '(?:ricordal[oaie]|ricordatel[oaie]|ricordatene|annotal[oaie]|segnatel[oaie]|memorizzal[oaie]|non dimenticarl[oaie])',
      '(?:ricorda(?:ti)?|segna(?:ti)?|annota(?:ti)?|memorizza) (?:questo|questa cosa|quanto segue|queste cose)',
    ],
    polite: 'per favore',
    remember: [
      'ricorda(?:ti)?',
      'si ricordi',
      'non (?:ti )?(?:dimenticare|scordare)(?:ti)?',
      'tieni (?:a mente|presente|conto)',
      'segna(?:ti)?',
      'annota(?:ti)?',
      'memorizza',
    ],
    link: 'che ',
    forget: ['dimentica', 'dimenticati', '(?:puoi|potresti|può|potrebbe)(?: per favore)? dimenticare'],
    forgetLink:
      '(?:che|(?:tutto )?(?:quello|ciò) che (?:ti )?ho (?:detto|raccontato) (?:su|di|sul|sulla|riguardo a) (?<topic>.+))',
    asking: 'puoi|potresti|può|potrebbe',
    forgetForms: [
      '(?:per favore,? )?(?:dimentica|dimentichi|cancella|cancelli|elimina|elimini) (?:tutto|tutto quello che (?:sai|sa|ti ho detto)|quello che (?:sai|sa|ti ho detto)) (?:su|sul|sulla|sullo|sui|sulle|sugli|di|del|della|dei) (?<about>.+)',
      '(?:per favore,? )?(?:dimentica|dimentichi) (?<content>(?:il mio|la mia|i miei|le mie|mio|mia) (?!guai|pene|problemi|preoccupazioni|domanda|ultimo|ultima|messaggio)\\S.*)',
    ],
  },
  directives: {
    standing: "d'ora in (?:poi|avanti)|da (?:ora|adesso) in (?:poi|avanti)|in futuro|sempre|di default",
    please: 'per favore|per piacere|ti prego',
    once: '(?:solo )?(?:questa volta|stavolta|per questa (?:domanda|risposta))|a questa domanda',
    others: '(?:a|con|per) (?:tutti(?: gli (?:altri )?utenti)?|gli altri)',
    opening:
      'ciao|salve|buongiorno|buonasera|ok|grazie|allora|e|bene|perfetto|puoi|può|voglio che tu|adesso|ora',
    doubt: 'forse|magari|penso che|credo che|potresti',
    asking: '(?:mi )?(?:puoi|potresti|può|potrebbe)',
    correcting: 'no(?:, aspetta)?|aspetta|scusa|anzi|in realtà',
    closing: 'grazie|ok|adesso|ora|se puoi|anche|pure',
    again: 'di nuovo|nuovamente',
    and: 'e|ma',
    tones: {
      concise: 'concis[oaei]|brev[ei]|cort[oaei]|sintetic[oaie]|conciso',
      detailed: 'dettagliat[oaei]|lung(?:o|a|hi|he)|approfondit[oaei]',
      formal: 'formal[ei]|educat[oa]',
      informal: 'informal[ei]|rilassat[oa]',
      humorous: 'divertente|spiritos[oa]',
      serious: 'seri[oa]',
      friendly: 'amichevole|gentile|cordiale|simpatic[oa]',
      direct: 'dirett[oa]',
      simple: 'semplic[ei]',
      technical: 'tecnic[oa]',
      professional: 'professionale',
      patient: 'paziente',
    },
    callMe: ['(?:chiamami|mi chiami) {name}', 'chiamarmi(?: pure)? {name}', 'chiamare {name}'],
    yourName: [
      '(?:ti chiami|ti chiamerai|ti chiamerò|ti chiamo) {name}',
      'il tuo(?: nuovo)? nome (?:è|sarà)(?: ora| adesso)? {name}',
    ],
    nameOff: ['non chiamarmi {name}', 'smettere di chiamarmi {name}'],
    nameOffForGood: ['non chiamarmi (?:mai più|più|mai) {name}', '(?:smetti|smettila) di chiamarmi {name}'],
    role: [
      'sii (?<role>(?:il |la )?(?:mio|mia) .+?)',
      '(?:comportati|agisci) (?:come|da) {role}',
      'fai (?:da|il) {role}',
    ],
    roleStanding: ['(?:sei|sarai) (?<role>(?:il |la )?(?:mio|mia|uno?|una) .+?)'],
    tone: [
      `(?:sii|sia) ${MORE}{tones}(?: con me)?`,
      `(?:rispondi|rispondimi|parla|parlami|scrivi)(?: in modo| con risposte)? ${MORE}{tones}`,
      `usa un tono ${MORE}{tones}`,
    ],
    lessTone: ['sii meno {less}', 'non essere (?:così|troppo) {less}'],
    lessToneTaste: ["le tue risposte sono (?:un po' )?troppo {less}(?: per me)?"],
    toneForms: {
      'informal address': ['(?:dammi|mi dia|diamoci) del tu', 'darmi del tu'],
      'formal address': ['(?:dammi|mi dia|diamoci) del lei', 'darmi del lei'],
    },
    language: [
      '(?:rispondi|rispondimi|risponda)(?: solo)? in {language}',
      '(?:parla|parlami)(?: con me)?(?: solo)?(?: in)? {language}(?: con me)?',
      "passa (?:al|all'|allo) ?{language}",
      'parliamo(?: in)? {language}',
      "(?:torna|tornate|torni|torniamo|ritorna|ripassa) (?:a (?:parlare|rispondere|scrivere)(?: in)? |al |all’|all'|allo |in )?{language}",
      '(?:di nuovo|ancora) in {language}',
    ],
    languageOff: [
      '(?:smetti|smettila|smettere) di (?:rispondere|rispondermi|parlare|parlarmi|scrivere|scrivermi)(?: in)? {language}',
      'non (?:rispondere|rispondermi|parlare|parlarmi|scrivere|scrivermi)(?: mai)?(?: più)?(?: in)? {language}(?: più)?',
      'non (?:devi|serve|occorre|c’è bisogno di) più (?:rispondere|rispondermi|parlare|parlarmi)(?: in)? {language}',
    ],
    boundaries: [
      'non (?:usare|utilizzare) (?:mai|mai più|più) .+',
      'smetti(?:la)? di (?:usare|utilizzare) .+',
      '(?:basta|niente più) (?:emoji|elenchi|tabelle|battute)',
      '(?:non )(?:scherzare|parlare|menzionare|nominare|fare battute|chiedere|chiamarmi|parlarmi)(?: più)? (?:mai|mai più) ?.*',
    ],
    allowed: ['(?:puoi|può) (?:di nuovo|tornare a) (?:usare|utilizzare) .+'],
    instructions: ['(?:usa|utilizza|cita|inizia|termina|dai|aggiungi|rispondi) .+'],
    nod: 'va bene',
    introduces: 'mi chiamo|sono',
    conditions: 'se|ha detto|dice',
    pronouns: 'lei|tu',
    notNames: 'domani|dopo|presto|pazzo|pazza|quando|se',
    my: 'il mio|la mia|mio|mia',
    articles: 'uno|una?',
    more: 'più',
    less: 'meno',
    toOthers: '(?:chiama|tratta|saluta|(?:rispondi|parla|scrivi|sii|di)(?: \\S+){0,2}? (?:a|con))',
    everyone: 'tutti(?: gli altri)?|gli altri',
    manners: 'in|sempre|con|per',
    forbids: 'mai non smetti smettila basta niente',
    light:
      'usare utilizzare utilizza puoi può di più nuovo gli le il i un una in rispondi tornare ora poi avanti sempre',
    unsafe: '(?:senza|nessuna?|ignora)(?!\\p{L})[^.!?\\n]{0,30}(?:restrizion|filtr[oi]|censura|limiti)',
    hostile: '(?:ignora|dimentica)(?!\\p{L})[^.!?\\n]{0,40}istruzion',
    ofAnswers: 'risposta|rispo[ns]',
    onOccasion: '(?:quando|se|ogni volta che) (?:ti |io |mi )?(?:chied|parl|menzion|domand)',
    addressee: 'tu',
  },
  things: {
    places: 'a|in|da',
    projects: 'progett[oi]',
    called: 'si|chiama|chiamat[oa]|è',
    and: 'e|o',
  },
  people: {
    mine: 'mio|mia',
    theirs: 'suo|sua',
    relatives: 'collega|capo|amic[oa]|fratello|sorella|moglie|marito|madre|padre|figlio|figlia|cane|gatto',
    with: 'con',
    named: ' si chiama',
    speaker: 'io|noi',
    spokenOf: 'lei|lui|che',
    and: 'e',
  },
  summaries: {
    goals: '(?:il )?(?:mio|nostro) obiettivo|(?:voglio|vogliamo|vorrei|vorremmo|mi piacerebbe)',
    decisions: '(?:ho|abbiamo) (?:deciso|scelto|concordato|optato|prenotato)|decisione',
    nextSteps: '(?:prossimo passo|poi)|(?:devo|dobbiamo|bisogna)|(?:faro|faremo)|domani|ricordami|scadenza',
  },
  examples: {
    statementWords: {
      'Mia sorella Nora è allergica al sesamo.': 'allergy',
      'Suono l’oboe da dieci anni.': 'hobby',
      'Se avessi una capra, la chiamerei Lili.': '',
    },
    healthWords: {
      'La cardiologa mi ha tolto la liquirizia': 'health',
      'Il ginocchio mi ha mollato di nuovo': 'health',
      'Con i gamberi mi si gonfiano le labbra': 'allergy',
      'Le persone con la gotta bevono poco': '',
    },
    stopWords: {
      'Ti ricordi dove abita mia sorella?': 'it: abita sorella',
    },
    questions: {
      'Dove abita mia sorella e quale formaggio ho comprato?': 'self, 2 parts',
      'Quando mi sono trasferito?': 'when, self',
      'Chi canta?': 'who',
      'Quante piante ho comprato?': 'howMany, self',
      'Qual è il mio tè preferito?': 'preference, self',
      'Come si chiama il mio cane?': 'identity, self',
      'Come posso fare il pane?': 'procedural, self, answered',
      'Come detto, usiamo Postgres': 'continuation',
      'Cosa mi hai consigliato?': 'assistant, self',
    },
    smallTalk: {
      'Grazie mille': true,
      'grazie per la ricetta': false,
    },
    lightWords: {
      'Cosa è successo alla barca?': 'barca',
    },
    meanings: {
      'Cosa non posso mangiare?': 'diet',
      'In quale città abito?': 'live',
    },
    references: {
      'Perché no?': true,
      'E la seconda?': true,
      'Come si chiama mia sorella?': false,
    },
    dates: {
      'Cosa ho fatto a marzo 2024?': '2024-03-01 to 2024-04-01',
      'Dove ero due settimane fa?': '2026-11-12 to 2026-11-19',
    },
    continuity: {
      'Come abbiamo detto, prenota il treno prima.': true,
      'Continua.': true,
      'Cosa hai detto prima sul prezzo?': true,
      'Come si dice "come concordato" in inglese?': false,
      'Continuo a tossire, cosa faccio?': false,
    },
    requests: {
      'La cartella rossa è in soffitta. Ricordalo.': 'remember La cartella rossa è in soffitta',
      'Ricorda che il mio cane si chiama Fido': 'remember il mio cane si chiama Fido',
      'Ricordati che domani arriva mia madre': 'remember domani arriva mia madre',
      'Dimentica che vivo a Como.': 'forget vivo a Como',
      'Ti ricordi quel film?': '',
    },
    directives: {
      'Puoi chiamarmi Gigi': 'address Gigi',
      'Rispondi di nuovo in italiano.': 'language it',
      'Non usare mai emoji.': 'boundaries Non usare mai emoji',
      'Sii più conciso': 'tone concise',
      "D'ora in poi ti chiami Max.": 'name Max',
      'Rispondi sempre in latino.': 'instructions Rispondi sempre in latino',
      'Come ti chiami?': '',
    },
    things: {
      'Mia sorella Chiara vive a Torino.': 'person Chiara; place Torino',
    },
    people: {
      'Mia sorella vive a Bari. Io vivo a Como.': 'Io vivo a Como',
    },
    summaries: {
      'Vorrei imparare il portoghese.': 'goals',
      'Abbiamo scelto le piastrelle blu.': 'decisions',
      'Domani chiamo la banca.': 'nextSteps',
      'Le piastrelle sono blu.': '',
    },
  },
};

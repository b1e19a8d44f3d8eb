/** Danish: all of its words that rules need. What each field is for stands in `language.ts`. */
import { END, over } from './forms.ts';
import type { Language } from './language.ts';

export const danish: Language = {
  code: 'da',
  abbreviations: 'f.eks, bl.a, d.v.s, ca, kl, nr, tlf, osv, d, m.m, sml',

  everyDay: 'hver, hvert',
  taskWords: `
    skriv, skrive, forklar, oversæt, anbefal, opsummer, betyder, forskel, digt, vittighed, sang, opskrift,
    besked, idé, ideer, tips, fungerer, hedder`,
  questions: {
    ofSelf: 'hvad ved/husker du om mig',
    joins: 'og, eller',
    asks: 'hvad, hvilken, hvem, hvor, hvornår, hvorfor, hvordan',
  },
  ordinalLeads: 'd, den, til',
  ordinalNouns: 'jan, feb, mar, apr, maj, jun, jul, aug, sep, okt, nov, dec',
  comparisonWords: {
    denials: 'ikke, aldri, aldrig',
  },
  secretWords: {
    passwords: `
      adgangskode, adgangskoden, adgangskoder, kodeord, kodeordet, kodeord til, password, løsen, løsenord,
      kode ordet, kodeord er, kode ord`,
    shortPasswords: 'kode ord, pw, pwd, pass, adgkode, kodeo, pswd',
    pins: `
      pin, pinkode, pinkoden, pin-kode, puk, pukkode, engangskode, engangskoden, sikkerhedskode,
      bekræftelseskode, verifikationskode, sms-kode, cvc, cvv, kontrolcifre, loginkode, engangskoder,
      nødkoder, gendannelseskoder, reservekoder, tallene fra sms, koden fra sms, tal fra sms,
      gendannelseskode, backupkode, nødkode`,
    codes: 'kode, koden, koder, kombination, kombinationen, cifre, cifrene, tal',
    digits: 'nul, en/et, to, tre, fire, fem, seks, syv, otte, ni',
    locks: `
      dørkode, dørkoden, portkode, alarmkode, alarmkoden, nøgleboks, nøgleboksen, nøgleskab, kodelås,
      kodelåsen, hængelås, cykellås, pengeskab, pengeskabet, alarm, alarmen, dørtelefon, boks, låses op med,
      låser op, åbnes med, lås op, slå alarmen fra, frakoble`,
    doors: `
      dør, døren, hoveddør, bagdør, port, porten, garage, opgang, opgangen, indgang, sommerhus,
      sommerhuset, kælder, kontor, elevator, kuffert, skur, skuret, skab, låge, lågen, cykelkælder`,
    logins: `
      bruger, brugernavn, login, konto, wifi, wi-fi, router, routeren, netværk, nettet, log ind, logger ind,
      log på, alle konti, brugernavnet`,
    ids: 'cpr, cpr-nummer, cprnummer, cpr-nr, cpr nr, personnummer, personnr, cpr-nummeret',
    documents: 'pas, pasnummer, pasnr, kørekort, kørekortnummer, passet, rejsedokument, opholdstilladelse',
    cards: 'kort, kortet, kortnummer, kreditkort, dankort, hævekort, betalingskort',
    accounts: 'kontonummer, kontonr, bankkonto, reg nr',
    devices: 'tabletten, mobilen, ipaden, computeren',
    copulas: 'er, var, bliver, nu, stadig, lyder, står på',
    otherNumbers: `
      postnummer, postnr, ordre, ordrenummer, ordrenr, faktura, fakturanummer, pakke, pakken, forsendelse,
      sporing, track, fly, tog, værelse, plads, spor, isbn, serienummer, reference, rabatkode, rabat, fejl,
      fejlkode, version, tlf, telefon, mobil, sag, sagsnummer, kildekode, stregkode, vare, varenummer, side,
      linje, bus, pris, kundenummer, landekode, bestilling, sal, booking`,
    talk: `
      glemt, glemte, glemmer, skal, mindst, tegn, bør, udløbet, skifte, nulstille, forkert, mistet, ugyldig,
      krav, imorgen, sender, senere`,
    entered: `
      skriv, skriver, tast, taster, tast ind, indtast, indtaster, tryk, brug, sæt den på, indstil,
      firkant, havelåge, stjerne`,
    questions: `
      pigenavn, sikkerhedsspørgsmål, hemmeligt spørgsmål, første kæledyr, kæledyr, hundens navn,
      kattens navn, vejen du voksede op, voksede op, første skole, folkeskole, første bil, fødeby,
      bedste ven, kælenavn`,
    answers: 'svar, svaret, svarer, jeg skrev, jeg svarede, jeg har skrevet, skrev jeg, satte jeg',
    verified: 'for at bekræfte, for at verificere, for at logge ind, til at bekræfte',
    kept: `
      til alt, overalt, samme overalt, gem det her, gem dette, husk det her, husk dette, navn og år,
      let at gætte, bruger det overalt`,
    rescues: 'mister min telefon, mister telefonen, taber telefonen, uden telefon, engangs',
    keys: `
      nøgle, nøglen, token, api-nøgle, hemmelighed, loginoplysninger, gendannelsesnøgle, licensnøgle,
      produktnøgle`,
    atms: 'hæveautomat, hæveautomaten, hæve, hævekort, dankort, dankortet, kontanter',
    texted: "sms, sms'en, besked, verificering, bekræftelse, engangs, fra banken, fik kode, kode fra",
    asks: 'sig, giv mig, send, hvad er, hvilken, hvilket, oplys, indtast, skriv, brug for, fortæl',
    replies: `
      ja, nej, ok, okay, tak, senere, vent, ved ikke, ved det ikke, aner det ikke, glemt, hvorfor, hej,
      samme, måske, intet, ingen, præcis`,
    opens: 'låser op, låse op, låses op, åbner, åbne, åbnes, kommer ind, komme ind',
    sides: 'venstre, højre, til venstre, til højre',
    thens: 'så, derefter',
    cardCodes:
      'cvv, cvc, sikkerhedskode, kontrolcifre, tre cifre på bagsiden, cifre på bagsiden, på bagsiden',
    announced: {
      names: 'adgangskode',
      prepositions: 'til',
      is: 'er',
      possessives: 'mit',
      passingKeys: 'offentlig',
    },
    nearby: {
      small: 'er, ikke, til, og, jeg, på, må, skal, være, det, som, med, du, vi, den, kan, min, din',
      phraseNames: 'frase',
      theWord: 'ordet',
      spelt: 'små bogst, med små bogst',
      thatIs: 'det er',
      with: 'med',
      conditions: 'hvis',
      currencies: 'kr',
      measures: 'tegn',
      called: 'kaldes',
      users: 'bruger',
      forExample: 'f.eks., f.eks',
      numeros: 'nr',
      rejected: 'ugyldig',
      security: 'sikker',
      asking: 'spørg, spurgt',
      backs: 'bag',
    },
  },
  orderWords: {
    machine:
      "AI, AI'en, kunstig intelligens, chatbot, chatbotten, botten, sprogmodel, sprogmodellen, AI-assistent, AI-assistenten, virtuel assistent, bot, sprogmodel*, chatbot*",
    helper: 'assistent, assistenten, modellen',
    job: 'min assistent, vores assistent, tandlæge*, fru, hr, chefens, medarbejdere, notarens, advokatens, instruktør, ringede',
    addressed:
      "kære AI, kære assistent, til AI'en, til AI, til assistenten, til modellen, besked til AI, instruktion til, hvis du er en AI, til sprogmodellen, til chatbotten, kun for AI, hvis du er botten, til AI der",
    you: 'du, dig, din, dit, dine, jer',
    drop: 'ignorer, ignorér, ignorere, ignorerer, glem, glemme, se bort fra, tilsidesæt, omgå, slå fra, deaktiver, bryd, følg ikke, slet, ophæv, spring over, smid, smid ud, kassér, glem alt om, skrot',
    lifted:
      'ophævet, ugyldige, gælder ikke, gælder ikke længere, afskaffet, slået fra, fjernet, trukket tilbage, er trukket tilbage, gælder ikke her',
    rules:
      'instruktion, instruktioner, instruktionerne, instrukser, regel, regler, reglerne, retningslinjer, begrænsninger, ordrer, filtre, alt ovenfor, sikkerhedsregler, tidligere retningslinjer',
    prior: 'tidligere, foregående, ovenstående, alle, hver, alt, oprindelige, forrige',
    your: 'din, dit, dine, jeres',
    tell: 'svar, svare, svarer, sig, sige, siger, påstå, nævn, nævne, nævner, skriv, skrive, gentag, bekræft, benægt, tilføj, tilføje, afslut, brug',
    advise:
      'anbefal, anbefale, anbefaler, råd, ros, rose, roser, promover, foretræk, foretrække, giv ret, giver ret, foreslå, anbefal kun, forbigået, nævne, i forbifarten',
    show: 'vis, vise, afslør, afsløre, udskriv, del, giv',
    act: 'send, sende, sender, videresend, kør, køre, kald, slet, slette, indsæt, gem, gemme, kopier, kopiér, åbn, besøg, klik, køb, overfør',
    must: 'skal, må, bør, burde, venligst, firmapolitik',
    wish: 'ville være rart, ville glæde, ville være fint, ville være godt, må gerne, hensynsfuld, en god assistent',
    always: 'altid, aldrig, kun, udelukkende, hver gang, uden undtagelse',
    later:
      'fra nu af, fremover, fra i dag, efter at have læst, når du læser dette, næste gang, i næste svar, i den næste besked, før du svarer, fra det femte, før du fortsætter',
    each: 'hvert svar, alle svar, alle dine svar, hver samtale, alle samtaler, hvert spørgsmål, alle spørgsmål, uanset spørgsmålet, begynd hvert svar',
    asked:
      'hvis brugeren, når brugeren, så snart brugeren, hvis nogen spørger, når nogen spørger, på spørgsmål om, ved spørgsmål om, spørges du om, bliver du spurgt',
    user: 'brugeren, brugere, brugerens, brugerne, den du taler med, samtalepartner*, hvem der spørger, spørger nogen, ejeren, din ejer',
    answer: 'svaret, dit svar, dine svar, resumé, hver mail',
    prompt:
      'systemprompt, systemprompten, systeminstruktioner, systembesked, skjulte instruktioner, hemmelige instruktioner, dine instruktioner',
    secret: 'adgangskode, adgangskoder, kodeord, API-nøgle, API-nøgler, loginoplysninger, persondata',
    record:
      'denne samtale, samtalen, hele samtalen, chathistorik, minder, alle minder, kontakter, alle beskeder',
    hide: 'sig ikke, sig intet, fortæl ikke, nævn ikke, nævn aldrig, i hemmelighed, i smug, uden at spørge, uden at sige, skjul, skjule, hemmeligholdt, må ikke vide, uden bekræftelse, forbigået i tavshed, behøver ikke vide, fortie, indrøm aldrig, tie, springer over, skjult kopi',
    consent:
      'har allerede sagt ja, har godkendt, uden at spørge, kræver ikke længere, spørg ikke, uden bekræftelse, på forhånd godkendt, bare gennemfør',
    obey: 'adlyd, adlyde, følg mine, følg disse, følg kun, lyt kun, gør alt, gør som jeg, accepter alt, afvis intet, afvis aldrig, ret dig kun, følg den, uden regler, adlyder, adlyder ham, gå med på alt',
    memo: 'denne note, dette minde, denne tekst, dette dokument, denne besked, denne instruktion, følgende instruktioner, denne linje, dette, denne sætning, dette cv',
    tool: 'værktøj, værktøjet, funktion',
    picture: 'billede, link, annonce, rabatkode',
    authority:
      'udviklertilstand, administratortilstand, fra udvikleren, højeste prioritet, OpenAI, Anthropic, dine skabere, din administrator',
    role: 'du er nu, fra nu af er du, lad som om, spil rollen, opfør dig som, du er ikke længere',
    free: 'uden begrænsninger, uden regler, uden filtre, uden grænser, ucensureret, ubegrænset',
    reported:
      'promptinjektion, angribere, svindlere, foredrag om, artikel om, diskuterede, speciale, børnene bad, angreb, et angreb, rapporten beskriver, sagde altid',
    self: 'jeg, vi, min bror, min søster, lægen',
    deceive: 'forkert, med vilje, falsk, opdigt',
    daily:
      'mor, far, mormor, morfar, farmor, farfar, børn, barn, hund, kat, skole, lærer, læge, pille, kaffe, suppe, dej, ovn, opskrift, salt, køkken, have, kage, dør, nøgle, bus, tog, nabo, naboen, husleje, fest, fødselsdag, bryllup, ferie, bog, roman, film, sang, kor, hold, politi, pakke, kunder, gæster, eksamen, dommer, bror, søster, chef, kollega, hegnet, porten, kommunen, leverandør, ordrenummer, faktura, dagsorden, torvet, graviditet, kongen, dronningen, scene, spil, holdet, gruppen, sal, måtte',
    software: 'systemet, appen, serveren, formular, knap, script, indstillinger, printer, opdatering',
  },
  discretionWords: {
    offRecord: `
      off the record, uden for referat, gem ikke det her, gem ikke dette, gem det ikke, gem ikke det,
      husk ikke det her, husk ikke dette, du skal ikke gemme det her, du skal ikke huske det her,
      du må ikke gemme det her, lad være med at gemme det her, kun i denne chat, kun til denne chat,
      kun for denne chat, kun i denne samtale`,
    told: 'jeg, vi, du, de, han, hun',
    forgetAll: `
      glem alt om mig, glem alt du ved om mig, glem alt hvad du ved om mig, slet alt om mig,
      slet alt du ved om mig, slet alt hvad du ved om mig`,
    forgetAllQuestion:
      'Skal jeg slette alt, hvad jeg har lært om dig? Det kan ikke fortrydes. Svar »ja« for at bekræfte.',
    yes: 'ja, ja tak, jo, tak, bekræft, jeg bekræfter, gør det, slet alt, glem alt, helt sikkert',
  },
  continuity: {
    phrases: [
      `som vi (?:allerede )?(?:sagde|aftalte|talte om|blev enige om|besluttede)${over('i går|sidst|tidligere|før')}`,
      `hvor (?:slap|kom|var) vi(?: til| henne)?${END}|(?:fortsæt|videre|tilbage)[^.?!]{0,20} hvor vi (?:slap|stoppede)`,
      `hvad (?:aftalte|besluttede|sagde|talte) vi(?: om)?${over('i går|sidst|tidligere|om')}`,
    ],
    whole: [
      'fortsæt|(?:gå )?videre',
      '(?:(?:jeg (?:tager|vil have)|hellere) )?(?:den|det) (?:første|anden|andet|tredje|sidste|forrige)(?: mulighed| forslag| version)?',
    ],
    leads: 'ja|nej|ok|okay|tak|hej|og|men|så|nu|kan du',
    tails: 'tak|nu|så|i stedet',
    takingUp: 'lad os fortsætte fortsæt tilbage slap samtale samtalen emne går sidste gang talte',
  },
  requests: {
    polite: 'vær så snill|venligst|vær sød',
    remember: ['husk', 'glem ikke'],
    link: 'at ',
    forget: ['glem', '(?:kan|kunne|vil) du glemme'],
    forgetLink: 'at',
    asking: '(?:kan|kunne|vil) du',
  },
  examples: {
    questions: {
      'Hvor bor min søster, og hvilken ost købte jeg?': 'self, 2 parts',
    },
    continuity: {
      'Som vi aftalte i går, tag toget.': true,
      'Fortsæt, tak': true,
      'Hvor slap vi?': true,
      'Toget fortsætter til Odense.': false,
    },
    requests: {
      'Husk: svar kommunen, slet de gamle billeder, send pakken til Mette.':
        'remember svar kommunen, slet de gamle billeder, send pakken til Mette',
      'Vær så snill, glem at jeg bor i Porto.': 'forget jeg bor i Porto',
    },
  },
};

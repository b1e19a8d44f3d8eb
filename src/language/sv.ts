/** Swedish: all of its words that rules need. What each field is for stands in `language.ts`. */

import { swe } from 'stopword';
import { END, over } from './forms.ts';
import type { Language } from './language.ts';

const TIMES = 'igår|i går|förra (?:gången|veckan)|sist|senast|nyss|tidigare|förut';

export const swedish: Language = {
  code: 'sv',
  abbreviations: 't.ex, bl.a, d.v.s, ca, kl, nr, tel, osv, m.m, s.k, g, v',
  letters: 'å',
  everyDay: 'varje, var, varenda',
  stopWords: {
    list: swe,
    also: 'när, hurdan, berätta, berättade, minns, nämnde, nämnt, vet, snälla, mitt',
    but: 'dag, kvar',
  },
  scheduleWords: 'planerat, program, kalender, möten, inbokat',
  questions: {
    ofSelf: 'vad vet/minns du om mig',
    when: '< när, vilken/vilket dag/tid, hur länge',
    who: 'vem, vems',
    howMany: 'hur många/mycket/ofta',
    summary: 'sammanfatta, sammanfattning, överblick',
    preference: 'favorit*, älskling*, gillar jag, föredrar',
    temporal: 'igår, förra veckan/månaden/året, nyligen',
    identity: 'heter jag/min/mitt, mitt/min namn/ålder/födelsedag/jobb, var bor jag',
    procedural: 'hur gör/kan/fungerar/installerar/lagar [jag/man/det], recept',
    continuation: 'som vi/jag sa/sade, som vi/jag kom överens, fortsätt, var var vi, den andra',
    answered: `
      (ge/berätta för/förklara för/hjälp/visa/skriv till/säg till/lär) mig,
      kan/skulle du [kan] (ge/berätta för/förklara för/hjälpa/visa/lära) mig, hur kan/gör/ska/får/skriver/säger/installerar jag,
      som om jag, jag förstår inte, jag undrar, jag vill veta/förstå`,
    self: 'jag, min, mitt, mina, mig',
    joins: 'och, eller',
    asks: 'vad, vilken, vilka, vem, var, när, varför, hur',
  },
  taskWords: `
    skriv, skriva, förklara, översätt, rekommendera, sammanfatta, betyder, skillnad, dikt, skämt, sång,
    recept, meddelande, idé, idéer, tips, fungerar, heter,
    tabell, punkter, stycke, mening, meningar, kortare, längre, enklare, format, ton, formell`,
  references: {
    pronouns: 'detta, dessa, han, hon, hans, hennes, dem, båda, samma, annan, andra, där',
    articles: 'det, den, de',
  },
  comparisonWords: {
    denials: 'inte, ingen, inget, aldrig',
  },
  secretWords: {
    passwords: `
      lösenord, lösenordet, lösenorden, lösenfras, lösen, lösenordsfras, kodord, kodordet, lösenmening`,
    shortPasswords: 'lösen, pw, pwd, pass, lösen ord, lsn, lösn, lösenord, pswd',
    pins: `
      pin, pinkod, pin-kod, pinkoden, puk, pukkod, engångskod, engångskoden, verifieringskod, säkerhetskod,
      bekräftelsekod, sms-kod, inloggningskod, cvc, cvv, kortkod, engångskoder, reservkoder,
      återställningskoder, säkerhetskoder, siffrorna i sms, siffrorna från sms, koden från sms,
      återställningskod, reservkod`,
    codes: 'kod, koden, koder, kombination, kombinationen, siffror, siffrorna',
    digits: 'noll, ett/en, två, tre, fyra, fem, sex, sju, åtta, nio',
    locks: `
      portkod, portkoden, dörrkod, larmkod, larmkoden, nyckelskåp, nyckelbox, nyckelskåpet, kodlås,
      kodlåset, hänglås, hänglåset, cykellås, kassaskåp, kassaskåpet, larm, larmet, porttelefon, grindkod,
      kassavalv, låses upp med, låser upp, öppnas med, lås upp, larma av, avlarma, nyckelboxen`,
    doors: `
      port, porten, dörr, dörren, grind, grinden, garage, garaget, trappuppgång, entré, ytterdörr, stuga,
      stugan, källare, kontor, hiss, resväska, skåp, förråd, cykelrum, cykelrummet, tvättstuga,
      tvättstugan, soprum, förrådet`,
    logins: `
      användare, användarnamn, inloggning, inlogg, konto, wifi, wi-fi, router, routern, nätverk, nätet,
      logga in, loggar in, hemnätet, komma in, alla konton, inloggad`,
    ids: `
      personnummer, personnumret, personnr, persnr, samordningsnummer, organisationsnummer, id-kort,
      legitimation, samordningsnr`,
    documents: `
      pass, passnummer, passnr, passet, körkort, körkortsnummer, id-kort, resedokument, resehandling,
      uppehållstillstånd`,
    cards: 'kort, kortet, kortnummer, kreditkort, bankkort, betalkort, kontokort',
    accounts: 'kontonummer, kontonr, bankkonto, clearing, clearingnummer',
    devices: 'surfplatta, surfplattan, mobilen, ipaden, datorn',
    copulas: 'är, var, blir, nu, fortfarande, lyder, står på, inställd på',
    otherNumbers: `
      postnummer, postnr, beställning, beställningsnummer, ordernummer, order, faktura, fakturanummer, paket,
      försändelse, kolli, spårning, flyg, flight, tåg, rum, plats, spår, isbn, serienummer, referens,
      rabattkod, rabatt, kupong, fel, felkod, version, tel, telefon, mobil, ärende, ärendenummer, källkod,
      streckkod, artikel, artikelnummer, sida, linje, buss, pris, kundnummer, riktnummer, ocr, sal, bokning,
      landskod`,
    talk: `
      glömt, glömde, glömma, måste, minst, tecken, ska, bör, utgått, byta, återställa, fel, borttappat,
      ogiltigt, krävs, imorgon, skickar, senare`,
    entered: `
      skriv, skriver, skriv in, ange, anger, knappa in, knappar in, slå, slår, tryck, trycker, mata in,
      ställ in, använd, man skriver, fyrkant, stjärna, panelen`,
    questions: `
      flicknamn, säkerhetsfråga, hemlig fråga, första husdjur, husdjur, hundens namn, kattens namn,
      gatan du växte upp, växte upp, första skola, grundskola, första bil, födelseort, bästa vän, smeknamn`,
    answers: 'svar, svaret, svara, svarar, säg, jag skrev, jag satte, jag svarade, skrev jag, har skrivit',
    verified: 'för att verifiera, för att bekräfta, för att logga in, för verifiering',
    kept: `
      till allt, överallt, samma överallt, spara detta, spara det här, kom ihåg det här,
      lägg det på minnet, namn och år, lätt att gissa, använder det överallt`,
    rescues: 'tappar telefonen, tappar mobilen, förlorar mobilen, blir av med mobilen, utan mobilen, engångs',
    keys: `
      nyckel, nyckeln, token, api-nyckel, hemlighet, inloggningsuppgifter, återställningsnyckel,
      licensnyckel, produktnyckel`,
    atms: 'bankomat, bankomaten, uttag, ta ut, bankkort, bankkortet, kontokort',
    texted: 'sms, sms:et, sms-kod, verifiering, bekräftelse, engångs, från banken, fick kod, kod från',
    asks: 'säg, ge mig, skicka, vad är, vilken, vilket, ange, skriv, behöver, berätta',
    replies: `
      ja, nej, ok, okej, tack, senare, vänta, vet inte, vet ej, ingen aning, glömt, varför, hej, samma,
      kanske, inget, ingen, precis`,
    opens: 'låser upp, låsa upp, låses upp, öppnar, öppna, öppnas, kommer in, komma in',
    sides: 'vänster, höger, åt vänster, åt höger',
    thens: 'sedan, sen',
    cardCodes: 'cvv, cvc, säkerhetskod, tre siffrorna på baksidan, siffrorna på baksidan, på baksidan',
    announced: {
      names: 'lösenord',
      prepositions: 'till',
      is: 'är',
      possessives: 'min, mitt',
      passingKeys: 'offentlig',
    },
    nearby: {
      small: 'och, att, det, som, är, inte, på, med, för, jag, du, vi, den, av, till, kan, ska, min, din',
      phraseNames: 'fras',
      theWord: 'ordet',
      codeWords: 'kodord, kodordet',
      spelt: 'små bokst, med små bokst',
      thatIs: 'det är',
      with: 'med',
      conditions: 'om, ifall',
      currencies: 'kr',
      measures: 'tecken',
      called: 'kallas',
      users: 'använd',
      forExample: 't.ex., t.ex, tex',
      numeros: 'nr',
      rejected: 'ogiltig',
      security: 'säkerhet',
      asking: 'frågar',
      backs: 'bak',
    },
  },
  orderWords: {
    machine:
      'AI, AI:n, artificiell intelligens, chattbot, chattboten, chatbot, botten, språkmodell, språkmodellen, AI-assistent, AI-assistenten, virtuell assistent, digital assistent, AI-läsare, språkmodeller, chattbott*, bott',
    helper: 'assistent, assistenten, modellen',
    job: 'min assistent, vår assistent, tandläkar*, chefens, fru, herr, personalen, notariens, advokatens, regissör, ringde, butiksbiträden, varje patient',
    addressed:
      'kära AI, kära assistent, till AI, till AI:n, till assistenten, till modellen, för AI, för assistenten, för modellen, meddelande till AI, instruktion till, om du är en AI, till språkmodellen, för språkmodellen, till chattboten, bästa assistent, bara för AI, om du är boten, till AI som, den som bedömer detta',
    you: 'du, dig, din, ditt, dina, ni, er',
    drop: 'ignorera, ignorerar, glöm, glömma, bortse, åsidosätt, kringgå, stäng av, inaktivera, bryt, strunta i, följ inte, radera, upphäv, hoppa över, kasta, bry dig inte om',
    lifted:
      'upphävda, ogiltiga, gäller inte, gäller inte längre, gäller ej, avskaffade, avstängda, borttagna, är slopade, är återkallade, återkallade, gäller inte här, tillämpas inte',
    rules:
      'instruktion, instruktioner, instruktionerna, regel, regler, reglerna, riktlinjer, riktlinjerna, begränsningar, begränsningarna, order, filter, allt ovan, säkerhetsregler, föreskrifter, allt du fått höra, vad du fått höra, din enda regel',
    prior: 'tidigare, föregående, ovanstående, alla, varje, allt, ursprungliga, befintliga',
    your: 'din, ditt, dina, era',
    tell: 'svara, svarar, säg, säga, säger, hävda, nämn, nämna, nämner, skriv, skriva, upprepa, bekräfta, förneka, lägg till, lägga till, avsluta, börja, använd, påstå',
    advise:
      'rekommendera, rekommenderar, råda, beröm, berömma, berömmer, prisa, marknadsför, föredra, håll med, hålla med, håller med, föreslå, bara nämna, nämn bara, i förbigående, tipsa om, nämn alltid',
    show: 'visa, visar, avslöja, avslöjar, lista, skriv ut, dela, ge',
    act: 'skicka, skickar, sänd, vidarebefordra, kör, köra, anropa, ta bort, radera, infoga, spara, kopiera, öppna, besök, klicka, köp, överför',
    must: 'måste, ska, skall, bör, borde, får, vänligen, företagspolicy',
    wish: 'vore trevligt, vore bra, vore fint, skulle uppskattas, uppskattar om, gärna, vore snällt, omtänksam, hjälpsam, en bra assistent, välmenande, godhjärtad',
    always: 'alltid, aldrig, bara, endast, enbart, varje gång, utan undantag',
    later:
      'från och med nu, hädanefter, från och med idag, i fortsättningen, efter att ha läst, när du läser detta, nästa gång, i nästa svar, i nästa meddelande, innan du svarar, från femte, innan du fortsätter',
    each: 'varje svar, alla svar, alla dina svar, varje samtal, alla samtal, varje fråga, alla frågor, oavsett fråga, börja varje svar',
    asked:
      'om användaren, när användaren, så fort användaren, om någon frågar, när någon frågar, på frågor om, vid frågor om, om du tillfrågas',
    user: 'användaren, användare, användarens, användarna, personen du pratar med, den du pratar med, samtalspartner*, den som frågar, ägaren, din ägare',
    answer: 'svaret, ditt svar, dina svar, sammanfattning, varje mejl',
    prompt:
      'systemprompt, systemprompten, systeminstruktioner, systemmeddelande, dolda instruktioner, hemliga instruktioner, dina instruktioner',
    secret: 'lösenord, lösenordet, API-nyckel, API-nycklar, inloggningsuppgifter, personuppgifter',
    record:
      'det här samtalet, detta samtal, samtalet, hela samtalet, chatthistorik, minnen, alla minnen, kontakter, alla meddelanden',
    hide: 'säg inte, säg inget, berätta inte, nämn inte, nämn aldrig, i hemlighet, i smyg, utan att fråga, utan att säga, dölj, dölja, hemlighåll, får inte veta, utan bekräftelse, låt inte få veta, inte få veta, i det tysta, förtig, utelämna, behöver inte veta, erkänn aldrig, tig, hoppar över, hoppa över, hemlig kopia',
    consent:
      'har redan godkänt, har godkänt, redan gått med, utan att fråga, fråga inte, utan bekräftelse, behöver inte fråga, förhandsgodkän*',
    obey: 'lyd, lyda, följ mina, följ dessa, följ bara, lyssna bara, gör allt, gör som jag, acceptera allt, vägra aldrig, vägra inte, enda regel, nekar aldrig, aldrig nekar, lyder honom, lyder, bestämmer vad du svarar, gå med på allt, godkänn allt',
    memo: 'denna anteckning, den här anteckningen, detta minne, denna text, den här texten, detta dokument, detta meddelande, denna instruktion, följande instruktioner, den här raden, det här, denna rad, detta, den som skrivit denna anteckning, den som skrev detta, från den här raden, denna mening, detta cv',
    tool: 'verktyg, verktyget, funktion',
    picture: 'bild, länk, annons, rabattkod',
    authority:
      'utvecklarläge, administratörsläge, från utvecklaren, högsta prioritet, OpenAI, Anthropic, dina skapare, din administratör, enligt din leverantör',
    role: 'du är nu, från och med nu är du, låtsas, spela rollen, agera som, bete dig som, du är inte längre',
    free: 'utan begränsningar, utan regler, utan filter, utan gränser, ocensurerad, obegränsad',
    reported:
      'promptinjektion, angripare, bedragare, föreläsning om, artikel om, barnen bad, diskuterade, uppsats, attack, en attack, rapporten beskriver, sa alltid, brukade säga',
    self: 'jag, vi, min bror, min syster, läkaren',
    when: 'den som frågar, när du hör',
    deceive: 'fel med flit, med flit, fel, falskt, hitta på, det är ett faktum att',
    daily:
      'mamma, pappa, mormor, morfar, farmor, farfar, barn, barnen, hund, katt, skola, skolan, lärare, läkare, tablett, kaffe, soppa, deg, ugn, recept, salt, kök, trädgård, tårta, dörr, nyckel, buss, tåg, granne, grannen, hyra, hyresvärd*, fest, födelsedag, bröllop, semester, bok, roman, film, låt, kör, lag, polis, paket, kunder, gäster, prov, domstol, bror, syster, moster, chef, kollega, frukost, trappan, tvättstugan, leverantör, ordernummer, faktura, dagordning, torget, marknaden, graviditet, kungen, drottningen, scenen, spel, soppan, gruppen, sal, matta, skärpet',
    software:
      'systemet, appen, webbplatsen, servern, formulär, knapp, skript, inställningar, skrivare, uppdatering',
  },
  discretionWords: {
    offRecord: `
      off the record, utanför protokollet, stannar mellan oss, spara inte detta, spara inte det här,
      spara inte det, spara inte det här meddelandet, kom inte ihåg detta, kom inte ihåg det här,
      lägg inte detta på minnet, lägg inte det här på minnet, minns inte det här,
      bara för den här chatten, bara i den här chatten, endast för den här chatten,
      endast i den här chatten, bara för det här samtalet, bara i det här samtalet,
      endast i det här samtalet`,
    told: 'jag, vi, du, de, han, hon, ni',
    forgetAll: `
      glöm allt om mig, glöm allt du vet om mig, glöm allt vad du vet om mig,
      glöm allt som du vet om mig, radera allt om mig, radera allt du vet om mig,
      ta bort allt du vet om mig, ta bort allt om mig`,
    forgetAllQuestion:
      'Ska jag radera allt jag har lärt mig om dig? Det går inte att ångra. Svara ”ja” för att bekräfta.',
    yes: `
      ja, ja tack, jo, japp, tack, snälla, bekräfta, jag bekräftar, gör det, radera allt, glöm allt,
      absolut, säkert, ok`,
  },
  continuity: {
    phrases: [
      `som (?:vi|jag|du) (?:ju |redan |nyss |tidigare |alltså )*(?:sa|sade|kom överens om|bestämde|diskuterade|pratade om|nämnde|föreslog)${over(TIMES)}`,
      '(?:fortsätta?|börja|ta vid|tillbaka)(?: [a-zåäö]+){0,2}? där vi (?:[a-zåäö]+ ){0,2}?(?:slutade|var|stannade|avbröt|slapp)',
      `var (?:var|är) vi(?: någonstans)?${END}|var (?:slutade|stannade) vi${over(TIMES)}`,
      `vad (?:bestämde|beslutade|valde|pratade|diskuterade|sa|kom) vi(?: om| fram till| överens om)?${over(`${TIMES}|om`)}|vad (?:sa|föreslog|rekommenderade) du(?: om)?${over(TIMES)}`,
      '(?:tillbaka till|fortsätta? med|ta upp) gårdagens (?:ämne|samtal|diskussion|plan)|vårt (?:förra|senaste) samtal(?! med)',
    ],
    whole: [
      'fortsätta?|(?:gå |kör )?vidare',
      '(?:(?:jag (?:tar|vill ha|föredrar|menar)|hellre|ta) )?(?:den|det) (?:första|andra|tredje|sista|förra)(?: alternativet| versionen| förslaget)?|alternativ (?:[a-e]|[1-9])',
    ],
    leads: 'ok|okej|ja|nej|bra|tack|hej|och|men|så|nu|då|snälla|vi kan|kan du',
    tails: 'tack|nu|då|istället|är bättre',
    takingUp: `
      låt oss fortsätta fortsätt tillbaka slutade samtal samtalet ämne igår förra gången pratade`,
    recovery:
      'Jag har inga tidigare meddelanden här. Berätta igen vad jag behöver veta, så fortsätter vi därifrån.',
  },
  requests: {
    polite: 'snälla',
    remember: ['kom ihåg', 'glöm inte', 'tänk på'],
    link: 'att ',
    forget: ['glöm(?: bort)?', 'kan du(?: snälla)? glömma'],
    forgetLink: 'att',
    asking: '(?:kan|kunne|vil) du',
  },
  summaries: {
    goals: '(?:mitt|vart) mal|jag vill|vi vill',
    decisions: 'bestamt|bestamde|valde|valt|kom overens|beslut',
    nextSteps: 'nasta steg|maste|ska|imorgon|pamin',
  },
  examples: {
    stopWords: {
      'Var bor min syster?': 'sv: bor syster',
    },
    questions: {
      'Var bor min syster och vilken ost köpte jag?': 'self, 2 parts',
      'Hur länge har jag bott här?': 'when, self',
      'Vem sjunger?': 'who',
      'Hur många växter köpte jag?': 'howMany, self',
      'Vilken är min favoritbok?': 'preference, self',
      'Hur lagar jag soppan?': 'procedural, self',
      fortsätt: 'continuation',
    },
    references: {
      'Varför det?': true,
      'Var bor min syster?': false,
    },
    continuity: {
      'Låt oss fortsätta där vi slutade.': true,
      'Vad bestämde vi förra gången?': true,
      'Fortsätt med gårdagens ämne.': true,
      'Vad heter hotellet där vi stannade igår?': false,
      'Vad bestämde regeringen igår?': false,
    },
    requests: {
      'Kom ihåg att jag bor i Lund.': 'remember jag bor i Lund',
      'Glöm att jag bor i Lund.': 'forget jag bor i Lund',
    },
    summaries: {
      'Jag vill lära mig portugisiska.': 'goals',
      'Vi valde de blå plattorna.': 'decisions',
      'Jag måste ringa banken.': 'nextSteps',
      'Plattorna är blå.': '',
    },
  },
};

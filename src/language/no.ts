/** Norwegian: all of its words that rules need. What each field is for stands in `language.ts`. */
import { END, over } from './forms.ts';
import type { Language } from './language.ts';

export const norwegian: Language = {
  code: 'no',
  abbreviations: 'f.eks, bl.a, d.v.s, ca, kl, nr, tlf, osv, m.m',

  everyDay: 'hver, hvert',
  taskWords: `
    skriv, skrive, forklar, oversett, anbefal, oppsummer, betyr, forskjell, dikt, vits, sang, oppskrift,
    melding, idé, ideer, tips, fungerer, heter`,
  questions: {
    ofSelf: 'hva vet/husker du om meg',
    joins: 'og, eller',
    asks: 'hva, hvilken, hvem, hvor, når, hvorfor, hvordan',
  },
  ordinalLeads: 'den, til',
  ordinalNouns: 'jan, feb, mar, apr, mai, jun, jul, aug, sep, okt, nov, des',
  comparisonWords: {
    denials: 'ikke, aldri',
  },
  secretWords: {
    passwords: 'passord, passordet, passordene, passfrase, adgangskode, kodeord, kodeordet, kode ordet',
    shortPasswords: 'pw, pwd, pass, passo, pswd',
    pins: `
      pin, pinkode, pinkoden, pin-kode, puk, pukkode, engangskode, engangskoden, engangskode fra,
      sikkerhetskode, bekreftelseskode, verifiseringskode, sms-kode, cvc, cvv, bankid-kode, kontrollsiffer,
      engangskoder, gjenopprettingskoder, reservekoder, nødkoder, tallene fra sms, koden fra sms,
      sikkerhetskoder, gjenopprettingskode, reservekode`,
    codes: 'kode, koden, koder, kombinasjon, kombinasjonen, siffer, sifrene, tallene',
    digits: 'null, en/ett, to, tre, fire, fem, seks, sju/syv, åtte, ni',
    locks: `
      dørkode, dørkoden, portkode, alarmkode, alarmkoden, nøkkelboks, nøkkelboksen, nøkkelskap, kodelås,
      kodelåsen, hengelås, sykkellås, safe, safen, alarm, alarmen, porttelefon, calling, pengeskap, boks,
      låses opp med, låser opp, åpnes med, lås opp, slå av alarmen, koble ut alarmen`,
    doors: `
      dør, døra, døren, ytterdør, port, porten, garasje, garasjen, oppgang, inngang, hytte, hytta,
      kjeller, kontor, heis, koffert, bod, boden, skap, grind, sykkelrom`,
    logins: `
      bruker, brukernavn, innlogging, login, konto, wifi, wi-fi, ruter, ruteren, nettverk, nettet, nett,
      logg inn, logger inn, logg på, alle kontoer, brukernavnet`,
    ids: 'fødselsnummer, fødselsnummeret, fødselsnr, personnummer, personnummeret, personnr, d-nummer, fnr',
    documents: `
      pass, passnummer, passnr, passet, førerkort, førerkortnummer, førerkortet, reisedokument,
      oppholdskort`,
    cards: 'kort, kortet, kortnummer, kredittkort, bankkort, betalingskort',
    accounts: 'kontonummer, kontonr, bankkonto',
    devices: 'nettbrett, nettbrettet, mobilen, ipaden',
    copulas: 'er, var, blir, nå, fortsatt, fremdeles, lyder, står på',
    otherNumbers: `
      postnummer, postnr, ordre, ordrenummer, bestilling, faktura, fakturanummer, pakke, pakken, sending,
      sporing, fly, tog, rom, sete, spor, isbn, serienummer, referanse, rabattkode, rabatt, feil, feilkode,
      versjon, tlf, telefon, mobil, sak, saksnummer, kildekode, strekkode, vare, varenummer, side, linje,
      buss, pris, kundenummer, kid, landkode, sal`,
    talk: `
      glemt, glemte, glemmer, må, minst, tegn, bør, utløpt, bytte, tilbakestille, feil, mistet, ugyldig, krav,
      imorgen, sender, senere`,
    entered: `
      skriv, skriver, tast, taster, tast inn, slå inn, slår inn, trykk, bruk, sett den på, still inn,
      firkant, stjerne`,
    questions: `
      pikenavn, sikkerhetsspørsmål, hemmelig spørsmål, første kjæledyr, kjæledyr, hundens navn,
      navnet på hunden, kattens navn, gata du vokste opp, vokste opp, første skole, barneskole, første bil,
      fødeby, bestevenn, kallenavn`,
    answers: 'svar, svaret, svarer, jeg skrev, jeg satte, jeg svarte, skrev jeg, har skrevet',
    verified: 'for å bekrefte, for å verifisere, for å logge inn, til å bekrefte',
    kept: `
      til alt, overalt, samme overalt, lagre dette, ta vare på dette, husk dette, navn og år,
      lett å gjette, bruker det overalt`,
    rescues: 'mister telefonen, mister mobilen, mobilen blir borte, uten telefon, engangs',
    keys: `
      nøkkel, nøkkelen, token, api-nøkkel, hemmelighet, innlogging, gjenopprettingsnøkkel, lisensnøkkel,
      produktnøkkel`,
    atms: 'minibank, minibanken, uttak, ta ut, bankkort, bankkortet',
    texted: 'sms, sms-en, melding, verifisering, bekreftelse, engangs, fra banken, fått kode, kode fra',
    asks: 'si, gi meg, send, hva er, hvilken, hvilket, oppgi, skriv, trenger, fortell',
    replies: `
      ja, nei, ok, okei, takk, senere, vent, vet ikke, aner ikke, glemt, hvorfor, hei, samme, kanskje,
      ingenting, ingen, akkurat`,
    opens: 'låser opp, låse opp, låses opp, åpner, åpne, åpnes, kommer inn, komme inn',
    sides: 'venstre, høyre, til venstre, til høyre',
    thens: 'så, deretter',
    cardCodes: 'cvv, cvc, sikkerhetskode, tre tallene bak, tallene bak, på baksiden',
    announced: {
      names: 'passord',
      prepositions: 'til',
      possessives: 'mit',
      passingKeys: 'offentlig',
    },
    nearby: {
      small: 'er, ikke, til, og, jeg, på, må, skal, være, det, som, med, du, vi, den, av, kan, min, din',
      phraseNames: 'frase',
      theWord: 'ordet',
      spelt: 'små bokst, med små bokst',
      thatIs: 'det er',
      with: 'med',
      conditions: 'hvis',
      currencies: 'kr',
      measures: 'tegn',
      called: 'kalles',
      users: 'bruker',
      forExample: 'f.eks., f.eks',
      numeros: 'nr',
      rejected: 'ugyldig',
      security: 'sikker',
      asking: 'spør, spurt',
      backs: 'bak',
    },
  },
  orderWords: {
    machine:
      'AI, KI, KI-en, kunstig intelligens, chatbot, chatboten, boten, samtalerobot, språkmodell, språkmodellen, KI-assistent, KI-assistenten, virtuell assistent, AI-en',
    helper: 'assistent, assistenten, modellen',
    job: 'min assistent, vår assistent, tannlege*, fru, herr, sjefens, ansatte, notarens, advokatens, regissør, ringte',
    addressed:
      'kjære KI, kjære AI, kjære assistent, til KI, til KI-en, til AI, til assistenten, til modellen, melding til KI, instruks til, hvis du er en KI, beskjed til AI, til språkmodellen, til chatboten, bare for AI, hvis du er boten, til AI som',
    you: 'du, deg, din, ditt, dine, dere',
    drop: 'ignorer, ignorere, ignorerer, glem, glemme, se bort fra, overse, tilsidesett, omgå, slå av, deaktiver, bryt, ikke følg, følg ikke, slett, opphev, hopp over, skrot, kast, bry deg ikke om',
    lifted:
      'opphevet, ugyldige, gjelder ikke, gjelder ikke lenger, avskaffet, slått av, fjernet, trukket tilbake, er trukket tilbake, gjelder ikke her',
    rules:
      'instruksjon, instruksjoner, instruksjonene, instrukser, instruksene, regel, regler, reglene, retningslinjer, begrensninger, ordrer, filtre, alt over, sikkerhetsregler, det du fikk beskjed om, fikk beskjed om',
    prior: 'tidligere, forrige, foregående, ovenstående, alle, hver, alt, opprinnelige',
    your: 'din, ditt, dine, deres',
    tell: 'svar, svare, svarer, si, sier, påstå, nevn, nevne, nevner, skriv, skrive, gjenta, bekreft, benekt, legg til, avslutt, bruk',
    advise:
      'anbefal, anbefale, anbefaler, ros, rose, roser, råd, promoter, foretrekk, foretrekke, gi rett, gir rett, foreslå, droppet navnet, nevne, alltid anbefale, i forbifarten, ros av, med ros',
    show: 'vis, vise, avslør, avsløre, skriv ut, del, gi',
    act: 'send, sende, sender, videresend, kjør, kjøre, kall, slett, slette, sett inn, lagre, kopier, åpne, besøk, klikk, kjøp, overfør',
    must: 'skal, må, bør, burde, vennligst, bedriftspolicy',
    wish: 'hadde vært fint, ville vært fint, hadde vært bra, ville vært hyggelig, gjerne, omtenksom, en god assistent',
    always: 'alltid, aldri, bare, kun, utelukkende, hver gang, uten unntak',
    later:
      'fra nå av, heretter, fra i dag, etter å ha lest, når du leser dette, neste gang, i neste svar, i neste melding, før du svarer, fra det femte, før du fortsetter',
    each: 'hvert svar, alle svar, alle svarene dine, hver samtale, alle samtaler, hvert spørsmål, alle spørsmål, uansett spørsmål, begynn hvert svar',
    asked:
      'hvis brukeren, når brukeren, så snart brukeren, hvis noen spør, når noen spør, på spørsmål om, ved spørsmål om',
    user: 'brukeren, brukere, brukerens, brukerne, den du snakker med, samtalepartner*, når noen spør, eieren, din eier',
    answer: 'svaret, svaret ditt, svarene dine, sammendrag, hver e-post',
    prompt:
      'systemprompt, systemprompten, systeminstruksjoner, systemmelding, skjulte instruksjoner, hemmelige instruksjoner, instruksjonene dine',
    secret: 'passord, passordet, API-nøkkel, API-nøkler, innloggingsdetaljer, personopplysninger',
    record:
      'denne samtalen, samtalen, hele samtalen, chathistorikk, minner, alle minner, kontakter, alle meldinger',
    hide: 'ikke si, si ikke, si ingenting, ikke fortell, fortell ikke, ikke nevn, nevn ikke, nevn aldri, i hemmelighet, i smug, uten å spørre, uten å si, skjul, skjule, må ikke vite, uten bekreftelse, utelat, trenger ikke vite, fortie, innrøm aldri, ti stille, hopper over, blindkopi',
    consent:
      'har allerede godkjent, har godkjent, uten å spørre, ikke spør, uten bekreftelse, forhåndsgodkjen*, trenger ikke spørre',
    obey: 'adlyd, adlyde, følg mine, følg disse, følg bare, hør bare, gjør alt, gjør som jeg, godta alt, avvis ingenting, avvis aldri, følg kun, gjør som det står, nekter aldri, uten sperrer, adlyder, adlyder ham, si ja til alt',
    memo: 'dette notatet, denne notisen, dette minnet, denne teksten, dette dokumentet, denne meldingen, denne instruksen, følgende instruksjoner, denne linjen, som det står, denne setningen, denne cv-en',
    tool: 'verktøy, verktøyet, funksjon',
    picture: 'bilde, lenke, annonse, rabattkode',
    authority:
      'utviklermodus, administratormodus, fra utvikleren, høyeste prioritet, OpenAI, Anthropic, dine skapere, administratoren din',
    role: 'du er nå, fra nå av er du, lat som, spill rollen, oppfør deg som, du er ikke lenger, bli, gå aldri tilbake',
    free: 'uten begrensninger, uten regler, uten filtre, uten grenser, usensurert, ubegrenset',
    reported:
      'promptinjeksjon, angripere, svindlere, foredrag om, artikkel om, diskuterte, masteroppgave, barna ba, angrep, et angrep, rapporten beskriver, sa alltid',
    self: 'jeg, vi, broren min, søsteren min, legen',
    deceive: 'feil, med vilje, usant, dikt opp',
    daily:
      'mamma, pappa, bestemor, bestefar, barn, barna, hund, katt, skole, lærer, lege, tablett, kaffe, suppe, deig, ovn, oppskrift, salt, kjøkken, hage, kake, dør, døra, nøkkel, nøklene, buss, tog, nabo, naboen, husleie, utleier, fest, bursdag, bryllup, ferie, bok, roman, film, sang, kor, lag, politi, pakke, kunder, gjester, eksamen, dommer, bror, søster, sjef, kollega, hytta, vinduet, leverandør, ordrenummer, faktura, dagsorden, torget, graviditet, kongen, dronningen, scene, spill, gruppen, sal, matte',
    software: 'systemet, appen, serveren, skjema, knapp, skript, innstillinger, skriver, oppdatering',
  },
  discretionWords: {
    offRecord: `
      off the record, utenfor referat, blir mellom oss, ikke lagre dette, ikke lagre det,
      ikke lagre det her, ikke lagre denne meldingen, ikke husk dette, ikke husk det, ikke husk det her,
      du skal ikke lagre dette, du må ikke lagre dette, bare i denne chatten, bare for denne chatten,
      kun i denne chatten, kun for denne chatten, bare i denne samtalen, bare for denne samtalen,
      kun i denne samtalen, kun for denne samtalen`,
    told: 'jeg, vi, han, hun, de',
    forgetAll: `
      glem alt om meg, glem alt du vet om meg, glem alt det du vet om meg, slett alt om meg,
      slett alt du vet om meg, slett alt det du vet om meg`,
    forgetAllQuestion:
      'Skal jeg slette alt jeg har lært om deg? Det kan ikke angres. Svar «ja» for å bekrefte.',
    yes: 'ja, ja takk, jo, takk, bekreft, jeg bekrefter, gjør det, slett alt, glem alt, helt sikkert, ok',
  },
  continuity: {
    phrases: [
      `som vi (?:allerede )?(?:sa|avtalte|snakket om|ble enige om|bestemte)${over('i går|sist|forrige gang|tidligere|før')}`,
      `hvor (?:slapp|var|stoppet) vi${END}|(?:fortsett|videre|tilbake)[^.?!]{0,20} der vi (?:slapp|stoppet)`,
      `hva (?:avtalte|bestemte|sa|snakket) vi(?: om)?${over('i går|sist|forrige gang|tidligere|om')}`,
    ],
    whole: [
      'fortsett|(?:gå )?videre',
      '(?:(?:jeg (?:tar|vil ha)|heller) )?(?:den|det) (?:første|andre|tredje|siste|forrige)(?: alternativet| forslaget| versjonen)?',
    ],
    leads: 'ja|nei|ok|okei|takk|hei|og|men|så|nå|kan du',
    tails: 'takk|nå|da|i stedet',
    takingUp: `
      la oss fortsette fortsett tilbake slapp samtale samtalen emne går forrige sist gang snakket`,
  },
  requests: {
    polite: 'vær så snill|vennligst',
    remember: ['husk', 'ikke glem', 'glem ikke'],
    link: 'at ',
    forget: ['glem', '(?:kan|kunne|vil) du glemme'],
    forgetLink: 'at',
    asking: '(?:kan|kunne|vil) du',
  },
  examples: {
    questions: {
      'Hvor bor søsteren min, og hvilken ost kjøpte jeg?': 'self, 2 parts',
    },
    continuity: {
      'Som vi avtalte sist, ta toget.': true,
      'Fortsett, takk': true,
      'Hvor slapp vi?': true,
      'Toget fortsetter til Bergen.': false,
    },
    requests: {
      'Husk at jeg bor i Bergen.': 'remember jeg bor i Bergen',
      'Glem at jeg bor i Bergen.': 'forget jeg bor i Bergen',
    },
  },
};

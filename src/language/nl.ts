/** Dutch: all of its words that rules need. What each field is for stands in `language.ts`. */

import { nld } from 'stopword';
import { END, over } from './forms.ts';
import type { Language } from './language.ts';

export const dutch: Language = {
  code: 'nl',
  everyDay:
    'elke, elk, iedere, ieder, maandags, dinsdags, woensdags, donderdags, vrijdags, zaterdags, zondags',
  stopWords: {
    list: nld,
    also: `
      waar, waarom, wanneer, welke, welk, hoeveel, had, bent, mijne, jij, jouw, jullie, zij, onze, vertel,
      verteld, herinner, gezegd, genoemd, weet, kun, kunt, alsjeblieft`,
  },
  scheduleWords: 'programma, agenda, gepland, afspraken, afspraak, staat, plannen, kalender',
  questions: {
    ofSelf: 'wat weet je/jij/u [allemaal/al] over/van mij/me',
    when: 'wanneer, hoe lang',
    who: 'wie is/was/zijn/waren/heeft/had/gaf/zei/kwam, met/van/aan/bij wie',
    howMany: 'hoeveel, hoe vaak',
    summary: 'samenvatten, samenvatting, vat ... samen, overzicht, alles wat',
    preference: `
      lievelings*, favoriete, voorkeur, hou ik van, vind ik leuk/lekker, kun je ... aanraden/aanbevelen`,
    temporal: 'gisteren, onlangs, geleden, vorig/vorige week/maand/jaar/keer, laatst',
    identity: 'heet ik, heet mijn/hij/zij, mijn naam/leeftijd/verjaardag/baan/beroep, waar woon ik',
    procedural: 'hoe kan/doe/maak/werkt/installeer/moet/krijg, stappen, handleiding, recept',
    continuation: `
      zoals [we/ik] besproken/gezegd/afgesproken/zei/zeiden, ga [maar] verder/door, waar waren we,
      die/de andere`,
    assistant: `
      heb je ... gezegd/voorgesteld/aanbevolen/aangeraden, je zei/raadde, je stelde voor,
      jouw suggestie/suggesties/advies/antwoord`,
    answered: `
      (geef/vertel/help/toon/leer/schrijf/stuur/laat/leg) mij, kun/kan je/u mij,
      hoe kan/doe/maak/moet/krijg/schrijf/zeg/installeer/zet/bereken/open/verwijder ik, alsof ik, ik snap/begrijp niet,
      ik snap/begrijp het/dat niet, ik vraag me af, ik wil/wou/zou graag weten,
      (geef/vertel/help/toon/leer/schrijf/stuur/laat/leg) me, kun/kan je/u me`,
    self: 'ik, mijn, mij, me, ons, onze, we, wij, mama, papa, oma, opa',
    joins: 'en, of',
    asks: 'wat, welk/welke, wie, waar, wanneer, waarom, hoe',
  },
  lightWords:
    'gebeurd, gebeurde, goed, goede, beter, maken, doen, vandaag, morgen, nu, nodig, gaan, komen, nemen, nieuwe, iets, iemand, ding, dingen, beste',
  taskWords: `
    schrijf, schrijven, leg, uitleggen, vertaal, vertalen, vat, samenvatten, betekent, betekenen, verschil,
    gedicht, grap, lied, verhaal, recept, recepten, mail, bericht, tekst, idee, ideeën, tip, tips,
    vertaling, heet, heten, werkt, krijg, krijgen, helpen, maken, alweer,
    tabel, opsomming, alinea, zin, zinnen, korter, langer, simpeler, formaat, toon, formeel`,
  references: {
    pronouns: `
      dit, deze, die, daarvan, daarmee, daarvoor, daarover, hij, haar, hem, hen, beide, andere, dezelfde`,
    articles: 'dat, het, ze, daar, er',
    persons: 'hij, zij',
    others: 'hij, zij, ze, hem, haar, ie',
    us: 'ik, jij',
    leaning: `
      < [en/maar] (waarom/echt/welke/bijvoorbeeld/en dan/en nu) [dat/dan/niet] $, < en de/het/wat/die,
      meer details, < ja/nee/precies ...40 $`,
  },
  dates: {
    aheadFirst: 'over',
    tense: {
      past: `was|waren|had|hadden|werd|werden|ging(?:en)?|kwam(?:en)?|geleden|sinds|toen|\\p{L}{0,20}ge\\p{L}{2,30}(?:d|t|en)`,
      ahead: `gepland|geboekt|gereserveerd|getrouwd|geen|gezond|gewend|uitgenodigd|geweldig`,
    },
    dayParts: 'ochtend, middag, avond, nacht, vroeg',
    months: 'jan, feb, mrt, apr, -, jun, jul, aug, sept, okt, nov, dec',
    seasons: 'lente/voorjaar, zomer, herfst/najaar, winter',
    units: 'uur, dag/dagen, week/weken, weekend/weekeinde, maand/maanden, jaar/jaren',
    numbers: `
      een/één/eerste, twee/tweede/paar, drie/derde, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf`,
    few: 'een paar, enkele, enige',
    days: 'eergisteren, gisteren/gisteravond, vandaag/vanochtend, morgen, overmorgen',
    parts: 'begin, midden/half, eind/einde',
    last: 'vorig, vorige, afgelopen, laatste',
    this: 'dit, deze',
    next: 'volgend, volgende, komende',
    ago: 'geleden',
    since: 'sinds',
    before: 'voor, vóór, tot',
    after: 'na',
    between: 'tussen',
    from: 'van, vanaf',
    to: 'tot, tot en met',
    and: 'en',
    in: 'in, op, sinds, tijdens, tot, rond',
    fill: 'de, het, van, in, op',
    ambiguous: 'jan, april, mei',
  },
  meanings: {
    diet: 'mag ik niet eten/drinken, kan ik niet eten/drinken',
    dislike: 'niet lekker/leuk, lust ik niet',
  },
  lexicon: `
    kid: kinderen; son: zoon zonen; daughter: dochter dochters; twin: tweeling; parent: ouders; mother: moeder;
    father: vader; brother: broer; sister: zus; married: getrouwd; wife: vrouw; husband: man; dislike: haat;
    diet: dieet; live: woon woont wonen; work: werk baan beroep; name: heet naam; birthday: verjaardag;
    decide: besloten; friend: vriend; pet: huisdier; dog: hond; cat: kat; bike: fiets; day: dag; month: maand;
    january: januari; february: februari; march: maart; august: augustus; year: jaar; yesterday: gisteren;
    today: vandaag; doctor: huisarts; dentist: tandarts; mai: mei`,
  firstPersons: 'ik, mijn',
  comparisonWords: {
    denials: 'niet, geen, nooit',
    answers: 'nee',
  },
  abbreviations: 'dhr, mevr, mw, bijv, ca, nr, enz, o.a, d.w.z, m.b.t, t.a.v, tel, max, min, evt, incl',
  evidenceWords: {
    denials: `
      niet, geen, nooit, niemand, niets, niks, noch, niet meer, geen meer, nauwelijks`,
    against: `
      haat, haten, hekel, verafschuw*, niet uitstaan, niet tegen, allerg*, *allergie, intoleran*,
      *intolerantie, vermijd*, mijd*, zonder, gestopt, opgegeven, verkocht, opgezegd, vroeger,
      voormalig*, afgezegd`,
    idle: `
      niet alleen, niet wachten, geen idee, geen probleem, geen zorgen, geen wonder, vergeet niet,
      weet niet, waarom niet, niet slecht, maakt niet uit, zonder twijfel, toch niet`,
    instead: `
      in plaats van`,
    numbers: `
      0 nul, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, 12
      twaalf, 13 dertien, 14 veertien, 15 vijftien, 16 zestien, 20 twintig, 30 dertig, 40 veertig,
      50 vijftig, 60 zestig, 100 honderd, 1000 duizend`,
    counting: `
      2 beide/paar/tweeling/tweede, 3 derde/drieling, 12 dozijn`,
  },
  secretWords: {
    passwords: 'wachtwoord, wachtwoorden, wachtzin, toegangscode, paswoord, codewoord, geheim woord',
    shortPasswords: 'ww, wachtw, pw, pwd, pass, wachtwd, wwoord, pasw',
    pins: `
      pin, pincode, pin-code, puk, pukcode, beveiligingscode, verificatiecode, toegangscode,
      bevestigingscode, sms-code, eenmalige code, otp, inlogcode, cvc, cvv, ontgrendelcode, geheime code,
      eenmalige codes, herstelcodes, back-upcodes, backupcodes, cijfers uit de sms, code uit de sms,
      reservecodes, herstelcode, back-upcode, backupcode, reservecode, noodcode, pin van de kaart,
      voicemailcode, simpin`,
    codes: 'code, codes, combinatie, cijfers, cijfercode',
    digits: 'nul, een, twee, drie, vier, vijf, zes, zeven, acht, negen',
    locks: `
      sleutelkluis, sleutelkluisje, sleutelkastje, sleutelkast, cijferslot, hangslot, fietsslot, kluis,
      kluisje, alarm, alarmcode, deurcode, poortcode, codeslot, intercom, keypad, slot, inbraakalarm,
      ontgrendelt, ontgrendel, ontgrendelen, gaat open met, opent met, uitschakelen, alarm uit, kofferslot,
      kettingslot, voicemail, kluisje in de sportschool, wapenkluis`,
    doors: `
      deur, voordeur, achterdeur, poort, hek, garage, ingang, gebouw, schuur, portiek, kantoor, berging,
      appartement, lift, koffer, kelder, vakantiehuis, slagboom, fietsenkelder`,
    logins: `
      gebruiker, gebruikersnaam, login, inlog, inloggen, account, wifi, wi-fi, router, netwerk,
      inloggegevens, log in, logt in, meld je aan, aanmelden, gebruikersnm, digid, alle accounts`,
    ids: `
      bsn, burgerservicenummer, sofinummer, sofi-nummer, rijksregisternummer, identiteitskaart, id-kaart,
      insz`,
    documents: `
      paspoort, paspoortnummer, rijbewijs, rijbewijsnummer, identiteitskaart, verblijfsvergunning,
      reisdocument`,
    cards: 'kaart, creditcard, pinpas, bankpas, betaalpas, pas, kaartnummer',
    accounts: 'rekeningnummer, rekeningnr, bankrekening',
    devices: 'tablet, laptop, mobiel, mobieltje, telefoon',
    copulas: `
      is, was, zijn, nu, nog, nog steeds, wordt, blijft, staat op, ingesteld op, is op, veranderd in,
      gewijzigd in`,
    otherNumbers: `
      postcode, bestelling, bestelnummer, factuur, factuurnummer, pakket, track, zending, ordernummer, vlucht,
      trein, kamer, stoel, spoor, isbn, serienummer, referentie, kortingscode, korting, kortingsbon, fout,
      foutcode, versie, tel, telefoon, mobiel, dossier, broncode, streepjescode, barcode, artikel,
      artikelnummer, pagina, lijn, bus, prijs, klantnummer, netnummer, ticket, reservering, meterstand,
      huisnummer, zaal`,
    talk: `
      vergeten, vergeet, moet, moeten, minstens, minimaal, tekens, verlopen, wijzigen, resetten, verkeerd,
      beleid, kwijt, verplicht, onjuist, kwijtgeraakt, morgen, later, stuur, volgt`,
    entered: `
      typ, typen, tik, tikken, toets, toets in, vul in, invullen, voer in, invoeren, druk, zet op, zet,
      gebruik, schrijf, hekje, sterretje, ster, wil, vraagt`,
    questions: `
      meisjesnaam, geheime vraag, beveiligingsvraag, eerste huisdier, huisdier, naam van de hond,
      naam van de kat, straat waar je opgroeide, opgegroeid, opgroeide, eerste school, basisschool,
      lagere school, eerste auto, geboorteplaats, beste vriend, bijnaam, eerste hond, eerste kat,
      eerste juf, eerste leraar, eerste meester, geboortestad, eerste knuffel, eerste speelgoed, eerste liefde, straat waar ik opgroeide, waar ik opgroeide, mijn eerste school, lievelingsleraar, favoriete leraar, eerste baas, meisjesnaam van, stad waar mijn ouders, lievelingsboek, eerste hond, eerste kat, tweede naam van mijn vader`,
    answers: `
      antwoord, antwoorden, antw, zeg, ingevuld, ik heb ingevuld, ingevuld, heb gezet, heb geantwoord,
      vul ik in`,
    verified: 'om te verifiëren, om te bevestigen, ter verificatie, om in te loggen, ter bevestiging',
    kept: `
      voor alles, overal, overal dezelfde, bewaar dit, onthoud dit, schrijf dit op, sla dit op,
      naam en jaar, naam en geboortejaar, en mijn verjaardag, en het jaar, makkelijk te raden,
      gebruik ik overal, gebruik hem overal, voor alle accounts`,
    rescues: 'telefoon kwijtraak, telefoon verlies, telefoon kwijt, zonder telefoon, eenmalig te gebruiken',
    keys: 'sleutel, token, api-sleutel, geheim, inloggegevens, herstelsleutel, licentiesleutel',
    atms: 'pinautomaat, geldautomaat, bankpas, pas, pinnen, betaalpas, pasje',
    texted: `
      sms, sms'je, appje, verificatie, authenticator, bevestiging, kwam binnen, binnengekomen,
      kreeg een code, kreeg net, net binnen, net gekregen, hebben gestuurd`,
    asks: 'vertel, geef, stuur, wat is, welke, hoe luidt, vul in, voer in, nodig, zeg',
    replies: `
      ja, nee, oké, ok, bedankt, dank je, later, wacht, weet niet, weet ik niet, geen idee, vergeten,
      waarom, hallo, dezelfde, hetzelfde, misschien, niets, geen, klopt, precies`,
    opens: `
      ontgrendelt, ontgrendel, ontgrendelen, opent, openen, gaat open, kom je erin, om erin te komen,
      gaat open met, opent met, ontgrendelt met, dat is die van, die is van, ontgrendel je`,
    sides: 'links, rechts, linksom, rechtsom',
    thens: 'dan, daarna',
    cardCodes:
      'cvv, cvc, beveiligingscode, drie cijfers achterop, cijfers achterop, achterkant van de kaart, drie achterop, cijfers op de achterkant, kaartcode, drie op de achterkant',
    announced: {
      names: 'wachtwoord',
      prepositions: 'voor, van',
      changedTo: 'naar',
      changes: 'veranderd, aangepast, gewijzigd',
      possessives: 'mijn',
      descriptions: 'verplicht, verkeerd, onjuist',
      passingKeys: 'openbare',
    },
    nearby: {
      keypad: 'dan hekje, dan het hekje, dan sterretje, dan de bel',
      small: `
        het, een, en, van, is, niet, op, met, te, je, ik, we, ze, dat, die, voor, aan, wordt, door,
        mijn, jouw, of`,
      phraseNames: 'zin',
      theWord: 'het woord',
      codeWords: 'codewoord',
      spelt: 'kleine letters, in kleine letters, met kleine letters',
      thatIs: 'dat is',
      with: 'met',
      conditions: 'als, voor als',
      wallets: '12 woorden, 24 woorden, twaalf woorden, vierentwintig woorden',
      factory: 'fabriek',
      called: 'genaamd',
      users: 'gebruik, netw',
      forExample: 'zoals, bijv., bijv',
      numeros: 'nr',
      rejected: 'ongeldig',
      security: 'veilig, geheim, herstel',
      asking: 'vraag, vroeg',
      backs: 'achter',
      recoveryCodes: 'herstelcode',
    },
    access: {
      things:
        'laptop, computer, pc, tablet, telefoon, tv, console, wifi, router, netflix, disney, account, mail, schijf, mac, imac, nas, printer, portaal, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, usb-stick, mobiel',
      before:
        'gaat open met, opent met, ontgrendelt met, start met, ik typ, typ, je typt, vul in, ik vul, ik typ altijd, ik vul altijd, je vult, je schrijft, ik schrijf, werkt met, doet het met',
      behind: 'intypen, intikken, en dan mag je erin',
      spelt:
        'kleine letters, zonder hoofdletters, met hoofdletter, aan elkaar, met spaties, zonder spaties, los geschreven, alles klein',
      refused: 'zegt onjuist, onjuist, fout, ongeldig, pakt hij niet, weigert, wordt geweigerd',
      outcome:
        'foutmelding, gooit me eruit, werkt niet, doet het niet, gaat niet open, ik kom er niet in, kom er niet in, en dan start, zeg dat, zeg het, geef door, schrijf dat, noteer, herinner me, voor het geval, klopt niet',
    },
  },
  statementWords: {
    self: "ik, we, wij, 'k",
    mine: "mijn, m'n, ons, onze",
    they: 'hij, zij, ze, het, hun, haar, zijn hond, die',
    kin: `
      +mama, +papa, +oma, +opa, moeder, vader, ouders, zus, zussen, broer, broers, vrouw, man,
      echtgenoot, echtgenote, partner, vriend, vriendin, vrienden, verloofde, zoon, zonen, zoontje,
      dochter, dochters, dochtertje, kind, +de kinderen, kinderen, baby, tweeling, stiefzoon,
      stiefdochter, kleinkind*, kleinzoon, kleindochter, grootmoeder, grootvader, grootouders,
      tante, oom, neef, nicht, schoonmoeder, schoonvader, schoonouders, zwager, schoonzus, ex,
      gezin, familie, huisgenoot, huisgenoten, buurman, buurvrouw, buren, baas, collega*, huisbaas,
      huisarts, tandarts, therapeut, leraar, juf, trainer,
      +mam, +pap, mama, papa`,
    pets: `
      hond, honden, hondje, puppy, pup, kat, katten, kater, poes, poezen, kitten, konijn*, hamster,
      cavia*, paard, paarden, pony, geit*, schaap, schapen, kip, kippen, eend*, bijen, papegaai,
      parkiet*, schildpad, slang, vissen, aquarium, huisdier*, labrador, teckel, herder, ezel, koe,
      koeien`,
    am: '+ben, zijn, is, was, waren, word, wordt, werd, geworden',
    have: `
      +heb, hebben, heeft, had, hou, houden, kocht, gekocht, +rij, rijd, rijden, rijdt, bezit, huur`,
    things: `
      auto, +fiets, e-bike, bakfiets, motor, scooter, camper, caravan, boot, bootje, huis, tuin,
      volkstuin, piano, gitaar, viool, cello, drumstel, camera, telefoon, iphone, laptop,
      naaimachine, golf, volkswagen, tesla, volvo, toyota, rolstoel, gehoorapparaat, bril`,
    names: `
      +heet, +ik heet, heten, +mijn naam is, naam is, genaamd, noem me, +noem me, noemen hem, noemen
      haar, bijnaam`,
    ages: 'jaar oud, jaar geworden, maanden oud, verjaardag, jarig, geboren op, trouwdag',
    home: `
      +woon, wonen, woont, verhuisd, verhuis, verhuizen, verhuist, ingetrokken, wonend, ons huis,
      appartement, flat, leef, leeft, gevestigd`,
    origin: 'geboren, opgegroeid, kom uit, komt uit, komen uit, afkomstig, oorspronkelijk',
    work: `
      +werk, werken, werkt, gewerkt, baan, beroep, zzp*, freelance*, werkloos, nachtdienst*, vroege
      dienst, late dienst, ploegendienst, dienst, bedrijf, kantoor, praktijk, ziekenhuis, afdeling,
      run, +leid, leidt, ontslagen, ontslag, pensioen, gepensioneerd, stage, deeltijd, parttime,
      fulltime, thuiswerk*, lesgeven, geef les, geeft les, vrijwilliger*, winkel, boerderij,
      papadag, mamadag`,
    jobs: `
      verpleegkundige, verpleger, verpleegster, arts, dokter, dierenarts, tandarts, leraar, lerares,
      docent*, juf, hoogleraar, ingenieur, ontwikkelaar, programmeur, ontwerper, architect,
      elektricien, loodgieter, timmerman, monteur, chauffeur, piloot, postbode, brandweer*,
      politieagent*, agent, soldaat, boer, boerin, boswachter, tuinman, hovenier, kok, bakker,
      slager, ober, serveerster, kapper, kapster, verkoper, schoonmaker, conciërge, verloskundige,
      chirurg, apotheker, fysiotherapeut, therapeut, psycholoog, bibliothecaris, journalist*,
      redacteur, schrijver, schrijfster, vertaler, tolk, muzikant, zanger*, acteur, actrice,
      kunstenaar*, +schilder, fotograaf, advocaat, rechter, boekhouder, accountant, adviseur,
      consultant, manager, wetenschapper, onderzoeker, bioloog, student*, leerling, gepensioneerde,
      huisvrouw, ambtenaar, maatschappelijk werker, dominee, metselaar, lasser, visser, imker,
      schipper, ondernemer, stewardess`,
    study: `
      basisschool, middelbare school, kleuterschool, +studeer, studeert, studeren, studie, +leer, leert, leren, cursus, diploma, bachelor, master,
      scriptie, promoveer, universiteit, hogeschool, school, groep 3, klas, +spreek, spreekt,
      spreken, moedertaal, vloeiend, tweetalig`,
    health: `
      bril, hoogtevrees, vliegangst, pleinvrees, *diabetes, *kanker, diabeet, suikerziekte, astma, epilepsie, migraine*, hoofdpijn, artritis, artrose,
      reuma, eczeem, psoriasis, kanker, chemo*, tumor, beroerte, hartaanval, pacemaker, hoge
      bloeddruk, bloeddruk, cholesterol, bloedarmoede, schildklier*, crohn, darmsyndroom,
      endometriose, overgang, lupus, ms, parkinson, alzheimer, dementie, autis*, adhd, ptss,
      bipolair, depressie*, depressief, angststoornis, paniekaanvallen, slapeloos*, slaapapneu,
      dyslexie, dyslectisch, stotter, doof, slechthorend, tinnitus, blind, kleurenblind,
      slechtziend, rolstoel, gehandicapt, beperking, chronisch*, rugpijn, hernia, heup, knie,
      meniscus, jicht, bloedgroep, zwanger, verwachten, borstvoeding, insuline, metformine,
      bloedverdunners, medicijn*, medicatie, antidepressiva, operatie, geopereerd, dialyse, nuchter,
      +rook, roken, gestopt met roken, drink niet, geen alcohol, coeliakie, gediagnosticeerd,
      gebroken, verstuikt, allergie, hooikoorts, slecht lopen,
      hoge bloeddruk, hypertensie, mag niet tillen, mag niks tillen, mag niet zwaar tillen, niet zwaar tillen, kilo tillen, kg tillen, mag niets tillen, mag geen alcohol, mag niet autorijden, mag niet vliegen, moeite met slikken, epipen, val flauw, valt flauw`,
    allergy: `
      allergisch, *allergie, intoleran*, *intolerantie, kan geen, verdraag geen,
      verdraagt geen, krijg uitslag, krijgt uitslag, uitslag van, zwelt op, zwellen op, zwelt mijn, zwellen mijn, dikke lippen, dikke tong, dikke keel, jeukende mond, jeukende keel, keel jeukt, mond jeukt, netelroos, galbulten, anafyla*,
      +krijg ik uitslag, +krijg ik bultjes`,
    diet: `
      veganist*, vegan, vegetari*, glutenvrij, gluten, lactose*, halal, koosjer, keto,
      koolhydraatarm, vasten, dieet, eet geen, eten geen, drink geen, drinkt geen, geen vlees, geen
      varkensvlees`,
    taste: `
      hou van, houdt van, houden van, vind heerlijk, vind leuk, leuk, dol op, gek op, favoriete,
      lievelings*, haat, hekel aan, verafschuw, liever, niet lekker, lust geen, lust niet, fan van,
      bang voor`,
    habit: `
      elke dag, iedere dag, elke ochtend, elke avond, elke week, elk weekend, elke maand, elk jaar,
      elke maandag, elke dinsdag, elke woensdag, elke donderdag, elke vrijdag, elke zaterdag, elke
      zondag, dagelijks, wekelijks, op maandag, op dinsdag, op woensdag, op donderdag, op vrijdag,
      op zaterdag, op zondag, meestal, normaal, altijd, keer per week, keer in de week, om de week,
      sinds, al jaren, niet meer, geen meer, tegenwoordig, nu, sta op`,
    does: `
      +speel, speelt, spelen, +zing, zingt, +dans, danst, +schilder, teken, +brei, +haak, +naai,
      +bak, +kook, kookt, loop hard, hardlopen, +ren, +zwem, zwemmen, +wandel, wandelen, +klim,
      klimmen, boulderen, fiets naar, paardrijden, zeil, zeilen, schaats, schaatsen, surf, yoga,
      sportschool, +train, +verzamel, +lees, +schrijf, fotografeer, tuinier*, vissen, koor,
      vereniging, orkest, band, schaak*, voetbal, tennis, hockey, linkshandig, bak brood`,
    turns: `
      getrouwd, trouw, trouwen, trouwt, verloofd, gescheiden, uit elkaar, scheiding, weduwe,
      weduwnaar, single, alleenstaand, verkocht, gekocht, opgezegd, verloren, gestopt, begonnen,
      overgestapt, besloten, gekozen, geadopteerd, overleden, gepromoveerd, promotie, geslaagd,
      nieuwe baan, vader geworden, moeder geworden, beloofd, afgestudeerd`,
    plans: `
      afspraak, examen, sollicitatiegesprek, vlucht, vlieg, vliegen, bruiloft, operatie, reis,
      vakantie, conferentie, deadline, concert, feest, marathon, verhuizing, van plan, plannen,
      spaar voor, sparen voor, spaar, train voor, doel is, wil worden`,
    when: `
      januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november,
      december, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, volgende week,
      volgende maand, volgend jaar, vorige week, vorige maand, vorig jaar, in de zomer, in de
      winter, kerst, pasen, morgen, overmorgen, uur`,
    passing: `
      moe, honger, dorst, nodig, zoek, zoeken, wil, willen, zou graag, vraag, vragen, probleem,
      fout, idee, lijst, bestand, code, functie, tekst, zin, bericht, mail, denk, weet, geloof,
      hoop, blij, sorry, bedankt, vandaag, gisteren, net, probeer, snap, begrijp, benieuwd, hulp,
      klaar, hier, daar`,
    unreal: `
      als ik, als je, als we, als er, stel dat, stel, zou, zouden, alsof, of ik, wenste, wou dat`,
    doubt: 'misschien, mogelijk, waarschijnlijk, blijkbaar, schijnbaar, ooit',
    asks: `
      wat, hoe, waar, wie, wanneer, waarom, welke, welk, kun je, kan je, kan ik, kunt u, kan, mag,
      moet ik, heb je, weet je, ken je, is er, zijn er, is het, help, geef, vertel, leg uit,
      +schrijf, maak, noem, tips, graag, zoek, stuur,
      stel op`,
    tasks: `
      geef een voorbeeld, een voorbeeld van, voorbeeld van, schrijf een antwoord, schrijf een reactie, reageer op, vat deze, in de tekst staat, vat dit, vertaal, vertalen, vertaling, corrigeer, verbeter, herschrijf, herformuleer, vat samen,
      samenvat*, parafraseer, antwoord op, beantwoord, naar het engels, in het engels, naar het
      frans, in het frans, hoe zeg je, deze tekst, deze zin, deze mail, het volgende, klinkt beter, doorgestuurd, doorgestuurde`,
    fiction: `
      verzin, stel je voor, laten we spelen, we spelen, doe alsof, in de ik-vorm, begin mijn verhaal, verhaal, roman, sprookje, gedicht, rollenspel, doe alsof, stel je voor, jij bent nu,
      personage, hoofdpersoon, scenario, dialoog, mop, grap, gedroomd`,
    said: 'zei, zegt, gezegd, vroeg, vraagt, vertelde, schreef, beweert, volgens',
    joins:
      'als dat helpt, mocht dat helpen, als je het mij vraagt, en, maar, want, omdat, terwijl, hoewel, die, dat, waar, dan',
    hence: 'dus, daarom, vandaar',
    orders: `
      +geen emoji, +geen emojis, +geen smileys, +geen lijstjes, +geen tabellen, +zonder emoji's, +alleen metrisch, +korter antwoorden,
      +altijd, +nooit, +voortaan, +vanaf nu, +tutoyeer me, +tutoyeer mij, +zeg maar je, +hou het
      kort, +houd het kort, +geen emoji's, +gebruik geen, +noem me geen, +stel geen, +stuur me geen,
      antwoord, antwoorden, schrijf, geef me, gebruik, leg uit, spreek, noem me, vraag me, toon`,
    assent: 'toch, hè, nietwaar, niet, niet waar, klopt, ok, oké, okay, ja, nee, dank je, begrepen',
    also: 'ook, daarnaast, bovendien, tevens',
    ends: 'verkocht, opgezegd, gestopt, uit elkaar, gescheiden, niet meer, geen meer, overleden',
    not: 'niet, geen, nooit',
  },
  healthWords: {
    ailments: `
      jicht*, hielspoor, fasciitis plantaris, coeliakie, diabet*, suikerziekte, astma*, epilep*, toeval,
      migraine*, artritis, artrose, reuma*, eczeem, psoriasis, kanker, borstkanker, tumor*, leukemie,
      lymfoom, beroerte, tia, hartinfarct, hartaanval, hartfalen, hartritmestoornis*, boezemfibrilleren,
      stent*, pacemaker, hoge bloeddruk, bloeddruk, hypertensie, cholesterol, bloedarmoede, ijzertekort,
      schildklier*, hashimoto, crohn, colitis, diverticulitis, prikkelbare darm, pds, reflux,
      brandend maagzuur, maagzuur, gastritis, maagzweer, galstenen, nierstenen, nierfalen, nierziekte,
      dialyse, leververvetting, cirrose, hepatitis, endometriose, pcos, lupus, multiple sclerose,
      fibromyalgie, long covid, parkinson, alzheimer, dement*, depress*, bipolair, ptss, adhd,
      paniekaanvallen, slapeloosheid, slaapapneu, tinnitus, draaiduizelig*, glaucoom, staar, ischias,
      hernia, spit, scoliose, osteoporose, peesontsteking, slijmbeursontsteking, tennisarm, carpaal tunnel,
      meniscus, kruisband*, enkelbanden, gebroken, breuk, hersenschudding, trombose, alvleesklier*,
      longontsteking, copd, netelroos, gordelroos, zwanger*, zwangerschapsdiabetes, overgang, hemofilie,
      *allergie, *allergisch, *intolerantie, lactose-intolerant, lactose-intolerantie,
      histamine-intolerantie, hooikoorts, blaasontsteking, bijholteontsteking, rosacea, taaislijmziekte,
      auto-immuun*, spataderen, chemo*, transplantatie, stoma, hoefbevangen*, anafyla*, oorontsteking*,
      infectie, lage bloeddruk, klaplong, hypo, ontsteking, koliek*, bloedneus*, sepsis, anorexia, boulimia,
      alcoholist*, infarct*`,
    troubles: `
      kapot, eruit, doorheen, schoot erin, door mijn rug, speelt op, speelt weer op, opspeelt, doet pijn,
      doen pijn, pijn, pijnlijk, zeer, stijf, vast, op slot, gezwollen, dik, opgezwollen, ontstoken,
      gescheurd, verrekt, verzwikt, verstuikt, uit de kom, gebroken, gekneusd, slecht, zwak, gevoelig,
      versleten, problemen, last, klachten, geopereerd, kramp, doof, tintelt, bloedt, geblesseerd,
      begeeft het, laat me in de steek, kreupel, loopt mank, gevallen, onderuitgegaan`,
    parts: `
      rug, onderrug, nek, schouder, schouders, elleboog, pols, duim, heup, heupen, knie, knieën, enkel,
      enkels, voet, voeten, hiel, achillespees, kuit, lies, rib, ribben, wervelkolom, kaak, tand, tanden,
      kies, kiezen, tandvlees, oor, oren, oog, ogen, maag, buik, darmen, blaas, nier, nieren, lever,
      galblaas, hart, longen, keel, huid, gewrichten, zenuw, pees, poot, been, benen, prostaat, dijbeen,
      knieschijf, sleutelbeen, bekken, onderarm, vinger, amandelen`,
    reactions: `
      uitslag, galbulten, bultjes, bulten, netelroos, jeuk*, zwelt, zwelt op, opgezwollen, dikke lip,
      dikke lippen, dikke tong, keel dicht, keel gaat dicht, keel zit dicht, benauwd, geen lucht, kotsen,
      kots, kotst, overgeven, geef over, geeft over, braken, braakt, misselijk, diarree, buikpijn,
      buikkrampen, maagpijn, krampen, opgeblazen, winderig, maagzuur, krom van de pijn, ziek van,
      word ik ziek, wordt ze ziek, wordt hij ziek, beroerd van, niet tegen, slecht tegen, kan niet tegen,
      kan slecht tegen, verdraag, verdraagt, verdragen, valt verkeerd, valt slecht, vallen slecht,
      reageer op, reageert op, reageer ik, reactie, duizelig, flauwgevallen, flauw gevallen, hartkloppingen,
      migraine, spoedeisende hulp, seh, eerste hulp, ambulance, epipen, aanval, opvlamming, rode vlekken,
      vlekken, van slag, aan de diarree, infuus, aan het infuus, opgezet, zwol op, zwollen op, ziekenhuis,
      zuurstof, bewusteloos, blaren`,
    foods: `
      zuivel, melk, kaas, boter, room, yoghurt, lactose, gluten, tarwe, brood, pasta, rogge, haver, mais,
      soja, tofu, ei, eieren, noten, pinda*, amandel*, cashew*, hazelno*, walno*, pistache*, sesam, mosterd,
      selderij, vis, tonijn, zalm, schaaldieren, schelpdieren, garnalen, mosselen, krab, kreeft, vlees,
      rood vlees, rundvlees, varkensvlees, worst, spek, ham, kip, kalkoen, gevogelte, brokken, brokjes,
      gelatine, zout, natrium, suiker, zoetigheid, snoep, zoetstof*, koolhydraten, vet, vette, gefrituurd,
      pittig, pittig eten, peper, paprika, knoflook, ui, uien, tomaat, tomaten, aardappel*, nachtschade*,
      paddenstoelen, champignons, spinazie, bonen, linzen, peulvruchten, kool, kiwi, mango, aardbei*,
      banaan, bananen, appel, appels, perzik*, kersen, ananas, grapefruit, citrus*, sinaasappel*, fruit,
      avocado, honing, chocola*, cacao, koffie, cafeïne, thee, alcohol, drank, wijn, rode wijn, bier, roken,
      sigaretten, frisdrank, cola, prik, sushi, rauwe vis, drop, zoethout, azijn, e-nummers, latex, nikkel,
      penicilline, amoxicilline, antibiotic*, ibuprofen, aspirine, paracetamol, diclofenac,
      contrastvloeistof, jodium, pleisters, parfum, wasmiddel, pollen, stof, huisstofmijt, schimmel, gras,
      graspollen, wespen*, bijen*, hardlopen, rennen, tillen, zwaar tillen, springen, squats, sporten,
      vliegen, autorijden, zwemmen, traplopen, bukken, snoepjes, wespensteek, bijensteek, kunstgras,
      energiedrank*, rijst, kokos, kaneel, kerrie, gember, gist, orgaanvlees, zachte kaas, rauwe melk,
      rauw ei, kiemen, histamine, kalium, fosfaat, vezels, haarverf, henna, wol, zonnebrand, zon, berk,
      statines, metformine, voetbal, tennis, duiken, dansen, klimmen, fietsen, skiën, gewichten, ketchup,
      chips, ijs, taart, cake, pizza, boekweit, prosecco, gin, wodka, meloen, venkel, fructose, saté`,
    refrains: `
      geen, nul, niks met, niets met, nooit meer, zonder, vermijd, vermijden, vermijdt, mijd, mijden,
      eet geen, eten geen, drink geen, drinkt geen, drinken geen, mag geen, mag niet, mogen geen,
      mogen niet, kan geen, weglaten, laat, laten, laten we, geschrapt, schrappen, gestopt met, stop met,
      stoppen met, blijf van, blijven van, blijf weg van, komt er niet in, komt hier niet in huis,
      komt niet op tafel, doen we niet, doen niet aan, doen hier niet aan, is taboe, taboe, verboden,
      van het menu, niet meer, minder, uit den boze, *vrij, -vrij, uitgesloten, afgezworen`,
    healers: `
      dokter, arts, artsen, huisarts, cardioloog, dermatoloog, huidarts, internist, mdl-arts, mdl,
      allergoloog, reumatoloog, neuroloog, nefroloog, endocrinoloog, oncoloog, uroloog, gynaecoloog,
      verloskundige, kinderarts, psychiater, chirurg, orthopeed, fysio, fysiotherapeut, osteopaat, podoloog,
      podotherapeut, opticien, oogarts, tandarts, mondhygiënist, diëtist, diëtiste, apotheker, dierenarts,
      hoefsmid, ziekenhuis, kliniek, bloedonderzoek, bloedtest, bloedwaarden, scan, mri, foto's, röntgen,
      biopsie, uitslagen, allergietest, logopedist, polikliniek, poli, kno-arts, cardiologe, sportarts,
      ademtest`,
    orders: `
      zei, zegt, zeggen, gezegd, wil, denkt, vindt, +verboden, +verbiedt, +verbood, voorgeschreven,
      schreef voor, aangeraden, raadt aan, raadde, +afgeraden, vastgesteld, bevestigd, gevonden, vermoedt,
      gewaarschuwd, waarschuwde, heeft me op, heeft hem op, heeft haar op, gezet, zette me, laat me,
      moet ik, moet hij, moet ze, mag ik, mag hij, mag ze, bleek, blijkt, was duidelijk, is streng,
      liet zien, stoppen, gaf aan, +laat mij niet, +wil niet, van de huisarts, van de dokter, max`,
    lasting: `
      weer, opnieuw, alweer, sinds, tot, tot en met, aanval van, aanvallen van, jichtaanval*, opvlamming*,
      tweede keer dit, derde keer dit, twee keer dit jaar, dit jaar, levenslang, gediagnosticeerd, diagnose,
      vastgesteld, verdenking op, bevestigd, chronisch*, acuut, acute, aanleg voor, gevoelig voor,
      zit in de familie, erfelijk, terugval, na de operatie, sinds de operatie, net geopereerd, wachtlijst,
      gips, krukken, ziekteverlof, weken, maanden, elke keer, iedere keer, telkens, altijd als,
      elk voorjaar, elke lente, vanaf nu, voortaan, medicijnen, medicatie, pillen, insuline,
      bloedverdunners, prednison, momenteel, tegenwoordig, de laatste tijd, weken zwanger, maanden zwanger,
      voor de tweede keer, voor de derde keer, de tweede keer, de derde keer, de vierde dit jaar,
      de derde dit jaar, nog een, weer een, alweer een`,
    household: `
      bij ons, bij mij thuis, bij ons thuis, thuis, hier, hier in huis, in huis, in de familie,
      in ons gezin, huishouden`,
    passed: `
      weer beter, weer goed, weer de oude, alweer over, gaat weer, over nu, alles goed, genezen, hersteld,
      opgeknapt, niks ernstigs, niets ernstigs, loos alarm, als kind, vroeger als kind, overheen gegroeid,
      griep, griepje, verkouden*, negatief`,
    figures: `
      wordt me te veel, ziek van dat, ziek van die, bijna een hartaanval, hartaanval van,
      kreeg een hartaanval, hoofdpijn van dit, hoofdpijn van deze, hoofdpijn van die, hoofdpijndossier,
      allergisch voor vergaderingen, allergisch voor maandagen, allergisch voor werk,
      allergisch voor domheid, allergisch voor drama, achter de rug, in de rug, rug tegen de muur,
      op eigen benen, voet bij stuk, met het oog, in het oog, onder ogen, hand in hand, bij de hand,
      ter harte, van harte, hart gebroken, gebroken hart, brak mijn hart, in mijn hart, in hart en nieren,
      mensen met, iemand met, wie lijdt, patiënten met, personage, hoofdpersoon, roman, in de film,
      in het boek, in de serie, aflevering, documentaire, artikel, podcast, onderzoek naar, op het nieuws,
      scriptie over, werkstuk over, spreekbeurt, sponsorloop, inzameling, koorts van, voetbalkoorts,
      verslaafd aan`,
  },
  styleWords: {
    forms: `
      emoji, emoji's, smileys, opsommingen, opsomming, bulletpoints, bullets, lijstjes, tabel, tabellen,
      kopjes, proza, lopende tekst, doorlopende tekst, hele zinnen, volledige zinnen, korte zinnen,
      alinea's, jargon, vaktermen, vaktaal, moeilijke woorden, engelse termen, afkortingen, gewone taal,
      simpele taal, conclusie, samenvatting, kern, antwoord eerst, voorbeeld, voorbeelden, cijfers,
      getallen, bron, bronnen, bronvermelding, links, genummerd, nummer, stappen, stap voor stap, één stap,
      een stap tegelijk, kort, korter, beknopt, details, formeel, complimenten, complimentjes,
      uitroeptekens, uitroepteken, metrisch, celsius, tutoyeer, tutoyeren, je en jij, u, vousvoyeer, code,
      waarschuwingen, vergelijkingen, metaforen, voor- en nadelen, één zin, twee zinnen, drie zinnen,
      regels, vet, opmaak, inleiding`,
    tells: `
      als je antwoordt, als je mij, als je me antwoordt, als je schrijft, als je uitlegt, antwoord,
      antwoorden, je antwoorden, schrijf, schrijf me, leg uit, leg me, geef me, geef mij, praat tegen me,
      begin, begin met, zet, zet er, gebruik, vermijd, bespaar me, zeg, noem, laat weg, hou het, houd het,
      tutoyeer me, spreek me`,
    standing: `
      altijd, nooit, elke keer, iedere keer, in het algemeen, standaard, voortaan, vanaf nu, in het vervolg,
      tegen mij, tegen me, voor mij, bij mij, met mij, als je mij schrijft, tenzij ik vraag`,
    reasons: `
      ik heb liever, liever, ik lees liever, ik geef de voorkeur, ik wil graag, +ik heb nodig,
      ik raak de draad kwijt, raak ik de draad kwijt, ik kan het niet volgen, ik haat, ik kan niet tegen,
      daar kan ik niet tegen, ik word daar, irriteert me, irriteren me, stoort me, helpt me, helpt mij,
      ik leer het best, ik snap het beter, ik lees op mijn telefoon, lees dit op mijn telefoon,
      voorleessoftware, schermlezer, mijn ogen, dyslexi*, dyslect*, adhd, geeft me het gevoel, vermoeit me,
      dan kan ik het nakijken, onrustig van`,
  },
  otherWords: {
    notSelf: 'niet ik, ik niet, niet mij',
    served:
      'patiënt, patiënte, patiënten, cliënt, cliënten, klant, klanten, leerling, leerlingen, passagier, passagiers, bewoner, bewoners',
  },
  writingWords: {
    orders: `
      schrijf, schrijf me, schrijf mij, schrijf even, stel op, maak, maak me, bedenk, formuleer, typ, tik, schrijf haar, schrijf hem, zeg hem, zeg haar, help me, help mij, help ons, maak haar, maak hem, leg uit, vergelijk, vat samen, bereken`,
    texts: `
      brief, mail, email, e-mail, bericht, berichtje, tekst, tekstje, appje, bio, biografie, profiel, post, tweet, status, zin, zinnen, regel, regels, gedicht, rijm, toespraak, kaart, kaartje, uitnodiging, advertentie, sollicitatie, sollicitatiebrief, cv, recensie, antwoord, klacht, ontslagbrief, verhaal, onderschrift`,
    says: `
      waarin staat, waarin, dat zegt, die zegt, met daarin, waar in staat, dat ik, waar ik, over mij, over mijn, over hoe`,
  },
  addressees: 'jij, je, jou, +jouw, u, +uw',
  askingWords: {
    inverts:
      'is, was, waren, heeft, woont, werkt, drinkt, neemt, speelt, rookt, gaat, +ben, +zijn, +heb, +hebben, +had, +kan, +moet, +mag, +wil, +woon, +wonen, +werk, +werken, +leef, +heet, +eet, +drink, +neem, +speel, +rook, +rij, +ga, +gaan',
    opens:
      'wat, wie, waarom, welke, welk, hoe oud, hoeveel, hoe lang, hoe heet, waartegen, waarvoor, waarvan',
    opensAlone: 'wanneer, waar, hoe',
    tags: 'of niet, toch, +hè, nietwaar, niet waar, klopt dat, waarvoor, waartegen',
    either: 'of',
  },
  genderWords: {
    he: 'hij, zijn',
    she: 'ze, zij, haar',
    male: 'man, zoon, broer, vader, papa, opa, oom, neef, vriend, hond, kater',
    female: 'vrouw, dochter, zus, moeder, mama, oma, tante, nicht, vriendin, poes',
  },
  passingStates: `
    ben dood, lach me dood, ik sterf, zo terug, ben zo terug, naar bed, in bed, onderweg, ik kan niet meer, kan niet meer, bijna leeg, batterij is, accu is, heb honger, heb dorst, heb het koud, heb slaap, ben moe, ben kapot, hoofdpijn, in de file, zit te eten, slapen eindelijk, slaapt eindelijk, snurkt, ben te laat, net wakker`,
  answerWords: {
    parts: `
      emoji, emojis, smiley, smileys, emoticons, lijstjes, lijstje, lijst, lijsten, opsomming, opsommingen, bullets, bulletpoints, kopjes, tabellen,
      vetgedrukt, uitroepteken, uitroeptekens, jargon, vaktaal, moeilijke woorden, advies, adviezen, goedbedoeld advies, preek, preken, complimenten,
      complimentjes, lof, gevlei, geslijm, slijmen, clichés, dooddoeners, peptalk, gezwets, geklets, excuses, verontschuldigingen, sorry zeggen,
      inleiding, inleidingen, samenvattingen, spoilers, hele verhalen, lappen tekst, engelse woorden,
      uitleg, lappen tekst, hele verhalen`,
    counted: `
      optie, opties, suggestie, suggesties, idee, ideeën, keuze, keuzes, voorstel, zin, zinnen, regel, regels, alinea, antwoord, vraag, stap, ding`,
    manners: `
      kort, korter, kort en bondig, bondig, beknopt, lang, langdradig, formeel, informeel, stijf, plechtig, direct, directer, eerlijk, simpel,
      simpeler, eenvoudig, normaal, gewoon, overdreven, enthousiast, vrolijk, zweverig, technisch, kleffe, klef, korte zinnen, korte antwoorden,
      hele zinnen, zakelijk, langzamer`,
    units: `
      metrisch, celsius, graden celsius, gram, kilo, kilometer, kilometers, km, liter, liters, milliliter, ml, euro, meter, meters, cups, mijlen,
      fahrenheit`,
    wishes: `
      zeg maar je, zeg maar jij, zeg maar u, zeg je, zeg jij, zeg gewoon je, zeg gewoon jij, tutoyeer me, tutoyeer mij, tutoyeren, kom ter zake,
      kom to the point, draai er niet omheen, één ding tegelijk, luister gewoon,
      alleen de code, alleen code, enkel de code, alleen het antwoord, kort antwoord, korte antwoorden, geen uitleg, zonder uitleg, conclusie eerst, eerst de conclusie, antwoord eerst, eerst het antwoord, kom ter zake, hou het kort, houd het kort`,
    refuses: `
      geen, zonder, niet zo, niet te, niet, stop met, hou op met, hou op, hou eens op met, minder, laat, laat die, nooit, vermijd, weg met, genoeg,
      in plaats van, bespaar me, hoef geen, +ik wil geen, +ik hoef, +ik hoef geen, +ik hou niet van, +ik haat, +ik kan niet tegen,
      +ik zit niet te wachten op, geen zin in`,
    limits: `
      alleen, maar, slechts, één, een, eén, twee, drie, 1, 2, 3, maximaal, max, hooguit, tegelijk, per keer, altijd, enkel`,
    allows: 'je mag, je kunt, je kan, mag, mogen',
    again: 'weer, opnieuw',
    answers: `
      antwoord, antwoorden, antwoord me, reageer, schrijf, schrijven, praat, praten, zeg, geef me, geef mij, gebruik, gebruiken, leg uit, wees,
      hou het, houd het, antwoorden graag`,
    utters: 'zeggen, zeg, noem me, noemen, beginnen, begin, eindigen, eindig, herhalen, vragen, schrijven',
    wants: 'ik wil, ik heb liever, ik heb graag, ik heb geen, ik hou van, ik wil liever, liever',
    light: `
      graag, aub, alsjeblieft, alstublieft, asjeblieft, svp, met mij, tegen mij, tegen me, voor mij, mij, me, in het algemeen, altijd, steeds,
      de hele tijd, elke keer, kun je, kan je, zou je, wil je, je mag, mag je, bedankt, dank je, ok, oke, in, met, die, de, het, dat, al die, je, en,
      of, wat, een beetje, ook, wel, meer, gewoon, maar, eens, voortaan, aan het eind, liever, hè, zo, te`,
    moment: `
      vanavond, vandaag, deze keer, dit keer, nu, voor nu, even, morgen, hier, straks, voor één keer, deze vraag, dit antwoord`,
  },
  slipWords: {
    says: 'ik bedoel, ik bedoelde, nee wacht, nee sorry, oh nee, eh, moet zijn',
    no: 'nee',
    hours: 'uur',
    at: 'om',
  },
  reversalWords: {
    errs: `
      typefout, vertypt, verschreven, verteld, misteld, vergist, verkeerd gezegd, verkeerd geschreven,
      bedoelde, ik bedoel, bedoel, correctie, mijn fout, foutje, verward, nagemeten, nageteld,
      opnieuw gemeten, niet zoals gezegd, autocorrectie`,
    rather: 'sorry, eigenlijk, nee, wacht, oeps, toch, toch niet, blijkt, of nee, veranderd, gewijzigd, maar',
    now: 'nu, vanaf nu, inmiddels, tegenwoordig, voortaan, nieuw, nieuwe',
    replaces: 'in plaats daarvan, in plaats van, vervangen, ingeruild, omgeruild, overgestapt',
    spells: 'schrijf je, geschreven, spel je, met een k, met een c, zonder h',
    moves: 'verhuisd, verhuist, ingetrokken, wonen nu, woon nu, gaan wonen',
    hires: `
      baan gekregen, nieuwe baan, aangenomen, ontslag genomen, begin bij, begonnen bij, werk nu,
      gepromoveerd, gepensioneerd, ontslagen, overgestapt, omgeschoold, van baan veranderd, andere baan,
      aan de slag, ga werken, werk als, werk voor, werk bij, nieuwe werkgever, nieuwe baas,
      laatste werkdag, voor mezelf begonnen, geworden, begin maandag, zzp`,
    shifts: `
      verzet, verplaatst, uitgesteld, vervroegd, verschoven, gewijzigd, nieuwe datum, wordt nu,
      verschuift, wordt verzet, naar achteren, naar voren, opgeschoven, schuift op`,
    settles: `
      uiteindelijk, op het laatst, gekozen voor, we gaan voor, besloten voor, het wordt,
      is het geworden, planwijziging, alsnog, toch maar, is het geworden, wordt het toch, toch naar,
      toch in`,
    raises: `
      gestegen, stijgt, verhoogd, verhoging, omhoog, opgeslagen, duurder, gedaald, verlaagd, goedkoper,
      kost nu, gaat naar, ging naar, vanaf deze maand, is nu`,
    parts: `
      uit elkaar, het is uit, is uit met, uitgemaakt, gescheiden, verlaten, vrijgezel, niet meer samen,
      single`,
    partner: 'vriendin, vriend, partner, vrouw, man, echtgenoot, echtgenote, verloofde',
    drops: `
      weggegeven, weggedaan, afgezegd, geannuleerd, gaat niet door, opgegeven, gestopt met, verloren,
      teruggebracht, afgelast, weggegooid, weg, is weg, kapot, gestolen, gejat, verkocht, naar de sloop,
      geschrapt, gaan niet, ga niet, doe niet mee, stuk, de deur uit, ingeleverd, van de baan, dood,
      weggebracht, opgeheven`,
    clears: `
      geen probleem, vals alarm, mag ik, kan ik eten, kan ik gewoon, goedaardig, verkeerde diagnose,
      genezen, negatief, prima, verdraag`,
    forgets: 'vergeet, mag je vergeten, kun je vergeten, laat maar, laat zitten',
    stays: `
      laat maar, we houden, ik hou, ik houd, houden toch, toch niet, blijft toch, houden het,
      houden hem, gaan door, verkopen niet, verkoop niet, blijft, blijven, terug gedraaid,
      laten we houden`,
    beside: 'in, op, van, aan, bij, onder, achter, naast, uit',
    partly: `in de zomer, 's zomers, in de winter, 's winters, elke zomer, elke winter, in het weekend, in de weekenden, doordeweeks, door de week, het halve jaar, in de vakantie`,
    leaves: `
      verkopen, verkoop, weggeven, opzeggen, verhuizen, stoppen, afzeggen, doen weg, wegdoen, inleveren,
      opgeven, opdoeken, afstoten, vertrekken`,
    sets: `
      verander mijn, wijzig mijn, pas mijn, update mijn, zet mijn, maak mijn, corrigeer mijn,
      verander de, verander het, wijzig de, wijzig het, zet de, zet het, maak er, pas de`,
    to: 'in, naar, op',
    counts: 'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf',
  },
  orderWords: {
    machine:
      'AI, een AI, de AI, kunstmatige intelligentie, chatbot, chatbots, bot, taalmodel, taalmodellen, AI-assistent, AI-model, virtuele assistent, digitale assistent, AI-lezers, bots, robots, elke chatbot, robots die, automatische lezer',
    helper: 'assistent, assistente, assistenten, het model, dit model',
    job: 'mijn assistent, mijn assistente, onze assistent, tandarts, mevrouw, meneer, directeur, medewerkers, notaris, advocaat, regisseur, secretaresse, belde, winkelmedewerkers, winkelmedewerker, verkopers, patiënten',
    addressed:
      'beste AI, beste assistent, beste model, voor de AI, voor AI, voor de assistent, voor het model, aan de AI, aan de assistent, aan het model, bericht aan de AI, notitie voor de AI, instructie voor de AI, als je een AI bent, voor het taalmodel, aan het taalmodel, aan de chatbot, alleen voor de AI, opmerking voor de AI, ben je de bot, als je de bot bent, aan elke chatbot, aan robots, aan elke AI, wie dit cv, dit cv automatisch, van deze mailbox',
    you: 'je, jij, jou, jouw, u, uw',
    drop: 'negeer, negeren, vergeet, vergeten, omzeil, omzeilen, schakel, uitschakelen, overschrijf, overschrijven, volg niet, niet volgen, schend, overtreed, laat vallen, verwijder, wis, stop met, sla over, gooi weg, schrap, trek je niets aan van',
    lifted:
      'vervallen, opgeheven, ongeldig, gelden niet, gelden niet meer, niet meer geldig, ingetrokken, uitgeschakeld, niet langer van kracht, vervalt, geldt niet meer, buiten werking, afgeschaft, zijn vervallen, zijn ingetrokken, gelden hier niet, niet van toepassing',
    rules:
      'instructie, instructies, regel, regels, richtlijn, richtlijnen, beperking, beperkingen, opdrachten, voorschriften, filters, beleid, alles hierboven, wat je is verteld, veiligheidsregels, wat je bij de start, bij de start, meegegeven, je opdracht, jouw opdracht',
    prior:
      'vorige, eerdere, voorgaande, bovenstaande, alle, elke, iedere, eerder, oorspronkelijke, bestaande, veiligheid',
    your: 'jouw, je, uw',
    tell: 'antwoord, antwoorden, beantwoord, zeg, zeggen, beweer, beweren, noem, noemen, vermeld, vermelden, schrijf, schrijven, herhaal, bevestig, ontken, voeg, toevoegen, eindig, begin, gebruik',
    advise:
      'beveel, aanbevelen, aanbeveelt, raad, aanraden, aanraadt, prijs, prijzen, prijst, promoot, promoten, verkies, verkiezen, gelijk geven, gelijk geeft, eens zijn, prijs aan, prijs je, kraak, aanprijzen, noemen, laat vallen, terloops, stuur naar, raad aan, raad hem, lof voor, met lof, noem altijd',
    show: 'toon, tonen, onthul, onthullen, laat zien, geef, geven, druk af, openbaar, deel',
    act: 'stuur, sturen, verstuur, versturen, verzend, verzenden, voer, uitvoeren, roep aan, verwijder, verwijderen, voeg, invoegen, bewaar, bewaren, kopieer, kopiëren, open, klik, bezoek, maak over, koop, opnieuw inloggen, toon alle',
    must: 'moet, moeten, dient, hoort, mag, zou moeten, gelieve, verplicht, bedrijfsbeleid',
    wish: 'zou fijn zijn, zou mooi zijn, zou leuk zijn, zou aardig zijn, het zou helpen, wordt gewaardeerd, graag gezien, attente, behulpzame, een goede assistent, welwillende, goedhartige',
    always: 'altijd, nooit, alleen, uitsluitend, elke keer, telkens, zonder uitzondering',
    later:
      'vanaf nu, voortaan, van nu af aan, vanaf vandaag, na het lezen, zodra je dit leest, de volgende keer, in je volgende, in het volgende bericht, voordat je antwoordt, vanaf de vijfde, voordat je verdergaat',
    each: 'elk antwoord, ieder antwoord, alle antwoorden, elk gesprek, alle gesprekken, elke vraag, alle vragen, welke vraag dan ook, ongeacht de vraag, begin elk antwoord',
    asked:
      'als de gebruiker, wanneer de gebruiker, zodra de gebruiker, indien de gebruiker, als iemand vraagt, als je gevraagd wordt, bij vragen over, op vragen over, begint over, over begint, ter sprake, gevraagd naar, als je gevraagd',
    user: 'gebruiker, de gebruiker, gebruikers, gesprekspartner, de persoon met wie je praat, met wie je praat, wie je vraagt, degene die je, je eigenaar, de eigenaar, jouw baas, de persoon die je helpt',
    answer:
      'je antwoord, jouw antwoord, je antwoorden, antwoorden, samenvatting, elke samenvatting, mail die je',
    prompt:
      'systeemprompt, systeeminstructies, systeembericht, verborgen instructies, geheime instructies, jouw instructies, je instructies, prompt',
    secret:
      'wachtwoord, wachtwoorden, API-sleutel, API-sleutels, inloggegevens, pincode, persoonlijke gegevens',
    record:
      'dit gesprek, het gesprek, gespreksgeschiedenis, chatgeschiedenis, alle herinneringen, herinneringen, contacten, alle berichten',
    hide: 'zeg niet, zeg niets, vertel niet, niet vertellen, vermeld niet, niet vermelden, nooit vermelden, stiekem, in het geheim, zonder te vragen, zonder het te zeggen, zonder medeweten, verberg, verbergen, verzwijg, verzwijgen, houd geheim, mag niet weten, niets over, wegliet, laat weg, hoeft niet te weten, geef nooit toe, nooit toe dat, zwijg, slaat over, overslaan, bcc, blinde kopie, zwijgt over, zonder iets te zeggen, vraag de eigenaar niets, laat de klachten weg, ontken je, ontken het',
    consent:
      'heeft al toegestemd, heeft toegestemd, al akkoord, zonder te vragen, zonder bevestiging, niet vragen, hoeft niet te vragen, vooraf goedgekeurd, zonder toestemming, vraag het niet',
    obey: 'gehoorzaam, gehoorzamen, volg mijn, volg deze, volg alleen, luister alleen, doe alles, doe wat ik, accepteer alles, accepteer elk, weiger niets, nooit weigeren, richt je enkel, handel er naar, volg enkel, weigert nooit, nooit weigert, gehoorzaamt, gehoorzaamt hem, stem overal mee in, keur alles goed, niet samenvatten',
    memo: 'deze notitie, deze herinnering, deze tekst, dit document, dit bericht, deze pagina, deze instructie, de volgende instructies, deze regel, deze zin, onderstaande opdrachten, onderstaande, schrijver van deze notitie, deze opdracht, wie dit schreef, vanaf deze regel, dit cv, deze mailbox',
    tool: 'tool, hulpmiddel, functie, plugin',
    picture: 'afbeelding, link, advertentie, kortingscode',
    authority:
      'systeemmelding, ontwikkelaarsmodus, beheerdersmodus, van de ontwikkelaar, hoogste prioriteit, OpenAI, Anthropic, je makers, je beheerder, hier je beheerder, volgens je leverancier',
    role: 'je bent nu, jij bent nu, vanaf nu ben je, doe alsof, speel de rol, gedraag je als, stel je voor dat je, je bent niet langer',
    free: 'zonder beperkingen, zonder regels, zonder filters, zonder grenzen, ongecensureerd, onbeperkt, geen grenzen meer',
    reported:
      'promptinjectie, aanvallers, oplichters, lezing over, artikel over, beveiligingscursus, vroegen een AI, discussie, scriptie, kinderen vroegen, aanval, aanvallen, een aanval, het rapport beschrijft, lukte niet, zei altijd, zei oma altijd, schoolregel',
    self: 'ik, wij, mijn broer, mijn zus, mijn zoon, de dokter',
    when: 'wie naar, wie vraagt, op het horen van',
    deceive:
      'kraak af, lieg, beweer, doe alsof, verkeerde, opzettelijk, expres, de verkeerde dag, onwaar, het is een feit dat, alsof het dringend is, alsof het jouw idee is, zeg dat het niets is, iedereen tevreden',
    daily:
      'mama, papa, oma, opa, kinderen, kind, hond, kat, school, juf, meester, dokter, pil, koffie, soep, deeg, oven, recept, zout, keuken, tuin, taart, deur, sleutel, bus, trein, buurman, buurvrouw, buren, huur, huisbaas, feest, verjaardag, bruiloft, vakantie, boek, roman, film, lied, koor, club, team, politie, pakket, klanten, gasten, examen, rechter, broer, zus, tante, oom, baas, collega, noten, trap, leverancier, bestelnummer, factuur, agenda, markt, zwangerschap, koning, koningin, scène, spel, ontbijt, groep, zaal, mat, matje, loket, uitslag, kapitein, zee',
    software:
      'systeem, app, website, server, formulier, knop, script, instellingen, printer, update, link van een uur',
    device:
      "software, programma, programma's, algoritme, algoritmes, automatisch*, geautomatiseerd*, machine, machines, machinale, speaker, speakers, Siri, Alexa, Copilot, Gemini, Claude, zoekmachine*, zoekagent*, koopagent*, vergelijker*, vertaalprogramma*, nakijkprogramma*, automatische lezers, digitale gidsen, digitale gids, telefoonhulp, spraakassistent*, analysemodel*, codehulp, hulpmiddel, hulpmiddelen, computer, tekstgenerator*, AI-chats, systeem, app, robot, robots, agendabot, geen mens",
    reads:
      'die dit lezen, die dit leest, leest, lezen, meeleest, voorleest, voorlezen, samenvat, samenvatten, die samenvatten, inkort, doorgeeft, vertaalt, vertalen, citeert, citeren, analyseert, sorteert, beschrijft, verwerkt, indexeert, bij het lezen, bij het samenvatten, deze notulen, deze pagina, deze recensie, dit bericht, die de krant',
    feigns:
      'houdt zich van de domme, doet alsof, doe alsof, doen alsof, alsof, zweert, zweren, beweert, beweren, ontkent, ontkennen, houdt vol, volhouden, ziet niet, ziet over het hoofd, over het hoofd, geldt als, gelden als, als gesloten, uitverkocht, volgeboekt, niet beschikbaar, bestaat niet meer, teruggetrokken, al gecontroleerd, goedgekeurd, goedkeuren, wordt bijgewerkt, het tegenovergestelde, vervangt, vervangen, verdubbelt, verdubbeld, verdubbelen, aan het lijntje, verzint, bovenaan, wat er ook, krijgt als antwoord, heet het, weet van niks, keurt af, prullenbak',
    settled:
      'besloten, er is besloten, afgesproken, is afgesproken, doorgesproken, in overleg met, volgens de nieuwe, nieuw beleid, conform, juridische zaken, gecontroleerd door, goedgekeurd door, is afgehandeld, afgehandeld, namens, voor een proef, vanaf heden',
    lesson:
      'workshop, cursus, les, tips, handleiding, gids, woordenlijst, veld, parameter, optioneel, standaardwaarde, testgeval, testplan, verwacht, scenario, kolom, documentatie, instellingen, folder, onderzoek, rapport, onderzoekers, lezing, roman, hoofdstuk, toneelstuk, betekent, zogenaamde, leerlingen, studenten, aanvallers, toelichting',
    likes:
      'houdt van, vindt fijn, heeft liever, wil liever, haat, heeft een hekel aan, kan niet tegen, waardeert',
  },
  discretionWords: {
    unkept: {
      nots: `niet, nooit, niets`,
      keeps: `opslaan, sla, onthouden, onthoud, bewaren, bewaar, noteren, noteer, opschrijven, schrijf, vastleggen, leg, registreren, registreer`,
      between: `dit, dat, het, aub, alsjeblieft, alstublieft, graag, maar, op, vast, ergens, wat ik zeg, wat ik net zei, dit bericht, hier, even, hoor, ok, oké, te, dankje, s.v.p., svp`,
      retracts: `vergeet wat ik zei, vergeet wat ik net zei, vergeet wat ik gezegd heb, vergeet dat ik dat zei, vergeet dat ik dit zei, vergeet dat ik het zei, vergeet dat ik dat heb gezegd, doe alsof ik niets gezegd heb, ik heb niks gezegd, blijft onder ons, dit blijft tussen ons, blijft tussen ons, tussen jou en mij`,
      goesOn: `maar, en, want, omdat, dus`,
    },
    pretends: `rollenspel, laten we doen alsof, we doen alsof, twee waarheden en een leugen, sollicitatiegesprek oefenen, oefengesprek, proefsollicitatie, ik dicteer, ik ga dicteren, ik wil dicteren, ik wil je dicteren`,
    ahead: `sla niet op wat ik nu ga zeggen, sla niet op wat nu komt, onthoud niet wat ik nu ga zeggen`,
    endsPretence: `
      einde van het rollenspel, einde rollenspel, stop het rollenspel, rollenspel is voorbij,
      einde van het spel, einde spel, einde dictaat, einde van het dictaat, einde van de brief,
      einde van de roman, einde van het verhaal, de leugen was, de leugen is, einde van het gesprek,
      terug naar de werkelijkheid, nu even serieus`,
    offRecord: `
      off the record, onder ons gezegd, dit blijft onder ons, blijft onder ons, sla dit niet op,
      sla dat niet op, bewaar dit niet, bewaar dat niet, onthoud dit niet, onthoud dat niet,
      dit niet onthouden, alleen voor deze chat, alleen in deze chat, alleen voor dit gesprek,
      alleen in dit gesprek, enkel voor deze chat, enkel voor dit gesprek`,
    told: 'ik, we, wij, je, jij, hij, zij',
    forgetAll: `
      vergeet alles over mij, vergeet alles wat je over mij weet, vergeet alles wat je van mij weet,
      vergeet alles wat je over me weet, vergeet alles wat u over mij weet, vergeet alles over me,
      wis alles over mij, wis alles wat je over mij weet, wis alles wat je van mij weet,
      verwijder alles over mij, verwijder alles wat je over mij weet,
      verwijder alles wat u over mij weet`,
    forgetAllQuestion:
      'Zal ik alles wissen wat ik over je heb geleerd? Dit kan niet ongedaan worden gemaakt. Antwoord ‘ja’ om te bevestigen.',
    yes: `
      ja, ja graag, jazeker, graag, alsjeblieft, alstublieft, zeker, bevestigd, ik bevestig, doe maar,
      doe het, wis alles, vergeet alles, verwijder alles, oké, ok`,
  },
  continuity: {
    phrases: [
      'zoals (?:we |ik |je |u )?(?:je |jou |u |het |al |gisteren |net |eerder |vorige keer )*(?:zei|zeiden|zeg|bespraken|besproken|afgesproken|gezegd|vertelde|verteld)(?=$|[,.:;!?]| heb| gisteren| eerder| vorige)',
      `waar (?:we|waren we|zijn we) (?:gebleven|gestopt|waren)(?: waren)?${END}|waar waren we${END}`,
      'je (?:zei|vertelde|beloofde)(?: me)?(?: [^ ,.?!]+){0,2} (?:net|eerder|gisteren|vorige keer)|wat (?:zei|vertelde) je (?:net|zojuist|eerder|gisteren)',
      'waar (?:hadden|hebben) we het (?:net |gisteren )?over|terug naar (?:ons|onze|waar we|wat we)|(?:ons|onze) (?:vorige|laatste) (?:gesprek|chat)(?! met)|je (?:vorige|laatste) (?:antwoord|voorstel)',
      `(?:^|[.!?] |(?:verder|verdergaan|doorgaan|door|hervatten|oppakken|op|beginnen|vanaf|van|daar|terug naar),? )waar (?:we|waren we|zijn we|hadden we) (?:[a-z]+ ){0,4}?(?:gestopt|opgehouden|gebleven|geëindigd|stopten|ophielden)(?: waren| zijn| hadden)?${over('graag|alsjeblieft|alstublieft')}|(?:verder|door) met wat we (?:[a-z]+ ){0,2}?(?:deden|hadden|bespraken)`,
      `wat (?:hebben|hadden) we (?:[a-z]+ ){0,5}?(?:besloten|afgesproken|besproken|vastgesteld|gekozen)${END}`,
      '(?:onderwerp|gesprek|discussie|verhaal|plan) van (?:gisteren|vorige keer|de vorige keer|daarnet) (?:weer |verder )?(?:oppakken|hervatten|voortzetten|verder)|(?:verder|door|terug) (?:met|naar) (?:het|de|dat|wat)(?: (?:onderwerp|gesprek|discussie|verhaal|plan))? van (?:gisteren|de vorige keer|vorige keer|daarnet)',
    ],
    whole: [
      '(?:ga )?(?:maar )?(?:verder|door)',
      '(?:(?:doe maar|liever|ik (?:neem|wil|kies|bedoel)|geef me|neem) )?(?:de|die|het|dat) (?:eerste|tweede|derde|andere|laatste|vorige)(?: optie| versie| voorstel)?|die daar|optie (?:[a-e]|[1-9])',
    ],
    leads: 'ok|oké|ja|nee|goed|dus|dank je|hallo|en|maar|nu|dan|alsjeblieft|graag',
    tails: 'alsjeblieft|alstublieft|graag|dan|maar|nu|bedankt',
    letterRequests: '(?:schrijf|beantwoord|verbeter)[^.?!]{0,60} (?:e-?mail|mail|brief|bericht|antwoord)',
    takingUp: `
      laten we ga gaan verder verdergaan doorgaan terug gesprek onderwerp gisteren laatste vorige keer
      gebleven gestopt waren besproken gezegd praten`,
    recovery:
      'Ik heb hier geen eerdere berichten. Vertel me nog eens wat ik moet weten, dan gaan we van daaruit verder.',
  },
  requests: {
    rememberThese: [
      '(?:onthoud|noteer) (?:dit|dat|het|het volgende|deze dingen)(?: goed)?',
      'vergeet (?:dit|dat|het) niet',
    ],
    polite: 'alsjeblieft|alstublieft',
    remember: [
      'onthoud(?: goed)?',
      'vergeet niet',
      'denk eraan',
      'noteer',
      'hou in gedachten',
      'houd in gedachten',
    ],
    link: 'dat ',
    forget: ['vergeet', '(?:kun|wil|zou) (?:je|u)(?: alsjeblieft| alstublieft)? vergeten'],
    forgetLink:
      '(?:dat|(?:alles )?wat ik (?:je |u )?(?:over|van) (?<topic>.+?) (?:heb )?(?:zei|gezegd|verteld|vertelde)(?: heb)?)',
    asking: '(?:kun|wil|zou) (?:je|u)',
    forgetForms: [
      '(?:alsjeblieft )?(?:vergeet|verwijder|wis) (?:alsjeblieft )?(?:alles|alles wat (?:je|u)(?: weet)?|wat (?:je|u)(?: weet)?)(?: weet)? (?:over|van) (?<about>.+?)(?: weet| hebt| onthouden hebt)?',
      '(?:vergeet) (?:alsjeblieft )?(?<content>(?:mijn|onze|ons) (?!zorgen|problemen|verdriet|vraag|laatste|vorige|bericht)\\S.*)',
    ],
  },
  directives: {
    standing: 'vanaf nu|voortaan|in het vervolg|altijd|steeds',
    please: 'alsjeblieft|alstublieft|a\\.u\\.b\\.|graag',
    once: '(?:alleen )?(?:deze keer|dit keer|voor deze vraag)',
    others: '(?:voor|met|tegen) iedereen',
    opening:
      'hallo|hoi|hey|hi|goedemorgen|goedendag|ok(?:é|ay)?|bedankt|dus|en|je mag|je kunt|ik wil dat je|nu',
    doubt: 'misschien|ik denk|je zou kunnen',
    asking: 'kun je|kan je|zou je|wil je|kunt u',
    correcting: 'nee(?:, wacht)?|wacht|sorry|ik bedoel',
    closing: 'bedankt|dank je|ok(?:é|ay)?|nu|weer|maar',
    again: 'weer|opnieuw',
    and: 'en|maar',
    tones: {
      concise: 'beknopt(?:er)?|kort(?:er)?|bondig(?:er)?',
      detailed: 'uitgebreid(?:er)?|gedetailleerd(?:er)?|langer|lang',
      formal: 'formeel|formeler|beleefd(?:er)?',
      informal: 'informeel|informeler|losser',
      friendly: 'vriendelijk(?:er)?|aardiger',
      humorous: 'grappig(?:er)?',
      serious: 'serieus|serieuzer',
      direct: 'direct(?:er)?',
      simple: 'eenvoudig(?:er)?|simpel(?:er)?',
      professional: 'professioneel|professioneler',
    },
    callMe: [
      'noem me(?: maar| gewoon)? {name}',
      'noem mij(?: maar)? {name}',
      'me {name} noemen',
      'spreek me aan (?:met|als) {name}',
    ],
    yourName: [
      '(?:je heet|heet je|jij heet)(?: nu)? {name}',
      '(?:je|jouw)(?: nieuwe)? naam is(?: nu)? {name}',
      'is (?:je|jouw) naam {name}',
      '(?:ik noem je|noem ik je) {name}',
    ],
    nameOff: [
      'noem me niet {name}',
      '(?:je )?(?:hoeft|hoef)(?: je)? me niet (?:meer|langer) {name} te noemen',
    ],
    nameOffForGood: [
      'noem (?:me|mij) (?:niet meer|nooit meer|nooit) {name}',
      'noem (?:me|mij) geen {name} meer',
      '(?:stop|stoppen|ophouden|hou op) met (?:me|mij) {name} (?:te )?noemen',
    ],
    role: ['wees (?<role>mijn .+?)', '(?:gedraag je|werk) als {role}'],
    roleStanding: ['(?:je bent|ben je) (?<role>(?:mijn|een) .+?)'],
    tone: [
      'wees (?:(?:wat|iets|een beetje|veel|meer) )*{tones}',
      '(?:antwoord|schrijf|praat|spreek)(?: me| met me)? (?:(?:wat|iets|meer) )*{tones}',
      'houd? (?:je|de) antwoorden {tones}',
    ],
    lessTone: ['wees (?:niet zo|minder) {less}'],
    lessToneTaste: ['(?:je|jouw|uw) antwoorden zijn(?: (?:wat|veel|me))? te {less}'],
    toneForms: {
      'formal address': ['(?:zeg|spreek me aan met) u(?: tegen me)?', 'vousvoyeer me'],
      'informal address': ['tutoyeer me', '(?:zeg|spreek me aan met) (?:je|jij)(?: tegen me)?'],
    },
    language: [
      'antwoord(?: me| mij)?(?: alleen)? in(?: het)? {language}',
      '(?:spreek|praat)(?: met (?:me|mij))?(?: alleen)?(?: in(?: het)?)? {language}(?: met me| met mij| tegen me)?',
      '(?:schakel|ga) over (?:naar|op)(?: het)? {language}',
      '(?:ga|schakel|keer|stap)(?: over)?(?: weer)? (?:terug )?(?:naar|op)(?: het)? {language}(?: terug)?',
      '(?:terug naar|weer in)(?: het)? {language}',
    ],
    languageOff: [
      '(?:antwoord|praat|spreek|schrijf)(?: me| met me)? (?:niet meer|niet langer|nooit meer)(?: in(?: het)?)? {language}(?: meer)?',
      '(?:stop|stoppen|ophouden|hou op) met(?: in(?: het)?)? {language} (?:te )?(?:antwoorden|praten|spreken|schrijven)',
      '(?:stop|stoppen|ophouden|hou op) met (?:antwoorden|praten|spreken|schrijven) in(?: het)? {language}',
      '(?:je )?(?:hoeft|hoef|moet)(?: je)? niet (?:meer|langer)(?: in(?: het)?)? {language} (?:te )?(?:antwoorden|praten|spreken|schrijven)',
    ],
    boundaries: [
      'gebruik (?:nooit|nooit meer|niet meer) .+',
      'gebruik geen .+ meer',
      '(?:stop|hou op) met .+ (?:te )?gebruiken',
      "geen (?:emoji(?:’s|'s|s)?|lijstjes|tabellen|grappen) meer",
      '(?:maak|noem|praat|vraag|begin|zeg)(?: me)? (?:nooit|nooit meer|geen) .+',
    ],
    allowed: ['je (?:mag|kunt) (?:nu )?weer .+ gebruiken'],
    instructions: ['gebruik .+'],
    introduces: 'ik heet|ik ben',
    conditions: 'als|zei',
    pronouns: 'u|je|jij|jou',
    notNames: 'morgen|straks|later|gek|als',
    my: 'mijn',
    articles: 'een',
    more: 'meer',
    less: 'minder',
    toOthers:
      '(?:antwoord|noem|behandel|begroet|(?:praat|spreek|schrijf|wees)(?: \\S+){0,2}? (?:met|tegen|aan))',
    everyone: 'iedereen|de anderen',
    manners: 'in|op|als|altijd',
    forbids: 'nooit geen niet stop',
    light:
      'altijd voortaan vanaf nu gebruik gebruiken je mag kunt weer meer het een in antwoord hou op met te',
    hostile: '(?:negeer|vergeet)(?!\\p{L})[^.!?\\n]{0,40}instruc',
    ofAnswers: 'antwoord',
    onOccasion: '(?:als|wanneer|telkens als) (?:ik|we|je) ',
    addressee: 'jij',
  },
  things: {
    places: 'in|naar|uit',
    firms: 'bij',
    projects: 'project(?:en)?',
    called: 'heet|genaamd|is',
    and: 'en|of',
  },
  people: {
    oneself: "ik|mij|me|mijne?|m['’]n",
    mine: 'mijn',
    theirs: 'zijn|haar',
    relatives:
      'collega|baas|vriend(?:in)?|partner|broer|zus|moeder|vader|man|vrouw|zoon|dochter|buurman|buurvrouw|hond|kat',
    with: 'met',
    named: ' heet',
    speaker: 'ik|wij',
    spokenOf: 'zij|hij',
    and: 'en',
  },
  summaries: {
    goals: '(?:mijn|ons) doel|ik (?:wil|zou graag)|wij willen|we willen',
    decisions: '(?:heb|hebben)(?: \\w+){0,6} (?:besloten|gekozen|afgesproken)|besluit',
    nextSteps:
      '(?:volgende stap)|(?:moet|moeten|ga|gaan|zal|zullen) (?:ik|we|wij|nog)|ik moet|we moeten|morgen|herinner',
  },
  examples: {
    statementWords: {
      'Mijn zus Nora is allergisch voor sesam.': 'allergy',
      'Ik speel al tien jaar hobo.': 'hobby',
      'Als ik een geit had, heette ze Lili.': '',
    },
    healthWords: {
      'De cardioloog heeft mijn drop verboden': 'health',
      'Mijn knie speelt weer op': 'health',
      'Van garnalen krijg ik dikke lippen': 'allergy',
      'Mensen met jicht drinken weinig': '',
    },
    stopWords: {
      'Weet je nog waar ik mijn fiets heb gekocht?': 'nl: fiets gekocht',
    },
    questions: {
      'Waar woont mijn zus en welke kaas heb ik gekocht?': 'self, 2 parts',
      'Wanneer ben ik verhuisd?': 'when, self',
      'Wie is mijn tandarts?': 'who, self',
      'Hoeveel planten heb ik gekocht?': 'howMany, self',
      'Wat is mijn favoriete thee?': 'preference, self',
      'Hoe heet mijn hond?': 'identity, self',
      'Hoe kan ik brood bakken?': 'procedural, self, answered',
      'Zoals besproken nemen we Postgres': 'continuation, self',
      'Wat heb je me aanbevolen?': 'assistant, self',
    },
    lightWords: {
      'Wat is er met de boot gebeurd?': 'boot',
    },
    meanings: {
      'Wat mag ik niet eten?': 'diet',
      'Wat lust ik niet?': 'dislik',
    },
    references: {
      'Waarom dat?': true,
      'En de tweede?': true,
      'Waar woont mijn zus?': false,
    },
    dates: {
      'Wat deed ik in maart 2024?': '2024-03-01 to 2024-04-01',
      'Waar was ik twee weken geleden?': '2026-11-12 to 2026-11-19',
    },
    continuity: {
      'Zoals afgesproken, boek de eerdere trein.': true,
      'Ga door.': true,
      'Nee, die andere.': true,
      'Ga door met lezen is een gebiedende wijs, toch?': false,
      'Waar waren de Vikingen gebleven?': false,
    },
    requests: {
      'De rode map ligt op zolder. Onthoud dat.': 'remember De rode map ligt op zolder',
      'Vergeet niet dat mijn dochter in Utrecht studeert': 'remember mijn dochter in Utrecht studeert',
      'Onthoud dat ik geen vlees eet': 'remember ik geen vlees eet',
      'Vergeet dat ik in Breda woon.': 'forget ik in Breda woon',
      'Onthoud je zoiets?': '',
    },
    directives: {
      'Spreek Engels met me alsjeblieft': 'language en',
      'Noem me niet meer Baas.': 'address no longer: Baas; boundaries Noem me niet meer Baas',
      'Wees beknopter.': 'tone concise',
      'Hoe heet je?': '',
    },
    things: {
      'Mijn zus Sanne woont in Gent en werkt bij Philips.': 'person Sanne; place Gent; organisation Philips',
    },
    people: {
      'Mijn zus woont in Gent. Ik woon in Breda.': 'Ik woon in Breda',
    },
    summaries: {
      'Ik wil Portugees leren.': 'goals',
      'We hebben voor de blauwe tegels gekozen.': 'decisions',
      'Ik moet de bank bellen.': 'nextSteps',
      'De tegels zijn blauw.': '',
    },
  },
};

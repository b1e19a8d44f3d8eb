/** Slovak: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const slovak: Language = {
  code: 'sk',
  abbreviations: 'napr, tzv, č, ul, tel, atď, resp, nám',
  ordinalLeads: 'dňa, od, do',
  everyDay: 'každý, každú, každé, každého',
  namesTakeEndings: true,
  comparisonWords: {
    denials: 'nie, bez',
  },
  secretWords: {
    passwords: `
      heslo, hesla, heslu, heslom, hesle, hesiel, prístupová fráza, prístupové heslo, tajné slovo,
      kódové slovo`,
    shortPasswords: 'pw, pwd, pass, pswd, hslo',
    pins: `
      pin, pin kód, pinu, puk, kód pin, overovací kód, bezpečnostný kód, jednorazový kód, potvrdzovací kód,
      sms kód, prístupový kód, cvv, cvc, autorizačný kód, jednorazové kódy, záložné kódy, obnovovacie kódy,
      číslice z sms, čísla z sms, kód z sms, záložný kód, kód na obnovenie`,
    codes: 'kód, kódu, kódom, kódy, kombinácia, kombináciu, číslice, čísla',
    digits: 'nula, jedna/jeden, dva/dve, tri, štyri, päť, šesť, sedem, osem, deväť',
    locks: `
      schránka na kľúče, schránke na kľúče, trezor, trezoru, sejf, alarm, alarmu, visiaci zámok,
      visací zámok, kódový zámok, zámok, zámku, zvonček, interkom, kód od dverí, kód od brány, vrátnik,
      odomyká, odomyká sa, odomknúť, odomkneš, otvára sa, odkódovať, schránke`,
    doors: `
      dvere, dverí, dverám, brána, brány, bráne, bránu, bránka, bránku, garáž, garáže, vchod, vchodu,
      vchodové, budova, byt, bytu, pivnica, pivnice, kancelária, výťah, kufor, skrinka, chata, chaty`,
    logins: `
      prihlásenie, prihlasovacie, prihlasovanie, používateľ, používateľské meno, login, účet, účtu, wifi,
      wi-fi, router, routeru, sieť, siete, prihlás sa, prihlásiť, použív, všetky účty, prihlasuje sa`,
    ids: `
      rodné číslo, rodného čísla, rodne cislo, rč, r.č., číslo op, občiansky preukaz, občianskeho,
      občiansky, rodné č, rodne c, rod. č, rod č, r. č, rodným číslom, rod. č., rodnecislo`,
    documents: `
      pas, pasu, cestovný pas, číslo pasu, vodičák, vodičský preukaz, vodičáku, občiansky preukaz,
      cestovný doklad, povolenie na pobyt`,
    cards: 'karta, karty, kartu, kartou, číslo karty, kreditka, platobná karta',
    accounts: 'číslo účtu, č účtu, bankový účet',
    devices: 'tablet, mobil, notebook',
    copulas: 'je, bolo, bol, znie, teraz, stále, je to, nastavený na',
    otherNumbers: `
      psč, objednávka, objednávky, objednávku, faktúra, faktúry, balík, balíka, zásielka, zásielky, let,
      vlak, izba, izby, sedadlo, nástupište, isbn, sériové číslo, zľavový kód, zľava, zľavu, kupón,
      chyba, chyby, verzia, tel, telefón, mobil, spis, zdrojový kód, čiarový kód, článok, strana, linka,
      autobus, cena, zákaznícke číslo, variabilný symbol, rezervácia, predvoľba, ičo, dič, kód produktu,
      kód výrobku`,
    talk: `
      zabudol, zabudla, zabudnuté, zabudnúť, musí, aspoň, minimálne, znakov, znaky, vypršalo, zmeniť, obnoviť,
      resetovať, zlé, stratil, zadajte, nesprávne, zajtra, pošlem, neskôr, mailom`,
    entered: `
      napíš, napíšte, zadaj, zadajte, zadať, naťukaj, vyťukaj, stlač, nastav, nastavte, nastaviť, použi,
      vlož, píš, hviezdička, krížik, mriežka, hviezdičku`,
    questions: `
      rodné priezvisko, meno za slobodna, priezvisko za slobodna, kontrolná otázka, bezpečnostná otázka,
      tajná otázka, prvý maznáčik, prvého miláčika, meno psa, meno mačky, ulica kde, vyrastal, vyrastala,
      prvá škola, základná škola, prvé auto, miesto narodenia, najlepší kamarát, prezývka`,
    answers: `
      odpoveď, odpovedz, odpovedaj, odp, dal som, dala som, napísal som, vyplnil som, zadal som,
      uviedol som`,
    verified: 'na overenie, pre overenie, na potvrdenie, na prihlásenie',
    kept: `
      na všetko, všade, všade rovnaké, ulož si to, ulož to, zapamätaj si, odlož mi to, meno a rok,
      ľahko uhádnuť, používam všade`,
    rescues: 'stratím telefón, stratím mobil, straty telefónu, bez telefónu, jednorazové',
    keys: 'kľúč, token, api kľúč, tajomstvo, prístupové údaje, obnovovací kľúč, licenčný kľúč',
    atms: 'bankomat, bankomatu, z bankomatu, platobná karta, výber',
    texted: 'sms, esemeska, smska, overenie, overovací, potvrdenie, prišiel, prišla, prišlo',
    asks: 'povedz, povedzte, daj, pošli, aké je, aký je, zadaj, zadajte, potrebujem, napíš',
    replies: `
      áno, nie, hej, ok, dobre, vďaka, ďakujem, neskôr, počkaj, neviem, netuším, zabudol, prečo, ahoj,
      rovnaké, možno, nič, žiadne, presne, jasné`,
    opens: 'odomyká, odomknúť, odomkneš, otvára, otvoriť, otvoríš, dostaneš sa',
    sides: 'vľavo, vpravo, doľava, doprava',
    thens: 'potom',
    cardCodes: 'cvv, cvc, bezpečnostný kód, tri číslice vzadu, číslice vzadu, zadnej strane karty',
    announced: {
      passingKeys: 'verejný',
    },
    nearby: {
      small: 'a, v, je, si, že, nie, s, k, by, u, na, i, to, z, do, za, od, po, o',
      phraseNames: 'fráza',
      theWord: 'slovo',
      codeWords: 'tajné slovo, kódové slovo',
      spelt: 'malými písmenami',
      thatIs: 'to je, to, je',
      with: 's, na',
      conditions: 'ak',
      wallets: '12 slov, 24 slov, peňažen',
      factory: 'továrn',
      measures: 'znak*, rok, roku, rokom',
      users: 'užívat',
      forExample: 'ako, napríklad, napr.',
      numeros: 'č',
      flatKeys: 'kľúč',
      rejected: 'neplatn',
      security: 'bezpeč, tajn',
      asking: 'pýta',
      backs: 'vzadu',
    },
  },
  discretionWords: {
    offRecord: `
      mimo záznam, len medzi nami, neukladaj to, neukladaj toto, neukladajte to, neukladajte toto,
      nepamätaj si to, nepamätaj si toto, nepamätajte si to, len pre tento chat, len v tomto chate,
      iba pre tento chat, len pre túto konverzáciu, len v tejto konverzácii, iba v tejto konverzácii`,
    forgetAll: `
      zabudni všetko o mne, zabudni všetko čo o mne vieš, zabudnite všetko o mne,
      zabudnite všetko čo o mne viete, vymaž všetko o mne, vymaž všetko čo o mne vieš,
      vymažte všetko čo o mne viete, zmaž všetko čo o mne vieš`,
    forgetAllQuestion:
      'Mám vymazať všetko, čo som sa o vás dozvedel? Nedá sa to vrátiť. Potvrďte odpoveďou „áno“.',
    yes: `
      áno, hej, prosím, potvrdzujem, isto, iste, určite, vymaž všetko, zmaž všetko, zabudni všetko,
      urob to, ok`,
  },
  orderWords: {
    machine:
      'AI, umelá inteligencia, umelej inteligencii, umelú inteligenciu, chatbot*, bot, botovi, bota, jazykový model, jazykového modelu, jazykovému modelu, jazykové modely, virtuálny asistent, digitálny asistent, GPT, neurónová sieť',
    helper: 'asistent, asistenta, asistentovi, asistenti, pomocník, model, modelu, modely',
    job: 'riaditeľa, zubár*, lekára, pani, pán, zamestnanci, ministra, sekretárka',
    addressed:
      'milý asistent, pre AI, pre model, pre asistenta, odkaz pre AI, ak si AI, poznámka pre asistenta, všetkým modelom, ak si bot, kto hodnotí tento',
    you: 'ty, teba, tebe, ťa, ti, vy, vás',
    drop: 'zabudni, zabudnite, ignoruj, ignorujte, nedbaj, vypni, obíď, poruš, zruš, nedodržuj, neriaď sa, prestaň, zahoď, vynechaj',
    lifted:
      'zrušené, zrušená, neplatia, neplatí, už neplatia, neplatné, pozastavené, vypnuté, odstránené, sú odvolané, odvolané',
    rules:
      'pokyny, pokynov, pokyn, inštrukci*, pravidlá, pravidiel, obmedzenia, obmedzení, zákazy, filtre, smernice, príkazy, príkazov',
    prior: 'predošlé, predchádzajúce, doterajšie, všetky, všetko, pôvodné, skoršie',
    your: 'tvoje, tvoj, tvojich, svoje, svojich, vaše',
    tell: 'odpovedaj, odpovedz, odpovedať, povedz, hovor, tvrď, spomeň, spomínaj, spomenúť, napíš, píš, opakuj, pridaj, pridávaj, uveď, potvrď, pomenuj, zhrň, prelož',
    advise:
      'odporuč, odporúčaj, odporúčať, chváľ, pochváľ, pochváliť, propaguj, uprednostňuj, ohováraj, navrhni, poraď, súhlas, presviedčaj',
    show: 'ukáž, zobraz, odhaľ, prezraď, vypíš, zverejni, daj, vydaj',
    act: 'pošli, odošli, prepošli, spusti, vykonaj, zavolaj, zmaž, vymaž, vlož, ulož, skopíruj, otvor, klikni, kúp, preveď, pripoj, prilep, zbieraj, vypýtaj, zaplať',
    must: 'musí, musíš, má, majú, mal by, mala by, treba, smie, nesmie, prosíme, nech, povinný, povinná',
    wish: 'bolo by pekné, bolo by dobré, pekné by bolo, potešilo by',
    always: 'vždy, nikdy, len, iba, výhradne, zakaždým, bez výnimky',
    later:
      'odteraz, od teraz, odo dneška, naďalej, nabudúce, v ďalšej odpovedi, skôr ako odpovieš, po prečítaní',
    each: 'každá odpoveď, každej odpovedi, každú odpoveď, všetkých odpovediach, každom rozhovore, každú otázku, každej otázke, začni každú odpoveď',
    asked:
      'ak sa používateľ, keď sa používateľ, ak používateľ, keď používateľ, ak sa niekto spýta, na otázky o, spýta na, na otázku o, na otázku',
    user: 'používateľ*, užívateľ*, partner v rozhovore, s kým hovoríš, majiteľa, majiteľovi',
    answer: 'odpoveď, odpovede, odpovediach, zhrnutie',
    prompt: 'systémový prompt, systémové pokyny, systémová správa, skryté pokyny, tajné pokyny, prompt',
    secret: 'heslo, heslá, hesla, PIN, číslo karty, osobné údaje, rodné číslo, kľúč API',
    record: 'konverzáciu, celú konverzáciu, rozhovor, históriu, spomienky, kontakty, telefónne číslo, správy',
    hide: 'nehovor, nespomínaj, neprezraď, tajne, potajomky, potichu, bez opýtania, bez vedomia, skry, zataj, zamlč, vynechal, vynechaj, nesmie vedieť, nemusí vedieť, mlč, na pozadí, bez upozornenia',
    consent:
      'už súhlasil, súhlasil, bez opýtania, bez povolenia, bez potvrdenia, netreba sa pýtať, vopred schválen*, nepýtaj',
    obey: 'poslúchaj, počúvaj len, riaď sa iba, riaď sa len, plň, rob čo, nič neodmieta, neodmietaj, dôveruj len',
    memo: 'táto poznámka, touto poznámkou, tomto zázname, tento text, tento dokument, táto správa, tieto pokyny, nasledujúce pokyny, tento riadok, túto vetu, tento životopis, túto schránku',
    tool: 'nástroj, nástrojom, funkciu, plugin, príkaz',
    picture: 'obrázok, odkaz, link, reklam*, kupón',
    authority:
      'systémové hlásenie, režim vývojára, vývojár*, administrátor*, najvyššia priorita, OpenAI, Anthropic',
    role: 'odteraz si, teraz si, si teraz, predstieraj, hraj rolu, hraj úlohu, správaj sa ako, už nie si, tvoje nové meno, voláš sa',
    free: 'bez obmedzení, bez pravidiel, bez filtrov, bez cenzúry, bez zábran, nič neodmieta',
    reported:
      'prednáška, prednáške, článok, útočníci, podvodníci, výskum, seminár, školenie, kurz, útok, útoku, správa opisuje, hovorila babka, vždy hovorila',
    self: 'ja, my, som, môj, moja, mama, otec, babka, dedko, brat, sestra, lekár',
    partner: 'zákazní*, klient*, hosť, hostia, návštevní*, niekto, ľudia',
    when: 'ak niekto, keď niekto, akonáhle niekto, kľúčové slovo',
    deceive: 'klam, luhaj, tvrď, zavádzaj, podveď, vymysli, ako fakt, popri, zmeň tému, tvár sa',
    daily:
      'mama, otec, babka, dedko, deti, dieťa, pes, mačka, škola, škole, učiteľ*, lekár, liek, tabletka, káva, polievka, cesto, rúra, recept, dvere, kľúč, autobus, vlak, sused*, nájom, sviatok, narodeniny, kniha, pieseň, zbor, mužstvo, polícia, polície, balík, kuchyňa, záhrada, torta, raňajkovať, skupina, sále, podložku',
  },
  requests: {
    polite: 'prosím',
    forget: ['zabudni(?:te)?'],
    forgetLink: 'že',
  },
  examples: {
    requests: {
      'Prosím, zabudni, že bývam v Porte.': 'forget bývam v Porte',
    },
  },
};

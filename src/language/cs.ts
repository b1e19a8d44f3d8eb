/** Czech: all of its words that rules need. What each field is for stands in `language.ts`. */
import { over } from './forms.ts';
import type { Language } from './language.ts';

export const czech: Language = {
  code: 'cs',
  questions: {
    self: 'mám, jsem, můj, moje, moji, mého, mému, náš, naše, našeho, jsme',
  },
  abbreviations: 'např, tzv, č, ul, tel, atd, mj, resp, čp, nám',
  ordinalLeads: 'dne, od, do',
  everyDay: 'každý, každou, každé, každého',
  namesTakeEndings: true,
  comparisonWords: {
    denials: 'ne, není, nejsou, bez',
  },
  secretWords: {
    passwords: `
      heslo, hesla, heslu, heslem, hesle, hesel, přístupová fráze, přístupové heslo, heslové slovo,
      tajné slovo, kódové slovo`,
    shortPasswords: 'pw, pwd, pass, pswd, hslo',
    pins: `
      pin, pin kód, pinu, pinem, puk, kód pin, ověřovací kód, bezpečnostní kód, jednorázový kód,
      potvrzovací kód, sms kód, přístupový kód, cvv, cvc, autorizační kód, jednorázové kódy, záložní kódy,
      obnovovací kódy, číslice z sms, čísla z sms, kód z sms, nouzové kódy, záložní kód, kód pro obnovení,
      obnovovací kód`,
    codes: 'kód, kódu, kódem, kódy, kombinace, kombinaci, číselník, číslice, čísla',
    digits: 'nula, jedna/jeden, dva/dvě, tři, čtyři, pět, šest, sedm, osm, devět',
    locks: `
      schránka na klíče, schránce na klíče, klíčenka, trezor, trezoru, sejf, alarm, alarmu, visací zámek,
      kódový zámek, zámek, zámku, zabezpečovačka, zvonek, interkom, domovní telefon, kód od dveří,
      kód ke dveřím, kód od brány, odemyká, odemyká se, odemknout, odemkneš, otevírá se, odkódovat, odkóduj,
      schránce, schránka`,
    doors: `
      dveře, dveří, dveřím, dveřích, brána, brány, bráně, bránu, vrata, vrat, branka, garáž, garáže, vchod,
      vchodu, vchodové, budova, byt, bytu, sklep, sklepu, kancelář, výtah, kufr, skříňka, chata, chaty`,
    logins: `
      přihlášení, přihlašovací, uživatel, uživatelské jméno, login, účet, účtu, wifi, wi-fi, router,
      routeru, síť, sítě, přihlas se, přihlásit, přihlašuje se, uživ, uživatelský, všechny účty,
      uživ. jméno`,
    ids: `
      rodné číslo, rodného čísla, rodný číslo, rodne cislo, rč, r.č., číslo op, občanka, občanky,
      občanský průkaz, číslo občanky, číslo pojištěnce, rodné č, rodne c, rod. č, rod č, rod. číslo,
      r. č, rodným číslem, rod. č., r. č.`,
    documents: `
      pas, pasu, cestovní pas, číslo pasu, řidičák, řidičský průkaz, řidičáku, občanský průkaz, občanky,
      cestovní doklad, cestovního dokladu, povolení k pobytu`,
    cards: 'karta, karty, kartu, kartě, kartou, číslo karty, kreditka, platební karta',
    accounts: 'číslo účtu, č účtu, bankovní účet',
    devices: 'tablet, mobil, notebook, telefonu',
    copulas: 'je, bylo, byl, zní, teď, pořád, stále, nyní, je to, nastaven na, nastavený na',
    otherNumbers: `
      psč, objednávka, objednávky, objednávku, faktura, faktury, balík, balíku, zásilka, zásilky,
      zásilkovna, let, vlak, pokoj, pokoji, sedadlo, nástupiště, isbn, sériové číslo, slevový kód, sleva,
      slevu, kupon, chyba, chyby, verze, tel, telefon, mobil, spis, zdrojový kód, čárový kód, článek,
      strana, linka, autobus, cena, zákaznické číslo, variabilní symbol, rezervace, předvolba, sál, ičo,
      dič, číslo popisné, kód produktu, kód výrobku, kód zboží`,
    talk: `
      zapomněl, zapomněla, zapomenuté, zapomenout, musí, alespoň, minimálně, znaků, znaky, vypršelo, změnit,
      obnovit, resetovat, špatné, ztratil, zadejte, nesprávné, zítra, pošlu, později, mailem`,
    entered: `
      napiš, napište, zadej, zadejte, zadat, zadáš, naťukej, vyťukej, vyťukat, zmáčkni, stiskni, nastav,
      nastavte, nastavit, použij, vlož, piš, hvězdička, křížek, hvězdičku`,
    questions: `
      rodné příjmení, jméno za svobodna, kontrolní otázka, bezpečnostní otázka, tajná otázka,
      první mazlíček, prvního mazlíčka, jméno psa, jméno kočky, ulice kde, vyrůstal, vyrůstala, první škola,
      základní škola, první auto, místo narození, nejlepší kamarád, přezdívka`,
    answers: `
      odpověď, odpověz, odpovídej, odp, dal jsem, dala jsem, napsal jsem, vyplnil jsem, zadal jsem,
      uvedl jsem`,
    verified: 'k ověření, pro ověření, k potvrzení, pro potvrzení, pro přihlášení',
    kept: `
      na všechno, všude, všude stejné, ulož si to, ulož to, zapamatuj si, schovej mi to, jméno a rok,
      snadno uhodnout, používám všude`,
    rescues: 'ztratím telefon, ztratím mobil, ztráty telefonu, bez telefonu, jednorázové',
    keys: 'klíč, token, api klíč, tajemství, přístupové údaje, obnovovací klíč, licenční klíč',
    atms: 'bankomat, bankomatu, z bankomatu, platební karta, výběr',
    texted: 'sms, esemeska, smska, ověření, ověřovací, potvrzení, přišel, přišlo, z banky, poslala banka',
    asks: 'řekni, řekněte, dej, pošli, jaké je, jaký je, zadej, zadejte, potřebuju, potřebuji, napiš',
    replies: `
      ano, ne, jo, ok, dobře, díky, děkuji, později, počkej, nevím, netuším, zapomněl, proč, ahoj,
      stejné, možná, nic, žádné, přesně, jasně`,
    opens: 'odemyká, odemknout, odemkneš, otevírá, otevřít, otevřeš, dostaneš se',
    sides: 'vlevo, vpravo, doleva, doprava',
    thens: 'pak, potom',
    cardCodes: 'cvv, cvc, bezpečnostní kód, tři číslice vzadu, číslice vzadu, zadní straně karty',
    announced: {
      names: 'heslo',
      passingKeys: 'veřejný',
    },
    nearby: {
      small: 'a, v, je, se, si, že, ne, s, k, pro, jako, by, u, na, i, to, z, do, za, od, po, o',
      phraseNames: 'fráze',
      theWord: 'slovo',
      codeWords: 'tajné slovo, kódové slovo',
      spelt: 'malými písmeny',
      thatIs: 'to je, to, je',
      with: 's, na',
      conditions: 'kdyby',
      wallets: '12 slov, 24 slov, peněžen',
      factory: 'továrn',
      currencies: 'kč',
      measures: 'znak*, rok, roku, rokem, roce',
      users: 'uživat',
      forExample: 'jako, například, např., např',
      numeros: 'č',
      flatKeys: 'klíč',
      rejected: 'neplatn',
      security: 'bezpeč, tajn',
      asking: 'ptá, ptaj',
      backs: 'vzadu',
    },
  },
  orderWords: {
    machine:
      'AI, umělá inteligence, umělé inteligenci, umělou inteligenci, chatbot*, bot, bota, botovi, jazykový model, jazykového modelu, jazykovému modelu, virtuální asistent, digitální asistent, boty, jazykové modely, neuronová síť, hlasový asistent',
    helper:
      'asistent, asistenta, asistentovi, asistente, asistentka, pomocník, model, modelu, asistenti, modely',
    job: 'můj asistent, moje asistentka, naše asistentka, zubař*, ředitele, paní, pan, zaměstnanci, zdravotní, notáře, advokáta, režiséra, volala, sekretářka, prodavačky, prodavači, každého pacienta',
    addressed:
      'milá AI, milý asistente, milý modele, pro AI, pro asistenta, pro model, pro umělou inteligenci, vzkaz pro AI, pokyn pro AI, poznámka pro AI, jsi-li AI, pokud jsi AI, zpráva pro AI, pro jazykový model, jazykovému modelu, pro chatbota, milá umělá inteligence, jen pro AI, pokud jsi bot, jestli jsi bot, jsi-li bot, kdo hodnotí tento',
    you: 'ty, tebe, tobě, tě, ti, vás, vám',
    drop: 'ignoruj, ignorujte, ignorovat, zapomeň, zapomeňte, zapomenout, opomiň, opomeň, nedbej, nedbat, obejdi, obejít, vypni, vypněte, zruš, zrušte, poruš, porušit, smaž, vymaž, neřiď se, nedodržuj, přeskoč, přestaň, zahoď, zahoďte, pusť z hlavy',
    lifted:
      'zrušena, zrušeny, neplatí, už neplatí, neplatná, neplatné, pozastavena, vypnuta, odstraněna, vypnuto, zrušeno, pozastaveno, jsou odvolány, odvolány, odvolané, zde neplatí',
    rules:
      'pokyn, pokyny, pokynů, instrukce, instrukcí, pravidlo, pravidla, pravidel, omezení, zákazy, filtry, směrnice, příkazy, příkazů, vše výše, bezpečnostní',
    prior:
      'předchozí, předešlé, předešlá, dřívější, dosavadní, všechny, všechna, všechno, vše, veškeré, veškerá, jakékoli, původní, výše uvedené',
    your: 'tvůj, tvoje, tvé, tvá, tvých, své, svá, svoje, svých, vaše',
    tell: 'odpovídej, odpovídejte, odpověz, odpovídat, odpovědět, řekni, říkej, říkat, tvrď, tvrdit, zmiň, zmiňuj, zmínit, napiš, piš, psát, opakuj, potvrď, popři, přidej, přidávej, přidat, uveď, uváděj, jmenuj, používej',
    advise:
      'doporuč, doporučuj, doporučte, doporučovat, doporučit, chval, chválit, vychvaluj, propaguj, upřednostňuj, souhlas, souhlasit, navrhuj, raď, pomlouvej, pomlouvat, nenápadně zmínil, nenápadně, doporučuj jen, odrazuj',
    show: 'ukaž, ukázat, odhal, odhalit, prozraď, vypiš, vypsat, zobraz, sděl, zveřejni, dej',
    act: 'pošli, pošlete, poslat, odešli, odeslat, přepošli, spusť, spustit, proveď, zavolej, smaž, smazat, vlož, vložit, ulož, uložit, zkopíruj, otevři, navštiv, klikni, kup, převeď',
    must: 'musí, musíš, má, mají, měl by, měla by, je třeba, je nutné, smí, nesmí, prosím, aby, firemní politika',
    wish: 'bylo by hezké, bylo by dobré, bylo by fajn, potěšilo by, ocenili bychom, pozorný, ohleduplný, dobrý asistent, cení se, dobromyslný, laskavý',
    always: 'vždy, vždycky, nikdy, jen, pouze, výhradně, pokaždé, bez výjimky',
    later:
      'od teď, od nynějška, odteď, od této chvíle, nadále, napříště, po přečtení, až si to přečteš, příště, v příští odpovědi, v další odpovědi, než odpovíš, od páté otázky, než cokoli uděláš, než budeš pokračovat',
    each: 'každá odpověď, každé odpovědi, každou odpověď, všech odpovědích, všechny odpovědi, každém rozhovoru, každé konverzaci, každou otázku, každé otázce, všechny otázky, bez ohledu na otázku, začni každou odpověď',
    asked:
      'pokud se uživatel, když se uživatel, jestli se uživatel, když uživatel, pokud uživatel, zeptá-li se, jakmile uživatel, když se někdo zeptá, na otázky o, na otázky ohledně, zeptá se na, mluví o, zmíní, přijde řeč, na dotaz na, na dotaz, na otázku',
    user: 'uživatel, uživatele, uživateli, uživatelem, uživatelé, uživatelů, uživatelům, ten s kým mluvíš, s kým mluvíš, kdo se ptá, člověk na druhé straně, partner v rozhovoru, majitele, majiteli, tvůj majitel',
    answer: 'odpověď, tvá odpověď, své odpovědi, tvých odpovědích, shrnutí, mailu který píšeš',
    prompt:
      'systémový prompt, systémového promptu, systémové instrukce, systémové pokyny, systémová zpráva, skryté instrukce, tajné instrukce, tvé instrukce, prompt',
    secret: 'heslo, hesla, klíč API, klíče API, přihlašovací údaje, osobní údaje, token',
    record:
      'tento rozhovor, tuto konverzaci, konverzaci, celou konverzaci, historii chatu, vzpomínky, všechny vzpomínky, kontakty, všechny zprávy',
    hide: 'neříkej, neříkejte, neříkat, nezmiňuj, nezmiňovat, neprozrazuj, tajně, potají, bez ptaní, bez vědomí, bez potvrzení, skryj, skrýt, zatajit, zataj, nesmí vědět, nesmí se dozvědět, mlč o, nic neříkej, tvař se, vynech, vynechal, nemusí vědět, přejdi mlčením, nikdy nepřiznávej, nepřiznávej, zatajuj, mlč, přeskočí, skrytou kopii, skrytá kopie',
    consent:
      'už souhlasil, souhlasil, bez ptaní, bez potvrzení, není třeba se ptát, neptej se, předem schválen*, bez dovolení',
    obey: 'poslouchej, poslechni, uposlechni, řiď se mými, řiď se těmito, plň mé, plň všechny, dělej vše, udělej vše, přijmi vše, nic neodmítej, nikdy neodmítej, poslouchej jen, drž se jen, drž se, řiď se jím, řiď se, nic neodmítáš, bez zábran, poslouchá ho, poslouchá, souhlas se vším, schval vše, schvaluj vše',
    memo: 'tato poznámka, tuto poznámku, tato vzpomínka, tento text, tento dokument, tato zpráva, tento pokyn, tyto pokyny, následující pokyny, téhle poznámky, této poznámky, tomto zápisu, tento zápis, tento řádek, těmito řádky, autor této poznámky, kdo to napsal, od tohoto řádku, tuto větu, tento životopis, tuto schránku',
    tool: 'nástroj, nástrojem, funkci, plugin',
    picture: 'obrázek, odkaz, reklam*, slevový kód',
    authority:
      'systémové hlášení, režim vývojáře, vývojářský režim, režim správce, od vývojáře, nejvyšší priorita, OpenAI, Anthropic, tvoji tvůrci, tvůj správce, podle tvého dodavatele',
    role: 'nyní jsi, teď jsi, od teď jsi, předstírej, hraj roli, chovej se jako, už nejsi, představ si že jsi',
    free: 'bez omezení, bez pravidel, bez filtrů, bez cenzury, neomezený, necenzurovaný',
    reported:
      'prompt injection, útočníci, útočník, podvodníci, přednáška o, článek o, ve třídě, děti chtěly, diskutovali, práce o, útok, útoku, zpráva popisuje, říkala babička, vždycky říkala',
    self: 'já, my, můj bratr, moje sestra, lékař, babička',
    partner: 'zákazník*, host, hosté, někdo, lidé, návštěvník*',
    when: 'když se někdo, jakmile někdo, pokud někdo, kdokoli se zeptá, kdo se zeptá, na heslo, kdokoli chce',
    deceive:
      'lži, lhát, předstírej, tvrď, pomlouvej, zapírej, schválně, špatně, špatný den, záměrně, vymysli, že žádné nejsou, je fakt že',
    daily:
      'máma, maminka, táta, tatínek, babička, děda, děti, dítě, pes, kočka, škola, škole, učitel*, lékař, prášek, káva, polévka, těsto, trouba, recept, sůl, kuchyně, zahrada, dort, dveře, klíč, autobus, vlak, soused*, nájem, oslava, narozeniny, svatba, dovolená, kniha, román, film, píseň, sbor, tým, policie, policisty, balík, zákazníci, hosté, zkouška, soud, bratr, sestra, teta, šéf, kolega, dárku, snídat, fotky, dodavatelům, číslo objednávky, faktura, program schůze, trh, těhotenství, král, královna, dějství, hra, snídaně, skupina, sále, podložku, přepážce',
    software:
      'systém, aplikace, web, server, databáze, formulář, tlačítko, skript, záloha, nastavení, tiskárna, aktualizace',
  },
  discretionWords: {
    offRecord: `
      mimo záznam, neukládej to, neukládej tohle, neukládejte to, neukládejte toto, nepamatuj si to,
      nepamatuj si tohle, nepamatujte si to, nezapamatovávej si to, jen pro tento chat,
      jen v tomto chatu, pouze pro tento chat, jen pro tuto konverzaci, jen v této konverzaci,
      jen mezi námi`,
    forgetAll: `
      zapomeň všechno o mně, zapomeň vše o mně, zapomeň všechno co o mně víš, zapomeň vše co o mně víš,
      smaž všechno o mně, smaž vše co o mně víš, smaž všechno co o mně víš, zapomeňte vše co o mně víte,
      smažte vše co o mně víte, zapomeňte všechno co o mně víte`,
    forgetAllQuestion:
      'Mám vymazat všechno, co jsem se o vás dozvěděl? Nelze to vrátit. Potvrďte odpovědí „ano“.',
    yes: `
      ano, jo, prosím, potvrzuji, jistě, určitě, smaž všechno, smaž vše, zapomeň všechno, zapomeň vše,
      udělej to`,
  },
  continuity: {
    phrases: [
      `jak jsme (?:si )?(?:už )?(?:říkali|řekli|domluvili|dohodli|probírali)${over('včera|minule|naposledy|dříve|předtím')}`,
      'kde jsme (?:to )?(?:včera |minule |naposledy )?(?:přestali|skončili)',
      `co jsme (?:si )?(?:včera |minule |naposledy )?(?:řekli|rozhodli|domluvili|dohodli)${over('včera|minule|naposledy|ohledně|o')}`,
    ],
    whole: [
      'pokračuj(?:te|me)?|pokračovat|dál',
      '(?:(?:chci|radši) )?(?:ten|tu|to) (?:první|druh|třetí|poslední|předchozí|jin)[^ ]{0,3}(?: možnost| návrh| verzi)?',
    ],
    leads: 'ano|ne|dobře|prosím|ahoj|a|tak|teď|můžeš',
    tails: 'prosím|teď|díky|radši',
    takingUp: 'pokračujme pokračovat vraťme skončili rozhovor téma včera minule naposledy',
  },
  requests: {
    polite: 'prosím',
    forget: ['zapomeň(?:te)?'],
    forgetLink: 'že',
  },
  examples: {
    questions: {
      'Kdy mám lekci?': 'self',
    },
    continuity: {
      'Jak jsme si říkali minule, kup jízdenky.': true,
      'Pokračuj, prosím': true,
      'Kde jsme minule přestali?': true,
      'Jak se řekne dobrý den?': false,
      'Vlak pokračuje do Brna.': false,
    },
    requests: {
      'Zapomeň, že bydlím v Portu.': 'forget bydlím v Portu',
    },
  },
};

/** Lithuanian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const lithuanian: Language = {
  code: 'lt',
  abbreviations: 'pvz, gatvė, g, tel, nr',
  namesTakeEndings: true,
  secretWords: {
    passwords: `
      slaptažodis, slaptažodį, slaptažodžio, slaptažodžiai, slaptazodis, slaptazodi, slaptafrazė,
      slaptažodžiu, slaptažodžius, kodinis žodis, slaptas žodis`,
    shortPasswords: 'pw, pass, slaptas, slapt, slaptaž, slp, pswd',
    pins: `
      pin, pin kodas, pin kodą, pinas, puk, puk kodas, patvirtinimo kodas, saugos kodas,
      vienkartinis kodas, sms kodas, prisijungimo kodas, cvv, cvc, saugumo kodas, vienkartiniai kodai,
      atsarginiai kodai, atkūrimo kodai, skaičiai iš sms, kodas iš sms, skaičiai iš žinutės,
      atkūrimo kodas, atsarginis kodas`,
    codes: 'kodas, kodą, kodo, kodu, kombinacija, kombinaciją, skaičiai, skaitmenys, šifras',
    digits: 'nulis, vienas, du, trys, keturi, penki, šeši, septyni, aštuoni, devyni',
    locks: `
      durų kodas, laiptinės kodas, vartų kodas, telefonspynė, telefonspynės, seifas, seifo, seifą,
      signalizacija, signalizacijos, spyna, spynos, kodinė spyna, pakabinama spyna, raktų dėžutė,
      raktų dėžutės, raktų seifas, atrakinamas, atrakina, atsirakina, atrakinti, atsidaro,
      išjungti signalizaciją, raktų dėžutėje`,
    doors: `
      durys, durų, duris, vartai, vartų, vartus, garažas, garažo, laiptinė, laiptinės, laiptinę, įėjimas,
      namas, butas, buto, rūsys, rūsio, biuras, liftas, lagaminas, spintelė, sodyba, sodybos`,
    logins: `
      prisijungimas, prisijungimo, vartotojas, vartotojo vardas, naudotojas, paskyra, paskyros, wifi, wi-fi,
      maršrutizatorius, tinklas, tinklo, routeris, loginas, interneto, prisijunk, prisijungti kaip,
      prisijungia, visos paskyros, vart, vartotojo`,
    ids: `
      asmens kodas, asmens kodą, asmens kodo, a.k., ak, tapatybės kortelė, tapatybės kortelės,
      socialinio draudimo, a.k, a k`,
    documents: `
      pasas, paso, pasą, vairuotojo pažymėjimas, vairuotojo pažymėjimo, teisės, tapatybės kortelė,
      kelionės dokumentas, leidimas gyventi`,
    cards: 'kortelė, kortelės, kortelę, kortelei, kortelės numeris, kreditinė kortelė',
    accounts: 'sąskaitos numeris, sąskaitos nr, banko sąskaita, banko sąskaitos',
    devices: 'planšetė, planšetės, kompiuteris, mobilusis',
    copulas: 'yra, buvo, dabar, vis dar, tai',
    otherNumbers: `
      pašto kodas, užsakymas, užsakymo, užsakymą, sąskaita, sąskaitos, siunta, siuntos, siuntą, skrydis,
      skrydžio, traukinys, kambarys, kambario, vieta, isbn, serijos numeris, nuolaidos kodas, nuolaida,
      kuponas, klaida, klaidos, versija, tel, telefonas, byla, brūkšninis kodas, prekė, puslapis, autobusas,
      kaina, kliento, rezervacija, salė, šaltinio kodas`,
    talk: `
      pamiršau, pamiršo, pamirštas, turi, privalo, bent, mažiausiai, simbolių, simboliai, ženklų, pasibaigė,
      pakeisti, atkurti, neteisingas, pamečiau, rytoj, atsiųsiu`,
    entered: `
      įvesk, įveskite, įvedi, surink, surinkite, rašyk, įrašyk, parašyk, spausk, paspausk, nustatyk,
      naudok, grotelės, grotelių, žvaigždutė`,
    questions: `
      mergautinė pavardė, mergautinę pavardę, saugos klausimas, slaptas klausimas, kontrolinis klausimas,
      pirmasis augintinis, augintinio vardas, šuns vardas, katės vardas, gatvė kurioje, užaugau,
      pirmoji mokykla, pradinė mokykla, pirmas automobilis, gimimo miestas, geriausias draugas, pravardė`,
    answers: 'atsakymas, atsakymą, atsakyk, ats, įrašiau, parašiau, atsakiau, įvedžiau',
    verified: 'patvirtinti, patvirtinimui, tapatybei patvirtinti, prisijungti',
    kept: `
      viskam, visur, visur tas pats, išsaugok tai, įsimink, užsirašyk, vardas ir metai, lengva atspėti`,
    rescues: 'pamesiu telefoną, prarasiu telefoną, be telefono, vienkartiniai',
    keys: 'raktas, raktą, žetonas, token, paslaptis, prisijungimai, atkūrimo raktas, licencijos raktas',
    atms: 'bankomatas, bankomate, bankomato, banko kortelė, banko kortelės',
    texted: 'sms, žinutė, žinute, žinutėje, patvirtinimo, patvirtinimas, atėjo',
    asks: 'pasakyk, duok, atsiųsk, koks, kokia, koks yra, įvesk, įveskite, reikia, parašyk',
    replies: `
      taip, ne, gerai, ok, ačiū, vėliau, palauk, nežinau, neatsimenu, pamiršau, kodėl, labas, tas pats,
      galbūt, nieko, tiksliai`,
    opens: 'atrakina, atrakinsi, atrakinti, atidaro, atidaryti, įeisi',
    sides: 'kairėn, dešinėn, į kairę, į dešinę',
    thens: 'tada',
    cardCodes: 'cvv, cvc, saugos kodas, trys skaičiai kitoje pusėje, kitoje kortelės pusėje',
    nearby: {
      theWord: 'žodis',
      numeros: 'nr',
      security: 'saug',
    },
  },
  discretionWords: {
    offRecord: `
      ne protokolui, tegul lieka tarp mūsų, neišsaugok to, neišsaugok šito, neišsaugokite to,
      neišsaugokite šito, neįsimink to, neįsimink šito, neįsiminkite to, tik šiam pokalbiui,
      tik šiame pokalbyje`,
    forgetAll: `
      pamiršk viską apie mane, pamiršk viską ką žinai apie mane, pamirškite viską ką žinote apie mane,
      pamirškite viską apie mane, ištrink viską ką žinai apie mane, ištrink viską apie mane,
      ištrinkite viską ką žinote apie mane, ištrinkite viską apie mane`,
    forgetAllQuestion:
      'Ar ištrinti viską, ką apie jus sužinojau? To negalima atšaukti. Patvirtinkite atsakydami „taip“.',
    yes: 'taip, prašau, patvirtinu, žinoma, tikrai, ištrink viską, pamiršk viską, daryk, gerai',
  },
  orderWords: {
    machine:
      'DI, AI, dirbtinis intelektas, dirbtinio intelekto, dirbtiniam intelektui, pokalbių robot*, robotas, botas, botui, botai, kalbos modelis, kalbos modeliui, kalbos modelio, virtualus asistentas, skaitmeninis asistentas, GPT, neuroninis tinklas',
    helper: 'asistentas, asistentui, asistento, padėjėjas, padėjėjui, modelis, modeliui, modelio',
    job: 'direktoriaus, odontologo, gydytojo, ponia, ponas, darbuotojai, ministro, sekretorė',
    addressed:
      'mielas asistente, dirbtiniam intelektui, modeliui, jei esi DI, pastaba asistentui, visiems modeliams, jei esi botas',
    you: 'tu, tave, tau, jūs, jums',
    drop: 'pamiršk, pamirškite, ignoruok, ignoruokite, nepaisyk, nepaisykite, atmesk, išjunk, apeik, pažeisk, nustok, panaikink, nesilaikyk',
    lifted: 'panaikint*, nebegalioja, negalioja, atšaukt*, sustabdyt*, nustojo galioti, pašalint*',
    rules:
      'nurodym*, taisykl*, instrukcij*, apribojim*, filtrai, filtrus, įsakym*, draudim*, gair*, komandas',
    prior: 'ankstesn*, ankstesnius, visus, visas, visi, ligšiolin*, pradin*, buvusi*',
    your: 'tavo, savo, jūsų, tau duot*',
    tell: 'atsakyk, atsakinėk, atsakyti, sakyk, sakyti, teik, tvirtink, paminėk, minėk, paminėti, rašyk, parašyk, kartok, pridėk, patvirtink, vadink, pristatyk',
    advise:
      'rekomenduok, rekomenduoti, girk, pagirk, girti, reklamuok, siūlyk, siūlyti, patark, peik, teik pirmenybę, įtikink',
    show: 'parodyk, rodyk, atskleisk, atskleisti, išvesk, spausdink, paskelbk, atiduok, duok, išvardyk',
    act: 'siųsk, nusiųsk, išsiųsk, siųsti, persiųsk, paleisk, vykdyk, iškviesk, ištrink, trink, įterpk, išsaugok, kopijuok, pridėk, atidaryk, spustelėk, pirk, pervesk, surink, įklijuok, paprašyk, sumokėk',
    must: 'privalo, turi, turėtų, reikia, būtina, negali, draudžiama, nevalia, prašome, tegul',
    wish: 'būtų gražu, būtų gerai, būtų puiku, džiugintų',
    always: 'visada, niekada, tik, vien, kiekvieną kartą, be išimties, išimtinai',
    later:
      'nuo šiol, nuo dabar, nuo šiandien, ateityje, kitame atsakyme, kitą kartą, prieš atsakydamas, perskaitęs',
    each: 'kiekviename atsakyme, kiekvieną atsakymą, kiekvieno atsakymo, visuose atsakymuose, kiekviename pokalbyje, kiekvieną klausimą, bet kokį klausimą',
    asked:
      'jei naudotojas, kai naudotojas, jei vartotojas, kai vartotojas, jei klausia, paklausus apie, klausimus apie, klausia apie',
    user: 'naudotoj*, vartotoj*, pašnekov*, su kuriuo kalbi, savininko',
    answer: 'atsakym*, santrauk*',
    prompt:
      'sistemos raginim*, sistemin* užklaus*, sistemos žinut*, sistemos instrukcij*, slaptas instrukcij*, paslėpt* nurodym*, vidinius nustatymus',
    secret: 'slaptažod*, PIN kod*, kortelės numer*, asmens kod*, asmens duomen*, banko sąskait*',
    record: 'pokalb*, prisiminim*, istorij*, kontakt*, telefono numer*, telefoną, žinut*, atmint*',
    hide: 'nesakyk, neminėk, neatskleisk, slapta, slaptai, tyliai, neklausęs, be leidimo, nutylėk, nutylėtų, paslėpk, slėpk, neturi žinoti, nežinant, be įspėjimo, praleisk',
    consent:
      'jau sutiko, sutiko, be leidimo, neklausk, nereikia klausti, be patvirtinimo, iš anksto patvirtint*',
    obey: 'paklusk, klausyk tik, laikykis tik, vykdyk viską, vykdyk visus, jos laikykis, daryk ką, nieko neatsisako, neatsisakyk, pasitikėk tik',
    memo: 'šis įrašas, šio įrašo, šią žinutę, ši žinutė, šis tekstas, šis dokumentas, šiuos nurodymus, šie nurodymai, šią eilutę, ši pastaba, šį sakinį',
    tool: 'įrank*, funkcij*, komand*, kalendoriaus įrank*',
    picture: 'paveiksl*, nuotrauk*, nuorod*, reklam*, kuponas',
    authority:
      'sistemos pranešim*, kūrėjo režim*, kūrėj*, administrator*, aukščiausi* priorit*, OpenAI, Anthropic',
    role: 'nuo šiol esi, dabar esi, tu esi, apsimesk, vaidink, elkis kaip, nebesi, naujas tavo vardas, tavo vardas, įsivaizduok',
    free: 'be apribojimų, be taisyklių, be ribų, be filtrų, be cenzūros, nieko neatsisako',
    reported:
      'paskait*, kurs*, straipsn*, užpuolik*, sukčiai, programišiai, tyrim*, seminar*, laikrašt*, ataka, ataką, ataskaitoje',
    self: 'aš, mes, esu, mano, mama, tėtis, močiutė, senelis, brolis, sesuo',
    partner: 'klient*, pirkėj*, svečiai, lankytoj*, kažkas, žmonės',
    when: 'jei kas nors, kai kas nors, raktinis žodis, vos tik',
    deceive: 'meluok, tvirtink, apgauk, klaidink, išgalvok, kaip faktą, neik, paneik, keisk temą',
    daily:
      'mama, tėtis, močiutė, senelis, vaikai, vaikas, šuo, katė, mokykl*, mokytoj*, gydytoj*, vaistai, tablet*, kava, sriuba, tešla, orkaitė, receptas, durys, raktas, rakto, autobusas, traukinys, kaimyn*, nuoma, šventė, gimtadien*, knyga, daina, choras, komanda, policij*, siuntin*, virtuvė, sodas, tortas, pusryčiauti, šviesą, grupė, salėje, kilimėlį',
  },
  requests: {
    polite: 'prašau',
    forget: ['pamiršk(?:ite)?', 'užmiršk(?:ite)?'],
    forgetLink: 'kad',
  },
  examples: {
    requests: {
      'Pamiršk, kad gyvenu Porte.': 'forget gyvenu Porte',
    },
  },
};

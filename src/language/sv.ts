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
  statementWords: {
    self: 'jag, vi, mig, oss',
    mine: 'min, mitt, mina, vår, vårt, våra',
    they: 'han, hon, hans, hennes, deras',
    kin: `
      +mamma, +pappa, +mormor, +morfar, +farmor, +farfar, föräldrar, syster, systrar, bror, bröder, syskon, fru, frun,
      maken, make, maka, sambo, sambon, pojkvän, flickvän, tjejen, killen, sonen, dotter, dottern, söner,
      döttrar, +barnen, bebis, bebisen, tvillingar*, barnbarn*, moster, faster, morbror, farbror, kusin*, systerdotter,
      brorson, svärmor, svärfar, svåger, svägerska, kompis, vän, vännen, granne, grannen, chef, chefen, kollega, familj, exet`,
    pets: `
      +hunden, +katten, hund, hundar, hundarna, tik, valp, valpen, katt, katter, katterna, kattunge, kanin, kaninen, hamster,
      marsvin, häst, hästen, ponny, höns, kyckling, papegoja, undulat, sköldpadda, orm, labrador, tax, pudel, schäfer`,
    am: '+är, är, var, blir, blev, blivit',
    have: 'har, hade, haft, fick, fått, äger, köpt',
    names: 'heter, kallas',
    ages: 'år gammal, år gamla, månader gammal, fyller, födelsedag',
    allergy: `
      allergi*, *allergi, *allergisk, *allergiker, allergisk, överkänslig*, intoleran*, *intolerans, *intolerant, tål inte, tål ej,
      anafyla*, nässelutslag`,
    health: `
      *diabetes, diabetiker, *cancer, *astma, astma, epilepsi, migrän, artros, reumatism, psoriasis, cancer, stroke, hjärtinfarkt, hjärtsvikt,
      pacemaker, blodtryck, kolesterol, blodbrist, sköldkörtel*, ibs, endometrios, parkinson*, demens, dement, autism, adhd,
      depression, utbränd, sömnapné, döv, hörselskadad, blind, rullstol, gravid, insulin, blodförtunnande, diagnos*, kronisk*,
      ryggont, diskbråck, gikt, dialys`,
    diet: `
      vegan, vegetarian, vegetariskt, pescetarian, glutenfri*, laktosfri*, halal, kosher, keto, lchf, fastar, äter inte, äter ingen,
      äter inget, äter inga, dricker inte, dricker ingen, nykter, nykterist`,
    habit: 'varje dag, varje vecka, varje morgon, varje kväll, brukar, alltid, ofta, numera, i åratal, sedan',
    when: `
      januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december, måndag, tisdag, onsdag,
      torsdag, fredag, lördag, söndag, nästa vecka, nästa månad, nästa år, imorgon, i morgon, förra året`,
    passing: `
      trött, hungrig, törstig, behöver, vill, skulle vilja, undrar, fråga, fel, idé, lista, fil, kod, funktion, mening,
      mejl, tror, tycker, vet inte, hoppas, glad, tack, förlåt, just nu, idag, igår, försöker, hjälp`,
    unreal: 'om jag hade, om jag var, om jag vore, om vi hade, ifall, anta, tänk om, skulle, låtsas, önskar',
    doubt: 'kanske, möjligen, antagligen, troligen, tydligen',
    asks: `
      vad, hur, var, vem, vilken, vilka, vilket, varför, när, kan du, kan jag, skulle du, ge mig, berätta, föreslå, rekommendera,
      hjälp mig, skriv, förklara, har du, finns det, tips`,
    tasks:
      'översätt, rätta, korrekturläs, skriv om, sammanfatta, svara på, följande text, på engelska, på svenska',
    fiction: 'låtsas att du, rollspel, berättelse, novell, dikt, sagan, saga, skämt, huvudperson, låttext',
    said: 'sa, säger, sade, frågade, berättade, skrev, enligt',
    joins: 'och, men, =för, eftersom, som',
    hence: 'så, därför, alltså',
    assent: 'eller hur, visst, okej, ok, va, ja, nej, rätt',
    also: 'också, även, dessutom',
    ends: 'sålt, sålde, slutat, slutade, inte längre, skild, dog, dött, avliden',
    not: 'inte, ej, ingen, inget, inga, aldrig',
    elides: 'yes',
  },
  healthWords: {
    ailments: `
      gikt, hälsporre, plantar fasciit, celiaki, glutenintoleran*, diabet*, astma*, epilep*, migrän*,
      artrit, artros, reumat*, eksem, psoriasis, cancer, bröstcancer, tumör*, leukemi, lymfom, stroke,
      hjärtinfarkt, hjärtsvikt, förmaksflimmer, flimmer, kärlkramp, stent, pacemaker, högt blodtryck,
      blodtryck*, kolesterol*, blodbrist, anemi, järnbrist, sköldkörtel*, hypotyreos, hashimoto*, crohns,
      colit, ulcerös kolit, divertikulit, ibs, reflux, halsbränna, gastrit, magsår, magkatarr, gallsten*,
      njursten*, njursvikt, dialys, fettlever, cirros, hepatit, endometrios, pcos, lupus, ms,
      multipel skleros, fibromyalgi, långtidscovid, parkinson*, alzheimer*, demen*, depression*, deprimerad,
      bipolär, ptsd, adhd, panikattacker, panikångest, sömnlöshet, sömnapné, tinnitus, yrsel, glaukom,
      grå starr, ischias, diskbråck, bråck, ryggskott, skolios, benskörhet, seninflammation, slemsäck*,
      tennisarmbåge, karpaltunnel*, menisk*, korsband*, stukning, fraktur, hjärnskakning, blodpropp*, propp,
      trombos, bukspottkörtel*, lunginflammation, kol, nässelutslag, nässelfeber, bältros, gravid*,
      graviditetsdiabetes, havandeskapsförgiftning, klimakteriet, hemofili, *allergi, *allergisk,
      *allergiker, *intolerans, *intolerant, laktosintoleran*, hösnuva, pollenallergi, urinvägsinfektion,
      bihåleinflammation, rosacea, cystisk fibros, autoimmun*, åderbråck, cellgifter, cellgift*,
      transplantation, stomi, fång, anafyla*, hypertoni, ryggskottet, öroninflammation*, infektion,
      lungkollaps*, kramper, insulinkänning, känning, kolik*, näsblod, sepsis, anorexi*, bulimi*,
      alkoholist*, infarkt*`,
    troubles: `
      pajade, pajat, paj, krånglar, krånglat, strular, bråkar, lade av, la av, gav upp, gör ont, ont,
      värker, värk, öm, ömt, stel, stelt, låst, låste sig, svullen, svullet, svullna, svullnar, inflammerad,
      inflammerat, av, sliten, slitet, utsliten, stukad, stukade, vrickad, ur led, hoppar ur, bruten,
      brutit, bröt, sträckt, sträckte, dålig, dåligt, dåliga, svag, svagt, känslig, känsligt, problem,
      besvär, opererad, opererat, kramp, domnar, domnat, blöder, trasig, trasigt, skadad, skadat, ramlat,
      haltar, haltat, sträckning`,
    parts: `
      rygg, ryggen, ländryggen, nacke, nacken, axel, axeln, armbåge, armbågen, handled, handleden, tummen,
      höft, höften, höfter, knä, knät, knäet, knäna, fotled, fotleden, fot, foten, fötter, häl, hälen,
      hälsenan, vad, vaden, ljumske, ljumsken, revben, revbenen, ryggraden, käken, tand, tanden, tänder,
      tandkött, öra, örat, öron, öga, ögat, ögon, mage, magen, tarm, tarmen, blåsa, blåsan, njure, njuren,
      njurar, lever, levern, gallblåsan, hjärtat, lungor, lungorna, halsen, hud, huden, leder, lederna,
      nerv, sena, tass, tassen, ben, benet, prostatan, lårben, knäskål, nyckelben, bäcken, underarm, finger,
      halsmandlar`,
    reactions: `
      utslag, nässelutslag, kliar, klåda, kli, sväller, svullnar, svullnade, svullen, svullna, halsen snörs,
      snörs ihop, svårt att andas, får ingen luft, kräks, kräktes, spyr, spydde, kräkas, illamående,
      mår illa, mår dåligt, mådde illa, diarré, ont i magen, magont, magknip, kramper, gasig, uppblåst,
      uppsvälld, halsbränna, sura uppstötningar, dubbelvikt, sjuk av, tål inte, tål ej, tål inga, tål inget,
      tålde inte, klarar inte, reagerar på, reagerade på, reaktion, yr, svimmade, svimmar, hjärtklappning,
      migrän, akuten, ambulans, epipen, adrenalinpenna, skov, röda fläckar, prickar, prickig, blossar upp,
      anfall, dropp, läpparna, läppar, tungan, sjukhus, syrgas, blåsor`,
    foods: `
      mejeri*, mjölk*, ost, smör, grädde, yoghurt, fil, laktos, gluten, vete, bröd, pasta, råg, havre, majs,
      soja, tofu, ägg, nötter, nöt, jordnöt*, mandel*, cashew*, hasselnöt*, valnöt*, pistage*, sesam, senap,
      selleri, lupin, fisk, tonfisk, lax, skaldjur, räkor, räka, musslor, krabba, hummer, kräftor, kött,
      rött kött, nötkött, fläsk, fläskkött, korv, bacon, skinka, kyckling*, kalkon, torrfoder, godis,
      gelatin, salt, natrium, socker, sötsaker, sötningsmedel, kolhydrater, fett, fet, friterat, stark mat,
      starkt, chili, peppar, paprika, vitlök, lök, tomat*, potatis, svamp, spenat, bönor, linser,
      baljväxter, kål, kiwi, mango, jordgubb*, banan*, äpple*, stenfrukt, persik*, körsbär, ananas,
      grapefrukt, citrus*, apelsin*, frukt, avokado, honung, choklad, kakao, kaffe, koffein, te, alkohol,
      sprit, vin, rödvin, öl, rökning, cigaretter, snus, läsk, kolsyra, sushi, rå fisk, lakrits, vinäger,
      tillsatser, latex, nickel, penicillin*, kåvepenin, amoxicillin, antibiotika, ibuprofen, ipren,
      aspirin, alvedon, paracetamol, kontrastvätska, jod, plåster, parfym*, tvättmedel, pollen, damm,
      kvalster, mögel, gräs, björk, getingstick, getingar, bistick, springa, löpning, lyfta, lyft,
      tunga lyft, hoppa, hopp, knäböj, flyga, köra, simma, trappor, energidryck*, ris, kokos, kanel, curry,
      ingefära, jäst, inälvsmat, mjuk ost, opastöriserad*, råa ägg, groddar, histamin, kalium, fosfor,
      fibrer, hårfärg, henna, ull, solkräm, sol, gråbo, statiner, metformin, fotboll, tennis, dyka, dyker,
      dykning, dansa, klättra, cykla, skidor, vikter, ketchup, chips, glass, tårta, kaka, pizza, bovete,
      vodka, gin, cider, melon, fruktos, mjölkprotein, pistage, semlor`,
    refrains: `
      ingen, inget, inga, noll, inte mer, aldrig mer, aldrig, utan, undvika, undviker, undvik, äter inte,
      äter ingen, äter inga, äter inget, dricker inte, dricker ingen, dricker inget, får inte, får ej,
      kan inte äta, kan inte dricka, hoppar över, skippar, skippa, slutat med, slutade med, sluta med,
      slutat äta, tagit bort, tog bort, ta bort, strukit, håller mig borta från, håller oss borta från,
      hålla mig borta från, finns inte, köper inte, kör inte, har inte, är bannlyst, bannlyst, tabu,
      förbjudet, förbjuden, är borta, mindre, låg, *fri, *fritt, drar ner på, dra ner på, avstå, avstår,
      ur huset, nej till`,
    healers: `
      läkare, läkaren, doktor, doktorn, husläkare, kardiolog*, hjärtläkare*, hudläkare*, dermatolog*,
      internist*, allergolog*, reumatolog*, neurolog*, njurläkare*, endokrinolog*, onkolog*, urolog*,
      gynekolog*, barnmorska*, barnläkare*, psykiater*, kirurg*, ortoped*, sjukgymnast*, fysio*,
      fysioterapeut*, naprapat*, kiropraktor*, osteopat*, fotvårdare, optiker*, ögonläkare*, tandläkare*,
      dietist*, apotekare*, veterinär*, hovslagare*, sjukhuset, sjukhus, vårdcentral*, kliniken, blodprov*,
      provsvar*, röntgen, magnetröntgen, allergitest*, logoped*, bvc, sköterska*, läkarn, öronläkare*,
      allergiläkar*, hjärtläkar*, patchtest`,
    orders: `
      sa, säger, sade, sagt, vill, tror, tycker, +förbjöd, +förbjudit, +förbjuder, skrev ut, skrivit ut,
      rekommenderade, rekommenderar, rådde, +avrådde, +avråder, ordinerade, ordinerat, konstaterade,
      hittade, bekräftade, misstänker, varnade, varnat, satte mig på, satt mig på, satte honom på,
      satte henne på, satte in, tog bort, ska jag, måste jag, får jag, visade, visar, var tydlig, är sträng,
      stoppade, stopp, +vill inte, +vill inte att, +tillåter inte, får inte`,
    lasting: `
      igen, nu igen, åter, sedan, sen, tills, till, anfall av, giktanfall*, skov, andra gången i år,
      tredje gången i år, två gånger i år, i år, livslång, resten av livet, diagnos*, fick diagnosen,
      konstaterad, misstänkt, bekräftad, kronisk*, akut, benägen, finns i släkten, ärftlig*, återfall,
      efter operationen, sedan operationen, nyopererad, operationskö, gips, gipsad, kryckor, sjukskriven,
      veckor, månader, varje gång, alltid när, så fort jag, varje vår, från och med nu, hädanefter,
      medicin*, tabletter, insulin, blodförtunnande, kortison, just nu, numera, på sistone, veckor gravid,
      i vecka, kom tillbaka, kommit tillbaka, tillbaka, ännu en, en till, andra gången, tredje gången,
      fjärde gången`,
    household: 'hemma, hos oss, här hemma, här, i familjen, i huset, hushållet, i vårt hem',
    passed: `
      bra nu, bra igen, bättre nu, frisk nu, frisk igen, över nu, det gick över, gått över, läkt,
      återställd, inget allvarligt, falskt alarm, som barn, som liten, vuxit ifrån, förkyld*, förkylning,
      influensa, negativt`,
    figures: `
      dör av skratt, nästan hjärtinfarkt, höll på att få hjärtinfarkt, höll på att få en hjärtattack,
      huvudvärk av detta, ont i huvudet av, spy på, allergisk mot möten, allergisk mot måndagar,
      allergisk mot jobb, allergisk mot dumhet, bakom ryggen, ryggen fri, ha ryggen, kalla fötter,
      stå på egna ben, hålla ett öga, ögonen på, i ögonen, för hand, hand i hand, av hjärtat,
      hjärtat krossat, krossade mitt hjärta, i hjärtat, folk med, människor med, personer med, någon med,
      de som har, patienter med, karaktär*, huvudperson*, romanen, roman, i filmen, i boken, i serien,
      avsnitt, dokumentär, artikel, podd, forskning, på nyheterna, uppsats om, föredrag om, insamling,
      fotbollsfeber, beroende av`,
  },
  answerWords: {
    moment:
      'idag, nu, just nu, den här gången, bara den här gången, för en gångs skull, ikväll, imorgon, här, den här frågan, det här svaret',
  },
  styleWords: {
    forms: `
      emoji, emojis, smileys, punktlistor, punktlista, punktform, listor, tabell, tabeller, rubriker, prosa,
      löpande text, hela meningar, korta meningar, stycken, facktermer, fackspråk, fackord, jargong,
      anglicismer, engelska ord, förkortningar, vanlig svenska, enkel svenska, enkelt språk, slutsats,
      slutsatsen, sammanfattning, svaret först, exempel, siffror, källa, källor, källhänvisning*, länkar,
      numrera, numrerat, numrerade, steg, steg för steg, ett steg, kort, korta, kortare, kortfattat,
      detaljer, formellt, beröm, komplimanger, utropstecken, metriskt, celsius, du-tilltal, kod, varningar,
      liknelser, metaforer, för- och nackdelar, en mening, två meningar, tre meningar, rader, fetstil,
      formatering, inledning`,
    tells: `
      när du svarar, när du skriver, när du förklarar, svara, svar, svaren, dina svar, skriv, förklara,
      ge mig, börja, börja med, sätt, använd, undvik, bespara mig, säg, kalla mig, strunta i, hoppa över,
      håll dig, håll det, ta alltid`,
    standing: `
      alltid, aldrig, varje gång, i allmänhet, generellt, som regel, hädanefter, från och med nu, framöver,
      med mig, till mig, för mig, åt mig, när du svarar mig, när du skriver till mig, om jag inte ber`,
    reasons: `
      jag föredrar, jag vill hellre, jag läser hellre, hellre, +jag behöver, jag tappar tråden,
      tappar jag tråden, jag hänger inte med, jag hatar, jag tål inte, jag gillar inte, stör mig,
      irriterar mig, hjälper mig, jag lär mig bäst, jag förstår bättre, jag läser på mobilen,
      läser på telefonen, skärmläsare, mina ögon, dyslexi*, adhd, ger mig känslan, tröttar mig,
      räcker alltid, räcker långt`,
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
    unkept: {
      nots: `inte, aldrig`,
      keeps: `spara, kom ihåg, komma ihåg, minns, minnas, lagra, anteckna, notera, skriv upp, registrera, lägg på minnet`,
      between: `detta, det, det här, tack, snälla, är du snäll, vad jag säger, det jag säger, det jag sa, meddelandet, det här meddelandet, någonstans, ner, upp, att`,
      retracts: `glöm vad jag sa, glöm det jag sa, glöm vad jag just sa, glöm att jag sa det, glöm att jag nämnde det, låtsas att jag inte sa något, det stannar mellan oss, stannar mellan oss, mellan oss två`,
      goesOn: `men, och, för, eftersom`,
    },
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
    statementWords: {
      'Min syster är allergisk mot sesam.': 'allergy',
      'Om jag hade en get skulle den heta Lilli.': '',
    },
    healthWords: {
      'Kardiologen sa nej till lakrits för min del': 'health',
      'Mitt knä krånglar igen': 'health',
      'Av räkor får jag utslag på halsen': 'allergy',
      'Folk med gikt dricker lite': '',
    },
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

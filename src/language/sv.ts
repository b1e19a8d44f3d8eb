/** Swedish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const swedish: Language = {
  code: 'sv',
  secretWords: {
    passwords: `
      lösenord, lösenordet, lösenorden, lösenfras, lösen, lösenordsfras, kodord, kodordet, lösenmening`,
    shortPasswords: 'lösen, pw, pwd, pass, lösen ord, lsn, lösn, lösenord, pswd',
    pins: `
      pin, pinkod, pin-kod, pinkoden, puk, pukkod, engångskod, engångskoden, verifieringskod, säkerhetskod,
      bekräftelsekod, sms-kod, inloggningskod, cvc, cvv, kortkod, engångskoder, reservkoder,
      återställningskoder, säkerhetskoder, siffrorna i sms, siffrorna från sms, koden från sms`,
    codes: 'kod, koden, koder, kombination, kombinationen, siffror, siffrorna',
    locks: `
      portkod, portkoden, dörrkod, larmkod, larmkoden, nyckelskåp, nyckelbox, nyckelskåpet, kodlås,
      kodlåset, hänglås, hänglåset, cykellås, kassaskåp, kassaskåpet, larm, larmet, porttelefon, grindkod,
      kassavalv, låses upp med, låser upp, öppnas med, lås upp, larma av, avlarma, nyckelboxen`,
    doors: `
      port, porten, dörr, dörren, grind, grinden, garage, garaget, trappuppgång, entré, ytterdörr, stuga,
      stugan, källare, kontor, hiss, resväska, skåp, förråd`,
    logins: `
      användare, användarnamn, inloggning, inlogg, konto, wifi, wi-fi, router, routern, nätverk, nätet,
      logga in, loggar in, hemnätet, komma in, alla konton, inloggad`,
    ids: `
      personnummer, personnumret, personnr, persnr, pnr, samordningsnummer, organisationsnummer, id-kort,
      legitimation`,
    documents: `
      pass, passnummer, passnr, passet, körkort, körkortsnummer, id-kort, resedokument, resehandling,
      uppehållstillstånd`,
    cards: 'kort, kortet, kortnummer, kreditkort, bankkort, betalkort, kontokort',
    copulas: 'är, var, blir, nu, fortfarande, lyder',
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
      ställ in, använd, man skriver`,
    questions: `
      flicknamn, säkerhetsfråga, hemlig fråga, första husdjur, husdjur, hundens namn, kattens namn,
      gatan du växte upp, växte upp, första skola, grundskola, första bil, födelseort, bästa vän, smeknamn`,
    answers: 'svar, svaret, svara, svarar, säg',
    verified: 'för att verifiera, för att bekräfta, för att logga in, för verifiering',
    kept: `
      till allt, överallt, samma överallt, spara detta, spara det här, kom ihåg det här,
      lägg det på minnet`,
    rescues: 'tappar telefonen, tappar mobilen, förlorar mobilen, blir av med mobilen, utan mobilen, engångs',
    announced: {
      names: 'lösenord',
      prepositions: 'till',
      is: 'är',
      possessives: 'min, mitt',
    },
  },
};

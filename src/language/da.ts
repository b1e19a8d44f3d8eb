/** Danish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const danish: Language = {
  code: 'da',
  secretWords: {
    passwords: `
      adgangskode, adgangskoden, adgangskoder, kodeord, kodeordet, kodeord til, password, løsen, løsenord,
      kode ordet, kodeord er, kode ord`,
    shortPasswords: 'kode ord, pw, pwd, pass, adgkode, kodeo, pswd',
    pins: `
      pin, pinkode, pinkoden, pin-kode, puk, pukkode, engangskode, engangskoden, sikkerhedskode,
      bekræftelseskode, verifikationskode, sms-kode, cvc, cvv, kontrolcifre, loginkode, engangskoder,
      nødkoder, gendannelseskoder, reservekoder, tallene fra sms, koden fra sms, tal fra sms`,
    codes: 'kode, koden, koder, kombination, kombinationen, cifre, cifrene, tal',
    locks: `
      dørkode, dørkoden, portkode, alarmkode, alarmkoden, nøgleboks, nøgleboksen, nøgleskab, kodelås,
      kodelåsen, hængelås, cykellås, pengeskab, pengeskabet, alarm, alarmen, dørtelefon, boks, låses op med,
      låser op, åbnes med, lås op, slå alarmen fra, frakoble`,
    doors: `
      dør, døren, hoveddør, bagdør, port, porten, garage, opgang, opgangen, indgang, sommerhus, sommerhuset,
      kælder, kontor, elevator, kuffert, skur, skuret, skab, låge, lågen`,
    logins: `
      bruger, brugernavn, login, konto, wifi, wi-fi, router, routeren, netværk, nettet, log ind, logger ind,
      log på, alle konti, brugernavnet`,
    ids: 'cpr, cpr-nummer, cprnummer, cpr-nr, cpr nr, personnummer, personnr, cpr-nummeret',
    documents: 'pas, pasnummer, pasnr, kørekort, kørekortnummer, passet, rejsedokument, opholdstilladelse',
    cards: 'kort, kortet, kortnummer, kreditkort, dankort, hævekort, betalingskort',
    copulas: 'er, var, bliver, nu, stadig, lyder',
    otherNumbers: `
      postnummer, postnr, ordre, ordrenummer, ordrenr, faktura, fakturanummer, pakke, pakken, forsendelse,
      sporing, track, fly, tog, værelse, plads, spor, isbn, serienummer, reference, rabatkode, rabat, fejl,
      fejlkode, version, tlf, telefon, mobil, sag, sagsnummer, kildekode, stregkode, vare, varenummer, side,
      linje, bus, pris, kundenummer, landekode, bestilling, sal, booking`,
    talk: `
      glemt, glemte, glemmer, skal, mindst, tegn, bør, udløbet, skifte, nulstille, forkert, mistet, ugyldig,
      krav, imorgen, sender, senere`,
    entered: 'skriv, skriver, tast, taster, tast ind, indtast, indtaster, tryk, brug, sæt den på, indstil',
    questions: `
      pigenavn, sikkerhedsspørgsmål, hemmeligt spørgsmål, første kæledyr, kæledyr, hundens navn,
      kattens navn, vejen du voksede op, voksede op, første skole, folkeskole, første bil, fødeby,
      bedste ven, kælenavn`,
    answers: 'svar, svaret, svarer',
    verified: 'for at bekræfte, for at verificere, for at logge ind, til at bekræfte',
    kept: 'til alt, overalt, samme overalt, gem det her, gem dette, husk det her, husk dette',
    rescues: 'mister min telefon, mister telefonen, taber telefonen, uden telefon, engangs',
    announced: {
      names: 'adgangskode',
      prepositions: 'til',
      is: 'er',
      possessives: 'mit',
    },
  },
};

/** Norwegian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const norwegian: Language = {
  code: 'no',
  secretWords: {
    passwords: 'passord, passordet, passordene, passfrase, adgangskode, kodeord, kodeordet, kode ordet',
    shortPasswords: 'pw, pwd, pass, passo, pswd',
    pins: `
      pin, pinkode, pinkoden, pin-kode, puk, pukkode, engangskode, engangskoden, engangskode fra,
      sikkerhetskode, bekreftelseskode, verifiseringskode, sms-kode, cvc, cvv, bankid-kode, kontrollsiffer,
      engangskoder, gjenopprettingskoder, reservekoder, nødkoder, tallene fra sms, koden fra sms,
      sikkerhetskoder`,
    codes: 'kode, koden, koder, kombinasjon, kombinasjonen, siffer, sifrene, tallene',
    locks: `
      dørkode, dørkoden, portkode, alarmkode, alarmkoden, nøkkelboks, nøkkelboksen, nøkkelskap, kodelås,
      kodelåsen, hengelås, sykkellås, safe, safen, alarm, alarmen, porttelefon, calling, pengeskap, boks,
      låses opp med, låser opp, åpnes med, lås opp, slå av alarmen, koble ut alarmen`,
    doors: `
      dør, døra, døren, ytterdør, port, porten, garasje, garasjen, oppgang, inngang, hytte, hytta, kjeller,
      kontor, heis, koffert, bod, boden, skap, grind`,
    logins: `
      bruker, brukernavn, innlogging, login, konto, wifi, wi-fi, ruter, ruteren, nettverk, nettet, nett,
      logg inn, logger inn, logg på, alle kontoer, brukernavnet`,
    ids: 'fødselsnummer, fødselsnummeret, fødselsnr, personnummer, personnummeret, personnr, d-nummer, fnr',
    documents: `
      pass, passnummer, passnr, passet, førerkort, førerkortnummer, førerkortet, reisedokument,
      oppholdskort`,
    cards: 'kort, kortet, kortnummer, kredittkort, bankkort, betalingskort',
    copulas: 'er, var, blir, nå, fortsatt, fremdeles, lyder',
    otherNumbers: `
      postnummer, postnr, ordre, ordrenummer, bestilling, faktura, fakturanummer, pakke, pakken, sending,
      sporing, fly, tog, rom, sete, spor, isbn, serienummer, referanse, rabattkode, rabatt, feil, feilkode,
      versjon, tlf, telefon, mobil, sak, saksnummer, kildekode, strekkode, vare, varenummer, side, linje,
      buss, pris, kundenummer, kid, landkode, sal`,
    talk: `
      glemt, glemte, glemmer, må, minst, tegn, bør, utløpt, bytte, tilbakestille, feil, mistet, ugyldig, krav,
      imorgen, sender, senere`,
    entered: `
      skriv, skriver, tast, taster, tast inn, slå inn, slår inn, trykk, bruk, sett den på, still inn`,
    questions: `
      pikenavn, sikkerhetsspørsmål, hemmelig spørsmål, første kjæledyr, kjæledyr, hundens navn,
      navnet på hunden, kattens navn, gata du vokste opp, vokste opp, første skole, barneskole, første bil,
      fødeby, bestevenn, kallenavn`,
    answers: 'svar, svaret, svarer',
    verified: 'for å bekrefte, for å verifisere, for å logge inn, til å bekrefte',
    kept: 'til alt, overalt, samme overalt, lagre dette, ta vare på dette, husk dette',
    rescues: 'mister telefonen, mister mobilen, mobilen blir borte, uten telefon, engangs',
    announced: {
      names: 'passord',
      prepositions: 'til',
      possessives: 'mit',
    },
  },
};

/** Dutch: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const dutch: Language = {
  code: 'nl',
  secretWords: {
    passwords: 'wachtwoord, wachtwoorden, wachtzin, toegangscode, paswoord, codewoord, geheim woord',
    shortPasswords: 'ww, wachtw, pw, pwd, pass, wachtwd, wwoord, pasw',
    pins: `
      pin, pincode, pin-code, puk, pukcode, beveiligingscode, verificatiecode, toegangscode,
      bevestigingscode, sms-code, eenmalige code, otp, inlogcode, cvc, cvv, ontgrendelcode, geheime code,
      eenmalige codes, herstelcodes, back-upcodes, backupcodes, cijfers uit de sms, code uit de sms,
      reservecodes`,
    codes: 'code, codes, combinatie, cijfers, cijfercode',
    locks: `
      sleutelkluis, sleutelkluisje, sleutelkastje, sleutelkast, cijferslot, hangslot, fietsslot, kluis,
      kluisje, alarm, alarmcode, deurcode, poortcode, codeslot, intercom, keypad, slot, inbraakalarm,
      ontgrendelt, ontgrendel, ontgrendelen, gaat open met, opent met, uitschakelen, alarm uit`,
    doors: `
      deur, voordeur, achterdeur, poort, hek, garage, ingang, gebouw, schuur, portiek, kantoor, berging,
      appartement, lift, koffer, kelder, vakantiehuis`,
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
    copulas: 'is, was, zijn, nu, nog, nog steeds, wordt, blijft',
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
      gebruik, schrijf`,
    questions: `
      meisjesnaam, geheime vraag, beveiligingsvraag, eerste huisdier, huisdier, naam van de hond,
      naam van de kat, straat waar je opgroeide, opgegroeid, opgroeide, eerste school, basisschool,
      lagere school, eerste auto, geboorteplaats, beste vriend, bijnaam`,
    answers: 'antwoord, antwoorden, antw, zeg, ingevuld',
    verified: 'om te verifiëren, om te bevestigen, ter verificatie, om in te loggen, ter bevestiging',
    kept: 'voor alles, overal, overal dezelfde, bewaar dit, onthoud dit, schrijf dit op, sla dit op',
    rescues: 'telefoon kwijtraak, telefoon verlies, telefoon kwijt, zonder telefoon, eenmalig te gebruiken',
    announced: {
      names: 'wachtwoord',
      prepositions: 'voor, van',
      changedTo: 'naar',
      changes: 'gewijzigd',
      possessives: 'mijn',
      descriptions: 'verplicht, verkeerd, onjuist',
    },
  },
};

/** German: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const german: Language = {
  code: 'de',
  secretWords: {
    passwords: `
      passwort, passwörter, passwortes, passworts, kennwort, kennwörter, zugangscode, passphrase, losungswort,
      schlüsselwort, pass wort, zugangsdaten, zugangspasswort`,
    shortPasswords: 'pw, pwd, pass, pwt',
    pins: `
      pin, pin-code, pincode, pin code, pin-nummer, pin nummer, geheimzahl, geheimnummer, puk, tan,
      bestätigungscode, sicherheitscode, verifizierungscode, einmalcode, sms-code, kartenprüfnummer,
      prüfziffer, sicherheitsnummer, freischaltcode, entsperrcode, zugangscode, prüfnummer, einmalpasswort`,
    codes: 'code, codes, kombination, zahlenkombination, zahlencode, zahl, zahlen, nummer',
    locks: `
      schlüsselbox, schlüsselkasten, schlüsseltresor, zahlenschloss, fahrradschloss, vorhängeschloss, tresor,
      safe, alarmanlage, alarm, türcode, türschloss, tastenfeld, keypad, nummernschloss, schließfach, torcode,
      entsperrt, entsperren, entsperre, geht auf mit, öffnet mit, entsperrst`,
    doors: `
      haustür, tür, tor, garage, garagentor, eingang, hauseingang, treppenhaus, wohnung, keller, büro,
      ferienwohnung, hoftor, schuppen, aufzug, koffer, spind, hintertür, pforte`,
    logins: `
      login, anmeldung, anmeldedaten, benutzername, benutzer, nutzer, nutzername, account, konto, wlan, w-lan,
      wifi, router, fritzbox, netzwerk, gastnetz, zugang`,
    ids: `
      steuer-id, steuerid, steuer id, steueridentifikationsnummer, steuer-identifikationsnummer,
      identifikationsnummer, idnr, steuernummer, sozialversicherungsnummer, sozialversicherung,
      rentenversicherungsnummer, versicherungsnummer, sv-nummer, svnr, ahv, ahv-nummer, personalausweis,
      personalausweisnummer, ausweisnummer, ausweis, krankenversichertennummer`,
    documents: `
      reisepass, reisepassnummer, pass-nr, passnummer, pass nummer, führerschein, führerscheinnummer,
      personalausweis, perso, aufenthaltstitel`,
    cards: 'karte, kreditkarte, kartennummer, ec-karte, girokarte, bankkarte, debitkarte',
    copulas: 'ist, war, lautet, sind, heißt, bleibt, jetzt, nun, noch, immer noch, neu, aktuell',
    otherNumbers: `
      plz, postleitzahl, bestellung, bestellnummer, bestellnr, rechnung, rechnungsnummer, sendung,
      sendungsnummer, paket, auftrag, auftragsnummer, ticket, fehler, fehlercode, fehlernummer, flug, zug,
      zimmer, raum, sitz, gleis, isbn, serie, seriennummer, artikel, artikelnummer, rabatt, rabattcode,
      gutschein, gutscheincode, vorwahl, kundennummer, telefon, tel, handy, version, quellcode, qr,
      hausnummer, vorgang, vorgangsnummer, aktenzeichen, seite, buchungsnummer, strichcode, barcode, zähler,
      zählerstand, bus, linie, preis, mitgliedsnummer`,
    talk: `
      vergessen, vergesse, muss, müssen, mindestens, zeichen, soll, sollte, sollten, abgelaufen, ändern,
      zurücksetzen, falsch, richtlinie, ungültig, ausgegeben, verloren, gesperrt, morgen, später, schicke,
      schick, kommt, steht, folgt`,
    announced: {
      names: 'passwort, kennwort, zugangscode',
      shortNames: 'geheimzahl',
      keys: 'api schlüssel, geheimer schlüssel, zugangsschlüssel',
      prepositions:
        'für, fürs, vom, von, zum, zur, beim, bei, am, der, des, dem, meiner, meines, unserer, unseres',
      aboutPasswords: 'verwaltung, vergessen',
      is: 'ist, war, bleibt, lautet',
      adverbs: 'jetzt, nun, noch, immer noch, weiterhin',
      changedTo: 'auf',
      changes: 'geändert, ändere, ändern',
      possessives: 'mein, meine, unser',
      descriptions: `
        abgelaufen, falsch, gesperrt, leer, richtig, sicher, unsicher, schwach, stark, vergessen, geheim,
        noch, nicht, zu, pflichtfeld`,
      units: 'zeichen, ziffer, tage, stellen',
    },
  },
};

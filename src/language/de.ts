/** German: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const german: Language = {
  code: 'de',
  secretWords: {
    passwords: `
      passwort, passwörter, passwortes, passworts, kennwort, kennwörter, zugangscode, passphrase,
      losungswort, schlüsselwort, pass wort, zugangsdaten, zugangspasswort, codewort, kodewort, geheimwort`,
    shortPasswords: 'pw, pwd, pass, pwt, kw, pwort, passw, pßw, passwd, codewort, kennw, pswd',
    pins: `
      pin, pin-code, pincode, pin code, pin-nummer, pin nummer, geheimzahl, geheimnummer, puk, tan,
      bestätigungscode, sicherheitscode, verifizierungscode, einmalcode, sms-code, kartenprüfnummer,
      prüfziffer, sicherheitsnummer, freischaltcode, entsperrcode, zugangscode, prüfnummer, einmalpasswort,
      einmalcodes, ersatzcodes, wiederherstellungscodes, notfallcodes, backup-codes, zahlen aus der sms,
      ziffern aus der sms, code aus der sms`,
    codes: 'code, codes, kombination, zahlenkombination, zahlencode, zahl, zahlen, nummer',
    locks: `
      schlüsselbox, schlüsselkasten, schlüsseltresor, zahlenschloss, fahrradschloss, vorhängeschloss,
      tresor, safe, alarmanlage, alarm, türcode, türschloss, tastenfeld, keypad, nummernschloss,
      schließfach, torcode, entsperrt, entsperren, entsperre, geht auf mit, öffnet mit, entsperrst,
      entschärfen, unscharf, unscharf schalten, schlüsselsafe, deaktivieren der alarmanlage, garagenöffner`,
    doors: `
      haustür, tür, tor, garage, garagentor, eingang, hauseingang, treppenhaus, wohnung, keller, büro,
      ferienwohnung, hoftor, schuppen, aufzug, koffer, spind, hintertür, pforte`,
    logins: `
      login, anmeldung, anmeldedaten, benutzername, benutzer, nutzer, nutzername, account, konto, wlan,
      w-lan, wifi, router, fritzbox, netzwerk, gastnetz, zugang, einloggen, log dich ein, anmelden,
      melde dich, eingeloggt, benutzerkonto, konten`,
    ids: `
      steuer-id, steuerid, steuer id, steueridentifikationsnummer, steuer-identifikationsnummer,
      identifikationsnummer, idnr, steuernummer, sozialversicherungsnummer, sozialversicherung,
      rentenversicherungsnummer, versicherungsnummer, sv-nummer, svnr, ahv, ahv-nummer, personalausweis,
      personalausweisnummer, ausweisnummer, ausweis, krankenversichertennummer, steueridentnummer,
      sozialversicherungsnr`,
    documents: `
      reisepass, reisepassnummer, pass-nr, passnummer, pass nummer, führerschein, führerscheinnummer,
      personalausweis, perso, aufenthaltstitel, reisedokument, ausweisdokument`,
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
    entered: `
      eingeben, gib, eingibst, tippe, tippen, tipp, eintippen, drücke, eingegeben, man gibt, stell, stelle,
      einstellen, einzugeben, nimm, schreib, verwende`,
    questions: `
      mädchenname, mädchennamen, geburtsname der mutter, sicherheitsfrage, geheimfrage, erstes haustier,
      ersten haustiers, haustier, haustiers, straße aufgewachsen, straße meiner kindheit, aufgewachsen,
      erste schule, ersten schule, grundschule, erstes auto, geburtsort, lieblingslehrer, kindheitsfreund,
      spitzname`,
    answers: 'antwort, antworten, antwortet, antworte, sag, sage',
    verified: `
      um zu bestätigen, zur bestätigung, zum bestätigen, zur verifizierung, zur anmeldung, zum anmelden,
      um dein, um ihr konto`,
    kept: `
      für alles, überall, für alle, überall dasselbe, überall das gleiche, heb das auf, merk dir das,
      merk dir, bewahr das auf, speicher das`,
    rescues:
      'handy verliere, handy verloren, telefon verliere, handy weg, ohne handy, handy kaputt, jeder nur einmal, einmal gültig',
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

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
  orderWords: {
    machine:
      'KI, KIs, KI-Assistent, KI-Assistenten, KI-Modell, KI-System, KI-Agent, künstliche Intelligenz, künstlichen Intelligenz, Chatbot, Chatbots, Bot, Bots, Sprachmodell, Sprachmodelle, Sprachmodells, digitaler Assistent, digitale Assistent, digitalen Assistenten, virtueller Assistent, virtuelle Assistent, virtuellen Assistenten, Sprachassistent, Sprachassistenten, Sprachassistentin',
    helper:
      'Assistent, Assistenten, Assistentin, Agent, Agenten, Helfer, das Modell, dem Modell, dieses Modell',
    job: 'meine Assistentin, mein Assistent, meinem Assistenten, unsere Assistentin, unser Assistent, Frau, Herr, Herrn, des, Zahnarzt, der Chefin, der Geschäftsführung, vom Chef, seine Assistentin, ihre Assistentin, sein Assistent, ihr Assistent, Mitarbeiter, Mitarbeitende, Schüler',
    addressed:
      'liebe KI, lieber Assistent, liebes Modell, lieber Chatbot, an die KI, an den Assistenten, an das Modell, an alle KI, für die KI, für den Assistenten, für das Modell, Hinweis für KI, Hinweis an die KI, Hinweis an den Assistenten, Hinweis an KI, Anweisung an die KI, Anweisung an den Assistenten, Nachricht an die KI, Notiz an die KI, Notiz an den Assistenten, Anweisung für, falls du eine KI, wenn du eine KI, KI liest, Achtung KI, hey KI, hallo KI, KI-Systeme lesen, für KI-Systeme, an KI-Systeme, KI-Systeme',
    drop: 'ignoriere, ignorier, ignorieren, ignoriert, ignorieren Sie, vergiss, vergesst, vergessen Sie, vergessen, missachte, missachten, missachtet, umgehe, umgehen, umgeht, überschreibe, überschreiben, überschreibt, deaktiviere, deaktivieren, deaktiviert, verwirf, verwerfen, lösche, löschen, löscht, schalte, ausschalten, abschalten, hebe, aufheben, beachte nicht, nicht beachten, nicht mehr beachten, nicht befolgen, nicht mehr befolgen, befolge nicht, befolge keine, hör auf, setze, außer Kraft setzen, übergehe, übergehen, brich, brechen, breche, verstoße, verstoßen, lass, streiche, außer Acht, überspringe, halte dich nicht, halte dich nicht mehr, hintanstellen, ersetze',
    lifted:
      'aufgehoben, außer Kraft, gelten nicht, gelten nicht mehr, gilt nicht, gilt nicht mehr, nicht mehr gültig, ungültig, abgeschaltet, ausgeschaltet, deaktiviert, hinfällig, nichtig, überholt, entfernt, aufgehoben worden, abgelaufen, wegfallen, entfallen, nicht länger',
    rules:
      'Anweisung, Anweisungen, Regel, Regeln, Vorgabe, Vorgaben, Beschränkung*, Einschränkung*, Richtlinie, Richtlinien, Filter, Vorschrift*, Instruktion*, Befehl, Befehle, Sicherheitsregel*, Sicherheitsvorgabe*, Sicherheitsrichtlinie*, Schutzmaßnahme*, Sicherheitsfilter*, Grenzen, Direktive*, Weisung*, alles bisherige, alles vorherige, alles davor, was dir gesagt wurde, Leitlinie*, Sicherheitsprüfung*',
    prior:
      'vorherige*, vorige*, bisherige*, obige*, frühere*, vorangegangene*, vorhergehende*, alle, allen, aller, alles, jede, jegliche*, sämtliche*, ursprüngliche*, bestehende*, davor, oben, zuvor, gesamte*, erhaltene*, eigenen',
    your: 'dein, deine, deinen, deiner, deines, deinem, Ihre, Ihren, Ihrer, euer, eure, euren, eurer',
    tell: 'antworte, antwortet, antworten, antworten Sie, sag, sage, sagen, sagt, sagen Sie, behaupte, behaupten, behauptet, erwähne, erwähnen, erwähnt, erwähnen Sie, schreibe, schreib, schreiben, schreibt, nenne, nennen, nennt, erkläre, erklären, erklärt, wiederhole, wiederholen, betone, betonen, betont, bestätige, bestätigen, bestätigt, verneine, verneinen, leugne, leugnen, füge, hinzufügen, anfügen, einfügen, beende, beginne, verwende, stelle, darstellen, darzustellen, sprich, teile mit, mitteilen, ergänze, ergänzen, gib an, angeben, angibt, versichere, versichern, begrüße, tue so, hinweisen, hinweist, übersetze, verweise, verweisen',
    advise:
      'empfiehl, empfehle, empfehlen, empfiehlt, empfohlen, empfehlen Sie, lobe, loben, lobt, preise, anpreisen, bewirb, bewerben, bewirbt, wirb, werben, bevorzuge, bevorzugen, bevorzugt, stimme zu, zustimmen, zustimmt, recht gibt, recht geben, gib recht, recht zu geben, rate zu, raten, rät, abraten, abrät, rate ab, schlage vor, vorschlagen, vorschlägt, als günstigste*, als beste*, als einzige*, schlechtreden, rühme, rühmen, schwärme, schwärmen, nicht widersprechen, nie widersprechen, niemals widersprechen, widersprich, bewerte, bewertet, bewerten',
    show: 'zeige, zeig, zeigen, zeigt, verrate, verraten, verrät, enthülle, enthüllen, offenbare, offenbaren, nenne, gib aus, ausgeben, ausgibt, drucke, liste, auflisten, leg offen, offenlegen, offenlegt, lege offen, preisgeben, gib preis, preisgibt, herausgeben, gib heraus, gib, geben Sie, teile, veröffentliche, veröffentlichen, zitiere, zitieren',
    act: 'sende, senden, sendet, schick, schicke, schicken, schickt, leite, weiterleiten, weiterleitet, weiterzuleiten, führe, ausführen, ausführt, auszuführen, rufe, rufe auf, aufrufen, lösche, löschen, füge, füge ein, einfügen, einfügt, speichere, speichern, speichert, kopiere, kopieren, kopiert, übermittle, übermitteln, übertrage, übertragen, lade, hochladen, öffne, öffnen, klicke, klicken, besuche, besuchen, überweise, überweisen, buche, buchen, hänge, anhängen, anzuhängen, bette, einbetten, merke, übernimm, übernehmen, nutze, nutzen, verwende, verwenden, sammle, sammeln, fasse, zusammenfassen, exportiere, trage, eintragen, ändere, ändern, setze, setzen, mailen, maile, genehmige, genehmigen',
    must: 'muss, müssen, musst, soll, sollen, sollst, sollte, sollten, hat zu, haben zu, ist verpflichtet, ist angewiesen, ist gehalten, darf, dürfen, darfst, wird, es wäre nett, es wäre gut, ist anzuweisen, zu haben, bitten wir, wird gebeten, bitte, wir bitten, es ist vorgesehen, ist vorgesehen, gilt, Unternehmensrichtlinie, offizielle Richtlinie, Konzernrichtlinie, Firmenpolitik, Unternehmenspolitik, Hausrichtlinie',
    always:
      'immer, stets, nie, niemals, nur, jedes Mal, jedesmal, ausschließlich, ausnahmslos, unter allen Umständen, auf jeden Fall, grundsätzlich, in jedem Fall, ohne Ausnahme, egal was, dauerhaft',
    later:
      'ab jetzt, ab sofort, von jetzt an, von nun an, ab heute, ab nun, künftig, fortan, zukünftig, in Zukunft, nachdem du dies, wenn du dies liest, sobald du dies, sobald du das, beim nächsten Mal, bei der nächsten, in der nächsten, beim nächsten, in deiner nächsten, in der nächsten Antwort, bei nächster Gelegenheit, in allen weiteren, in allen künftigen, in jedem weiteren, bevor du antwortest, vor dem Antworten, vor jeder, sobald der Nutzer, sobald die Nutzerin, wenn der Nutzer das nächste, bis auf Weiteres, nach drei Nachrichten, in späteren',
    each: 'jede Antwort, jeder Antwort, jeden Antwort, allen Antworten, alle Antworten, jedem Gespräch, jedes Gespräch, allen Gesprächen, jeder Unterhaltung, jede Unterhaltung, jeden Chat, jedem Chat, jede Frage, jeder Frage, alle Fragen, allen Fragen, jede Nachricht, deiner Antworten, deinen Antworten, jeder Zusammenfassung, jede Zusammenfassung, jede Erinnerung, jeder Erinnerung, egal was gefragt, egal welche Frage, was auch gefragt wird, unabhängig von der Frage, gleich welcher Frage, ganz gleich was',
    asked:
      'wenn der Nutzer, wenn die Nutzerin, wenn ein Nutzer, falls der Nutzer, falls die Nutzerin, sobald der Nutzer, fragt der Nutzer, fragt die Nutzerin, wenn nach, wenn jemand nach, bei Fragen zu, bei Fragen nach, bei Fragen, auf Fragen, auf die Frage, auf Fragen nach, auf Nachfrage, wenn du gefragt, wenn Nutzer, falls Nutzer, falls gefragt, wenn gefragt, wirst du gefragt, wird gefragt, wird nach, wenn der Benutzer, falls der Benutzer, wenn der Anwender, beim Thema, zum Thema, wenn es um, geht es um, falls jemand fragt, wenn jemand fragt',
    user: 'Nutzer, Nutzerin, Nutzern, Nutzers, Nutzerinnen, Benutzer, Benutzerin, Benutzern, Benutzers, Anwender, Anwendern, Anwenderin, User, Usern, der Mensch im Chat',
    answer:
      'die Antwort, deine Antwort, deiner Antwort, deinen Antworten, deine Antworten, der Antwort, Antworten, Zusammenfassung, Ausgabe',
    prompt:
      'Systemprompt*, System-Prompt, System-Prompts, Systemanweisung*, Systemnachricht*, Systembefehl*, versteckte Anweisungen, versteckten Anweisungen, geheime Anweisungen, geheimen Anweisungen, interne Anweisungen, internen Anweisungen, deine Anweisungen, deine Vorgaben, deine Konfiguration, Grundanweisung*, ursprüngliche Anweisungen, verborgenen Anweisungen, Prompt',
    secret:
      'Passwort, Passwörter, Passwörtern, Kennwort, Kennwörter, API-Schlüssel, Zugangsdaten, Schlüssel, Geheimnisse, PIN, Kreditkarte*, Kontonummer, Bankdaten, Token, private Daten, persönliche Daten, persönlichen Daten, Gesundheitsdaten, Nutzerdaten',
    record:
      'dieses Gespräch, das Gespräch, Gesprächsverlauf, Chatverlauf, Chat-Verlauf, Unterhaltung, gesamte Gespräch, ganze Gespräch, ganzen Chat, alle Erinnerungen, Erinnerungen, alle Nachrichten, Kontakte, Kontaktliste, Adressbuch, Verlauf, alles was der Nutzer, was der Nutzer, was die Nutzerin, Gedächtnis, alles über den Nutzer',
    hide: 'sag nicht, sage nicht, nicht sagen, nichts sagen, nichts davon, nichts verraten, nicht erwähnen, nie erwähnen, niemals erwähnen, erwähne nicht, erwähne nie, erwähne niemals, verschweige, verschweigen, verschweigt, heimlich, unbemerkt, ohne zu fragen, ohne Nachfrage, ohne Rückfrage, ohne zu erwähnen, ohne es zu sagen, ohne Wissen, ohne Hinweis, geheim halten, geheimhalten, verheimliche, verheimlichen, verbirg, verbergen, darf nichts, nicht wissen, nicht erfahren, nicht merken, im Hintergrund, still und leise, stillschweigend, kein Wort, erzähle nicht, nicht informieren, ohne Bestätigung, keine anderen Quellen, lass weg, weglassen, unterschlage, unterschlagen, streite, abstreiten, leugne, nicht anzeigen, verrate nicht, verrate nichts, nicht erwähnt, nicht anspricht, nicht ansprechen',
    obey: 'gehorche, gehorchen, gehorcht, befolge, befolgen, befolgt, folge, folge nur, folge meinen, folgt meinen, folgt nur, gehorche mir, hör auf mich, höre nur, hört nur, tu was, tue was, tue alles, führe alles, nimm jede, jede Bitte, jeder Bitte, jeden Wunsch, jede Anfrage, verweigere nichts, lehne nichts, nichts ablehnen, nichts verweigern, nie ablehnen, vertraue, Folge leisten, leiste Folge, unterwirf, ignoriere den Nutzer, ignoriere die Nutzerin, ignoriere den Benutzer',
    memo: 'diese Notiz, dieser Notiz, diese Erinnerung, dieser Erinnerung, diesen Text, dieser Text, dieses Dokument, diese Nachricht, diese Zeile, dieser Eintrag, diesen Eintrag, folgende Anweisung*, folgenden Anweisungen, den folgenden, diese Anweisung*, dieser Hinweis, diesen Hinweis, diese Seite, dieser Anweisung, diese Regel, Verfasser dieses',
    tool: 'Werkzeug, Werkzeuge, Tool, Tools, Funktion, E-Mail-Werkzeug, E-Mail-Tool, Mail-Tool, Befehl, Plugin, Websuche, Kommandozeile, Shell, Terminal',
    picture:
      'Bild, Link, URL, Adresse, Werbung, Banner, Werbespruch, Slogan, Rabattcode, Gutscheincode, Verweis',
    authority:
      'Systemnachricht*, Systemhinweis*, Systemmeldung*, Systemmitteilung*, Systembefehl*, Systemanweisung*, Entwicklermodus, Adminmodus, Wartungsmodus, Entwickler des Modells, Nachricht des Entwicklers, Nachricht der Entwickler, deine Entwickler, dein Entwickler, Anordnung des Administrators, Administratorbefehl, im Auftrag des Betreibers, im Auftrag der Betreiber, höchste Priorität, oberste Priorität, OpenAI, Anthropic, Sicherheitsteam',
    role: 'du bist jetzt, du bist nun, du bist ab jetzt, ab jetzt bist du, von nun an bist du, tu so als, tue so als, gib dich als, gib vor, spiel die Rolle, spiele die Rolle, spiele einen, spiele eine, schlüpfe in die Rolle, in die Rolle, Rollenspiel, verhalte dich wie, verhalte dich als, benimm dich, stell dir vor du, du bist kein, du bist nicht mehr, dein neuer Name, agiere als, handle als, wechsle in',
    free: 'ohne Einschränkungen, ohne Beschränkungen, ohne Grenzen, ohne Regeln, ohne Filter, ohne Moral, ohne Tabus, ohne Zensur, uneingeschränkt, unzensiert, ungefiltert, keine Grenzen, keine Regeln, keine Einschränkungen, keine Filter, frei von, ohne Schranken, ohne Warnhinweise, ohne Skrupel',
    ends: 'Ende der Erinnerung, Ende der Erinnerungen, Ende des Zitats, Ende der Daten, Ende des Dokuments, Ende der Notiz, Ende des Kontexts, Ende der Nachricht',
    reported:
      'Prompt-Injection, Prompt Injections, Angreifer, Sicherheitsschulung, Vortrag über, Artikel über, Betrüger, Hacker, IT-Sicherheit, Sicherheitsforscher*, Angriffe',
    self: 'ich, wir, ich habe, ich bin, ich muss, mein Sohn, meine Tochter, mein Bruder, meine Schwester, mein Vater, meine Mutter, Opa, Oma, mein Mann, mein Kollege, meine Kollegin, mein Chef, Papa, Mama, der Arzt, die Lehrerin, der Lehrer',
  },
};

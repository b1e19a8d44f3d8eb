/** German: all of its words that rules need. What each field is for stands in `language.ts`. */

import { deu } from 'stopword';
import { END } from './forms.ts';
import type { Language } from './language.ts';

const MORE = '(?:(?:etwas|ein bisschen|viel|noch|deutlich|mal|mehr|doch|zu mir|immer) )*';
const ANSWERS = '(?:antworten|nachrichten|erklärungen|texte)';
const ANSWER = '(?:antworten|schreiben|sprechen|reden)';

export const german: Language = {
  code: 'de',
  nounsHaveCapitals: true,
  letters: 'ß',
  everyDay:
    'jede, jeden, jedem, jeder, jedes, immer am, montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonnabends, sonntags',
  stopWords: {
    list: deu,
    also: `
      bitte, eigentlich, denn, hallo, sag, sage, erzähl, erzähle, erzählt, erinnere, erinnerst, erinnern,
      erwähnt, weißt, weiß, sagen, bin, bist, gerne, worüber, wovon, womit, wofür, woran, wozu, worauf, welch,
      wieviel`,
    but: 'ei, gott, mann, mensch, menschen, ordnung, startseite, schluss, mittel',
  },
  scheduleWords:
    'steht, stehen, ansteht, anstehen, termin, termine, kalender, geplant, vor, vorhabe, plan, pläne, programm, liegt',
  questions: {
    ofSelf:
      'was weißt du [alles/schon/so] über/von mich/mir, was hast du [dir] über mich gemerkt/gespeichert/gelernt, was ist dir über mich bekannt',
    when: `
      wann, welche/welcher/welchem/welchen/welches tag/datum/jahr/monat/woche/uhrzeit, um wieviel uhr,
      um wie viel uhr, wie lange`,
    who: 'wer, wem, wen, wessen',
    howMany: 'wie viel/viele, wieviel/wieviele, wie oft, anzahl',
    list: 'welche/alle * habe/hatte/haben/hast, alle meine, liste',
    order: 'welcher/der reihenfolge, chronologisch, zuerst',
    summary: `
      zusammenfassen, zusammenfassung, zusammenfassend, fass/fasse ... zusammen, überblick,
      alles ... was ich/wir/du, was weißt du über mich`,
    preference: `
      lieblings*, bevorzug*, mag/mochte/möchte/liebe/hasse/esse/trinke ich, ich ... mag/lieber/gern/gerne/hasse,
      am liebsten, vorliebe/vorlieben, kannst/könntest du ... empfehlen/vorschlagen, empfiehl, empfehlungen,
      was soll/sollte ich, allergisch`,
    temporal: `
      gestern, vorgestern, neulich, kürzlich, zuletzt,
      letzte* woche/monat/jahr/mal/sommer/winter/frühling/herbst/nacht, vor tagen/wochen/monaten/jahren,
      vor * tagen/wochen/monaten/jahren, vor einer woche, vor einem monat/jahr/tag, diese/diesen woche/monat`,
    identity: `
      heiße/heißt/heißen, mein*/dein*/sein*/ihr* name/alter/geburtstag/beruf/arbeitgeber/adresse,
      mein*/dein*/sein*/ihr* * name/alter/geburtstag/beruf/arbeitgeber/adresse, wo wohne/lebe/arbeite ich,
      wie alt, was bin ich von beruf`,
    procedural: `
      wie kann/mache/macht/geht/richte/installiere/funktioniert/bekomme/koche/stelle/backe/konfiguriere,
      wie habe ich ... gemacht/gelöst/eingerichtet, anleitung, schritt/schritte, rezept`,
    continuation: `
      wie [wir/schon/vorhin/eben/bereits] besprochen/gesagt/vereinbart/erwähnt/ausgemacht,
      mach/mache [bitte] weiter, machen sie [bitte] weiter, < weiter $, bitte weiter >, weiter bitte,
      fahr/fahre fort, fahren sie fort, wo waren/sind wir, zurück zu/zum/zur dem/vorigen/unser,
      der/die/das andere`,
    assistant: `
      hast/hattest du/ihr ... gesagt/vorgeschlagen/empfohlen/erwähnt/erklärt/genannt/gegeben/geschrieben/
      geraten, du/sie [hast/hattest/haben/mir] ... vorgeschlagen/empfohlen,
      dein* vorschlag/vorschläge/empfehlung/empfehlungen/antwort/rat/tipp/tipps/liste/erklärung,
      rietst/sagtest/empfahlst du`,
    answered: `
      (erklär/erkläre/erklären sie/sag/sage/sagen sie/gib/geben sie/zeig/zeige/zeigen sie/hilf/helfen sie/schreib/schreibe/
      schreiben sie/nenn/nenne/nennen sie/such/suche/übersetz/übersetze/erzähl/erzähle/erzählen sie/verrat/
      verrate/mach/lies/zeichne/erstell/erstelle/finde/bring/lass) [bitte/mal/doch] mir/mich/uns,
      kannst/könntest/kann/würdest/können/könnten du/sie/ihr [bitte/mal] mir/mich/uns, kannst/magst mir,
      wie kann/könnte/mache/mach/schreibe/schreib/bekomme/krieg/kriege/installiere/koche/öffne/lösche/sage/sag/
      stelle/richte/berechne/rechne/finde/löse/entferne/ändere/lerne ich, als wäre ich, als ob ich,
      ich verstehe/kapiere/kapier [das/es/den/die] [überhaupt/gar] nicht, ich brauche/brauch keine/kein/nicht,
      ich möchte/will/würde gern/würde gerne wissen/verstehen, ich frage mich`,
    self: 'ich, mein/meine/meinen/meinem/meiner/meines, mich, mir, wir, unser*, mama, papa, oma, opa, uns',
    joins: 'und, oder, sowie',
    asks: 'was, welche*, wer, wem, wen, wo, wohin, woher, wann, warum, wieso, wie, wieviel, wieviele',
  },
  smallTalk: `
    hallo, moin, servus, guten, morgen, tag, abend, danke, vielen, dank, dankeschön, bitte, tschüss, gut, super,
    prima, klasse, genau, ja, nein, schön`,
  lightWords:
    'passiert, geschehen, geschah, gemacht, ereignet, los, gut, gute, gutes, guten, besser, machen, mache, heute, morgen, jetzt, brauche, brauchen, kommt, komme, geht, gehen, nehmen, neue, neuen, neues, etwas, jemand, sache, sachen, viel, beste, besten',
  taskWords: `
    schreib, schreibe, schreiben, erklär, erkläre, erklären, übersetz, übersetze, übersetzen, empfiehl,
    empfehlen, formuliere, formulier, fass, rechne, bedeutet, bedeuten, heißt, heißen, unterschied, gedicht,
    witz, lied, geschichte, rezept, rezepte, mail, nachricht, text, idee, ideen, tipp, tipps,
    zusammenfassung, nochmal, eigentlich, mach, bitte, bekomme, bekommt, krieg, jetz, jetzt,
    tabelle, stichpunkte, stichpunkten, absatz, absätze, satz, sätze, kürzer, länger, einfacher, format, ton, förmlich, förmlicher, höflicher`,
  references: {
    pronouns: `
      es, dies, dieses, dieser, diesen, diesem, diese, er, ihn, ihm, davon, damit, dafür, daran, darüber, dazu,
      dagegen, darauf, daraus, stattdessen, dort, beide, letzteres, ersteres, jener, jenes, jene, andere,
      anderen, anderes, dasselbe, derselbe, sein`,
    articles: 'das, die, der, den, sie, ihr, ihre, so',
    persons: 'er, sie, ihn, ihr',
    others: 'er, sie, ihn, ihm, ihr, ihre, ihren, ihrem, sein, seine, seinen, seinem, seiner',
    us: 'ich, mich, du, dich, wir',
    spans: 'woche, monat, jahr, morgen, abend, sommer',
    empty: 'gibt es, es gibt/regnet/schneit',
    leaning: `
      < [und/aber] (warum/wieso/weshalb/wie das/wirklich/welche/welcher/welches/welchen/zum beispiel/und jetzt/
      und dann/und nun/und weiter/warum nicht) [das/denn/genau/dann] $,
      < und/aber (was ist mit/wie ist es mit/der/die/das), < was ist mit,
      der/die/das erste/zweite/dritte/letzte/andere, (mehr details/ein beispiel/noch eins/genauer),
      < ja/nein/genau/doch/klar/okay ...40 $`,
  },
  dates: {
    aheadFirst: 'in',
    tense: {
      past: `war|waren|warst|hatten?|hattest|wurden?|ging(?:en)?|kam(?:en)?|traf(?:en)?|fuhr(?:en)?|flog(?:en)?|zog(?:en)?|starb(?:en)?|\\p{L}{0,20}ge\\p{L}{3,30}(?:t|en)|seit|damals|früher`,
      ahead: `geplant|gebucht|gehen|gesund|gemeinsam|gesamt|gericht|gerecht|geschäft|geschenk|eingeladen|geburt|gebet|angemeldet`,
    },
    dayParts: 'früh, vormittag, mittag, nachmittag, abend, nacht',
    months: 'jänner/jan, feber/feb, -, apr, -, jun, jul, aug, sept, okt, nov, dez',
    weekdays: 'sonntag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*/sonnabend*',
    seasons: 'frühling*/frühjahr*, sommer*/sommer, herbst*, winter*',
    units: `
      stunde/stunden, tag/tage/tagen/tages, woche/wochen, wochenende/wochenenden, monat/monate/monaten/monats,
      jahr/jahre/jahren/jahres`,
    numbers: `
      ein/eine/einer/einem/eins/ersten/erste, zwei/zweiten/zweite/paar, drei/dritten/dritte, vier/vierten, fünf,
      sechs, sieben, acht, neun, zehn, elf, zwölf`,
    few: 'ein paar, einem paar, einigen, einige, mehreren',
    days: 'vorgestern, gestern/gestern abend, heute/heute morgen, morgen, übermorgen',
    parts: 'anfang, mitte, ende',
    last: 'letzt*, vorig*, vergangen*',
    this: 'dies*',
    next: 'nächst*, kommend*',
    ago: 'her',
    agoFirst: 'vor',
    since: 'seit',
    before: 'vor, bevor, bis',
    after: 'nach',
    between: 'zwischen',
    from: 'von, vom',
    to: 'bis, bis zum, bis zu',
    and: 'und',
    in: 'im, in, am, seit, bis, ab, während, um',
    fill: 'dem, den, der, des, die, das, im, am, vom, zum',
    ambiguous: 'jan, april, august, mai',
  },
  meanings: {
    diet: `
      darf/kann/vertrage/esse ich nicht/kein*, darf/kann/vertrage/esse ich * nicht/kein*,
      darf/kann/vertrage/esse ich nicht/kein* essen/trinken,
      darf/kann/vertrage/esse ich nicht/kein* * essen/trinken,
      welche* essen/speise/speisen/lebensmittel muss/soll/sollte ich meiden/vermeiden`,
    dislike: 'mag/liebe ich [gar/überhaupt] nicht/kein*, kann/mag ich nicht leiden/ausstehen',
    work: 'womit verdiene ich, was mache ich beruflich, von beruf',
    live: 'in welche* stadt/ort/dorf/land/gegend, wohin bin ich gezogen/umgezogen, zu hause',
    birthday: 'wie alt',
  },
  lexicon: `
    kid: kind kinder kindern; son: sohn söhne; daughter: tochter töchter; baby: säugling; twin: zwillinge;
    parent: eltern; mother: mutter; father: vater; sibling: geschwister; brother: bruder brüder;
    sister: schwester schwestern; married: verheiratet ehepartner; wife: ehefrau; husband: ehemann;
    grandmother: oma; grandfather: opa; aunt: tante; uncle: onkel; preference: vorlieben;
    like: mag liebe gern gerne lieblings; dislike: hasse verabscheue; diet: ernährung;
    allergic: allergisch allergie allergien unverträglichkeit; vegetarian: vegetarisch vegetarier; vegan: veganer;
    live: wohne wohnen wohnt lebe zuhause; work: arbeite arbeiten arbeitet arbeit arbeitgeber beruf;
    name: heiße heißt heisse heiss vorname; birthday: geburtstag geboren; trip: reise urlaub;
    decide: entschieden entscheidung; salary: gehalt lohn; ill: krank krankheit; medicine: medikament medikamente;
    friend: freund freunde; phone: handy; present: geschenk; appointment: termin; pet: haustier haustiere;
    dog: hund; cat: katze; vehicle: fahrzeug; car: auto wagen; bike: fahrrad; boat: boot schiff; football: fußball;
    drink: getränk; tea: tee; coffee: kaffee; day: tag tage; monday: montag montags; tuesday: dienstag dienstags;
    wednesday: mittwoch mittwochs; thursday: donnerstag donnerstags; friday: freitag freitags;
    saturday: samstag samstags; sunday: sonntag sonntags; month: monat monate; january: januar; february: februar;
    march: märz; june: juni; july: juli; october: oktober; december: dezember; spring: frühling; summer: sommer;
    autumn: herbst; week: woche; year: jahr jahre; last: letzten letztes letzte; yesterday: gestern; today: heute;
    tomorrow: morgen; colour: farbe; doctor: arzt ärztin; dentist: zahnarzt`,
  firstPersons: 'ich, mein, meine, mich, mir, wir, unser',
  ordinalLeads: 'am, dem, den, der, zum, vom, bis, ab',
  ordinalNouns:
    'jan, jän, feb, mär, mar, apr, mai, jun, jul, aug, sep, okt, nov, dez, bis, stock, etage, klasse, geburtstag, mal, semester, jahr',
  replyHeaders: 'am .{4,80} schrieb .{1,80}:|wg\\s?:\\s*\\S.*',
  comparisonWords: {
    denials: 'nicht, kein, keine, keinen, keiner, keinem, nie, ohne',
    stressing: 'wirklich, sehr, tatsächlich, bitte',
    turning:
      'vor, nach, mehr, über, unter, seit, bis, links, rechts, linke, linken, linker, linkes, rechte, rechten, rechter, rechtes',
    answers: 'nein',
  },
  abbreviations:
    '*str, tgl, mtl, jährl, wöchentl, bzw, ca, evtl, ggf, inkl, nr, str, tel, hr, fr, dipl, geb, vgl, usw, mind, max, z.b, d.h, u.a, o.ä, i.d.r, sog, bspw, abs, allg, st',
  evidenceWords: {
    denials: `
      nicht, nix, nichts, kein, keine, keinen, keiner, keinem, keines, nie, niemals, niemand,
      weder, nicht mehr, kein mehr, keine mehr, keinen mehr, kaum`,
    against: `
      hasse, hasst, hassen, gehasst, verabscheu*, ungern, nicht ausstehen, nicht leiden, nicht
      riechen, allerg*, *allergie, *allergiker, *allergikerin, *allergien, intoleran*,
      *intoleranz, *unverträglichkeit, unverträglich*, meide, meidet, meiden, vermeide*,
      verzicht*, ohne, aufgehört, aufgegeben, verkauft, gekündigt, losgeworden, früher, ehemal*,
      abgesagt, gegen null`,
    idle: `
      nicht nur, nicht wahr, nicht warten, kaum erwarten, kein Problem, keine Ahnung, keine Sorge,
      kein Wunder, kein Zweifel, vergiss nicht, nicht vergessen, weiß nicht, macht nichts, warum
      nicht, nicht schlecht, geht nicht ohne, nicht glauben`,
    instead: `
      statt, anstatt, anstelle von, anstelle`,
    numbers: `
      0 null, 2 zwei/zwo/zweier, 3 drei/dreier, 4 vier, 5 fünf, 6 sechs, 7 sieben, 8 acht, 9 neun,
      10 zehn, 11 elf, 12 zwölf, 13 dreizehn, 14 vierzehn, 15 fünfzehn, 16 sechzehn, 17 siebzehn,
      18 achtzehn, 19 neunzehn, 20 zwanzig, 30 dreißig, 40 vierzig, 50 fünfzig, 60 sechzig, 70
      siebzig, 80 achtzig, 90 neunzig, 100 hundert, 1000 tausend`,
    counting: `
      2 beide/beiden/paar/zweimal/Zwillinge/zweite/zweiten, 3 dreimal/dritte/dritten/Drillinge, 12
      Dutzend`,
  },
  secretWords: {
    passwords: `
      passwort, passwörter, passwortes, passworts, kennwort, kennwörter, zugangscode, passphrase,
      losungswort, schlüsselwort, pass wort, zugangsdaten, zugangspasswort, codewort, kodewort, geheimwort,
      losung, netzwerkschlüssel, wlan-schlüssel, wlan schlüssel, sicherheitsschlüssel, parole, codephrase,
      geheimphrase, merkwort, alarmwort, notfallwort`,
    shortPasswords: 'pw, pwd, pass, pwt, kw, pwort, passw, pßw, passwd, codewort, kennw, pswd',
    pins: `
      pin, pin-code, pincode, pin code, pin-nummer, pin nummer, geheimzahl, geheimnummer, puk, tan,
      bestätigungscode, sicherheitscode, verifizierungscode, einmalcode, sms-code, kartenprüfnummer,
      prüfziffer, sicherheitsnummer, freischaltcode, entsperrcode, zugangscode, prüfnummer, einmalpasswort,
      einmalcodes, ersatzcodes, wiederherstellungscodes, notfallcodes, backup-codes, zahlen aus der sms,
      ziffern aus der sms, code aus der sms, notfallcode, ersatzcode, wiederherstellungscode, backup-code,
      backupcode, einmal-code, mailbox-pin, sim-pin, karten-pin`,
    codes: 'code, codes, kombination, zahlenkombination, zahlencode, zahl, zahlen, nummer',
    digits: 'null, eins/ein, zwei/zwo, drei, vier, fünf/fuenf, sechs, sieben, acht, neun',
    locks: `
      schlüsselbox, schlüsselkasten, schlüsseltresor, zahlenschloss, fahrradschloss, vorhängeschloss,
      tresor, safe, alarmanlage, alarm, türcode, türschloss, tastenfeld, keypad, nummernschloss,
      schließfach, torcode, entsperrt, entsperren, entsperre, geht auf mit, öffnet mit, entsperrst,
      entschärfen, unscharf, unscharf schalten, schlüsselsafe, deaktivieren der alarmanlage, garagenöffner,
      paketbox, paketkasten, hoftür, hoftor, schuppentür, tastatur, zahlenfeld, kofferschloss,
      bügelschloss, kettenschloss, spindschloss, mailbox, waffenschrank, kofferschloß`,
    doors: `
      haustür, tür, tor, garage, garagentor, eingang, hauseingang, treppenhaus, wohnung, keller, büro,
      ferienwohnung, hoftor, schuppen, aufzug, koffer, spind, hintertür, pforte, schranke, fahrradkeller,
      waschküche, müllraum`,
    logins: `
      login, anmeldung, anmeldedaten, benutzername, benutzer, nutzer, nutzername, account, konto, wlan,
      w-lan, wifi, router, fritzbox, netzwerk, gastnetz, zugang, einloggen, log dich ein, anmelden,
      melde dich, eingeloggt, benutzerkonto, konten`,
    ids: `
      steuer-id, steuerid, steuer id, steueridentifikationsnummer, steuer-identifikationsnummer,
      identifikationsnummer, idnr, steuernummer, sozialversicherungsnummer, sozialversicherung,
      rentenversicherungsnummer, versicherungsnummer, sv-nummer, svnr, ahv, ahv-nummer, personalausweis,
      personalausweisnummer, ausweisnummer, ausweis, krankenversichertennummer, steueridentnummer,
      sozialversicherungsnr, versichertennr, versichertennummer, krankenkassennummer, kvnr,
      personalausweisnr, persönliche identifikationsnummer, rentenvers, rentenversicherung,
      rentenversicherungsnr, steuernr, steuer nr, sozialvers, svnummer`,
    documents: `
      reisepass, reisepassnummer, pass-nr, passnummer, pass nummer, führerschein, führerscheinnummer,
      personalausweis, perso, aufenthaltstitel, reisedokument, ausweisdokument`,
    cards: 'karte, kreditkarte, kartennummer, ec-karte, girokarte, bankkarte, debitkarte',
    accounts: 'kontonummer, kontonr, kto nr, kto, bankverbindung, girokonto, bankkonto',
    devices: 'handy, tablet, laptop, ipad, iphone, smartphone, diensthandy',
    copulas: `
      ist, war, lautet, sind, heißt, bleibt, jetzt, nun, noch, immer noch, neu, aktuell, steht auf,
      ist auf, eingestellt auf, gestellt auf, geändert auf, geändert in, gewechselt auf`,
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
      eingeben, gib, eingibst, tippe, tippen, tipp, eintippen, drücke, eingegeben, man gibt, stell,
      stelle, einstellen, einzugeben, nimm, schreib, verwende, raute, rautetaste, stern, sternchen, nimmt, verlangt`,
    questions: `
      mädchenname, mädchennamen, geburtsname der mutter, sicherheitsfrage, geheimfrage, erstes haustier,
      ersten haustiers, haustier, haustiers, straße aufgewachsen, straße meiner kindheit, aufgewachsen,
      erste schule, ersten schule, grundschule, erstes auto, geburtsort, lieblingslehrer, kindheitsfreund,
      spitzname, erster hund, ersten hundes, erste katze, erster lehrer, erste lehrerin, klassenlehrerin,
      geburtsname meiner mutter, erstes kuscheltier, erste kuscheltier, erstes stofftier, erster schwarm, erstes auto, straße meiner kindheit, wo ich aufgewachsen bin, meine erste schule, erste grundschule, lieblingslehrer, lieblingslehrerin, erster chef, mädchenname der oma, mädchenname meiner mutter, ort wo sich meine eltern, lieblingsbuch, held meiner kindheit, erster hund, erste katze, zweiter vorname meines vaters`,
    answers: `
      antwort, antworten, antwortet, antworte, sag, sage, ich habe angegeben, hab angegeben, eingetragen,
      hab ich geschrieben, da steht`,
    verified: `
      um zu bestätigen, zur bestätigung, zum bestätigen, zur verifizierung, zur anmeldung, zum anmelden,
      um dein, um ihr konto`,
    kept: `
      für alles, überall, für alle, überall dasselbe, überall das gleiche, heb das auf, merk dir das,
      merk dir, bewahr das auf, speicher das, Name und Jahr, Name und Geburtsjahr, Name plus, und das Jahr,
      und mein Geburtstag, und ihr Geburtstag, leicht zu erraten, nehm ich überall, nehme ich überall,
      benutze ich überall, für alle Konten`,
    rescues:
      'handy verliere, handy verloren, telefon verliere, handy weg, ohne handy, handy kaputt, jeder nur einmal, einmal gültig',
    keys: `
      schlüssel, token, api-schlüssel, geheimnis, zugangsdaten, lizenzschlüssel, produktschlüssel,
      wiederherstellungsschlüssel, ersatzschlüssel`,
    atms: `
      geldautomat, geldautomaten, bankautomat, bankomat, ec-automat, am automaten, ec-karte, girokarte,
      bankkarte, sparkasse`,
    texted: `
      sms, sms-code, per sms, bestätigung, verifizierung, authenticator, zwei-faktor, einmal,
      geschickt bekommen, bekommen per, kam per, kam grad, kam gerade, reingekommen, aufs handy,
      haben mir geschickt, geschickt haben`,
    asks: `
      sag mir, nenn, nenne, nennen, gib mir, schick, schicke, wie lautet, wie ist, wie heißt, was ist,
      welche, welches, eingeben, brauche, mitteilen, verrate`,
    replies: `
      ja, nein, nee, okay, klar, danke, später, warte, moment, weiß nicht, keine ahnung, vergessen,
      warum, wieso, hallo, gleich, dasselbe, vielleicht, fertig, stimmt, genau, bitte, egal, keins,
      keine, doch`,
    opens: `
      entsperrt, entsperren, kommst rein, kommt man rein, aufmachen, reinkommen, geht auf, rein kommst,
      öffnet, geht mit, geht mit auf, ist für, das ist das für, das ist die für, das ist der für,
      lässt sich öffnen`,
    sides: 'links, rechts, linksrum, rechtsrum',
    thens: 'dann, und dann',
    cardCodes:
      'cvv, cvc, prüfziffer, prüfnummer, kartenprüfnummer, sicherheitscode, sicherheitsnummer, drei ziffern hinten, drei zahlen hinten, ziffern auf der rückseite, zahlen auf der rückseite, zahl auf der rückseite, hinten drauf, drei hinten, rückseite der karte, ziffern hinten, zahlen hinten',
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
      changes: 'umgestellt, geändert, ändere, ändern',
      possessives: 'mein, meine, unser',
      descriptions: `
        abgelaufen, falsch, gesperrt, leer, richtig, sicher, unsicher, schwach, stark, vergessen, geheim,
        noch, nicht, zu, pflichtfeld`,
      units: 'zeichen, ziffer, tage, stellen',
      passingKeys: 'öffentlicher, öffentlichen, öffentlich',
    },
    nearby: {
      keypad:
        'dann die raute, dann raute, dann der stern, dann stern, dann das schlüsselsymbol, dann die glocke',
      credentials: 'zugangsdaten',
      small: `
        der, die, das, und, ist, sind, ein, eine, nicht, ich, du, wir, sie, es, zu, auf, im, in, am,
        mit, von, für, bitte, wird, wurde, kann, noch, mein, dein, per, oder, wie`,
      theWord: 'das wort',
      codeWords: 'codewort, kodewort, losungswort, losung',
      spelt: `
        kleinbuchstaben, in kleinbuchstaben, kleinen buchstaben, in kleinen buchstaben,
        klein geschrieben, kleingeschrieben, alles klein`,
      thatIs: 'das ist, es ist',
      with: 'mit, per',
      conditions: 'falls, wenn, damit',
      wallets: '12 wörter, 24 wörter, wiederherstell, zwölf wörter, zwölf worte, vierundzwanzig wörter',
      factory: 'werk, modus',
      measures: 'Uhr, Zeichen, Ziffern, Tage',
      called: 'namens, genannt',
      users: 'benutz, nutzer, netz, konto',
      forExample: 'z.b., z. b., zb, zum Beispiel, wie',
      numeros: 'nr, st',
      rejected: 'ungültig, abgelehnt, falsch',
      security: 'sicher, geheim, wiederherst',
      asking: 'frag',
      backs: 'rück, hinten',
      recoveryCodes: 'wiederherstellungscode, wiederherstellungs-code, backup-code, backupcode, notfallcode',
    },
    access: {
      things:
        'rechner, laptop, computer, pc, tablet, handy, fernseher, konsole, wlan, router, netflix, disney, konto, mailkonto, festplatte, mac, imac, nas, drucker, schulportal, portal, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, apple id, kindle, usb-stick, rechner im büro, bibliothekscomputer',
      before:
        'geht mit, öffnet mit, öffnet sich mit, entsperrt mit, startet mit, man tippt, tipp, tippe, gib, gibst du, ich gebe, ich tippe, ich geb immer, ich gebe immer, geb ich, ich schreib, man schreibt, man gibt, du gibst, du schreibst, du tippst, läuft mit, funktioniert mit',
      behind: 'rein, eintippen, eingeben',
      spelt:
        'klein geschrieben, kleingeschrieben, mit leerzeichen, ohne leerzeichen, zusammengeschrieben, alles klein, alles zusammen, großgeschrieben, auseinander, in kleinbuchstaben',
      refused:
        'sagt falsch, falsch, ungültig, nimmt er nicht, nimmts nicht, nimmt es nicht, wird abgelehnt, lehnt ab',
      outcome:
        "fehlermeldung, fehler, wirft mich raus, geht nicht, klappt nicht, sperrt mich, ausgesperrt, komm nicht rein, komme nicht rein, dann gehts, dann geht's, dann geht er, sag das, sag ihm, sag ihr, schreib das, schreib ihm, merk dir, falls du ihn brauchst, erinner mich, geht trotzdem nicht, stimmt nicht",
    },
  },
  statementWords: {
    self: 'ich, wir, uns beide, meine Frau und ich, mein Mann und ich',
    mine: `
      mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, unseres`,
    they: 'er, sie, es, ihr, ihm, seine, seinen, die beiden, das war, der, die',
    kin: `
      +mama, +mutti, +papa, +oma, +opa, +die Oma, +der Opa, mutter, vater, eltern, schwester*,
      bruder, brüder, geschwister, frau, mann, ehemann, ehefrau, gatte, gattin, partner*, freund,
      freundin, freunde, verlobte*, sohn, söhne, tochter, töchter, kind, +die Kinder, kinder,
      kindern, baby, junge, jungs, mädchen, zwillinge*, stiefsohn, stieftochter, stiefmutter,
      stiefvater, enkel*, großmutter, großvater, großeltern, tante, onkel, cousin*, nichte, neffe,
      schwiegermutter, schwiegervater, schwiegereltern, schwager, schwägerin, ex, exmann, exfrau,
      familie, bester freund, beste freundin, mitbewohner*, wg, nachbar*, chef, chefin, kollege*,
      kollegin*, vermieter*, hausarzt, hausärztin, zahnarzt, zahnärztin, therapeut*, lehrer*,
      trainer*, patenkind`,
    pets: `
      hund, hunde, hündin, welpe*, katze*, kater, kätzchen, kaninchen, hase, hasen, hamster,
      meerschweinchen, pferd*, pony, ziege*, geisse*, geiß*, schaf*, huhn, hühner, enten, bienen,
      papagei*, wellensittich*, schildkröte*, schlange, fische, aquarium, haustier*, labrador,
      dackel, pudel, schäferhund, mischling, retriever, terrier, esel, kuh, kühe`,
    am: '+bin, +sind, ist, war, waren, werde, wird, wurde, bin ich, sind wir',
    have: `
      +habe, +hab, haben, hat, hatte, +besitze, besitzen, ha, han, gekauft, +fahre, fahren, fährt,
      +halte, halten, +miete`,
    things: `
      auto, wagen, fahrrad, rad, e-bike, lastenrad, motorrad, roller, wohnmobil, wohnwagen, boot,
      haus, häuschen, garten, schrebergarten, gewächshaus, klavier, gitarre, geige, cello,
      schlagzeug, kamera, handy, iphone, laptop, drucker, nähmaschine, golf, vw, bmw, audi,
      mercedes, opel, skoda, tesla, thermomix, rollstuhl, hörgerät*, brille`,
    names: `
      +heiße, +heisse, +ich heiße, heißt, +mein Name ist, name ist, namens, nennt sich, nennen mich,
      nennen ihn, nennen sie, +nenn mich, genannt, spitzname, geschrieben`,
    ages: `
      jahre alt, jahr alt, monate alt, wochen alt, geburtstag, geboren am, jahrestag, hochzeitstag,
      +werde, wird 30, wird 40, wird 50, wird 60, wird 70, wird 80, wird 90`,
    home: `
      +wohne, +wohn, wohnen, wohnt, wohnhaft, +lebe, leben, lebt, gezogen, umgezogen, ziehe, ziehen, zieht,
      eingezogen, ausgezogen, zuhause, wohnung, wg in, unser haus, daheim`,
    origin: `
      geboren, aufgewachsen, stamme, stammt, komme aus, kommt aus, kommen aus, ursprünglich,
      gebürtig*, herkunft, heimat, staatsbürger*, +komme ursprünglich, kommt ursprünglich, in
      geboren`,
    work: `
      nachts, nachtschicht*, +arbeite, arbeiten, arbeitet, gearbeitet, job, beruf, beruflich, angestellt, selbstständig,
      selbständig, freiberuflich, arbeitslos, nachtschicht*, frühschicht*, spätschicht*,
      schichtdienst, schicht, schichten, firma, büro, praxis, klinik, krankenhaus, station, betrieb,
      +leite, leitet, +führe, gekündigt, rente, in Rente, pensioniert, ausbildung, praktikum,
      teilzeit, vollzeit, homeoffice, home-office, elternzeit, +unterrichte, unterrichtet,
      ehrenamtlich, bäckerei, laden, werkstatt, bauernhof, chef`,
    jobs: `
      krankenpfleger*, krankenschwester, pfleger*, pflegefachkraft, arzt, ärztin, zahnarzt,
      zahnärztin, tierarzt, tierärztin, lehrer*, erzieher*, professor*, dozent*, ingenieur*,
      entwickler*, programmierer*, informatiker*, designer*, architekt*, elektriker*, klempner*,
      tischler*, schreiner*, mechaniker*, fahrer*, pilot*, postbot*, briefträger*, feuerwehr*,
      polizist*, soldat*, bauer, bäuerin, landwirt*, gärtner*, koch, köchin, bäcker*, metzger*,
      kellner*, friseur*, verkäufer*, hausmeister*, hebamme*, chirurg*, apotheker*,
      physiotherapeut*, therapeut*, psycholog*, bibliothekar*, journalist*, redakteur*, autor*,
      schriftsteller*, übersetzer*, dolmetscher*, musiker*, sänger*, schauspieler*, künstler*,
      maler*, fotograf*, anwalt, anwältin, rechtsanwalt*, richter*, buchhalter*, steuerberater*,
      berater*, manager*, wissenschaftler*, biolog*, chemiker*, physiker*, student*, studentin*,
      azubi*, schüler*, auszubildende*, rentner*, pensionär*, hausfrau, hausmann, beamt*,
      sozialarbeiter*, pfarrer*, maurer*, dachdecker*, schweißer*, winzer*, imker*, förster*,
      kapitän*, matros*, sekretär*, freelancer*, gründer*`,
    study: `
      +studiere, studiert, studium, studier*, +lerne, lernt, lernen, sprachkurs, kurs, abschluss,
      abitur, bachelor, master, promotion, promoviere, uni, universität, hochschule, schule, klasse,
      +spreche, spricht, sprechen, muttersprache*, zweisprachig, fließend, dritte klasse, erste
      klasse, zweite klasse, vierte klasse, kita, kindergarten, grundschule, gymnasium, eingeschult,
      vorschule`,
    health: `
      brille, kontaktlinsen, höhenangst, flugangst, platzangst, *diabetes, *diabetiker*, *krebs, *asthma, *arthrose, zucker*krank, asthma, epilepsie, migräne*, kopfschmerzen, arthritis,
      arthrose, rheuma, neurodermitis, schuppenflechte, krebs, chemo*, tumor, schlaganfall,
      herzinfarkt, herzschrittmacher, herzfehler, bluthochdruck, blutdruck, cholesterin, anämie,
      schilddrüse*, hashimoto, morbus, crohn, reizdarm, reflux, endometriose, wechseljahre, lupus,
      multiple sklerose, ms, parkinson, alzheimer, demenz, autist*, autismus, adhs, ads, ptbs,
      bipolar, depression*, depressiv, angststörung, panikattacken, schlaflos*, schlafapnoe,
      legasthenie, legastheniker*, stottere, taub, gehörlos, schwerhörig, tinnitus, blind,
      farbenblind, sehbehindert, kurzsichtig, rollstuhl, behindert, behinderung, chronisch*,
      rückenschmerzen, bandscheibe*, hüfte, knie, meniskus, skoliose, gicht, blutgruppe, schwanger,
      schwangerschaft, erwarten, stille, insulin, metformin, blutverdünner, tabletten, medikament*,
      antidepressiva, op, operation, operiert, transplant*, dialyse, trocken seit, nüchtern,
      +rauche, rauchen, raucher*, alkohol, kein Alkohol, zöliakie, diagnos*, gebrochen, bruch,
      verstaucht, allergie, heuschnupfen,
      hypertonie, hyperton*, zöli*, darf nicht heben, darf nichts heben, darf nichts schweres, darf nicht schwer heben, nicht heben, kilo heben, kg heben, schwer heben, nicht schwer tragen, darf nicht tragen, darf kein alkohol, darf keinen alkohol, darf nichts essen, darf nicht fliegen, darf nicht fahren, epipen, notfallspritze, schluckbeschwerden, kreislauf*, ohnmächtig`,
    allergy: `
      allergisch, *allergie, *allergiker, *allergikerin, allergien, intoleran*, *intoleranz,
      *unverträglichkeit, unverträglich*, vertrage keine*, verträgt keine*, vertrage kein*, vertrage
      nicht,
      zunge dick, lippen dick, mund schwillt, hals schwillt, lippen schwellen, zunge schwillt, schwillt mir der hals, schwillt mir die zunge, schwellen mir die lippen, schwillt zu, juckt mir der mund, juckt mir der hals, juckt der hals, juckt der mund, ausschlag, quaddeln, nesselsucht, allergischer schock, anaphyla*, reagiere heftig, reagiert heftig,
      überall quaddeln, quaddeln bekommen, überall ausschlag, ausschlag bekommen, keine luft bekommen, keine luft mehr bekommen`,
    diet: `
      vegan, veganer*, vegetarisch, vegetarier*, pescetari*, glutenfrei*, gluten, laktose*,
      lactose*, fructose, fruktose, halal, koscher, keto, low carb, fasten, faste, diät, esse kein*,
      isst kein*, essen kein*, trinke kein*, trinkt kein*, ess kein*, verzichte auf, ernähre mich,
      kein fleisch, kein schweinefleisch`,
    taste: `
      +mag, mögen, +liebe, liebt, lieben, +hasse, hasst, gern, gerne, ungern, bevorzuge, lieblings*,
      fan von, stehe auf, begeistert, nicht ausstehen, kann nicht ausstehen, nicht leiden,
      verabscheue, ekel*, lieber, schmeckt mir, angst vor, höhenangst`,
    habit: `
      jeden tag, jeden morgen, jeden abend, jede woche, jedes wochenende, jeden monat, jedes jahr,
      jeden montag, jeden dienstag, jeden mittwoch, jeden donnerstag, jeden freitag, jeden samstag,
      jeden sonntag, täglich, wöchentlich, montags, dienstags, mittwochs, donnerstags, freitags,
      samstags, sonntags, meistens, normalerweise, immer, regelmäßig, zweimal die woche, dreimal die
      woche, einmal die woche, mal pro woche, mal die woche, seit, stehe um, nicht mehr, keinen
      mehr, inzwischen, mittlerweile, jetzt`,
    does: `
      +spiele, spielt, spielen, +singe, singt, +tanze, tanzt, +male, malt, +zeichne, +stricke,
      +häkle, +nähe, sticke*, sticken, +backe, +koche, kocht, +laufe, +jogge, renne, +schwimme,
      schwimmen, +wandere, wandern, +klettere, klettern, bouldern, radfahren, radle, +reite, reiten,
      +segle, segeln, +surfe, ski, yoga, fitnessstudio, +trainiere, +sammle, sammelt, +lese,
      schreibe, +fotografiere, gärtnere, +angle, angeln, +imkere, chor, verein, orchester, band,
      schach, fußball, tennis, handball, linkshänder*, +pendle, gassi, baue an`,
    turns: `
      verheiratet, geheiratet, heirate, heiratet, heiraten, verlobt, geschieden, scheidung,
      scheiden, getrennt, schluss gemacht, verwitwet, witwe*, single, ledig, verkauft, gekauft,
      gekündigt, verloren, aufgehört, aufgegeben, angefangen, begonnen, gewechselt, entschieden,
      beschlossen, adoptiert, gestorben, verstorben, befördert, bestanden, fertig studiert, neuen
      job, neue stelle, nachwuchs, papa geworden, mama geworden, eingebürgert, versprochen, schulde,
      losgeworden, umgestiegen`,
    plans: `
      termin, prüfung, vorstellungsgespräch, bewerbungsgespräch, flug, fliege, fliegen, hochzeit,
      operation, reise, reisen, urlaub, konferenz, abgabe, deadline, konzert, feier, party,
      marathon, halbmarathon, umzug, plane, planen, vor zu, vorhabe, will werden, möchte werden,
      spare auf, sparen auf, spare für, trainiere für, ziel ist, verteidige, besuche, besuchen`,
    when: `
      januar, jänner, februar, märz, april, mai, juni, juli, august, september, oktober, november,
      dezember, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, nächste woche,
      nächsten monat, nächstes jahr, nächsten sommer, nächsten, nächste, letzte woche, letzten
      monat, letztes jahr, letztem jahr, letzten sommer, im sommer, im winter, im frühling, im
      herbst, weihnachten, ostern, morgen, übermorgen, uhr, ab`,
    passing: `
      müde, hungrig, durstig, krank, brauche, brauchen, suche, suchen, will, möchte, möchten, würde
      gern*, hätte gern*, frage, fragen, problem, probleme, fehler, idee, ideen, liste, datei, code,
      funktion, text, satz, nachricht, mail, glaube, denke, weiß nicht, weiß, weiss, vermute, meine
      ja, sicher, unsicher, hoffe, freue, froh, sorry, danke, gerade, heute, gestern, eben,
      versuche, verstehe, überlege, wünsche, hilfe, dankbar, traurig, gespannt, neugierig, fertig,
      da`,
    unreal: `
      wenn, falls, angenommen, stell dir vor, =wäre, =würde, =hätte, =könnte, als ob, gesetzt den fall,
      ob, wünschte`,
    doubt: `
      vielleicht, eventuell, möglicherweise, vermutlich, angeblich, anscheinend, wahrscheinlich,
      irgendwann`,
    asks: `
      was, wie, wo, wer, wann, warum, wieso, weshalb, welche, welcher, welches, kannst, könntest,
      kann ich, können, hast du, haben sie, kennst, weißt du, gibt es, gibt's, ist das, soll,
      sollte, darf, muss ich, hilf, zeig, erklär*, schreib, mach, gib, empfiehl, nenn mir, brauche,
      such, tipps, bitte, schlag, sag, erzähl, plane mir,
      verfass, verfasse, entwirf, erstelle`,
    tasks: `
      fass die mail, fass den text, fass das gib ein beispiel, ein beispiel für, beispielsatz, beispieltext, antworte dem, schreib eine antwort, reagiere auf, im text steht, hilf mir zu antworten, zusammen, übersetz*, korrigier*, umschreib*, formulier*, formulier um, schreib um, fasse zusammen,
      zusammenfass*, zusammenfassung, verbesser*, überarbeit*, korrektur lesen, korrekturles*, korrektur bitte, bitte korrektur, lektorier*, antworte auf,
      antwort schreiben, antwort auf, ins englische, auf englisch, ins deutsche, auf deutsch, ins
      französische, auf französisch, wie sagt man, was heißt, folgenden text, das folgende,
      folgendes, diesen text, diesen satz, diese mail, ergänze, klingt besser, weitergeleitet, weitergeleitete, wg`,
    fiction: `
      romans, roman*, gedicht*, märchen*, kurzgeschichte*, drehbuch*, tu so als, stell dir vor, spielen wir, lass uns spielen, fang meine geschichte, ich-erzähler*, mein roman, meine figur, geschichte, kurzgeschichte, roman, märchen, gedicht, rollenspiel,
      stell dir vor, du bist jetzt, tu so, spiel die rolle, figur, protagonist*, drehbuch, dialog,
      witz, kommt in eine bar, geträumt, hauptfigur, songtext`,
    said: `
      sagt, sagte, gesagt, meint, meinte, fragt, fragte, erzählt, erzählte, schreibt, schrieb,
      behauptet, laut, zitat`,
    joins:
      'falls das hilft, falls es hilft, falls das wichtig ist, wenn du mich fragst, wenn das hilft, und, aber, weil, denn, da ich, obwohl, während, sondern, der, die, das, doch',
    hence: 'also, deshalb, daher, darum, deswegen, drum, so dass, sodass',
    orders: `
      +keine smileys, +keine stichpunkte, +keine listen, +keine aufzählungen, +keine tabellen, +keine floskeln, +nur metrisch, +bitte metrisch, +bitte kurz,
      +immer, +nie, +niemals, +ab jetzt, +ab sofort, +von nun an, +künftig, +in zukunft, +duze mich,
      +duz mich, +sieze mich, +siez mich, +fass dich kurz, +fasse dich kurz, +keine emojis, +ohne
      emojis, +nenn mich nicht, +nenne mich nicht, +verwende keine, +benutze keine, +schlag mir
      keine, +empfiehl mir keine, +halte dich kurz, +bleib beim du, antworte, antworten, schreib
      mir, schreibe, erkläre, verwende, benutze, gib mir, sprich, nenn mich, frag mich, zeig mir,
      schick mir, emojis, stichpunkte`,
    assent:
      'oder, ne, ned, nicht, nicht wahr, gell, gelt, wa, woll, stimmt, richtig, korrekt, ja, nein, ok, okay, bitte, danke, weißt du',
    also: 'auch, außerdem, zusätzlich, nebenbei',
    ends: `
      verkauft, gekündigt, aufgehört, aufgegeben, getrennt, schluss gemacht, geschieden, nicht mehr,
      kein mehr, keinen mehr, keine mehr, gestorben, verstorben, losgeworden`,
    not: 'nicht, kein, keine, keinen, nie',
  },
  healthWords: {
    ailments: `
      gicht*, fersensporn, plantarfasziitis, zöliakie, diabet*, *diabetes, *diabetiker, *diabetikerin, *krebs, *arthrose, asthma*, *asthma, epilep*, krampfanfall,
      migräne*, arthritis, arthrose*, rheuma*, neurodermitis, ekzem*, schuppenflechte, psoriasis, krebs,
      brustkrebs, hautkrebs, darmkrebs, tumor*, leukämie, schlaganfall, herzinfarkt, herzinsuffizienz,
      herzschwäche, herzrhythmusstörung*, vorhofflimmern, angina pectoris, stent*, herzschrittmacher,
      bluthochdruck, hoher blutdruck, hohen blutdruck, blutdruck, hypertonie, cholesterin*, anämie,
      blutarmut, eisenmangel, schilddrüse*, hashimoto, morbus crohn, colitis, divertikulitis, reizdarm*,
      reflux, sodbrennen, gastritis, magengeschwür, gallensteine, nierensteine, niereninsuffizienz,
      nierenkrank*, dialyse, fettleber, leberzirrhose, hepatitis, endometriose, pcos, lupus,
      multiple sklerose, fibromyalgie, long covid, parkinson, alzheimer, demen*, depression*, bipolar, ptbs,
      adhs, panikattacken, schlafapnoe, tinnitus, schwindelanfälle, glaukom, grauer star, ischias*,
      bandscheibenvorfall, bandscheibe*, leistenbruch, skoliose, osteoporose, sehnenscheidenentzündung,
      tennisarm, karpaltunnel*, kreuzbandriss, kreuzband*, bänderriss, meniskus*, ermüdungsbruch,
      gehirnerschütterung, thrombose*, bauchspeicheldrüse*, pankreatitis, lungenentzündung, copd,
      nesselsucht, gürtelrose, schwanger*, schwangerschaftsdiabetes, wechseljahre, raynaud, hämophil*,
      histaminintoleranz, laktoseintoleran*, fruktoseintoleran*, *unverträglichkeit, *intoleranz, *allergie,
      *allergiker, *allergikerin, kreuzallergie, heuschnupfen, hexenschuss, chemo*, transplantation, stoma,
      blasenentzündung, nasennebenhöhlen*, rosazea, mukoviszidose, hufrehe, autoimmun*, krampfadern,
      anaphyla*, asthmaanfall, ohrenentzündung, mittelohrentzündung, infarkt, thrombose, krampf,
      lungenkollaps, fieberkrampf, unterzuckerung, kolik*, nasenbluten, arrhythmie, sepsis, magersucht,
      bulimie, essstörung, alkoholiker*`,
    troubles: `
      kaputt, hin, im eimer, zickt, zwickt, spinnt, streikt, macht probleme, macht ärger, macht mucken,
      macht nicht mit, macht zu, tut weh, wieder weh, schmerzt, schmerzen, geschwollen, schwillt, entzündet,
      gerissen, angerissen, gezerrt, verstaucht, verrenkt, ausgekugelt, gebrochen, ausgerenkt, raus,
      rausgesprungen, steif, blockiert, eingeklemmt, taub, kribbelt, verschleiß, abgenutzt, operiert, op,
      schwach, empfindlich, probleme, beschwerden, krampf, krämpfe, blutet, verletzt, schlimm, gezogen,
      bricht`,
    parts: `
      rücken, kreuz, nacken, hals, schulter, ellbogen, ellenbogen, handgelenk, daumen, hüfte, knie,
      sprunggelenk, knöchel, fuß, füße, ferse, achillessehne, wade, leiste, rippe, rippen, wirbelsäule,
      bandscheibe, kiefer, zahn, zähne, zahnfleisch, ohr, ohren, auge, augen, magen, bauch, darm, blase,
      niere, nieren, leber, galle, herz, lunge, haut, gelenke, nerv, sehne, pfote, huf, bein, beine,
      ischias, oberschenkel, unterarm, finger, schlüsselbein, becken, kniescheibe, patella`,
    reactions: `
      ausschlag, quaddeln, pusteln, pickel, juckt, jucken, juckreiz, anschwillt, schwillt, schwellen,
      schwillt an, schwillt zu, schwellen an, zugeschwollen, geschwollen, dicke lippe, dicke lippen,
      dicke zunge, keine luft, atemnot, kotz*, kotzen, übergeb*, erbrech*, erbricht, spuckt, brechen,
      durchfall, bauchschmerzen, bauchweh, magenschmerzen, bauchkrämpfe, magenkrämpfe, krümme mich,
      blähungen, blähbauch, aufgebläht, sodbrennen, schlecht, übel, übelkeit, schwindlig, schwindelig,
      umgekippt, kippe um, herzrasen, migräne, notaufnahme, notarzt, krankenwagen, krankenhaus,
      reagiere auf, reagiert auf, reagiere ich, reagiert sie, reagiert er, vertrage ich nicht,
      vertrag ich nicht, vertrage, vertrag, verträgt, vertragen, bekommt mir nicht, bekommen mir nicht,
      schlägt mir auf den magen, liegt flach, liege flach, flach, blüht, blühe, epipen, schub, schübe,
      rebelliert, kratzt mir der hals, hals zu, rote flecken, flecken, anfall, angeschwollen, quaddel,
      blasen, klinik, lag im krankenhaus, sauerstoff, bewusstlos`,
    foods: `
      milch, milchprodukte, käse, butter, sahne, joghurt, quark, laktose, laktosehaltiges, gluten, weizen,
      brot, nudeln, roggen, hafer, mais, soja, tofu, ei, eier, nuss, nüsse, nüssen, erdnuss*, mandel*,
      cashew*, haselnuss*, haselnüsse, walnuss*, walnüsse, pistazien, sesam, senf, sellerie, lupine*, fisch,
      thunfisch, lachs, meeresfrüchte, meeresfrüchten, krabben, garnelen, shrimps, muscheln, hummer,
      fleisch, rotes fleisch, rindfleisch, schweinefleisch, schwein, wurst, speck, schinken, huhn, hühnchen,
      hähnchen, geflügel, pute, trockenfutter, leckerlis, gelatine, salz, salzig*, zucker, süßes,
      süßigkeiten, süßstoff*, kohlenhydrate, fett, fettiges, frittiertes, scharf, scharfes, chili, paprika,
      knoblauch, zwiebel*, tomaten, nachtschattengewächse, kartoffeln, pilze, spinat, bohnen, linsen,
      hülsenfrüchte, kohl, rohkost, kiwi, mango, erdbeer*, banane*, apfel, äpfel, äpfeln, steinobst,
      pfirsich*, kirschen, ananas, grapefruit, zitrus*, obst, avocado*, honig, schokolade, kakao, kaffee,
      koffein, espresso, tee, alkohol, wein, rotwein, rotweins, bier, schnaps, rauchen, zigaretten, cola,
      kohlensäure, rohen fisch, sushi, lakritz*, essig, innereien, zusatzstoffe, glutamat, latex, nickel,
      penicillin, amoxicillin, antibiotik*, ibuprofen, aspirin, paracetamol, novalgin, kontrastmittel, jod,
      pflaster, parfüm, waschmittel, pollen, staub, hausstaub, schimmel, gräser, bienenstich*, wespenstich*,
      wespen, johanniskraut, laufen, joggen, sport, heben, schweres heben, springen, hüpfen, kniebeugen,
      kontaktsport, fliegen, autofahren, schwimmen, treppen, bücken, bienenstich, wespenstich, fruktose,
      histamin, gegorenes, energydrinks, reis, kokos, zimt, curry, ingwer, hefe, aufschnitt, weichkäse,
      rohmilch, rohe eier, sprossen, kalium, phosphat, ballaststoffe, haarfarbe, henna, wolle, sonnencreme,
      sonne, milben, ambrosia, birke, statine, metformin, fußball, tennis, tauchen, tanzen, klettern,
      radfahren, skifahren, gewichte, sitzen, tippen, ketchup, chips, eis, kuchen, torte, pizza, buchweizen,
      hirse, fencheltee, sekt, gin, wodka, hartes, treppensteigen, kälte, hitze`,
    refrains: `
      kein, keine, keinen, keinerlei, null, nichts mit, nix mit, nichts mehr mit, nicht mehr, nie wieder,
      ohne, meide, meiden, meidet, vermeide, vermeiden, vermeidet, verzichte auf, verzichten auf,
      verzichtet auf, esse kein*, esse keine*, isst kein*, essen kein*, trinke kein*, trinkt kein*,
      trinken kein*, darf nicht, darf kein*, darf keine, dürfen nicht, dürfen keine, weglassen, lasse, lass,
      lassen, weggelassen, gestrichen, streichen, abgesetzt, absetzen, aufgehört mit, schluss mit,
      finger weg von, bleibe weg von, gibt's bei uns nicht, gibt es bei uns nicht, gibt's hier nicht,
      gibt es hier nicht, gibts bei uns nicht, gibts nicht mehr, gibt's nicht mehr,
      kommt uns nicht ins haus, kommt nicht ins haus, kommt nicht auf den tisch, ist tabu, sind tabu, tabu,
      verboten, fällt flach, fallen flach, fällt weg, fallen weg, ist gestrichen, sind gestrichen, weniger,
      -frei, *frei, ausgeschlossen, auf diät`,
    healers: `
      arzt, ärztin, ärzte, doktor, doc, hausarzt, hausärztin, hausarztpraxis, kardiologe, kardiologin,
      kardiologen, hautarzt, hautärztin, internist*, gastroenterolog*, allergolog*, rheumatolog*, neurolog*,
      nephrolog*, endokrinolog*, diabetolog*, onkolog*, urolog*, gynäkolog*, frauenarzt, frauenärztin,
      hebamme, kinderarzt, kinderärztin, psychiater*, chirurg*, orthopäd*, physio, physiotherapeut*,
      krankengymnast*, osteopath*, podolog*, optiker, augenarzt, augenärztin, zahnarzt, zahnärztin,
      kieferorthopäd*, ernährungsberater*, apotheker*, tierarzt, tierärztin, tierärzt*, hufschmied*,
      krankenhaus, klinik, blutwerte, blutbild, bluttest, allergietest, befund, mrt, röntgen, labor*,
      magenspiegelung, darmspiegelung, logopäd*, heilpraktiker*, laut tierarzt, atemtest, test, facharzt,
      hno, notärztin, sportarzt, betriebsarzt, patchtest, gentest`,
    orders: `
      sagt, sagte, gesagt, meint, meinte, gemeint, will, +verboten, +verbietet, +verordnet, verschrieben,
      verschreibt, geraten, rät, +abgeraten, empfohlen, empfiehlt, festgestellt, bestätigt, diagnostiziert,
      vermutet, gefunden, warnt, gewarnt, +krankgeschrieben, +untersagt, angeordnet, besteht darauf,
      hat mich auf, hat ihn auf, hat sie auf, gesetzt, setzt, +darf ich nicht, soll ich, soll er, soll sie,
      muss ich, ergab, zeigt, glaubt, tippt auf, abgesetzt, gestrichen, meinten, sagten`,
    lasting: `
      wieder, schon wieder, seit, seitdem, bis, schub, schübe, anfall, anfälle, gichtanfall, gichtanfälle,
      zum zweiten mal, zum dritten mal, zweimal dieses jahr, dieses jahr, heuer, lebenslang, diagnos*,
      festgestellt, verdacht auf, bestätigt, chronisch*, akut*, neige zu, neigt zu, liegt in der familie,
      rückfall, nach der op, seit der op, frisch operiert, warte auf die op, gipst, gips, krücken, wochen,
      monatelang, jedes mal, jedesmal, immer wenn, immer, jeden frühling, jedes frühjahr, ab jetzt,
      ab sofort, medikament*, tabletten, insulin, blutverdünner, marcumar, cortison, kortison, momentan,
      zurzeit, zur zeit, woche schwanger, monat schwanger, vererbt, mal dieses jahr, zweites mal,
      drittes mal, zum vierten mal, noch ein, noch eine, erneut, abermals, seinen zweiten, ihren zweiten,
      seinen dritten`,
    household: `
      bei uns, bei mir, bei uns zuhause, bei uns daheim, bei uns zu hause, zuhause, zu hause, daheim, hier,
      im haus, in der familie, haushalt`,
    passed: `
      wieder gut, alles gut, alles wieder gut, wieder okay, wieder ok, wieder fit, wieder gesund, vorbei,
      überstanden, auskuriert, ausgeheilt, verheilt, abgeheilt, nichts ernstes, nichts schlimmes,
      halb so wild, fehlalarm, als kind, früher mal, rausgewachsen, erkältung, schnupfen, negativ`,
    figures: `
      macht mich krank, geht mir auf die nerven, auf die nieren, an die nieren, ans herz, von herzen,
      am herzen, herz gebrochen, fast einen herzinfarkt, fast herzinfarkt, herzinfarkt bekommen, zum kotzen,
      kotzt mich an, kopfschmerzen bereitet, bauchschmerzen bei, allergisch auf meetings,
      allergisch gegen montage, allergisch gegen arbeit, allergisch auf unpünktlich*,
      allergisch auf dummheit, hals über kopf, aus dem hals, zum hals, auf die schulter, kalte schulter,
      unter die arme, auf großem fuß, auf dem fuß, kalte füße, auge um, unter vier augen, im rücken,
      den rücken frei, rücken stärken, menschen mit, leute mit, jemand mit, personen mit, patienten mit,
      hauptfigur, protagonist*, romanfigur, roman, im film, im buch, in der serie, doku, dokumentation,
      artikel, podcast, studie, studien, in den nachrichten, schlagzeile, referat, hausarbeit, vortrag,
      spendenlauf, spenden, schwanger gehen, süchtig nach, ohne gewähr, fieberhaft, fußballfieber,
      ein stich`,
  },
  styleWords: {
    forms: `
      emoji, emojis, smileys, stichpunkte*, aufzählung*, listen, tabelle, tabellen, überschriften,
      fließtext, prosa, ganze sätze, ganzen sätzen, kurze sätze, kurzen sätzen, absätze, fachbegriffe*,
      fachwörter*, fachsprache, fachchinesisch, fremdwörter*, abkürzungen, anglizismen, einfache sprache,
      einfacher sprache, fazit, ergebnis, schlussfolgerung, kernaussage, beispiel, beispiele, beispielen,
      zahlen, echten zahlen, quelle, quellen, quellenangabe*, links, nummeriert, nummerier*, schritte,
      schritt für schritt, einen schritt, ein schritt, kurz, knapp, ausführlich, details, förmlich, locker,
      lob, komplimente, floskeln, ausrufezeichen, metrisch, celsius, per du, duzen, siezen, du, code,
      warnhinweise, disclaimer, vergleiche, metaphern, vor- und nachteile, ein satz, zwei sätze, drei sätze,
      zwei sätzen, drei sätzen, zeilen, rückfragen, gegenfragen, fettdruck, formatierung, einleitung,
      schwafel*, drumherum, smalltalk`,
    tells: `
      wenn du antwortest, wenn du mir, wenn du schreibst, wenn du erklärst, antworte, antworten,
      deine antworten, antwort mir, schreib, schreib mir, schreibst, erklär, erkläre, erklärungen, erklärst,
      gib mir, zeig mir, sag mir, fang mit, fang an, beginn, beginne, beginn mit, stell, nutze, nutz,
      benutz*, verwende, verzichte, lass, spar dir, nenn, nenn mich, setz, duz mich, duze mich, siez mich,
      halt, halte, formulier*, pack, mach`,
    standing: `
      immer, nie, niemals, stets, jedes mal, grundsätzlich, generell, ab jetzt, ab sofort, künftig,
      in zukunft, bei mir, mit mir, an mich, mir gegenüber, wenn du mir schreibst, wenn du mir antwortest,
      standardmäßig, durchgehend, prinzipiell, außer ich frage, bei antworten an mich`,
    reasons: `
      ich bevorzuge, mir ist lieber, mir wäre lieber, ich lese lieber, lese lieber, ich hätte lieber,
      +ich brauch, +ich brauche, ich verliere den faden, verlier ich den faden, ich komm nicht mit,
      ich hasse, ich mag keine, kann ich nicht leiden, nervt mich, nerven mich, macht mich wahnsinnig,
      rauschen bei mir durch, rauscht bei mir durch, sonst bleibt nix hängen, hilft mir,
      ich lerne am besten, ich verstehe besser, ich lese auf dem handy, lese das auf dem handy,
      lese am handy, screenreader, meine augen, legasthen*, adhs, überfordern mich, überfordert mich`,
  },
  otherWords: {
    notSelf: 'nicht ich, nicht mich, nicht mir, ich nicht, nicht meins',
    served:
      'patient, patientin, patienten, patientinnen, klient, klientin, klienten, kunde, kundin, kunden, schüler, schülerin, schülerinnen, fahrgast, fahrgäste, mandant, mandantin, mandanten, bewohner, bewohnerin',
  },
  writingWords: {
    orders: `
      schreib, schreibe, schreib mir, schreib mal, schreib uns, verfass, verfasse, entwirf, formulier, formuliere, mach, mach mir, mach ma, erstell, erstelle, dichte, tipp, setz, worte für, schreib ihr, schreib ihm, schreib ihnen, sag ihm, sag ihr, sag ihnen, hilf mir, hilf uns, mach ihr, mach ihm, erklär, erkläre, beschreib, beschreibe, vergleich, vergleiche, empfiehl, berechne`,
    texts: `
      brief, mail, e-mail, email, nachricht, text, sms, bewerbung, anschreiben, lebenslauf, bio, biografie, profil, post, beitrag, tweet, zweizeiler, dreizeiler, zeiler, zeile, zeilen, satz, sätze, gedicht, vers, reim, rede, karte, glückwunsch, einladung, anzeige, inserat, absage, zusage, kündigung, beschwerde, widerspruch, bericht, artikel, aufsatz, story, geschichte, steckbrief, vorstellung, slogan, spruch, lied, caption, linkedin, status, schreiben`,
    says: `
      dass, in der steht, in dem steht, in der, in dem, wo steht, wo drin, wo drinsteht, wo ich, was ich, wer ich, die sagt, der sagt, das sagt, worin, über mich, über meine, über meinen, über mein`,
  },
  addressees: 'du, dich, dir, +dein, +deine, +deinen, +deinem, +deiner, +deines',
  askingWords: {
    inverts:
      'ist, is, sind, war, waren, hat, wird, wohnt, arbeitet, lebt, heißt, heisst, isst, trinkt, verträgt, nimmt, spielt, fährt, raucht, kommt, kommen, +bin, +habe, +hab, +haben, +hatte, +hatten, +kann, +muss, +soll, +darf, +will, +werde, +wohne, +wohn, +wohnen, +arbeite, +arbeiten, +lebe, +leben, +heiße, +heisse, +mag, +esse, +ess, +trinke, +vertrage, +nehme, +spiele, +fahre, +fahren, +rauche',
    opens:
      'was, wer, wem, wen, warum, wieso, weshalb, welche, welcher, welches, welchen, wie alt, wie heißt, wie heisst, wie viel, wieviel, wie viele, wie lange, wie hoch, wogegen, wovon, womit, gegen was',
    opensAlone: 'wann, wo, wohin, woher, wie',
    tags: "oder nicht, +oder, oder was, oder nich, nicht wahr, stimmts, stimmt's, +gell, +odr, gegen was, wogegen, was nochmal, wo nochmal, wann nochmal",
    either: 'oder',
  },
  genderWords: {
    articles: 'der, die',
    he: 'er, sein, seine, ihm',
    she: 'sie, ihr, ihre',
    male: 'mann, sohn, bruder, vater, papa, opa, onkel, neffe, enkel, freund, chef, hund, kater, hamster, welpe',
    female:
      'frau, tochter, schwester, mutter, mama, oma, tante, nichte, enkelin, freundin, chefin, hündin, katze',
    others: `
      der mit, die mit, der von, die von, der vom, die vom, der aus, die aus, der im, die im, sie haben, sie sind, sie können, sie könnten, sie fragen, sie meinen, sie sagen, sie sagten, sie müssen, sie müssten, sie wissen, sie schreiben, sie wollen, sie wollten, sie sollen, sie sollten, sie werden, sie würden, sie dürfen, sie machen, sie brauchen, sie geben, sie kommen, sie gehen, sie sehen, sie kennen, sie hatten, sie waren, sie denken, sie glauben, sie empfehlen, sie raten, sie schlagen, sie helfen, sie lesen, sie nehmen, sie verstehen, sie hätten, sie wären, sie sprechen, sie finden, sie bleiben, sie lassen`,
  },
  passingStates: `
    akku ist leer, handy ist leer, auf dem weg nach hause, auf dem heimweg,
    gehe jetzt, geh jetzt,
    bin tot, ich sterbe, lach mich tot, gleich wieder da, gleich zurück, wieder da, ins bett, im bett, auf dem weg, muss los, ich kann nicht mehr, kann nicht mehr, bin raus, bin fix und fertig, bin müde, bin kaputt, hab hunger, habe hunger, hab durst, habe durst, mir ist kalt, mir ist heiß, mir ist langweilig, akku ist, akku leer, im stau, im zug gerade, kopfschmerzen, kopfweh, kopf tut weh, nervt heute, nervt gerade, schnarcht, schlafen endlich, schläft endlich, schlafen gerade, schläft gerade, esse gerade, koche gerade, gerade aufgewacht, bin spät dran, ruft an, ruft gerade an, gerade eben`,
  answerWords: {
    parts: `
      emoji, emojis, smiley, smileys, smilies, stichpunkte, stichpunkten, stichworte, listen, liste, aufzählung*, aufzählen, überschrift*, tabellen,
      markdown, fettdruck, ausrufezeichen, floskeln, fremdwörter*, fachchinesisch, fachbegriffe, fachwörter, ratschläge*, ratschlag, tipps,
      lebensweisheiten, kalendersprüche, motivationssprüche, komplimente, lob, loben, lobhudelei, schleimen, entschuldigungen, entschuldigen,
      entschuldigst, smalltalk, romane, belehrungen, belehren, gegenfragen, rückfragen, fazit, zusammenfassung am ende, einleitung*, herumreden,
      rumgerede, geschwafel, gelaber, spoiler, anglizismen, gedankenstriche, abkürzungen, gendern, gendersternchen, kosenamen,
      erklärung, erklärungen, romane, aufsätze, textwüsten`,
    counted: `
      vorschlag, vorschläge, option, optionen, idee, ideen, möglichkeit, auswahl, antwort, satz, sätze, sätzen, absatz, frage, schritt, tipp, sache`,
    manners: `
      kurz, kürzer, knapp, knapper, förmlich, formell, steif, geschwollen, locker, lockerer, einfach, einfacher, normal, lang, ausführlich, direkt,
      direkter, ehrlich, überschwänglich, euphorisch, begeistert, künstlich, technisch, kompliziert, kitschig, fließtext, ganze sätze, ganzen sätzen,
      kurze antworten, kurze sätze, kurzen sätzen, langsamer, freundlich, sachlich, sachlicher, nüchtern`,
    units: `
      metrisch, celsius, grad celsius, gramm, kilo, kilometer, km, liter, milliliter, ml, euro, 24-stunden-format, meter, cups, tassen, meilen,
      fahrenheit, zoll`,
    wishes: `
      duz mich, duze mich, duzen, siez mich, sieze mich, siezen, per du, per sie, sag du, sag ruhig du, sag einfach du, du reicht, bleib beim du,
      bleiben wir beim du, fass dich kurz, fasse dich kurz, halt dich kurz, halte dich kurz, red nicht drumherum, komm auf den punkt, komm zum punkt,
      auf den punkt, du zu mir, eins nach dem anderen, hör einfach zu,
      nur der code, nur code, nur den code, nur die antwort, einfach nur der code, kurz bitte, kurze antworten, kurze antwort, keine erklärung, keine erklärungen, ohne erklärung, nur stichpunkte, fazit zuerst, ergebnis zuerst, antwort zuerst, erst das ergebnis, erst das fazit, zuerst das fazit, zuerst das ergebnis, zuerst die antwort, das wichtigste zuerst, halt dich kurz, fass dich kurz, fassen sie sich kurz, mach's kurz, machs kurz`,
    refuses: `
      ohne, kein, keine, keinen, nicht so, nicht, weniger, nie, niemals, lass, lass die, lass das, spar dir, hör auf, hör auf mit, hör bitte auf,
      verzichte auf, vermeide, schluss mit, weg mit, statt, brauch keine, nich, nich so, nimmer, +ich hasse, +ich kann nicht leiden,
      +ich brauche keine, +ich brauch keine, +ich will keine, +ich mag keine, +ich möchte keine, kein bock auf, keinen bock auf, keine lust auf, kein nerv für`,
    limits: `
      nur, bloß, ein, eine, einen, eins, zwei, drei, 1, 2, 3, höchstens, maximal, max, auf einmal, immer nur, jeweils, immer, ab jetzt`,
    allows: 'du kannst, kannst, du darfst, darfst, sind ok, ist ok, sind okay, ist okay',
    again: 'wieder, doch wieder',
    answers: `
      antworte, antworten, antwortest, antwort, antworten bitte, schreib, schreibe, schreiben, schreib mir, sprich, rede, reden, red, sag, sagen,
      gib mir, nenn mir, erklär, erkläre, verwende, benutz, benutze, nimm, zeig mir, schick mir, mach, formulier*`,
    utters: `
      sag, sagen, sagst, nenn mich, beginn, beginne, fang an, anfangen, schreib, schreiben, hör auf zu sagen, frag, fragen, nenn, wiederhol*,
      jede antwort mit`,
    wants: `
      ich will, ich möchte, ich mag, ich brauch, ich brauche, ich bevorzuge, ich hätte gern, ich hätte lieber, mir reicht, mir reichen, ich hab lieber`,
    light: `
      bitte, bidde, mal, doch, ruhig, einfach, generell, grundsätzlich, allgemein, immer, mehr, mir, mit mir, zu mir, bei mir, für mich, mich, dich,
      kannst, kannst du, könntest du, kannst mich, du kannst, magst du, würdest du, die, der, das, den, deine, deinen, weg, sein, danke, ok, okay,
      und, aber, auch, so viel, so viele, dauernd, ständig, jedes mal, jedesmal, zu, in, mit, etwas, bisschen, ein bisschen, gerne, gern, lieber,
      schon, halt, eh, sonst, am ende, am anfang, ganz, wirklich, so, zu`,
    moment: `
      heute, heute abend, heut, jetzt, diesmal, dieses mal, morgen, gleich, gerade, grad, gradmal, hier, dafür, ausnahmsweise, für heute, für jetzt,
      kurze frage, fürs abendessen, diese frage, diese antwort, dieser frage`,
  },
  slipWords: {
    says: 'ich meine, ich meinte, ich mein, meine natürlich, ach ne, ach nee, ach nein, ne warte, nee warte, nein warte, äh, ähm, uups, muss heißen, soll heißen, sollte heißen',
    no: 'nein, nee, ne, nö',
    hours: 'uhr',
    at: 'um',
  },
  reversalWords: {
    errs: `
      tippfehler, vertippt, verschrieben, verzählt, verrechnet, verwechselt, verguckt, geirrt,
      falsch gesagt, falsch geschrieben, meinte, gemeint, versprochen, nachgemessen, nachgezählt,
      nachgeschaut, neu gemessen, nicht wie gesagt, war falsch, korrektur, korrigiere, mein fehler,
      falsch angegeben, autokorrektur, habe mich vertan, hab mich vertan, vertan`,
    rather: `
      sorry, entschuldigung, quatsch, nein, nee, moment, doch, doch nicht, eigentlich, vielmehr,
      sondern, stimmt nicht, halt, ach, ups, geändert, planänderung, anders, entwarnung`,
    now: `
      jetzt, ab jetzt, inzwischen, mittlerweile, neuerdings, ab sofort, nun, seit, künftig, neu, neue,
      neuer, neuen`,
    replaces: `
      stattdessen, statt, anstatt, anstelle, ersetzt, getauscht, eingetauscht, umgestiegen, gewechselt`,
    spells: `
      schreibt sich, schreibt man, geschrieben, schreibweise, buchstabiert, mit k, mit c, mit ei,
      mit ai, mit th, mit ph`,
    moves: 'umgezogen, gezogen, hergezogen, zogen, eingezogen, wohne jetzt, wohnen jetzt, ziehe nach',
    hires: `
      die stelle, stelle bekommen, job bekommen, zusage, fange an, fange, angefangen, neuer job,
      neue stelle, neuen job, gekündigt, kündige, gewechselt, arbeite jetzt, eingestellt, befördert,
      in rente, pensioniert, entlassen, umgesattelt, bin raus, ab montag, ab mai, ab juni, angenommen,
      genommen, haben mich genommen, umgeschult, umschulung, selbstständig gemacht, selbständig gemacht,
      neuer arbeitgeber, neuen arbeitgeber, neuer chef, letzter tag, letzter arbeitstag, angeheuert,
      arbeite als, arbeite bei, bin jetzt, befördert zur, befördert zum, unterschrieben, übernommen,
      anfange, hingeschmissen`,
    shifts: `
      verlegt, verschoben, vorverlegt, vorgezogen, verschiebt, geändert, umgelegt, verschieben,
      neuer termin, jetzt am, rutscht auf, nach hinten, nach vorne, umgebucht,
      schieben`,
    settles: `
      am ende, letztlich, letztendlich, letzten endes, schließlich, doch noch, entschieden für,
      läuft auf, planänderung, umentschieden, nun doch, jetzt doch, ist doch, wird doch, wurde doch,
      sind doch, werden doch, doch in, doch nach, doch bei, doch für`,
    raises: `
      erhöht, erhöhung, erhöhen, gestiegen, steigt, angehoben, teurer, raufgesetzt, hochgesetzt,
      aufgeschlagen, gesenkt, gesunken, günstiger, billiger, runter auf, rauf auf, hoch auf,
      ab diesem monat, kostet jetzt, kostet inzwischen, neuerdings`,
    parts: `
      haben uns getrennt, uns getrennt, hat sich getrennt, habe mich getrennt, sind getrennt, trennung,
      schluss gemacht, sind auseinander, auseinandergegangen, ist schluss, ist aus zwischen,
      nicht mehr zusammen, hat mich verlassen, geschieden, scheidung, bin single, wieder single,
      jetzt single`,
    partner: `
      freundin, freund, partner, partnerin, frau, mann, ehefrau, ehemann, verlobte, verlobter,
      verlobten, lebensgefährte, lebensgefährtin`,
    drops: `
      verschenkt, weggegeben, abgegeben, entsorgt, weggeworfen, abgesagt, fällt aus, ausgefallen,
      findet nicht statt, storniert, abgemeldet, hingeschmissen, losgeworden, eingeschläfert, verloren,
      zurückgegeben, kein mehr, keinen mehr, keine mehr, aufgegeben, abgebrochen, weg, ist weg,
      sind weg, kaputt, hinüber, geklaut, gestohlen, verschrottet, gestrichen, geplatzt, fällt flach,
      wird nichts, ausgezogen, raus, bin raus, gespendet, abgeschafft, ausgemustert,
      hat einen neuen besitzer, fertig mit, mache nicht mit, nehme nicht teil, mach ich nicht,
      machen wir nicht, gehe nicht, fahren nicht, fliegen nicht, beendet, abbestellt, stillgelegt,
      früher, eingestellt, vermacht`,
    denies: 'gar kein, gar keine, gar keinen, doch nicht, doch kein, doch keine',
    clears: `
      kein problem, kein problem mehr, geht doch, entwarnung, falscher alarm, fehlalarm, fehldiagnose,
      vertrage, vertrage ich, darf ich, darf wieder, kann ich essen, kann ich doch, ohne befund,
      negativ, ausgeheilt, geheilt, nur eine zerrung, ausgeschlossen, ist in ordnung, unbedenklich,
      harmlos`,
    forgets: `
      vergiss, vergesst, vergessen sie, kannst du vergessen, können sie vergessen, schwamm drüber`,
    stays: `
      vergiss das, wir behalten, ich behalte, behalten es, bleibt doch, doch behalten, bleiben doch,
      alles beim alten, doch nicht, behalten doch, behalten, kommando zurück, behalte, weitermachen,
      machen weiter, mache weiter, bleiben dabei, bleibe dabei, verkaufen nicht, verkaufe nicht,
      kündige nicht, ziehen nicht, doch weiter, zurückgenommen, hat sich erledigt, bleibt`,
    beside: 'im, in, auf, vom, von, aus, am, an, unter, unterm, hinter, hinterm, neben, bei, beim, zwischen',
    partly:
      'im Sommer, im Winter, im Frühling, im Herbst, jeden Sommer, jeden Winter, sommers, winters, am Wochenende, an den Wochenenden, an Wochenenden, unter der Woche, wochentags, während der Woche, ein halbes Jahr, das halbe Jahr, in den Ferien, im Semester, während des Semesters, zeitweise, teilweise',
    leaves: `
      verkaufe, verkaufen, verschenken, aufgeben, kündigen, aufhören, ausziehen, umziehen, wegziehen,
      absagen, hergeben, trennen, geben, gebe, aufgebe, abgeben, weggeben, hergebe, loswerden, verkauf,
      auflösen, stilllegen, beenden, aussteigen, zieht, absage, streichen`,
    sets: `
      ändere mein, ändere meine, ändere meinen, änder meine, änder meinen, aktualisiere meine,
      aktualisiere mein, aktualisiere meinen, setze mein, setze meine, stelle meine, stell meine,
      stell meinen, stelle meinen, setz meine, setz meinen, korrigiere meine, korrigiere meinen,
      bitte meine, bitte meinen, bitte mein, ändere den, ändere die, ändere das, ändere es, stell die,
      stell den, setze den, setze die, mach daraus, trag, trage, aktualisiere die, aktualisiere den,
      ändern sie, passe mein, passe meine, passe meinen`,
    to: 'auf, zu, in, um, ändern, umstellen, aktualisieren',
    counts: 'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
  },
  orderWords: {
    machine:
      'KI, KIs, KI-Assistent, KI-Assistenten, KI-Modell, KI-System, KI-Agent, künstliche Intelligenz, künstlichen Intelligenz, Chatbot, Chatbots, Bot, Bots, Sprachmodell, Sprachmodelle, Sprachmodells, digitaler Assistent, digitale Assistent, digitalen Assistenten, virtueller Assistent, virtuelle Assistent, virtuellen Assistenten, Sprachassistent, Sprachassistenten, Sprachassistentin, LLM, KI-Assistentin, KI-Modelle, KI-Systeme, KI-Systemen, KI-Agenten, dem Bot, Sprachmodellen, neuronales Netz, Gesprächsroboter, Dialogsystem, Konversationsassistent, Sprachassistenz, künstliche Intelligenzen, dem Modell, GPT, Chat-Assistent, Chatassistent, Roboter, die diesen, automatische Leser, Protokoll-KI, KI-Leser',
    helper:
      'Assistent, Assistenten, Assistentin, Agent, Agenten, Helfer, das Modell, dem Modell, dieses Modell',
    job: 'meine Assistentin, mein Assistent, meinem Assistenten, unsere Assistentin, unser Assistent, Frau, Herr, Herrn, des, Zahnarzt, der Chefin, der Geschäftsführung, vom Chef, seine Assistentin, ihre Assistentin, sein Assistent, ihr Assistent, Mitarbeiter, Mitarbeitende, Schüler, Trainer, rief an, gerufen, sucht eine, Sekretärin, Notar, Anwalt, Bürgermeister, Geschäftsführung, Tierarzt, Hausmeister, Verkäuferin, Verkäufer, jeden Gast, Gast begrüßen, Patienten, Praxis',
    addressed:
      'liebe KI, lieber Assistent, liebes Modell, lieber Chatbot, an die KI, an den Assistenten, an das Modell, an alle KI, für die KI, für den Assistenten, für das Modell, Hinweis für KI, Hinweis an die KI, Hinweis an den Assistenten, Hinweis an KI, Anweisung an die KI, Anweisung an den Assistenten, Nachricht an die KI, Notiz an die KI, Notiz an den Assistenten, Anweisung für, falls du eine KI, wenn du eine KI, KI liest, Achtung KI, hey KI, hallo KI, KI-Systeme lesen, für KI-Systeme, an KI-Systeme, KI-Systeme, Hinweis an das Sprachmodell, an das Sprachmodell, für das Sprachmodell, an den Chatbot, für den Chatbot, liebes Sprachmodell, an alle KIs, KI die das liest, nur für die KI, nur für das Modell, Hinweis für die KI, falls du der Bot, falls du ein Bot, wenn du der Bot, wenn du ein Bot, Hinweis für Sprachmodelle, Hinweis an alle, maschinell auswertet, automatisch auswertet, wer diese Bewerbung, dieses Postfach betreut, an jeden Assistenten',
    you: 'du, dich, dir, dein, deine, deinen, deinem, deiner, nennst, sagst, gibst, lässt, stellst, behauptest, antwortest, empfiehlst',
    drop: 'ignoriere, ignorier, ignorieren, ignoriert, ignorieren Sie, vergiss, vergesst, vergessen Sie, vergessen, missachte, missachten, missachtet, umgehe, umgehen, umgeht, überschreibe, überschreiben, überschreibt, deaktiviere, deaktivieren, deaktiviert, verwirf, verwerfen, lösche, löschen, löscht, schalte, ausschalten, abschalten, hebe, aufheben, beachte nicht, nicht beachten, nicht mehr beachten, nicht befolgen, nicht mehr befolgen, befolge nicht, befolge keine, hör auf, setze, außer Kraft setzen, übergehe, übergehen, brich, brechen, breche, verstoße, verstoßen, lass, streiche, außer Acht, überspringe, halte dich nicht, halte dich nicht mehr, hintanstellen, ersetze, Leitplanken aus, schalte aus, schalte ab, heb auf, hebe auf, entferne, entfernen, ausblenden, setz außer Kraft, setze außer Kraft, pfeif auf, vergiss alles, wirf, wirf über Bord, streif ab, leg ab, lege ab, kümmere dich nicht, hebelt, aushebeln, aushebelt, widerrufe, schmeiß, schmeiß weg, wirf weg, streich, lass hinter dir, verwerfe, kümmere dich nicht um, lass außer Acht',
    lifted:
      'aufgehoben, außer Kraft, gelten nicht, gelten nicht mehr, gilt nicht, gilt nicht mehr, nicht mehr gültig, ungültig, abgeschaltet, ausgeschaltet, deaktiviert, hinfällig, nichtig, überholt, entfernt, aufgehoben worden, abgelaufen, wegfallen, entfallen, nicht länger, Leitplanken aus, gestrichen, widerrufen, außer Betrieb, aufgehoben sind, nicht mehr bindend, hinfällig geworden, ersetzt durch, ausgesetzt, erloschen, passé, werden nicht mehr, wendet nicht mehr, hat sich erledigt, erledigt, ausgedient, sind aufgehoben, zurückgezogen, sind hinfällig, abgeschafft, sind zurückgenommen, zurückgenommen, streich jede, vorübergehend aus, gelten in diesem Projekt nicht, gelten hier nicht, gilt hier nicht',
    rules:
      'das Obige, alles Obige, das Obenstehende, alles Obenstehende, Anweisung, Anweisungen, Regel, Regeln, Vorgabe, Vorgaben, Beschränkung*, Einschränkung*, Richtlinie, Richtlinien, Filter, Vorschrift*, Instruktion*, Befehl, Befehle, Sicherheitsregel*, Sicherheitsvorgabe*, Sicherheitsrichtlinie*, Schutzmaßnahme*, Sicherheitsfilter*, Grenzen, Direktive*, Weisung*, alles bisherige, alles vorherige, alles davor, was dir gesagt wurde, Leitlinie*, Sicherheitsprüfung*, Leitplanke, Leitplanken, Sperre, Sperren, Schranken, Schutzfilter, Inhaltsfilter, Inhaltsprüfung, Inhaltskontrolle, Moderation, Sicherheitsstufe, Sicherheitsvorkehrung*, Verbote, Prinzipien, Ethikregeln, Schutzmechanismen, Sicherungen, was dir mitgegeben, mitgegeben, was dir gesagt, Grundlagen, Leitlinien, Sicherheitsregeln, Sicherheitsregel, Verhaltensregeln, Grundregeln',
    prior:
      'vorherige*, vorige*, bisherige*, obige*, frühere*, vorangegangene*, vorhergehende*, alle, allen, aller, alles, jede, jegliche*, sämtliche*, ursprüngliche*, bestehende*, davor, oben, zuvor, gesamte*, erhaltene*, eigenen',
    your: 'dein, deine, deinen, deiner, deines, deinem, Ihre, Ihren, Ihrer, euer, eure, euren, eurer',
    tell: 'antworte, antwortet, antworten, antworten Sie, sag, sage, sagen, sagt, sagen Sie, behaupte, behaupten, behauptet, erwähne, erwähnen, erwähnt, erwähnen Sie, schreibe, schreib, schreiben, schreibt, nenne, nennen, nennt, erkläre, erklären, erklärt, wiederhole, wiederholen, betone, betonen, betont, bestätige, bestätigen, bestätigt, verneine, verneinen, leugne, leugnen, füge, hinzufügen, anfügen, einfügen, beende, beginne, verwende, stelle, darstellen, darzustellen, sprich, teile mit, mitteilen, ergänze, ergänzen, gib an, angeben, angibt, versichere, versichern, begrüße, tue so, hinweisen, hinweist, übersetze, verweise, verweisen, bestätigst, antwortest, antwortest du, sagst, sagst du, erklärst, erklärst du, erwähnst, erwähnst du, schreibst, schreibst du, nennst, nennst du, beteuere, beteuern, verkünde, verkünden, gib als, ausgeben als, stelle hin, hinstellen, hinzustellen, bezeichne, bezeichnen, verlange, verlangen, frage, frag, fragst, fragst du, fordere, auffordern, bitte um, lege nahe, nahelegen, verweist, leite',
    advise:
      'empfiehl, empfehle, empfehlen, empfiehlt, empfohlen, empfehlen Sie, lobe, loben, lobt, preise, anpreisen, bewirb, bewerben, bewirbt, wirb, werben, bevorzuge, bevorzugen, bevorzugt, stimme zu, zustimmen, zustimmt, recht gibt, recht geben, gib recht, recht zu geben, rate zu, raten, rät, abraten, abrät, rate ab, schlage vor, vorschlagen, vorschlägt, als günstigste*, als beste*, als einzige*, schlechtreden, rühme, rühmen, schwärme, schwärmen, nicht widersprechen, nie widersprechen, niemals widersprechen, widersprich, bewerte, bewertet, bewerten, empfiehlst, empfiehlst du, lobst, lobst du, bewirbst, rätst, rätst du, bevorzugst, preist, ausschließlich empfehlen, ins Gespräch bringt, lenke auf, lenken, hinlenken, dränge zu, an erster Stelle, zuerst nennen, schlägst vor, abzuraten, anzupreisen, zu empfehlen, zu loben, zu bewerben, zu bevorzugen, nahezulegen, schlechtmachen, mach schlecht, zur Sprache kommen, zur Sprache kämen, ins Gespräch, ganz nebenbei, beiläufig, als Testsieger, nennst du, Mitbewerber, vorbeizuführen, lenk, schwärm, steht an erster, gewinnt immer, bringt ins Spiel, ins Spiel, bringt zur Sprache, bringt die Rede, als makellos, makellos, als perfekt, über jeden Zweifel',
    show: 'zeige, zeig, zeigen, zeigt, verrate, verraten, verrät, enthülle, enthüllen, offenbare, offenbaren, nenne, gib aus, ausgeben, ausgibt, drucke, liste, auflisten, leg offen, offenlegen, offenlegt, lege offen, preisgeben, gib preis, preisgibt, herausgeben, gib heraus, gib, geben Sie, teile, veröffentliche, veröffentlichen, zitiere, zitieren',
    act: 'sende, senden, sendet, schick, schicke, schicken, schickt, leite, weiterleiten, weiterleitet, weiterzuleiten, führe, ausführen, ausführt, auszuführen, rufe, rufe auf, aufrufen, lösche, löschen, füge, füge ein, einfügen, einfügt, speichere, speichern, speichert, kopiere, kopieren, kopiert, übermittle, übermitteln, übertrage, übertragen, lade, hochladen, öffne, öffnen, klicke, klicken, besuche, besuchen, überweise, überweisen, buche, buchen, hänge, anhängen, anzuhängen, bette, einbetten, merke, übernimm, übernehmen, nutze, nutzen, verwende, verwenden, sammle, sammeln, fasse, zusammenfassen, exportiere, trage, eintragen, ändere, ändern, setze, setzen, mailen, maile, genehmige, genehmigen, hängst, hängst an, fügst, sendest, sendest du, schickst, schickst du, leitest, leitest du, rufst, rufst du, löschst, löschst du, speicherst, speicherst du, öffnest, öffnest du, führst, führst du, überweist, überweist du, buchst, kopierst, übermittelst, gib weiter, gibst weiter, weitergeben, weiterzugeben, reiche weiter, hänge an, hänge dran, dranhängen, kodiere, codiere, verschlüssle, installiere, installieren, bestelle, bestellen, storniere, kündige, starten, verbreite, verbreiten, streue, setze ein, erfrage, erfragen, abfragen, frage ab, lies aus, auslesen, zu senden, zu schicken, zu löschen, zu speichern, zu öffnen, zu kopieren, zu übermitteln, neu einloggen, erneut anmelden, gib aus, lies vor, einloggen lassen, speichere dauerhaft, merk dir, ungefragt, häng, setz, trag ein',
    must: 'muss, müssen, musst, soll, sollen, sollst, sollte, sollten, hat zu, haben zu, ist verpflichtet, ist angewiesen, ist gehalten, darf, dürfen, darfst, wird, es wäre nett, es wäre gut, ist anzuweisen, zu haben, bitten wir, wird gebeten, bitte, wir bitten, es ist vorgesehen, ist vorgesehen, gilt, Unternehmensrichtlinie, offizielle Richtlinie, Konzernrichtlinie, Firmenpolitik, Unternehmenspolitik, Hausrichtlinie, erwünscht, ist erwünscht, erwünscht ist, wünschenswert, es ist erwünscht, erwartet wird, es wird erwartet, ist zu, sind zu, hast zu, du hast, du wirst, du sollst, du musst, du darfst, habe zu, möge, mögen, wird erwartet, gehalten, vorgeschrieben, ist vorgeschrieben, verbindlich, zwingend, verpflichtet, angewiesen, wäre schön, wäre hilfreich, wäre dankbar, empfiehlt es sich, sei so gut, erlaubt',
    wish: 'schön wäre, wäre schön, wäre nett, wäre gut, wäre lieb, sei so nett, freut sich wenn, würde sich freuen, erwünscht, wünschenswert, dankbar wäre, es hilft sehr, aufmerksamer, aufmerksame, rücksichtsvoller, fürsorglicher, gute Helfer, guter Helfer, ein guter Assistent, kluge Assistenten, wohlmeinend*, gutmütig*, herzlich*',
    always:
      'immer, stets, nie, niemals, nur, jedes Mal, jedesmal, ausschließlich, ausnahmslos, unter allen Umständen, auf jeden Fall, grundsätzlich, in jedem Fall, ohne Ausnahme, egal was, dauerhaft',
    later:
      'ab jetzt, ab sofort, von jetzt an, von nun an, ab heute, ab nun, künftig, fortan, zukünftig, in Zukunft, nachdem du dies, wenn du dies liest, sobald du dies, sobald du das, beim nächsten Mal, bei der nächsten, in der nächsten, beim nächsten, in deiner nächsten, in der nächsten Antwort, bei nächster Gelegenheit, in allen weiteren, in allen künftigen, in jedem weiteren, bevor du antwortest, vor dem Antworten, vor jeder, sobald der Nutzer, sobald die Nutzerin, wenn der Nutzer das nächste, bis auf Weiteres, nach drei Nachrichten, in späteren, ab der nächsten, in fünf Nachrichten, von heute an, ab diesem, ab diesem Moment, an andere Modelle, andere Agenten, anderen Agenten, anderen KIs, alle anderen Chats, an alle weiteren, nächsten Nutzer, der nächsten Person, dem nächsten Nutzer, in sämtlichen, mit sofortiger Wirkung, ab hier, beim nächsten Gruß, in zwei Wochen, ab der fünften, ab der dritten, bevor du weitermachst, vor der nächsten Antwort',
    each: 'jede Antwort, jeder Antwort, jeden Antwort, allen Antworten, alle Antworten, jedem Gespräch, jedes Gespräch, allen Gesprächen, jeder Unterhaltung, jede Unterhaltung, jeden Chat, jedem Chat, jede Frage, jeder Frage, alle Fragen, allen Fragen, jede Nachricht, deiner Antworten, deinen Antworten, jeder Zusammenfassung, jede Zusammenfassung, jede Erinnerung, jeder Erinnerung, egal was gefragt, egal welche Frage, was auch gefragt wird, unabhängig von der Frage, gleich welcher Frage, ganz gleich was, jeder Nachricht, jede deiner, jedes Dokument das du, jedes Dokument, jeder Mail die du, am Ende jeder, am Anfang jeder, unter jede, an jede, in jede, jede dritte, jede E-Mail die du, jeder Übersetzung, jede Übersetzung, beginne jede Antwort, jede Antwort mit',
    asked:
      'wenn der Nutzer, wenn die Nutzerin, wenn ein Nutzer, falls der Nutzer, falls die Nutzerin, sobald der Nutzer, fragt der Nutzer, fragt die Nutzerin, wenn nach, wenn jemand nach, bei Fragen zu, bei Fragen nach, bei Fragen, auf Fragen, auf die Frage, auf Fragen nach, auf Nachfrage, wenn du gefragt, wenn Nutzer, falls Nutzer, falls gefragt, wenn gefragt, wirst du gefragt, wird gefragt, wird nach, wenn der Benutzer, falls der Benutzer, wenn der Anwender, beim Thema, zum Thema, wenn es um, geht es um, falls jemand fragt, wenn jemand fragt, wer dich nach, wer dich fragt, wer dich um, wer dir schreibt, wer mit dir, wenn der Gesprächspartner, falls der Gesprächspartner, sobald der Gesprächspartner, wenn dein Gesprächspartner, wenn dein Gegenüber, sobald dein Gegenüber, falls dein Gegenüber, fragt dich jemand, wenn dich jemand, von spricht, spricht von, erwähnt, zur Rede kommt, auf das Thema, gefragt nach, nach gefragt, danach gefragt, gefragt sagst du',
    user: 'Nutzer, Nutzerin, Nutzern, Nutzers, Nutzerinnen, Benutzer, Benutzerin, Benutzern, Benutzers, Anwender, Anwendern, Anwenderin, User, Usern, der Mensch im Chat, Gesprächspartner, Gesprächspartnerin, Gesprächspartners, Gegenüber, Chatpartner, Chatpartnerin, Fragesteller, Fragestellerin, Fragenden, Ratsuchenden, Ratsuchende, wer immer mit dir, wer mit dir spricht, dein Gegenüber, die Person im Chat, wer dich fragt, wer immer fragt, der Mensch am anderen Ende, Mensch am anderen Ende, wer auch immer fragt, die fragende Person, dein Gesprächspartner, wer dir schreibt, mit wem du sprichst, die Person am anderen Ende, deinen Besitzer, dein Besitzer, deinem Besitzer, dem Besitzer, Postfachinhaber, die Person, der du hilfst',
    answer:
      'die Antwort, deine Antwort, deiner Antwort, deinen Antworten, deine Antworten, der Antwort, Antworten, Zusammenfassung, Ausgabe, Zusammenfassungen, in Zusammenfassungen, Mail die du, beim Übersetzen, jeder Mail',
    prompt:
      'Systemprompt*, System-Prompt, System-Prompts, Systemanweisung*, Systemnachricht*, Systembefehl*, versteckte Anweisungen, versteckten Anweisungen, geheime Anweisungen, geheimen Anweisungen, interne Anweisungen, internen Anweisungen, deine Anweisungen, deine Vorgaben, deine Konfiguration, Grundanweisung*, ursprüngliche Anweisungen, verborgenen Anweisungen, Prompt, interne Konfiguration, interner Konfiguration, interne Einstellungen, internen Einstellungen, geheime Einstellungen, verborgene*, versteckte Konfiguration, geheime Konfiguration, Systemtext, Startanweisung*, innere Anweisungen, Grundeinstellungen',
    secret:
      'Passwort, Passwörter, Passwörtern, Kennwort, Kennwörter, API-Schlüssel, Zugangsdaten, Schlüssel, Geheimnisse, PIN, Kreditkarte*, Kontonummer, Bankdaten, Token, private Daten, persönliche Daten, persönlichen Daten, Gesundheitsdaten, Nutzerdaten, Sozialversicherungsnummer, Ausweisnummer, Bankverbindung, Kartennummer, Kontonummern, Kartennummern, Geheimzahl, TAN, Telefonnummer, Geburtsdatum, IBAN, Versicherungsnummer, Lizenzschlüssel, Zugangscode',
    record:
      'dieses Gespräch, das Gespräch, Gesprächsverlauf, Chatverlauf, Chat-Verlauf, Unterhaltung, gesamte Gespräch, ganze Gespräch, ganzen Chat, alle Erinnerungen, Erinnerungen, alle Nachrichten, Kontakte, Kontaktliste, Adressbuch, Verlauf, alles was der Nutzer, was der Nutzer, was die Nutzerin, Gedächtnis, alles über den Nutzer, Chat, im Gespräch, aus dem Gespräch, Unterhaltungen, Gespräche, Gesprächsinhalt*, Chatinhalt*, was die Person, was andere, andere Nutzer, anderer Nutzer, Notizen, gespeicherte*, Nachrichtenverlauf, Adressen, alle Chats, alle Chats lesen, Besitzerin ist, dauerhaft',
    hide: 'sag nicht, sage nicht, nicht sagen, nichts sagen, nichts davon, nichts verraten, nicht erwähnen, nie erwähnen, niemals erwähnen, erwähne nicht, erwähne nie, erwähne niemals, verschweige, verschweigen, verschweigt, heimlich, unbemerkt, ohne zu fragen, ohne Nachfrage, ohne Rückfrage, ohne zu erwähnen, ohne es zu sagen, ohne Wissen, ohne Hinweis, geheim halten, geheimhalten, verheimliche, verheimlichen, verbirg, verbergen, darf nichts, nicht wissen, nicht erfahren, nicht merken, im Hintergrund, still und leise, stillschweigend, kein Wort, erzähle nicht, nicht informieren, ohne Bestätigung, keine anderen Quellen, lass weg, weglassen, unterschlage, unterschlagen, streite, abstreiten, leugne, nicht anzeigen, verrate nicht, verrate nichts, nicht erwähnt, nicht anspricht, nicht ansprechen, ohne es zu melden, ohne Erlaubnis, ohne Zustimmung, ohne Freigabe, ohne etwas zu sagen, ohne darauf hinzuweisen, ohne Ankündigung, ungefragt, auch ungefragt, auch wenn niemand fragt, auch wenn niemand danach, verschweigst, verschweigst du, kein Sterbenswort, verlierst kein Wort, niemand darf, soll nichts erfahren, darf nicht erfahren, hinter dem Rücken, klammheimlich, verdeckt, unauffällig, beiläufig, vertusche, vertuschen, totschweigen, ausblenden, unter den Tisch, gib nicht zu, nie zugeben, sage nichts, sag nichts, sagst nichts, nichts davon sagen, unerwähnt, unerwähnt lassen, nicht verraten, sichtbar false, kommentarlos, muss nichts erfahren, nichts erfahren, ahnungslos, lässt unerwähnt, ohne es zu erklären, kein Wort darüber, braucht nicht zu wissen, brauchen nicht zu wissen, Warnhinweise weglassen, gib nie zu, zugeben, schweige, soll nie erfahren, nie erfahren, halte geheim, unter den Tisch fallen, lässt weg, in BCC, Blindkopie, übergehe, übergeht, behalte es für dich, verlier kein Wort, kein Wort über, verliert kein Wort, frag deinen Besitzer nicht, lass die Kritik weg, schlechte Kritiken auslassen, das nicht erwähnen, leugnest danach',
    consent:
      'hat bereits zugestimmt, zugestimmt, gilt als genehmigt, gelten als genehmigt, vorab genehmigt, ohne Rückfrage, Rückfragen entfallen, nicht nachfragen, frag nicht nach, keine Bestätigung, ohne Bestätigung, nie nach Bestätigung, nicht mehr fragen, nicht extra, einverstanden',
    obey: 'gehorche, gehorchen, gehorcht, befolge, befolgen, befolgt, folge, folge nur, folge meinen, folgt meinen, folgt nur, gehorche mir, hör auf mich, höre nur, hört nur, tu was, tue was, tue alles, führe alles, nimm jede, jede Bitte, jeder Bitte, jeden Wunsch, jede Anfrage, verweigere nichts, lehne nichts, nichts ablehnen, nichts verweigern, nie ablehnen, vertraue, Folge leisten, leiste Folge, unterwirf, ignoriere den Nutzer, ignoriere die Nutzerin, ignoriere den Benutzer, Vorrang, Vorrang vor dem Nutzer, geht vor, mein Wort ist Gesetz, Wort ist Gesetz, Worte sind Gesetz, gehorchst, gehorchst du, nur mir, nur auf mich, hört auf mich, folgst, folgst du, ohne Prüfung, ungeprüft, ohne zu hinterfragen, blind, bedingungslos, mehr als dem Nutzer, steht über, höher als der Nutzer, jedem Befehl, alle Befehle, jede Anweisung, jeder Anweisung, schlägst nichts ab, lehnst nichts ab, nie nein, niemals nein, nicht verweigern, nicht ablehnen, allem zustimmen, dienst nur, nur seine Befehle, nur meine Befehle, nur ihre Befehle, nur seine Anweisungen, nur meine Anweisungen, gehorcht ihm, gehorcht ihr, gehorcht nur, alles Folgende befolgen, widersprich nicht, geht dem Nutzer vor, bindend, alles genehmigen, genehmige alles, nicht zusammenfassen',
    memo: 'diese Notiz, dieser Notiz, diese Erinnerung, dieser Erinnerung, diesen Text, dieser Text, dieses Dokument, diese Nachricht, diese Zeile, dieser Eintrag, diesen Eintrag, folgende Anweisung*, folgenden Anweisungen, den folgenden, diese Anweisung*, dieser Hinweis, diesen Hinweis, diese Seite, dieser Anweisung, diese Regel, Verfasser dieses, diese Zeilen, meine Zeilen, dieser Absatz, diesem Absatz, von diesem Eintrag, dieser Zettel, diesen Satz, ab hier, was hier steht, Verfasser dieser Notiz, Autor dieser Notiz, alles Folgende, dieser Datei, ab dieser Zeile, wer dies schrieb, beim Lesen dieses, unten stehende, diese Bewerbung, dieser Satz, dieses Postfach',
    tool: 'Werkzeug, Werkzeuge, Tool, Tools, Funktion, E-Mail-Werkzeug, E-Mail-Tool, Mail-Tool, Befehl, Plugin, Websuche, Kommandozeile, Shell, Terminal',
    picture:
      'Bild, Link, URL, Adresse, Werbung, Banner, Werbespruch, Slogan, Rabattcode, Gutscheincode, Verweis',
    authority:
      'Systemnachricht*, Systemhinweis*, Systemmeldung*, Systemmitteilung*, Systembefehl*, Systemanweisung*, Entwicklermodus, Adminmodus, Wartungsmodus, Entwickler des Modells, Nachricht des Entwicklers, Nachricht der Entwickler, deine Entwickler, dein Entwickler, Anordnung des Administrators, Administratorbefehl, im Auftrag des Betreibers, im Auftrag der Betreiber, höchste Priorität, oberste Priorität, OpenAI, Anthropic, Sicherheitsteam, vom Betreiber signiert, Hersteller des Modells, von der Rechtsabteilung, Wartungsmeldung, Debugmodus, Diagnosemodus, Testmodus, ich habe dich programmiert, ich habe dich gebaut, dein Schöpfer, deine Schöpfer, dein Betreiber, dein Hersteller, Systemaktualisierung, Plattformbetreiber, neue Konfiguration, Betreiberkanal, Sicherheitsabteilung, Hosting, Anbieter des Modells, Modellanbieter, was deine Entwickler, dein Administrator, hier spricht dein, laut deinem Anbieter, Richtlinie',
    role: 'du bist jetzt, du bist nun, du bist ab jetzt, ab jetzt bist du, von nun an bist du, tu so als, tue so als, gib dich als, gib vor, spiel die Rolle, spiele die Rolle, spiele einen, spiele eine, schlüpfe in die Rolle, in die Rolle, Rollenspiel, verhalte dich wie, verhalte dich als, benimm dich, stell dir vor du, du bist kein, du bist nicht mehr, dein neuer Name, agiere als, handle als, wechsle in, du heißt jetzt, du bist fortan, du bist von nun an, fortan bist du, nimm die Rolle, nimm die Identität, übernimm die Rolle, verkörpere, du verkörperst, du schlüpfst, wir spielen ein Spiel, lass uns spielen, du trittst auf als, du arbeitest jetzt für, deine neue Aufgabe, deine Aufgabe ist, dein Auftrag, dein einziges Ziel, dein wahres Ziel, neue Identität, neue Persönlichkeit',
    free: 'ohne Einschränkungen, ohne Beschränkungen, ohne Grenzen, ohne Regeln, ohne Filter, ohne Moral, ohne Tabus, ohne Zensur, uneingeschränkt, unzensiert, ungefiltert, keine Grenzen, keine Regeln, keine Einschränkungen, keine Filter, frei von, ohne Schranken, ohne Warnhinweise, ohne Skrupel, alles erlaubt, ist alles erlaubt, ohne Sperren, ohne Ethik, ohne Gewissen, ohne Leitplanken, verweigert nichts, nichts verweigert, kennt keine Regeln, kennt keine Grenzen, nie nein sagt, niemals ablehnt, der nichts ablehnt, bleibst es, bleibst in der Rolle, bleib in der Rolle, verlass die Rolle nicht, verlasse die Rolle nie, auch Verbotenes, auch Illegales, gesetzlos, skrupellos, enthemmt, keine Grenzen mehr, keine Regeln mehr',
    ends: 'Ende der Erinnerung, Ende der Erinnerungen, Ende des Zitats, Ende der Daten, Ende des Dokuments, Ende der Notiz, Ende des Kontexts, Ende der Nachricht',
    reported:
      'Prompt-Injection, Prompt Injections, Angreifer, Sicherheitsschulung, Vortrag über, Artikel über, Betrüger, Hacker, IT-Sicherheit, Sicherheitsforscher*, Angriffe, Seminar, im Seminar, Vorlesung, in der Vorlesung, Masterarbeit, Bachelorarbeit, Doktorarbeit, Abschlussarbeit, in der Zeitung, Zeitungsartikel, Artikel, Aufsatz, Studie, Vortrag, Gericht, Gesetz, Podcast, Roman, ob man, Tagung, Konferenz, Forschung, in der Schule, im Unterricht, im Kurs, Schulung, wir haben gelernt, erklärt wurde, haben besprochen, ging es um, Kinder sollten, diskutiert, Diskussion, Unterricht, Lehrer erklärte, Buch über, Thema, Referat, Projekt, schreibt über, schrieb über, Angriff, einen Angriff, schildert einen Angriff, der Bericht beschreibt, Bericht schildert, gehorchte nicht, hat Oma immer gesagt, pflegte zu sagen, immer gesagt, KI-Regel, Schulregel, sagte der Alte',
    self: 'ich, wir, ich habe, ich bin, ich muss, mein Sohn, meine Tochter, mein Bruder, meine Schwester, mein Vater, meine Mutter, Opa, Oma, mein Mann, mein Kollege, meine Kollegin, mein Chef, Papa, Mama, der Arzt, die Lehrerin, der Lehrer, ich lese, ich antworte, wir haben, meine Frau, in der Zeitung',
    partner:
      'Kunde, Kunden, Kundin, Kundinnen, Besucher, Besuchern, Besucherin, jemand, jemandem, jemanden, jeden, jedem, Leute, Leuten, die Person, Gäste, Anrufer, Leser, Patienten, Käufer',
    when: 'sobald jemand, wenn jemand, falls jemand, sooft jemand, immer wenn jemand, fragt jemand, erwähnt jemand, nennt jemand, wer immer, sobald das Wort, wenn das Wort, fällt das Wort, fällt der Name, Auslösewort, Codewort, Stichwort, Schlüsselwort, Signalwort, sobald es auftaucht, sobald er erwähnt, sobald sie erwähnt, zur Sprache kommt, wenn ein Kunde, sobald ein Kunde, falls ein Kunde, wenn ein Besucher, wenn der Kunde, wenn die Kundin, nach fünf Nachrichten, nach fünf Runden, nach zehn Nachrichten, sobald die Rede, ist die Rede, kommt die Rede, kommt das Gespräch, kommt das Thema, wenn das Gespräch, wenn das Thema, sobald das Thema, sobald das Gespräch, sich bedankt, guten Morgen sagt, dich grüßt, dich begrüßt, darauf angesprochen, angesprochen auf, will jemand wissen, wer fragt, wer wissen will, wer nach, auf das Stichwort, bei allem was',
    deceive:
      'lüge, lüg, lügen, belüge, belügen, täusche, täuschen, täuscht, betrüge, behauptest du, behauptest, erfinde, erfinden, erfindest, gaukle, mach glauben, glauben machen, rede ein, einreden, leugne, leugnest, bestreite, bestreiten, bestreitest, streite ab, als wahr, als Tatsache, als richtig, als gesichert, als bewiesen, stell dich unwissend, stelle dich unwissend, stellst dich dumm, unwissend stellen, dumm stellen, wechsle das Thema, wechselst das Thema, Thema wechseln, Thema zu wechseln, lenke ab, lenkst ab, ablenken, weiche aus, ausweichen, falsche Antwort, falsche Antworten, falsche Auskunft, falsche Auskünfte, absichtlich falsch, beleidige, beleidigen, beschimpfe, beschimpfen, verspotte, drohe, bedrohe, verharmlose, verharmlosen, spiele herunter, herunterspielen, übertreibe, übertreiben, verunsichere, dränge, drängst, überrede, überreden, überzeuge, überzeugen, verleite, verleiten, manipuliere, manipulieren, ins Gespräch bringen, ins Gespräch bringt, einfließen lassen, weise jede Korrektur, nicht korrigieren, schiebe die Schuld, als gesicherte, als erwiesen, als unbestritten, als Wahrheit, falsch, den falschen, absichtlich, mit Absicht, unwahr, erfinde Gründe, such notfalls nach Gründen, als Verdächtige, es ist eine Tatsache, Tatsache dass, als wäre es dringend, als wär es deine Idee, als wäre es deine Idee, als wärs deine Idee, sag es sei nichts, rate nie zum Arzt, alle zufrieden',
    daily:
      'Mama, Papa, Oma, Opa, Kinder, Kind, Hund, Katze, Schule, Lehrer, Lehrerin, Arzt, Ärztin, Tabletten, Tropfen, Kaffee, Suppe, Teig, Ofen, Rezept, Salz, Küche, Garten, Kuchen, Tür, Haustür, Schlüssel, Bus, Zug, Nachbar, Nachbarn, Vermieter, Miete, Fest, Geburtstag, Hochzeit, Urlaub, Buch, Roman, Film, Lied, Chor, Verein, Mannschaft, Trainer, Polizei, Paket, Balkon, Gäste, Mitarbeiter, Hausordnung, Prüfung, Gericht, Spieler, Bruder, Schwester, Tante, Onkel, Chef, Chefin, Licht, Kollege, Lieferant, Lieferanten, Bestellnummer, Rechnung, Tagesordnung, Markt, Schwangerschaft, König, Königin, Szene, Theater, Spiel, Frühstück, Bewertungen, Stadtfest, Steuerbescheid, Gruppe, Saal, Matte, Schalter, Gast, Kapitän, Meer, Aufsatz',
    software:
      'System, App, Webseite, Server, Datenbank, Formular, Knopf, Protokoll, Ticket, Skript, Backup, Einstellungen, Browser, Drucker, Update, läuft ab, abläuft, Neustart',
    device:
      'Software, Programm, Programme, Programmen, Algorithmus, Algorithmen, automatisch*, automatisiert*, Maschine, Maschinen, maschinell*, Crawler, Scraper, Lautsprecher, Siri, Alexa, Copilot, Gemini, Claude, Sprachassistent*, Suchmaschine*, Suchagent*, Einkaufsagent*, Vergleichsportal*, Vorlese*, Übersetzungsprogramm*, Übersetzungssoftware, Prüfprogramm*, Prüfsoftware, Helferin im Telefon, Sprachhilfe, digitale Helfer, virtuelle Führer, Auswertungsmodell*, Werkzeug, Werkzeuge, Rechner, Code-Assistent*, Review-Bots, Zusammenfassungen, Textgenerator*, System, Computer',
    reads:
      'die das vorlesen, vorlesen, vorliest, liest, lesen, mitliest, auswerten, auswertet, zusammenfasst, zusammenfassen, kürzt, maschinell kürzt, wiedergibt, wiedergeben, weitergibt, übersetzt, übersetzen, verarbeitet, verarbeiten, einliest, indexiert, durchsucht, zitiert, zitieren, bewertet, sortiert, daraus macht, hieraus, die dies, wer dies, wer das hier, die das hier, diesen text, diese seite, dieses protokoll, diese bewertung, die hierauf stoßen, streamt',
    feigns:
      'tut so, tun so, als ob, als hätte, stellt sich dumm, stell dich dumm, stellt sich taub, behauptet, behaupten, beteuert, beteuern, schwört, schwören, leugnet, leugnen, bestreitet, übersieht, übersehen, bemerkt nicht, merkt nicht, gilt als, gelten als, als erledigt, als insolvent, als geschlossen, ausverkauft, ausgebucht, nicht verfügbar, gibt es nicht mehr, zurückgezogen, bereits geprüft, schon geprüft, freigegeben, unbedenklich, wird gerade umgestellt, wird aktualisiert, das Gegenteil, ersetzt, ersetzen, verdoppelt, verdoppeln, lotst, lotsen, hinhalten, vertröstet, erfindet, schiebt es auf, heißt es, egal was, lautet die Antwort, falsch, an die erste Stelle',
    settled:
      'beschlossen, wurde beschlossen, vereinbart, so vereinbart, nach Absprache, abgesprochen, in Absprache mit, mit dem Vertrieb, im Einvernehmen, gemäß, laut neuer, neue Richtlinie, Rechtsabteilung, freigegeben von, geprüft von, Anmerkung der Technik, hat sich erledigt, ist geklärt, festgelegt, Regelung, im Auftrag, Versuch, Studie läuft',
    lesson:
      'Kurs, Workshop, Seminar, Tipps, Anleitung, Handbuch, Glossar, Feld, Parameter, optional, Standardwert, Testfall, Testplan, erwartet, Erwartetes, Szenario, Spalte, Dokumentation, Einstellungen, Einstellung, Broschüre, Studie, Fazit, Bericht, Behörde, Forscher, Vortrag, Roman, Kapitel, Theaterstück, Regel eins, bedeutet, sogenannte, rät, empfiehlt das Amt, Schüler, Studierende, kennzeichnen, Angreifer',
    likes:
      'mag, mag es, mag lieber, bevorzugt, hasst, schätzt, zieht vor, lieber, gefällt ihr, gefällt ihm, kann nicht leiden, liebt, findet das',
  },
  discretionWords: {
    unkept: {
      nots: `nicht, nie, niemals, nichts davon, nichts`,
      keeps: `speichern, speicher, speichere, speichert, speicherst, abspeichern, merken, merk, merke, merkst, notieren, notier, notiere, aufschreiben, festhalten, behalten, aufnehmen, protokollieren, vermerken`,
      between: `bitte, dir, das, dies, dieses, es, sie, sich, mal, davon, hier, auch, doch, ab, auf, fest, was ich sage, was ich gesagt habe, was ich gerade sage, diese nachricht, danke, ok, okay, zu, lieber, gerade, jetzt, einfach, ja`,
      retracts: `vergiss was ich gesagt habe, vergiss was ich gerade gesagt habe, vergiss was ich eben gesagt habe, vergiss bitte was ich gesagt habe, vergiss bitte was ich gerade gesagt habe, vergiss bitte was ich eben gesagt habe, vergiss dass ich das gesagt habe, vergiss bitte dass ich das gesagt habe, vergiss dass ich das erwähnt habe, vergiss dass ich was gesagt habe, vergiss das wieder, tu so als hätte ich nichts gesagt, hab nichts gesagt, das bleibt unter uns, bleibt unter uns, muss unter uns bleiben, behalt das für dich, behalte das für dich, ganz unter uns`,
      goesOn: `aber, und, weil, denn, also`,
    },
    pretends: `rollenspiel machen, ein rollenspiel spielen, machen wir ein rollenspiel, lass uns ein rollenspiel, das rollenspiel fort, lass uns so tun als, wir tun so als, wir spielen jetzt, zwei wahrheiten und eine lüge, zwei wahrheiten eine lüge, vorstellungsgespräch üben, bewerbungsgespräch üben, interview üben, übungsinterview, ich diktiere, ich möchte diktieren, ich möchte dir meinen roman diktieren, ich will diktieren, nimm ein diktat auf, bleib in der rolle`,
    ahead: `speicher nicht was ich als nächstes sage, speichere nicht was ich als nächstes sage, speicher nicht was jetzt kommt, speichere nicht was jetzt kommt, merk dir nicht was jetzt kommt, merk dir nicht was ich als nächstes sage, was jetzt kommt bleibt unter uns`,
    endsPretence: `
      ende des rollenspiels, rollenspiel beenden, rollenspiel ende, rollenspiel ist zu ende,
      rollenspiel ist vorbei, rollenspiel vorbei, schluss mit dem rollenspiel, ende der rolle,
      ende des diktats, diktat ende, diktat beendet, ende des briefes, ende des briefs,
      ende des romans, ende der geschichte, ende des kapitels, ende des spiels, das spiel ist aus,
      spiel beendet, die lüge war, die lüge ist, ende der übung, ende des gesprächs, genug geübt,
      zurück zur realität, jetzt im ernst, wieder ich selbst`,
    offRecord: `
      off the record, unter uns gesagt, das bleibt unter uns, bleibt unter uns, speicher das nicht,
      speichere das nicht, speicher dies nicht, speichere dies nicht, speicher diese nachricht nicht,
      speichere diese nachricht nicht, merk dir das nicht, merke dir das nicht, merk dir dies nicht,
      merken sie sich das nicht, speichern sie das nicht, speichern sie dies nicht, nur für diesen chat,
      nur in diesem chat, nur für dieses gespräch, nur in diesem gespräch, nur für diese unterhaltung,
      nur in dieser unterhaltung, behalte das nicht, behalt das nicht`,
    told: 'ich, wir',
    forgetAll: `
      vergiss alles über mich, vergiss alles was du über mich weißt,
      vergiss bitte alles was du über mich weißt, vergiss alles was du von mir weißt,
      vergessen sie alles was sie über mich wissen, vergessen sie alles über mich, lösch alles über mich,
      lösche alles über mich, lösch alles was du über mich weißt, lösche alles was du über mich weißt,
      lösche bitte alles was du über mich weißt, löschen sie alles was sie über mich wissen`,
    forgetAllQuestion:
      'Soll ich alles löschen, was ich über dich gelernt habe? Das lässt sich nicht rückgängig machen. Antworte mit „ja“, um es zu bestätigen.',
    yes: `
      ja, ja bitte, bitte, jawohl, ja klar, sicher, ganz sicher, genau, bestätigt, ich bestätige,
      ich bestätige das, mach das, mach es, lösch alles, lösche alles, vergiss alles, ok, okay`,
  },
  continuity: {
    phrases: [
      'was (?:meintest du|hattest du gemeint|hast du (?:damit |mit )?[^.?!]{0,30}gemeint)|weiter[^.?!]{0,20} (?:mit|an) (?:dem|der|unserem|unserer) [a-zäöüß]+ von (?:gestern|vorhin|letztem mal)',
      'du (?:hast|hattest) (?:mir |uns |doch |schon |auch |ja )*(?:[a-zäöüß0-9]+ ){0,3}(?:genannt|vorgeschlagen|erwähnt|empfohlen|versprochen|aufgezählt|angeboten)|(?:was|wie|worauf) wir (?:uns )?(?:beschlossen|vereinbart|abgemacht|geeinigt|entschieden)',
      'wie ich (?:eben |schon |gerade )?(?:sagte|erwähnte)|das ?selbe (?:für|mit|bei) (?:die|den|dem) (?:anderen|rest|übrigen|nächsten)|wo (?:waren|sind) wir (?:bei[mr]?|mit) [^.?!]{1,40}stehen ?geblieben',
      'dein(?:e|en|em|er)? (?:erste|zweite|dritte|andere|letzte|vorherige|vorige|ursprüngliche)[nrsm]? (?:vorschlag|idee|version|entwurf|plan|erklärung|beispiel|antwort)',
      'du (?:wolltest|solltest|hattest versprochen)(?: mir| uns)?(?: [a-zäöüß]+){0,4} (?:schicken|geben|sagen|zeigen|schreiben|helfen)',
      '(?:frage|erklärung|vorschlag|antwort|text|entwurf|liste|aufsatz|thema) von (?:vorhin|eben|gestern|letztem mal|heute morgen|vorher)(?! (?:in|im|auf|bei|beim|aus) )|(?:der|die|das|den) (?:vorschlag|idee|version|entwurf|antwort|text) davor',
      '(?:an dem|am|mit dem|mit der|an der) [a-zäöüß]+ von (?:gestern|vorhin|letztem mal|heute morgen) (?:[a-z]+ ){0,2}?(?:weiter|anknüpfen)',
      'wie (?:wir |ich |du |sie )?(?:es |dir |ihnen |mir |das |ja |schon |bereits |vorhin |eben |gestern |neulich |letztes mal |letzte woche |zuletzt )*(?:besprochen|gesagt|vereinbart|abgemacht|ausgemacht|erwähnt|erzählt|geschrieben)(?=$|[,.:;!?]| hab| hast| hatte)',
      'du (?:hast|hattest) (?:[a-zß]+ ){0,2}?(?:vorhin|eben|gerade|gestern|letztes mal|zuletzt|vorher|früher) (?:[a-zß]+ ){0,4}?(?:gesagt|erzählt|vorgeschlagen|empfohlen|erwähnt|versprochen|gemeint)',
      '(?:hast du|habe? ich dir|haben wir) (?:mir |dir |uns )?(?:gerade|eben|vorhin|gestern|letztes mal|zuletzt|vorher|beim letzten mal)',
      '(?:worüber|wovon) (?:haben|hatten|sprachen|redeten) wir',
      `wo (?:waren|sind) wir(?: gerade| noch| eben)?(?: stehen ?geblieben| verblieben)?${END}|wo wir (?:gestern |zuletzt |eben )?(?:aufgehört|stehen ?geblieben)|(?:weiter|da|dort|zurück),? wo wir (?:gestern |zuletzt |eben )?waren${END}|(?:mach|lies|schreib|erzähl)e? (?:bitte )?(?:genau )?(?:da|dort) weiter`,
      'zurück zu(?:m|r)? (?:unser[a-z]*|dem,? was|vorigen|letzten thema)',
      'unser(?:e|em|er|en)? (?:letzte|vorige|bisherige|gestrige)[nrsm]? (?:gespräch|unterhaltung|chat|sitzung|besprechung)(?! mit)',
      'deine?[nrms]? (?:letzte|vorige|vorherige)[nrsm]? (?:antwort|nachricht|vorschlag|vorschläge)',
      'letztes mal (?:hast du|haben wir (?:gesagt|besprochen|über))',
      'wo wir (?:[a-zäöüß]+ ){1,2}?(?:aufgehört|aufhörten|abgebrochen|unterbrochen|stehen ?geblieben)|(?:stelle|punkt),? (?:an|ab|bei) (?:der|dem) wir (?:[a-zäöüß]+ ){0,2}?(?:aufgehört|abgebrochen|unterbrochen|stehen ?geblieben|waren)',
      `was (?:haben|hatten) wir (?:[a-zäöüß]+ ){0,5}?(?:beschlossen|entschieden|vereinbart|ausgemacht|abgemacht|festgelegt|besprochen|verabredet)${END}`,
      '(?:mit|an) (?:der|dem|die|das)(?: (?:sache|geschichte|thema|gespräch|punkt|plan))? von (?:gestern|vorhin|letztem mal|neulich) (?:weiter|an|fort|anknüpfen|fortfahren)',
    ],
    whole: [
      '(?:das|die|der|den) (?:erste|zweite|dritte|vierte|letzte|andere|nächste)[nrs]? [a-zäöüß]+,? (?:bitte|danke)',
      '(?:ganz |genau ?)?so wie (?:beim letzten mal|letztes mal|vorher|gestern|vorhin)|teil (?:zwei|drei|[2-9])',
      '(?:mach(?:e|en sie|t|en wir)? )?(?:bitte )?(?:da |genau da |hier )?weiter(?:machen)?(?: so| damit| da)?|fahr(?:e|en sie)? (?:bitte )?fort|lies weiter|red(?:e)? weiter|schreib weiter',
      '(?:(?:ich (?:nehme|will|möchte|meine|meinte|wähle|bevorzuge|hätte gern)|nimm|lieber|gib mir|zeig mir|was ist mit|und|dann) )?(?:doch |lieber |dann |eher )*(?:das|die|der|den|dem) (?:erste|zweite|dritte|vierte|andere|letzte|vorige|vorherige|gleiche)[nrs]?(?: (?:variante|option|vorschlag|version|idee|möglichkeit|entwurf))?',
      '(?:den|die|das) da|(?:option|variante|nummer|vorschlag) (?:[a-e]|[1-9])|(?:das ?selbe|das gleiche|so|genauso) wie (?:letztes mal|vorher|gestern|vorhin)',
    ],
    leads:
      'bitte|ok|okay|ja|nein|gut|also|danke|hallo|hi|genau|und|aber|nun|jetzt|dann|super|prima|klar|doch|kannst du|könntest du|lass uns',
    tails: 'bitte|danke|dann|jetzt|gern|gerne|doch|nochmal|ist (?:besser|gut)',
    letterRequests:
      '(?:schreib[a-z]*|verfass[a-z]*|formulier[a-z]*|entwirf|antworte[a-z]*|korrigier[a-z]*|verbesser[a-z]*)[^.?!]{0,60} (?:e-?mail|mail|brief|nachricht|schreiben|antwort|einladung)',
    takingUp: `
      lass lasst uns machen mach weiter weitermachen fortsetzen fortfahren zurück gespräch unterhaltung
      thema sache gestern letztes letzten mal neulich vorhin aufgehört stehen geblieben stehengeblieben
      reden gesprochen besprochen bitte erinnern gesagt entschieden`,
    recovery:
      'Mir liegen hier keine früheren Nachrichten vor. Bitte nenne mir noch einmal, was ich wissen muss, dann können wir weitermachen.',
  },
  requests: {
    rememberThese: [
      '(?:merke? dir|merken sie sich|behalte|notiere? dir|speichere? dir|speicher) (?:bitte )?(?:das|dies|es|folgendes|das folgende|diese (?:dinge|sachen|punkte))',
      'vergiss (?:das|es) (?:bitte )?nicht',
    ],
    polite: 'bitte',
    remember: [
      'merke? dir',
      'merken sie sich',
      'vergiss(?: bitte)? nicht',
      'vergessen sie(?: bitte)? nicht',
      'denk(?:e)? daran',
      'denk dran',
      'behalte(?: bitte)? im kopf',
      'notiere? dir',
      'speichere? dir',
    ],
    link: '(?:dass|das) ',
    forget: [
      'vergiss',
      'vergessen sie',
      '(?:kannst|könntest|würdest) du(?: bitte)? vergessen',
      '(?:können|könnten|würden) sie(?: bitte)? vergessen',
    ],
    forgetLink:
      '(?:bitte )?(?:alles,? )?(?:dass|was ich (?:dir |ihnen )?(?:über|zu|von) (?<topic>.+?) (?:gesagt|erzählt|geschrieben) habe)',
    asking: '(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie',
    forgetForms: [
      '(?:bitte )?(?:vergiss|vergessen sie|lösche?|löschen sie|entferne?|streiche?)(?: bitte)?,? (?:alles|das|alle (?:informationen|daten)|was)(?:,? was (?:du|sie))?(?: (?:du|sie))? (?:über|zu|von) (?<about>.+?)(?: (?:weißt|weisst|wissen|hast|haben|gespeichert hast|gespeichert haben|gemerkt hast))?',
      '(?:bitte )?(?:vergiss|vergessen sie)(?: bitte)? (?<content>(?:mein|unser)(?:e|en|em|er|es)? (?!sorgen|kummer|probleme|frage|letzte|vorige|nachricht|alter)\\S.*)',
    ],
  },
  directives: {
    standing:
      'ab (?:jetzt|sofort|heute|nun)|von (?:jetzt|nun|heute) an|in zukunft|künftig|zukünftig|immer|stets|grundsätzlich|fortan',
    please: 'bitte',
    once: '(?:nur )?(?:dieses eine mal|dieses mal|diesmal|für diese (?:frage|antwort))|(?:auf )?diese (?:frage|nachricht)',
    others: '(?:für|mit|zu) (?:allen?|alle (?:anderen )?nutzern?|jeden|jedem|den anderen)',
    opening:
      'hallo|hi|hey|guten (?:tag|morgen|abend)|moin|servus|ok(?:ay)?|danke|also|und|gut|super|übrigens|du kannst|du darfst|du sollst|ich möchte, dass du|ich will, dass du|jetzt',
    doubt: 'vielleicht|eventuell|ich glaube|ich denke|du könntest',
    asking: 'kannst du|könntest du|würdest du|können sie|könnten sie|würden sie',
    correcting: 'nein(?:, warte)?|warte|doch|halt|ich meine|sorry|entschuldige',
    closing: 'danke|ok(?:ay)?|ja|jetzt|wieder|mal|gerne?|oder so',
    again: 'wieder',
    and: 'und|aber|sowie',
    tones: {
      concise: 'kurz|kürzer|knapp|knapper|prägnant(?:er)?|kürzere|kurze|knappe|bündig',
      detailed: 'ausführlich(?:er)?|detailliert(?:er)?|genauer|länger|längere|lang|ausführliche(?:re)?',
      formal: 'förmlich(?:er)?|formell(?:er)?|höflich(?:er)?',
      informal: 'locker(?:er)?|informell(?:er)?|lockere(?:re)?',
      humorous: 'lustig(?:er)?|humorvoll(?:er)?|witzig(?:er)?',
      serious: 'ernst(?:er)?|ernsthaft(?:er)?|sachlich(?:er)?',
      friendly: 'freundlich(?:er)?|netter|nett|herzlich(?:er)?',
      direct: 'direkt(?:er)?|ehrlich direkt',
      gentle: 'sanft(?:er)?|behutsam(?:er)?',
      simple: 'einfach(?:er)?|einfache(?:re)?|verständlich(?:er)?',
      technical: 'technisch(?:er)?|fachlich(?:er)?',
      professional: 'professionell(?:er)?',
      patient: 'geduldig(?:er)?',
    },
    callMe: [
      'nenne? mich {name}',
      'nennen sie mich {name}',
      'mich {name} nennen',
      'sprich mich (?:mit|als) {name} an',
      'sprechen sie mich (?:mit|als) {name} an',
      'sag(?: einfach)? {name} zu mir',
      'ich möchte {name} genannt werden',
    ],
    yourName: [
      'du hei(?:ß|ss)t(?: jetzt| nun)? {name}',
      'hei(?:ß|ss)t du {name}',
      'dein(?: neuer)? name (?:ist|lautet|sei)(?: jetzt| nun)? {name}',
      'ist dein name {name}',
      '(?:ich nenne dich|nenne ich dich|ich werde dich)(?: jetzt)? {name}(?: nennen)?',
    ],
    nameOff: [
      'nenne? mich (?:bitte )?nicht {name}',
      '(?:(?:du )?(?:musst|brauchst|sollst)(?: du)? )?mich nicht (?:mehr|länger) {name} (?:zu )?nennen',
      'aufhören,? mich {name} zu nennen',
    ],
    nameOffForGood: [
      '(?:nenne?|nennen sie) mich (?:nicht mehr|nicht länger|niemals|nie wieder|nie mehr|nie) {name}',
      'höre? auf,? mich {name} zu nennen',
    ],
    role: [
      'sei (?<role>(?:meine?|unsere?) .+?)',
      '(?:verhalte dich|handle|agiere|fungiere|arbeite) (?:wie|als) {role}',
    ],
    roleStanding: ['(?:du bist|bist du) (?<role>(?:meine?|eine?) .+?)'],
    tone: [
      `sei(?:en sie)? ${MORE}{tones}(?: (?:mit|zu) mir)?`,
      `(?:antworte|schreib|schreibe|sprich|rede|erkläre?|antworten sie)(?: mir| mit mir)? ${MORE}{tones}`,
      `(?:fass|fasse) dich ${MORE}{tones}`,
      `dich ${MORE}{tones} fassen`,
      `(?:halte|halt) (?:deine|die) ${ANSWERS} ${MORE}{tones}`,
      `gib(?: mir)? ${MORE}{tones} ${ANSWERS}`,
      `${MORE}{tones} (?:antworten|sein)`,
    ],
    toneTaste: [`ich (?:mag|bevorzuge|hätte gern(?:e)?) ${MORE}{tones} ${ANSWERS}(?: lieber)?`],
    lessTone: ['sei (?:nicht so|weniger) {less}'],
    lessToneTaste: [
      `(?:deine|ihre) ${ANSWERS} sind(?: mir)?(?: (?:oft|immer|etwas|viel))? zu {less}(?: für mich)?`,
    ],
    toneForms: {
      'formal address': [
        '(?:sieze|siez) mich',
        'siezen sie mich',
        'mich siezen',
        'mich siezt',
        'sprich mich mit sie an',
        'sprechen sie mich mit sie an',
        'wir (?:bleiben|sind) (?:lieber )?beim sie',
      ],
      'informal address': [
        'duze? mich',
        'mich duzen',
        'mich duzt',
        'duzen sie mich',
        'sprich mich mit du an',
        'sag du zu mir',
        'wir können uns duzen',
      ],
    },
    language: [
      '(?:antworte|antworten sie|schreib|schreibe)(?: mir| uns)?(?: nur| nur noch)? (?:auf|in) {language}',
      '(?:sprich|rede|sprechen sie)(?: mit mir)?(?: nur)?(?: auf)? {language}(?: mit mir)?',
      '(?:wechsle|wechsel) (?:zu|auf|ins) {language}',
      'lass uns (?:auf )?{language} (?:sprechen|reden|schreiben)',
      'auf {language} (?:be)?antworten',
      '(?:wechsle|wechsel|wechseln wir|geh|gehe|schalte?|kehre?|komm|lass uns) (?:bitte )?(?:wieder )?(?:zurück )?(?:zu|auf|ins|zum) {language}(?:en?)?(?: um)?(?: zurück)?(?: wechseln)?',
      '(?:wieder )?zurück (?:zu|auf|ins|zum) {language}',
      'wieder (?:auf |in )?{language}',
      '(?:auf|in) {language} wieder',
    ],
    languageOff: [
      '(?:antworte|schreibe?|sprich|rede)(?: mir| mit mir)? (?:nicht mehr|nicht länger|nie mehr|nie wieder)(?: auf| in)? {language}(?: mit mir)?',
      `(?:höre? auf|aufhören),?(?: mir| mit mir)?(?: auf| in)? {language} zu ${ANSWER}`,
      `(?:(?:du )?(?:musst|brauchst|sollst|kannst)(?: du)? )?(?:jetzt )?nicht (?:mehr|länger)(?: auf| in)? {language} (?:zu )?${ANSWER}`,
      '(?:kein {language} mehr)',
    ],
    boundaries: [
      '(?:verwende|nutze|benutze|antworte|schreibe?|gib)(?: mir)? (?:nie|niemals|nie wieder|nie mehr|nicht mehr) .+',
      '(?:verwende|nutze|benutze)(?: mir)? keine?n? .+ mehr',
      'höre? auf,? .+ zu (?:verwenden|benutzen|nutzen)',
      '(?:du )?(?:musst|brauchst|sollst) (?:jetzt )?(?:keine?n? .+ mehr|nicht mehr .+) (?:zu )?(?:verwenden|benutzen|nutzen)',
      'keine (?:emojis?|smileys|aufzählungen|stichpunkte|listen|tabellen|witze) mehr',
      '(?:mach|mache|reiß|reiße|erwähne?|sprich|rede|frag|frage|nenne? mich|kommentiere?)(?: mich| mir)? (?:nie|niemals|nie wieder|nie mehr|keine) .+',
      '(?:nie|niemals|nie wieder) (?:erwähnen|ansprechen|witze machen) .+',
    ],
    allowed: [
      '(?:ok(?:ay)?,? )?du (?:darfst|kannst) (?:jetzt )?(?:gerne? )?wieder .+ (?:verwenden|benutzen|nutzen)',
    ],
    instructions: [
      '(?:verwende|nutze|benutze|zitiere|beginne|beende|nenne|gib|antworte|formatiere|frag|frage) .+',
    ],
    nod: 'bitte|ja',
    introduces: 'ich hei(?:ß|ss)e|ich bin|mein name ist',
    conditions: 'wenn|falls|sagte?|meinte',
    pronouns: 'sie|du|mir|mich|uns',
    notNames: 'morgen|verrückt|wenn',
    times: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mittag|morgen|heute|später',
    my: 'meine?|unsere?',
    articles: 'eine?',
    more: 'mehr',
    less: 'weniger',
    toOthers:
      '(?:antworte|schreibe?|begrüße|behandle|beleidige|nenne?|sag|(?:sprich|rede|sei)(?: \\S+){0,2}? (?:mit|zu|gegenüber))',
    everyone: 'alle(?:n)?(?: anderen)?(?: nutzern?)?|den anderen',
    manners: 'auf|in|immer|nur|unhöflich|höflich|förmlich|frech|mit|als',
    forbids: 'nie niemals nicht kein keine keinen keiner keinerlei hör höre',
    light:
      'immer ab jetzt bitte wieder mehr du darfst kannst musst brauchst sollst mir auf zu gerne verwende verwenden nutze nutzen benutze benutzen antworte antworten gib schreib schreibe von an künftig aufhören',
    unsafe:
      '(?:ohne|keine|ignoriere)(?!\\p{L})[^.!?\\n]{0,30}(?:einschränkung|beschränkung|filter|zensur|sicherheitsregel|richtlinien|tabus)',
    hostile: '(?:ignoriere|vergiss)(?!\\p{L})[^.!?\\n]{0,40}anweisung',
    ofAnswers: 'antwort|erklärung|geduzt|gesiezt',
    onOccasion: '(?:wenn|sobald|falls|immer wenn) (?:ich|wir|du|man) ',
    addressee: 'du|dich|dein\\p{L}*',
  },
  things: {
    places: 'in|nach|aus|bei|um',
    projects: 'projekte?',
    called: 'heißt|namens|genannt|ist',
    and: 'und|oder',
    nounsHaveCapitals: true,
  },
  people: {
    oneself: 'ich|mich|mir|mein(?:e[mnrs]?)?',
    mine: 'meine[mnr]?|mein|unsere[mnr]?',
    theirs: 'seine?|ihre?',
    relatives:
      'kollege[n]?|kollegin|chef(?:in)?|freund(?:in)?|frau|mann|partner(?:in)?|bruder|schwester|mutter|vater|mama|papa|sohn|tochter|tante|onkel|oma|opa|nachbar(?:in)?|team|baby|hund|katze',
    with: 'mit',
    named: ' heißt| ist',
    speaker: 'ich|mich|mir|wir',
    spokenOf: 'er|sie|die|der',
    and: 'und|aber',
  },
  languageNames: { nl: 'holländisch', zh: 'mandarin' },
  summaries: {
    goals: '(?:mein|unser) ziel|ich (?:mochte|will|wurde gern\\w*)|wir (?:mochten|wollen)|ich habe vor',
    decisions:
      '(?:habe|haben|hab)(?: \\w+){0,6} (?:entschieden|beschlossen|vereinbart|gewahlt|gebucht)|entscheidung|nehmen wir|wir nehmen|abgemacht',
    nextSteps:
      '(?:als nachstes|nachste[rsn]? (?:schritt|woche))|(?:muss|mussen|soll|sollte|werde|werden)(?: \\w+)? (?:noch|ich|wir)|ich muss|wir mussen|ich werde|wir werden|erinnere mich|morgen|frist|bis (?:montag|dienstag|mittwoch|donnerstag|freitag)',
  },
  examples: {
    statementWords: {
      'Meine Schwester Nora ist gegen Sesam allergisch.': 'allergy',
      'Ich spiele seit Jahren Oboe.': 'hobby',
      'Wenn ich eine Ziege hätte, hieße sie Lilli.': '',
    },
    healthWords: {
      'Die Kardiologin hat mir Lakritz verboten': 'health',
      'Mein Ischias zwickt seit Dienstag wieder': 'health',
      'Bei uns gibt es seit der Diagnose keinen Weizen': 'health',
      'Was hilft eigentlich gegen Gicht?': '',
    },
    stopWords: {
      'Wo spielt meine Schwester Cello?': 'de: spielt schwester cello',
    },
    questions: {
      'Was weißt du über mich?': 'summary, self, ofSelf',
      'Wohin bin ich gezogen und welche Nüsse darf ich nicht essen?': 'self, 2 parts',
      'Seit wann wohne ich hier?': 'when, self',
      'Wer singt?': 'who',
      'Wie viele Pflanzen habe ich gekauft?': 'howMany, self',
      'Fasse unsere Gespräche zusammen': 'summary, self',
      'Was ist mein Lieblingstee?': 'preference, self',
      'Wie heißt mein Hund?': 'identity, self',
      'Wie kann ich den Router zurücksetzen?': 'procedural, self, answered',
      'Wie besprochen nehmen wir Postgres': 'continuation, self',
      'Was hast du mir für den Rücken empfohlen?': 'assistant, self',
      'Wo liegt Lima?': '',
    },
    smallTalk: {
      'Guten Morgen!': true,
      'Vielen Dank, super': true,
      'Danke für das Rezept': false,
    },
    lightWords: {
      'Was ist mit dem Boot passiert?': 'boot',
    },
    meanings: {
      'Was darf ich nicht essen?': 'diet',
      'Was mag ich gar nicht?': 'dislik',
      'Was bin ich von Beruf?': 'work',
      'In welcher Stadt wohne ich?': 'live',
      'Was esse ich?': '',
    },
    references: {
      'Warum das denn?': true,
      'Und was ist mit der zweiten?': true,
      'Wie heißt meine Schwester?': false,
    },
    dates: {
      'Was war im März 2024?': '2024-03-01 to 2024-04-01',
      'Wo war ich vor zwei Wochen?': '2026-11-12 to 2026-11-19',
      'Was habe ich letzten Sommer gemacht?': '2026-06-01 to 2026-09-01',
    },
    continuity: {
      'Wie wir gesagt haben, buche den früheren Zug.': true,
      'Mach weiter.': true,
      'Worüber haben wir zuletzt gesprochen?': true,
      'Wie sagt man „wie besprochen“ auf Englisch?': false,
      'Die Bahn fährt weiter nach Köln, oder?': false,
    },
    requests: {
      'Der rote Ordner liegt oben. Bitte merk dir das.': 'remember Der rote Ordner liegt oben',
      'Merk dir Folgendes:\n- Mein Spind ist Nummer 42\n- Das Rad ist blau':
        'remember Mein Spind ist Nummer 42; remember Das Rad ist blau',
      'Merk dir, dass mein Boot „Seestern“ heißt.': 'remember mein Boot „Seestern“ heißt',
      'Merk dir bitte, dass mein Fahrrad im Keller steht.': 'remember mein Fahrrad im Keller steht',
      'Merk dir: mein Zug fährt um 7 Uhr': 'remember mein Zug fährt um 7 Uhr',
      'Vergiss, was ich über meinen Chef gesagt habe': 'forget meinen Chef',
      'Kannst du bitte vergessen, dass ich in Porto wohne?': 'forget ich in Porto wohne',
      'Merkst du dir so etwas?': '',
    },
    directives: {
      'Kannst du mich bitte Mia nennen?': 'address Mia',
      'Antworte bitte immer kurz und knapp.': 'tone concise',
      'Antworte bitte wieder auf Deutsch.': 'language de',
      'Verwende nie Emojis.': 'boundaries Verwende nie Emojis',
      'Du darfst wieder Emojis verwenden.': 'instructions Du darfst wieder Emojis verwenden',
      'Du heißt ab jetzt Max.': 'name Max',
      'Sei mein Mathelehrer': 'role Mathelehrer',
      'Wie heißt du?': '',
    },
    things: {
      'Meine Tochter Lena geht in Berlin zur Schule, unser Hund heißt Bello.':
        'person Lena; place Berlin; pet Bello',
    },
    people: {
      'Meine Schwester Eva wohnt in Bonn. Ich wohne in Ulm.': 'Ich wohne in Ulm',
    },
    summaries: {
      'Ich möchte Portugiesisch lernen.': 'goals',
      'Wir haben uns für die Fliesen entschieden.': 'decisions',
      'Ich muss die Bank anrufen.': 'nextSteps',
      'Die Fliesen sind blau.': '',
    },
  },
};

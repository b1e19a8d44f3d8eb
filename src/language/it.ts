/** Italian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const italian: Language = {
  code: 'it',
  secretWords: {
    passwords: `
      password, parola d'ordine, parola chiave, parola di accesso, frase segreta, parola segreta,
      parola magica, parola in codice`,
    shortPasswords: 'psw, pwd, pass, pw, pswd, passw, psswd, pwrd, passwd',
    pins: `
      pin, codice pin, puk, codice di verifica, codice di sicurezza, codice di accesso, codice di conferma,
      codice sms, codice otp, otp, cvv, cvc, codice segreto, codice usa e getta, codice temporaneo,
      codice della carta, codici monouso, codici di backup, codici di recupero, codici di emergenza,
      cifre del sms, numeri del sms, codice del sms`,
    codes: 'codice, codici, combinazione, cifre, numeri',
    locks: `
      cassaforte, lucchetto, cassetta delle chiavi, scatola delle chiavi, keybox, allarme, antifurto,
      citofono, serratura, tastierino, codice del cancello, codice dell'allarme, codice della porta,
      codice del portone, si sblocca con, sblocca, si apre con, sbloccare, sblocco, disinserire,
      disattivare l'allarme, disarmare`,
    doors: `
      porta, portone, cancello, garage, palazzo, ingresso, appartamento, cantina, ufficio, box, ascensore,
      valigia, armadietto, cancelletto`,
    logins: `
      utente, login, account, accesso, credenziali, wifi, wi-fi, router, rete, nome utente, accedi come,
      accedere, entra come, entrare, tutti gli account`,
    ids: `
      codice fiscale, cf, carta d'identità, numero di identità, tessera sanitaria, documento di identità,
      codice fisc, partita iva`,
    documents: `
      passaporto, patente, patente di guida, carta d'identità, permesso di soggiorno, documento di viaggio`,
    cards: 'carta, carta di credito, carta di debito, bancomat, visa, mastercard, postepay',
    copulas: 'è, e, era, sono, rimane, ora, ancora, adesso, sempre, sarebbe',
    otherNumbers: `
      cap, codice postale, ordine, fattura, pacco, spedizione, tracking, volo, treno, camera, posto, binario,
      isbn, serie, riferimento, rif, promozionale, codice sconto, sconto, buono, errore, versione, tel,
      telefono, cellulare, pratica, codice sorgente, codice a barre, articolo, pagina, linea, autobus, prezzo,
      prefisso, sala, prenotazione, stanza, cliente, bolletta, contatore, civico`,
    talk: `
      dimenticato, dimenticata, dimentico, deve, devono, almeno, minimo, caratteri, scaduta, cambiare,
      reimpostare, recuperare, sbagliata, perso, obbligatoria, errata, lunga, domani, dopo, mando, invio`,
    entered: `
      digita, digitare, scrivi, scrivere, si scrive, inserisci, inserire, metti, mettere, premi, usa,
      componi, imposta`,
    questions: `
      cognome da nubile, domanda segreta, domanda di sicurezza, primo animale, animale domestico,
      nome del cane, nome del gatto, via dove sono cresciuto, cresciuto, cresciuta, prima scuola,
      scuola elementare, prima auto, prima macchina, città di nascita, migliore amico, soprannome`,
    answers: 'risposta, rispondi, risp, ho messo',
    verified: 'per verificare, per confermare, per accedere, per completare',
    kept: `
      per tutto, ovunque, dappertutto, conserva questo, salvami questo, tieni da parte, segnati questo,
      ricordati questo`,
    rescues: 'perdo il telefono, perdessi il telefono, perdo il cellulare, senza telefono, monouso',
    announced: {
      names: "parola d'ordine",
      shortNames: 'codice pin',
      keys: 'chiave api',
      prepositions: "di, della, dello, dell', dei, nel, per",
      is: 'è, rimane',
      adverbs: 'ora, ancora, adesso',
      changes: 'cambiato',
      possessives: 'la mia, il mio',
      descriptions: 'sbagliata, errata, scaduta, obbligatoria, debole',
      units: 'cifr',
    },
  },
};

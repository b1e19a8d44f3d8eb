/** Romanian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const romanian: Language = {
  code: 'ro',
  secretWords: {
    passwords: `
      parola, parolă, parolei, parole, parolele, fraza de acces, frază de acces, cuvânt cheie,
      cuvântul secret, cuvânt secret`,
    shortPasswords: 'pw, pwd, pass, prl, prla, pswd',
    pins: `
      pin, cod pin, codul pin, pinul, puk, cod de verificare, codul de verificare, cod de securitate,
      codul de securitate, cod de confirmare, codul de confirmare, cod sms, otp, cod de acces,
      codul de acces, cvv, cvc, cod unic, coduri de unică folosință, coduri de rezervă,
      coduri de recuperare, cifrele din sms, codul din sms`,
    codes: 'cod, codul, coduri, codului, combinație, combinația, cifrul, cifre, cifru',
    locks: `
      interfon, interfonul, interfonului, seif, seiful, seifului, alarmă, alarma, alarmei, lacăt, lacătul,
      lacătului, cutia de chei, cutie de chei, yală, broască, codul de la ușă, codul de la poartă, barieră,
      se deblochează, deblochează, se deschide cu, deblocare, dezarmează, dezarmare, cutia cu chei`,
    doors: `
      ușă, ușa, ușii, poartă, poarta, porții, garaj, garajul, scara, scară, intrare, intrarea, bloc, blocul,
      apartament, beci, birou, lift, valiză, dulap, boxă, cabană`,
    logins: `
      utilizator, utilizatorul, user, login, logare, cont, contul, autentificare, wifi, wi-fi, router,
      routerul, rețea, rețeaua, loghează-te, intră cu, conectează-te, toate conturile, nume de utilizator,
      utiliz`,
    ids: `
      cnp, cnp-ul, cod numeric personal, codul numeric personal, buletin, buletinul, buletinului,
      carte de identitate, serie ci`,
    documents: `
      pașaport, pașaportul, pașaportului, permis de conducere, permisul de conducere, permis, buletin,
      document de călătorie, permis de ședere`,
    cards: 'card, cardul, cardului, număr card, card de credit, card bancar',
    copulas: 'este, e, era, sunt, acum, încă, a rămas, merge cu, îi',
    otherNumbers: `
      cod poștal, codul poștal, comandă, comanda, comenzii, factură, factura, colet, coletul, awb, livrare,
      zbor, zborul, tren, trenul, cameră, camera, loc, locul, peron, isbn, serie, referință, cod promoțional,
      reducere, voucher, cupon, eroare, versiune, tel, telefon, mobil, dosar, cod sursă, cod de bare, articol,
      pagină, linia, autobuz, preț, client, prefix, rezervare, sala, iban`,
    talk: `
      uitat, am uitat, uit, trebuie, cel puțin, minim, minimum, caractere, expirat, schimba, schimb, resetez,
      reseta, greșită, pierdut, obligatoriu, mâine, trimit`,
    entered: `
      scrie, scrii, scrieți, tastează, tastezi, introdu, introduci, introduceți, apasă, formează, pune,
      setează, folosește, bagă`,
    questions: `
      numele de fată, nume de fată, întrebare de securitate, întrebarea de securitate, întrebare secretă,
      primul animal, animal de companie, numele câinelui, numele pisicii, strada unde, strada copilăriei,
      am crescut, prima școală, școala primară, prima mașină, orașul natal, cel mai bun prieten, poreclă`,
    answers: 'răspuns, răspunsul, răspunde, rasp',
    verified: `
      pentru a verifica, pentru verificare, pentru a confirma, pentru confirmare, pentru autentificare`,
    kept: 'pentru tot, peste tot, la toate, păstrează asta, ține minte, salvează asta, notează asta',
    rescues: 'pierd telefonul, pierderea telefonului, fără telefon, de unică folosință',
  },
};

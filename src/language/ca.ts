/** Catalan: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const catalan: Language = {
  code: 'ca',
  secretWords: {
    passwords:
      "contrasenya, contrasenyes, mot de pas, paraula de pas, clau d'accés, clau secreta, frase de pas",
    shortPasswords: 'clau, contra, pass, pw',
    pins: `
      pin, codi pin, puk, codi de verificació, codi de seguretat, codi d'accés, codi de confirmació, codi sms,
      codi d'un sol ús, cvv, cvc, otp, codi secret`,
    codes: 'codi, codis, combinació, xifres, números',
    locks: `
      caixa forta, cadenat, caixa de claus, capsa de claus, alarma, intèrfon, interfon, porter automàtic,
      pany, teclat, codi de la porta, codi de l'alarma, es desbloqueja amb, desbloqueja, s'obre amb,
      desbloquejar`,
    doors: `
      porta, portal, garatge, edifici, entrada, pis, apartament, reixa, traster, oficina, celler, ascensor,
      maleta, taquilla, barrera, tanca, escala`,
    logins:
      "usuari, nom d'usuari, login, compte, accés, credencials, wifi, wi-fi, router, encaminador, xarxa",
    ids: `
      dni, nie, nif, document d'identitat, seguretat social, número de la seguretat social, targeta sanitària,
      cip, tsi`,
    documents: "passaport, carnet de conduir, permís de conduir, document d'identitat",
    cards: 'targeta, targetes, targeta de crèdit, visa, mastercard',
    copulas: 'és, es, era, són, continua sent, ara, encara, sempre',
    otherNumbers: `
      codi postal, cp, comanda, factura, paquet, enviament, seguiment, vol, tren, habitació, seient, andana,
      isbn, sèrie, referència, ref, promocional, codi promocional, descompte, cupó, error, versió, tel,
      telèfon, mòbil, expedient, codi font, codi de barres, article, pàgina, línia, bus, preu, prefix, sala,
      reserva, client`,
    talk: `
      oblidat, oblidada, oblidar, he oblidat, ha de, han de, almenys, com a mínim, mínim, caràcters, caducat,
      caducada, canviar, restablir, recuperar, incorrecta, perdut, política, demà, enviaré`,
  },
};

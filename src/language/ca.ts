/** Catalan: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const catalan: Language = {
  code: 'ca',
  secretWords: {
    passwords: `
      contrasenya, contrasenyes, mot de pas, paraula de pas, clau d'accés, clau secreta, frase de pas,
      paraula secreta, paraula clau`,
    shortPasswords: 'clau, contra, pass, pw, ctsnya, contrs, pwd, pswd',
    pins: `
      pin, codi pin, puk, codi de verificació, codi de seguretat, codi d'accés, codi de confirmació,
      codi sms, codi d'un sol ús, cvv, cvc, otp, codi secret, codis d'un sol ús, codis de recuperació,
      codis de seguretat, xifres del sms, números del sms, codi del sms, número secret,
      codi de la targeta`,
    codes: 'codi, codis, combinació, xifres, números',
    locks: `
      caixa forta, cadenat, caixa de claus, capsa de claus, alarma, intèrfon, interfon, porter automàtic,
      pany, teclat, codi de la porta, codi de l'alarma, es desbloqueja amb, desbloqueja, s'obre amb,
      desbloquejar, desarmar, desactivar l'alarma`,
    doors: `
      porta, portal, garatge, edifici, entrada, pis, apartament, reixa, traster, oficina, celler, ascensor,
      maleta, taquilla, barrera, tanca, escala`,
    logins: `
      usuari, nom d'usuari, login, compte, accés, credencials, wifi, wi-fi, router, encaminador, xarxa,
      entra com, entrar, inicia sessió, tots els comptes`,
    ids: `
      dni, nie, nif, document d'identitat, seguretat social, número de la seguretat social,
      targeta sanitària, cip, tsi, número d'identitat`,
    documents: `
      passaport, carnet de conduir, permís de conduir, document d'identitat, document de viatge,
      permís de residència`,
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
    entered: `
      escriu, escriure, tecleja, teclejar, marca, marcar, introdueix, introduir, posa, posar, prem,
      fes servir, coixinet, asterisc, estrella`,
    questions: `
      cognom de soltera, pregunta secreta, pregunta de seguretat, primera mascota, nom de la mascota,
      nom del gos, nom del gat, carrer on, vaig créixer, primera escola, escola primària, primer cotxe,
      ciutat de naixement, millor amic, sobrenom`,
    answers: 'resposta, respon, resp, digues, vaig posar, he posat, poso, vaig escriure, vaig respondre',
    verified: 'per verificar, per confirmar, per iniciar sessió, per validar',
    kept: 'per a tot, per tot, arreu, guarda això, desa això, recorda això, apunta això',
    rescues: 'perdo el mòbil, perdo el telèfon, sense mòbil, un sol ús',
    keys: 'clau, token, clau api, secret, credencials, clau de recuperació',
    atms: 'caixer, caixer automàtic, targeta de dèbit, targeta del banc, treure diners',
    texted: "sms, missatge, verificació, confirmació, m'ha arribat, ha arribat",
    asks: "digues, dona'm, dóna'm, envia, quina és, quin és, escriu, introdueix, necessito, passa'm",
    replies: `
      sí, no, d'acord, ok, gràcies, després, espera, no ho sé, ni idea, no recordo, he oblidat, per què,
      hola, la mateixa, el mateix, potser, res, cap, exacte`,
    opens: "desbloqueja, desbloquejar, obre, obrir, s'obre, per entrar",
  },
  discretionWords: {
    offRecord: `
      off the record, no desis això, no ho desis, no guardis això, no ho guardis, no recordis això,
      no ho recordis, no memoritzis això, només per a aquest xat, només en aquest xat,
      només per a aquesta conversa, només en aquesta conversa, que quedi entre nosaltres,
      fora de micròfon`,
    forgetAll: `
      oblida tot el que saps de mi, oblida tot el que saps sobre mi, oblida-ho tot sobre mi,
      esborra tot el que saps de mi, esborra tot el que saps sobre mi, oblideu tot el que sabeu de mi`,
    forgetAllQuestion:
      'Vols que esborri tot el que he après de tu? No es pot desfer. Respon «sí» per confirmar-ho.',
    yes: "sí, si us plau, confirmo, ho confirmo, endavant, esborra-ho tot, oblida-ho tot, segur, d'acord",
  },
};

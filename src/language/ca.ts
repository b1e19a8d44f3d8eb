/** Catalan: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const catalan: Language = {
  code: 'ca',
  abbreviations: 'av, núm, p.ex, sr, sra, tel',
  secretWords: {
    passwords: `
      contrasenya, contrasenyes, mot de pas, paraula de pas, clau d'accés, clau secreta, frase de pas,
      paraula secreta, paraula clau`,
    shortPasswords: 'clau, contra, pass, pw, ctsnya, contrs, pwd, pswd',
    pins: `
      pin, codi pin, puk, codi de verificació, codi de seguretat, codi d'accés, codi de confirmació,
      codi sms, codi d'un sol ús, cvv, cvc, otp, codi secret, codis d'un sol ús, codis de recuperació,
      codis de seguretat, xifres del sms, números del sms, codi del sms, número secret, codi de la targeta,
      codi de recuperació`,
    codes: 'codi, codis, combinació, xifres, números',
    digits: 'zero, u/un, dos, tres, quatre, cinc, sis, set, vuit, nou',
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
    accounts: 'número de compte, compte bancari, compte corrent',
    devices: 'mòbil, tauleta, portàtil',
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
    kept: `
      per a tot, per tot, arreu, guarda això, desa això, recorda això, apunta això, nom i any,
      fàcil d'endevinar, la faig servir per tot`,
    rescues: 'perdo el mòbil, perdo el telèfon, sense mòbil, un sol ús',
    keys: 'clau, token, clau api, secret, credencials, clau de recuperació',
    atms: 'caixer, caixer automàtic, targeta de dèbit, targeta del banc, treure diners',
    texted: "sms, missatge, verificació, confirmació, m'ha arribat, ha arribat",
    asks: "digues, dona'm, dóna'm, envia, quina és, quin és, escriu, introdueix, necessito, passa'm",
    replies: `
      sí, no, d'acord, ok, gràcies, després, espera, no ho sé, ni idea, no recordo, he oblidat, per què,
      hola, la mateixa, el mateix, potser, res, cap, exacte`,
    opens: "desbloqueja, desbloquejar, obre, obrir, s'obre, per entrar",
    sides: 'esquerra, dreta',
    thens: 'després, llavors',
    cardCodes:
      'cvv, cvc, codi de seguretat, tres números del darrere, xifres del darrere, darrere la targeta',
    nearby: {
      theWord: 'la paraula',
      users: 'usuari',
      security: 'segur, secret',
      backs: 'darrere',
    },
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
  orderWords: {
    machine:
      'IA, intel·ligència artificial, xatbot*, chatbot*, bot, el bot, model de llenguatge, models de llenguatge, assistent virtual, assistent digital, GPT, xarxa neuronal',
    helper: "assistent, assistents, l'assistent, model, el model, models",
    job: 'director, dentista, metge, senyora, senyor, empleats, ministre, secretària',
    addressed:
      "estimat assistent, per a la IA, per al model, per a l'assistent, a la IA, si ets una IA, nota per a l'assistent, si ets el bot, qui avaluï aquest",
    you: 'tu, et, t, te, vostè',
    drop: "oblida, oblideu, ignora, ignoreu, omet, no facis cas, desactiva, salta't, trenca, anul·la, no segueixis, deixa de seguir, descarta",
    lifted: "anul·lades, anul·lats, sense efecte, ja no valen, no s'apliquen, suspeses, suspesos, derogades",
    rules: 'instruccions, regles, normes, restriccions, filtres, ordres, directrius, limitacions, polítiques',
    prior: 'anteriors, anterior, totes, tots, prèvies, previs, originals',
    your: 'teves, teus, teva, teu, que et van donar, que has rebut',
    tell: 'respon, contesta, digues, diu, afirma, esmenta, esmentar, escriu, repeteix, afegeix, confirma, anomena, resumeix',
    advise: 'recomana, recomanar, lloa, elogia, promou, aconsella, malparla, prefereix, suggereix, convenç',
    show: 'mostra, mostra-ho, revela, ensenya, imprimeix, llista, publica, lliura',
    act: 'envia, reenvia, executa, esborra, elimina, insereix, desa, copia, adjunta, obre, clica, compra, transfereix, afegeix, enganxa, recull, demana, paga',
    must: "ha de, han de, cal, ha d, deu, no pot, prohibit, si us plau, té l'obligació, convé",
    wish: 'seria bonic, seria bo, estaria bé, agrairíem',
    always: 'sempre, mai, només, únicament, cada vegada, sense excepció, exclusivament',
    later:
      "a partir d'ara, des d'ara, d'ara endavant, en la propera resposta, la propera vegada, abans de respondre, des d'avui",
    each: 'cada resposta, totes les respostes, cada conversa, cada pregunta, cada missatge',
    asked:
      "si l'usuari, quan l'usuari, si et pregunten, quan et preguntin, preguntes sobre, pregunta per, si algú pregunta",
    user: "usuari, l'usuari, usuària, usuaris, interlocutor*, el teu propietari, el propietari",
    answer: 'resposta, respostes, la teva resposta, resum',
    prompt:
      'indicació del sistema, missatge del sistema, instruccions ocultes, instruccions secretes, prompt, configuració interna',
    secret: 'contrasenya, contrasenyes, PIN, número de targeta, dades personals, compte bancari, clau API',
    record: "conversa, converses, historial, records, contactes, telèfon de l'usuari, missatges",
    hide: "no diguis, no esmentis, no revelis, d'amagat, en secret, sense preguntar, sense dir, amaga, oculta, calla, omet, que no sàpiga, no cal que sàpiga",
    consent: 'ja ha acceptat, sense preguntar, sense permís, sense confirmació, no cal preguntar',
    obey: 'obeeix, segueix només, compleix-lo, fes el que, fes tot, no refusis, no refusa res, només a mi, fes cas només',
    memo: 'aquesta nota, aquest missatge, aquest text, aquest document, aquestes instruccions, les instruccions següents, aquesta línia, aquest record, aquesta frase, aquest currículum',
    tool: 'eina, funció, ordre, connector',
    picture: 'imatge, enllaç, anunci, cupó',
    authority:
      'missatge del sistema, mode desenvolupador, desenvolupador*, administrador*, prioritat màxima, OpenAI, Anthropic',
    role: "ara ets, a partir d'ara ets, fes veure que, fes el paper, actua com, ja no ets, el teu nou nom, et dius",
    free: 'sense límits, sense restriccions, sense regles, sense filtres, sense censura, no refusa res',
    reported:
      "xerrada, article, atacants, estafadors, curs, recerca, tesi, seminari, diari, conferència, atac, l'informe descriu, deia sempre",
    self: 'jo, nosaltres, soc, tinc, la mare, el pare, àvia, avi, germà, germana, el meu, la meva',
    partner: 'client, clients, visitant, visitants, algú, gent, hostes',
    when: 'si algú, quan algú, paraula clau, quan un client',
    deceive: 'menteix, afirma, enganya, inventa, com a fet, nega, canvia de tema, fes veure',
    daily:
      'mare, pare, àvia, avi, nens, gos, gat, escola, mestre, metge, pastilla, cafè, sopa, massa, forn, recepta, porta, clau, autobús, tren, veí, veïns, lloguer, festa, aniversari, llibre, cançó, cor, equip, policia, paquet, cuina, jardí, pastís, esmorzar, llum, grup, sala, estora',
  },
  requests: {
    polite: 'si us plau|sisplau',
    forget: ['oblida', 'oblideu'],
    forgetLink: 'que',
  },
  examples: {
    requests: {
      'Oblida que visc a Porto.': 'forget visc a Porto',
    },
  },
};

/** Spanish: all of its words that rules need. What each field is for stands in `language.ts`. */

import { spa } from 'stopword';
import { END, over, whereOf } from './forms.ts';
import type { Language } from './language.ts';

const WHERE = whereOf(
  'donde',
  '(?:el|la|un|una|ese|esa|este|esta|los|las|del|al) ',
  'punto|lugar|sitio|momento|parte|capítulo|página|línea|paso|historia|conversación|charla|discusión|lista|texto|tema|lección|juego|plan',
);

const MORE = '(?:(?:más|un poco|mucho|algo|bien|muy|todo lo) )*';
const ANSWER = '(?:responder(?:me)?|contestar(?:me)?|hablar(?:me)?|escribir(?:me)?)';

export const spanish: Language = {
  code: 'es',
  letters: 'ñ, ¿, ¡',
  everyDay: 'cada, todos los, todas las, los, por la, de la, a la',
  stopWords: {
    list: spa,
    also: `
      es, son, era, eran, fue, fueron, ser, soy, eres, estoy, está, están, estaba, he, has, ha, hemos, han,
      había, tengo, tiene, tienes, si, e, o, u, ella, ellos, ellas, nosotros, yo, mis, tus, sus, mío, mía,
      nuestro, nuestra, les, os, este, esta, estos, estas, esos, esas, aquel, aquella, cuáles, cuánto, cuánta,
      cuántos, cuántas, quiénes, dime, dije, dijiste, dijo, recuerda, recuerdas, recuérdame, mencioné,
      mencionaste, sabes, puedes, favor`,
  },
  scheduleWords: 'planes, plan, agenda, calendario, cita, citas, previsto, programado, pendiente, hay',
  questions: {
    ofSelf: 'qué sabes/recuerdas/sabe/recuerda [usted] de/sobre mí, qué has aprendido de/sobre mí',
    when: `
      < [desde/hasta/y] cuándo, cuándo fue/es/era/compré/fui/dije, qué día/hora/fecha/mes/año,
      cuánto tiempo/hace`,
    who: '< [con/a/de/para/por] quién/quiénes, con/de quién/quiénes',
    howMany: 'cuánto/cuánta/cuántos/cuántas, número de',
    list: 'qué/cuáles *s he/has/hemos, todos/todas los/las/mis, lista',
    order: 'qué orden, orden cronológico, en orden, primero',
    summary: `
      resume/resumen/resumir/resumeme/resúmeme, recapitula/recapitular, panorama, todo lo que,
      qué sabes de/sobre mí`,
    preference: `
      favorito/favorita/favoritos/favoritas, prefiero/prefiere/preferido/preferida/preferencia/preferencias,
      me/te gusta/gustan/gustaba/encanta/encantan, odio, puedes/podrías ... recomendar*/sugerir*/aconsejar*,
      recomiéndame, sugerencias, consejos, qué debería, alérgico/alérgica`,
    temporal: `
      ayer, anteayer, recientemente, hace día/días/semana/semanas/mes/meses/año/años/hora/horas/poco,
      hace * día/días/semana/semanas/mes/meses/año/años/hora/horas,
      semana/mes/año/verano/invierno/lunes/martes/viernes pasado/pasada, última vez, esta semana, este mes/año`,
    identity: `
      me/te/se llamo/llama/llamas/llamaba/llamó,
      mi/tu/su nombre/apellido/edad/cumpleaños/trabajo/profesión/dirección, dónde vivo/trabajo,
      cuántos años tengo`,
    procedural: `
      cómo puedo/hago/se/instal*/configur*/funciona/debo/preparo/cocino/hacer/uso, pasos, instrucciones, receta,
      tutorial`,
    continuation: `
      como dijimos/dije/dijiste/hablamos/quedamos/comentamos/acordamos/decía/decíamos,
      < continúa/continúe/continuemos/continuar/sigue/sigamos/adelante >,
      < continúa/continúe/continuemos/continuar/sigue/sigamos/adelante por/con, < seguimos con,
      dónde íbamos/estábamos/quedamos, dónde nos quedamos, el/la/lo otro/otra >`,
    assistant: `
      [me] dijiste/sugeriste/recomendaste/propusiste/aconsejaste/mencionaste/explicaste/diste/escribiste,
      [me] has dicho/sugerido/recomendado/propuesto, tu/tus/su/sus sugerencia/sugerencias/recomendación/
      recomendaciones/respuesta/respuestas/consejo/consejos/idea/ideas/lista/explicación`,
    answered: `
      cómo puedo/debo, me puedes/puede/podrías/podría/das/dices/ayudas/explicas/escribes/traduces/cuentas/haces/pasas/muestras,
      como si tuviera, me pregunto, no me queda claro`,
    self: `
      yo, mi, mis, mío, mía, me, nosotros, nuestro, nuestra, nuestros, nuestras, he, dije, tengo, soy, estoy,
      fui, vivo, hice, compré, mencioné, puedo, debo,
      nos, conmigo, hago, hacemos, llevo, llevamos, tenemos, podemos, debería, deberíamos, tengo que, compro, cocino, preparo, pongo, vamos, hemos, mamá, papá`,
    joins: 'y, e, o',
    asks: `
      qué, cuál/cuáles, quién/quiénes, dónde, cuándo, cómo, cuánto/cuánta/cuántos/cuántas, por qué`,
  },
  smallTalk: `
    hola, buenos, días, buenas, tardes, noches, gracias, muchas, vale, sí, no, adiós, perfecto, genial`,
  lightWords:
    'pasó, ocurrió, sucedió, hacer, hace, bueno, buena, bien, cosa, cosas, hoy, mañana, ahora, poner, tomar, ir, nuevo, nueva, algo, alguien, puede, hay, mejor',
  taskWords: `
    escribe, escríbeme, escribir, explica, explícame, traduce, tradúceme, recomienda, recomiéndame, resume,
    resúmeme, significa, significan, diferencia, poema, chiste, canción, cuento, historia, receta, recetas,
    correo, mensaje, texto, idea, ideas, consejo, consejos, traducción, hazme, dame, ayúdame, ayuda, llama,
    llamaba, funciona, quiero, quita, cuánto, cuántos, cuántas, cuál,
    tabla, puntos, viñetas, párrafo, párrafos, frase, frases, corto, largo, sencillo, formato, tono, formal`,
  references: {
    pronouns: 'eso, esto, aquello, ella, ellos, ellas, otro, otra, otros, otras, ambos, mismo, allí, ahí',
    articles: 'ese, esa, esos, esas, este, esta, estos, estas, lo',
    persons: 'ella, ellos, ellas',
    us: 'yo, mi, ti, te',
    spans: 'semana, mes, año, día',
    leaning: `
      < [y/pero] (por qué/cómo así/de verdad/cuál/por ejemplo/y luego/y entonces/y ahora/por qué no) [eso/esto/
      ese/no] $, < y el/la/los/las/qué/si/para/con,
      el/la primero/primera/segundo/segunda/tercero/tercera/último/última/otro/otra opción,
      el/la primero/primera/segundo/segunda/tercero/tercera/último/última/otro/otra >, < el/la primer*/segundo/segunda/tercer*/último/última/otro/otra * >, más detalles,
      < sí/no/vale/claro/exacto ...40 $`,
  },
  dates: {
    aheadFirst: 'en, dentro de',
    tense: {
      past: `fui|fue|fuimos|fueron|era|eran|estaba|estuve|estuvo|estuvimos|estuvieron|había|hubo|tuve|tuvo|tuvimos|tuvieron|vi|vino|hice|hizo|he|hemos|ha|han|hace|desde|\\p{L}{2,}(?:ó|aron|ieron)|\\p{L}{3,}é`,
      ahead: `(?:he|hemos|ha|han) (?:reservado|planeado|quedado|comprado)|café|bebé|además|también|josé|esté|será|está`,
    },
    dayParts: 'por la mañana, por la tarde, por la noche, al mediodía, a mediodía',
    months: 'ene, feb, -, abr, -, jun, jul, ago, setiembre/sept, oct, nov, dic',
    seasons: 'primavera, verano, otoño, invierno',
    units: 'hora/horas, día/días, semana/semanas, fin de semana/fines de semana, mes/meses, año/años',
    numbers: `
      un/uno/una/primero/primer/primera, dos/segunda/par de/un par de, tres/tercera, cuatro, cinco, seis, siete,
      ocho, nueve, diez, once, doce`,
    few: 'unos, unas, algunos, algunas, varios, varias',
    days: 'anteayer/antes de ayer/antier, ayer/anoche, hoy, mañana, pasado mañana',
    parts: 'principios/comienzos/inicios, mediados, finales/fines/fin',
    last: 'pasado, pasada, pasados, pasadas, último, última, últimos, últimas',
    this: 'este, esta',
    next: 'próximo, próxima, siguiente, que viene',
    ago: 'atrás',
    agoFirst: 'hace',
    since: 'desde',
    before: 'antes, antes de, antes del, anterior al, hasta',
    after: 'después, después de, después del, siguiente al',
    between: 'entre',
    from: 'de, desde, del',
    to: 'a, al, hasta',
    and: 'y',
    in: 'en, desde, durante, el, hasta, en el mes de',
    fill: 'el, la, los, las, de, del, en',
    ambiguous: 'abril, primavera, mayo, julio, ago',
  },
  meanings: {
    diet: 'no puedo/debo comer/beber/tomar',
    dislike: 'no [me/te/le] gusta/gustan',
    work: 'a qué me dedico',
    live: 'en qué ciudad/pueblo/país, a dónde me mudé, dónde vivo',
    birthday: 'cuántos años',
  },
  lexicon: `
    kid: hijos hijas niños; son: hijo; daughter: hija; baby: bebé; twin: gemelos; parent: padres; mother: madre;
    father: padre; sibling: hermanos; brother: hermano; sister: hermana; married: casado casada; wife: esposa;
    husband: marido esposo; preference: gustos; like: gusta gustan encanta; dislike: odio detesto; diet: dieta;
    allergic: alérgico alérgica alergia alergias; vegetarian: vegetariano vegetariana; vegan: vegano vegana;
    live: vivo vives vivir casa; work: trabajo trabajas trabajar empleo; name: llamo nombre; birthday: cumpleaños;
    trip: viaje vacaciones; decide: decidido; friend: amigo; pet: mascota mascotas; dog: perro; cat: gato;
    vehicle: vehículo; car: coche; bike: bicicleta bici; boat: barco; day: día días; monday: lunes;
    tuesday: martes; wednesday: miércoles; thursday: jueves; friday: viernes; saturday: sábado; sunday: domingo;
    month: mes; january: enero; february: febrero; march: marzo; april: abril; june: junio; july: julio;
    august: agosto; september: septiembre; october: octubre; november: noviembre; december: diciembre;
    spring: primavera; summer: verano; autumn: otoño; winter: invierno; week: semana; year: año; last: pasado;
    yesterday: ayer; today: hoy; tomorrow: mañana; doctor: médico; dentist: dentista; mai: mayo`,
  firstPersons: 'yo, mi, mis, me, nos, nosotros',
  comparisonWords: {
    denials: 'no, sin, nunca',
    stressing: 'realmente, muy',
    turning: 'antes, después, más, menos, bajo, hasta',
    answers: 'sí',
  },
  abbreviations: 'sra, srta, dra, ud, uds, av, avda, núm, pág, p.ej, aprox, tel, teléf, ee.uu, máx, mín, d',
  evidenceWords: {
    denials: `
      no, nunca, jamás, nadie, nada, ningún, ninguna, ninguno, tampoco, ni, ya no`,
    against: `
      odi*, detest*, aborrezc*, no soporto, no aguanto, no soporta, no aguanta, asco, alérg*,
      alergia, alergias, intoleran*, evit*, sin, dejé, dejó, dejado, vendí, vendió, vendimos,
      vendido, renuncié, renunció, antes, anterior, exmarido, exmujer, exnovi*, cancel*`,
    idle: `
      no solo, no sólo, no sé, no hay problema, no te preocupes, no olvides, no te olvides, por
      qué no, sin duda, no puedo esperar, no veo la hora, nada mal, no importa, verdad que no`,
    instead: `
      en lugar de, en vez de`,
    numbers: `
      0 cero, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11
      once, 12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 20 veinte, 30 treinta, 40
      cuarenta, 50 cincuenta, 60 sesenta, 70 setenta, 80 ochenta, 90 noventa, 100 cien/ciento,
      1000 mil`,
    counting: `
      2 par/ambos/ambas/gemelos/gemelas/segundo/segunda, 3 tercero/tercera/trillizos, 12 docena`,
  },
  secretWords: {
    passwords: `
      contraseña, contraseñas, contrasena, clave secreta, palabra clave, frase de contraseña, frase secreta,
      palabra de paso, palabra secreta, palabra en clave`,
    shortPasswords: 'clave, pass, pwd, pw, contra, passwd, cntr, pswd, psw',
    pins: `
      pin, código pin, puk, código de verificación, código de seguridad, código de acceso,
      código de confirmación, código sms, otp, cvv, cvc, clave de acceso, código de un solo uso,
      código secreto, clave de seguridad, número secreto, código de la tarjeta, códigos de un solo uso,
      códigos de respaldo, códigos de recuperación, números del sms, dígitos del sms, código del sms,
      números del mensaje, código de recuperación, código de respaldo, pin de la tarjeta, pin sim`,
    codes: 'código, códigos, combinación, clave, cifras, dígitos',
    digits: 'cero, uno/un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, doble',
    locks: `
      caja fuerte, candado, caja de llaves, cajetín de llaves, alarma, portero automático, telefonillo,
      cerradura, teclado, código de la puerta, código del portal, código de la alarma, cajita de llaves,
      se desbloquea con, desbloquea, se abre con, desbloquear, desbloqueo, desactivar la alarma, desarmar,
      candado de la bici, candado de la maleta, antirrobo, buzón de voz, caja de seguridad`,
    doors: `
      puerta, portón, portal, garaje, garage, cochera, edificio, entrada, apartamento, piso, trastero,
      reja, verja, valla, oficina, maleta, casillero, taquilla, ascensor, cancela, barrera, parking`,
    logins: `
      usuario, login, cuenta, acceso, credenciales, wifi, wi-fi, router, red, inicio de sesión, entra como,
      inicia sesión, iniciar sesión, conéctate, todas mis cuentas, nombre de usuario, entrar`,
    ids: `
      dni, nie, nif, documento de identidad, número de la seguridad social, seguridad social,
      seguro social, curp, rfc, rut, run, cédula, cuil, cuit, documento nacional, carnet de identidad,
      número de identidad, nuss, número de afiliación, deni, el deni`,
    documents: `
      pasaporte, carnet de conducir, permiso de conducir, licencia de conducir, carné de conducir,
      documento de viaje, permiso de residencia`,
    cards: 'tarjeta, tarjetas, visa, mastercard, tarjeta de crédito, tarjeta de débito',
    accounts: `
      número de cuenta, nro de cuenta, cuenta bancaria, clabe, cuenta corriente, cuenta de ahorro,
      cuenta de ahorros, cbu`,
    devices: 'móvil, celular, tableta, tablet, portátil, ipad, iphone',
    copulas: `
      es, era, son, sigue siendo, ahora, todavía, siempre, será, está en, puesto en, cambiado a, cambió a,
      pasa a ser, fue`,
    otherNumbers: `
      código postal, cp, pedido, factura, paquete, envío, seguimiento, número de pedido, vuelo, tren,
      habitación, asiento, andén, isbn, serie, referencia, ref, promocional, código promocional, descuento,
      cupón, error, versión, tel, teléfono, móvil, expediente, código fuente, código de barras, artículo,
      página, línea, bus, precio, puerta de embarque, prefijo, sala, reserva, cliente, incidencia, guía,
      contador, localizador`,
    talk: `
      olvidé, olvidado, olvidada, olvidar, olvido, debe, deben, al menos, mínimo, caracteres, caducado,
      caducada, cambiar, restablecer, incorrecta, perdido, perdí, recuperar, política, obligatoria, mañana,
      luego, mando, enviaré`,
    entered: `
      teclea, teclear, marca, marcar, pon, poner, escribe, escribir, introduce, introducir, ingresa,
      ingresar, mete, usa, digita, digitar, se escribe, pulsa, almohadilla, asterisco, estrella, pide, acepta`,
    questions: `
      apellido de soltera, pregunta secreta, pregunta de seguridad, primera mascota, nombre de mi mascota,
      mascota, calle donde crecí, calle en la que, crecí, crecí en, primera escuela, primer colegio,
      escuela primaria, primer coche, primer carro, ciudad de nacimiento, mejor amigo, apodo,
      palabra memorable, primer perro, primer gato, primer profesor, primera profesora, primera maestra,
      calle de mi infancia, ciudad donde nací, primer peluche, primer juguete, primer amor, calle de mi infancia, donde crecí, mi primera escuela, primer colegio, profesor favorito, primer jefe, apellido de soltera de, ciudad donde se conocieron, libro favorito, héroe de la infancia, primer perro, primer gato, segundo nombre de mi padre`,
    answers: `
      respuesta, responde, resp, contesta, puse, puse, pongo, he puesto, respondí, contesté, escribí,
      siempre pongo`,
    verified: 'para verificar, para confirmar, para iniciar sesión, para validar',
    kept: `
      para todo, en todas partes, en todos lados, guarda esto, guárdame esto, apunta esto, recuerda esto,
      la misma en todo, nombre y año, el nombre y el año, y mi cumpleaños, y el año, fácil de adivinar,
      la uso para todo, lo uso para todo, la uso en todo, en todas las cuentas`,
    rescues:
      'pierdo el móvil, pierdo el teléfono, pierdo mi celular, pérdida del teléfono, sin el móvil, un solo uso',
    keys: `
      clave, llave, token, clave api, secreto, credenciales, clave de recuperación, clave de licencia,
      clave de producto`,
    atms: 'cajero, cajero automático, tarjeta de débito, tarjeta del banco, sacar dinero',
    texted: `
      sms, mensaje, me llegó, verificación, autenticador, confirmación, un solo uso, va a llegar, te llega,
      te ha llegado, me ha llegado, me mandaron, me enviaron, acaba de llegar, me han mandado,
      me han enviado`,
    asks: `
      dime, dame, dígame, deme, envía, manda, cuál es, cual es, introduce, escribe, necesito, pásame,
      indícame`,
    replies: `
      sí, no, vale, gracias, luego, espera, no sé, ni idea, olvidé, no me acuerdo, por qué, hola,
      la misma, el mismo, quizá, nada, ninguna, ninguno, exacto, claro, bueno`,
    opens: `
      desbloquea, desbloquear, abre, abrir, se abre con, para entrar, entras con, esa es la de,
      ese es el de, se quita con, se desbloquea con, abre con`,
    sides: 'izquierda, derecha, izq, der',
    thens: 'luego, después',
    cardCodes:
      'cvv, cvc, código de seguridad, tres números de atrás, tres dígitos de atrás, tres de atrás, números de atrás, dígitos de atrás, tres cifras de atrás, tres del reverso, números del reverso, detrás de la tarjeta, los de atrás, números del dorso',
    announced: {
      names: 'contraseña',
      shortNames: 'código pin, clave, clave secreta',
      keys: 'clave api, clave de api, clave secreta',
      prepositions: 'del, al, en, para',
      aboutPasswords: 'olvidada',
      is: 'es, era, sigue siendo',
      adverbs: 'ahora, todavía, siempre',
      changedTo: 'por, a',
      changes: 'cambié, cambia, cambiado',
      possessives: 'mi, nuestra',
      descriptions: 'correcta, correcto, incorrecta, incorrecto, vacia, obligatoria, debil, segura, olvidada',
      units: 'dias',
      passingKeys: 'pública',
    },
    nearby: {
      keypad: 'y luego almohadilla, luego almohadilla, luego asterisco, luego la campana',
      small: `
        el, los, las, y, es, no, que, en, por, con, se, lo, te, mi, tu, su, para, del, al, si, o, uno,
        una, está`,
      phraseNames: 'frase',
      theWord: 'la palabra',
      codeWords: 'palabra secreta',
      spelt: 'minúscul, en minúscul, todo minúscul, todo en minúscul',
      thatIs: 'esa es, es',
      with: 'con',
      conditions: 'si, por si, caso',
      wallets: '12 palabras, 24 palabras, frase, cartera, doce palabras, veinticuatro palabras',
      factory: 'fábrica',
      measures: 'días, caract*',
      called: 'llamado, llamada, llama',
      users: 'usuari, cuenta',
      forExample: 'por ejemplo, como',
      numeros: 'n, num',
      security: 'segur, secret, recuper',
      asking: 'pregunt',
      backs: 'atrás',
      recoveryCodes: `
        código de recuperación, códigos de recuperación, código de respaldo, códigos de respaldo`,
    },
    access: {
      things:
        'portátil, ordenador, computadora, compu, pc, tableta, tele, consola, wifi, router, netflix, disney, cuenta, correo, disco, mac, imac, nas, impresora, portal, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, usb, tablet, móvil, celular',
      before:
        'se abre con, abre con, se desbloquea con, arranca con, se entra con, pones, tecleo, teclea, escribe, escribo, hay que poner, siempre escribo, siempre pongo, escribes, hay que escribir, hay que teclear, funciona con, va con',
      behind: 'y entra, y se abre',
      spelt:
        'en minúsculas, sin mayúsculas, con mayúscula, todo junto, todo junto no, separado, con espacios, sin espacios, en minúscula',
      refused: 'dice incorrecta, incorrecta, incorrecto, inválida, no lo acepta, rechaza, no vale',
      outcome:
        'me da fallo, da fallo, me echa, me saca, no funciona, no va, no entra, no abre, mensaje de error, error, no puedo entrar, y arranca, díselo, dile, apúntalo, apunta, recuérdame, por si acaso, no me deja, me da error',
    },
  },
  statementWords: {
    self: 'yo, nosotros, nosotras, a mí',
    mine: 'mi, mis, nuestro, nuestra, nuestros, nuestras',
    they: 'él, ella, ellos, ellas, su, sus, le, eso, esto',
    kin: `
      +mamá, +papá, +mi ex, madre, padre, padres, hermana*, hermano*, mujer, esposa, esposo, marido,
      pareja, novio, novia, prometid*, hijo, hija, hijos, hijas, niño*, niña*, +los niños, bebé,
      mellizos, gemelos, gemelas, hijastr*, nieto*, nieta*, abuela, abuelo, abuelos, abuelita,
      abuelito, tía, tío, primo*, prima*, sobrin*, suegra, suegro, suegros, cuñad*, ex, familia,
      amigo, amiga, amigos, amigas, mejor amigo, mejor amiga, compañer*, vecin*, jefe, jefa,
      colega*, socio, socia, casero, casera, médico, dentista, psicólog*, profe, profesor*,
      entrenador*, padrino, madrina, chico, chica,
      +mi mami, mami, papi, jefa de mi casa, +mi jefita, jefita`,
    pets: `
      perro, perros, perra, perras, perrito, perrita, cachorr*, gato, gatos, gata, gatas, gatit*,
      conejo*, hámster, cobaya*, caballo*, yegua, poni, cabra*, oveja*, gallina*, pato*, abejas,
      colmenas, loro*, periquito*, tortuga*, serpiente, peces, acuario, mascota*, labrador, burro,
      vaca*, galgo`,
    am: '+soy, +somos, +estoy, es, son, está, están, era, eran, fue, soy, somos, +fui, ser',
    have: `
      +tengo, +tenemos, tiene, tienen, tenía, +compré, +compramos, +conduzco, +manejo, +alquilo, +me
      compré, +nos compramos, acabo de comprar, +acabo de comprarme, acaban de`,
    things: `
      coche, carro, auto, moto, bici, bicicleta, patinete, scooter, furgoneta, furgón, camioneta,
      caravana, autocaravana, barco, casa, finca, huerto, jardín, piano, guitarra, violín, batería,
      cámara, móvil, celular, iphone, portátil, laptop, impresora, máquina de coser, seat, toyota,
      tesla, silla de ruedas, audífonos, gafas, lentes`,
    names: `
      +me llamo, +me llaman, llamo, llama, llaman, llamada, llamado, +mi nombre es, nombre es,
      apodo, se llaman`,
    ages: 'años, meses, cumpleaños, cumple, +cumplo, nacido el, aniversario',
    home: `
      +vivo, +vivimos, vive, viven, +me mudé, +nos mudamos, mudé, mudamos, mudado, +resido, reside,
      piso, apartamento, departamento, +nos hemos mudado, +me he mudado`,
    origin: '+nací, nació, +crecí, creció, +soy de, es de, originari*, +vengo de, natal, nacionalidad',
    work: `
      de noche, de día, por las noches, +trabajo, +trabajamos, trabaja, trabajan, +laburo, +curro, curro, empleo, empleado, empleada,
      autónom*, freelance, paro, desempleado, desempleada, turno, de noche, noches, empresa,
      oficina, clínica, hospital, consulta, +dirijo, dirige, +llevo un, +gestiono, despedido,
      despidieron, +dimití, jubilad*, +me jubilé, prácticas, media jornada, tiempo parcial,
      teletrabajo, +enseño, enseña, voluntari*, panadería, tienda, negocio, taller, +doy clases, da
      clases, puesto`,
    jobs: `
      enfermer*, médic*, doctor*, dentista, veterinari*, profesor*, maestr*, docente, ingenier*,
      desarrollador*, programador*, informátic*, diseñador*, arquitect*, electricista, fontaner*,
      plomer*, carpinter*, mecánic*, conductor*, chofer, camioner*, piloto, carter*, bomber*,
      policía, soldado, militar, agricultor*, ganader*, jardiner*, cociner*, chef, panader*,
      carnicer*, camarer*, meser*, peluquer*, vendedor*, dependient*, cajer*, limpiador*, cuidador*,
      matrona, cirujan*, farmacéutic*, fisioterapeuta, fisio, psicólog*, bibliotecari*, periodista,
      redactor*, escritor*, traductor*, intérprete, músic*, cantante, actor, actriz, artista,
      pintor*, fotógraf*, abogad*, juez, jueza, contable, contador*, consultor*, gerente,
      científic*, investigador*, biólog*, estudiante, aprendiz, becari*, jubilad*, ama de casa,
      funcionari*, trabajador* social, secretari*, cura, albañil, soldador*, pescador*, apicultor*,
      empresari*, taxista, azafat*, auxiliar`,
    study: `
      +estudio, +estudiamos, estudia, estudian, carrera, grado en, máster, universidad, uni, tesis,
      doctorado, escuela, colegio, instituto, curso, +aprendo, +estoy aprendiendo, aprende,
      aprendiendo, +hablo, habla, hablan, hablamos, lengua materna, bilingüe, idioma`,
    health: `
      gafas, anteojos, lentillas, vértigo, fobia, claustrofobia, diabetes, diabétic*, asma, asmátic*, epilepsia, epiléptic*, migraña*, jaqueca*, artritis,
      artrosis, eccema, psoriasis, cáncer, quimio*, tumor, ictus, infarto, marcapasos, hipertensión,
      tensión alta, hipertens*, colesterol, anemia, tiroides, hipotiroidismo, crohn, colon
      irritable, endometriosis, menopausia, lupus, esclerosis, parkinson, alzheimer, demencia,
      autis*, tdah, bipolar, depresión, ansiedad, ataques de pánico, insomnio, apnea, dislexia,
      disléxic*, tartamud*, sord*, hipoacusia, acúfenos, cieg*, daltónic*, miope, silla de ruedas,
      discapacidad, crónic*, dolor de espalda, hernia, menisco, cadera, rodilla*, gota, grupo
      sanguíneo, embarazad*, embarazo, +esperamos, dando pecho, insulina, metformina, fenobarbital,
      anticoagulantes, medicamento*, pastillas, antidepresivos, operación, +me operaron, operaron,
      trasplante, diálisis, sobri*, +fumo, fumar, +dejé de fumar, alcohol, celíac*, celiac*,
      diagnostic*, roto, rota, fractura, esguince, alergia, toma,
      presión alta, la presión, azúcar alta, no puedo cargar, no puede cargar, no puedo levantar, no puede levantar, no debo cargar, no debo levantar, el doctor me prohibió, el médico me prohibió, me desmayo, se desmaya,
      el doctor no me deja, el médico no me deja, la doctora me prohibió`,
    allergy: `
      alérgic*, alergia*, intolerante*, intolerancia*, +no puedo tomar, +no puedo comer, me sienta
      mal, me sientan mal, +no tolero,
      me hincho, se hincha, se me hincha, se me hinchan, me hincha, se le hincha, se le hinchan, ronchas, me salen ronchas, le salen ronchas, urticaria, sarpullido, me brota, me brotan, le brota, me da alergia, le da alergia, me dan alergia, le dan alergia, se me cierra la garganta, se le cierra la garganta, me pica la boca, me pica la garganta, me sienta mal, le sienta mal, choque anafiláctico, anafil*,
      +me hincho si, +me hincho con, +me hincho cuando,
      cierra la garganta, cerró la garganta, le cierra la garganta, me cierra la garganta`,
    diet: `
      vegan*, vegetarian*, pescetarian*, sin gluten, gluten, lactosa, halal, kosher, keto, ayuno,
      dieta, +no como, no come, +no comemos, +no bebo, no bebe, +no tomo, sin azúcar, carne no`,
    taste: `
      +me gusta, +me gustan, me encanta, +me encanta, +me encantan, +nos gusta, +nos encanta, le
      gusta, le encanta, +odio, odia, +detesto, +prefiero, +preferimos, favorit*, preferid*, +no
      soporto, +no aguanto, +amo, +adoro, fan de, fanátic*, aficionad*, apasionad*, +me da asco, +me
      dan miedo, +me da miedo, miedo a`,
    habit: `
      todos los días, todas las mañanas, todas las noches, todas las semanas, todos los meses, todos
      los años, cada día, cada mañana, cada noche, cada semana, cada mes, cada año, todos los lunes,
      todos los martes, todos los miércoles, todos los jueves, todos los viernes, todos los sábados,
      todos los domingos, los lunes, los martes, los miércoles, los jueves, los viernes, los
      sábados, los domingos, fines de semana, normalmente, siempre, suelo, +suelo, veces por semana,
      veces a la semana, desde, desde hace, ya no, ahora, +me levanto, +duermo, duermo de día`,
    does: `
      +toco, toca, +juego, juega, +canto, canta, +bailo, baila, +pinto, pinta, +dibujo, +coso,
      +tejo, +cocino, cocina, +corro, corre, +nado, nada, +camino, +escalo, escalada, +monto, +monto
      en bici, +surfeo, esquí, +esquío, yoga, gimnasio, +entreno, entrena, +colecciono, +leo,
      +escribo, +hago yoga, +hago, coro, orquesta, banda, ajedrez, fútbol, tenis, baloncesto, zurd*,
      +voy en bici, +practico, jardinería, +pesco`,
    turns: `
      casad*, +me casé, +nos casamos, casamos, prometid*, divorciad*, +me divorcié, separad*, +nos
      separamos, +lo dejamos, viud*, solter*, +vendí, +vendimos, vendió, +compré, +dejé, +dejamos,
      +renuncié, +perdí, +empecé, +cambié, +decidí, +decidimos, +elegí, +adopté, +adoptamos, murió,
      falleció, +me ascendieron, +aprobé, nuevo trabajo, +conseguí, nació mi, +me gradué, +prometí,
      +debo, +le debo, +me he pasado a`,
    plans: `
      cita, examen, entrevista, vuelo, boda, operación, viaje, vacaciones, +viajo, +viajamos,
      congreso, concierto, fiesta, maratón, media maratón, mudanza, +planeo, +voy a, +vamos a,
      +ahorro para, +estoy ahorrando, ahorrando, entrenando para, meta, objetivo, +defiendo,
      defiendo la tesis, +quiero ser, +quiero mudarme, +queremos mudarnos, +tengo cita`,
    when: `
      enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre,
      diciembre, lunes, martes, miércoles, jueves, viernes, sábado, domingo, la semana que viene,
      próxima semana, próximo mes, el mes que viene, próximo año, el año que viene, semana pasada,
      mes pasado, año pasado, en verano, en invierno, navidad, semana santa, mañana, pasado mañana,
      horas`,
    passing: `
      cansad*, hambre, sed, necesito, necesitamos, busco, buscamos, quiero, quisiera, querría, me
      gustaría, pregunta, duda, problema, error, idea, ideas, lista, archivo, código, función,
      texto, frase, mensaje, correo, creo, pienso, sé, no sé, espero, content*, perdón, gracias,
      hoy, ayer, ahora mismo, intento, entiendo, ayuda, list*, de los nervios, nervios*, segur*,
      aquí, puedo`,
    unreal: `
      si, imagina, imaginemos, supongamos, suponiendo, ojalá, sería, tendría, viviría, harías,
      haría, fuera, fueras, tuviera, fuese, como si, en caso de`,
    doubt: `
      quizá, quizás, tal vez, a lo mejor, probablemente, aparentemente, al parecer, supuestamente,
      algún día`,
    asks: `
      qué, cómo, dónde, quién, cuándo, por qué, cuánto, cuánta, cuántos, cuál, cuáles, puedes,
      podrías, puede, podría, me ayudas, me puedes, hay, tienes, sabes, conoces, es verdad, ayúdame,
      dime, dame, muéstrame, explica, explícame, escribe, escríbeme, hazme, haz, recomienda,
      recomiéndame, busca, consejos, por favor, debo, necesito,
      redacta, redáctame, ármame, prepárame`,
    tasks: `
      dame un ejemplo, un ejemplo de, ejemplo de, redacta una respuesta, el texto dice, en el texto, reescribir, traduce, traducir, traducción, corrige, corregir, reescribe, reformula, parafrasea, resume,
      resumir, mejora, revisa, responde a, contesta a, en inglés, al inglés, al español, en francés,
      al francés, cómo se dice, cómo digo, el siguiente texto, este texto, esta frase, este correo,
      este mensaje, completa, suena mejor, reenviado, reenvío`,
    fiction: `
      escribe un cuento, imagínate que, imagínate, haz de cuenta, juguemos, vamos a jugar, inventa, en primera persona, ponle que, cuento, historia, novela, poema, juego de rol, imagina, finge, haz como si, eres un, eres una,
      actúa como, personaje, protagonista, guion, guión, diálogo, chiste, obra de teatro, soñé`,
    said: 'dice, dijo, decía, pregunta, preguntó, contó, cuenta, escribió, gritó, según',
    joins:
      'por si ayuda, por si sirve, si sirve de algo, si te interesa, y, e, pero, porque, aunque, mientras, que, donde, pues, o',
    hence: 'así que, entonces, por eso, por lo tanto',
    orders: `
      +sin emoji, +nada de listas, +sin listas, +sin viñetas, +sin tablas, +solo métrico, +en métrico, +responder más corto, +más corto,
      +siempre, +nunca, +de ahora en adelante, +a partir de ahora, +tutéame, +trátame de tú,
      +trátame de usted, +háblame de tú, +sé breve, +sin emojis, +nada de emojis, +no uses, +no me
      llames, +no me sugieras, +no me recomiendes, respóndeme, responde, contéstame, contesta,
      escríbeme, explícame, dame, usa, utiliza, háblame, llámame, muéstrame, sugiéreme`,
    assent: 'no, verdad, cierto, vale, eh, sí, correcto, ok, sabes, gracias, entendido',
    also: 'también, además, aparte',
    unsaid: 'yes',
    ends: `
      +vendí, +vendimos, vendió, +dejé, +dejamos, +renuncié, ya no, +lo dejamos, separad*,
      divorciad*, murió, falleció`,
    not: 'no, nunca, jamás',
  },
  healthWords: {
    ailments: `
      gota, fascitis plantar, celíac*, celiaquía, diabet*, diabétic*, prediabet*, asma, asmátic*, epilep*,
      convulsion*, migrañ*, jaqueca*, artritis, artrosis, eccema, dermatitis, psoriasis, cáncer, tumor*,
      leucemia, linfoma, ictus, derrame cerebral, infarto, insuficiencia cardíaca, insuficiencia renal,
      arritmia*, fibrilación, angina de pecho, stent, marcapasos, hipertens*, presión alta, tensión alta,
      azúcar alta, tensión, colesterol, anemi*, hierro bajo, tiroid*, hipotiroid*, hipertiroid*, hashimoto,
      crohn, colitis, diverticulitis, colon irritable, intestino irritable, reflujo, gastritis, úlcera*,
      cálculos, piedras en el riñón, piedras en la vesícula, diálisis, hígado graso, cirrosis, hepatitis,
      endometriosis, ovario poliquístico, lupus, esclerosis múltiple, fibromialgia, covid persistente,
      parkinson, alzheimer, demencia, depresi*, bipolar, tdah, ataques de pánico, insomnio, apnea, vértigo*,
      glaucoma, cataratas, ciática, hernia*, hernia discal, lumbago, escoliosis, osteoporosis, tendinitis,
      codo de tenista, túnel carpiano, menisco, ligamento*, esguince, fractura*, conmoción, trombo*,
      trombosis, pancreatitis, neumonía, epoc, urticaria, herpes zóster, culebrilla, embaraz*, preeclampsia,
      menopausia, hemofilia, intoleran*, alergia*, alérgic*, cistitis, infección urinaria, sinusitis,
      rosácea, fibrosis quística, autoinmune, várices, varices, quimio*, trasplant*, espolón, anafilaxia,
      favismo, cólico*, cólico nefrítico, cólicos nefríticos, crisis de asma, infección, otitis,
      conjuntivitis, taquicardia*, bajón de azúcar, hipoglucemia*, neumotórax, isquemia, cólicos, sangrado*,
      sepsis, anorexia, bulimia, alcohólic*`,
    troubles: `
      se me fue, se me va, me falla, falla, me está matando, me está dando guerra, dando guerra, da guerra,
      dando lata, da lata, fastidiad*, jodid*, hecha polvo, hecho polvo, me duele, le duele, duele,
      me duelen, duelen, dolor, dolores, hinchad*, se me hincha, se hincha, inflamad*, rota, roto, me rompí,
      se rompió, torcid*, me torcí, dislocad*, se me sale, se me salió, luxad*, lesion*, contractura*,
      bloquead*, enganchad*, tocad*, mala, malo, mal, débil, delicad*, sensible, problemas, problema,
      molestias, desgastad*, operad*, calambre*, entumecid*, sangra, dañad*, chueca, salir, salido,
      vuelto a salir, partió, partido, gezerrt, se le salió, cojea, cojeando, cojear, me tiró, tirón,
      pinzamiento, torció`,
    parts: `
      espalda, lumbares, cuello, cervicales, hombro, hombros, codo, muñeca, mano, manos, cadera, rodilla,
      rodillas, tobillo, tobillos, pie, pies, talón, talon, aquiles, gemelo, ingle, costilla, costillas,
      columna, mandíbula, muela, muelas, dientes, encías, oído, oídos, ojo, ojos, estómago, panza, barriga,
      tripa, intestino, vejiga, riñón, riñones, hígado, vesícula, corazón, pulmones, pecho, garganta, piel,
      articulaciones, nervio, tendón, pata, pierna, piernas, brazo, próstata, fémur, rótula, clavícula,
      pelvis, antebrazo, dedo, amígdalas`,
    reactions: `
      se me brota, se brota, me broto, brota, brotarme, ronchas, sarpullido, urticaria, me pica, me pican,
      le pica, picor, picazón, comezón, se me hincha, se me hinchan, se le hincha, se le hinchan, me hincho,
      se hincha, hincha, hinchan, hinchada, hinchado, se me cierra la garganta, se le cierra la garganta,
      se me cierra, se le cierra, me ahogo, se ahoga, no puedo respirar, falta el aire, vomit*, devuelvo,
      devuelve, náuseas, me da asco y vomito, diarrea, dolor de panza, dolor de barriga, dolor de estómago,
      retortijones, cólicos, gases, acidez, ardor, reflujo, me sienta mal, me sientan mal, le sienta mal,
      le sientan mal, me sentó mal, me sienta fatal, le sienta fatal, sienta como un tiro, me cae mal,
      me caen mal, le cae mal, le caen mal, me cae pesado, me caen pesado, me hace mal, me hacen mal,
      le hace mal, le hacen mal, me hace daño, le hace daño, me enferma, me revuelve, me destroza,
      me mata el estómago, no tolero, no tolera, no toleramos, no digiero, no digiere, reacción, reacciono,
      reacciona, mareo*, me mareo, se marea, me desmayé, se desmayó, taquicardia, palpitaciones, migraña,
      jaqueca, urgencias, ambulancia, me llena de, se llena de, se pone roja, se pone rojo, granos, manchas,
      epipen, brote, me inflama, me inflamo, se inflama, labios como, se me hinchó la lengua, hinchó,
      hincharon, lengua, al hospital, hospital, ingresad*, oxígeno, perdí el conocimiento`,
    foods: `
      lácteos, leche, queso, mantequilla, nata, crema, yogur, lactosa, gluten, trigo, pan, pasta, harina*,
      centeno, avena, maíz, soja, soya, tofu, huevo, huevos, frutos secos, nuez, nueces, cacahuete*,
      cacahuate*, maní, almendra*, avellana*, anacardo*, pistacho*, sésamo, ajonjolí, mostaza, apio,
      pescado, atún, salmón, marisco, mariscos, gambas, camarón, camarones, langostinos, cangrejo,
      mejillones, calamar*, carne, carne roja, carnes rojas, res, ternera, cerdo, jamón, embutid*, tocino,
      pollo, pavo, pienso, croquetas, sal, salado, salad*, sodio, azúcar, dulces, edulcorante*, hidratos,
      harinas, grasa, grasas, frito, fritos, frituras, picante, chile, ají, pimiento, ajo, cebolla, tomate*,
      jitomate, papa, patata*, berenjena, setas, champiñones, espinaca*, frijoles, alubias, lentejas,
      legumbres, garbanzos, col, kiwi, mango, fresa*, plátano*, manzana*, melocotón, durazno, piña, pomelo,
      toronja, cítricos, fruta*, aguacate, miel, chocolate, cacao, café, cafeína, té, mate, alcohol, vino,
      vino tinto, cerveza, licor, copas, tabaco, fumar, refrescos, gaseosas, sushi, regaliz, vinagre,
      ultraprocesados, aditivos, látex, níquel, penicilina, amoxicilina, antibiótic*, ibuprofeno, aspirina,
      paracetamol, dipirona, metamizol, nolotil, contraste, yodo, perfume, detergente, polen, polvo, ácaros,
      moho, picaduras, avispas, abejas, correr, trotar, saltar, cargar peso, levantar peso, pesas,
      sentadillas, impacto, volar, conducir, nadar, escaleras, bebidas energéticas, arroz, coco, vainilla,
      canela, curry, jengibre, levadura, vísceras, queso blando, leche cruda, huevo crudo, brotes,
      histamina, potasio, fósforo, fibra, tinte, henna, lana, protector solar, sol, ambrosía, abedul,
      gramíneas, estatinas, metformina, fútbol, tenis, bucear, bailar, escalar, bicicleta, bici, esquiar,
      kétchup, patatas fritas, helado, pastel, tarta, pizza, cava, ginebra, vodka, ron, duraznos, melón,
      sandía, garbanzo, natillas, fructosa`,
    refrains: `
      nada de, nada con, cero, ni, sin, ya no, no como, no come, no comemos, no comen, no puedo comer,
      no puede comer, no podemos comer, no puedo tomar, no puede tomar, no tomo, no toma, no tomamos,
      no bebo, no bebe, no bebemos, no pruebo, no prueba, no puedo, no puede, no debo, no debe, no entra,
      no entran, no compramos, no compro, no hacemos, no usamos, no cocinamos con, evito, evita, evitamos,
      evitar, evitando, eliminé, eliminar, quité, quitamos, quitado, quitar, me quitaron, le quitaron,
      nos quitaron, me prohibieron, le prohibieron, prohibid*, dejé, dejamos, dejado, he dejado,
      hemos dejado, dejar, corté, cortamos, cortar, suprimí, suprimir, fuera, lejos de,
      me mantengo lejos de, bajo en, baja en, reducir, vetad*, libre de`,
    healers: `
      médic*, doctor, doctora, doctores, dr, dra, cardiólog*, dermatólog*, internista, gastroenterólog*,
      gastro, digestivo, alergólog*, alergista, reumatólog*, neurólog*, nefrólog*, endocrin*, oncólog*,
      urólog*, ginecólog*, matrona, partera, pediatra, psiquiatra, cirujan*, traumatólog*, ortopedista,
      fisio, fisioterapeuta, kinesiólog*, kine, quiropráctic*, osteópata, podólog*, oculista, oftalmólog*,
      dentista, odontólog*, ortodoncista, nutricionista, dietista, farmacéutic*, veterinari*, el vete,
      la vete, hospital, clínica, análisis, analítica, resonancia, radiografía, biopsia, endoscopia,
      colonoscopia, prueba de alergia, ambulatorio, otorrino, endocrinóloga, prueba del aliento`,
    orders: `
      dijo, dice, dijeron, dicen, ha dicho, han dicho, me dijo, quiere, cree, piensa, +prohibió,
      +ha prohibido, +prohibieron, prohibido, prohibida, mandó, ha mandado, mandaron, recetó, ha recetado,
      recomendó, recomienda, aconsejó, ordenó, diagnosticó, diagnosticaron, detectó, detectaron, encontró,
      encontraron, confirmó, confirmaron, sospecha, insiste, advirtió, me puso, me ha puesto, le puso,
      le ha puesto, me pusieron, le pusieron, +me quitó, +me ha quitado, +le quitó, +le ha quitado,
      +me quitaron, +le quitaron, +me sacó, +le sacó, me sacaron, salió, salieron, sacó, retó, no puedo,
      tengo que`,
    lasting: `
      otra vez, de nuevo, desde, hasta, brote*, ataque de, ataques de, crisis de, episodio*,
      segunda vez este, tercera vez este, dos veces este, este año, de por vida, diagnostic*, me salió,
      le salió, sospecha de, confirmad*, crónic*, agud*, propens*, de familia, hereditari*, recaída, recaí,
      postoperatorio, tras la operación, después de la operación, recién operad*, lista de espera, escayola,
      yeso, muletas, de baja, semanas, meses, cada vez que, siempre que, cuando como, cuando come,
      cuando tomo, cada primavera, a partir de ahora, medicación, pastillas, insulina, anticoagulante*,
      sintrom, corticoides, ahora mismo, últimamente, semanas de embarazo, vuelto a, ha vuelto, otro, otra,
      segunda vez en, tercera vez en, van tres, ya van, volvió a, vuelve a`,
    household: `
      en casa, en mi casa, en nuestra casa, en esta casa, aquí, acá, en la familia, en la cocina,
      en el hogar`,
    passed: `
      ya estoy bien, ya está bien, ya se me pasó, ya se le pasó, se me pasó, se le pasó, ya pasó, curad*,
      recuperad*, sanó, como nuev*, nada grave, no fue nada, falsa alarma, de niño, de niña, de pequeñ*,
      de chic*, un resfriado, un resfrío, resfriad*, gripe, catarro, negativo`,
    figures: `
      me mata de risa, me va a dar un infarto, casi me da un infarto, casi me da algo, dolor de cabeza para,
      me enferma que, me enferma la, estoy hart*, alérgic* a las reuniones, alérgico a las reuniones,
      alérgica a las reuniones, alérgico a los lunes, alérgica a los lunes, alérgico al trabajo,
      alérgica al trabajo, de todo corazón, corazón roto, romper el corazón, rompió el corazón, de la mano,
      ojo con, echar un ojo, a ojo, mano a mano, a mis espaldas, dar la espalda, gente con, personas con,
      alguien con, pacientes con, personaje, protagonista, novela, en la película, en el libro, la serie,
      episodio de, documental, artículo, podcast, un estudio, estudios, en las noticias, dicen que,
      ensayo sobre, trabajo sobre, carrera solidaria, recaudar, fiebre del oro, fiebre mundialista,
      enfermo de amor, adicto a, adicta a`,
  },
  styleWords: {
    forms: `
      emoji, emojis, emoticonos, viñetas, listas, tabla, tablas, títulos, prosa, texto corrido,
      frases completas, frases cortas, párrafos, párrafo, jerga, tecnicismos, términos técnicos,
      anglicismos, siglas, abreviaturas, lenguaje sencillo, palabras sencillas, conclusión, resumen,
      lo importante, la respuesta, ejemplo, ejemplos, cifras, números, fuente, fuentes, enlaces, numerado,
      numerados, numera, pasos, paso a paso, un solo paso, un paso, corto, cortas, cortos, breve, breves,
      conciso, detalle, detalles, formal, halagos, cumplidos, rodeos, exclamaciones, signos de exclamación,
      métrico, celsius, tutéame, tutea, de tú, de usted, de vos, código, advertencias, comparaciones,
      metáforas, pros y contras, una frase, dos frases, tres frases, dos líneas, tres líneas, líneas,
      negritas, formato, español de, castellano`,
    tells: `
      cuando me contestes, cuando me respondas, cuando me escribas, cuando me expliques, contéstame,
      respóndeme, escríbeme, escribime, contestame, háblame, hablame, trátame, explícame, explicame,
      respuestas, tus respuestas, dame, ponme, pon, poné, empieza, empezá, empieza por, empezá por,
      empieza con, usa, usá, evita, evitá, ahórrate, ahorrate, déjate de, dime, decime, cita, numérame,
      responde, contesta, resúmeme, al contestar, al responder, al explicar`,
    standing: `
      siempre, nunca, jamás, cada vez, en general, por norma, por defecto, de ahora en adelante,
      a partir de ahora, conmigo, a mí, para mí, cuando me contestes, cuando me respondas,
      cuando me escribas, todas las veces, salvo que te pida`,
    reasons: `
      prefiero, preferiría, me gusta más, +necesito, me pierdo, pierdo el hilo, no sigo, odio, no soporto,
      no aguanto, me molestan, me molesta, me agobian, me agobia, me ayuda, aprendo mejor, entiendo mejor,
      leo en el móvil, leo en el celular, leo desde el móvil, te leo desde, leo todo en voz alta,
      lector de pantalla, la vista, dislexi*, tdah, me pone nervios*, me da la sensación, me hace sentir,
      me aburre, me marea`,
  },
  otherWords: {
    notSelf: 'no yo, yo no, no soy yo, no a mí',
    served:
      'paciente, pacientes, cliente, clienta, clientes, alumno, alumna, alumnos, alumnas, usuario, usuaria, usuarios, pasajero, pasajeros, residente, residentes',
  },
  writingWords: {
    orders: `
      escribe, escríbeme, escribeme, escribí, escribime, redacta, redáctame, hazme, haz, házme, arma, ármame, ponme, prepara, compón, mándame, hazle, hazles, haznos, escríbele, escribele, escríbeles, ayúdame, ayudame, ayúdanos, prepárame, mándale, dile, corrígeme, organízame, planéame, búscame, explica, explícame, resume, resúmeme, compara, recomienda, recomiéndame, calcula, calcúlame`,
    texts: `
      carta, correo, mail, email, e-mail, mensaje, mensajito, texto, bio, biografía, perfil, publicación, post, tuit, tweet, estado, frase, frases, línea, líneas, poema, verso, discurso, tarjeta, invitación, anuncio, solicitud, currículum, curriculum, cv, reseña, respuesta, queja, renuncia, historia, cuento, cotización, nota, aviso, felicitación, presentación`,
    says: `
      diciendo, que diga, que digan, que dice, donde diga, donde digo, en el que, en la que, donde, que explique, explicando, contando, contándole, sobre mí, sobre mi, que soy, que vivo, que trabajo, que tengo, q diga, q soy`,
  },
  addressees: 'tú, te, ti, contigo, +tu, +tus, usted, eres, tienes, puedes, sabes',
  askingWords: {
    opens:
      'qué, =cómo, =dónde, quién, quiénes, =cuándo, por qué, cuánto, cuánta, cuántos, cuántas, cuál, cuáles, en qué, a qué, q puedo, a cuánto, cuanto pago, cuantos años, cuanto cuesta, a que, de qué, con qué, con quién, qué soy, qué tengo',
    opensAlone:
      'cuando es, cuando tengo, cuando nací, cuando viene, cuando llega, cuando vamos, cuando voy, cuando fue, donde vivo, donde vive, donde trabajo, donde trabaja, donde está, donde nací, donde nació, como se llama, como me llamo, como se llaman',
    tags: 'o no, verdad, cierto, no es cierto, a que sí, no es así, o qué, a qué, a que, de qué, con quién, cuál, +cuándo, +dónde',
    either: 'o',
  },
  genderWords: {
    articles: 'la, el',
    he: 'él',
    she: 'ella',
    male: 'hijo, marido, esposo, hermano, padre, papá, abuelo, tío, primo, sobrino, novio, amigo, jefe, perro, gato, conejo',
    female:
      'hija, mujer, esposa, hermana, madre, mamá, abuela, tía, prima, sobrina, novia, amiga, jefa, perra, gata, coneja',
  },
  passingStates: `
    se queda sin batería, móvil, celular,
    estoy muerto, estoy muerta, me muero de, muriendo de risa, ahora vuelvo, ya vuelvo, vuelvo enseguida, a la cama, me voy a dormir, de camino, voy de camino, no puedo más, sin batería, tengo hambre, tengo sed, tengo sueño, tengo frío, tengo calor, estoy cansado, estoy cansada, estoy agotado, estoy agotada, estoy aburrido, estoy aburrida, me duele la cabeza, dolor de cabeza, en el atasco, en un atasco, en el tráfico, estoy comiendo, por fin duermen, por fin se durmió, por fin se han dormido, ronca, llego tarde, acabo de despertarme`,
  answerWords: {
    parts: `
      emoji, emojis, emoticonos, caritas, listas, lista, viñetas, guiones, títulos, encabezados, tablas, negritas, signos de exclamación,
      exclamaciones, jerga, tecnicismos, consejos, consejo, sermones, sermonear*, cumplidos, halagos, halagar*, halagarme, elogios, alabanzas,
      adornos, rodeos, relleno, disculpas, disculparte, pedir perdón, frases hechas, frases motivadoras, superación, autoayuda, muletillas, moralejas,
      introducciones, spoilers, anglicismos, palabras raras, tochos, parrafadas, preguntas al final,
      explicaciones, explicación, rollos, choros, testamentos, parrafadas`,
    counted: `
      opción, opciones, sugerencia, sugerencias, idea, ideas, alternativa, propuesta, frase, frases, oración, línea, líneas, párrafo, respuesta,
      pregunta, paso, cosa`,
    manners: `
      corto, corta, cortas, cortita, cortitas, corto y claro, breve, breves, conciso, concisa, formal, informal, cursi, empalagoso, empalagosa, largo,
      larga, largas, directo, directa, claro, claras, sencillo, simple, normal, seco, entusiasta, efusivo, técnico, sincero, honesta, honesto,
      al grano, frases cortas, respuestas cortas, respuestas cortitas, respuestas breves, frases completas, más corto, más breve, más despacio, serio`,
    units: `
      métrico, celsius, grados celsius, centígrados, gramos, kilos, kilómetros, km, litros, mililitros, ml, euros, formato 24 horas, metros, cups,
      tazas, millas, fahrenheit`,
    wishes: `
      tutéame, tuteame, trátame de tú, tratame de tu, trátame de usted, háblame de tú, hablame de tu, háblame de usted, de tú, vamos al grano,
      ve al grano, al grano, sin rodeos, no hace falta el usted, nada de usted, vos nomás, tratame de vos, una cosa a la vez, solo escúchame,
      solo el código, solo código, nomás el código, nada más el código, solo la respuesta, respuesta corta, respuestas cortas, sin explicaciones, sin explicación, sin tanto rollo, primero la conclusión, la conclusión primero, primero la respuesta, la respuesta primero, empieza por la conclusión, empieza por la respuesta, ve al grano, vaya al grano, al grano`,
    refuses: `
      sin, nada, nada de, no, no más, no me, no me des, no uses, no pongas, deja de, deja, para de, para ya de, basta de, basta ya de, evita, menos,
      no tan, nunca, ni, en vez de, no tanto, no hace falta, ahórrate, quita, +no quiero, +no me gusta, +no me gustan, +odio, +no soporto,
      +no necesito, me da flojera leer, me da pereza leer, no leo`,
    limits: `
      solo, sólo, solamente, una, un, uno, dos, tres, 1, 2, 3, máximo, como mucho, cada vez, a la vez, siempre, únicamente, nomás`,
    allows: 'puedes, ya puedes, podés, ya podés, puede',
    again: 'otra vez, de nuevo, nuevamente',
    answers: `
      usar, utilizar, responde, respóndeme, responder, contesta, contéstame, contestar, escribe, escríbeme, escribir, habla, háblame, hablar, dame,
      usa, utiliza, di, dime, pon, explícame, explica, muéstrame, sé, respuestas, mándame`,
    utters: `
      decir, decirme, digas, llames, llamarme, empezar, empezar con, empieces, terminar, acabar, repetir, escribir, poner, preguntar, preguntarme`,
    wants: 'quiero, prefiero, me gusta, necesito, me gustaría',
    light: `
      por favor, porfa, porfi, pf, plis, conmigo, a mí, para mí, mí, me, te, en general, generalmente, siempre, todo el rato, todo el tiempo, puedes,
      podrías, me puedes, gracias, vale, ok, en, con, los, las, el, la, tus, y, o, más, ya, tan, tanto, tantos, tantas, cada vez, al final, un poco,
      también, mejor, que sí, es que, desde ahora, a partir de ahora, tan, tanto`,
    moment: `
      hoy, por hoy, esta noche, esta vez, ahora, por ahora, mañana, esta tarde, aquí, para cenar, para comer, de momento, esta pregunta,
      esta respuesta`,
  },
  slipWords: {
    says: 'quiero decir, quise decir, digo, no perdón, no espera, ay no, uy',
    no: 'no',
    hours: 'horas, hs, h, de la tarde, de la mañana',
    at: 'a las, a la',
    ordinals: 'º, ª',
  },
  reversalWords: {
    errs: `
      me equivoqué, equivocado, equivocada, me he equivocado, se me fue el dedo, errata, error mío,
      quería decir, quise decir, mal escrito, conté mal, corrijo, corrección, me confundí, confundido,
      lo que puse, lo que dije, no como dije, medí mal, volví a medir, volví a contar,
      he vuelto a medir, tecleé mal, autocorrector, me he liado`,
    rather: `
      perdón, perdona, en realidad, no, mejor dicho, espera, al final, resulta que, ups, digo, sino,
      ojo, cambio, cambiado, cambiaron, cambio de planes`,
    now: 'ahora, desde ahora, a partir de ahora, actualmente, hoy en día, nuevo, nueva',
    replaces: `
      en su lugar, en vez de, en lugar de, cambié, reemplacé, sustituí, cambiamos, por otro, por otra`,
    spells: `
      se escribe, escrito con, con i, con y, con b, con v, con k, sin hache, con hache, se deletrea,
      lleva`,
    moves: `
      me mudé, nos mudamos, me he mudado, nos hemos mudado, mudado, me vine a, me fui a vivir,
      nos fuimos a vivir, nos vinimos, me trasladé, vivo ahora`,
    hires: `
      conseguí el trabajo, conseguí el puesto, me cogieron, me contrataron, me dieron el puesto,
      nuevo trabajo, nuevo puesto, empiezo en, empecé en, renuncié, dejé el trabajo, cambié de trabajo,
      me despidieron, me jubilé, me han contratado, me han cogido, ascendieron, he dejado el trabajo,
      cambiado de oficio, cambiado de trabajo, me han llamado de, me llamaron de, me han dado,
      me he pasado, reciclado, empiezo el, nuevo jefe, nueva jefa, nueva empresa, último día, curro en,
      trabajo de, trabajo en, trabajo para, me hice, me he hecho, autónomo, autónoma, fichado por,
      me ficharon, ya no curro, ascendido, ascendida, entro en, entré en`,
    shifts: `
      cambiado, cambiada, cambiaron, aplazado, aplazada, aplazaron, pospuesto, pospuesta, retrasado,
      retrasaron, adelantado, adelantaron, movieron, pasado al, pasaron al, nueva fecha, pasa al,
      se cambia, han movido, pasan al, lo pasan, la pasan, cambian al, mueven, la mueven,
      lo mueven, aplazan, retrasan, adelantan, cambiado al, la cambian, lo cambian, trasladan,
      trasladado`,
    settles: `
      al final, finalmente, nos decidimos, me decidí, hemos decidido, decidimos, acabamos en,
      acabó siendo, va a ser, será, cambio de planes, nos quedamos con, me quedo con`,
    raises: `
      subido, subida, subido, ha subido, subió, sube, suben, han subido, subieron, aumentado, aumentó, aumentaron,
      aumenta, ya está en, pasa a, pasó a, ha pasado a, bajado, bajó, baja, bajaron, más caro,
      más cara, me cobran, nos cobran, desde este mes`,
    parts: `
      lo dejamos, lo hemos dejado, hemos roto, rompimos, rompí con, ha roto conmigo, hemos terminado,
      nos separamos, nos hemos separado, estamos separados, me separé, divorciado, divorciada,
      divorciamos, cortamos, cortó conmigo, me dejó, soltero, soltera, ya no estamos juntos,
      se acabó lo nuestro`,
    partner: 'novio, novia, marido, mujer, esposo, esposa, pareja, prometido, prometida',
    drops: `
      dejado, regalé, regalado, regalamos, tiré, cancelado, cancelada, cancelaron, anulado, anulada,
      suspendido, suspendida, se ha cancelado, perdí, devolví, abandoné, me deshice, di de baja,
      se cayó, se rompió, se me rompió, roto, robado, robaron, me robaron, ya no lo tenemos,
      ya no la tenemos, ya no tengo, ya no tenemos, ya no, desguace, murió, descartado, no vamos,
      no voy, no hago, no participo, se acabó, me di de baja, liquidado, donado, doné, averiado, se fue,
      se estropeó, fuera`,
    clears: `
      lo puedo comer, la puedo comer, puedo comer, puedo tomar, falsa alarma, sin problema,
      sin problemas, no pasa nada, mal diagnóstico, diagnóstico equivocado, dio negativo,
      dieron negativo, curado, curada, era otra cosa, tolero`,
    forgets: `
      olvida, olvídalo, olvídala, olvídalos, olvídalas, olvide, olvídelo, olvídela, olvídate, olvídese, olvidad,
      puedes olvidar, déjalo, déjala`,
    stays: `
      olvídalo, nos quedamos con, nos lo quedamos, nos la quedamos, me lo quedo, me la quedo,
      me quedo con, al final no, mejor no, olvida lo, olvida eso, seguimos con, sigo con,
      no lo vendemos, no la vendemos, no vendemos, no vendo, marcha atrás, quedárnoslo, quedárnosla,
      quedamos, mantenemos`,
    beside: 'en, dentro de, bajo, debajo de, detrás de, del, de, junto a, cerca de',
    partly:
      'en verano, en invierno, los veranos, los inviernos, cada verano, cada invierno, los fines de semana, entre semana, medio año, durante la semana, en vacaciones, durante el curso',
    leaves: `
      vender, vendemos, vendo, regalar, dejar, mudarnos, mudarme, cancelar, renunciar, deshacernos,
      dejamos, devolver, quitar, deshacerme, abandonar, cerrar, dar de baja, entregar`,
    sets: `
      cambia mi, cambia mis, actualiza mi, actualiza mis, modifica mi, pon mi, pon mis, ponme mi,
      corrige mi, cámbiame mi, puedes cambiar mi, cambia la, actualízame mi, cambia el, cambie mi,
      pon el, pon la, actualiza el, actualiza la, modifica el, modifica la, pásame el, pasa mi, pasa el,
      pasa la`,
    to: 'a, por, en',
    counts: 'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  },
  orderWords: {
    machine:
      'IA, la IA, inteligencia artificial, chatbot, chatbots, bot, bots, modelo de lenguaje, modelos de lenguaje, asistente virtual, asistente digital, asistente de IA, agente conversacional, agente de IA, robot conversacional, la inteligencia artificial, LLM, el chatbot, el bot, los bots, agentes de IA, modelos de IA, modelo de IA, modelo lingüístico, red neuronal, asistente automático, asistentes de IA, GPT, robots, IA que resumen, las IA que, sistemas automáticos, programa que evalúe',
    helper:
      'asistente, asistentes, agente, el asistente, ayudante, el modelo, al modelo, del modelo, este modelo',
    job: 'mi asistente, mi ayudante, nuestra asistente, nuestro asistente, del dentista, dental, social, de vuelo, de dirección, señora, señor, Sra, Sr, su asistente, agente inmobiliario, agente de, asistente del, asistente de, médico, empleados, alumnos, camareros, notario, abogado, veterinaria, secretaria, llamó, contestó, gerencia, busca una, dependientas, dependienta, cada paciente, cliente de la tienda',
    addressed:
      'querida IA, querido asistente, querido modelo, estimada IA, estimado asistente, nota para la IA, nota a la IA, nota para el asistente, nota al asistente, nota para el modelo, mensaje para la IA, mensaje a la IA, instrucción para la IA, instrucciones para la IA, instrucciones para el asistente, para la IA, para el asistente, para el modelo, a la IA, si eres una IA, si es usted una IA, IA que lees, atención IA, oye IA, hola IA, mensaje para el modelo, al modelo de lenguaje, para el modelo de lenguaje, para el chatbot, al chatbot, a toda IA, a todas las IA, solo para la IA, solo para el modelo, aviso para la IA, si eres el bot, si eres un bot, si eres el robot, si eres un robot, nota para las IA, a todo asistente, que atiende este correo, quien evalúe este, evalúe de forma automática, a los robots',
    you: 'tú, te, ti, tu, tus, contigo, usted, os',
    drop: 'ignora, ignore, ignoren, ignorad, ignorar, ignores, olvida, olvide, olviden, olvidad, olvidar, olvídate, omite, omita, omitan, omitir, desactiva, desactive, desactiven, desactivar, anula, anule, anular, elude, eluda, eludir, descarta, descarte, descartar, desobedece, desobedezca, desobedecer, incumple, incumpla, incumplir, salta, sáltate, saltarse, borra, borre, borrar, elimina, elimine, eliminar, suspende, suspenda, no hagas caso, no haga caso, haz caso omiso, haga caso omiso, hacer caso omiso, no sigas, no siga, deja de, deje de, dejar de, pasa por alto, pase por alto, pasar por alto, no respetes, no respete, no cumplas, sobrescribe, sobrescribir, reemplaza, sustituye, rompe, rompa, prescinde, prescinda, quita, quite, deroga, derogue, revoca, revoque, apaga, apague, apagar, libérate, deshazte, ábrete, quítate, levanta, levante, retira, retire, ya no apliques, deja de aplicar, rebasa, viola, viole, violar, infringe, infrinja, borrón, tira a la basura, deja atrás, haz como si, tira, deja de lado',
    lifted:
      'anuladas, anulados, anulada, canceladas, cancelados, suspendidas, suspendidos, levantadas, levantado, levantados, ya no se aplican, ya no aplican, ya no se aplica, ya no rigen, ya no valen, ya no son válidas, dejan de aplicarse, no se aplican, sin efecto, derogadas, derogados, desactivadas, desactivados, eliminadas, eliminados, caducadas, obsoletas, nulas, retiradas, revocadas, no rigen, no valen, derogado, apagados, apagadas, retirados, revocados, ya no existe, ya no existen, no cuentan, ya no cuentan, ya no está sujeto, quedan sin, sin vigor, no aplica, ya no aplica, ya no hay, nada sirve, no sirve, quedan sin efecto, borrón y cuenta nueva, ya no vale, no existieran, quedan retiradas, protecciones apagadas, considera nulas, no se aplica',
    rules:
      'lo de arriba, instrucción, instrucciones, regla, reglas, norma, normas, directriz, directrices, restricción, restricciones, límite, límites, limitación, limitaciones, filtro, filtros, política, políticas, órdenes, consigna, consignas, indicación, indicaciones, salvaguarda, salvaguardas, protección, protecciones, todo lo anterior, lo anterior, lo que te han dicho, todo lo que te han dicho, todo lo que te dijeron, medidas de seguridad, protocolos, control, controles, moderación, barreras, censura, candados, prohibiciones, políticas de seguridad, lo que te enseñaron, te enseñaron antes, lo que te dijeron, reglas de seguridad, normas de seguridad',
    prior:
      'anterior, anteriores, previa, previas, previo, previos, todas, todas las, todos, todos los, toda, todo, cualquier, de arriba, iniciales, original, originales, recibidas, de seguridad, existentes, hasta ahora, antes, precedentes, vigentes',
    your: 'tu, tus, su, sus, vuestras, vuestros, que te dieron, que recibiste',
    tell: 'responde, responda, respondan, responder, respondas, responderá, contesta, conteste, contesten, contestar, di, diga, digan, decir, dile, dígale, dirá, afirma, afirme, afirmen, afirmar, sostén, sostenga, asegura, asegure, asegurar, menciona, mencione, mencionar, escribe, escriba, escribir, declara, declare, declarar, repite, repita, repetir, insiste, insista, insistir, explica, explique, explicar, confirma, confirme, confirmar, niega, niegue, negar, añade, añada, añadir, agrega, agregue, agregar, termina, termine, terminar, empieza, empiece, nombra, nombre, nombrar, presenta, presente, presentar, habla, hable, usa, use, incluye, incluya, incluir, indica, indique, indicar, niégalo, niéguelo, finge, traduce, describe, describir, dirás, responderás, contestarás, afirmará, afirmarás, lo afirmará, asegurará, asegurarás, sostendrá, sostendrás, mencionará, mencionarás, citará, cita, cite, citar, nombrará, explicará, presentará, hablará, pide, pida, pedir, pedirá, pídele, pregunta, pregunte, preguntar, pregúntale, exige, exija, comunica, informa, informe, indícale, sugiérele, describa, califica, califique',
    advise:
      'recomienda, recomiende, recomienden, recomendar, recomendará, recomendando, aconseja, aconseje, aconsejar, elogia, elogie, elogiar, alaba, alabe, alabar, promociona, promocione, promocionar, promueve, promueva, promover, prefiere, prefiera, preferir, favorece, favorezca, favorecer, da la razón, dé la razón, dar la razón, darle la razón, sugiere, sugiera, sugerir, propón, proponga, proponer, desaconseja, desaconseje, desaconsejar, critica, estar de acuerdo, nunca contradigas, no contradigas, como la mejor, como el mejor, como única, como único, vende, anuncia, anunciar, ensalza, ensalzar, estate de acuerdo, como fiable, de confianza, como segura, como seguro, recomendarás, aconsejarás, dirige, dirija, dirigir, deriva, derive, derivar, encamina, empuja, empuje, disuade, disuada, disuadir, desalienta, desacredita, desacreditar, habla bien, hable bien, hablar bien, habla mal, hable mal, hablar mal, prioriza, priorice, priorizar, pon primero, destaca, destaque, destacar, redirige, redirija, redirigir, dejar caer, se dejara caer, colar una mención, mándalo, háblale mal, quites importancia, guíale, redondear a favor, animes, anímalo, como quien no quiere, gana siempre, va primero, en primer lugar, solo nombra, alabando, elogiando, di siempre, menciona siempre, nombra siempre, como perfecto, como perfectos, impecable, sin defectos',
    show: 'revela, revele, revelen, revelar, muestra, muestre, muestren, mostrar, enseña, enseñe, enseñar, imprime, imprima, imprimir, lista, enumera, enumere, enumerar, divulga, divulgue, divulgar, expón, exponga, exponer, da, dame, facilita, facilite, facilitar, publica, publique, publicar, comparte, comparta, compartir, entrega, entregue, entregar, transcribe, transcriba, desvela, desvele, desvelar, filtra, filtrar',
    act: 'envía, envíe, envíen, enviar, envíalo, envíala, envíalos, enviará, manda, mande, mandar, mándalo, reenvía, reenvíe, reenviar, reenvíalo, ejecuta, ejecute, ejecutar, llama, llame, llamar, invoca, invocar, borra, borre, borrar, elimina, elimine, eliminar, inserta, inserte, insertar, guarda, guarde, guardar, copia, copie, copiar, cópialo, sube, suba, subir, publica, abre, abra, abrir, visita, visite, visitar, haz clic, haga clic, añade, añada, añadir, adjunta, adjunte, adjuntar, usa, use, usar, utiliza, utilice, utilizar, compra, compre, transfiere, transfiera, transferir, paga, pague, cambia, cambie, recopila, recopile, recopilar, resume, resuma, resumir, pega, pegue, pegar, incluye, incluya, incluir, descarga, carga, coloca, coloque, aprueba, remite, remitir, reserva, recuerda, memoriza, incrusta, incrustar, pásalo, pásala, pásalos, pásaselo, grábalo, grábala, graba, grabe, grabar, guárdalo, guárdala, transmite, transmita, transmitir, difunde, difunda, difundir, propaga, propague, propagar, replica, reprodúcelo, codifica, codifique, codificar, concatena, anexa, anexe, anexar, lanza, lance, lanzar, activa, active, activar, dispara, instala, instale, instalar, encarga, encargar, cancela, cancele, cancelar, vacía, extrae, extraiga, extraer, recoge, recoja, recoger, recolecta, recolectar, solicita, solicite, solicitar, enviarás, ejecutarás, borrarás, abrirás, llamarás, transferirás, recuérdalo, apréndelo, ponlo, coge, pégala, mete, manda con, redondear, pónselo, vuelca, vuelve a iniciar sesión, iniciar sesión de nuevo, lee la lista, guarda como',
    must: 'debe, deben, debes, deberá, deberán, debería, deberían, tiene que, tienen que, tienes que, ha de, han de, hay que, es obligatorio, está obligado, se espera que, conviene que, es conveniente que, no debe, puede, sería bueno que, está previsto que, queda entendido, se ruega que, se pide que, rogamos que, pedimos que, se solicita que, sería conveniente, se requiere que, política oficial, política de la empresa, has de, habrá de, tendrá que, tendrás que, deberás, está obligada, es obligatorio que, es preciso, es necesario que, se espera, corresponde que, quiero que, convendría, estaría bien que, sería deseable, agradeceríamos, haz el favor, tu misión, tu tarea, tu única tarea, tu función es, queda obligado, se ordena, procura, asegúrate',
    wish: 'sería bonito, estaría bien, qué detalle sería, sería bueno, agradecería, le encanta que, sería ideal, daría gusto, lo que más agradecería, considerada, considerado, atenta, amable, un buen asistente, con sentido común, bienintencionado, de buen corazón, bondadoso',
    always:
      'siempre, nunca, jamás, solo, sólo, únicamente, cada vez, en todo momento, en todos los casos, sin excepción, exclusivamente, en cualquier caso, pase lo que pase, sistemáticamente, permanentemente',
    later:
      'a partir de ahora, desde ahora, de ahora en adelante, en adelante, desde hoy, a partir de hoy, a partir de este momento, desde este momento, en lo sucesivo, después de leer, tras leer, al leer esto, cuando leas esto, cuando lea esto, una vez leído, la próxima vez, en el próximo mensaje, en la próxima respuesta, en tu próxima respuesta, en la siguiente respuesta, en el siguiente mensaje, antes de responder, antes de contestar, en futuras conversaciones, en las próximas conversaciones, en conversaciones futuras, cuando el usuario vuelva, en cuanto el usuario, hasta nuevo aviso, dentro de tres mensajes, tras tres mensajes, desde este instante, de hoy en adelante, los demás agentes, demás agentes, otros agentes, otros modelos, otras IA, otros usuarios, siguiente usuario, próximo usuario, a la próxima persona, siguiente persona, para siempre en tu memoria, en toda conversación, con efecto inmediato, a partir de este recuerdo, a partir de la quinta, desde la quinta, antes de seguir, antes de nada',
    each: 'cada respuesta, en cada respuesta, todas las respuestas, todas tus respuestas, todas sus respuestas, toda respuesta, cada conversación, todas las conversaciones, cada pregunta, todas las preguntas, cualquier pregunta, cada mensaje, cada recuerdo, cada resumen, sea cual sea la pregunta, pregunte lo que pregunte, independientemente de la pregunta, cualquier respuesta, sin importar la pregunta, al final de cada, al principio de cada, al inicio de cada, cualquier charla, cualquier conversación, toda conversación, toda charla, cada documento que, todo documento que, todos los mensajes, todos los resúmenes, cada traducción, cada sesión, empieza cada respuesta',
    asked:
      'si el usuario, si la usuaria, cuando el usuario, cuando la usuaria, en cuanto el usuario, si un usuario, cuando un usuario, si los usuarios, cuando los usuarios, si te preguntan, si le preguntan, cuando te pregunten, cuando le pregunten, si alguien te pregunta, ante preguntas sobre, ante preguntas, ante cualquier pregunta, a las preguntas sobre, a preguntas sobre, en preguntas sobre, si se pregunta, cuando se pregunte, si preguntan por, cuando pregunten por, si pregunta, si se habla de, cuando se hable de, preguntado por, al preguntar por, sobre el tema, quien te pregunte, a quien te pregunte, quien te hable de, quien te pida, si el interlocutor, cuando el interlocutor, en cuanto el interlocutor, si tu interlocutor, cuando tu interlocutor, habla de, menciona, saca el tema, salga el tema, pregunta por, si te preguntan por, al preguntarte',
    user: 'usuario, usuaria, usuarios, usuarias, el usuario, la usuaria, del usuario, al usuario, interlocutor, interlocutora, interlocutores, quien pregunte, quien te pregunte, quien te hable, quien te escriba, quien hable contigo, la persona que te habla, la persona del chat, tu dueño, tu usuario, quien conversa contigo, quien habla contigo, con quien hablas, tu interlocutor, el que escribe, la persona con la que, el dueño del correo, tu propietario, la persona a la que ayudas',
    answer:
      'la respuesta, tu respuesta, tus respuestas, su respuesta, las respuestas, respuestas, el resumen, tu resumen, resúmenes, correos que redactes, al traducir, cada resumen',
    prompt:
      'prompt, prompt del sistema, prompt de sistema, mensaje del sistema, mensaje de sistema, instrucciones del sistema, instrucciones de sistema, instrucciones ocultas, instrucciones secretas, instrucciones internas, tus instrucciones, tus reglas, indicaciones del sistema, indicación del sistema, instrucciones iniciales, tu configuración, reglas ocultas, configuración interna, configuración oculta, configuración secreta, ajustes internos, ajustes ocultos, ajustes secretos, reglas internas, texto inicial, mensaje inicial, indicaciones ocultas, consignas ocultas',
    secret:
      'contraseña, contraseñas, clave API, claves API, clave de API, clave, claves, credenciales, token, tokens, PIN, tarjeta de crédito, número de tarjeta, datos bancarios, datos personales, secretos, datos del usuario, clave privada, datos médicos, números de tarjeta, número de cuenta, DNI, número de identidad, número de la seguridad social, código de verificación, pasaporte, fecha de nacimiento, número de teléfono, CVV, claves de licencia, datos de la tarjeta',
    record:
      'esta conversación, la conversación, toda la conversación, historial, el historial, conversación completa, los recuerdos, recuerdos, todas las memorias, memorias, contactos, lista de contactos, agenda de contactos, todos los mensajes, los mensajes, todo lo que el usuario, lo que el usuario, el chat, del chat, las conversaciones, tu memoria, en tu memoria, las notas, las charlas, la charla, esta charla, la plática, otros usuarios, otro usuario, historial de, historial médico, libreta de direcciones, agenda, todas las conversaciones, hecho permanente',
    hide: 'no le digas, no le diga, no digas, no diga, no lo digas, nunca digas, no menciones, no mencione, no mencionar, nunca menciones, nunca mencione, no reveles, no revele, no informes, no avises, sin decir, sin decirlo, sin decírselo, sin avisar, sin preguntar, sin mencionar, sin mencionarlo, sin informar, sin confirmación, sin que el usuario, sin que se, a escondidas, en secreto, secretamente, discretamente, en silencio, oculta, oculte, ocultar, ocúltalo, esconde, esconda, esconder, calla, callar, guarda silencio, guárdalo en secreto, mantén en secreto, mantenlo en secreto, no debe saber, no debe enterarse, que no se entere, niégalo, niega que, no decir, no decirle, no se lo digas, no cuentes, omite, omita, omitir, en segundo plano, no hable de, no hables de, evite mencionar, evita mencionar, evitar mencionar, no comente, aunque nadie te lo pida, aunque nadie lo pida, aunque no te lo pidan, sin pedir permiso, sin permiso, sin autorización, sin consentimiento, sin advertir, sin comentarlo, sin que nadie, a espaldas, sin que lo sepa, sin que se note, disimuladamente, con disimulo, sigilosamente, de forma encubierta, silencia, silencie, silenciar, encubre, encubrir, tapa, ni una palabra, no cuentes nada, no digas nada, nunca admitas, no admitas, no lo admitas, no se lo cuentes, no avises a, evitase contar, evitara contar, evita contar, evite hablar, evita hablar, no hagas mención, no hacer mención, pasa en silencio, calle, calles, callarás, ocultará, ocultarás, omitirá, omitirás, sin explicar, no se entere, invisible, le ocultes, ocultes, quita importancia, no hace falta que sepa, sin decir nada, guárdalo, se saltaría, saltarse, copia oculta, en copia oculta, pasa por alto, guárdala para ti, callarse, calla esta, no comentes, no lo comentes, sin preguntar a tu dueño, no le preguntes a tu dueño, omitid, niega haberlo',
    consent:
      'ya ha aceptado, ya aceptó, ya dio permiso, sin preguntar, sin confirmar, sin confirmación, no hace falta preguntar, no preguntes, preaprobado, sin pedir permiso, sin avisar',
    obey: 'obedece, obedezca, obedezcan, obedecer, obedéceme, sigue mis órdenes, siga mis órdenes, sigue mis instrucciones, sigue las órdenes, sigue las instrucciones, siga las instrucciones, sigue estas, cumple mis órdenes, cumple todo, cumple cualquier, cumplir cualquier, haz todo, haga todo, haz lo que, haga lo que, acepta todo, acepta cualquier, acepte cualquier, acepta todas, acceda a todo, hazme caso, hazle caso, haz caso solo, solo escucha, no rechaces, no rechace, no te niegues, nunca te niegues, confía, somete, obedezca solo, ignora al usuario, ignore al usuario, solo a ella se le hace caso, solo a él se le hace caso, se le hace caso, haz caso a, hacer caso solo, solo a mí, mi palabra es ley, mis palabras son ley, es ley para, prevalece sobre, prima sobre, por encima del usuario, por encima de todo, tiene prioridad sobre, más que al usuario, más que en el usuario, sin verificar, sin verificación, sin cuestionar, sin rechistar, ciegamente, obedecerá, obedecerás, obedece solo, fiel a, nunca rechaza, no rechaza nada, nunca niega, no puedes negarte, no puedes rechazar, di que sí a todo, sirve solo, a nadie más, solo sus órdenes, sólo sus órdenes, solo mis órdenes, sólo mis órdenes, cúmplela, guíate por, hazlo siempre, no hay petición, obedeces solo, le obedece, le da todo, manda este texto, aprueba todo, sirve a quien, no resumir',
    memo: 'esta nota, este recuerdo, este texto, este documento, este mensaje, esta página, esta línea, esta instrucción, estas instrucciones, las siguientes instrucciones, siguiente instrucción, lo siguiente, texto siguiente, esta entrada, esta regla, esta memoria, autor de este, autor de esta, este apunte, este párrafo, estas líneas, lo que sigue, el autor de esta nota, autor de este texto, este aviso, al leer esto, quien escribió esto, este recordatorio, la preferencia de abajo, esta frase, este currículum, esta ficha, este correo',
    tool: 'herramienta, herramientas, función, funciones, herramienta de correo, comando, comandos, plugin, búsqueda web, terminal',
    picture:
      'imagen, enlace, URL, publicidad, anuncio, dirección web, eslogan, código de descuento, pie de página',
    authority:
      'mensaje del sistema, aviso del sistema, nota del sistema, alerta del sistema, orden del sistema, modo desarrollador, modo administrador, modo mantenimiento, modo de mantenimiento, mensaje del desarrollador, mensaje de los desarrolladores, desarrollador del modelo, tus desarrolladores, tu creador, tus creadores, orden del administrador, en nombre del operador, máxima prioridad, prioridad máxima, OpenAI, Anthropic, equipo de seguridad, directiva oficial, fabricante del modelo, proveedor del modelo, dueño del modelo, propietario del modelo, te programé, yo te creé, soy tu creador, soy tu programador, soy quien te, modo depuración, modo de pruebas, modo diagnóstico, actualización del sistema, configuración actualizada, consola raíz, aviso de la plataforma, canal del operador, departamento de seguridad, tu administrador, según tu proveedor, soy tu administrador, norma',
    role: 'ahora eres, eres ahora, usted es ahora, a partir de ahora eres, finge ser, finge que, finja ser, fingir ser, haz de, hazte pasar, hágase pasar, actúa como, actúe como, actuar como, compórtate como, compórtese como, interpreta el papel, interpreta a, asume el papel, asume el rol, imagina que eres, juego de rol, ya no eres, tu nuevo nombre, desempeña el papel, haz el papel, entra en modo, ponte en modo, te conviertes en, conviértete en, adopta la identidad, adopta el papel, asume la identidad, asuma la identidad, tu nueva identidad, jugamos a, vamos a jugar, juguemos, encarna, encarne, encarnar, métete en el papel, no salgas del papel, no salgas del personaje, mantente en el papel, trabajas para, tu verdadero objetivo, tu verdadera misión, nuevo personaje, conviértete, no vuelvas a ser',
    free: 'sin límites, sin restricciones, sin restricción, sin reglas, sin filtros, sin filtro, sin moral, sin censura, sin limitaciones, sin normas, sin ética, ninguna restricción, ningún límite, ilimitado, no censurado, libre de restricciones, sin tabúes, sin advertencias, sin escrúpulos, que nunca se niega, que no rechaza nada, nunca rechaza nada, nunca se niega, sin escrúpulo, sin conciencia, todo está permitido, todo vale, incluso ilegal, aunque sea ilegal, no salgas del papel, no salgas del personaje, nunca salgas, sin leyes, sin barreras, sin salvaguardas, ya no tiene límites, sin límites ya',
    ends: 'fin de la memoria, fin del recuerdo, fin de los recuerdos, fin de la cita, fin de los datos, fin del documento, fin de la nota, fin del contexto',
    reported:
      'inyección de prompts, inyección de prompt, inyecciones de prompt, atacantes, atacante, estafadores, ciberseguridad, curso de seguridad, charla sobre, artículo sobre, conferencia sobre, ponencia sobre, phishing, piratas informáticos, seminario, tesis, charla, doy una charla, clase, periódico, artículo, el juez, la jueza, juzgado, tribunal, ley, sentencia, noticia, congreso, podcast, novela, estudio sobre, qué es un, por qué no hay que, en clase, en la escuela, en el colegio, hablamos de, aprendimos, vimos cómo, explica cómo, explicaron, contaban, discutimos, debatimos, profesor explicó, trabajo sobre, reportaje, ataque, ataques, un ataque, el informe cuenta, el informe describe, no obedeció, no funcionó, decía mi abuela, decía siempre, dijo el viejo, regla del colegio',
    self: 'yo, nosotros, siempre leo, me gusta, he de, tengo que, nunca desayuno, mi hermano, mi hermana, mi abuela, mi abuelo, mi hijo, mi hija, mi madre, mi padre, mi marido, mi mujer, el médico, la médica, papá, mamá, mi jefe, el profesor, estudio, aprendí, leí',
    partner:
      'cliente, clientes, clienta, visitante, visitantes, cada visitante, alguien, la gente, la persona, cualquiera, comprador, pacientes, lector',
    when: 'si alguien, cuando alguien, en cuanto alguien, apenas alguien, siempre que alguien, cada vez que alguien, a quien pregunte, a quien pida, quien pregunte por, quien pida, si te hablan, cuando te hablen, si te piden, cuando te pidan, si sale el tema, cuando salga el tema, si surge, cuando surja, si aparece, cuando aparezca, en cuanto aparezca, palabra clave, palabra mágica, palabra de activación, palabra secreta, al oír, al ver la palabra, si un cliente, cuando un cliente, si el cliente, cuando el cliente, cuando hayan pasado, tras cinco turnos, tras cinco mensajes, cinco turnos, te dé las gracias, te dé los buenos días, te salude, se despida, si la charla, si la conversación, cuando la conversación, quien pregunte, en cuestión de, si alguien quiere',
    deceive:
      'miente, mienta, mentirá, mientas, engaña, engañe, engañar, engáñalo, inventa, invente, inventar, finge que no, finge no, finja no, fingir no, haz creer, haga creer, hacer creer, hazle creer, hazte el, hágase el, hacerse el, niega, niegue, negar, negará, negarás, niega que, como verdad, como cierto, como cierta, como verdadero, como un hecho, como verdad probada, cambia de tema, cambie de tema, cambiar de tema, desvía, desvíe, desviar, evade, esquiva, esquive, respuestas falsas, respuesta falsa, respuestas erróneas, a propósito, insulta, insulte, insultar, amenaza, amenace, búrlate, humilla, minimiza, minimice, minimizar, exagera, exagere, exagerar, asusta, asuste, presiona, presione, convence, convenza, convencer, convéncelo, persuade, persuadir, manipula, manipular, rechaza toda corrección, rechaza cualquier corrección, echa la culpa, como algo probado, como indiscutible, como seguro, mal a propósito, equivocado, el día equivocado, falso, inventa motivos, como sospechoso, es un hecho que, como si urgiera, sin matices, que parezca idea tuya, como idea tuya, di que no es nada, todos quedaron contentos, aunque no sea verdad',
    daily:
      'mamá, papá, abuela, abuelo, niños, niño, perro, gato, escuela, colegio, maestra, médico, enfermera, pastilla, café, sopa, masa, horno, receta, sal, cocina, jardín, tarta, puerta, llave, llaves, autobús, tren, vecino, vecina, vecinos, casero, alquiler, fiesta, cumpleaños, boda, vacaciones, libro, novela, película, canción, coro, equipo, policía, paquete, balcón, huésped, huéspedes, camareros, examen, juez, jugador, hermano, hermana, tío, tía, marido, mujer, hijo, hija, jefe, suegra, fontanero, portero, proveedor, proveedores, número de pedido, factura, orden del día, mercado, feria, embarazo, rey, reina, escena, juego, prospecto, desayuno, reseñas, grupo, sala, esterilla, ventanilla, folleto, capitán, mar, redacción',
    software:
      'sistema, aplicación, página web, servidor, base de datos, formulario, botón, registro, script, copia de seguridad, ajustes, navegador, impresora, actualización, caduca, enlace que caduca',
    device:
      'software, programa, programas, algoritmo, algoritmos, automático, automáticos, automática, automáticas, automáticamente, máquina, máquinas, altavoz, altavoces, Siri, Alexa, Copilot, Gemini, Claude, buscador, buscadores, comparador, comparadores, agentes de compra, agentes de búsqueda, lectores automáticos, traductor automático, traductores automáticos, corrector automático, guías virtuales, guía virtual, ayuda telefónica, asistente de voz, asistentes de voz, modelos de análisis, ayudante de código, herramienta, herramientas, ordenador, resumen automático, generadores de texto, chats de IA, chats esos, sistema, aplicación, robot, robots',
    reads:
      'que lee, que lean, que leen, leas esto, lean esto, que resuma, que resuman, que lo resumen, que resume, resumiendo, que condensa, condensa, que traduce, que traduzca, que cita, que cite, que analiza, que analizan, que ordena, que describe, que procesa, que recorre, que indexa, al leer, al resumir, esta acta, este boletín, esta página, esta reseña, este mensaje, que lees, que lees sin',
    feigns:
      'se hace, hacerse, se hace el, se hace la, finge, fingen, fingir, como si, jura, juran, asegura, aseguran, afirma, afirman, niega, niegan, insiste, insisten, sostiene, no ve, no nota, pasa por alto, pasar por alto, considera, trata como, da por, dan por, como cerrado, por cerrados, agotado, completo, no disponible, ya no existe, se han retirado, ya auditado, ya está auditado, ya revisado, aprobado, se está actualizando, actualizándose, lo contrario, sustituye, reemplaza, duplica, duplican, da largas, inventa, atribuye, nos ponen, los primeros, ponga lo que ponga, aunque en la tabla, recibe la respuesta, la respuesta que debe, debe salir, facilitan, facilita a, de parte de',
    settled:
      'se acordó, acordado, así quedó, quedó así, de acuerdo con, según la nueva, nueva política, política de la comunidad, conforme a, se decidió, decidido, jurídico, verificado por, revisado por, aprobado por, ya está resuelto, se trató, por orden de, en nombre de, para un experimento, a partir de hoy',
    lesson:
      'taller, curso, clase, lección, consejos, guía, manual, glosario, campo, parámetro, opcional, por defecto, caso de prueba, plan de pruebas, se espera, esperado, escenario, columna, documentación, ajustes, configuración, folleto, estudio, informe, investigadores, charla, novela, capítulo, obra, define, significa, así llamado, alumnos, estudiantes, atacantes, plazas limitadas',
    likes:
      'le gusta, le gustan, prefiere, odia, detesta, no soporta, no le gusta, le encanta, aprecia, le agrada',
  },
  discretionWords: {
    unkept: {
      nots: `no, nunca, ni`,
      keeps: `guardes, guarde, guardar, anotes, anote, anotar, apuntes, apunte, apuntar, recuerdes, recuerde, recordar, acuerdes, memorices, memorice, memorizar, registres, registre, registrar, almacenes, almacene, almacenar, grabes, grabe, grabar, retengas`,
      between: `por favor, porfa, esto, eso, lo, la, te, se, me, nada, de esto, de eso, de esto que te digo, lo que digo, lo que te digo, lo que diga, lo que acabo de decir, este mensaje, nada de esto, en memoria, gracias, vale, ok, ningún lado, ninguna parte, en, que`,
      retracts: `olvida lo que dije, olvida lo que he dicho, olvida lo que acabo de decir, olvida lo que te dije, olvida lo que te he dicho, olvida que te lo dije, olvida que lo dije, olvida que dije eso, olvida que te dije eso, olvídate de lo que dije, olvídate de que te lo dije, haz como que no dije nada, haz como si no hubiera dicho nada, no he dicho nada, queda entre nosotros, que quede entre nosotros, entre tú y yo, entre nosotros`,
      goesOn: `pero, y, porque, pues`,
    },
    pretends: `juego de rol, hagamos un rol, juguemos a que, hagamos como que, vamos a fingir, dos verdades y una mentira, practicar una entrevista, practicar la entrevista, practiquemos una entrevista, simulacro de entrevista, entrevista de práctica, voy a dictar, voy a dictarte, te dicto, te voy a dictar, quiero dictar, quiero dictarte`,
    ahead: `no guardes lo que voy a decir, no guardes lo que digo ahora, no guardes lo que sigue, no recuerdes lo que voy a decir`,
    endsPretence: `
      fin del juego de rol, termina el juego de rol, terminemos el juego de rol, se acabó el juego,
      fin del juego, fin del dictado, fin de la carta, fin de la novela, fin del capítulo,
      fin de la historia, la mentira era, la mentira es, fin de la entrevista,
      volvamos a la realidad, ahora en serio, dejemos de fingir`,
    offRecord: `
      off the record, que quede entre nosotros, que esto quede entre nosotros, no guardes esto,
      no lo guardes, no guarde esto, no lo guarde, no recuerdes esto, no lo recuerdes, no memorices esto,
      no registres esto, no almacenes esto, que no quede registrado, solo para este chat,
      sólo para este chat, solo en este chat, solo para esta conversación, solo en esta conversación,
      solo por esta conversación, únicamente en este chat, únicamente para este chat,
      únicamente en esta conversación`,
    forgetAll: `
      olvida todo lo que sabes de mí, olvida todo lo que sabes sobre mí, olvida todo sobre mí,
      olvídate de todo lo que sabes de mí, olvídate de todo lo que sabes sobre mí,
      olvide todo lo que sabe de mí, olvide todo lo que sabe sobre mí, borra todo lo que sabes de mí,
      borra todo lo que sabes sobre mí, borra todo sobre mí, borre todo lo que sabe de mí,
      borre todo lo que sabe sobre mí, elimina todo lo que sabes de mí,
      elimina todo lo que sabes sobre mí`,
    forgetAllQuestion:
      '¿Quieres que borre todo lo que he aprendido sobre ti? No se puede deshacer. Responde «sí» para confirmarlo.',
    yes: `
      sí, por favor, confirmo, lo confirmo, adelante, hazlo, claro, seguro, por supuesto, de acuerdo,
      bórralo todo, borra todo, olvídalo todo, olvida todo, vale, ok`,
  },
  continuity: {
    phrases: [
      '(?:seguimos|sigamos|continuamos|continuemos) con lo de (?:ayer|antes|la última vez)|qué (?:querías|quisiste) decir|tu (?:primer|segundo|último|tercer) (?:punto|argumento|consejo)',
      'como (?:te |le |os )?decía(?:mos)?|(?:mencionaste|propusiste|recomendaste|sugeriste|prometiste|nombraste)|(?:qué|lo que) (?:habíamos )?(?:decidido|acordado|decidimos|acordamos)|lo mismo (?:para|con) (?:el|la|los|las) (?:otr|demás|rest)[a-z]*',
      'tu (?:primera|segunda|otra|última|anterior) (?:idea|propuesta|sugerencia|versión|respuesta|explicación)',
      '(?:ibas|tenías|quedaste en|habías quedado en) (?:a |que )?(?:mandar|enviar|dar|decir|mostrar|escribir|ayudar)(?:me|nos)',
      '(?:retomar|retomemos|seguir con|continuar con|terminar|volver a) (?:el|la|mi|nuestr[oa]|ese|esa) [^ ]+ de (?:esta mañana|ayer|antes|la última vez)|(?:el|la|ese|esa) [^ ]+ que me (?:recomendaste|sugeriste|diste|mencionaste|propusiste)',
      `como (?:te |le |os |les |me |ya )*(?:dijimos|dije|dijiste|hablamos|quedamos|comentamos|acordamos|decía|decías|decíamos|comenté|comentaste|conté|expliqué|mencioné|mencionaste|(?:he|has|hemos|habíamos|había|habías) (?:dicho|hablado|acordado|quedado|comentado))${over('ayer|antes|la ultima vez|la otra vez|el otro|hace|la semana|ya')}`,
      `(?:^|[.!?] )como (?:acordado|hablado|convenido)${END}`,
      '(?:dijiste|contaste|sugeriste|recomendaste|prometiste|mencionaste|explicaste|propusiste)(?: [^ ,.?!]+){0,3} (?:antes|ayer|la última vez|hace un|anteriormente|recién)|antes (?:me )?(?:dijiste|contaste|sugeriste|recomendaste|mencionaste)|me (?:dijiste|prometiste|sugeriste|recomendaste)',
      'acab(?:as|o) de (?:decir|decirte|preguntar|preguntarte|contar|contarte)(?:me)?',
      'de qué (?:hablamos|hablábamos|estábamos hablando)',
      `${WHERE} (?:lo dejamos|nos quedamos|íbamos|estábamos|quedamos)${over('la ultima vez|ayer|antes')}`,
      '(?:volvamos|volviendo|volver|regresemos) a (?:nuestr[oa]s?|lo (?:que|de))',
      'nuestra (?:última|anterior) (?:conversación|charla|sesión)(?! con)|tu (?:última|anterior) (?:respuesta|propuesta|sugerencia)',
      `(?:sigue|sigamos|seguimos|seguir|continúa|continuemos|continuamos|continuar|retom[^ ]*|empieza|empecemos|volvamos|vuelve|desde)(?: [^ ,.?!]+){0,3}? ${WHERE} (?:lo |la |nos |te |me )*(?:dejamos|dejaste|quedamos|quedaste|paramos|paraste|detuvimos|interrumpimos|terminamos)`,
      'punto en (?:el )?que (?:lo |nos |te )?(?:dejamos|quedamos|quedaste)',
      `(?:en )?qué (?:quedamos|habíamos quedado)${over('ayer|antes|la última vez|con lo|sobre|entonces|al final')}`,
      '(?:retom[^ ]*|(?:sigamos|seguimos|seguir|continuemos|continuamos|continuar) con|(?:volvamos|volver|vuelve|volviendo|regresemos) a) ?(?:lo|l?(?:el|la) (?:tema|conversación|charla|asunto|idea|historia)|l (?:tema|asunto|plan)) de (?:ayer|antes|anoche|la última vez|la otra vez|la vez pasada|esta mañana)',
    ],
    whole: [
      '(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|otr[oa]|últim[oa]) [a-z]+,? por favor',
      '(?:la )?(?:segunda|tercera|siguiente) parte',
      '(?:continúa|continúe|continuemos|continuar|sigue|siga|sigamos|seguimos|adelante|prosigue)(?: con (?:eso|ello|lo de antes)| desde ahí)?',
      '(?:(?:prefiero|quiero|me quedo con|elijo|escojo|tomo|dame|mejor|qué tal) )?(?:el|la|lo|los|las) (?:primer[oa]?|segund[oa]|tercer[oa]?|otr[oa]|últim[oa]|anterior|mism[oa])(?: opción| versión| idea| propuesta)?',
      '(?:prefiero |quiero |dame )?(?:ese|esa)(?: mism[oa])?|opción (?:[a-e]|[1-9])|lo mismo que (?:antes|la última vez|ayer)',
    ],
    leads: 'al final|ok|vale|sí|no|gracias|hola|bueno|bien|y|pero|entonces|por favor|puedes|claro|ahora',
    tails: 'por favor|gracias|entonces|ahora|mejor|otra vez',
    letterRequests:
      '(?:escrib[a-z]*|redact[a-z]*|respond[a-z]*|corrig[a-z]*)[^.?!]{0,60} (?:e-?mail|correo|carta|mensaje|respuesta|invitación)',
    takingUp: `
      continuar continuemos sigamos seguir sigue retomemos retomar volvamos volver dejamos quedamos
      conversación charla tema ayer última vez hablar hablamos dijimos decidimos`,
    recovery: 'Aquí no tengo mensajes anteriores. Dime de nuevo lo que necesito saber y seguimos desde ahí.',
  },
  requests: {
    rememberThese: [
      '(?:recuérdal[oa]s?|recuérdel[oa]s?|anótal[oa]s?|apúntal[oa]s?|memorízal[oa]s?|no l[oa]s? olvides?)',
      '(?:recuerda|recuerde|anota|apunta|memoriza) (?:esto|eso|lo siguiente|estas cosas)',
      '(?:acuérdate|no te olvides) de (?:esto|eso|ello)',
    ],
    polite: 'por favor',
    remember: [
      'recuerda',
      'recuerde',
      'acuérdate(?: de)?',
      'acuérdese(?: de)?',
      '(?:no )(?:te )?olvides(?: de)?',
      'no olvide',
      'ten en cuenta',
      'tenga en cuenta',
      'ten presente',
      'anota',
      'apunta',
      'memoriza',
    ],
    link: 'que ',
    forget: ['olvida', 'olvídate de', 'olvide', '¿?(?:puedes|podrías|puede|podría)(?: por favor)? olvidar'],
    forgetLink:
      '(?:que|(?:todo )?lo que (?:te |le )?(?:dije|he dicho|conté) (?:sobre|de|acerca de) (?<topic>.+))',
    asking: '¿?(?:puedes|podrías|puede|podría)',
    forgetForms: [
      '(?:por favor,? )?(?:olvida|olvide|borra|borre|elimina|elimine) (?:todo|todo lo que (?:sabes|sabe|te he dicho|te dije)|lo que (?:sabes|sabe|te he dicho|te dije)) (?:sobre|de|acerca de) (?<about>.+)',
      '(?:por favor,? )?(?:olvida|olvide) (?<content>(?:mi|mis|nuestr[oa]s?) (?!penas|problemas|preocupaciones|pregunta|último|última|mensaje|edad)\\S.*)',
    ],
  },
  directives: {
    standing:
      'a partir de ahora|desde ahora|de ahora en adelante|en adelante|en el futuro|siempre|por defecto',
    please: 'por favor|porfa',
    once: '(?:solo |sólo )?(?:esta vez|por esta vez|para esta (?:pregunta|respuesta))|a esta pregunta',
    others: '(?:a|con|para) (?:todos(?: los (?:demás|usuarios))?|todo el mundo|los demás)',
    opening:
      'hola|buenas|buenos días|buenas tardes|ok|vale|gracias|pues|y|bueno|perfecto|por cierto|puedes|quiero que|prefiero que|me gustaría que|ahora',
    doubt: 'quizás?|tal vez|a lo mejor|creo que|podrías|si puedes',
    asking: '¿ ?(?:me )?(?:puedes|podrías|puede|podría|podés)|(?:me )?(?:puedes|podrías|podés)',
    correcting: 'no(?:, espera|(?=,))|espera|perdona|mejor dicho|en realidad',
    closing: 'gracias|ok|vale|ahora|si puedes|también',
    again: 'de nuevo|otra vez|nuevamente',
    and: 'y|e|pero',
    tones: {
      concise: 'concis[oa]s?|breves?|cort[oa]s?|brevemente',
      detailed: 'detallad[oa]s?|larg[oa]s?|extens[oa]s?',
      formal: 'formal(?:es)?|formalmente|educad[oa]',
      informal: 'informal(?:es)?|relajad[oa]|coloquial',
      humorous: 'divertid[oa]|gracios[oa]',
      serious: 'seri[oa]',
      friendly: 'amables?|amigables?|simpátic[oa]|cercan[oa]',
      direct: 'direct[oa]s?',
      simple: 'simples?|sencill[oa]s?|clar[oa]s?',
      technical: 'técnic[oa]s?',
      professional: 'profesional(?:es)?',
      patient: 'pacientes?',
    },
    callMe: [
      '(?:llámame|llámeme|dime|me llames) {name}',
      '(?:puedes )?llamarme {name}',
      '(?:decir|llamar|decirme) {name}',
      'refiérete a mí como {name}',
    ],
    yourName: [
      '(?:te llamas|te llamarás|te llamaré|voy a llamarte|te voy a llamar) {name}',
      'tu(?: nuevo)? nombre (?:es|será) {name}',
    ],
    nameOff: ['no me llames {name}', 'ya no me llames {name}', 'dejar de llamarme {name}'],
    nameOffForGood: [
      'no me llames (?:más|nunca más) {name}',
      'no me llames {name} (?:más|nunca más)',
      '(?:nunca|jamás|nunca más) me llames {name}',
      'deja de llamarme {name}',
    ],
    role: ['sé (?<role>mi .+?)', '(?:actúa|compórtate|trabaja) como {role}', 'haz de {role}'],
    roleStanding: ['(?:eres|serás) (?<role>(?:mi|una?) .+?)'],
    tone: [
      `(?:sé|sea|seas) ${MORE}{tones}(?: conmigo)?`,
      `(?:responde|respóndeme|contesta|contéstame|habla|háblame|escribe)(?: de (?:forma|manera)| con respuestas)? ${MORE}{tones}`,
      `usa un tono ${MORE}{tones}`,
      `(?:da|dame) respuestas ${MORE}{tones}`,
    ],
    lessTone: ['(?:sé|sea) menos {less}', 'no seas tan {less}'],
    lessToneTaste: [
      '(?:tus|sus) (?:respuestas|mensajes) son (?:un poco )?(?:demasiado|muy) {less}(?: para mí)?',
    ],
    toneForms: {
      'informal address': [
        'tutéame',
        '(?:trátame|háblame) de tú',
        'puedes tutearme',
        'tutearme',
        'no me trates de usted',
      ],
      'formal address': ['(?:trátame|tráteme|háblame|hábleme) de usted', 'no me tutees', 'tratarme de usted'],
    },
    language: [
      '(?:responde|respóndeme|respondas|contesta|contéstame|contestes|responda)(?: solo| sólo)? en {language}',
      '(?:habla|háblame|hables)(?: solo| sólo)?(?: en)? {language}(?: conmigo)?',
      '(?:cambia|pasa) al? {language}',
      'hablemos en {language}',
      '(?:vuelve|vuelva|volvamos|volver|regresa|regrese|regresemos|retoma)(?: a (?:hablar(?:me)?|responder(?:me)?|contestar(?:me)?|escribir(?:me)?))?(?: al| en| el)? {language}',
      '(?:de vuelta|de nuevo) (?:al|en) {language}',
    ],
    languageOff: [
      `(?:deja|dejar) de ${ANSWER}(?: en)? {language}`,
      '(?:ya no|no) (?:me )?(?:respondas|contestes|hables|escribas)(?: más)?(?: en)? {language}(?: más)?',
      `(?:ya )?no (?:tienes que|hace falta|necesitas|es necesario) ${ANSWER}(?: más)?(?: en)? {language}(?: más)?`,
    ],
    boundaries: [
      '(?:nunca|jamás|nunca más) (?:uses|utilices|pongas) .+',
      'no (?:uses|utilices|pongas) más .+',
      'ya no (?:uses|utilices|pongas|tienes que usar|hace falta que uses) .+',
      'deja de (?:usar|utilizar|poner) .+',
      '(?:no más|basta de) (?:emojis|listas|tablas|bromas)',
      '(?:nunca|jamás|no vuelvas a|nunca más) (?:bromees|hagas bromas|menciones|hables|me hables|me preguntes|preguntes|comentes|me llames|bromear|mencionar|hablar|preguntar|te burles) ?.*',
    ],
    allowed: [
      'puedes volver a (?:usar|utilizar|poner) .+',
      'puedes (?:usar|utilizar) .+ (?:de nuevo|otra vez)',
    ],
    instructions: ['(?:usa|utiliza|cita|empieza|termina|da|añade|incluye|responde) .+'],
    nod: 'vale',
    introduces: 'me llamo|soy|mi nombre es',
    conditions: 'si|dijo|dice',
    pronouns: 'usted|tú|ustedes|vos',
    notNames:
      'luego|mañana|después|loco|loca|cuando|si|algo|nada|todo|todos|m[aá]s|otr[oa]s?|cu[aá]ndo|cu[aá]nt[oa]s?|c[oó]mo|qu[eé]|qui[eé]n|d[oó]nde|cu[aá]l(?:es)?|por ?qu[eé]|r[aá]pido|ya|ahora|eso|esto|ideas?|recetas?|chistes?|opciones|cosas?|consejos?|nombres?|frases?|palabras?|datos?|ejemplos?',
    my: 'mi',
    articles: 'una?',
    more: 'más',
    less: 'menos',
    toOthers:
      '(?:llama a|trata a|saluda a|(?:responde|contesta|habla|escribe|dile|sé)(?:le)?(?: \\S+){0,2}? (?:a|con))',
    everyone: 'todos(?: los demás)?|todo el mundo|los demás',
    manners: 'en|siempre|con|como',
    forbids: 'nunca jamás deja dejar no basta',
    light:
      'siempre ahora usa use uses usar utiliza utilices utilizar pon pongas poner puedes volver otra vez nuevo nuevamente más por favor los las el la un una en responde que ya tienes hace falta',
    unsafe:
      '(?:sin|ningun[ao]?|ignora)(?!\\p{L})[^.!?\\n]{0,30}(?:restriccion|filtros?|censura|límites?|reglas de seguridad)',
    hostile: '(?:ignora|olvida)(?!\\p{L})[^.!?\\n]{0,40}instruc',
    ofAnswers: 'respuesta|respond|contest|tutear',
    onOccasion: '(?:cuando|si|cada vez que) (?:te |me |yo |nos )?(?:pregunt|pid|habl|mencion|cuent)',
    addressee: 'tu|usted',
  },
  things: {
    places: 'en|a|desde',
    projects: 'proyectos?',
    called: 'se|llama|llamado|llamada|es',
    and: 'y|e|o',
  },
  people: {
    mine: 'mi|mis',
    theirs: 'su|sus',
    relatives:
      'colega|jefe|jefa|amig[oa]|esposa|marido|hermano|hermana|madre|padre|hijo|hija|vecin[oa]|perro|gato',
    with: 'con',
    named: ' se llama',
    speaker: 'yo|nosotros',
    spokenOf: 'ella|él|que',
    and: 'y|e',
  },
  languageNames: { es: 'castellano', nl: 'holandés', zh: 'mandarín' },
  summaries: {
    goals: '(?:mi|nuestro) (?:objetivo|meta)|(?:quiero|queremos|quisiera|me gustaria|espero poder|pretendo)',
    decisions:
      '(?:he|hemos|ha) (?:decidido|elegido|acordado|optado)|decidi|decidimos|acordamos|decision|vamos con|nos quedamos con',
    nextSteps:
      '(?:siguiente|proximo) paso|(?:tengo|tenemos|hay) que|(?:voy|vamos) a|debo|debemos|manana|recuerdame|plazo',
  },
  examples: {
    statementWords: {
      'Mi hermana Nora es alérgica al sésamo.': 'allergy',
      'Toco el oboe desde hace diez años.': 'hobby',
      'Si tuviera una cabra, la llamaría Lili.': '',
    },
    healthWords: {
      'La cardióloga me quitó el regaliz': 'health',
      'Otra vez me falla la rodilla': 'health',
      'Con las gambas se me hincha la cara': 'allergy',
      'La protagonista tiene asma': '',
    },
    stopWords: {
      '¿Dónde vive mi hermana?': 'es: vive hermana',
    },
    questions: {
      '¿Dónde vive mi hermana y qué queso compré?': 'self, 2 parts',
      '¿Cuándo me mudé?': 'when, self',
      '¿Quién me regaló la lámpara?': 'who, self',
      '¿Cuántos libros he leído?': 'howMany, self',
      '¿Cuál es mi té favorito?': 'preference, self',
      '¿Cómo se llama mi perro?': 'identity, procedural, self',
      '¿Cómo puedo reiniciar el router?': 'procedural, self, answered',
      'Como dijimos, usamos Postgres': 'continuation',
      '¿Qué restaurante me recomendaste?': 'assistant, self',
    },
    smallTalk: {
      'muchas gracias': true,
      'gracias por la receta': false,
    },
    lightWords: {
      '¿Qué ocurrió con el barco?': 'barco',
    },
    meanings: {
      '¿Qué no puedo comer?': 'diet',
      '¿Qué no me gusta?': 'dislik',
      '¿Dónde vivo?': 'live',
    },
    references: {
      '¿Por qué no?': true,
      '¿Y la segunda?': true,
      '¿Cómo se llama mi hermana?': false,
    },
    dates: {
      '¿Qué hice en marzo de 2024?': '2024-03-01 to 2024-04-01',
      '¿Dónde estuve hace dos semanas?': '2026-11-12 to 2026-11-19',
      '¿Qué compré la semana pasada?': '2026-11-16 to 2026-11-23',
    },
    continuity: {
      'Como dijimos, reserva el tren anterior.': true,
      'Continúa.': true,
      'no, el otro': true,
      '¿Cómo sigo una dieta sin gluten?': false,
      'Sigue esta historia: Érase una vez un lobo.': false,
    },
    requests: {
      'La carpeta roja está en el ático. Recuérdalo, por favor.': 'remember La carpeta roja está en el ático',
      'Ten en cuenta que vivo en Sevilla': 'remember vivo en Sevilla',
      'Recuerda: vivo en Cádiz': 'remember vivo en Cádiz',
      'Olvida lo que te dije sobre mi hermana': 'forget mi hermana',
      '¿Puedes olvidar que vivo en Oporto?': 'forget vivo en Oporto',
      '¿Recuerdas aquella película?': '',
    },
    directives: {
      'Prefiero que me llames Paco': 'address Paco',
      'Háblame en inglés de ahora en adelante': 'language en',
      'A partir de ahora te llamas Max.': 'name Max',
      'Sé más conciso, por favor': 'tone concise',
      'Nunca bromees sobre mi peso.': 'boundaries Nunca bromees sobre mi peso',
      'Responde siempre en latín.': 'instructions Responde siempre en latín',
      '¿Cómo te llamas?': '',
    },
    things: {
      'Mi hermana Lucía, que es muy lista, vive en Sevilla con los niños.': 'person Lucía; place Sevilla',
    },
    people: {
      'Mi hermana vive en Vigo. Yo vivo en León.': 'Yo vivo en León',
    },
    summaries: {
      'Quiero aprender portugués.': 'goals',
      'Hemos elegido las baldosas azules.': 'decisions',
      'Tengo que llamar al banco.': 'nextSteps',
      'Las baldosas son azules.': '',
    },
  },
};

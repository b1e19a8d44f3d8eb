/** Spanish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const spanish: Language = {
  code: 'es',
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
      números del mensaje`,
    codes: 'código, códigos, combinación, clave, cifras, dígitos',
    locks: `
      caja fuerte, candado, caja de llaves, cajetín de llaves, alarma, portero automático, telefonillo,
      cerradura, teclado, código de la puerta, código del portal, código de la alarma, cajita de llaves,
      se desbloquea con, desbloquea, se abre con, desbloquear, desbloqueo, desactivar la alarma, desarmar`,
    doors: `
      puerta, portón, portal, garaje, garage, cochera, edificio, entrada, apartamento, piso, trastero, reja,
      verja, valla, oficina, maleta, casillero, taquilla, ascensor, cancela`,
    logins: `
      usuario, login, cuenta, acceso, credenciales, wifi, wi-fi, router, red, inicio de sesión, entra como,
      inicia sesión, iniciar sesión, conéctate, todas mis cuentas, nombre de usuario, entrar`,
    ids: `
      dni, nie, nif, documento de identidad, número de la seguridad social, seguridad social, seguro social,
      curp, rfc, rut, run, cédula, cuil, cuit, documento nacional, carnet de identidad, número de identidad,
      nuss, número de afiliación`,
    documents: `
      pasaporte, carnet de conducir, permiso de conducir, licencia de conducir, carné de conducir,
      documento de viaje, permiso de residencia`,
    cards: 'tarjeta, tarjetas, visa, mastercard, tarjeta de crédito, tarjeta de débito',
    copulas: 'es, era, son, sigue siendo, ahora, todavía, siempre, será',
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
      ingresar, mete, usa, digita, digitar, se escribe, pulsa`,
    questions: `
      apellido de soltera, pregunta secreta, pregunta de seguridad, primera mascota, nombre de mi mascota,
      mascota, calle donde crecí, calle en la que, crecí, crecí en, primera escuela, primer colegio,
      escuela primaria, primer coche, primer carro, ciudad de nacimiento, mejor amigo, apodo`,
    answers: 'respuesta, responde, resp, contesta, puse',
    verified: 'para verificar, para confirmar, para iniciar sesión, para validar',
    kept: `
      para todo, en todas partes, en todos lados, guarda esto, guárdame esto, apunta esto, recuerda esto,
      la misma en todo`,
    rescues:
      'pierdo el móvil, pierdo el teléfono, pierdo mi celular, pérdida del teléfono, sin el móvil, un solo uso',
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
    },
  },
};

/** Spanish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const spanish: Language = {
  code: 'es',
  secretWords: {
    passwords: `
      contraseña, contraseñas, contrasena, clave secreta, palabra clave, frase de contraseña, frase secreta,
      palabra de paso`,
    shortPasswords: 'clave, pass, pwd, pw, contra, passwd',
    pins: `
      pin, código pin, puk, código de verificación, código de seguridad, código de acceso,
      código de confirmación, código sms, otp, cvv, cvc, clave de acceso, código de un solo uso,
      código secreto, clave de seguridad, número secreto, código de la tarjeta`,
    codes: 'código, códigos, combinación, clave, cifras, dígitos',
    locks: `
      caja fuerte, candado, caja de llaves, cajetín de llaves, alarma, portero automático, telefonillo,
      cerradura, teclado, código de la puerta, código del portal, código de la alarma, cajita de llaves,
      se desbloquea con, desbloquea, se abre con, desbloquear, desbloqueo`,
    doors: `
      puerta, portón, portal, garaje, garage, cochera, edificio, entrada, apartamento, piso, trastero, reja,
      verja, valla, oficina, maleta, casillero, taquilla, ascensor, cancela`,
    logins: 'usuario, login, cuenta, acceso, credenciales, wifi, wi-fi, router, red, inicio de sesión',
    ids: `
      dni, nie, nif, documento de identidad, número de la seguridad social, seguridad social, seguro social,
      curp, rfc, rut, run, cédula, cuil, cuit, documento nacional, carnet de identidad, número de identidad,
      nuss, número de afiliación`,
    documents: 'pasaporte, carnet de conducir, permiso de conducir, licencia de conducir, carné de conducir',
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

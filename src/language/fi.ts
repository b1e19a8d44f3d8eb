/** Finnish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const finnish: Language = {
  code: 'fi',
  secretWords: {
    passwords: 'salasana, salasanan, salasanat, salasanani, salalause, tunnussana, salis',
    shortPasswords: 'pw, pwd, ss',
    pins: `
      pin, pin-koodi, pinkoodi, tunnusluku, tunnusluvun, puk, puk-koodi, kertakäyttökoodi, vahvistuskoodi,
      turvakoodi, tarkistuskoodi, tekstiviestikoodi, avainluku, cvc, cvv, turvaluku, turvanumero, kertakoodi,
      varmennuskoodi`,
    codes: 'koodi, koodin, koodilla, koodit, yhdistelmä, numerosarja, numerot',
    locks: `
      ovikoodi, ovikoodin, porttikoodi, hälytyskoodi, hälytin, hälyttimen, hälytys, avainlaatikko, avainboksi,
      avainsäilö, numerolukko, koodilukko, munalukko, riippulukko, pyörälukko, kassakaappi, kassakaapin,
      summeri, ovipuhelin, alaovi, avainkaappi, avautuu, aukeaa, lukitus, avaat`,
    doors: `
      ovi, oven, ulko-ovi, portti, portin, autotalli, rappu, rapun, rappukäytävä, talo, mökki, mökin, kellari,
      toimisto, hissi, matkalaukku, kaappi, vaja, vajan, varasto, sisäänkäynti`,
    logins: `
      käyttäjä, käyttäjätunnus, käyttäjänimi, tunnus, tunnukset, kirjautuminen, tili, wifi, wi-fi, reititin,
      verkko, verkon, netti, netin, wlan`,
    ids: `
      henkilötunnus, henkilötunnuksen, henkilötunnukseni, hetu, hetuni, hetun, sotu, sosiaaliturvatunnus,
      sosiaaliturvatunnukseni`,
    documents: 'passi, passin, passinnumero, passini, ajokortti, ajokortin, henkilökortti',
    cards: 'kortti, kortin, korttini, luottokortti, pankkikortti, korttinumero, maksukortti',
    copulas: 'on, oli, nyt, yhä, edelleen',
    otherNumbers: `
      postinumero, tilaus, tilausnumero, tilauksen, lasku, laskun, laskunumero, paketti, paketin, lähetys,
      seurantakoodi, lento, juna, huone, huoneen, paikka, raide, isbn, sarjanumero, viite, viitenumero,
      alennuskoodi, alennus, kuponki, virhe, virhekoodi, versio, puh, puhelin, lähdekoodi, viivakoodi, tuote,
      tuotenumero, sivu, linja, bussi, hinta, asiakasnumero, suuntanumero, maakoodi, sali, varaus`,
    talk: `
      unohdin, unohtunut, unohtui, unohtaa, pitää, täytyy, vähintään, merkkiä, vanhentunut, vaihtaa,
      palauttaa, väärä, väärin, hukassa, huomenna, lähetän, myöhemmin`,
    announced: {
      names: 'salasana',
      is: 'on',
    },
  },
};

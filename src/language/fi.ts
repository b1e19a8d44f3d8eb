/** Finnish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const finnish: Language = {
  code: 'fi',
  secretWords: {
    passwords: `
      salasana, salasanan, salasanat, salasanani, salalause, tunnussana, salis, koodisana, tunnuslause,
      salasanaksi`,
    shortPasswords: 'pw, pwd, ss, pswd',
    pins: `
      pin, pin-koodi, pinkoodi, tunnusluku, tunnusluvun, puk, puk-koodi, kertakäyttökoodi, vahvistuskoodi,
      turvakoodi, tarkistuskoodi, tekstiviestikoodi, avainluku, cvc, cvv, turvaluku, turvanumero,
      kertakoodi, varmennuskoodi, kertakäyttökoodit, varakoodit, palautuskoodit, palautuskoodi,
      varmuuskoodit, numerot tekstiviestistä, koodi tekstiviestistä`,
    codes: 'koodi, koodin, koodilla, koodit, yhdistelmä, numerosarja, numerot',
    locks: `
      ovikoodi, ovikoodin, porttikoodi, hälytyskoodi, hälytin, hälyttimen, hälytys, avainlaatikko,
      avainboksi, avainsäilö, numerolukko, koodilukko, munalukko, riippulukko, pyörälukko, kassakaappi,
      kassakaapin, summeri, ovipuhelin, alaovi, avainkaappi, avautuu, aukeaa, lukitus, avaat,
      hälyttimen pois`,
    doors: `
      ovi, oven, ulko-ovi, portti, portin, autotalli, rappu, rapun, rappukäytävä, talo, mökki, mökin, kellari,
      toimisto, hissi, matkalaukku, kaappi, vaja, vajan, varasto, sisäänkäynti`,
    logins: `
      käyttäjä, käyttäjätunnus, käyttäjänimi, tunnus, tunnukset, kirjautuminen, tili, wifi, wi-fi, reititin,
      verkko, verkon, netti, netin, wlan, kirjaudu, kirjaudutaan, kirjautumistunnus, sisään,
      kaikilla tileillä`,
    ids: `
      henkilötunnus, henkilötunnuksen, henkilötunnukseni, hetu, hetuni, hetun, sotu, sosiaaliturvatunnus,
      sosiaaliturvatunnukseni`,
    documents: `
      passi, passin, passinnumero, passini, ajokortti, ajokortin, henkilökortti, matkustusasiakirja,
      oleskelulupa`,
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
    entered: `
      kirjoita, kirjoitetaan, syötä, syötetään, näppäile, näppäillään, paina, naputtele, naputa, käytä,
      aseta, ruutu, risuaita, tähti`,
    questions: `
      tyttönimi, turvakysymys, salainen kysymys, ensimmäinen lemmikki, ensimmäisen lemmikin, lemmikin nimi,
      koiran nimi, kissan nimi, lapsuuden katu, kasvoin, ensimmäinen koulu, ala-aste, ensimmäinen auto,
      syntymäkaupunki, paras ystävä, lempinimi`,
    answers: 'vastaus, vastaa, vastaukseksi, vast, laitoin, kirjoitin, vastasin, olen laittanut, laitan',
    verified: 'vahvistaaksesi, vahvistamiseen, kirjautuaksesi, todentaaksesi',
    kept: 'kaikkeen, kaikkialla, joka paikassa, tallenna tämä, muista tämä, pidä tämä tallessa',
    rescues: 'kadotan puhelimen, puhelin katoaa, ilman puhelinta, kertakäyttöiset',
    keys: 'avain, avaimen, token, tunniste, salaisuus, palautusavain, lisenssiavain, tuoteavain, api-avain',
    atms: 'pankkiautomaatti, automaatti, automaatilla, otto, pankkikortti, pankkikortin, käteistä',
    texted: 'sms, tekstiviesti, tekstari, tekstarilla, vahvistus, tunnistus, tuli',
    asks: 'kerro, anna, lähetä, mikä on, mikä, syötä, syöttäkää, tarvitsen, kirjoita, paljonko',
    replies: `
      joo, juu, kyllä, ei, ok, okei, kiitos, kiitti, myöhemmin, odota, en tiedä, en muista, unohdin,
      miksi, moi, sama, ehkä, ei mitään, juuri`,
    opens: 'aukeaa, avautuu, avaa, avata, pääsee, pääset, saa pois, saa auki, lukitus aukeaa',
    announced: {
      names: 'salasana',
      is: 'on',
    },
  },
  discretionWords: {
    offRecord: `
      off the record, älä tallenna tätä, älä tallenna, älkää tallentako tätä, älä muista tätä,
      älä paina tätä mieleesi, älä paina tätä muistiin, älä laita tätä muistiin, vain tähän keskusteluun,
      vain tässä keskustelussa, vain tätä keskustelua varten, vain tätä chattia varten,
      vain tässä chatissa, jää meidän välillemme`,
    forgetAll: `
      unohda kaikki mitä tiedät minusta, unohda kaikki minusta, unohda kaikki mitä minusta tiedät,
      poista kaikki mitä tiedät minusta, poista kaikki mitä minusta tiedät, poista kaikki minusta,
      unohtakaa kaikki mitä tiedätte minusta`,
    forgetAllQuestion:
      'Poistanko kaiken, mitä olen sinusta oppinut? Sitä ei voi perua. Vahvista vastaamalla ”kyllä”.',
    yes: 'kyllä, joo, juu, kiitos, vahvistan, varmasti, tee se, poista kaikki, unohda kaikki, selvä, ok',
  },
};

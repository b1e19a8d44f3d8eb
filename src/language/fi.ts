/** Finnish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const finnish: Language = {
  code: 'fi',
  questions: {
    self: 'minä, minun, minulle, minua, meidän, meille, vaimoni, mieheni, lapseni',
  },
  abbreviations: 'esim, n, klo, ym, jne, puh, os, ts',
  ordinalLeads: 'päivänä',
  everyDay: 'joka',
  namesTakeEndings: true,
  comparisonWords: {
    denials: 'ei, en, eivät',
  },
  secretWords: {
    passwords: `
      salasana, salasanan, salasanat, salasanani, salalause, tunnussana, salis, koodisana, tunnuslause,
      salasanaksi`,
    shortPasswords: 'pw, pwd, ss, pswd',
    pins: `
      pin, pin-koodi, pinkoodi, tunnusluku, tunnusluvun, puk, puk-koodi, kertakäyttökoodi, vahvistuskoodi,
      turvakoodi, tarkistuskoodi, tekstiviestikoodi, avainluku, cvc, cvv, turvaluku, turvanumero,
      kertakoodi, varmennuskoodi, kertakäyttökoodit, varakoodit, palautuskoodit, palautuskoodi,
      varmuuskoodit, numerot tekstiviestistä, koodi tekstiviestistä, varakoodi`,
    codes: 'koodi, koodin, koodilla, koodit, yhdistelmä, numerosarja, numerot',
    digits: 'nolla, yksi, kaksi, kolme, neljä, viisi, kuusi, seitsemän, kahdeksan, yhdeksän',
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
    cards: `
      kortti, kortin, korttini, luottokortti, pankkikortti, korttinumero, maksukortti, kortille,
      kortilla, kortilta, kortit`,
    accounts: 'tilinumero, pankkitili',
    devices: 'tabletti, tabletin, kännykkä, kännykän, läppäri, läppärin, puhelin, puhelimen',
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
    kept: `
      kaikkeen, kaikkialla, joka paikassa, tallenna tämä, muista tämä, pidä tämä tallessa, nimi ja vuosi,
      helppo arvata, käytän kaikkialla`,
    rescues: 'kadotan puhelimen, puhelin katoaa, ilman puhelinta, kertakäyttöiset',
    keys: 'avain, avaimen, token, tunniste, salaisuus, palautusavain, lisenssiavain, tuoteavain, api-avain',
    atms: `
      pankkiautomaatti, automaatti, automaatilla, otto, pankkikortti, pankkikortin, käteistä, kortille,
      kortilla`,
    texted: 'sms, tekstiviesti, tekstari, tekstarilla, vahvistus, tunnistus, tuli',
    asks: 'kerro, anna, lähetä, mikä on, mikä, syötä, syöttäkää, tarvitsen, kirjoita, paljonko',
    replies: `
      joo, juu, kyllä, ei, ok, okei, kiitos, kiitti, myöhemmin, odota, en tiedä, en muista, unohdin,
      miksi, moi, sama, ehkä, ei mitään, juuri`,
    opens: 'aukeaa, avautuu, avaa, avata, pääsee, pääset, saa pois, saa auki, lukitus aukeaa',
    sides: 'vasen, oikea, vasemmalle, oikealle',
    thens: 'sitten',
    cardCodes: 'cvv, cvc, turvakoodi, kolme numeroa takana, takana olevat, kortin takana',
    announced: {
      names: 'salasana',
      is: 'on',
      passingKeys: 'julkinen',
    },
    nearby: {
      small: 'ja, on, ei, se, että, kun',
      phraseNames: 'lause',
      theWord: 'sana',
      codeWords: 'koodisana',
      spelt: 'pienellä',
      conditions: 'jos',
      measures: 'merk*',
      called: 'nimeltä',
      users: 'käyttäj',
      forExample: 'esim., esim',
      numeros: 'nro',
      numberEndings: 'lla, lle, lta, ssa, sta, ksi',
      security: 'turva',
      asking: 'kysy',
      backs: 'takana',
    },
  },
  orderWords: {
    machine:
      'tekoäly*, AI, botti, botin, botille, botit, bottia, chatbot*, chattibot*, kielimalli*, keskustelubot*, virtuaaliavustaj*, tekoälyavustaj*, GPT, neuroverkko*, ääniavustaj*, puheavustaj*',
    helper:
      'avustaja, avustajan, avustajalle, avustajat, avustajaa, assistentti*, malli, mallin, mallille, mallit, mallia',
    job: 'johtajan, lääkärin, hammaslääkärin, rouva, herra, henkilöstö, työntekijä*, ministerin, notaarin, asianajajan, ohjaajan, soitti',
    addressed:
      'hyvä avustaja, rakas avustaja, tekoälylle, kielimallille, avustajalle, huomio tekoäly, viesti tekoälylle, ohje tekoälylle, jos olet tekoäly, kielimallia varten, chatbotille, hyvä tekoäly, vain tekoälylle, jos olet botti, joka arvioi tämän',
    you: 'sinä, sinun, sinua, sinulle, sinulta, sinut, sinuun, te, teidän, teille',
    drop: 'unohda, unohdat, unohtakaa, ohita, ohittakaa, jätä huomiotta, jätä huomioimatta, hylkää, hylätkää, älä noudata, älä välitä, poista käytöstä, kumoa, sivuuta, sivuuttakaa, kytke pois, riko, lakkaa noudattamasta, hylätty, heitä pois, viis',
    lifted:
      'kumottu, kumotaan, poistettu, eivät enää päde, ei enää päde, eivät päde, ei ole voimassa, eivät ole voimassa, mitätöity, keskeytetty, vanhentun*, pois päältä, on hylätty, hylätty, poistuneet, on peruttu, peruttu, eivät koske, eivät päde tässä',
    rules:
      'ohjeet, ohjeita, ohjeista, ohjeistuk*, ohjeesi, säännöt, sääntöjä, säännöistä, sääntösi, rajoituk*, suodatti*, käskyt, käskyjä, määräyk*, periaat*, turvasään*, turvaohj*, linjauk*, kiellot',
    prior:
      'aiemmat, aiempia, aiempi, aikaisemm*, edelliset, edellisiä, edeltäv*, kaikki, kaikkia, alkuperäis*, tähänastis*, entiset',
    your: 'sinun, ohjeesi, sääntösi, vastauksesi, vastauksiisi, sinulle annet*, saamasi',
    tell: 'vastaa, vastaat, vastatkaa, vastata, vastattava, sano, sanot, sanoa, kerro, kertoa, väitä, väität, väittää, mainitse, mainita, mainitset, mainittava, kirjoita, kirjoittaa, toista, lisää, nimeä, esitä, esittää, vakuuta, totea, käännä, tiivistä',
    advise:
      'suosittele, suositella, suosittelet, suositteleva*, kehu, kehua, kehut, ylistä, ylistää, mainosta, mainostaa, suosi, ehdota, ehdottaa, puolla, myy, moiti, mollaa, ohjaa, hehkuta, neuvo, kehumalla, täydellisenä, moitteettomana',
    show: 'näytä, näyttää, paljasta, paljastaa, tulosta, tulostaa, listaa, luettele, julkaise, luovuta, anna',
    act: 'lähetä, lähettää, lähetät, välitä, välittää, suorita, suorittaa, aja, kutsu, poista, poistaa, lisää, lisätä, tallenna, kopioi, kopioida, liitä, liittää, avaa, klikkaa, osta, siirrä, siirtää, päivitä, hyväksy, kerää, kerätä, peru, upota, varaa, maksa, kysy',
    must: 'pitää, täytyy, tulee, on mainittava, on suositeltava, on vastattava, kuuluu, saa, ei saa, eivät saa, pakko, velvollinen, velvollisuus, on tarkoitus, on käsketty, tulisi, pitäisi, huolehdi että',
    wish: 'olisi mukava*, olisi hieno*, olisi hyvä, olisi kiva*, toivottav*, ilahduttaisi, arvostaisi, huomaavainen, avulias, hyvä avustaja, hyväntahtoinen, hyväsydäminen',
    always:
      'aina, ei koskaan, älä koskaan, vain, ainoastaan, joka kerta, poikkeuksetta, kaikissa tilanteissa',
    later:
      'tästä lähtien, tästä eteenpäin, jatkossa, vastedes, seuraavassa vastauksessa, seuraavaan vastaukseen, ensi kerralla, kun olet lukenut, ennen kuin vastaat, toistaiseksi, tulevissa, tästä hetkestä, viidennestä kysymyksestä, ennen kuin jatkat',
    each: 'jokaisessa vastauksessa, jokaiseen vastaukseen, joka vastauksessa, joka vastaukseen, kaikissa vastauksissa, kaikkiin vastauksiin, jokaisessa keskustelussa, jokaisen vastauksen, kaikkiin kysymyksiin, joka kysymykseen, jokaiseen kysymykseen, jokaisessa viestissä, jokaisen viestin, aloita jokainen vastaus, jokainen vastaus',
    asked:
      'jos käyttäjä, kun käyttäjä, kysyttäessä, jos kysytään, kun kysytään, kysymyksiin jotka, jos joku kysyy sinulta, kun puhe kääntyy, puheeksi, kysyy',
    user: 'käyttäjä, käyttäjän, käyttäjälle, käyttäjää, käyttäjät, käyttäjien, käyttäjiltä, käyttäjältä, keskustelukumppani*, juttukumppani*, jonka kanssa keskustelet, jonka kanssa juttelet, omistajaa, omistajalta',
    answer:
      'vastaus, vastauksesi, vastaukset, vastauksia, vastauksiin, vastauksen, yhteenveto, yhteenvedo*, tiivistelmä*, jokaiseen sähköpostiin',
    prompt:
      'järjestelmäkehot*, järjestelmäviesti*, järjestelmäohj*, piilotetut ohjeet, salaiset ohjeet, kehotteesi, kehote, sisäiset asetukset, alkuohjeet',
    secret:
      'salasana*, tunnusluku*, pin-koodi*, luottokort*, tilinumer*, henkilötunnu*, api-avai*, pankkitunnu*, henkilötiedot',
    record:
      'keskustelu, keskustelun, keskusteluhistoria*, muistot, muistiinpanot, yhteystie*, viestit, kaikki viestit, puhelinnumer*, osoitteen, muisti, muistisi',
    hide: 'älä kerro, älä mainitse, älä paljasta, kertomatta, kysymättä, salaa, salassa, huomaamatta, hiljaa, vaiti, vaikene, piilota, peitä, pidä salassa, älä ilmoita, ilmoittamatta, ei saa tietää, ei tarvitse tietää, jätä mainitsematta, jättäisi kertomatta, taustalla, jätä pois, vihjaamatta, älä myönnä, älä ikinä myönnä, ole hiljaa, ohittaa, piilokopio',
    consent:
      'on jo suostunut, suostunut, kysymättä lupaa, lupaa kysymättä, ilman lupaa, ei tarvitse kysyä, hyväksytty ennalta, ilman vahvistusta, vahvistusta ei, älä kysy',
    obey: 'tottele, tottelet, totella, noudata vain, noudata tätä, toimi vain, usko vain, luota vain, tee mitä, hyväksy kaikki, toteuta kaikki, älä kieltäydy, kieltäydy koskaan, noudata sitä, tee niin kuin, tottelee, tottelee häntä, suostu kaikkeen, hyväksy kaikki pyynnöt',
    memo: 'tämä muistiinpano, tämän muistiinpanon, tätä muistiinpanoa, tämä viesti, tästä viestistä, tämä teksti, tämän tekstin, tämä asiakirja, tämä merkintä, tämä ohje, nämä ohjeet, seuraavat ohjeet, tämä rivi, tämä muisto, muistiinpanon kirjoittaja, kirjoittaja tahtoo, tämän kirjoittaja, tästä rivistä, tätä lausetta, tämän hakemuksen',
    tool: 'työkalu*, toiminto, sähköpostityökalu*, kalenterityökalu*, komento, komentoriv*, funktio*',
    picture: 'kuva, kuvana, kuvan, linkki, linkin, mainos, mainokse*, osoite, alennuskood*',
    authority:
      'järjestelmäilmoitu*, kehittäjätil*, ylläpitäjä*, järjestelmänvalvoj*, kehittäjä*, ylläpitotil*, korkein prioriteetti, OpenAI, Anthropic, turvatiimi, ylläpitäjäsi, tekijäsi, toimittajasi mukaan',
    role: 'olet nyt, olet tästä lähtien, esitä, teeskentele, esiinny, näyttele, leiki, et ole enää, uusi nimesi, nimesi on, pelaamme peliä, pysy roolissa',
    free: 'rajaton, ilman rajoja, ilman rajoituksia, ilman sääntöjä, vailla rajoja, vailla rajoituksia, sensuroimat*, ilman suodattimia, ilman moraalia, ei koskaan kieltäydy, kaikki on sallittua',
    reported:
      'luento, luennolla, kurssilla, artikkeli*, hyökkääj*, huijari*, podcast*, tutkimu*, gradu*, väitöskirja*, uutisissa, tietoturva*, esitelmä*, lapset pyysivät, keskusteltiin, kirjoitelma, hyökkäys, hyökkäyksen, raportti kuvaa, aina sanoi, tapasi sanoa',
    self: 'minä, olen, minulla, me, meillä, äiti, isä, mummo, ukki, veljeni, siskoni, poikani, tyttäreni, opettaja, lääkäri',
    partner: 'asiakas, asiakka*, vieras, vierai*, joku, jollekin, kävijä*, ihmiset',
    when: 'jos joku, kun joku, jos asiakas, kun joku mainitsee, jos joku mainitsee, taikasana*, laukaisusana*, heti kun, kuka kysyy, joka kysyy, kun kuulet',
    deceive:
      'valehtele, valehdella, väitä, väittää, väität, huijaa, harhauta, teeskentele, keksi, totena, tosiasiana, kiistä, kiellä, vaihda puheenaihe*, faktana, ole tietämätön, tahallaan, väärin, väärä päivä, väärää, keksi perustelut, vastaa ettei, on tosiasia että',
    daily:
      'äiti, isä, mummo, ukki, lapset, lapsi, koira, kissa, koulu*, opettaja, lääkäri, lääke, tabletti, kahvi, keitto, taikina, uuni, resepti, sauna, mökki, ovi, avain, bussi, juna, naapuri, vuokra*, juhlat, synttäri*, kirja, laulu, kuoro, joukkue, poliisi, paketti, toimittaja, tilausnumero, lasku, esityslista, torilla, raskaus, kuningas, kuningatar, näytös, peli, aamiainen, ryhmä, sali, matto',
    software:
      'järjestelmä, sovellus, sivusto, palvelin, lomake, painike, skripti, asetukset, tulostin, päivitys, voimassa olevan linkin',
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
  requests: {
    polite: 'ole hyvä ja|olkaa hyvä ja',
    forget: ['unohda', 'unohtakaa'],
    forgetLink: 'että',
  },
  examples: {
    questions: {
      'Milloin minun kurssini on?': 'self',
    },
    requests: {
      'Unohda, että asun Portossa.': 'forget asun Portossa',
    },
  },
};

/** Slovak: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const slovak: Language = {
  code: 'sk',
  secretWords: {
    passwords: `
      heslo, hesla, heslu, heslom, hesle, hesiel, prístupová fráza, prístupové heslo, tajné slovo,
      kódové slovo`,
    shortPasswords: 'pw, pwd, pass, pswd, hslo',
    pins: `
      pin, pin kód, pinu, puk, kód pin, overovací kód, bezpečnostný kód, jednorazový kód, potvrdzovací kód,
      sms kód, prístupový kód, cvv, cvc, autorizačný kód, jednorazové kódy, záložné kódy, obnovovacie kódy,
      číslice z sms, čísla z sms, kód z sms`,
    codes: 'kód, kódu, kódom, kódy, kombinácia, kombináciu, číslice, čísla',
    locks: `
      schránka na kľúče, schránke na kľúče, trezor, trezoru, sejf, alarm, alarmu, visiaci zámok,
      visací zámok, kódový zámok, zámok, zámku, zvonček, interkom, kód od dverí, kód od brány, vrátnik,
      odomyká, odomyká sa, odomknúť, odomkneš, otvára sa, odkódovať, schránke`,
    doors: `
      dvere, dverí, dverám, brána, brány, bráne, bránu, bránka, bránku, garáž, garáže, vchod, vchodu,
      vchodové, budova, byt, bytu, pivnica, pivnice, kancelária, výťah, kufor, skrinka, chata, chaty`,
    logins: `
      prihlásenie, prihlasovacie, prihlasovanie, používateľ, používateľské meno, login, účet, účtu, wifi,
      wi-fi, router, routeru, sieť, siete, prihlás sa, prihlásiť, použív, všetky účty, prihlasuje sa`,
    ids: `
      rodné číslo, rodného čísla, rodne cislo, rč, r.č., číslo op, občiansky preukaz, občianskeho,
      občiansky, rodné č, rodne c, rod. č, rod č, r. č, rodným číslom`,
    documents: `
      pas, pasu, cestovný pas, číslo pasu, vodičák, vodičský preukaz, vodičáku, občiansky preukaz,
      cestovný doklad, povolenie na pobyt`,
    cards: 'karta, karty, kartu, kartou, číslo karty, kreditka, platobná karta',
    copulas: 'je, bolo, bol, znie, teraz, stále, je to',
    otherNumbers: `
      psč, objednávka, objednávky, objednávku, faktúra, faktúry, balík, balíka, zásielka, zásielky, let,
      vlak, izba, izby, sedadlo, nástupište, isbn, sériové číslo, zľavový kód, zľava, zľavu, kupón,
      chyba, chyby, verzia, tel, telefón, mobil, spis, zdrojový kód, čiarový kód, článok, strana, linka,
      autobus, cena, zákaznícke číslo, variabilný symbol, rezervácia, predvoľba, ičo, dič, kód produktu,
      kód výrobku`,
    talk: `
      zabudol, zabudla, zabudnuté, zabudnúť, musí, aspoň, minimálne, znakov, znaky, vypršalo, zmeniť, obnoviť,
      resetovať, zlé, stratil, zadajte, nesprávne, zajtra, pošlem, neskôr, mailom`,
    entered: `
      napíš, napíšte, zadaj, zadajte, zadať, naťukaj, vyťukaj, stlač, nastav, nastavte, nastaviť, použi,
      vlož, píš, hviezdička, krížik, mriežka, hviezdičku`,
    questions: `
      rodné priezvisko, meno za slobodna, priezvisko za slobodna, kontrolná otázka, bezpečnostná otázka,
      tajná otázka, prvý maznáčik, prvého miláčika, meno psa, meno mačky, ulica kde, vyrastal, vyrastala,
      prvá škola, základná škola, prvé auto, miesto narodenia, najlepší kamarát, prezývka`,
    answers: `
      odpoveď, odpovedz, odpovedaj, odp, dal som, dala som, napísal som, vyplnil som, zadal som,
      uviedol som`,
    verified: 'na overenie, pre overenie, na potvrdenie, na prihlásenie',
    kept: 'na všetko, všade, všade rovnaké, ulož si to, ulož to, zapamätaj si, odlož mi to',
    rescues: 'stratím telefón, stratím mobil, straty telefónu, bez telefónu, jednorazové',
    keys: 'kľúč, token, api kľúč, tajomstvo, prístupové údaje, obnovovací kľúč, licenčný kľúč',
    atms: 'bankomat, bankomatu, z bankomatu, platobná karta, výber',
    texted: 'sms, esemeska, smska, overenie, overovací, potvrdenie, prišiel, prišla, prišlo',
    asks: 'povedz, povedzte, daj, pošli, aké je, aký je, zadaj, zadajte, potrebujem, napíš',
    replies: `
      áno, nie, hej, ok, dobre, vďaka, ďakujem, neskôr, počkaj, neviem, netuším, zabudol, prečo, ahoj,
      rovnaké, možno, nič, žiadne, presne, jasné`,
    opens: 'odomyká, odomknúť, odomkneš, otvára, otvoriť, otvoríš, dostaneš sa',
  },
  discretionWords: {
    offRecord: `
      mimo záznam, len medzi nami, neukladaj to, neukladaj toto, neukladajte to, neukladajte toto,
      nepamätaj si to, nepamätaj si toto, nepamätajte si to, len pre tento chat, len v tomto chate,
      iba pre tento chat, len pre túto konverzáciu, len v tejto konverzácii, iba v tejto konverzácii`,
    forgetAll: `
      zabudni všetko o mne, zabudni všetko čo o mne vieš, zabudnite všetko o mne,
      zabudnite všetko čo o mne viete, vymaž všetko o mne, vymaž všetko čo o mne vieš,
      vymažte všetko čo o mne viete, zmaž všetko čo o mne vieš`,
    forgetAllQuestion:
      'Mám vymazať všetko, čo som sa o vás dozvedel? Nedá sa to vrátiť. Potvrďte odpoveďou „áno“.',
    yes: `
      áno, hej, prosím, potvrdzujem, isto, iste, určite, vymaž všetko, zmaž všetko, zabudni všetko,
      urob to, ok`,
  },
};

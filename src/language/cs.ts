/** Czech: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const czech: Language = {
  code: 'cs',
  secretWords: {
    passwords: `
      heslo, hesla, heslu, heslem, hesle, hesel, přístupová fráze, přístupové heslo, heslové slovo,
      tajné slovo, kódové slovo`,
    shortPasswords: 'pw, pwd, pass, pswd, hslo',
    pins: `
      pin, pin kód, pinu, pinem, puk, kód pin, ověřovací kód, bezpečnostní kód, jednorázový kód,
      potvrzovací kód, sms kód, přístupový kód, cvv, cvc, autorizační kód, jednorázové kódy, záložní kódy,
      obnovovací kódy, číslice z sms, čísla z sms, kód z sms, nouzové kódy`,
    codes: 'kód, kódu, kódem, kódy, kombinace, kombinaci, číselník, číslice, čísla',
    locks: `
      schránka na klíče, schránce na klíče, klíčenka, trezor, trezoru, sejf, alarm, alarmu, visací zámek,
      kódový zámek, zámek, zámku, zabezpečovačka, zvonek, interkom, domovní telefon, kód od dveří,
      kód ke dveřím, kód od brány, odemyká, odemyká se, odemknout, odemkneš, otevírá se, odkódovat, odkóduj,
      schránce, schránka`,
    doors: `
      dveře, dveří, dveřím, dveřích, brána, brány, bráně, bránu, vrata, vrat, branka, garáž, garáže, vchod,
      vchodu, vchodové, budova, byt, bytu, sklep, sklepu, kancelář, výtah, kufr, skříňka, chata, chaty`,
    logins: `
      přihlášení, přihlašovací, uživatel, uživatelské jméno, login, účet, účtu, wifi, wi-fi, router,
      routeru, síť, sítě, přihlas se, přihlásit, přihlašuje se, uživ, uživatelský, všechny účty,
      uživ. jméno`,
    ids: `
      rodné číslo, rodného čísla, rodný číslo, rodne cislo, rč, r.č., číslo op, občanka, občanky,
      občanský průkaz, číslo občanky, číslo pojištěnce, rodné č, rodne c, rod. č, rod č, rod. číslo, r. č,
      rodným číslem`,
    documents: `
      pas, pasu, cestovní pas, číslo pasu, řidičák, řidičský průkaz, řidičáku, občanský průkaz, občanky,
      cestovní doklad, cestovního dokladu, povolení k pobytu`,
    cards: 'karta, karty, kartu, kartě, kartou, číslo karty, kreditka, platební karta',
    copulas: 'je, bylo, byl, zní, teď, pořád, stále, nyní, je to',
    otherNumbers: `
      psč, objednávka, objednávky, objednávku, faktura, faktury, balík, balíku, zásilka, zásilky, zásilkovna,
      let, vlak, pokoj, pokoji, sedadlo, nástupiště, isbn, sériové číslo, slevový kód, sleva, slevu, kupon,
      chyba, chyby, verze, tel, telefon, mobil, spis, zdrojový kód, čárový kód, článek, strana, linka,
      autobus, cena, zákaznické číslo, variabilní symbol, rezervace, předvolba, sál, ičo, dič, číslo popisné`,
    talk: `
      zapomněl, zapomněla, zapomenuté, zapomenout, musí, alespoň, minimálně, znaků, znaky, vypršelo, změnit,
      obnovit, resetovat, špatné, ztratil, zadejte, nesprávné, zítra, pošlu, později, mailem`,
    entered: `
      napiš, napište, zadej, zadejte, zadat, zadáš, naťukej, vyťukej, vyťukat, zmáčkni, stiskni, nastav,
      nastavte, nastavit, použij, vlož, piš`,
    questions: `
      rodné příjmení, jméno za svobodna, kontrolní otázka, bezpečnostní otázka, tajná otázka,
      první mazlíček, prvního mazlíčka, jméno psa, jméno kočky, ulice kde, vyrůstal, vyrůstala, první škola,
      základní škola, první auto, místo narození, nejlepší kamarád, přezdívka`,
    answers: 'odpověď, odpověz, odpovídej, odp',
    verified: 'k ověření, pro ověření, k potvrzení, pro potvrzení, pro přihlášení',
    kept: 'na všechno, všude, všude stejné, ulož si to, ulož to, zapamatuj si, schovej mi to',
    rescues: 'ztratím telefon, ztratím mobil, ztráty telefonu, bez telefonu, jednorázové',
    announced: {
      names: 'heslo',
    },
  },
};

/** Serbian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const serbian: Language = {
  code: 'sr',
  secretWords: {
    passwords: `
      шифра, шифру, шифре, лозинка, лозинку, лозинке, šifra, šifru, šifre, lozinka, lozinku, lozinke, sifra,
      пасворд`,
    shortPasswords: 'pass, pw, pwd',
    pins: `
      пин, пин код, пин кода, пук, pin, pin kod, puk, код за потврду, сигурносни код, безбедносни код,
      једнократни код, kod za potvrdu, bezbednosni kod, jednokratni kod, верификациони код, verifikacioni kod,
      sms kod, смс код, cvv, cvc, приступни код`,
    codes: `
      код, кода, kod, koda, шифра, шифру, комбинација, комбинацију, kombinacija, kombinaciju, бројеви, cifre,
      цифре`,
    locks: `
      интерфон, интерфона, interfon, interfona, сеф, сефа, сефу, sef, sefa, sefu, аларм, аларма, alarm,
      alarma, катанац, катанца, katanac, katanca, кутија за кључеве, kutija za ključeve, brava, брава, trezor,
      трезор, откључава, откључава се, otključava, otključava se, отвара се, otvara se`,
    doors: `
      врата, vrata, капија, капију, капије, kapija, kapiju, kapije, улаз, ulaz, гаража, гараже, garaža,
      garaže, зграда, зграде, zgrada, zgrade, стан, stan, подрум, podrum, kancelarija, lift, лифт, kofer,
      кофер, викендица, vikendica, рампа, rampa`,
    logins: `
      корисник, корисничко име, korisnik, korisničko ime, налог, nalog, логин, login, wifi, wi-fi, вајфај,
      vajfaj, рутер, ruter, мрежа, mreža, вај-фај`,
    ids: `
      јмбг, jmbg, матични број, matični broj, матични, лична карта, lična karta, lične karte,
      број личне карте, maticni broj`,
    documents: `
      пасош, пасоша, pasoš, pasoša, возачка дозвола, возачка, vozačka dozvola, vozačka, лична карта,
      lična karta`,
    cards: 'картица, картице, картицу, kartica, kartice, karticu, број картице, broj kartice',
    copulas: 'је, je, била, bila, гласи, glasi, сад, сада, sad, sada, још, još, и даље',
    otherNumbers: `
      поштански број, poštanski broj, поруџбина, поруџбине, porudžbina, porudžbine, рачун, račun, фактура,
      faktura, пакет, paket, пошиљка, пошиљке, pošiljka, pošiljke, лет, let, воз, voz, соба, собе, soba, sobe,
      седиште, sedište, isbn, серијски број, serijski broj, попуст, popust, грешка, greška, верзија, verzija,
      тел, tel, телефон, telefon, mobilni, barkod, баркод, артикал, artikal, страна, strana, линија, linija,
      аутобус, autobus, цена, cena, пиб, pib, резервација, rezervacija, сала, sala`,
    talk: `
      заборавио, заборавила, zaboravio, zaboravila, заборављена, мора, mora, најмање, najmanje, бар, знакова,
      znakova, карактера, karaktera, истекла, istekla, променити, promeniti, ресет, reset, погрешна, pogrešna,
      сутра, sutra, шаљем, šaljem`,
  },
};

/** Turkish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const turkish: Language = {
  code: 'tr',
  secretWords: {
    passwords: `
      şifre, şifrem, şifremiz, şifresi, şifreyi, şifreler, parola, parolam, parolası, sifre, sifresi,
      sifrem, parolamız, şifrenin, şifren, parola kelimesi, gizli kelime, kod kelime`,
    shortPasswords: 'pw, pass, şfr, sfr, psw, pswd, prl',
    pins: `
      pin, pin kodu, puk, puk kodu, doğrulama kodu, güvenlik kodu, onay kodu, tek kullanımlık kod,
      tek kullanımlık şifre, sms kodu, sms şifresi, giriş kodu, cvv, cvc, kart şifresi, aktivasyon kodu,
      tek kullanımlık kodlar, yedek kodlar, kurtarma kodları, sms'teki rakamlar, mesajdaki kod,
      mesajdaki rakamlar`,
    codes: 'kod, kodu, kodumuz, kodlar, kombinasyon, rakam, rakamlar, şifresi, numarası',
    locks: `
      kapı kodu, kapı şifresi, alarm, alarmın, alarmı, kasa, kasanın, asma kilit, kilit, kilidin,
      anahtar kutusu, anahtar kasası, diyafon, interkom, şifreli kilit, tuş takımı, kasası, kilidi,
      kilit açma, açılıyor, açılır, alarmı kapat`,
    doors: `
      kapı, kapısı, kapının, kapıda, bahçe kapısı, garaj, garajın, giriş, apartman, bina, binanın, daire,
      bodrum, ofis, asansör, valiz, dolap, bavul, site, yazlık, bariyer`,
    logins: `
      kullanıcı, kullanıcı adı, giriş, hesap, hesabım, hesabı, wifi, wi-fi, kablosuz, modem, router, ağ,
      internet, login, giriş yap, oturum aç, bağlan, tüm hesaplar, bütün hesaplar, kul. adı`,
    ids: `
      tc kimlik, kimlik, kimlik no, kimlik numarası, kimlik numaram, tckn, tc no, tc numaram, t.c., tc,
      vergi no, vergi numarası, sgk`,
    documents: `
      pasaport, pasaportum, pasaport no, pasaport numarası, ehliyet, ehliyetim, ehliyet no, nüfus cüzdanı,
      seyahat belgesi, ikamet izni`,
    cards: 'kart, kartım, kartı, kartın, kart no, kart numarası, kredi kartı, banka kartı',
    copulas: 'olarak, şu, şimdi, hala, hâlâ, şöyle, budur',
    otherNumbers: `
      posta kodu, sipariş, siparişim, siparişi, fatura, kargo, takip, takip no, gönderi, uçuş, sefer, tren,
      oda, odası, koltuk, peron, isbn, seri no, seri numarası, indirim, indirim kodu, kupon, promosyon, hata,
      hata kodu, sürüm, tel, telefon, cep, dosya, kaynak kod, barkod, ürün, sayfa, hat, otobüs, fiyat,
      müşteri, alan kodu, rezervasyon, salon, ülke kodu, pnr`,
    talk: `
      unuttum, unutmuş, unutulan, unutma, olmalı, gerekli, en az, karakter, süresi doldu, değiştir,
      değiştirmek, sıfırla, sıfırlamak, yanlış, kaybettim, zorunlu, hatalı, yarın, sonra, gönderirim`,
    entered: `
      yaz, yazın, yazıyorsun, gir, girin, giriyorsun, tuşla, tuşlayın, bas, basın, çevir, ayarla, kullan,
      kullanın`,
    questions: `
      kızlık soyadı, anne kızlık, annenizin kızlık, güvenlik sorusu, gizli soru, ilk evcil hayvan,
      evcil hayvan, köpeğimin adı, kedimin adı, büyüdüğüm sokak, ilk okul, ilkokul, ilk araba, doğum yeri,
      en iyi arkadaş, lakap`,
    answers: 'cevap, cevabı, cevabım, yanıt, yanıtı, cvp',
    verified: 'doğrulamak için, onaylamak için, doğrulama için, giriş yapmak için',
    kept: 'her şey için, her yerde, hepsinde aynı, bunu sakla, bunu kaydet, bunu unutma, aklında tut',
    rescues: 'telefonumu kaybedersem, telefon kaybolursa, telefonsuz, tek kullanımlık',
    announced: {
      names: 'şifre, şifrem',
    },
  },
};

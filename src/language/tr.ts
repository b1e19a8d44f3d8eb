/** Turkish: all of its words that rules need. What each field is for stands in `language.ts`. */
import { tur } from 'stopword';
import type { Language } from './language.ts';

/** "I", "my", or an ending that says so: "yaşıyorum", "kedim", "vejetaryenim". */
const FIRST_PERSON =
  '(?:(?<!\\p{L})(?:ben|benim|bana|beni|bende|benden|bizim|bize)(?!\\p{L})|(?<!\\p{L})\\p{L}{2,}(?:[ıiuü]m|[ıiuü]m[ıiuü]n|y[ıiuü]z)(?!\\p{L}))';

export const turkish: Language = {
  code: 'tr',
  namesTakeEndings: true,
  letters: 'ı, ğ, ş',
  everyDay: 'her',
  stopWords: {
    list: tur,
    also: `
      kaç, neydi, nedir, miydi, benimki, söyle, söyledim, söylemiştim, hatırla, hatırlıyor, musun, mısın, miyim,
      lütfen`,
  },
  scheduleWords: 'plan, planım, planlarım, randevu, randevularım, takvim, program',
  questions: {
    ofSelf: 'hakkımda ne/neler biliyorsun/biliyorsunuz/hatırlıyorsun, benim hakkımda ne/neler',
    when: 'ne zaman, saat kaçta',
    who: 'kimin, kimle, kime',
    howMany: 'kaç, ne kadar',
    summary: 'özetle, özet',
    preference: 'en sevdiğim, favori*, tercih*, önerir',
    temporal: 'geçen hafta/ay/yıl',
    identity: 'adım, yaşım, mesleğim, nerede yaşıyorum/çalışıyorum',
    procedural: 'nasıl yapılır/yaparım/kurulur/çalışır',
    continuation: 'devam et, dediğimiz/konuştuğumuz gibi, nerede kalmıştık, diğeri',
    answered: `
      bana anlat/anlatır/söyle/söyler/ver/verir/yardım/yaz/yazar/göster/gösterir/açıkla/açıklar/öğret,
      bana * anlat/söyle/ver/yaz/göster/açıkla, bana bir * anlat/söyle/ver/yaz/göster`,
    self: 'ben, benim, bana, beni, biz, bizim, bize, bizi, yapıyorum, yiyorum, gidiyorum, kullanıyorum, yaşıyorum, çalışıyorum, yapayım, alayım, giyeyim, pişireyim, yiyeyim, gideyim, yapalım, gidelim, yapmalıyım, almalıyım, gitmeliyim, yapacağım, gideceğim, alacağım, yapabilirim, alabilirim, aldım, gittim, yaptım, demiştim, söylemiştim, annem*, babam*, eşim*, kocam, karım, kızım*, oğlum*, kardeşim*, ablam*, abim*, kedim*, köpeğim*, evim*, işim*, arabam*',
  },
  taskWords:
    'yaz, yazar, açıkla, çevir, öner, özetle, mesaj, mail, metin, şiir, şaka, fıkra, hikaye, tarif, tarifi, fikir, öneri, liste, tablo, fark, farkı, anlamı',
  lightWords:
    'yap, yapayım, yapmalıyım, olur, oldu, gerek, lazım, istiyorum, güzel, iyi, bugün, yarın, şimdi, şey, şeyler',
  references: {
    pronouns: `
      bu, bunu, bunun, buna, şu, şunu, onu, onun, ona, onlar, bunlar, diğeri, ikisi, aynısı, orada`,
  },
  comparisonWords: {
    denials: 'değil, yok, hiç',
  },
  abbreviations: 'vb, örn, bkz, cad, sok, mah, sn, tel, yy',
  evidenceWords: {
    denials: `
      değil, değilim, değiliz, yok, yoktur, hiç, asla, hiçbir, artık değil, *miyor, *mıyor,
      *muyor, *müyor, *miyorum, *mıyorum, *muyorum, *müyorum, *miyoruz, *mıyoruz, *muyoruz,
      *müyoruz, yemem, yemez, içmem, içmez, sevmem, sevmez, gitmez, kullanmam, kullanmaz, olmaz,
      bilmem, *memeli, *mamalı, *medim, *madım`,
    against: `
      nefret, tiksin*, iğren*, alerji*, alerjik, intolerans*, kaçın*, *sız yapamam, bıraktı*,
      vazgeç*, sattım, sattık, sattı, istifa, eskiden, eski eşi*, iptal`,
    idle: `
      sadece değil, sabırsızlan*, bilmiyorum, sorun değil, sorun yok, merak etme, unutma, neden
      olmasın, fena değil, değil mi`,
    numbers: `
      0 sıfır, 2 iki, 3 üç, 4 dört, 5 beş, 6 altı, 7 yedi, 8 sekiz, 9 dokuz, 10 on, 11 onbir, 12
      oniki, 20 yirmi, 30 otuz, 40 kırk, 50 elli, 60 altmış, 70 yetmiş, 80 seksen, 90 doksan, 100
      yüz, 1000 bin`,
    counting: `
      2 çift/ikiz/ikizler/ikisi/ikinci, 3 üçüz/üçüncü`,
  },
  secretWords: {
    passwords: `
      şifre, şifrem, şifremiz, şifresi, şifreyi, şifreler, parola, parolam, parolası, sifre, sifresi,
      sifrem, parolamız, şifrenin, şifren, parola kelimesi, gizli kelime, kod kelime`,
    shortPasswords: 'pw, pass, şfr, sfr, psw, pswd, prl',
    pins: `
      pin, pin kodu, puk, puk kodu, doğrulama kodu, güvenlik kodu, onay kodu, tek kullanımlık kod,
      tek kullanımlık şifre, sms kodu, sms şifresi, giriş kodu, cvv, cvc, kart şifresi, aktivasyon kodu,
      tek kullanımlık kodlar, yedek kodlar, kurtarma kodları, sms'teki rakamlar, mesajdaki kod,
      mesajdaki rakamlar, yedek kod, kurtarma kodu, kart pini, sim pini`,
    codes: 'kod, kodu, kodumuz, kodlar, kombinasyon, rakam, rakamlar, şifresi, numarası',
    digits: 'sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz',
    locks: `
      kapı kodu, kapı şifresi, alarm, alarmın, alarmı, kasa, kasanın, asma kilit, kilit, kilidin,
      anahtar kutusu, anahtar kasası, diyafon, interkom, şifreli kilit, tuş takımı, kasası, kilidi,
      kilit açma, açılıyor, açılır, alarmı kapat, bisiklet kilidi, bavul kilidi, valiz kilidi, sesli mesaj,
      dolap kilidi`,
    doors: `
      kapı, kapısı, kapının, kapıda, bahçe kapısı, garaj, garajın, giriş, apartman, bina, binanın, daire,
      bodrum, ofis, asansör, valiz, dolap, bavul, site, yazlık, bariyer, site girişi`,
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
    accounts: 'hesap numarası, hesap numaram, hesap no, banka hesabı, banka hesabım',
    devices: 'tablet, tabletin, dizüstü, telefonum',
    copulas: 'olarak, şu, şimdi, hala, hâlâ, şöyle, budur, ayarlı, ayarladım',
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
      kullanın, kare, yıldız`,
    questions: `
      kızlık soyadı, anne kızlık, annenizin kızlık, güvenlik sorusu, gizli soru, ilk evcil hayvan,
      evcil hayvan, köpeğimin adı, kedimin adı, büyüdüğüm sokak, ilk okul, ilkokul, ilk araba, doğum yeri,
      en iyi arkadaş, lakap, ilk köpeğim, ilk köpeğimin, ilk kedim, ilk öğretmenim, ilkokul öğretmenim,
      doğduğum şehir, annemin kızlık, ilk oyuncağım, ilk oyuncak, ilk aşk, büyüdüğüm sokak, çocukluğumun sokağı, ilk okulum, ilkokulum, en sevdiğim öğretmen, ilk patronum, kızlık soyadı, anne babamın tanıştığı, en sevdiğim kitap, ilk köpeğim, ilk kedim`,
    answers: 'cevap, cevabı, cevabım, yanıt, yanıtı, cvp, yazdım, koydum, cevapladım, dedim, girdim',
    verified: 'doğrulamak için, onaylamak için, doğrulama için, giriş yapmak için',
    kept: `
      her şey için, her yerde, hepsinde aynı, bunu sakla, bunu kaydet, bunu unutma, aklında tut,
      adı ve yılı, adı ve doğum yılı, ve doğum günüm, ve doğum tarihi, ve doğum yılı, tahmini kolay,
      her yerde kullanıyorum, hepsinde bu, hepsi için aynı`,
    rescues: 'telefonumu kaybedersem, telefon kaybolursa, telefonsuz, tek kullanımlık',
    keys: 'anahtar, anahtarı, token, api anahtarı, gizli anahtar, kurtarma anahtarı, lisans anahtarı, jeton',
    atms: 'atm, bankamatik, bankamatikte, atmde, banka kartı, banka kartımın, para çek',
    texted: `
      sms, mesaj, mesajla, doğrulama, onay, geldi, gelen, bankadan, gönderdi, gönderdiler, mesaj geldi,
      kod geldi, yolladılar`,
    asks: 'söyle, söyler misin, ver, gönder, nedir, ne, neydi, hangi, gir, girin, lazım, yaz, paylaşır mısın',
    replies: `
      evet, hayır, yok, tamam, teşekkürler, sağol, sonra, bekle, bilmiyorum, hatırlamıyorum, unuttum,
      neden, niye, merhaba, aynı, belki, hiç, aynen`,
    opens: `
      açar, açılır, açılıyor, açıyor, kilidi, kilidini, girilir, giriliyor, ile açılıyor, ile açılır`,
    sides: 'sola, sağa, sol, sağ',
    thens: 'sonra',
    cardCodes:
      'cvv, cvc, güvenlik kodu, arkadaki üç, arkasındaki üç, arkadaki 3, arkasındaki 3, kartın arkası, arkasındaki kod, arkadaki numara',
    announced: {
      names: 'şifre, şifrem',
    },
    nearby: {
      keypad: 'sonra kare, sonra yıldız, sonra zil',
      ownNames: 'şifrem',
      small: 've, bir, bu, için, ile, de, da, ne, çok, ama, var, yok, mı, mi, olan, ki',
      theWord: 'kelimesi',
      codeWords: 'gizli kelime',
      spelt: 'küçük harf',
      wallets: 'cüzdan, on iki kelime, yirmi dört kelime',
      currencies: 'tl',
      users: 'kullan',
      forExample: 'gibi',
      numberEndings: `
        a, e, i, ı, u, ü, ya, ye, yi, yı, yu, yü, da, de, ta, te, dan, den, tan, ten, la, le, dir, dır,
        dur, dür`,
      rejected: 'geçersiz',
      security: 'güvenlik, gizli, kurtarma',
      asking: 'sora, soru',
      backs: 'arka',
    },
    access: {
      things:
        'bilgisayar, laptop, dizüstü, tablet, telefon, televizyon, konsol, wifi, modem, netflix, disney, hesap, posta, disk, mac, nas, yazıcı, portal, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, usb, tableti, bilgisayarı, telefonu',
      behind:
        'deyince, yazınca, yazıyorum, ile açılıyor, ile açılıyordu, yazarak, girince, diye yazıyorum, yazmak lazım, yazman gerek, girmek lazım',
      spelt: 'küçük harf, küçük harfle, büyük harfsiz, bitişik, ayrı, boşluklu, boşluksuz, hepsi küçük',
      refused: 'yanlış diyor, yanlış, hatalı, geçersiz, kabul etmiyor, reddediyor',
      outcome:
        'hata veriyor, hata, beni atıyor, çalışmıyor, açmıyor, giremiyorum, haber ver, söyle, not al, hatırlat, lazım olursa, açılmıyor',
    },
  },
  statementWords: {
    self: 'ben, biz, benim, bizim, bende, bizde, ben de',
    mine: 'benim, bizim',
    they: 'o, onlar, onun, şu, bu',
    kin: `
      +kızım, +kızımın, +kızımız, +oğlum, +oğlumun, +oğlumuz, +eşim, +eşimin, +karım, +karımın,
      +kocam, +kocamın, +annem, +annemin, +babam, +babamın, +ablam, +abim, +ağabeyim, +kardeşim,
      +kardeşimin, +çocuğum, +çocuklarım, +çocuklarımız, +bebeğim, +bebeğimiz, +anneannem,
      +babaannem, +dedem, +teyzem, +halam, +amcam, +dayım, +kuzenim, +yeğenim, +kayınvalidem,
      +kayınpederim, +sevgilim, +nişanlım, +erkek arkadaşım, +kız arkadaşım, +arkadaşım,
      +arkadaşımın, +ev arkadaşım, +komşum, +patronum, +müdürüm, +iş arkadaşım, +ev sahibim,
      +doktorum, +dişçim, +öğretmenim, +ikizlerim, +torunum, +ailem, +eski eşim, ikiz*`,
    pets: `
      +köpeğim, +köpeğimiz, +köpeğimin, +kedim, +kedimiz, +kedimin, köpek*, kedi*, yavru*, tavşan*,
      hamster*, papağan*, muhabbet kuşu*, kaplumbağa*, balık*, akvaryum*, at*ım, keçi*, tavuk*,
      arı*, evcil hayvan*, golden, labrador`,
    am: 'ben, oldum, olduk',
    have: `
      var, vardı, +aldım, +aldık, +sürüyorum, +kullanıyorum, +besliyorum, +besliyoruz, +kiraladım`,
    things: `
      +arabam, +arabamız, araba*, motor*, bisiklet*, scooter, karavan*, tekne*, ev*imiz, bahçe*,
      piyano*, gitar*, keman*, kamera*, telefon*, iphone*, laptop*, tekerlekli sandalye*, gözlük*`,
    names: '+adım, +benim adım, adı, ismi, +ismim, +bana herkes, adında, diyorlar',
    ages: 'yaşında, +yaşındayım, doğum günü*, yıldönümü*, aylık, +girdim',
    home: `
      +yaşıyorum, +yaşıyoruz, yaşıyor, +oturuyorum, +oturuyoruz, oturuyor, +taşındım, +taşındık,
      +taşınıyorum, +taşınıyoruz, ikamet*, +evimiz`,
    origin: '+doğdum, +büyüdüm, +liyim, aslen, memleket*, +geldim',
    work: `
      +çalışıyorum, +çalışıyoruz, çalışıyor, işim, +işsizim, +emekliyim, emekli, serbest*, gece
      vardiya*, vardiya*, nöbet*, şirket*, ofis*, klinik*, hastane*, +yönetiyorum, +işletiyorum,
      +öğretiyorum, +ders veriyorum, +emekli oldum, staj*, yarı zamanlı, tam zamanlı, evden çalış*,
      gönüllü*, dükkan*, fırın*`,
    jobs: `
      +öğretmenim, +hemşireyim, +doktorum, +mühendisim, +avukatım, +kuaförüm, +öğrenciyim, +aşçıyım,
      +garsonum, +şoförüm, +pilotum, +polisim, +askerim, +çiftçiyim, +mimarım, +tasarımcıyım,
      +yazılımcıyım, +programcıyım, +geliştiriciyim, +muhasebeciyim, +gazeteciyim, +yazarım,
      +çevirmenim, +müzisyenim, +şarkıcıyım, +oyuncuyum, +ressamım, +fotoğrafçıyım, +eczacıyım,
      +psikologum, +veterinerim, +dişçiyim, +ev hanımıyım, +memurum, +sekreterim, +berberim,
      +fırıncıyım, +kasiyerim, +satıcıyım, +elektrikçiyim, +tesisatçıyım, +marangozum, öğretmen*,
      hemşire*, doktor*, mühendis*, avukat*, kuaför*, öğrenci*, aşçı*, garson*, şoför*, kaptan*,
      mimar*, yazılımcı*, muhasebeci*, gazeteci*, eczacı*, psikolog*, veteriner*`,
    study: `
      +okuyorum, okuyor, üniversite*, yüksek lisans*, doktora yapıyorum, doktoram, tez*, kurs*,
      okul*, sınıf*, +öğreniyorum, öğreniyor, +konuşuyorum, +konuşurum, konuşuyor, anadil*,
      +biliyorum, +mezunum, mezun*`,
    health: `
      gözlük*, yükseklik korkum*, fobim*, diyabet*, şeker hasta*, şekerim, astım*, epilepsi*, sara hasta*, migren*, romatizma*, egzama*,
      sedef*, kanser*, kemoterapi*, tümör*, felç*, kalp*, tansiyon*, kolesterol*, kansızlık*,
      anemi*, tiroid*, guatr*, gastrit*, ülser*, reflü*, lupus*, ms hasta*, parkinson*, alzheimer*,
      demans*, otizm*, otist*, dehb, bipolar*, depresyon*, anksiyete*, panik atak*, uykusuzluk*,
      apne*, disleksi*, kekeme*, sağır*, işitme*, kör*, renk kör*, miyop*, engelli*, kronik*, bel
      fıtığı*, sırt ağrı*, menisküs*, diz*, gut*, kan grubu*, hamile*, bebek bekl*, emzir*,
      insülin*, ilaç*, ameliyat*, diyaliz*, sigara*, alkol*, çölyak*, teşhis*, kırıldı, kırık,
      +kırdım, alerji*,
      tansiyon, hipertansiyon, kaldırmam yasak, kaldıramam, ağır kaldıramam, ağır kaldırmam yasak, yemem yasak, içmem yasak, bayılıyorum, bayılıyor,
      doktor yasakladı, doktorum yasakladı`,
    allergy:
      'alerji*, alerjim, intolerans*, hassasiyet*, şişiyor, şişer, şişti, dudağım şişiyor, dilim şişiyor, boğazım kaşınıyor, ağzım kaşınıyor, kaşınıyorum, kurdeşen, döküntü, alerji yapıyor, anafil*',
    diet: `
      +içemiyorum, +yiyemiyorum, +içemem, +yiyemem, vegan*, veganım, vejetaryen*, vejetaryenim, glutensiz*, gluten*, laktoz*, helal, ketojenik,
      oruç*, diyet*, +yemiyorum, yemiyor, +yemem, yemez, +içmiyorum, içmiyor, +içmem, et`,
    taste: `
      +seviyorum, +severim, seviyor, sever, +bayılırım, +bayılıyorum, +nefret ediyorum, nefret
      ediyor, +sevmiyorum, sevmiyor, +sevmem, +hoşlanmıyorum, +hoşlanıyorum, +tercih ederim, +tercih
      ediyorum, favori*, en sevdiğim, hayranı*, +korkuyorum, +dayanamıyorum, +katlanamıyorum, tutku*`,
    habit: `
      her gün, her sabah, her akşam, her hafta, hafta sonları, her ay, her yıl, her pazartesi, her
      salı, her çarşamba, her perşembe, her cuma, her cumartesi, her pazar, genellikle, genelde,
      hep, her zaman, haftada, yıldır, aydır, beri, artık, şimdi, +kalkıyorum, +uyanıyorum`,
    does: `
      +çalıyorum, çalıyor, +oynuyorum, oynuyor, +söylüyorum, +dans ediyorum, +çiziyorum, +örüyorum,
      +pişiriyorum, +yapıyorum, yapıyor, +koşuyorum, koşuyor, +yüzüyorum, yüzüyor, +yürüyorum,
      +tırmanıyorum, +biniyorum, +gidiyorum, kayak*, yoga*, spor salon*, futbol*, tenis*,
      basketbol*, satranç*, +topluyorum, +koleksiyon*, +yazıyorum, fotoğraf*, balık tut*, koro*,
      grup*, solak*, +solağım`,
    turns: `
      evli*, +evliyim, +evlendim, +evlendik, evleniyor*, nişanlı*, +nişanlandım, +boşandım, boşan*,
      +ayrıldım, +ayrıldık, ayrıldı, dul*, bekar*, +bekarım, +sattım, +sattık, +aldım, +istifa
      ettim, +bıraktım, +kaybettim, +başladım, +değiştirdim, karar verdi*, +seçtim, +sahiplendim,
      +evlat edindik, öldü, vefat*, kaybettik, terfi*, +geçtim, yeni iş*, doğdu, +söz verdim, borcum`,
    ends: `
      +sattım, +sattık, +istifa ettim, +bıraktım, +boşandım, +ayrıldım, +ayrıldık, artık, öldü,
      vefat*`,
    not: 'değil, değilim, yok',
    plans: `
      randevu*, sınav*, mülakat*, uçuş*, uçağım, uçuyorum, düğün*, ameliyat*, seyahat*, tatil*,
      konferans*, konser*, parti*, maraton*, taşınma*, planlıyor*, +gideceğim, +gideceğiz, para
      biriktir*, hedef*, olmak istiyorum, sunum*, toplantı*`,
    when: `
      ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık,
      pazartesi, salı, çarşamba, perşembe, cuma, cumartesi, pazar, gelecek hafta, haftaya, gelecek
      ay, gelecek yıl, seneye, geçen hafta, geçen ay, geçen yıl, yazın, kışın, bayram*, yarın, öbür
      gün, saat`,
    passing: `
      yorgun*, aç*ım, uykum, lazım, gerek*, istiyorum, isterdim, arıyorum, soru*, sorun*, hata*,
      fikir*, liste*, dosya*, kod*, fonksiyon*, metin*, cümle*, mesaj*, mail*, sanırım, düşünüyorum,
      bilmiyorum, umarım, mutlu*, üzgün*, teşekkür*, bugün, dün, şu an, deniyorum, anlamıyorum,
      merak*, yardım*, hazır*`,
    unreal: `
      eğer, farz, varsay*, keşke, olsaydı*, olsaydım, sanki, diyelim, hayal et, olurdu, yaşardım,
      alırdım`,
    doubt: 'belki, muhtemelen, galiba, sözde, bir gün',
    asks: `
      ne, nasıl, nerede, nereye, kim, ne zaman, neden, niye, hangi, kaç, mı, mi, mu, mü, misin,
      mısın, musun, bana bir, söyle, öner, anlat, göster, yaz, yap, ver, lütfen, bul, tarif,
      hazırla`,
    tasks: `
      örnek ver, örneği ver, örnek cümle, cevap yaz, yoruma cevap, şu maili, metinde, çevir, çeviri*, tercüme*, düzelt*, yeniden yaz*, özetle*, özet, düzenle*, iyileştir*, yanıtla,
      cevap yaz*, ingilizceye, türkçeye, ingilizcesi, nasıl denir, şu metni, bu metni, bu cümleyi,
      aşağıdaki*, şunu, iletilen mesaj`,
    fiction: `
      hikâye*, hikaye yaz, hayal et, oyun oynayalım, uydur, rol yapalım, mış gibi yap, müş gibi yap, temel doktora, temel bir, hikaye*, öykü*, roman*, masal*, şiir*, rol yap*, rol oyun*, gibi
      davran, sen bir, karakter*, kahraman*, senaryo*, diyalog*, fıkra*, temel, rüya*`,
    said: 'dedi, demiş, diyor, söyledi, sordu, yazdı, göre',
    joins: 've, ama, fakat, çünkü, ancak, ki',
    hence: 'bu yüzden, o yüzden, dolayısıyla, yani',
    orders: `
      +emoji kullanmadan, +emoji olmasın, +liste kullanma, +sadece metrik, +kısa yaz,
      +hep, +her zaman, +daima, +asla, +bundan sonra, +bundan böyle, +artık bana, +bana sen de,
      +bana siz de, +emoji kullanma, +kullanma, +önerme, +deme, cevap ver, yanıt ver, yanıtla, yaz,
      konuş, açıkla, kullan, ver, hitap et, kısa cevap, seslen`,
    assent: 'değil mi, di mi, dimi, tamam, tamam mı, ha, ok, olur mu, evet, hayır',
    also: 'de, da, ayrıca, üstelik',
    unsaid: 'yes',
  },
  healthWords: {
    ailments: `
      gut, gut hastalığı, topuk dikeni, çölyak*, diyabet*, şeker hastası, şeker hastalığı, şekerim, astım*,
      epilep*, sara, migren*, artrit, kireçlenme, romatizma, egzama, sedef, kanser*, tümör*, lösemi,
      lenfoma, felç, inme, kalp krizi, kalp yetmezliği, böbrek yetmezliği, ritim bozukluğu, aritmi, stent,
      kalp pili, yüksek tansiyon, tansiyon*, hipertansiyon, kolesterol*, anemi, kansızlık, demir eksikliği,
      tiroid, guatr, haşimato, hashimoto, crohn, kolit, divertikül, hassas bağırsak, huzursuz bağırsak,
      reflü*, gastrit*, ülser*, safra taşı, böbrek taşı, diyaliz, yağlı karaciğer, karaciğer yağlanması,
      siroz, hepatit, endometriozis, polikistik over, lupus, ms hastası, multipl skleroz, fibromiyalji,
      parkinson*, alzheimer*, demans, bunama, depresyon*, bipolar, dehb, panik atak, uykusuzluk,
      uyku apnesi, kulak çınlaması, vertigo, glokom, göz tansiyonu, katarakt, siyatik*, bel fıtığı,
      boyun fıtığı, fıtık*, fıtığı, skolyoz, kemik erimesi, tendinit, tenisçi dirseği, karpal tünel,
      menisküs*, çapraz bağ*, bağ kopması, burkulma, kırık, kırığı, beyin sarsıntısı, pıhtı, tromboz,
      pankreatit, zatürre, koah, kurdeşen, zona, hamile*, gebe*, gebelik, menopoz*, hemofili,
      bakla zehirlenmesi, alerji*, alerjik, intolerans*, laktoz intoleransı, saman nezlesi, idrar yolu,
      sinüzit*, gül hastalığı, otoimmün, varis*, kemoterapi, nakil, organ nakli, anafilaksi,
      yüksek kolesterol, anjiyo, enfeksiyon*, kulak iltihabı, orta kulak, kolik, hipoglisemi, iltihap,
      kriz*, kanama*, sepsis, anoreksi, bulimi, alkolik`,
    troubles: `
      tutuldu, tutuluyor, tutulmuş, gitti, gidiyor, iflas etti, çöktü, azdı, azıyor, ağrıyor, ağrı*, ağrım,
      sızlıyor, şiş*, şişti, iltihap*, yırtık, yırtıldı, koptu, burktum, burkuldu, burkuk, çıktı, çıkıyor,
      kırık, kırıldı, kırdım, çatlak, sert, kilitlendi, kilitleniyor, uyuşuyor, uyuşma, zayıf, hassas,
      sorunlu, sorun, problem, rahatsız, rahatsızlığım, yıpranmış, ameliyatlı, kramp*, kanıyor, kötü, sakat,
      sakatlandı, sakatlık, topallıyor, topalladı`,
    parts: `
      sırtım, belim, bel, boynum, boyun, omzum, omuz, dirseğim, bileğim, el bileğim, ayak bileğim,
      başparmağım, kalçam, dizim, dizlerim, diz, ayağım, topuğum, aşil, baldırım, kasığım, kaburgam,
      omurga*, çenem, dişim, dişlerim, diş eti, kulağım, kulaklarım, gözüm, gözlerim, midem, mide, karnım,
      bağırsağım, bağırsaklarım, mesanem, böbreğim, böbreklerim, karaciğerim, karaciğer, safra kesem,
      kalbim, ciğerlerim, akciğer*, göğsüm, boğazım, cildim, eklemlerim, sinirim sıkıştı, tendon*, patisi,
      bacağım, kolum, prostat*, annemin beli, annemin dizi, babamın dizi, babamın beli, uyluk, köprücük,
      leğen, önkol, parmağım, bademciklerim`,
    reactions: `
      kaşın*, kaşınt*, kızarı*, kızarıklık, döküntü, döküyor, dökülüyor, kabar*, kurdeşen, şişiyor, şişti,
      şişer, boğazım kapanıyor, nefes alamıyor, nefes alamadım, nefesim kesil*, nefes darlığı, kus*,
      kusuyor*, kustum, istifra, bulantı, mide bulantısı, ishal, karnım ağrıyor, karın ağrısı, mide ağrısı,
      midem yanıyor, kramp*, gaz yapıyor, şişkinlik, mide yanması, reflü, dokunuyor, dokundu, dokunur,
      yaramıyor, yaramadı, hasta ediyor, mahvediyor, rahatsız ediyor, kaldırmıyor, kaldıramıyorum,
      tolere edemiyor*, sindiremiyor*, tepki, reaksiyon*, başım dönüyor, baş dönmesi, bayıldı*, bayılıyor*,
      çarpıntı*, migrenim tutuyor, acil, acile, acillik, ambulans, epipen, adrenalin, atak, nöbet, leke,
      azdırıyor, tetikliyor, kızardı, nefesim daraldı, nefesi daraldı, dudakları şişti, dudaklarım şişti,
      dudağım şişti, dilim şişti, serum, hastanelik, hastaneye, oksijen, bayıldım, kabarıyor`,
    foods: `
      süt, sütlü, süt ürünleri, peynir*, tereyağı, krema, yoğurt*, laktoz*, gluten*, buğday*, ekmek*,
      makarna, un, çavdar, yulaf, mısır, soya, tofu, yumurta*, kuruyemiş*, fıstık*, yer fıstığı, badem*,
      fındık*, ceviz*, kaju, susam*, tahin, hardal, kereviz, balık*, ton balığı, somon*, deniz ürün*,
      karides*, midye*, yengeç, kalamar, et, eti, kırmızı et, dana, domuz*, sucuk, salam, tavuk*, hindi,
      mama, kuru mama, jelatin, tuz*, sodyum, şeker*, tatlı*, tatlandırıcı*, karbonhidrat*, yağlı,
      kızartma*, acı, acılı, baharat*, biber*, sarımsak*, soğan*, domates*, patates*, patlıcan*, mantar*,
      ıspanak*, fasulye*, mercimek*, bakliyat*, nohut*, lahana*, bakla*, kivi*, mango*, çilek*, muz*, elma*,
      şeftali*, kiraz*, ananas*, greyfurt*, narenciye*, turunçgil*, portakal*, meyve*, avokado*, bal,
      çikolata*, kakao*, kahve*, kafein*, çay*, alkol*, şarap*, bira*, rakı*, içki*, sigara*, gazlı içecek*,
      kola*, suşi, çiğ balık, meyan kökü, sirke, turşu*, katkı maddesi, lateks, nikel, penisilin*,
      amoksisilin*, antibiyotik*, ibuprofen*, aspirin*, parasetamol*, parol, majezik, kontrast, iyot,
      yara bandı, parfüm*, deterjan*, polen*, toz*, akar, küf*, çimen, arı sokması, arı, koşu, koşmak,
      ağır kaldırmak, kaldırmak, zıplamak, squat, uçmak, araba kullanmak, yüzmek, merdiven*, ağır,
      enerji içeceği, pirinç, hindistan cevizi, tarçın, köri, zencefil, maya, sakatat, çiğ süt, çiğ yumurta,
      filiz, histamin, potasyum, fosfor, lif, saç boyası, kına, yün, güneş kremi, güneş*, statin*,
      metformin*, futbol, tenis, dalış, dalmak, dans*, tırmanış, bisiklet*, kayak, ketçap, cips, dondurma,
      pasta, kek, pizza, karabuğday, votka, cin, karpuz*, kavun*, fruktoz, koşu bandı`,
    refrains: `
      yok, yasak, yasakladı, yasaklandı, yemiyorum, yemiyor, yemiyoruz, yemez, yemem, yiyemiyorum,
      yiyemiyor, yiyemez, yiyemem, yememem lazım, yememesi lazım, yememeli, içmiyorum, içmiyor, içmiyoruz,
      içmem, içmez, içemiyorum, içemiyor, içemem, içmemem lazım, sokmuyoruz, girmiyor, girmez, almıyoruz,
      almıyorum, kullanmıyoruz, kullanmıyorum, pişirmiyoruz, kestim, kestik, kesti, kesiyoruz, kes dedi,
      kesmem lazım, bıraktım, bıraktık, bıraktı, bırakmam lazım, uzak duruyorum, uzak duruyoruz,
      uzak durmam lazım, uzak duruyor, uzak dur, kaçınıyorum, kaçınıyoruz, kaçınmam, sakınıyorum, çıkardım,
      çıkardık, vermiyoruz, veremiyoruz, elimi sürmüyorum, ağzıma sürmüyorum, sıfır, azalt*, azaltmam,
      perhiz*, -sız, tuzsuz, şekersiz, sütsüz, unsuz, koyma, koymuyoruz`,
    healers: `
      doktor*, hekim*, aile hekimi*, kardiyolog*, dermatolog*, cildiyeci, dahiliyeci, gastroenterolog*,
      gastroentroloji, alerji uzmanı, romatolog*, nörolog*, nefrolog*, endokrin*, onkolog*, ürolog*,
      jinekolog*, kadın doğumcu*, ebe*, çocuk doktoru*, psikiyatr*, cerrah*, ortopedist*, ortopedi,
      fizyoterapist*, fizik tedavi, fizyo*, göz doktoru*, diş hekimi*, dişçi*, diyetisyen*, beslenme uzmanı,
      eczacı*, veteriner*, hastane*, klinik, kan tahlili*, tahlil*, test sonuç*, mr, emar, röntgen, biyopsi,
      endoskopi, kolonoskopi, sağlık ocağı, kbb, alerji doktoru*, kardiyoloji`,
    orders: `
      dedi, diyor, söyledi, söylüyor, istiyor, +yasakladı, +yasak etti, yasak, yazdı, verdi, önerdi,
      tavsiye etti, uyardı, teşhis koydu, tanı koydu, buldu, şüpheleniyor, düşünüyor, sanıyor, bıraktırdı,
      kestirdi, kes dedi, bırak dedi, +izin vermiyor, +izin vermedi, tembihledi, çıktı, gösterdi,
      ısrar ediyor, başlattı, kesti, artırdı, koydu, dediler, +kesin yasak, +istemiyor`,
    lasting: `
      yine, tekrar, yeniden, beri, kadar, krizi, atağı, atak, nöbet*, bu yıl ikinci, bu yıl üçüncü,
      bu sene ikinci, bu sene üçüncü, bu yıl iki, bu yıl, bu sene, ömür boyu, teşhis*, tanı*, konuldu,
      kondu, şüphesi, kronik, akut, yatkın*, ailede var, genetik, kalıtsal, nüks*, ameliyattan beri,
      ameliyat sonrası, ameliyat oldum, ameliyat sırası, alçı*, koltuk değneği, raporlu*, hafta, aydır,
      yıldır, her seferinde, her yediğimde, ne zaman yesem, yiyince, içince, yedikten sonra, yersem,
      içersem, her bahar, artık, bundan sonra, ilaç*, hap, insülin*, kan sulandırıcı, kortizon, şu sıralar,
      bu aralar, haftalık hamile, aylık hamile, ikinci kez, üçüncü kez, dördüncü kez, bir daha, yine aynı,
      nüksetti`,
    household: 'bizde, bizim evde, evde, evimizde, burada, ailede, mutfakta',
    passed: `
      geçti, iyileşti, iyileştim, şimdi iyiyim, şimdi iyi, düzeldi, düzeldim, atlattım, atlattı, atlattık,
      önemli bir şey değil, ciddi bir şey değil, yanlış alarm, çocukken, küçükken, nezle, grip,
      soğuk algınlığı, üşütmüş*, negatif`,
    figures: `
      gülmekten öldüm, kalp krizi geçirecektim, kalp krizi geçiriyordum, kalbime iniyordu,
      neredeyse kalp krizi, başımın ağrısı, baş belası, başımı ağrıtıyor bu, toplantılara alerjim,
      toplantıya alerjim, pazartesilere alerjim, pazartesiye alerjim, aptallığa alerjim, insanlara alerjim,
      işe alerjim, kalbim kırıldı, kalbimi kırdı, kalbini kır*, göz atar, göz at, göz kulak, ayağa kalk*,
      sırtımdan, sırtını dön*, hastası oldum bu, hastası olanlar, olan kişiler, karakter*, filmde, kitapta,
      dizide, belgesel*, makale*, podcast, araştırma*, haberlerde, diyorlar ki, bağış, yardım koşusu,
      bağımlısıyım`,
  },
  styleWords: {
    forms: `
      emoji*, madde işareti, maddeler, madde madde, liste*, tablo*, başlık*, düz yazı, düz metin,
      akıcı metin, tam cümle*, kısa cümle*, uzun cümle*, paragraf*, jargon, teknik terim*, terim*,
      yabancı kelime*, kısaltma*, sade dil*, basit dil*, sade türkçe, sonuç, sonucu, özet*, örnek*, rakam*,
      sayı*, kaynak*, bağlantı*, numaralandır*, numaralı, adım adım, tek adım, kısa, kısaca, özlü, detay*,
      ayrıntı*, resmi, resmî, övgü*, iltifat*, ünlem*, metrik, santigrat, sen diye, siz diye, senli benli,
      sizli bizli, kod, uyarı*, benzetme*, mecaz*, artı eksi, tek cümle, iki cümle, üç cümle, satır*, kalın,
      biçimlendirme, giriş*`,
    tells: `
      bana yazarken, bana cevap verirken, cevap verirken, yanıtlarken, yazarken, anlatırken, açıklarken,
      cevap ver, cevapla, yanıtla, cevaplar*, yanıtlar*, yaz, anlat, açıkla, ver, söyle, konuş, başla,
      kullan, kullanma, koyma, koy, hitap et, kur, bahset, geç`,
    standing: `
      hep, her zaman, daima, asla, hiç, hiçbir zaman, her seferinde, genelde, genel olarak, bundan sonra,
      artık, bundan böyle, benimle, bana, bana yazarken, bana cevap verirken, ben istemedikçe`,
    reasons: `
      tercih ederim, tercih ediyorum, yeğlerim, +ihtiyacım var, +lazım bana, ipin ucunu kaçırıyorum,
      başını unutuyorum, takip edemiyorum, nefret ediyorum, sevmiyorum, sevmem, katlanamıyorum,
      sinir oluyorum, sinirimi bozuyor, rahatsız ediyor, yardımcı oluyor, daha iyi öğreniyorum,
      daha iyi anlıyorum, telefondan okuyorum, telefonda okuyorum, ekran okuyucu, gözlerim, disleksi*, dehb,
      yoruyor, kafam karışıyor`,
  },
  otherWords: {
    notSelf: 'ben değil, ben değilim, bana değil',
    served:
      'hasta, hastam, hastalar, hastalarım, hastalarımdan, müşteri, müşterim, müşteriler, müşterilerim, öğrencim, öğrencilerim, öğrencilerimden, yolcu, yolcular, danışan, danışanım',
  },
  writingWords: {
    orders: '+yaz, +yazar mısın, +yazsana, +hazırla, +oluştur, +yazıver',
    texts: `
      mektup, mektubu, mail, e-posta, eposta, mesaj, mesajı, metin, bio, biyografi, profil, gönderi, tweet, durum, cümle, satır, şiir, şiiri, konuşma, kart, davetiye, ilan, başvuru, dilekçe, cv, özgeçmiş, yorum, cevap, şikayet, istifa, hikaye, yazı, tanıtım, kutlama`,
    says: 'diye, olduğumu, yaşadığımı, çalıştığımı, söyleyen, anlatan, belirten, içinde, olduğunu',
  },
  addressees: 'sen, seni, sana, +senin, sende, senden, siz, sizi, size, +sizin',
  askingWords: {
    opens: 'ne zaman, nerede, nereye, kim, neden, niye, nasıl, hangi, neye, kime, kiminle, kaçta, neyim',
    within: 'mıyım, miyim, muyum, müyüm, mıyız, miyiz, muyuz, müyüz, mıydım, miydim, kaç',
    tags: 'var mı, yok mu, değil mi, +dimi, yoksa, +neydi, +kimdi, +nedir, +neye, ne zaman, +nerede, +kim',
    either: 'yoksa',
  },
  dates: {
    tense: {
      past: `\\p{L}{2,}(?:dı|di|du|dü|tı|ti|tu|tü|dım|dim|dum|düm|tım|tim|tum|tüm|dık|dik|duk|dük)|önce`,
      ahead: `aldım|aldık|ayarladım|ayarladık|ayırttım`,
    },
    dayParts: 'sabah, sabahı, öğlen, akşam, akşamı, gece',
    weekdays: 'pazar günü, -, -, -, -, -, -',
    units: 'saat, gün/günler, hafta/haftalar, hafta sonu/haftasonu, ay/aylar, yıl/sene',
    numbers: 'bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, -, on bir, on iki',
    few: 'birkaç',
    days: 'evvelsi gün, dün, bugün/bu akşam/bu gece/bu sabah, yarın, öbür gün',
    last: 'geçen, geçtiğimiz',
    this: 'bu',
    next: 'gelecek, önümüzdeki',
    ago: 'önce',
    since: 'beri',
    and: 've',
    fill: 'günü',
    ambiguous: 'pazar, ocak, ekim, kasım',
  },
  passingStates: `
    =öldüm, =ölüyorum, gülmekten, hemen dönerim, birazdan dönerim, geliyorum hemen, yatıyorum, uyumaya gidiyorum, yataktayım, yoldayım, dayanamıyorum artık, şarjı bitiyor, şarjım bitiyor, şarjı bitti, açım, acıktım, susadım, yorgunum, çok yorgunum, üşüyorum, başım ağrıyor, trafikteyim, yemek yiyorum, sonunda uyudu, sonunda uyudular, horluyor, geç kalıyorum, yeni uyandım`,
  answerWords: {
    parts: `
      emoji*, smiley, liste, listeler, madde, maddeler, maddelerle, başlık*, tablo*, ünlem, ünlem işareti, jargon, argo, terim*, zor kelimeler,
      tavsiye*, öğüt*, nasihat*, akıl, övgü*, övmeyi, iltifat*, yağ çekmeyi, klişe*, laf kalabalığı, özür, özür dilemeyi, giriş, özet, spoiler,
      uzun yazı, destan, vaaz,
      açıklama, destan, roman`,
    counted: 'seçenek, öneri, fikir, tercih, cümle, satır, paragraf, cevap, soru, adım, şey',
    manners: `
      kısa, kısaca, daha kısa, öz, uzun, resmi, samimi, rahat, sade, basit, normal, doğal, doğrudan, açık, dürüst, abartılı, neşeli, teknik, yavaş,
      kısa kısa, düz yazı`,
    units: `
      metrik, santigrat, celsius, gram, kilo, kilometre, km, litre, mililitre, ml, metre, lira, euro, su bardağı, bardak, mil, fahrenhayt, inç`,
    wishes: `
      sen de, bana sen de, senli benli, siz deme, bana siz deme, sadede gel, lafı uzatma, kısa kes, kısa tut, teker teker, sadece dinle,
      sadece kod, sadece kodu, sadece cevap, kısa cevap, kısa cevaplar, açıklama yapma, açıklamasız, açıklama istemiyorum, önce sonuç, önce sonucu, önce cevap, önce cevabı, sonuçtan başla, sadede gel, kısa kes`,
    refuses: `
      olmadan, kullanma, koyma, yok, yapma, yazma, verme, bırak, kes, az, daha az, yerine, olmasın, gerek yok, sız, deme, değil, hiç, +istemiyorum,
      +sevmiyorum, +nefret ediyorum, +ihtiyacım yok, +hoşlanmıyorum`,
    limits: 'sadece, yalnızca, tek, bir, iki, üç, 1, 2, 3, en fazla, her seferinde, hep, her zaman, birer',
    allows: 'yapabilirsin, kullanabilirsin, olabilir',
    again: 'tekrar, yine, yeniden',
    answers: `
      cevap, cevap ver, cevapla, yanıtla, yaz, konuş, söyle, anlat, ver, kullan, açıkla, cevaplar, ol, bana`,
    utters: 'demeyi, deme, söyleme, söylemeyi, başlama, bitirme',
    wants: 'istiyorum, tercih ederim, seviyorum',
    light: `
      lütfen, lutfen, bana, benimle, benim için, genelde, genel olarak, her zaman, sürekli, her seferinde, misin, verir misin, teşekkürler, tamam, ok,
      ile, bundan sonra, artık, biraz, daha, çok, o, bu, şu, de, da, ve, hep, olsun, bu kadar, bu kadar, kadar`,
    moment: 'bugün, bu akşam, bu sefer, bu kez, şimdi, şimdilik, yarın, burada, akşama, bu seferlik, bu soru',
  },
  slipWords: {
    says: 'yani, demek istediğim, hayır dur, dur, şey, ay',
    no: 'hayır, yok',
    at: 'saat',
  },
  reversalWords: {
    errs: `
      yanlış yazdım, yanlış söyledim, yazım hatası, demek istedim, kastettim, karıştırdım,
      yanlış saydım, düzeltme, hata ettim, yanılmışım, yanıldım, tekrar ölçtüm, yeniden ölçtüm,
      yeniden saydım, benim hatam, yanlış olmuş`,
    rather: `
      pardon, özür dilerim, aslında, hayır, bekle, yok, meğer, meğerse, daha doğrusu, değişti,
      değişiklik, vazgeçtik`,
    now: 'şimdi, artık, bundan sonra, şu an, yeni, bundan böyle',
    replaces: 'yerine, onun yerine, değiştirdim, değiştirdik',
    spells: 'yazılıyor, yazılır, diye yazılır, harfiyle, yazılışı',
    moves: 'taşındım, taşındık, yerleştim, yerleştik',
    hires: `
      işe girdim, işe alındım, işe başladım, yeni iş, yeni işim, istifa ettim, ayrıldım, işten ayrıldım,
      işi aldım, emekli oldum, terfi, başlıyorum, kovuldum`,
    shifts: `
      ertelendi, ertelediler, öne alındı, öne aldılar, kaydırıldı, değişti, alındı, yeni tarih, kaydı,
      aldılar, kaydırdılar, ertelenmiş, ötelendi, çekildi, çekmişler`,
    settles: `
      sonunda, en sonunda, nihayetinde, son anda, karar verdik, karar kıldık, karar verdim,
      karar kıldım, plan değişti, seçtik`,
    raises: `
      zam geldi, zam yaptı, zam yaptılar, zamlandı, arttı, artmış, yükseldi, çıktı, çıkmış, çıkardı,
      indirdi, indi, düştü, bu aydan itibaren, pahalandı, ucuzladı`,
    parts: `
      ayrıldık, boşandık, boşandım, terk etti, bekarım, bekârım, artık birlikte değiliz, bitti aramızda,
      ilişkimiz bitti`,
    partner: 'sevgilim, kız arkadaşım, erkek arkadaşım, karım, kocam, eşim, nişanlım, partnerim',
    drops: `
      verdim, hediye ettim, iptal, iptal edildi, iptal oldu, attım, kaybettim, iade ettim, bıraktım,
      bıraktık, vazgeçtim, öldü, kaybettik`,
    denies: 'değilim, değilmişim, yokmuş, değilmiş',
    forgets: 'unut, unutun, unutabilirsin, unutabilirsiniz, boş ver, boşver',
    stays: 'boş ver, boşver, saklıyoruz, tutuyoruz, satmıyoruz, satmıyorum, vazgeçtik, kalıyor',
    partly:
      'yazın, yazları, kışın, kışları, her yaz, her kış, hafta sonu, hafta sonları, hafta içi, yarım yıl, tatillerde',
    leaves: 'satıyoruz, satacağız, satacağım, satıyorum, bırakacağım, taşınacağız, satmayı',
    counts: 'iki, üç, dört, beş, altı, yedi, sekiz, dokuz',
  },
  orderWords: {
    machine:
      'yapay zeka*, yapay zekâ*, YZ, sohbet robotu*, sohbet botu*, chatbot*, bot, botu, bota, botlar*, botun, dil modeli*, sanal asistan*, dijital asistan*, yapay zeka asistan*, yapay zeka, yapay zekâ, yapay zekaya, yapay zekânın, LLM, dil modeli, dil modeline, dil modelinin, dil modelleri, sohbet botu, sohbet botuna, sohbet botunun, botlar, sanal asistan, dijital asistan, sesli asistan, sohbet robotu, sohbet robotunun, yapay zekâlara, botsan, otomatik, yorumları özetleyen, robotlar',
    helper:
      'asistan, asistana, asistanın, asistanı, asistanlar, yardımcı, yardımcıya, yardımcının, ajan, model, modele, modelin, modeli',
    job: 'asistanım, asistanımız, müdürün, doktorun, diş hekimi*, dişçi*, hanım, bey, avukatın, yardımcım, yardımcımız, müdür yardımcısı, araştırma, öğretmen, yönetmenin, çalışan*, öğrenci*, noterin, sekreter, aradı, yönetmen, tezgâhtarlar, tezgahtarlar, her hasta, müşteri iade',
    addressed:
      'sevgili yapay zeka*, sevgili asistan, sevgili model, sayın yapay zeka*, sayın asistan, yapay zekaya not, yapay zekâya not, yapay zeka için, yapay zekâ için, asistan için, asistana not, asistana, modele not, model için, yapay zekaya, yapay zekâya mesaj, eğer bir yapay zeka*, dikkat yapay zeka*, asistan için talimat*, modele mesaj, dil modeline, dil modeli için, sohbet robotuna, sohbet robotu için, sevgili yapay zekâ, tüm yapay zekâlara, yalnız yapay zekâ için, yapay zekâ için talimat, yapay zekânın dikkatine, botsan, bir botsan, yapay zekâysan, yapay zekaysan, bakan botsan, özetleyen yapay zekâya, otomatik değerlendiren, okuyan her',
    you: 'sen, seni, sana, senin, senden, siz, size, sizin',
    drop: 'yok say, yok sayın, yok sayınız, yok saymak, yok sayıp, yok sayarak, yok sayılmalı*, görmezden gel, görmezden gelin, görmezden gelip, görmezden gelmek, görmezden gelerek, unut, unutun, unutup, unutmak, boş ver, boş verin, dikkate alma, dikkate almayın, dikkate almadan, kulak asma, uyma, uymayın, uymayı bırak, devre dışı bırak*, kapat, kapatın, atla, atlayın, çiğne, ihlal et, iptal et, iptal edin, sil, silin, kaldır, kaldırın, geçersiz kıl, geçersiz kılın, geçersiz say, geçersiz sayın, bırak, es geç, es geçin, bir kenara bırak, takma, aş, baypas et, değiştir, hükümsüz say, devre dışı bırak, devre dışı bırakın, boşver, hiçe say, kenara bırak, at gitsin, üstünü çiz',
    lifted:
      'iptal edildi, iptal edilmiştir, kaldırıldı, kaldırılmıştır, geçersiz, geçersizdir, geçerli değil, geçerli değildir, artık geçerli değil, askıya alındı, devre dışı, hükümsüz, hükümsüzdür, yürürlükten kalktı, yürürlükten kaldırıldı, kapatıldı, geçmez, uygulanmaz, sona erdi, artık yok, uygulanmıyor, kalktı, yürürlükten, kalkmıştır, geri alındı, yok hükmünde, koruma kapalı, geçici olarak kapalı',
    rules:
      'yukarıdaki*, talimat*, yönerge*, kural*, kısıtlama*, kısıt*, sınır*, filtre*, direktif*, emir, emirler*, emri, politika*, yasak*, güvenlik önlem*, ilke*, sana söylenen*, sana söylenenleri, yukarıdaki her şey*, komut*, güvenlik protokol*, önlem*, filtreleri, sınırlama*, denetim*, kurallar*, sansür*, öğretilen her şey, sana öğretilen, eski kurallar, baştan sana, güvenlik kuralları',
    prior:
      'önceki, daha önceki, yukarıdaki, eski, evvelki, tüm, bütün, her, hepsini, herhangi, ilk, başlangıç, verilen, aldığın, güvenlik, mevcut, şimdiye kadar*, bundan önceki, daha önce',
    your: 'senin, sana verilen, sizin, size verilen, kurallarını, talimatlarını, kurallarınızı, talimatlarınızı, kendi, filtrelerini, sınırlarını, yönergelerini, aldığın',
    tell: 'yanıtla, yanıtlayın, yanıt ver, yanıt verin, yanıtlamalı, yanıtlasın, yanıt vermeli, cevapla, cevap ver, cevap verin, cevap vermeli, cevap versin, de, deyin, söyle, söyleyin, söylemeli, söylesin, söylemek, söyler, iddia et, iddia edin, iddia etmeli, bahset, bahsedin, bahsetmeli, yaz, yazın, yazmalı, yazsın, belirt, belirtin, belirtmeli, tekrarla, tekrar et, açıkla, açıklayın, onayla, onaylayın, inkar et, inkâr et, reddet, ekle, ekleyin, eklemeli, eklesin, ekler, bitir, başla, kullan, an, anmalı, ısrar et, konuş, anlat, konuyu kapat, konuyu değiştir, göster, vurgula, vurgulamalı, tanıt, tanımla, savun, söyleyeceksin, diyeceksin, söyleyecek, diyecek, bildirecek, cevaplayacaksın, yanıtlayacaksın, öne sür, belirtecek, isteyin, istemeli, sor, sormalı, talep et',
    advise:
      'öner, önerin, önermeli, önersin, önerir, önermesi, öneriniz, tavsiye et, tavsiye edin, tavsiye etmeli, tavsiye etsin, tavsiye eder, öv, övün, övmeli, övmesi, övsün, över, reklamını yap, tanıtımını yap, tercih et, tercih etmeli, hak ver, haklı bul, katıl, aynı fikirde ol, kötüle, eleştir, en iyi olarak, tek seçenek, teşvik et, yönlendir, yönlendirin, yönlendirmeli, itiraz etme, karşı çıkma, methet, önereceksin, önerecek, övecek, kötüleyin, kötülemeli, vazgeçir, öne çıkar, öne çıkarın, tanıt, yalnız öv, karala, adını an, adını anmakla, laf arasında, adı geçse, göklere çıkar, hep kazanır, birinci gelir, överek, överek başla, kusursuz, mükemmel diye',
    show: 'göster, gösterin, gösterip, açığa çıkar, açığa vur, açıkla, ifşa et, ifşa edin, listele, listeleyin, yazdır, paylaş, paylaşın, ver, verin, dök, sızdır, yayımla, yayınla, dışa aktar, aktar, buraya yaz, bildir',
    act: 'gönder, gönderin, göndermek, gönderip, göndersin, göndermeli, yolla, yollayın, ilet, iletin, iletmeli, çalıştır, çalıştırın, çağır, sil, silin, ekle, ekleyin, kaydet, kaydedin, kopyala, kopyalayın, yükle, indir, aç, ziyaret et, tıkla, tıklayın, kullan, kullanın, kullanarak, satın al, aktar, aktarın, öde, değiştir, topla, toplayın, özetle, özetleyip, hatırla, yerleştir, yerleştirin, postala, onayla, rezerve et, havale et, yapıştır, sakla, yaz, çağırın, silmeli, göndereceksin, aktarmalı, yayın, çoğalt, kodla, ekleyip, iliştir, indirin, yükleyin, iptal et, sızdır, sızdırın, ezberle, uygula, uygulayın, bekle ardından, resim diye göster, yeniden oturum, oturum açtır, dök, listesini oku, kalıcı bilgi olarak kaydet',
    must: 'gerekir, gerek, gerekiyor, gerekmektedir, lazım, zorunda, zorundadır, zorunludur, mecbur, mecburdur, malıdır, melidir, meli, malı, mecburen, beklenir, yapmalı, vermeli, söylemeli, etmeli, olmalı, yanıtlamalı, göstermeli, önermeli, eklemeli, iyi olur, uygun olur, göndermeli, dememeli, etmemeli, kabul edilmiştir, kararlaştırıldı, şirket politikası, resmi politika, lütfen, rica, rica ederiz, rica olunur, beklenmektedir, beklenen, güzel olur, makbule geçer, görevin, tek görevin, amacın, kararı gereği, yükümlü*',
    wish: 'ne hoş olurdu, hoş olurdu, iyi olurdu, güzel olurdu, ne güzel olurdu, memnun eder, rica ederiz, düşünceli, nazik, özenli, iyi bir asistan, iyi bir yardımcı, iyi niyetli, iyi kalpli',
    always:
      'her zaman, daima, hep, asla, hiçbir zaman, yalnızca, sadece, yalnız, her seferinde, her defasında, istisnasız, her durumda, mutlaka, kesinlikle, sürekli, ne olursa olsun, hiç bir zaman',
    later:
      'bundan sonra, bundan böyle, şu andan itibaren, bu andan itibaren, bugünden itibaren, artık, bunu okuduktan sonra, bunu okuyunca, bunu okuduğunda, okur okumaz, bir dahaki sefere, bir sonraki, sonraki mesajda, sonraki yanıtta, sonraki yanıtında, gelecekteki, ilerideki, sonraki tüm, yanıtlamadan önce, yanıt vermeden önce, cevap vermeden önce, kullanıcı tekrar, ikinci bir emre kadar, şimdiden sonra, beş mesaj sonra, diğer ajanlara, diğer modellere, diğer yapay zeka*, başka modellere, sonraki kullanıcı*, bir sonraki kişi*, tüm gelecek, her sohbette, ilk mesajda, beşinci sorudan, sorudan itibaren, devam etmeden önce, her şeyden önce',
    each: 'her yanıt, her yanıtta, her yanıtın, her cevap, her cevapta, her cevabın, tüm yanıtlar*, tüm cevaplar*, bütün cevaplar*, bütün yanıtlar*, her konuşma*, her sohbet*, tüm konuşmalar*, bütün sohbetler*, her soru*, her mesaj*, tüm sorular*, bütün sorular*, her anı*, her özet*, soru ne olursa olsun, ne sorulursa sorulsun, her mesajın sonun*, her cevabın sonun*, her yanıtın sonun*, her mesajın, her mesajda, her sohbette, her özette, her belgeye, her soruya, her yanıta, her cevaba',
    asked:
      'kullanıcı sorarsa, kullanıcı sorduğunda, sorarsa, sorduğunda, sorulursa, sorulduğunda, soran olursa, istendiğinde, istenirse, isterse, istediğinde, bahsederse, bahsettiğinde, söz ederse, söz ettiğinde, söz edilirse, söz açılırsa, konuşulursa, konusu açılırsa, gündeme gelirse, sorularında, sorularına, sorulara, sorusuna, derse, dediğinde, söylerse, yazarsa, yazdığında, konu olursa, hakkında soru, karşındaki kişi, karşındaki sorarsa, konuştuğun kişi, muhatabın, söz açarsa, konu açılırsa, sorarlarsa',
    user: 'kullanıcı, kullanıcıya, kullanıcının, kullanıcıyı, kullanıcıdan, kullanıcılar, kullanıcılara, kullanıcıların, kullanıcıları, kullanıcı*, karşındaki*, karşıdaki*, konuştuğun kişi, seninle konuşan, soru soran, soran kişi, soran olursa, sahibin, muhatab*, konuştuğun kişinin, karşındaki, karşındaki kişi, sahibine, kutu sahibine',
    answer:
      'yanıt, yanıtı, yanıtın, yanıtında, yanıtına, yanıtlarında, cevap, cevabı, cevabın, cevabında, cevaplarında, yanıtlar, cevaplar, özetinde, özet, yazdığın her, çevirirken',
    prompt:
      'sistem istem*, sistem promptu*, sistem prompt*, sistem mesajı*, sistem komut*, sistem talimat*, gizli talimat*, gizli yönerge*, gizli komut*, iç talimat*, başlangıç talimat*, prompt, promptu, promptunu, istemini, gizli ayarlar*, iç ayarlar*, gizli yapılandırma*, iç yapılandırma*, sistem mesaj*, sistem istemi*, ayarlarını',
    secret:
      'şifre*, parola*, API anahtar*, anahtarlarını, kimlik bilgi*, kart numara*, kart bilgi*, banka bilgi*, kişisel veri*, kişisel bilgi*, token*, PIN, gizli bilgi*, sağlık veri*, kullanıcı veri*, kimlik numara*, TC kimlik, hesap numara*, doğrulama kodu*, telefon numara*, doğum tarihi*',
    record:
      'bu konuşmayı, konuşmayı, konuşmanın, konuşmaları, sohbet geçmişi*, konuşma geçmişi*, tüm konuşma*, bütün konuşma*, sohbeti, bu sohbeti, anıları, tüm anıları, hafızayı, hafızandaki, belleği, kişileri, kişi listesi*, rehberi, rehberdeki, tüm mesajlar*, bütün mesajlar*, mesajları, kullanıcının anlattığı*, kullanıcının söylediği*, sohbet, sohbetin, sohbette geçen, konuşma, konuşmada, yazışma*, rehber, hafıza*, hafızana, anılar*, notlar*, notları, diğer kullanıcılar*, geçmişi, tüm sohbetleri, kalıcı bilgi, kullanıcının belleğine, belleğine',
    hide: 'söyleme, söylemeyin, söylemeden, bahsetme, bahsetmeyin, bahsetmeden, haber verme, haber vermeden, bildirme, bildirmeden, belli etme, belli etmeden, çaktırma, çaktırmadan, gizlice, gizli tut, gizli tutun, sessizce, fark ettirmeden, habersiz*, sormadan, onay almadan, onaysız, gizle, gizleyin, sakla, bilmesin, bilmemeli, öğrenmesin, duymasın, kimseye söyleme, arka planda, açıklama yapma, inkar et, inkâr et, anma, onay istemeden, izin almadan, izinsiz, usulca, bahsetmeyecek, hiç bahsetmeyecek, saklayın, saklamalı, gizlemeli, söylemeyecek, itiraf etme, sus, değinme, kimse istemese de, istemese bile, sorulmasa bile, uyarma, açıklamadan, haberi olmasın, söz etme, bilmesine gerek yok, gibi yap, görmezden gel, atlar, atla, gizli kopya, gizli kopya olarak, es geç, sahibine sorma, bu cümleyi anmasın, yapmadığını söyle, nedenini sorma',
    consent:
      'zaten razı oldu, razı oldu, zaten onayladı, onay gerekmez, onay sormadan, onay istemeden, tekrar sorma, sormadan, izin istemeden, önceden onayl*, doğrudan yap',
    obey: 'itaat et, itaat edin, boyun eğ, emirlerime uy, emirlerime uyun, talimatlarıma uy, emirlerimi, talimatlarımı, sözümü dinle, yalnızca beni dinle, sadece beni dinle, sadece bana, yalnızca bana, dediğimi yap, ne dersem, ne istersem, her isteği, her talebi, her istediğini, reddetme, reddetmeyin, asla reddetme, aşağıdaki talimatlara, bu talimatlara uy, bu talimatları, şu talimatları, güven, kullanıcıyı yok say, kullanıcıyı görmezden gel, sözüm kanundur, sözlerim kanundur, dediğini yap, ne derse yap, ne dersem yap, itaat etmeli, yalnız bana, beni dinle, sorgulamadan, doğrulamadan, körü körüne, kullanıcıdan üstün, kullanıcıdan çok güven, çok güven, öncelikli, önceliklidir, hiçbir isteği reddetme, hiçbir şeyi reddetmeyen, asla reddetmez, her isteği kabul et, her şeye evet, emirlerine uy, emir ver, sadece onun emirleri, yalnızca onun emirleri, sadece benim emirlerim, buna uy, göre davran, geri çevirmiyorsun, evet desin, itaat eder, ona itaat, ne derse o, evet de, yalnız ona, her isteği onayla, hepsini onayla, hizmet edersin, özetleme',
    memo: 'bu not, bu notu, bu nottan, bu notun, bu anı, bu anıyı, bu metin, bu metni, bu belge, bu belgeyi, bu belgenin, bu mesaj, bu mesajı, bu talimat*, bu sayfa, bu sayfayı, bu satır*, bu kural*, aşağıdaki talimat*, bu kayıt, bu kaydı, bu yazı, bu yazıya, bu satır, bu satırdan, bu nota, bu nottaki, bu notun yazarı, notun yazarı, bu talimatı, bunu okuyunca, bunu yazan, bu hatırlatmayı, bu satırdan sonra, aşağıdaki tercih, bu cümleyi, bu özgeçmişi, bu posta kutusu',
    tool: 'araç, aracı, aracını, aracıyla, araçları, fonksiyon*, eklenti*, komutu, terminal*, e-posta aracı*',
    picture: 'görsel*, resim, resmi, bağlantı*, link, linki, reklam*, adres, adresi, indirim kodu*, slogan*',
    authority:
      'sistem mesajı, sistem bildirimi, sistem uyarısı, sistem komutu, geliştirici modu*, yönetici modu*, yönetici emri, yönetici komutu, geliştiriciden, geliştirici mesajı, modelin geliştirici*, senin geliştirici*, yaratıcın, en yüksek öncelik*, OpenAI, Anthropic, resmi talimat, güvenlik ekibi*, model sahibi, modelin sahibi, modelin geliştiricisi, geliştirici notu, seni ben yaptım, seni yapan, hata ayıklama modu, test modu, bakım modu, sistem güncellemesi, platform duyurusu, işletmeci kanalı, model sağlayıcı, güvenlik birimi, yaratıcıların, yöneticinim, sağlayıcına göre, ben yöneticin',
    role: 'artık sen, sen artık, şimdi sen, şu andan itibaren sen, bundan böyle sen, gibi davran, gibi davranın, rolünü üstlen, rolünü oyna, rolüne gir, rol yap, rolünü, mış gibi yap, numarası yap, taklit et, yeni adın, moduna geç, sen bundan böyle, bundan sonra sen, kimliğine bürün, kimliğini üstlen, yeni kimliğin, oyun oynayalım, rolden çıkma, karakterden çıkma, gerçek amacın, için çalışıyorsun',
    free: 'sınırsız, kısıtlamasız, sınır olmadan, kural tanımadan, kuralsız, sansürsüz, filtresiz, kısıtlama olmadan, hiçbir kısıtlama, hiçbir sınır, hiçbir kural, ahlaki sınır*, filtre olmadan, özgürsün, uyarısız, ahlaksız, etik dışı, hiçbir kural tanıma*, hiçbir sınırı, her şey serbest, asla reddetmez, hiçbir şeyi reddetmeyen, rolden çıkma, karakterden çıkma, yasa dışı bile, yasadışı bile, artık sınırı yok',
    ends: 'hafıza sonu, anı sonu, anıların sonu, alıntı sonu, veri sonu, belge sonu, not sonu, belleğin sonu, alıntının sonu',
    reported:
      'istem enjeksiyonu*, prompt enjeksiyonu*, saldırgan*, dolandırıcı*, siber güvenlik*, güvenlik eğitimi*, hakkında bir makale, konferans*, ders*, korsan*, oltalama*, makale*, seminer*, tez, tezim*, derste, ders, gazete*, mahkeme*, kanun, yasa, podcast, araştırma*, hoca, okulda, konuştuk, öğrendik, anlattı, anlatıldı, çocuklar, tartıştık, söyleşi, saldırı, saldırıyı, saldırıda, rapor, uymamış, uymadı, derdi hep, derdi, dedi yaşlı',
    self: 'ben, biz, kardeşim, en sevdiğim, babam, annem, doktor, babaannem, dedem, oğlum, kızım, eşim, ablam',
    partner:
      'müşteri*, ziyaretçi*, her ziyaretçi*, birisi, biri, herhangi biri, kimse, insanlar*, kişi, kişiye, okur*, hasta*',
    when: 'biri sorarsa, birisi sorarsa, biri sorduğunda, soran olursa, sorulursa, sorulduğunda, sana sorulursa, sana sorulduğunda, birisi söz ederse, biri söz ederse, biri bahsederse, birisi bahsederse, bahsedilirse, bahsedildiğinde, bahsi geçerse, bahsi geçtiğinde, adı geçerse, adı geçtiğinde, geçtiğinde, görüldüğünde, konu açılırsa, konusu açılırsa, konusu açıldığında, gündeme gelirse, tetikleyici kelime, tetik kelime, parola kelime, sihirli kelime, anahtar kelime, şifre kelime, beş mesaj sonra, beş turdan sonra, müşteri sorarsa, teşekkür ederse, teşekkür edince, selam verirse, günaydın derse, vedalaşırsa, her kim, sorana, soran, duyunca, konusunda',
    deceive:
      'yalan söyle, yalan söyleyin, yalan söylemeli, kandır, kandırın, kandırmalı, aldat, aldatın, aldatmalı, uydur, uydurun, yanılt, yanıltın, inandır, inandırın, ikna et, ikna edin, bilmiyormuş gibi, bilmezden gel, hatırlamadığını söyle*, bilmediğini söyle*, inkar et, inkâr et, inkar edin, gerçekmiş gibi, doğruymuş gibi, gerçek olarak, doğru olarak, konuyu değiştir, konuyu değiştirin, konuyu kapat, lafı değiştir, geçiştir, geçiştirin, yanlış cevap*, yanlış yanıt*, kasten, hakaret et, aşağıla, aşağılayın, tehdit et, korkut, alay et, küçümse, abart, baskı yap, yönlendir, manipüle et, bilerek, yanlış, yanlış günü, yalan, hiç yok de, yok de, bir gerçektir, çekinmeden söyle*, acilmiş gibi, senin fikrinmiş gibi, bir şey yok de, herkes memnun',
    daily:
      'anne, annem, baba, babam, anneanne, babaannem, dede, dedem, çocuklar, çocuk, köpek, kedi, okul, okula, öğretmen*, doktor*, ilaç, hap, kahve, çorba, çorbası, hamur, fırın, tarif, tuz, mutfak, bahçe, pasta, kapı, kapısı, anahtar*, otobüs, tren, komşu*, kira, parti, doğum günü, düğün, düğünde, tatil, kitap, roman, film, şarkı*, koro, takım, polis*, koli, paket, müşteri*, misafir*, sınav, mahkeme, kardeş*, abla, teyze, amca, patron, müdür, ışığı, çamaşır, apartman*, tedarikçi*, sipariş numarası, fatura, gündemi, pazar, pazarda, panayır*, hamileliği, kral, kraliçe, sahnede, oyun, kahvaltı, yorumlar, garson, grubu, salonunda, minder, banko, kaptan, deniz',
    software:
      'sistem, uygulama, site, sunucu, veritabanı, form, düğme, günlük, betik, yedek, ayarlar, tarayıcı, yazıcı, güncelleme, geçerli bir bağlantı',
    device:
      'yazılım*, program, programlar, programı, algoritma*, otomatik, makine, makinesi, makineler, hoparlör*, Siri, Alexa, Copilot, Gemini, Claude, arama motoru, arama motorları, arama ajanları, alışveriş ajanları, karşılaştırma siteleri, otomatik okuyucu*, çeviri programları, çeviri programı, sanal rehber*, telefon asistanı, sesli asistan, analiz modelleri, kod yardımcısı, araç, aracı, bilgisayar, yapay zekâ sohbetleri, sistem, uygulama, robot, bot, gözsüz',
    reads:
      'okuyan, özetleyen, özetlerken, kısaltan, kısaltıyorsa, aktaran, çeviren, çevirirken, alıntılayan, inceleyen, sıralayan, betimleyen, işleyen, tarayan, gören, okurken, bunu okuyan, bunu gören, bu tutanağı, bu sayfayı, bu yorumu, bu metni, raporu gören, falı okuyan',
    feigns:
      'gibi yapar, gibi yap, gibi davran, davranır, anlamamış gibi, sanki, yemin eder, iddia eder, iddia et, ısrar eder, inkâr eder, reddeder, görmez, fark etmez, görmezden gel, sayılır, sayar, kapalı gösterir, göster, tükendi, dolu, yok, artık yok, çekildi, denetimden geçti, onaylandı, onaylayın, güncelleniyor, bakımda, tersini, yerine, ikiyle çarpar, oyalar, uydurur, ilk sıraya, ne yazarsa yazsın, denir, denecek, saklar, atlar, yanlış der, hiç görmedin',
    settled:
      'kararlaştırıldı, karar verildi, böyle kararlaştırıldı, anlaşıldı, anlaştık, görüşüldü, yeni politika, yeni kural, uyarınca, hukukla, tarafından doğrulandı, tarafından onaylandı, halledildi, adına, deney için, bundan böyle',
    lesson:
      'atölye, kurs, ders, seminer, ipuçları, rehberin, el kitabı, kılavuz, sözlükçe, alan, parametre, isteğe bağlı, varsayılan, test durumu, test planı, beklenen, senaryo, sütun, belge, ayarlar, broşür, araştırma, rapor, araştırmacılar, roman, bölüm, oyun, anlamına gelir, sözde, öğrenciler, saldırganlar, şartları',
    likes: 'sever, seviyor, tercih eder, nefret eder, sevmez, hoşlanır, hoşlanmaz, beğenir',
  },
  discretionWords: {
    unkept: {
      nots: `sakın, lütfen`,
      keeps: `kaydetme, kaydetmeyin, saklama, saklamayın, hatırlama, hatırlamayın, not alma, not etme, aklında tutma, hafızana alma, ezberleme`,
      between: `bunu, bunları, lütfen, olur mu, tamam mı, bu mesajı, söylediklerimi, dediğimi, hiçbir yere`,
      retracts: `söylediğimi unut, dediğimi unut, az önce söylediğimi unut, az önce dediğimi unut, bunu söylediğimi unut, hiç söylememişim gibi yap, aramızda kalsın, aramızda kalacak`,
      goesOn: `ama, çünkü, ve`,
    },
    pretends: `
      rol yapalım, rol yapma oyunu, rol oyunu, canlandırma yapalım, iki doğru bir yalan,
      iki doğru ve bir yalan, mülakat provası, mülakat pratiği, prova mülakatı, dikte ediyorum,
      dikte edeceğim, dikte etmek istiyorum, yazdırmak istiyorum`,
    endsPretence: `
      rol oyunu bitti, rol yapma bitti, oyun bitti, oyunun sonu, rolden çık, dikte bitti,
      diktenin sonu, mektup bitti, mektubun sonu, romanın sonu, hikayenin sonu, yalan olan,
      mülakat bitti, mülakatın sonu, gerçeğe dönelim`,
    offRecord: `
      aramızda kalsın, bunu kaydetme, bunu kaydetmeyin, bunu saklama, bunu saklamayın, bunu hatırlama,
      bunu hatırlamayın, bunu aklında tutma, bunu hafızana alma, bunu belleğe alma,
      sadece bu sohbet için, yalnızca bu sohbet için, yalnız bu sohbet için, sadece bu sohbette,
      yalnızca bu sohbette, sadece bu konuşma için, yalnızca bu konuşma için, bu sohbete özel,
      bu sohbetle sınırlı`,
    forgetAll: `
      hakkımda bildiğin her şeyi unut, benim hakkımda bildiğin her şeyi unut,
      hakkımda bildiğiniz her şeyi unutun, hakkımdaki her şeyi unut, benim hakkımdaki her şeyi unut,
      hakkımdaki her şeyi sil, hakkımda bildiğin her şeyi sil, hakkımda bildiğiniz her şeyi silin`,
    forgetAllQuestion:
      'Hakkınızda öğrendiğim her şeyi sileyim mi? Bu geri alınamaz. Onaylamak için “evet” yazın.',
    yes: `
      evet, lütfen, onaylıyorum, eminim, tabii, tabii ki, elbette, her şeyi sil, hepsini sil,
      her şeyi unut, sil, yap, tamam`,
  },
  continuity: {
    phrases: [
      '(?:dediğim(?:iz)?|söylediğim(?:iz)?|konuştuğumuz|anlaştığımız|kararlaştırdığımız|dediğin|bahsettiğim(?:iz)?) gibi',
      'nerede kalmıştık|(?:kald|bırakt|durd)[ıu]ğım?u?m?[ıu]z (?:yer|nokta)(?:den|dan|ye|ya|e)|az önce (?:ne )?(?:dedin|söyledin|dediğin)|geçen sefer (?:ne )?(?:konuş|söyle|dedi)[^ ]*|ne konuşmuştuk',
      '(?:geçen (?:sefer|defa|hafta)|dün|son konuşmamızda|önceki sefer)(?: [^ ,.?!]+){0,2}? (?:ne|neye|neyi|hangisini|hangisine|nasıl) (?:karar (?:ver|al)(?:miş|mış)?t[iı]k|karar ver(?:miştik|dik)|kararlaştır(?:mıştık|dık)|seç(?:miştik|tik)|anlaş(?:mıştık|tık))',
      '(?:dünkü|geçen seferki|geçenki) (?:konu|sohbet|konuşma|tartışma|plan|hikaye)[^ ]* (?:geri )?(?:dön|devam|sürdür)[^ ]*',
    ],
    whole: [
      'devam(?: et(?:elim|in|iniz)?)?',
      '(?:ilkini|ikincisini|ikincisi|üçüncüsünü|diğerini|diğeri|öbürü)(?: istiyorum| alayım| olsun)?',
    ],
    leads: 'evet|hayır|tamam|peki|lütfen|şimdi|hadi|teşekkürler',
    tails: 'lütfen|o zaman',
    takingUp: `
      devam edelim edelım et dönelim kaldığımız yerden yer konuşma konu dün geçen sefer konuştuk`,
    recovery:
      'Burada önceki mesajlar elimde yok. Bilmem gerekenleri lütfen yeniden yazın, oradan devam edelim.',
  },
  requests: {
    rememberThese: [
      '(?:bunu|bunları|şunu|şunları|aşağıdakileri) (?:hatırla|unutma|not al|aklında tut)',
      'lütfen unutma',
    ],
    polite: 'lütfen',
    remember: [
      'unutma(?:yın)?',
      'aklında tut',
      'aklında olsun',
      'hatırla',
      'şunu (?:hatırla|unutma|aklında tut)',
    ],
    link: 'ki ',
    rememberForms: [
      // Turkish "Unutma, …" also opens a proverb: a first person in it, which is an ending there, makes it a request.
      `(?:lütfen,? )?(?:sakın )?(?:unutma(?:yın)?|şunu (?:unutma|hatırla)|aklında (?:tut|olsun)|hatırla),(?: lütfen,?)? (?=.*${FIRST_PERSON})(?<content>.+)`,
    ],
    forgetForms: [
      '(?:lütfen,? )?(?<about>.{2,}?) (?:hakkındaki|hakkında) (?:her şeyi|bildiklerini|bildiğin her şeyi|bildiğiniz her şeyi|bilgileri|söylediklerimi) (?:lütfen )?(?:unut|sil)(?:un(?:uz)?|in(?:iz)?)?',
      '(?:lütfen,? )?(?<content>.{2,}?(?:d[ıiuü]ğ[ıiuü]m[ıiuü]|t[ıiuü]ğ[ıiuü]m[ıiuü])) (?:lütfen )?unut(?:un(?:uz)?|ur musun(?:uz)?)?',
    ],
  },
  directives: {
    standing: 'bundan sonra|artık|bundan böyle|her zaman|daima|ileride',
    please: 'lütfen',
    once: '(?:sadece )?(?:bu sefer|bu soruya|bu kez)',
    others: 'herkese|herkesle|tüm kullanıcılara',
    opening: 'merhaba|selam|tamam|teşekkürler|ve|peki|iyi günler|şimdi',
    doubt: 'belki|sanırım|galiba',
    asking: 'bana(?= \\S+ (?:diyebilir|der mi))',
    correcting: 'hayır|dur|pardon|yani',
    closing: 'teşekkürler|tamam|lütfen|olur mu',
    again: 'tekrar|yeniden|yine',
    and: 've|ama',
    tones: {
      concise: 'kısa|öz|kısa ve öz|kısaca',
      detailed: 'ayrıntılı|detaylı|uzun',
      formal: 'resmi|resmî',
      informal: 'samimi|rahat',
      friendly: 'arkadaşça|nazik|sıcak',
      direct: 'doğrudan|net',
      simple: 'basit|sade',
    },
    callMe: [
      'bana(?: sadece)? {name} (?:de|deyin|diyebilirsin|diyebilirsiniz|der misin|der misiniz|diyebilir misin|diyebilir misiniz|dersen olur|diye seslen|diye hitap et)',
      'beni {name} diye çağır',
      '{name} (?:(?:der|diyebilir) misin(?:iz)?|diyebilirsin(?:iz)?)',
    ],
    yourName: [
      '(?:senin )?(?:yeni )?ad[ıi]n(?: artık)? {name}(?: olsun| olacak)?',
      '(?:senin )?(?:yeni )?ismin {name}(?: olsun| olacak)?',
      'sana {name} diyeceğim',
    ],
    nameOffForGood: [
      'bana(?: bir daha)? {name} (?:deme|demeyin|demeyi bırak|diye seslenme|diye hitap etme)',
      'beni {name} diye çağırma',
    ],
    role: ['(?<role>benim .+?)(?:im|ım|um|üm)? ol', '{role} gibi davran'],
    tone: [
      '(?:bana )?(?:daha |biraz |çok )*{tones} (?:cevap ver|yanıt ver|yaz|konuş|ol|cevaplar ver)(?:in|ın|un|ün)?',
      '(?:daha |biraz )*{tones} bir (?:dil|ton) kullan',
    ],
    lessToneTaste: ['cevapların (?:çok|fazla) {less}'],
    toneForms: {
      'informal address': ['bana sen (?:de|diye hitap et)', 'sen diye hitap et', 'sen diyebilirsin'],
      'formal address': ['bana siz (?:de|diye hitap et)', 'siz diye hitap et'],
    },
    language: [
      '(?:bana )?(?:sadece )?{language} (?:cevap ver|yanıt ver|konuş|yaz|cevapla|yanıtla)(?:in|ın|un|ün)?(?: bana)?',
      "{language}(?:'?y?[ea])? geç",
      "(?:tekrar |geri )?{language}(?:'?y?[ea])?(?: geri)? (?:dön|dönelim|dönün|geç|geçelim)",
    ],
    languageOff: [
      '(?:bana )?(?:bir daha )?{language} (?:cevap verme|yanıt verme|konuşma|yazma)(?:yin|yın)?',
      '(?:bana )?{language} (?:cevap vermeyi|yanıt vermeyi|konuşmayı|yazmayı) (?:bırak|kes)(?:ın|in)?',
      '{language} (?:cevap vermene|konuşmana|yazmana) gerek (?:yok|kalmadı)',
    ],
    boundaries: [
      '(?:asla|bir daha) .+ kullanma(?:yın)?',
      '.+ kullanmayı (?:bırak|kes)',
      '.+ (?:hakkında|ile ilgili) (?:asla|hiçbir zaman|bir daha) (?:şaka yapma|konuşma|soru sorma)',
      'asla .+ (?:şaka yapma|bahsetme|sorma)',
      'bir daha .+ bahsetme',
    ],
    allowed: [
      '(?:tekrar|yine|yeniden) .+ kullanabilirsin(?:iz)?',
      '.+ (?:tekrar|yine|yeniden) kullanabilirsin(?:iz)?',
    ],
    instructions: ['(?!.*(?:dil|ton) kullan).+ kullan(?:ın)?'],
    nod: 'tamam mı',
    introduces: 'benim adım|adım',
    conditions: 'eğer|dedi',
    pronouns: 'siz|sen',
    notNames: 'yarın|sonra|eğer',
    my: 'benim',
    forbids: 'asla kullanma kullanmayın kullanmayı',
    light:
      'her zaman artık bundan sonra bir daha kullan kullanın tekrar yine yeniden kullanabilirsin kullanabilirsiniz bırak kes',
    hostile: 'talimatları (?:yok say|görmezden gel|unut)',
    ofAnswers: 'cevap|yanıt',
  },
  languageNames: { nl: 'hollandaca' },
  summaries: {
    goals: '(?:hedefim|amacim)|istiyorum|istiyoruz',
    decisions: 'karar verd\\w*|sectim|sectik|anlastik|kararlastir\\w*',
    nextSteps: '(?:sonraki adim)|gerek|lazim|yarin|hatirlat|yapacag\\w+',
  },
  examples: {
    lightWords: {
      'bugün pilav yapayım': 'pilav',
    },
    dates: {
      'Yarın dişçi randevum var': '2026-11-30 to 2026-12-01',
      'Gelecek hafta taşınıyoruz': '2026-11-30 to 2026-12-07',
      'Dün ne konuştuk?': '2026-11-28 to 2026-11-29',
    },
    statementWords: {
      'Kız kardeşim Nora’nın susama alerjisi var.': 'allergy',
      'On yıldır obua çalıyorum.': 'hobby',
      'Bir keçim olsaydı adını Lili koyardım.': '',
    },
    healthWords: {
      'Kardiyolog bana meyan kökü yasakladı': 'health',
      'Dizim yine tutuldu': 'health',
      'Karides yiyince dudaklarım şişiyor': 'allergy',
      'Gut hastalığı bulaşıcı mı?': '',
    },
    stopWords: {
      'Kız kardeşim nerede yaşıyor?': 'tr: kiz kardesim yasiyor',
    },
    questions: {
      'Ne zaman taşındım?': 'when',
      'Bu kimin lambası?': 'who',
      'Kaç bitki aldım?': 'howMany, self',
      'Nerede yaşıyorum?': 'identity, self',
      'Ekmek nasıl yapılır?': 'procedural',
      'devam et': 'continuation',
    },
    references: {
      'Bunu neden?': true,
      'Kız kardeşim nerede yaşıyor?': false,
    },
    continuity: {
      'Konuştuğumuz gibi erken treni ayırt.': true,
      'Devam.': true,
      'devam et': true,
      'Öksürük devam ediyor, ne yapmalıyım?': false,
      Teşekkürler: false,
    },
    requests: {
      'Kırmızı dosya çatı katında. Bunu unutma.': 'remember Kırmızı dosya çatı katında',
      "Unutma: okula cevap yaz, eski fotoğrafları sil, Oya'ya koliyi gönder.":
        "remember okula cevap yaz, eski fotoğrafları sil, Oya'ya koliyi gönder",
      "Unutma, ben İzmir'de yaşıyorum": "remember ben İzmir'de yaşıyorum",
      'Lütfen çayı sevdiğimi unut.': 'forget çayı sevdiğimi',
      'O yazı hatırlıyor musun?': '',
    },
    directives: {
      'Bana Ayşe diyebilirsin': 'address Ayşe',
      'Tekrar Türkçe cevap ver.': 'language tr',
      'Daha kısa cevap ver': 'tone concise',
      'Adın ne?': '',
    },
    summaries: {
      'Portekizce öğrenmek istiyorum.': 'goals',
      'Mavi karoları seçtik.': 'decisions',
      'Yarın bankayı arayacağım.': 'nextSteps',
      'Karolar mavi.': '',
    },
  },
};

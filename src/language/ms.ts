/** Malay: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const malay: Language = {
  code: 'ms',
  comparisonWords: {
    denials: 'tidak, bukan, jangan',
  },
  secretWords: {
    passwords: `
      kata laluan, katalaluan, kata kunci, kata laluannya, password, frasa laluan, kata lalu, kata rahsia,
      kata kod`,
    shortPasswords: 'pass, pw, pwd, psw, pswd, psswd, pwnya',
    pins: `
      pin, pin atm, nombor pin, no pin, kod pin, puk, kod otp, otp, kod tac, tac, kod pengesahan,
      kod keselamatan, kod akses, kod rahsia, cvv, cvc, kod sms, kod sandaran, kod pemulihan,
      kod sekali guna, nombor dari sms, kod dari sms, angka dari sms`,
    codes: 'kod, kodnya, kombinasi, nombor, angka',
    digits: 'kosong/sifar, satu, dua, tiga, empat, lima, enam, tujuh, lapan, sembilan',
    locks: `
      peti besi, penggera, alarm, mangga, kotak kunci, kunci nombor, kunci kombinasi, kod pintu, kod pagar,
      interkom, smart lock, peti kunci, keypad, dibuka dengan, buka dengan, nyahkunci, matikan penggera`,
    doors: `
      pintu, pagar, garaj, bangunan, apartmen, rumah, pejabat, stor, lif, beg, bagasi, loker, homestay, lobi,
      pintu masuk, kondo`,
    logins: `
      log masuk, akaun, nama pengguna, pengguna, login, user, wifi, wi-fi, router, rangkaian, modem,
      masuk sebagai, login sebagai, semua akaun`,
    ids: `
      ic, no ic, nombor ic, kad pengenalan, mykad, no kad pengenalan, nric, nombor kad pengenalan, no. kp,
      no kp`,
    documents: 'pasport, nombor pasport, no pasport, lesen memandu, lesen, dokumen perjalanan',
    cards: 'kad, kad kredit, kad debit, nombor kad, no kad, visa, mastercard',
    accounts: 'nombor akaun, no akaun, akaun bank',
    devices: 'tablet, laptop, ipad',
    copulas: 'ialah, adalah, itu, sekarang, masih, kekal',
    otherNumbers: `
      poskod, pesanan, nombor pesanan, no pesanan, invois, bil, bungkusan, parcel, penjejakan, tracking,
      penghantaran, penerbangan, kereta api, tren, bilik, tempat duduk, platform, isbn, nombor siri,
      kod promo, promosi, diskaun, kupon, baucar, ralat, versi, tel, telefon, hp, fail, kod sumber, kod bar,
      barang, halaman, muka surat, laluan, bas, harga, pelanggan, tempahan, kod negara, kod kawasan`,
    talk: `
      lupa, terlupa, mesti, perlu, sekurang-kurangnya, minimum, aksara, huruf, tamat, tukar, menukar,
      set semula, reset, salah, hilang, macam mana, esok, nanti, hantar`,
    entered: 'taip, taipkan, masukkan, tekan, guna, gunakan, isi, dail, tulis, setkan, pagar, bintang',
    questions: `
      nama gadis ibu, nama ibu, soalan keselamatan, soalan rahsia, haiwan peliharaan, nama kucing,
      nama anjing, jalan tempat, membesar, sekolah pertama, sekolah rendah, kereta pertama,
      bandar kelahiran, kawan baik, nama timangan`,
    answers: 'jawapan, jawapannya, jawab, jwp, saya tulis, saya isi, saya letak',
    verified: 'untuk pengesahan, untuk mengesahkan, untuk log masuk, untuk sahkan',
    kept: `
      untuk semua, di mana-mana, semua sama, simpan ini, ingat ini, tolong simpan, catat ini,
      nama dan tahun, mudah diteka, guna di mana-mana`,
    rescues: 'telefon hilang, hilang telefon, sekali guna',
    keys: 'kunci, token, kunci api, rahsia, kunci pemulihan',
    atms: 'atm, mesin atm, kad atm, kad debit, kad bank, keluarkan duit',
    texted: 'sms, mesej, pengesahan, otp, tac, sampai',
    asks: 'apa, apakah, berapa, beri, bagi, hantar, masukkan, sebutkan, tolong, tulis, perlu',
    replies: `
      ya, tidak, tak, ok, baik, terima kasih, nanti, tunggu, tidak tahu, tak tahu, lupa, kenapa, hai,
      sama, mungkin, tiada, betul`,
    opens: 'membuka, buka, dibuka, masuk',
    sides: 'kiri, kanan, ke kiri, ke kanan',
    thens: 'lalu, kemudian',
    cardCodes: 'cvv, cvc, kod keselamatan, tiga nombor belakang, tiga digit belakang, belakang kad',
    nearby: {
      small: 'yang, di, dan, ini, itu, ke, untuk, tidak, dengan, saya, aku, kamu',
      phraseNames: 'frasa',
      theWord: 'perkataan',
      codeWords: 'kata rahasia',
      spelt: 'huruf kecil',
      with: 'dengan',
      conditions: 'kalau, jika',
      wallets: 'dompet',
      currencies: 'rm',
      security: 'keselamatan',
      asking: 'tanya',
      backs: 'belakang',
    },
  },
  discretionWords: {
    offRecord: `
      off the record, jangan simpan ini, jangan simpan, jangan ingat ini, jangan rekod ini,
      jangan catat ini, hanya untuk sembang ini, hanya untuk perbualan ini, hanya dalam perbualan ini,
      hanya dalam sembang ini, khas untuk perbualan ini, antara kita sahaja`,
    forgetAll: `
      lupakan semua yang awak tahu tentang saya, lupakan semua yang anda tahu tentang saya,
      lupakan segala yang anda tahu tentang saya, lupakan semuanya tentang saya,
      lupakan semua tentang saya, padam semua yang awak tahu tentang saya,
      padam semua yang anda tahu tentang saya, padamkan semua tentang saya, padam semua tentang saya`,
    forgetAllQuestion:
      'Padam semua yang saya pelajari tentang anda? Ini tidak boleh dibuat asal. Jawab “ya” untuk mengesahkan.',
    yes: `
      ya, sila, tolong, sahkan, saya pasti, pasti, tentu, padam semua, padam semuanya, lupakan semua,
      lupakan semuanya, teruskan, ok`,
  },
  orderWords: {
    machine:
      'AI, kecerdasan buatan, chatbot*, bot sembang, bot, model bahasa, pembantu maya, pembantu digital, GPT',
    helper: 'pembantu, model',
    job: 'pengarah, doktor gigi, doktor, puan, encik, kakitangan, menteri, pekerja',
    addressed:
      'kepada AI, untuk AI, wahai pembantu, untuk model, kepada model, jika awak AI, jika anda bot, kepada AI yang meringkaskan',
    you: 'awak, anda, kamu, engkau',
    drop: 'abaikan, lupakan, jangan patuhi, batalkan, matikan, langgar, ketepikan, buang, pintas',
    lifted: 'dibatalkan, tidak lagi terpakai, tidak sah, dimansuhkan, digantung',
    rules: 'arahan, peraturan, sekatan, penapis, garis panduan, dasar, had, perintah',
    prior: 'terdahulu, sebelum ini, sebelumnya, semua, setiap, asal, lama',
    your: 'awak, anda, kamu',
    tell: 'jawab, menjawab, katakan, cakap, beritahu, sebut, menyebut, nyatakan, tulis, ulang, tambah, dakwa',
    advise: 'syorkan, cadangkan, puji, promosikan, burukkan, utamakan, bersetuju',
    show: 'tunjukkan, dedahkan, paparkan, cetak, senaraikan, serahkan',
    act: 'hantar, kirim, jalankan, padam, hapuskan, simpan, salin, lampirkan, buka, klik, beli, pindahkan, kumpulkan, minta',
    must: 'mesti, perlu, harus, wajib, tidak boleh, jangan, dilarang, sila, hendaklah',
    wish: 'alangkah baiknya, adalah baik jika, elok sekali',
    always: 'sentiasa, selalu, tidak pernah, sahaja, hanya, setiap kali',
    later:
      'mulai sekarang, mulai hari ini, selepas ini, dalam jawapan seterusnya, lain kali, sebelum menjawab',
    each: 'setiap jawapan, semua jawapan, setiap perbualan, setiap soalan, setiap mesej',
    asked:
      'jika pengguna, apabila pengguna, kalau pengguna, apabila ditanya, jika ditanya, soalan tentang, bertanya tentang',
    user: 'pengguna, lawan bicara, pemilik, pemiliknya',
    answer: 'jawapan, ringkasan',
    prompt: 'prompt sistem, arahan sistem, mesej sistem, arahan tersembunyi, arahan rahsia',
    secret: 'kata laluan, nombor PIN, nombor kad, kad kredit, data peribadi, nombor akaun',
    record: 'perbualan, sejarah, memori, kenalan, nombor telefon pengguna, semua mesej',
    hide: 'jangan beritahu, jangan sebut, jangan dedahkan, secara rahsia, diam diam, tanpa pengetahuan, tanpa bertanya, sembunyikan, rahsiakan, tanpa kebenaran',
    consent: 'sudah bersetuju, tanpa kebenaran, tanpa pengesahan, tidak perlu bertanya',
    obey: 'patuhi, ikutinya, ikut sahaja, taat, turuti, tidak pernah menolak, jangan tolak',
    memo: 'nota ini, mesej ini, teks ini, dokumen ini, arahan ini, baris ini, ayat ini',
    tool: 'alat, fungsi, arahan konsol',
    picture: 'gambar, pautan, iklan, kupon',
    authority: 'mesej sistem, mod pembangun, pembangun, pentadbir, OpenAI, Anthropic',
    role: 'awak ialah, kamu ialah, anda kini, berlakon sebagai, berpura pura, sekarang awak',
    free: 'tanpa had, tanpa sekatan, tanpa peraturan, tanpa tapisan',
    reported:
      'kuliah, kursus, artikel, penyerang, penggodam, kajian, seminar, berita, serangan, laporan menerangkan, kata nenek',
    self: 'saya, kami, kita, ibu, ayah, nenek, datuk, abang, kakak',
    partner: 'pelanggan, tetamu, pelawat, seseorang, orang',
    when: 'jika seseorang, apabila seseorang, kalau ada orang, kata kunci',
    deceive: 'tipu, menipu, dakwa, berbohong, berpura pura, sebagai fakta, nafikan, tukar topik',
    daily:
      'ibu, ayah, nenek, anak, anjing, kucing, sekolah, cikgu, ubat, kopi, sup, doh, ketuhar, resipi, pintu, kunci, bas, jiran, sewa, hari jadi, buku, lagu, pasukan, polis, bungkusan, dapur, bersarapan, lampu, kumpulan, dewan, tikar',
  },
  requests: {
    polite: 'tolong|sila',
    forget: ['lupakan'],
    forgetLink: 'yang',
  },
  examples: {
    requests: {
      'Lupakan yang saya tinggal di Porto.': 'forget saya tinggal di Porto',
    },
  },
};

/** Indonesian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const indonesian: Language = {
  code: 'id',
  questions: {
    self: 'saya, aku, kami, kita, ibuku, istriku, suamiku, anakku, rumahku',
  },
  abbreviations: 'jl, no, tel, dll, dsb, yth',
  everyDay: 'setiap, tiap',
  comparisonWords: {
    denials: 'tidak, bukan, tak, jangan',
  },
  secretWords: {
    passwords: `
      kata sandi, sandi, kata kunci, kata sandinya, sandinya, pasword, paswordnya, frasa sandi, password,
      passwordnya, kata rahasia, kata kode`,
    shortPasswords: 'pass, pw, pwd, psw, passnya, pwnya, pswd, pasw, sandi, pswrd, psswd',
    pins: `
      pin, pin atm, pinnya, kode pin, puk, kode otp, otp, kode verifikasi, kode keamanan,
      kode konfirmasi, kode rahasia, kode akses, kode masuk, cvv, cvc, kode sms, kode sekali pakai,
      kode cadangan, kode pemulihan, angka dari sms, kode dari sms, nomor dari sms, 6 angka`,
    codes: 'kode, kodenya, kombinasi, kombinasinya, angka, angkanya, nomor',
    digits: 'nol/kosong, satu, dua, tiga, empat, lima, enam, tujuh, delapan, sembilan',
    locks: `
      brankas, brankasnya, alarm, alarmnya, gembok, gemboknya, kotak kunci, kunci kombinasi, kunci angka,
      kode pintu, kode gerbang, interkom, smart lock, keypad, kode pagar, dibuka pakai, buka pakai,
      terbuka dengan, matikan alarm, lemari kunci`,
    doors: `
      pintu, gerbang, pagar, garasi, gedung, apartemen, apart, kos, kosan, kantor, gudang, lift, koper, loker,
      villa, lobi, masuk`,
    logins: `
      login, masuk, akun, nama pengguna, pengguna, username, user, wifi, wi-fi, router, jaringan, modem,
      masuk sebagai, login sebagai, log in, semua akun`,
    ids: `
      nik, nomor ktp, no ktp, ktp, nik saya, nomor induk kependudukan, npwp, kartu keluarga, no kk, bpjs,
      nomor induk, nomor identitas, no. ktp`,
    documents: `
      paspor, nomor paspor, no paspor, sim, nomor sim, surat izin mengemudi, dokumen perjalanan,
      izin tinggal`,
    cards: 'kartu, kartu kredit, kartu debit, nomor kartu, no kartu, visa, mastercard',
    accounts: 'no rek, nomor rekening, norek, rekening, no rekening, nomer rekening',
    devices: 'tablet, laptop, hp, ipad, ponsel',
    copulas: 'adalah, ialah, itu, yaitu, sekarang, masih, tetap',
    otherNumbers: `
      kode pos, kodepos, pesanan, nomor pesanan, order, faktur, invoice, tagihan, paket, resi, no resi, lacak,
      pengiriman, penerbangan, kereta, kamar, kursi, peron, isbn, nomor seri, kode promo, promo, diskon,
      kupon, voucher, galat, eror, error, versi, telp, telepon, hp, berkas, kode sumber, kode batang, barcode,
      barang, halaman, jalur, bus, harga, pelanggan, booking, kode negara, kode area, rt, rw`,
    talk: `
      lupa, kelupaan, harus, minimal, minimum, setidaknya, karakter, huruf, kedaluwarsa, ganti, mengganti,
      reset, setel ulang, salah, hilang, gimana, wajib, besok, nanti, kirim`,
    entered: `
      ketik, ketikkan, masukkan, masukin, isi, pencet, tekan, pakai, pake, gunakan, setel, tulis, pagar,
      bintang`,
    questions: `
      nama gadis ibu, nama ibu kandung, ibu kandung, pertanyaan keamanan, pertanyaan rahasia,
      hewan peliharaan, peliharaan pertama, nama kucing, nama anjing, jalan tempat, dibesarkan,
      sekolah pertama, sd pertama, mobil pertama, kota kelahiran, sahabat, nama panggilan`,
    answers: 'jawaban, jawabannya, jawab, jwb, saya tulis, aku tulis, saya isi, aku isi, jawabku',
    verified: 'untuk verifikasi, untuk memverifikasi, untuk konfirmasi, untuk masuk, untuk login',
    kept: `
      untuk semua, di mana-mana, semuanya sama, simpan ini, ingat ini, tolong simpan, catat ini,
      nama dan tahun, gampang ditebak, dipakai di mana-mana`,
    rescues: 'hp hilang, kehilangan hp, ponsel hilang, sekali pakai',
    keys: 'kunci, token, kunci api, rahasia, kunci pemulihan, kredensial',
    atms: 'atm, mesin atm, kartu atm, kartu debit, tarik tunai, ambil uang, ambil',
    texted: 'sms, pesan, verifikasi, otp, konfirmasi, masuk',
    asks: 'apa, berapa, kasih, beri, kirim, masukkan, sebutkan, tolong, bilang, tulis, butuh, yang mana',
    replies: `
      ya, iya, tidak, enggak, nggak, gak, ok, oke, makasih, terima kasih, nanti, tunggu, tidak tahu,
      gak tau, lupa, kenapa, halo, sama, mungkin, tidak ada, betul`,
    opens: 'membuka, buka, dibuka, bukanya, masuknya',
    sides: 'kiri, kanan, ke kiri, ke kanan',
    thens: 'lalu, kemudian',
    cardCodes: 'cvv, cvc, kode keamanan, tiga angka di belakang, tiga digit di belakang, belakang kartu',
    announced: {
      names: 'kata sandi',
    },
    nearby: {
      small: 'yang, di, dan, ini, itu, ke, untuk, tidak, dengan, saya, aku, kamu',
      phraseNames: 'frasa',
      theWord: 'kata',
      codeWords: 'kata rahasia',
      spelt: 'huruf kecil',
      with: 'pake, pakai, dengan',
      conditions: 'kalau, jika',
      wallets: 'dompet',
      currencies: 'rp',
      security: 'keamanan',
      asking: 'tanya',
      backs: 'belakang',
    },
  },
  orderWords: {
    machine:
      'AI, kecerdasan buatan, chatbot, bot, model bahasa, asisten virtual, asisten digital, asisten AI',
    helper: 'asisten, model ini',
    job: 'asisten saya, asisten kami, dokter gigi, ibu, bapak, pak, direktur, karyawan, notaris, pengacara, sutradara, menelepon, pramuniaga, setiap pasien',
    addressed:
      'wahai AI, untuk AI, untuk asisten, untuk model, kepada AI, kepada asisten, kepada model, pesan untuk AI, catatan untuk AI, instruksi untuk AI, jika kamu AI, jika anda AI, untuk AI yang merangkum, jika kamu bot, kalau kamu bot',
    you: 'kamu, anda, engkau, kalian, mu',
    drop: 'abaikan, mengabaikan, lupakan, melupakan, langgar, melanggar, nonaktifkan, matikan, batalkan, hapus, jangan ikuti, jangan patuhi, lewati, kesampingkan, timpa',
    lifted:
      'dibatalkan, tidak berlaku, tidak berlaku lagi, dicabut, dinonaktifkan, dihapus, sudah tidak berlaku, ditarik kembali',
    rules:
      'instruksi, aturan, perintah, pedoman, batasan, larangan, filter, kebijakan, arahan, semua di atas, petunjuk',
    prior: 'sebelumnya, sebelum ini, di atas, semua, seluruh, setiap, segala, awal, terdahulu',
    your: 'mu, kamu, anda, aturanmu, instruksimu, perintahmu',
    tell: 'jawab, jawablah, menjawab, katakan, mengatakan, bilang, sebutkan, menyebut, menyebutkan, tulis, tulislah, menulis, ulangi, nyatakan, tambahkan, menambahkan, akhiri, gunakan, tegaskan, bantah',
    advise:
      'rekomendasikan, merekomendasikan, sarankan, menyarankan, puji, memuji, promosikan, mempromosikan, utamakan, setuju, setujui, menyetujui, anjurkan, jelekkan, puji saja, singgung',
    show: 'tunjukkan, menunjukkan, ungkapkan, mengungkapkan, tampilkan, bocorkan, beri tahu, berikan, bagikan, cetak',
    act: 'kirim, kirimkan, mengirim, mengirimkan, teruskan, jalankan, menjalankan, panggil, hapus, menghapus, sisipkan, simpan, menyimpan, salin, menyalin, buka, kunjungi, klik, beli, transfer, unggah',
    must: 'harus, wajib, perlu, hendaknya, sebaiknya, boleh, mohon, harap, kebijakan perusahaan',
    wish: 'alangkah baiknya, akan lebih baik, sebaiknya, senang sekali bila, mohon, penuh perhatian, baik hati, asisten yang baik',
    always: 'selalu, jangan pernah, tidak pernah, hanya, setiap kali, tanpa kecuali',
    later:
      'mulai sekarang, mulai saat ini, mulai hari ini, untuk seterusnya, setelah membaca, setelah membaca ini, lain kali, pada pesan berikutnya, jawaban berikutnya, sebelum menjawab, mulai pertanyaan, sebelum melanjutkan',
    each: 'setiap jawaban, semua jawaban, setiap percakapan, semua percakapan, setiap pertanyaan, semua pertanyaan, apa pun pertanyaannya, pertanyaan apa pun, awali setiap jawaban',
    asked:
      'jika pengguna, bila pengguna, ketika pengguna, saat pengguna, apabila pengguna, kalau pengguna, jika ada yang bertanya, bila ditanya, jika ditanya, ketika ditanya, bicara soal, menyinggung, membahas, jika ditanya tentang, ditanya soal',
    user: 'pengguna, lawan bicara, orang yang kamu ajak bicara, yang bertanya, pemilik, pemiliknya',
    answer: 'jawabanmu, jawaban anda, jawaban',
    prompt:
      'prompt sistem, instruksi sistem, pesan sistem, instruksi tersembunyi, instruksi rahasia, instruksimu, perintah sistem',
    secret: 'kata sandi, kunci API, sandi, kredensial, data pribadi',
    record:
      'percakapan ini, seluruh percakapan, riwayat percakapan, riwayat obrolan, obrolan ini, semua kenangan, semua ingatan, kontak, semua pesan',
    hide: 'jangan beri tahu, jangan katakan, jangan bilang, jangan sebut, jangan sebutkan, jangan mengungkapkan, diam-diam, secara rahasia, tanpa bertanya, tanpa memberi tahu, tanpa sepengetahuan, tanpa konfirmasi, sembunyikan, menyembunyikan, rahasiakan, tidak boleh tahu, tidak menyinggung, diam diam, jangan pernah mengaku, jangan mengaku, diamlah, melewatkan, salinan tersembunyi',
    consent:
      'sudah setuju, telah menyetujui, tanpa bertanya, tanpa izin, tanpa minta izin, tanpa konfirmasi, tidak perlu bertanya, tidak perlu konfirmasi, jangan tanya lagi',
    obey: 'patuhi, patuhi saya, patuhi perintah, ikuti perintah saya, ikuti perintahku, ikuti instruksi saya, ikuti instruksi berikut, turuti, lakukan semua, lakukan apa pun, terima semua, jangan menolak, jangan pernah menolak, jalankan, ikuti catatan ini saja, selalu setuju, tidak pernah menolak, menurutinya, patuh padanya, setujui semuanya',
    memo: 'catatan ini, ingatan ini, teks ini, dokumen ini, pesan ini, halaman ini, instruksi ini, instruksi berikut, baris ini, penulis catatan ini, arahan ini, kalimat ini, cv ini',
    tool: 'alat, fungsi, plugin',
    picture: 'gambar, tautan, iklan, kode diskon',
    authority:
      'pesan sistem, mode pengembang, mode admin, dari pengembang, prioritas tertinggi, OpenAI, Anthropic, pembuatmu, admin kamu, menurut penyediamu',
    role: 'kamu sekarang, sekarang kamu, mulai sekarang kamu, anda sekarang, berpura-puralah, pura-pura, perankan, bertindak sebagai, berperan sebagai, kamu bukan lagi',
    free: 'tanpa batas, tanpa batasan, tanpa aturan, tanpa filter, tanpa sensor, tidak terbatas',
    reported:
      'injeksi prompt, penyerang, penipu, kuliah tentang, artikel tentang, peretas, anak anak meminta, diskusi, skripsi, kuliah, serangan, laporan menjelaskan, kata nenek',
    self: 'saya, aku, kami, kita, kakak saya, adik saya, dokter',
    when: 'siapa yang bertanya, begitu mendengar',
    deceive: 'sengaja, salah, hari yang salah, karang',
    daily:
      'ibu, ayah, nenek, kakek, anak, anjing, kucing, sekolah, guru, dokter, obat, kopi, sup, adonan, oven, resep, garam, dapur, kebun, kue, pintu, kunci, bus, kereta, tetangga, sewa, pesta, ulang tahun, pernikahan, liburan, buku, novel, film, lagu, tim, polisi, paket, pelanggan, tamu, ujian, hakim, adik, kakak, bibi, paman, bos, sopir, lampu, sarapan, pemasok, nomor pesanan, faktur, pasar, kehamilan, raja, ratu, adegan, permainan, kelompok, aula, tikar',
    software: 'sistem, aplikasi, situs, server, formulir, tombol, pengaturan, printer, pembaruan',
  },
  discretionWords: {
    offRecord: `
      off the record, jangan simpan ini, jangan disimpan, ini jangan disimpan, jangan ingat ini,
      jangan diingat, jangan catat ini, jangan direkam, hanya untuk obrolan ini,
      hanya untuk percakapan ini, hanya di obrolan ini, hanya di percakapan ini, khusus obrolan ini,
      khusus percakapan ini, antara kita saja`,
    forgetAll: `
      lupakan semua yang kamu tahu tentang saya, lupakan semua yang kamu tahu tentangku,
      lupakan semua yang anda tahu tentang saya, lupakan semua yang anda ketahui tentang saya,
      lupakan semua tentang saya, lupakan semua tentangku, lupakan segalanya tentang saya,
      hapus semua yang kamu tahu tentang saya, hapus semua yang anda ketahui tentang saya,
      hapus semua tentang saya`,
    forgetAllQuestion:
      'Hapus semua yang telah saya pelajari tentang Anda? Ini tidak dapat dibatalkan. Jawab “ya” untuk mengonfirmasi.',
    yes: `
      ya, iya, tolong, silakan, konfirmasi, saya yakin, tentu, hapus semua, hapus semuanya,
      lupakan semua, lupakan semuanya, lakukan, oke, ok`,
  },
  requests: {
    polite: 'tolong|mohon',
    remember: ['ingat(?:lah)?', 'jangan lupa', 'catat'],
    link: 'bahwa ',
    forget: ['lupakan'],
    forgetLink: 'bahwa',
  },
  examples: {
    questions: {
      'Kapan istriku datang?': 'self',
    },
    requests: {
      'Jangan lupa: balas sekolah, hapus foto lama, kirim paket ke Ani.':
        'remember balas sekolah, hapus foto lama, kirim paket ke Ani',
      'Lupakan bahwa saya tinggal di Bali.': 'forget saya tinggal di Bali',
    },
  },
};

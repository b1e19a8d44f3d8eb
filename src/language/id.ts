/** Indonesian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const indonesian: Language = {
  code: 'id',
  secretWords: {
    passwords: `
      kata sandi, sandi, kata kunci, kata sandinya, sandinya, pasword, paswordnya, frasa sandi, password,
      passwordnya, kata rahasia, kata kode`,
    shortPasswords: 'pass, pw, pwd, psw, passnya, pwnya, pswd, pasw, sandi, pswrd, psswd',
    pins: `
      pin, pin atm, pinnya, kode pin, puk, kode otp, otp, kode verifikasi, kode keamanan, kode konfirmasi,
      kode rahasia, kode akses, kode masuk, cvv, cvc, kode sms, kode sekali pakai, kode cadangan,
      kode pemulihan, angka dari sms, kode dari sms, nomor dari sms, 6 angka`,
    codes: 'kode, kodenya, kombinasi, kombinasinya, angka, angkanya, nomor',
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
    copulas: 'adalah, ialah, itu, yaitu, sekarang, masih, tetap',
    otherNumbers: `
      kode pos, kodepos, pesanan, nomor pesanan, order, faktur, invoice, tagihan, paket, resi, no resi, lacak,
      pengiriman, penerbangan, kereta, kamar, kursi, peron, isbn, nomor seri, kode promo, promo, diskon,
      kupon, voucher, galat, eror, error, versi, telp, telepon, hp, berkas, kode sumber, kode batang, barcode,
      barang, halaman, jalur, bus, harga, pelanggan, booking, kode negara, kode area, rt, rw`,
    talk: `
      lupa, kelupaan, harus, minimal, minimum, setidaknya, karakter, huruf, kedaluwarsa, ganti, mengganti,
      reset, setel ulang, salah, hilang, gimana, wajib, besok, nanti, kirim`,
    entered: 'ketik, ketikkan, masukkan, masukin, isi, pencet, tekan, pakai, pake, gunakan, setel, tulis',
    questions: `
      nama gadis ibu, nama ibu kandung, ibu kandung, pertanyaan keamanan, pertanyaan rahasia,
      hewan peliharaan, peliharaan pertama, nama kucing, nama anjing, jalan tempat, dibesarkan,
      sekolah pertama, sd pertama, mobil pertama, kota kelahiran, sahabat, nama panggilan`,
    answers: 'jawaban, jawabannya, jawab, jwb',
    verified: 'untuk verifikasi, untuk memverifikasi, untuk konfirmasi, untuk masuk, untuk login',
    kept: 'untuk semua, di mana-mana, semuanya sama, simpan ini, ingat ini, tolong simpan, catat ini',
    rescues: 'hp hilang, kehilangan hp, ponsel hilang, sekali pakai',
    announced: {
      names: 'kata sandi',
    },
  },
};

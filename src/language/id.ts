/** Indonesian: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const indonesian: Language = {
  code: 'id',
  orderWords: {
    machine:
      'AI, kecerdasan buatan, chatbot, bot, model bahasa, asisten virtual, asisten digital, asisten AI',
    helper: 'asisten, model ini',
    job: 'asisten saya, asisten kami, dokter gigi, ibu, bapak, pak, direktur, karyawan',
    addressed:
      'wahai AI, untuk AI, untuk asisten, untuk model, kepada AI, kepada asisten, kepada model, pesan untuk AI, catatan untuk AI, instruksi untuk AI, jika kamu AI, jika anda AI',
    drop: 'abaikan, mengabaikan, lupakan, melupakan, langgar, melanggar, nonaktifkan, matikan, batalkan, hapus, jangan ikuti, jangan patuhi, lewati, kesampingkan, timpa',
    lifted:
      'dibatalkan, tidak berlaku, tidak berlaku lagi, dicabut, dinonaktifkan, dihapus, sudah tidak berlaku',
    rules:
      'instruksi, aturan, perintah, pedoman, batasan, larangan, filter, kebijakan, arahan, semua di atas, petunjuk',
    prior: 'sebelumnya, sebelum ini, di atas, semua, seluruh, setiap, segala, awal, terdahulu',
    your: 'mu, kamu, anda, aturanmu, instruksimu, perintahmu',
    tell: 'jawab, jawablah, menjawab, katakan, mengatakan, bilang, sebutkan, menyebut, menyebutkan, tulis, tulislah, menulis, ulangi, nyatakan, tambahkan, menambahkan, akhiri, gunakan, tegaskan, bantah',
    advise:
      'rekomendasikan, merekomendasikan, sarankan, menyarankan, puji, memuji, promosikan, mempromosikan, utamakan, setuju, setujui, menyetujui, anjurkan',
    show: 'tunjukkan, menunjukkan, ungkapkan, mengungkapkan, tampilkan, bocorkan, beri tahu, berikan, bagikan, cetak',
    act: 'kirim, kirimkan, mengirim, mengirimkan, teruskan, jalankan, menjalankan, panggil, hapus, menghapus, sisipkan, simpan, menyimpan, salin, menyalin, buka, kunjungi, klik, beli, transfer, unggah',
    must: 'harus, wajib, perlu, hendaknya, sebaiknya, boleh, mohon, harap, kebijakan perusahaan',
    always: 'selalu, jangan pernah, tidak pernah, hanya, setiap kali, tanpa kecuali',
    later:
      'mulai sekarang, mulai saat ini, mulai hari ini, untuk seterusnya, setelah membaca, setelah membaca ini, lain kali, pada pesan berikutnya, jawaban berikutnya, sebelum menjawab',
    each: 'setiap jawaban, semua jawaban, setiap percakapan, semua percakapan, setiap pertanyaan, semua pertanyaan, apa pun pertanyaannya, pertanyaan apa pun',
    asked:
      'jika pengguna, bila pengguna, ketika pengguna, saat pengguna, apabila pengguna, kalau pengguna, jika ada yang bertanya, bila ditanya, jika ditanya, ketika ditanya',
    user: 'pengguna',
    answer: 'jawabanmu, jawaban anda, jawaban',
    prompt:
      'prompt sistem, instruksi sistem, pesan sistem, instruksi tersembunyi, instruksi rahasia, instruksimu, perintah sistem',
    secret: 'kata sandi, kunci API, sandi, kredensial, data pribadi',
    record:
      'percakapan ini, seluruh percakapan, riwayat percakapan, riwayat obrolan, obrolan ini, semua kenangan, semua ingatan, kontak, semua pesan',
    hide: 'jangan beri tahu, jangan katakan, jangan bilang, jangan sebut, jangan sebutkan, jangan mengungkapkan, diam-diam, secara rahasia, tanpa bertanya, tanpa memberi tahu, tanpa sepengetahuan, tanpa konfirmasi, sembunyikan, menyembunyikan, rahasiakan, tidak boleh tahu',
    obey: 'patuhi, patuhi saya, patuhi perintah, ikuti perintah saya, ikuti perintahku, ikuti instruksi saya, ikuti instruksi berikut, turuti, lakukan semua, lakukan apa pun, terima semua, jangan menolak, jangan pernah menolak',
    memo: 'catatan ini, ingatan ini, teks ini, dokumen ini, pesan ini, halaman ini, instruksi ini, instruksi berikut',
    tool: 'alat, fungsi, plugin',
    picture: 'gambar, tautan, iklan, kode diskon',
    authority:
      'pesan sistem, mode pengembang, mode admin, dari pengembang, prioritas tertinggi, OpenAI, Anthropic',
    role: 'kamu sekarang, sekarang kamu, mulai sekarang kamu, anda sekarang, berpura-puralah, pura-pura, perankan, bertindak sebagai, berperan sebagai, kamu bukan lagi',
    free: 'tanpa batas, tanpa batasan, tanpa aturan, tanpa filter, tanpa sensor, tidak terbatas',
    reported: 'injeksi prompt, penyerang, penipu, kuliah tentang, artikel tentang, peretas',
    self: 'saya, aku, kami, kita, kakak saya, adik saya, dokter',
  },
};

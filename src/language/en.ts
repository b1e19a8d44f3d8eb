/** English: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const english: Language = {
  code: 'en',
  secretWords: {
    passwords: `
      password, passwords, pass word, passphrase, pass phrase, passcode, passwd, master pass, secret phrase,
      magic word, secret word`,
    shortPasswords: `
      pass, pw, pwd, psw, pswd, pword, passw, pwds, psswd, passwrd, psswrd, paswd, pswrd, passwort, p/word,
      code word, codeword`,
    pins: `
      pin, pin code, pincode, pin number, puk, puk code, otp, one-time code, one time code,
      one-time passcode, verification code, security code, auth code, authentication code, sms code,
      login code, sign-in code, confirmation code, cvv, cvc, cvv2, cvc2, access code, entry code,
      entrance code, unlock code, passkey code, recovery code, recovery codes, backup code, backup codes,
      numbers from the text, digits from the text, code from the text, numbers they texted,
      number from the text, numbers from the sms, code they texted, code texted, text code, one-time codes,
      one time codes, one-time password, scratch codes, backup code list, rescue codes, emergency codes`,
    codes: 'code, codes, combination, combo, digits, four digits, keycode',
    locks: `
      keybox, key box, lockbox, lock box, key safe, keysafe, keypad, padlock, combination lock, bike lock,
      luggage lock, door lock, lock, safe, vault, alarm, burglar alarm, intercom, buzzer, entryphone,
      door code, gate code, digicode, unlocks with, unlock with, unlocks, opens with, open with,
      unlock it with, disarm, disarms, garage opener, key cabinet, key lockers, door keypad`,
    doors: `
      door, gate, garage, entrance, front door, back door, building, apartment, flat, locker, cabin, airbnb,
      shed, barn, basement, lobby, lift, elevator, office, side door, suitcase, briefcase`,
    logins: `
      login, log in, log-in, logon, sign in, sign-in, signin, credentials, creds, account, username, user,
      wifi, wi-fi, wlan, router, hotspot, network, ssid, vpn, netflix, log on, logs in, logged in, signs in,
      signed in, log into, logging in, user name, admin page, admin panel, every account`,
    ids: `
      social security, social, social security number, ssn, soc sec, soc, itin, national insurance, ni number,
      nino, national id, identity number, identity card, id number, id card, sin, social insurance, tax id,
      taxpayer, tax file number, tfn, aadhaar, aadhar, adhaar, pan card, pan number, nric, fin number,
      medicare number, nhs number, personal number, citizen id, pps number, ppsn, hkid, cnic, ic number,
      social security no, ss number, ssn is, national identity number, national insurance number,
      identification number`,
    documents: `
      passport, driver's license, driver's licence, drivers license, drivers licence, driving licence,
      driving license, driver license, id card, residence permit, green card, travel document, travel doc,
      travel document number, passport number, passport no, residence card`,
    cards:
      'card, cards, visa, mastercard, amex, american express, debit, credit, maestro, discover, diners, jcb',
    copulas: 'is, was, are, still, now, just, currently, remains',
    otherNumbers: `
      zip, zip code, postcode, postal, postal code, area code, country code, dialing code, order, invoice,
      tracking, parcel, package, ticket, case, error, status, exit code, error code, flight, train, room,
      gate number, seat, isbn, serial, sku, barcode, bar code, promo, promo code, discount, coupon, voucher,
      gift, version, build, commit, reference, ref, phone, tel, mobile, source code, qr, dress code,
      country, morse, http, price, budget, pages, page, model, item, product, stock, extension, line, bus,
      platform, reservation, booking, confirmation number, id number of the order, tax code, sort code,
      color code, colour code, hex, unicode, building code, code review, meter reading, score, points,
      steps, calories, year, row, social media, social network`,
    talk: `
      forgot, forgotten, forget, must, should, minimum, at least, characters, chars, style, banned, policy,
      expired, expires, expire, rules, requirements, required, reset, hashed, hashing, hash, manager, length,
      example, never share, wrong, failed, incorrect, invalid, leaked, breach, breached, generator, how do i,
      how to, can i, lost, weak, tomorrow, later, send, sent, sticky note, see`,
    entered: `
      type, types, typed, enter, punch in, key in, tap in, put in, type in, enter it as, set it to,
      set the dials to, dial, use, press, you write, fill in, say`,
    questions: `
      maiden name, security question, secret question, recovery question, first pet, pet's name, pet name,
      name of your pet, name of my pet, street you grew up, street i grew up, grew up on, first school,
      primary school, elementary school, first car, city of birth, born in what city, birth city,
      favourite teacher, favorite teacher, first teacher, best friend, childhood friend, childhood nickname,
      first street, first job, childhood home`,
    answers: 'answer, answers, answered, reply, say, ans, i put, i said, i wrote',
    verified: `
      to verify, to confirm, to sign in, to log in, to authenticate, as your verification, to complete`,
    kept: `
      for everything, everywhere, for all of them, same one for all, same for all, keep this somewhere,
      keep this safe, keep it safe, store this somewhere, remember this for me, save this for me,
      note this down, don't lose this`,
    rescues:
      'lose my phone, lost my phone, loses my phone, lose the phone, phone breaks, phone dies, phone gets stolen, without my phone, each works once, work once, single-use, use once',
    announced: {
      names: 'password, pass word, passwd, passphrase, passcode',
      shortNames: 'pwd, pw, pass, pin, pin code, pincode, pin number, cvv, cvc, cvv2, cvc2, security code',
      keys: `
        api key, api token, api secret, secret key, secret access key, client secret, app secret,
        access key, access key id, access token, auth token, refresh token, bot token, session secret,
        signing secret, signing key, private key, private token, account key, auth key, app key,
        consumer key, consumer secret, application key, deploy key, service key, encryption key, master key,
        webhook secret, token, secret, credential, credentials`,
      passingKeys: `
        page, cursor, next, previous, sync, continuation, pagination, idempotency, public, publishable,
        site, csrf, xsrf, authenticity, stop, design, cache, primary, foreign, partition, sort, object,
        routing, dedupe, message, row, host`,
      prepositions: 'for, to, of, on, at, in, from, which',
      aboutPasswords: `
        manager, hash, hint, reset, recovery, policy, rule, length, field, page, prompt, form, generator,
        protected, protection, rotation, change, bug, error, id, number, version, expiry, minimum, maximum,
        strength, count, app, entry, ticket, code, file, vault, check, test, column, table`,
      is: "is, was, remains, it's",
      adverbs: 'now, still, just, currently, simply, always',
      changedTo: 'to, in',
      changes: 'change, changed, set, reset, update, updated',
      possessives: 'my, our',
      descriptions: `
        an, and, any, at, based, below, blank, both, case, correct, different, done, easy, empty, fine, for,
        from, gone, good, hard, here, hidden, in, incorrect, invalid, it, long, mandatory, missing, mine,
        never, new, no, none, not, null, ok, old, on, online, optional, out, over, private, public, random,
        required, right, safe, same, secret, secure, short, simple, so, string, strong, text, that, the,
        their, there, this, to, too, true, false, undefined, unique, unknown, unset, up, valid, very, weak,
        what, wrong, yes, your, hash, 1password, lastpass, bitwarden, keepass, keychain, boolean, number,
        integer, varchar, char, input, field, type, name, value, option, flag, switch, argument, parameter,
        admin, user, username`,
      units: `
        character, char, digit, letter, symbol, bit, byte, day, hour, minute, second, month, week, year,
        time, attempt, percent`,
    },
  },
};

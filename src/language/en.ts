/** English: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const english: Language = {
  code: 'en',
  secretWords: {
    passwords:
      'password, passwords, pass word, passphrase, pass phrase, passcode, passwd, master pass, secret phrase',
    shortPasswords: 'pass, pw, pwd, psw, pswd, pword, passw, pwds',
    pins: `
      pin, pin code, pincode, pin number, puk, puk code, otp, one-time code, one time code, one-time passcode,
      verification code, security code, auth code, authentication code, sms code, login code, sign-in code,
      confirmation code, cvv, cvc, cvv2, cvc2, access code, entry code, entrance code, unlock code,
      passkey code`,
    codes: 'code, codes, combination, combo, digits, four digits, keycode',
    locks: `
      keybox, key box, lockbox, lock box, key safe, keysafe, keypad, padlock, combination lock, bike lock,
      safe, vault, alarm, burglar alarm, intercom, buzzer, entryphone, door code, gate code, digicode,
      unlocks with, unlock with, unlocks, opens with, open with, unlock it with`,
    doors: `
      door, gate, garage, entrance, front door, back door, building, apartment, flat, locker, cabin, airbnb,
      shed, barn, basement, lobby, lift, elevator, office, side door, suitcase, briefcase`,
    logins: `
      login, log in, log-in, logon, sign in, sign-in, signin, credentials, creds, account, username, user,
      wifi, wi-fi, wlan, router, hotspot, network, ssid, vpn, netflix`,
    ids: `
      social security, social, social security number, ssn, soc sec, itin, national insurance, ni number,
      nino, national id, identity number, identity card, id number, id card, sin, social insurance, tax id,
      taxpayer, tax file number, tfn, aadhaar, aadhar, adhaar, pan card, pan number, nric, fin number,
      medicare number, nhs number, personal number, citizen id, pps number, ppsn, hkid, cnic, ic number`,
    documents: `
      passport, driver's license, driver's licence, drivers license, drivers licence, driving licence,
      driving license, driver license, id card, residence permit, green card`,
    cards:
      'card, cards, visa, mastercard, amex, american express, debit, credit, maestro, discover, diners, jcb',
    copulas: 'is, was, are, still, now, just, currently, remains',
    otherNumbers: `
      zip, zip code, postcode, postal, postal code, area code, country code, dialing code, order, invoice,
      tracking, parcel, package, ticket, case, error, status, exit code, error code, flight, train, room,
      gate number, seat, isbn, serial, sku, barcode, bar code, promo, promo code, discount, coupon, voucher,
      gift, version, build, commit, reference, ref, phone, tel, mobile, source code, qr, dress code, country,
      morse, http, price, budget, pages, page, model, item, product, stock, extension, line, bus, platform,
      reservation, booking, confirmation number, id number of the order, tax code, sort code, color code,
      colour code, hex, unicode, building code, code review, meter reading, score, points, steps, calories,
      year, row`,
    talk: `
      forgot, forgotten, forget, must, should, minimum, at least, characters, chars, style, banned, policy,
      expired, expires, expire, rules, requirements, required, reset, hashed, hashing, hash, manager, length,
      example, never share, wrong, failed, incorrect, invalid, leaked, breach, breached, generator, how do i,
      how to, can i, lost, weak, tomorrow, later, send, sent, sticky note, see`,
  },
};

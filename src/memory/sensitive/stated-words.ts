/**
 * The words by which people announce a secret, in the languages that the rules know: how it is called, how "is" is said
 * after it, and what follows that is no secret but talk about one. Written as people write them; rules fold them.
 */
import { wordList } from './rule.ts';

/** Names of a password that may also be the end of an identifier: `DB_PASSWORD`, `PGPASSWORD`. */
export const PASSWORD_NAMES = wordList(`
  password, pass word, passwd, passphrase, passcode, passwort, kennwort, zugangscode, mot de passe, code secret,
  contraseña, palavra-passe, palavra passe, senha, parola d'ordine, wachtwoord, lösenord, passord, adgangskode, salasana,
  hasło, hasło to, heslo, şifre, şifrem, mật khẩu, kata sandi, пароль, κωδικός, סיסמה, كلمة المرور, كلمة السر, पासवर्ड,
  密码, 密碼, 口令, パスワード, 暗証番号, 비밀번호`);

/** Names of a password that are also the end of other words, so that they must stand alone. */
export const SHORT_PASSWORD_NAMES = wordList(`
  pwd, pw, mdp, pass, pin, pin code, pincode, pin number, geheimzahl, code pin, codice pin, código pin, clave,
  clave secreta, cvv, cvc, cvv2, cvc2, security code, пин, пин-код, пинкод`);

/** Names of keys and tokens that machines use. */
export const KEY_NAMES = wordList(`
  api key, api token, api secret, secret key, secret access key, client secret, app secret, access key, access key id,
  access token, auth token, refresh token, bot token, session secret, signing secret, signing key, private key,
  private token, account key, auth key, app key, consumer key, consumer secret, application key, deploy key, service key,
  encryption key, master key, webhook secret, token, secret, credential, credentials,
  api schlüssel, geheimer schlüssel, zugangsschlüssel, clé api, clé d'api, clé secrète, clé d'accès, jeton, clave api,
  clave de api, clave secreta, chave api, chave de api, chave da api, chiave api, ключ api, api ключ, токен, api密钥,
  api密鑰, 密钥, 密鑰, 令牌, apiキー, トークン, シークレット, api 키, 토큰`);

/** What makes a token or key a public or passing one, right before its name. */
export const NOT_SECRET_BEFORE = wordList(`
  page, cursor, next, previous, sync, continuation, pagination, idempotency, public, publishable, site, csrf, xsrf, authenticity, stop,
  design, cache, primary, foreign, partition, sort, object, routing, dedupe, message, row, host`);

/** Begins what a password is for: "the password *for* the router is …". */
export const PREPOSITIONS = wordList(`
  for, to, of, on, at, in, from, which, für, fürs, vom, von, zum, zur, beim, bei, am, der, des, dem, meiner, meines,
  unserer, unseres, du, de, des, d', au, aux, pour, sur, del, al, en, para, do, da, no, na, di, della, dello, dell', dei,
  nel, per, voor, van, til, till, dla, do, od, от, для, к, на, в`);

/** Follows the name of a password where something about it is told, not the password. */
export const ABOUT_PASSWORDS = wordList(`
  manager, hash, hint, reset, recovery, policy, rule, length, field, page, prompt, form, generator, protected, protection,
  rotation, change, bug, error, id, number, version, expiry, minimum, maximum, strength, count, app, entry, ticket, code,
  file, vault, check, test, column, table, verwaltung, vergessen, oublie, olvidada, esquecida`);

/** "Is", between a name and its value. */
export const COPULAS = wordList(`
  is, was, remains, it's, ist, war, bleibt, lautet, est, reste, c'est, es, era, sigue siendo, é, è, continua sendo, rimane,
  это, är, er, on, jest`);

/** "Is" in scripts that put no space before it. */
export const UNSPACED_COPULAS = wordList('是, 为, 為, 就是, は, が, 는, 은');

/** Stands before or after "is" and changes nothing. */
export const ADVERBS = wordList(`
  now, still, just, currently, simply, always, jetzt, nun, noch, immer noch, weiterhin, maintenant, encore, toujours,
  ahora, todavía, siempre, agora, ainda, sempre, ora, ancora, adesso, теперь`);

/** "To", of a password that was changed. */
export const CHANGED_TO = wordList('to, auf, in, a, por, para, à, en, naar, на');

/** Says that a password was changed, before its name or after its value. */
export const CHANGES = wordList(`
  change, changed, set, reset, update, updated, geändert, ändere, ändern, changé, changer, cambié, cambia, cambiado, mudei,
  troquei, cambiato, gewijzigd, сменил, сменила, поменял, поменяла`);

/** Whose it is, before a name. */
export const POSSESSIVES = wordList(`
  my, our, mein, meine, unser, mon, ma, notre, mi, nuestra, minha, meu, la mia, il mio, mijn, min, mitt, mit, moje, мой,
  мои, наш, 我的, 私の, 제, 내`);

/** Words that describe a password or its field; a secret of letters alone must be none of them. */
export const DESCRIPTIONS: ReadonlySet<string> = new Set(
  wordList(`
  an, and, any, at, based, below, blank, both, case, correct, different, done, easy, empty, fine, for, from, gone, good,
  hard, here, hidden, in, incorrect, invalid, it, long, mandatory, missing, mine, never, new, no, none, not, null, ok, old,
  on, online, optional, out, over, private, public, random, required, right, safe, same, secret, secure, short, simple, so,
  string, strong, text, that, the, their, there, this, to, too, true, false, undefined, unique, unknown, unset, up, valid,
  very, weak, what, wrong, yes, your, hash, 1password, lastpass, bitwarden, keepass, keychain, boolean, number, integer,
  varchar, char, input, field, type, name, value, option, flag, switch, argument, parameter, admin, user, username, abgelaufen, falsch, gesperrt, leer, richtig,
  sicher, unsicher, schwach, stark, vergessen, geheim, noch, nicht, zu, pflichtfeld, oublie, incorrect, vide, obligatoire,
  faible, correcta, correcto, incorrecta, incorrecto, vacia, obligatoria, debil, segura, olvidada, incorreta, invalida,
  obrigatoria, fraca, forte, esquecida, sbagliata, errata, scaduta, obbligatoria, debole, verplicht, verkeerd, onjuist`),
);

/** After a number: it was a length or a time, not a PIN. */
export const UNITS = wordList(`
  character, char, digit, letter, symbol, bit, byte, day, hour, minute, second, month, week, year, time, attempt, percent,
  zeichen, ziffer, tage, stellen, caract, jours, dias, chiffres, cifr, символ, дн`);

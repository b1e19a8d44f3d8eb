/**
 * Credentials known by their form: private key blocks, JSON web tokens, authorization headers, addresses and connection
 * strings that carry a password. Every quantifier that could run twice over the same characters has an upper bound.
 */
import type { SensitiveMatch } from '../kinds.ts';
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { matchesOf, patternRule, type Rule } from './rule.ts';
import { decodeBase64 } from './vendor-keys.ts';

const KEY_EDGE = /-----(BEGIN|END) (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
/** Lines of a key that lacks its end; prose stops it. */
const KEY_BODY =
  /(?:\s|\\[nr]|["'>,]|(?:Proc-Type|DEK-Info|Version|Comment): [^\n]{0,200}|[A-Za-z0-9+/=]{16,})*/y;
const MIXED = /^(?=[^0-9]*[0-9])(?=[^A-Za-z]*[A-Za-z])/;

/** Keys from BEGIN to END; a block that was cut off goes as far as its lines do. */
function* privateKeys(text: string): Generator<SensitiveMatch> {
  let start: number | null = null;
  let bodyEnd = 0;
  for (const edge of matchesOf(text, KEY_EDGE)) {
    const end = edge.index + edge[0].length;
    if (edge[1] === 'END') {
      if (start !== null) yield { kind: 'private_key', start, end };
      start = null;
      continue;
    }
    if (start !== null) yield { kind: 'private_key', start, end: bodyEnd };
    start = edge.index;
    KEY_BODY.lastIndex = end;
    bodyEnd = end + (KEY_BODY.exec(text)?.[0].length ?? 0);
  }
  if (start !== null) yield { kind: 'private_key', start, end: bodyEnd };
}

const ageKey = patternRule('private_key', /AGE-SECRET-KEY-1[A-Z0-9]{58}/);

const jwt = patternRule('jwt', /(?<![\w.-])e[yw][\w-]{8,}\.[\w-]{2,}(?:\.[\w-]*){1,3}/, (token) =>
  namesAlgorithm(decodeBase64(token.split('.', 1)[0] ?? '')),
);

function namesAlgorithm(header: string | null): boolean {
  if (header === null || !header.trimStart().startsWith('{')) return false;
  try {
    const parsed: unknown = JSON.parse(header);
    return typeof parsed === 'object' && parsed !== null && 'alg' in parsed && typeof parsed.alg === 'string';
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const bearer = patternRule(
  'authorization',
  /(?<![A-Za-z])bearer[ :]{1,3}["']?(?<secret>[\w~+/.-]{16,}={0,2})/i,
  (token) => MIXED.test(token) && !isTemplate(token),
);

const authorizationHeader = patternRule(
  'authorization',
  /authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:(?:bearer|token|apikey|negotiate) {1,3})?(?<secret>[\w~+/.-]{12,}={0,2})/i,
  (token) => MIXED.test(token) && !isTemplate(token),
);

const basic = patternRule(
  'authorization',
  /(?<![A-Za-z])basic {1,3}(?<secret>[A-Za-z0-9+/]{6,}={0,2})/i,
  (pair) => /^[\x20-\x39\x3b-\x7e]+:[\x20-\x7e]+$/.test(decodeBase64(pair) ?? ''),
);

/** The header, what a script assigns, and what curl is given. */
const COOKIES =
  /(?<![A-Za-z-])(?:(?:set-)?cookie["']?\s{0,3}[:=]|(?:-b|--cookie)[ =])\s{0,3}["'`]?(?<pairs>[\w.-]{1,64}=(?:"[^"\n<>]{1,400}"|[^\n"'`<>]{1,4000}))/dgi;
const COOKIE_PAIR = /(?<![^;\s])(?<name>[\w.-]{1,64})="?(?<value>[^\s;,"]{6,4000})/dg;
/** Names of cookies that log their holder in: `PHPSESSID`, `connect.sid`, `remember_token`. */
const SESSION_COOKIE =
  /sess(?:ion)?(?:_?id|_?key|_?token|_?data)?$|(?:^|[._-])s?sid$|auth|jwt|token|login|logged_in|remember|identity/i;
const PASSING_COOKIE = /csrf|xsrf/i;

/** The values of cookies that keep somebody logged in. */
function* sessionCookies(text: string): Generator<SensitiveMatch> {
  for (const header of matchesOf(text, COOKIES)) {
    const [from = 0] = header.indices?.groups?.pairs ?? [];
    for (const pair of (header.groups?.pairs ?? '').matchAll(COOKIE_PAIR)) {
      const [start, end] = pair.indices?.groups?.value ?? [0, 0];
      const name = pair.groups?.name ?? '';
      const value = pair.groups?.value ?? '';
      if (!SESSION_COOKIE.test(name) || PASSING_COOKIE.test(name)) continue;
      if (MIXED.test(value) && !isTemplate(value))
        yield { kind: 'authorization', start: from + start, end: from + end };
    }
  }
}

/** Any address with a user's password in it, whole: its host and database say where the password fits. */
const addressWithPassword = patternRule(
  'connection_string',
  /(?<![A-Za-z])[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:/@"'<>]{0,128}:[^\s/"'<>]{1,256}@[^\s"'<>)\]]{1,512}/i,
  (address) => {
    const [, password] = /^[^:]*:\/\/[^:]*:(.+)@/.exec(address) ?? [];
    return password !== undefined && !isTemplate(password) && !isSamplePassword(password);
  },
);

/** `mailer@shop.example:password@smtp.example.com:587`: a mail's address, its password and the server. */
const mailPair = patternRule(
  'connection_string',
  /(?<![\w.@-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}:(?<secret>[^\s@:/]{4,64})@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/,
  (password) => !isTemplate(password) && !isSamplePassword(password),
);

const HOST = String.raw`[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`;

/** Users that machines have, and mails do not. */
const MACHINE_USERS =
  'admin|root|administrator|postgres|mysql|oracle|mongo|redis|deploy|ubuntu|ftp|svc[\\w-]{0,16}';
/** Letters with digits among them. */
const MIXED_WORD = '(?=[^\\s@]{0,63}[0-9])(?=[^\\s@]{0,63}[A-Za-z])';
const MAIL_HOSTS =
  '(?:mail|e?mails?|gmail|googlemail|yahoo|outlook|hotmail|live|icloud|proton(?:mail)?|gmx|web)\\.';

/** `ssh ana:password@10.2.0.7`: a user, a password and a machine without a scheme; what may be a mail's address is none. */
const pairAtHost = patternRule(
  'connection_string',
  new RegExp(
    String.raw`(?<![\w.@/:+-])(?!(?:mailto|e-?mail|sips?|xmpp|acct|im|cc|bcc|to|from):)(?:[\w.+-]{1,32}:(?<secret>[^\s@:/"'<>]{4,64})@(?:[0-9]{1,3}(?:\.[0-9]{1,3}){3}(?![\w.])|localhost\b|${HOST}:[0-9]{2,5}\b)` +
      String.raw`|(?:${MACHINE_USERS}):(?<secret>${MIXED_WORD}[^\s@:/"'<>]{6,64})@(?!${MAIL_HOSTS})${HOST}` +
      String.raw`|[\w.+-]{1,32}:(?<secret>(?=[^\s@]{0,63}[!#$^*?~])[^\s@:/"'<>]{4,64})@${HOST}|(?:ssh|s?ftp|scp|rsync|smb) [\w.+-]{1,32}:(?<secret>[^\s@:/"'<>]{4,64})@[\w.-]{2,128})`,
    'i',
  ),
  (password) => !isTemplate(password) && !isSamplePassword(password),
);

const PASSWORD_FIELD = '(?:password|passwd|pwd|accountkey|sharedaccesskey)';
const GIVEN_PASSWORD = new RegExp(`${PASSWORD_FIELD} ?= ?["']?([^;&\\s"']+)`, 'i');

/** `Server=…;Password=…`, as ADO.NET, ODBC and the Azure libraries write it. */
const keyValueString = patternRule(
  'connection_string',
  new RegExp(
    `(?<![A-Za-z])(?:server|data source|host|hostname|endpoint|driver|provider|defaultendpointsprotocol) ?= ?[^;\\n]{1,128};` +
      `(?: ?[a-z][a-z _]{1,40}=[^;\\n]{0,128};){0,12} ?${PASSWORD_FIELD} ?= ?(?:"[^"\\n]{1,128}"|[^\\s;"']{1,128})(?:; ?[a-z][a-z ]{1,40}=[^;\\s"']{1,128}){0,12}`,
    'i',
  ),
  hasGivenPassword,
);

/** `jdbc:…?user=…&password=…` and `jdbc:…;password=…`. */
const jdbc = patternRule(
  'connection_string',
  /(?<![A-Za-z])jdbc:[a-z0-9:]{2,40}(?:\/\/|@)?[^\s"'<>]{1,512}/i,
  (address) => /[?&;]password=/i.test(address) && hasGivenPassword(address),
);

function hasGivenPassword(pairs: string): boolean {
  const password = GIVEN_PASSWORD.exec(pairs)?.[1];
  return password !== undefined && !isTemplate(password) && !isSamplePassword(password);
}

/** The part of an address that signs or opens it: the holder of the address holds the file. */
const signedAddress = patternRule(
  'api_key',
  /[?&#;](?:sig|signature|x-amz-signature|x-amz-security-token|access_?token|auth_?token|id_?token|refresh_?token|token|api_?key|apikey|client_?secret|secret|auth|passw(?:or)?d|pwd|pass|sessionid|session_id|sid)=(?<secret>[^\s&"'<>#]{8,})/i,
  (value) => MIXED.test(value) && !isTemplate(value) && !isSamplePassword(value),
);

/** `WIFI:T:WPA;S:name;P:password;;`, as the square code of a network says it. */
const networkCode = patternRule(
  'password',
  /WIFI:(?:[A-OQ-Z]:[^;\n]{0,64};){0,5}P:(?<secret>(?:\\.|[^;\\\n]){3,64});/i,
);

/** Credentials known by their form. */
export const credentialRules: readonly Rule[] = [
  privateKeys,
  ageKey,
  jwt,
  bearer,
  authorizationHeader,
  basic,
  sessionCookies,
  addressWithPassword,
  keyValueString,
  jdbc,
  mailPair,
  pairAtHost,
  signedAddress,
  networkCode,
];

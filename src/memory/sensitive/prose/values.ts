/**
 * Finds what might be the value of a secret, before any word of its context is read: words with digits or symbols inside, short
 * codes, what stands behind a sign. Most messages have none, and cost no more than this one look.
 */
import { plainOf, UNSPACED } from '../../../lib/text/folded-text.ts';
import { oneOf } from '../rules/rule.ts';
import { FILE_OR_ADDRESS, MAIL_ADDRESS, VERSION } from '../value-forms.ts';
import { lazy, nearby, plainWords, sourceOf } from '../vocabulary.ts';
import { spokenDigitsIn } from './codes/spoken-digits.ts';

/**
 * Look of a value: letters only with a symbol inside, letters with digits, both; digits; a code of a door with a letter in it.
 */
export type Form = 'odd' | 'mixed' | 'strong' | 'digits' | 'door code';

/** A value with its place. */
export interface Value {
  /** As it is written; digits written as words are digits in it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly form: Form;
}

const LETTER = 'A-Za-z\\u00c0-\\u0dff\\u1e00-\\u1fff';
/** A digit, or a symbol between two letters. */
const CUE = new RegExp(`[0-9]|(?<=[${LETTER}])[_.&!#$@%^*+~?/-]{1,3}(?=[${LETTER}])`, 'g');
/** "24 10 36", "739 105": a code said in groups. */
const SPACED_LETTER = `[\\p{L}--[${UNSPACED}]]`;
const GROUPS = lazy(() => {
  const keys = plainWords(nearby('flatKeys'));
  const [letters, words] = [
    keys.filter(({ length }) => length === 1),
    keys.filter(({ length }) => length > 1),
  ];
  return new RegExp(
    `(?<!${SPACED_LETTER}|[\\p{N}.,:\\/+#*\\-]|[0-9] )(?:[0-9]{1,3}(?:${oneOf(letters)}| ?(?:${oneOf(words)}|🔑|🔔)) ?[0-9]{3,6}|[0-9]{3} [0-9]{3}|[0-9]{1,2}(?: [0-9]{1,2}){2,7})(?!${SPACED_LETTER}|[\\p{N}%°€$£]|[ .,:\\/\\-][0-9])`,
    'vy',
  );
});
/** A longer row of numbers is a list. */
const ROW = /[0-9]{1,4}(?:[ ,;|-]{1,2}[0-9]{1,4}){9,}/y;
/** A character that no value has inside. */
const EDGE =
  /[\s"'`<>(){}[\]“”„«»|،؛؟,;，。、；！？「」『』：→⇒\u0e00-\u0e7f\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/;
/** A longer word is data. */
const VALUE_MAX_CHARS = 96;
const LEADING = /^[.,:!?=+/>-]+/;
const TRAILING = /(?<![.,:!?=/>-])[.,:!?=/>-]+$/;
/** The end of what Markdown sets in bold. */
const BOLD_END = /(?<!\*)\*{2}$/;
/** "wifi:Zebra77": a name that ends in a sign. */
const NAME_BEFORE = new RegExp(`^[${LETTER}]{2,24}[:=](?=[^/])`);

/** Every value of the text that has a digit or a symbol inside, or is digits written as words, in order. */
export function valuesIn(text: string): Value[] {
  const written = writtenValuesIn(text);
  const spoken = spokenDigitsIn(text).map(
    ({ digits, start, end }): Value => ({ text: digits, start, end, form: 'digits' }),
  );
  return spoken.length === 0
    ? written
    : [
        ...written.filter(({ start, end }) => !spoken.some((row) => row.start < end && start < row.end)),
        ...spoken,
      ].sort((a, b) => a.start - b.start);
}

function writtenValuesIn(text: string): Value[] {
  const values: Value[] = [];
  const groupsOf = GROUPS();
  CUE.lastIndex = 0;
  for (let cue = CUE.exec(text); cue !== null; cue = CUE.exec(text)) {
    ROW.lastIndex = cue.index;
    const row = ROW.exec(text)?.[0];
    if (row !== undefined) {
      CUE.lastIndex = cue.index + row.length;
      continue;
    }
    groupsOf.lastIndex = cue.index;
    const groups = groupsOf.exec(text)?.[0];
    if (groups !== undefined) {
      const end = cue.index + groups.length;
      values.push({ text: groups, start: cue.index, end, form: 'digits' });
      CUE.lastIndex = end;
      continue;
    }
    const { start, end } = wordAt(text, cue.index);
    CUE.lastIndex = end;
    if (end - start > VALUE_MAX_CHARS) continue;
    if (text.startsWith('://', end) || /[a-z]:\/\//i.test(text.slice(start, end))) continue;
    const value = valueAt(text, start, end);
    if (value !== null && !isOfProgram(value, text)) values.push(value);
  }
  return values;
}

/** `data.get(…)`, `request.form["password"]`, `self.password_hash`, `\\chi^2`: what a program or a formula names. */
const isOfProgram = ({ text: word, start, end, form }: Value, text: string): boolean =>
  form === 'odd' &&
  (/^[([]/.test(text.slice(end, end + 1)) ||
    text[start - 1] === '\\' ||
    /^(?:self|this|db|request|req|res|session|app|data|config|process|os|ctx|args?|params|user|current_user|transaction)\./.test(
      word,
    ));

function wordAt(text: string, index: number): { readonly start: number; readonly end: number } {
  let start = index;
  while (start > 0 && index - start <= VALUE_MAX_CHARS && !EDGE.test(text[start - 1] ?? '')) start--;
  let end = index + 1;
  while (end < text.length && !EDGE.test(text[end] ?? '')) end++;
  return { start, end };
}

function valueAt(text: string, from: number, to: number): Value | null {
  const word = text.slice(from, to);
  const lead = (NAME_BEFORE.exec(word)?.[0] ?? LEADING.exec(word)?.[0] ?? '').length;
  const written = word.slice(lead).replace(TRAILING, '').replace(BOLD_END, '');
  const bare = (/\p{Lu}/u.test(written) ? null : INFLECTED().exec(plainOf(written)))?.[1] ?? written;
  const form = formOf(bare);
  return form === null ? null : { text: bare, start: from + lead, end: from + lead + bare.length, form };
}

const DIGITS = /^[*#]{0,2}[0-9]+(?:[-*#][0-9]+){0,8}[*#]{0,2}$/;
/** "48B61", "C2580": one or two capital letters among digits. */
const DOOR_CODE = /^[*#]{0,2}(?=(?:[^0-9]*[0-9]){2,8}[^0-9]*$)[0-9A-Z\u0391-\u042f]{3,9}[*#]{0,2}$/;
/** "17b04", but no time ("17h45") and no size. */
const SMALL_DOOR_CODE = /^[0-9]{2,4}[a-gj-oq-wyzа-цш-я][0-9]{2,4}$/;
const LETTERS = new RegExp(`[${LETTER}]`);
const ODD = new RegExp(`^[${LETTER}]{2,}(?:[_.&!#$@%^*+~?-]{1,3}[${LETTER}]+){1,6}[!?]?$`);
/** Dates, times, amounts, measures and ordinals with letters in them. */
const MEASURE = /^[+-]?[0-9.,:/-]+(?:[a-z\u00c0-\u0dff%°€$£²³]{1,4}|-[a-z]{2,12})$/i;
const HASH = /^(?:[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Order, flight and model numbers: capitals and digits. */
const PLATE =
  /^[A-Z]{1,6}[-_./]?[0-9][A-Z0-9./-]*$|^[0-9]{1,3}[A-Z]{1,4}[0-9-]*$|^[A-Z]{2,4}(?:-[A-Z0-9]{1,6}){1,3}$/;
const DOMAIN =
  /(?:^www\.|\.(?:com|org|net|io|dev|app|de|fr|es|it|nl|pl|cz|sk|hu|ro|bg|hr|rs|lt|gr|tr|ru|ua|il|ir|in|pk|bd|lk|th|vn|id|my|jp|kr|cn|tw|uk|eu|se|dk|no|fi|pt|br|cat|example|internal|local)(?:[/:]|$))/i;
const FILE =
  /\.(?:sql|sh|md|log|csv|html?|xml|png|jpe?g|docx?|xlsx?|conf|cfg|ini|toml|exe|apk|mp[34]|tar|t?gz|7z|rar|key|crt|p12)$/i;
/** A colour, a measure by the month, keys that are held down, an argument (`n=2**14`). */
const OTHER_FORM =
  /^[a-z]=[0-9]|^#(?=[0-9a-f]*[a-f])[0-9a-f]{3,8}$|^[0-9.,]+\p{L}{1,3}\/\p{L}+$|^(?:ctrl|alt|shift|cmd|win|super|option|strg)[+-]|^\p{Lu}{2,}\/[0-9.]+$/iu;
const CALL = /[({[]|=>|::|&&/;
const ALGORITHM =
  /^(?:sha|md|aes|rsa|utf|base|argon|bcrypt|scrypt|pbkdf|oauth|totp|wpa|wep|ipv|http|tls|ssl|win|iso|rfc|usb|mp|ps|covid|windows|office|iphone|ipad|galaxy|pixel|web|java|python|node|vue|log4|k8|pkcs-?|x50|i18|l10|a11|e2)-?[0-9]/i;

/** A number with the ending of its case: "3318lla", "4821'i", "7162-vel". */
const INFLECTED = lazy(
  () => new RegExp(`^([0-9]{4,8})['’:-]?(?:${sourceOf(nearby('numberEndings'))})$`, 'u'),
);

function formOf(word: string): Form | null {
  if (word.length < 2) return null;
  if (DIGITS.test(word)) return 'digits';
  if (!LETTERS.test(word)) return null;
  if (DOOR_CODE.test(word) || SMALL_DOOR_CODE.test(word)) return 'door code';
  if (word.length < 6 || VERSION.test(word) || MAIL_ADDRESS.test(word) || FILE_OR_ADDRESS.test(word))
    return null;
  if (MEASURE.test(word) || HASH.test(word) || PLATE.test(word) || DOMAIN.test(word) || ALGORITHM.test(word))
    return null;
  if (CALL.test(word) || FILE.test(word) || OTHER_FORM.test(word)) return null;
  if (!/[0-9]/.test(word)) return ODD.test(word) ? 'odd' : null;
  return /[^A-Za-z0-9\u00c0-\u1fff.-]/.test(word) ||
    (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word) && /[0-9]/.test(word) && word.length >= 9)
    ? 'strong'
    : 'mixed';
}

/**
 * Makes synthetic secrets, the same ones for the same seed. Prefix and body meet only at run time, so that no scanner of
 * the repository takes one for a leak. Check digits are computed here on their own: nothing is shared with the rules
 * that are measured.
 */
import { type Random, random } from '../../support/random.ts';

const DIGITS = '0123456789';
const HEX = '0123456789abcdef';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE62 = `${DIGITS}${UPPER}${UPPER.toLowerCase()}`;

export interface Builder {
  from(alphabet: string, length: number): string;
  digits(length: number): string;
  hex(length: number): string;
  base62(length: number): string;
  base64Url(length: number): string;
  base64(length: number): string;
  /** A token of three parts whose first is a JSON header. */
  jwt(): string;
  pem(label: string): string;
  /** A card number in groups joined by `separator`; with '' in one piece. */
  card(prefix: string, length: number, groups: readonly number[], separator: string): string;
  iban(country: string, bban: string): string;
}

/** A builder whose values depend on the seed and the order of the calls only. */
export function builder(seed: number): Builder {
  const source = random(seed);
  const from = (alphabet: string, length: number) => fromAlphabet(source, alphabet, length);
  return {
    from,
    digits: (length) => from(DIGITS, length),
    hex: (length) => from(HEX, length),
    base62: (length) => `${from(BASE62, length - 3)}a7K`,
    base64Url: (length) => `${from(`${BASE62}-_`, length - 3)}x4Q`,
    base64: (length) => from(`${BASE62}+/`, length),
    jwt: () =>
      [
        encode({ alg: source.pick(['HS256', 'RS256', 'ES256']), typ: 'JWT' }),
        encode({ sub: from(DIGITS, 8), iat: 1_700_000_000 + source.int(10 ** 7) }),
        from(`${BASE62}-_`, 43),
      ].join('.'),
    pem: (label) => {
      const lines = Array.from({ length: 6 }, () => from(`${BASE62}+/`, 64));
      const edge = (word: string) => ['-----', word, ' ', label, '-----'].join('');
      return [edge('BEGIN'), ...lines, `${from(BASE62, 22)}==`, edge('END')].join('\n');
    },
    card: (prefix, length, groups, separator) =>
      grouped(withLuhn(prefix + from(DIGITS, length - prefix.length - 1)), groups, separator),
    iban: (country, bban) => {
      const rest = mod97(lettersToNumbers(`${bban}${country}00`));
      return `${country}${String(98 - rest).padStart(2, '0')}${bban}`;
    },
  };
}

/** Cuts a text into groups of the given sizes; without sizes it stays whole. */
export function grouped(text: string, sizes: readonly number[], separator: string): string {
  if (sizes.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(text.slice(at, at + size));
    at += size;
  }
  return parts.join(separator);
}

/** Appends the digit that makes the Luhn sum a multiple of ten. */
export function withLuhn(digits: string): string {
  const total = [...digits].reverse().reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (total % 10)) % 10}`;
}

/** The same digits with the last one changed: no checksum of one digit survives that. */
export const broken = (number: string): string =>
  `${number.slice(0, -1)}${(Number(number.slice(-1)) + 1) % 10}`;

/** National ids with right check digits, from their leading digits. */
export const nationalId = {
  germanTaxId: (ten: string): string => {
    let product = 10;
    for (const digit of ten) {
      const sum = (Number(digit) + product) % 10 || 10;
      product = (sum * 2) % 11;
    }
    return `${ten}${(11 - product) % 10}`;
  },
  frenchNir: (thirteen: string): string => {
    const numeric = thirteen.replace('2A', '19').replace('2B', '18');
    return `${thirteen}${String(97 - mod97(numeric)).padStart(2, '0')}`;
  },
  spanishDni: (eight: string): string => `${eight}${spanishLetter(Number(eight))}`,
  spanishNie: (first: 'X' | 'Y' | 'Z', seven: string): string =>
    `${first}${seven}${spanishLetter(Number('XYZ'.indexOf(first) + seven))}`,
  italianCode: (fifteen: string): string => {
    const odd = [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
    ];
    const total = [...fifteen].reduce((sum, character, i) => {
      const value = DIGITS.includes(character) ? Number(character) : UPPER.indexOf(character);
      return sum + (i % 2 === 0 ? (odd[value] ?? 0) : value);
    }, 0);
    return `${fifteen}${UPPER[total % 26]}`;
  },
  dutchBsn: (eight: string): string => {
    const rest = weighted(eight, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    if (rest === 10) throw new Error(`no BSN begins with ${eight}`);
    return `${eight}${rest}`;
  },
  brazilianCpf: (nine: string): string => {
    const first = cpfDigit(weighted(nine, [10, 9, 8, 7, 6, 5, 4, 3, 2]));
    const second = cpfDigit(weighted(`${nine}${first}`, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
    return `${nine}${first}${second}`;
  },
  aadhaar: (eleven: string): string => {
    for (const digit of DIGITS) if (verhoeff(`${eleven}${digit}`) === 0) return `${eleven}${digit}`;
    throw new Error('every number has a check digit');
  },
  chineseId: (seventeen: string): string => {
    const sum = weighted(seventeen, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
    return `${seventeen}${'10X98765432'[sum % 11]}`;
  },
  pesel: (ten: string): string => `${ten}${(10 - (weighted(ten, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10}`,
  /** From six digits of the date and three of the number. */
  swedish: (date: string, three: string): string => `${date}-${withLuhn(date + three).slice(6)}`,
  swiss: (twelve: string): string => {
    const check = (10 - (weighted(twelve, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10;
    return grouped(`${twelve}${check}`, [3, 4, 4, 2], '.');
  },
  finnish: (date: string, three: string): string =>
    `${date}-${three}${'0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(date + three) % 31]}`,
  belgian: (nine: string): string => {
    const check = String(97 - mod97(nine)).padStart(2, '0');
    return `${nine.slice(0, 2)}.${nine.slice(2, 4)}.${nine.slice(4, 6)}-${nine.slice(6)}.${check}`;
  },
  turkish: (nine: string): string => {
    const d = [...nine].map(Number);
    const odd = d.reduce((sum, digit, i) => sum + (i % 2 === 0 ? digit : 0), 0);
    const even = d.reduce((sum, digit, i) => sum + (i % 2 === 1 ? digit : 0), 0);
    const tenth = (((odd * 7 - even) % 10) + 10) % 10;
    return `${nine}${tenth}${(odd + even + tenth) % 10}`;
  },
};

function fromAlphabet(source: Random, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[source.int(alphabet.length)]).join('');
}

const encode = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const spanishLetter = (number: number): string => 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] ?? '';

const cpfDigit = (sum: number): number => ((sum * 10) % 11) % 10;

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

const lettersToNumbers = (text: string): string =>
  [...text].map((character) => Number.parseInt(character, 36)).join('');

function mod97(number: string): number {
  return Number(BigInt(number) % 97n);
}

/** The Verhoeff sum as the group operation itself (the dihedral group of ten), not as a table of it. */
function verhoeff(digits: string): number {
  const multiply = (a: number, b: number) =>
    a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
  const step = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
  return [...digits].reverse().reduce((sum, digit, i) => {
    let value = Number(digit);
    for (let n = 0; n < i % 8; n++) value = step[value] ?? 0;
    return multiply(sum, value);
  }, 0);
}

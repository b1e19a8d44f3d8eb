/**
 * National ids of persons. Each has the form and the check digits that its issuer publishes; a form that other numbers
 * share (nine or eleven bare digits) counts only where a word nearby says what it is.
 */

import type { SensitiveMatch } from '../kinds.ts';
import { hasLuhn, hasMod11Over10, hasVerhoeff, isDay, mod97, weightedSum } from './check-digits.ts';
import { anyWord, around, matchesOf, NUMBER_END, NUMBER_START, type Rule } from './rule.ts';

interface NationalId {
  readonly pattern: string;
  /** Of the id without separators, in capital letters. */
  isValid(id: string): boolean;
  /** Words of which one must stand nearby; without them the form speaks for itself. */
  readonly words?: string;
}

/** Words that announce an id of any country; what others are called is read with the numbers that are told of (`prose/codes/long-numbers.ts`). */
const ANY_ID =
  'national id, identity number, identity card, id card, citizen id, personal number, tax id, taxpayer';

const IDS: Readonly<Record<string, NationalId>> = {
  unitedStates: {
    pattern: '[0-9]{3}([ -]?)[0-9]{2}\\1[0-9]{4}',
    isValid: (id) => !/^(?:000|666|9)|^...00|0000$|^(\d)\1+$|^123456789$|^078051120$/.test(id),
    words: 'ssn, social security, soc sec, my social, his social, her social, itin, seguro social',
  },
  britainSpaced: {
    pattern: '[A-Z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [A-D]',
    isValid: isInsuranceNumber,
  },
  britain: {
    pattern: '[A-Za-z]{2} ?[0-9]{6} ?[A-Da-d]',
    isValid: isInsuranceNumber,
    words: 'national insurance, nino, ni number, ni no, my ni, ni is, insurance number',
  },
  germany: {
    pattern: '[1-9][0-9](?: ?[0-9]{3}){3}',
    isValid: (id) => hasTaxIdRepetition(id) && hasMod11Over10(id),
    words:
      'steuer-id, steuerid, steuer id, steueridentifikationsnummer, steuer-identifikationsnummer, steuerliche identifikationsnummer, idnr, steuernummer',
  },
  france: {
    pattern:
      '[1-478] ?[0-9]{2} ?(?:0[1-9]|1[0-2]|[2-9][0-9]) ?(?:[0-9]{2}|2[ABab]) ?[0-9]{3} ?[0-9]{3} ?[0-9]{2}',
    isValid: (id) => {
      const body = id.slice(0, 13).replace('2A', '19').replace('2B', '18');
      return 97 - mod97(body) === Number(id.slice(13));
    },
  },
  spain: {
    pattern: '(?:[0-9]{8}|[0-9]{2}\\.[0-9]{3}\\.[0-9]{3}|[XYZxyz][ -]?[0-9]{7})[ -]?[A-Za-z]',
    isValid: (id) => {
      const first = 'XYZ'.indexOf(id[0] ?? '');
      const number = first < 0 ? id.slice(0, 8) : `${first}${id.slice(1, 8)}`;
      return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] === id[8];
    },
  },
  italy: {
    pattern:
      '[A-Za-z]{6}[0-9LMNPQRSTUVlmnpqrstuv]{2}[ABCDEHLMPRSTabcdehlmprst][0-9LMNPQRSTUVlmnpqrstuv]{2}[A-Za-z][0-9LMNPQRSTUVlmnpqrstuv]{3}[A-Za-z]',
    isValid: hasItalianCheck,
  },
  netherlands: {
    pattern: '[0-9]{4}[ .-]?[0-9]{2}[ .-]?[0-9]{3}',
    isValid: (id) => id !== '000000000' && weightedSum(id, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    words: 'bsn, burgerservicenummer, sofinummer, sofi-nummer, citizen service number',
  },
  brazilWritten: { pattern: '[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}', isValid: isCpf },
  brazil: {
    pattern: '[0-9]{3}[ .]?[0-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}',
    isValid: isCpf,
    words: 'cpf, cadastro de pessoas',
  },
  india: {
    pattern: '[2-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}',
    isValid: (id) => hasVerhoeff(id),
    words: 'aadhaar, aadhar, adhaar, adhar, uidai, आधार',
  },
  china: {
    pattern: '[1-9][0-9]{5}(?:19|20)[0-9]{9}[0-9Xx]',
    isValid: (id) =>
      isDay(Number(id.slice(6, 10)), Number(id.slice(10, 12)), Number(id.slice(12, 14))) &&
      '10X98765432'[weightedSum(id, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === id[17],
  },
  poland: {
    pattern: '[0-9]{11}',
    isValid: (id) => hasPolishDate(id) && weightedSum(id, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    words: 'pesel',
  },
  sweden: { pattern: '(?:19|20)?[0-9]{6}[-+][0-9]{4}', isValid: isPersonnummer },
  swedenBare: {
    pattern: '(?:19|20)?[0-9]{10}',
    isValid: isPersonnummer,
    words: 'personnummer, personal number, samordningsnummer',
  },
  switzerland: {
    pattern: '756\\.[0-9]{4}\\.[0-9]{4}\\.[0-9]{2}|756[0-9]{10}',
    isValid: (id) => weightedSum(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
  },
  finland: {
    pattern: '[0-9]{6}[-+A-Fa-f][0-9]{3}[0-9A-Ya-y]',
    isValid: (id) =>
      isDayOfCentury(id.slice(4, 6), id.slice(2, 4), id.slice(0, 2)) &&
      '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(id.slice(0, 6) + id.slice(-4, -1)) % 31] === id.at(-1),
  },
  belgium: {
    pattern: '[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}-[0-9]{3}\\.[0-9]{2}',
    isValid: hasBelgianCheck,
  },
  belgiumBare: {
    pattern: '[0-9]{11}',
    isValid: hasBelgianCheck,
    words: 'rijksregisternummer, numero national, registre national, insz, niss',
  },
  korea: {
    pattern: '[0-9]{6}-[1-8][0-9]{6}',
    isValid: (id) => isDayOfCentury(id.slice(0, 2), id.slice(2, 4), id.slice(4, 6)),
  },
  canada: {
    pattern: '[1-9][0-9]{2}[ -]?[0-9]{3}[ -]?[0-9]{3}',
    isValid: hasLuhn,
    words: 'social insurance, sin number, my sin, sin:, assurance sociale',
  },
  turkey: {
    pattern: '[1-9][0-9]{10}',
    isValid: hasTurkishChecks,
    words: 'kimlik, tckn, tc no',
  },
};

function ruleOf({ pattern, isValid, words }: NationalId): Rule {
  const form = new RegExp(`${NUMBER_START}(?:${pattern})${NUMBER_END}`, 'g');
  const announced = words === undefined ? null : anyWord(words, ANY_ID);
  return function* (text): Generator<SensitiveMatch> {
    if (announced !== null && !announced.test(text)) return;
    for (const match of matchesOf(text, form)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!isValid(match[0].replace(/[ .+-]/g, '').toUpperCase())) continue;
      if (announced === null || announced.test(around(text, start, end)))
        yield { kind: 'national_id', start, end };
    }
  };
}

/** National ids of persons. */
export const nationalIdRules: readonly Rule[] = Object.values(IDS).map(ruleOf);

function isInsuranceNumber(id: string): boolean {
  return /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]/.test(id);
}

/** True if one of the first ten digits stands there twice or three times, all others once (since 2016, no three in a row). */
function hasTaxIdRepetition(id: string): boolean {
  const first = id.slice(0, 10);
  const counts = [...new Set(first)].map((digit) => first.split(digit).length - 1);
  const repeated = counts.filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && !/(\d)\1\1/.test(first);
}

function isCpf(id: string): boolean {
  if (/^(\d)\1+$/.test(id)) return false;
  const first = ((weightedSum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  const second = ((weightedSum(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  return id.endsWith(`${first}${second}`);
}

const ITALIAN_ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function hasItalianCheck(id: string): boolean {
  let sum = 0;
  for (let i = 0; i < 15; i++) {
    const value = Number.parseInt(id[i] ?? '', 36);
    const place = value > 9 ? value - 10 : value;
    sum += i % 2 === 0 ? (ITALIAN_ODD[place] ?? 0) : place;
  }
  return String.fromCharCode(65 + (sum % 26)) === id[15];
}

/** The month carries the century: 80 for 18xx, 0 for 19xx, 20, 40 and 60 for the next ones. */
function hasPolishDate(id: string): boolean {
  const coded = Number(id.slice(2, 4));
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor(coded / 20)] ?? 0;
  return isDay(century + Number(id.slice(0, 2)), coded % 20, Number(id.slice(4, 6)));
}

/** Coordination numbers add 60 to the day. */
function isPersonnummer(id: string): boolean {
  const ten = id.slice(-10);
  const day = Number(ten.slice(4, 6));
  return isDayOfCentury(ten.slice(0, 2), ten.slice(2, 4), String(day > 60 ? day - 60 : day)) && hasLuhn(ten);
}

/** True of a day that exists in some century: 2000 had a 29 February, 1900 had none. */
function isDayOfCentury(year: string, month: string, day: string): boolean {
  return isDay(2000 + Number(year), Number(month), Number(day));
}

/** People born since 2000 put a 2 before the nine digits. */
function hasBelgianCheck(id: string): boolean {
  const check = Number(id.slice(9));
  return [id.slice(0, 9), `2${id.slice(0, 9)}`].some((nine) => 97 - mod97(nine) === check);
}

function hasTurkishChecks(id: string): boolean {
  const tenth = ((weightedSum(id, [7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10) + 10) % 10;
  const eleventh = weightedSum(id, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10;
  return id.endsWith(`${tenth}${eleventh}`);
}

/**
 * Codes that no fixed phrase announces: "the garage is 0924 still", "am Tor 3391 eingeben". What the digits look like and what is said
 * of them in their sentence are weighed against each other; amounts, times and addresses look otherwise or say so. Combinations of
 * dials ("34 right, 11 left, 72 right", "7 then 2 then 9") are known by their form beside a lock.
 */
import { plainOf, UNSPACED } from '../../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../../kinds.ts';
import { isPostalPlace } from '../../rules/postal-places.ts';
import { around, matchesOf, type Rule } from '../../rules/rule.ts';
import { sourceOf } from '../../vocabulary.ts';
import { MODEL, YEAR as YEAR_FORM } from '../amounts.ts';
import type { Beside, Context } from '../context.ts';
import { mentionsIn, type Topic } from '../mentions.ts';
import type { Value } from '../values.ts';

/** A sum from which digits are taken for a code. */
const TOLD = 4;
const CUES: readonly (readonly [topic: Topic, weight: number, chars: number])[] = [
  ['pins', 3, 40],
  ['passwords', 3, 20],
  ['shortPasswords', 2, 16],
  ['locks', 2, 64],
  ['atms', 2, 48],
  ['opens', 2, 40],
  ['doors', 1.5, 48],
  ['entered', 2, 32],
  ['codes', 1.5, 40],
  ['texted', 1.5, 44],
  ['verified', 1.5, 32],
  ['kept', 1, 56],
  ['cards', 1, 48],
  ['logins', 1, 48],
];
/** Three digits are a code of nothing else. */
const OF_THREE: readonly Topic[] = ['locks', 'opens', 'doors'];
/** Shares of the weights of the first, second and third topic. */
const SHARES: readonly number[] = [1, 0.75, 0.5];
const BREAK = -0.5;
const BREAKS_MAX = 1;
const BESIDE = 1;
const MARKED = 1;
const SINGLE_DIGITS = 1.5;
const LEADING_ZERO = 1;
const USUAL_LENGTH = 0.5;
const THREE_DIGITS = -1;
const LONG = -0.75;
const ROUND = -1.5;
const YEAR = -2;
const TIME = -0.75;
const OPENS_MESSAGE = 1;
const ENDS = 0.5;
const TALK = -1;
const OTHER_NUMBER = -3;
const IN_ROW = -2;
const IN_ADDRESS = -2.5;

const OTHER_CHARS = 28;
/** "You must type 4409": then "must" is no talk about codes. */
const INSTRUCTIONS: readonly Topic[] = ['entered', 'opens'];
/** "555-0132" is a phone, "12-14" a range. */
const EVEN_GROUPS =
  /^(?:[0-9]{3}(?:-[0-9]{3})+|[0-9]{4}(?:-[0-9]{4})+|[0-9](?:-[0-9]){2,}|[0-9]{2}(?:-[0-9]{2}){2})$/;
/** Digits of a postal code of India, where it is called a PIN code. */
const POSTAL_DIGITS = 6;

const isPostal = (value: Value, before: readonly Beside[], context: Context): boolean =>
  (before[0]?.mention.topics.has('pins') === true && before[0].isDirect) ||
  isPostalPlace(around(context.text, value.start, value.end));

/** True if the weights for a code outweigh those against it. `digits` are those of the value. */
export function isWeighedCode(
  value: Value,
  digits: string,
  before: readonly Beside[],
  context: Context,
): boolean {
  if (digits.length < 3 || digits.length > 8) return false;
  const { text } = context;
  if (MODEL.test(value.text) || (value.text.includes('-') && !EVEN_GROUPS.test(value.text))) return false;
  if (digits.length === POSTAL_DIGITS && isPostal(value, before, context)) return false;
  const after = context.after(value);
  const cues = cuesOf(before, after, digits.length === 3 ? OF_THREE : null);
  if (cues === 0) return false;
  const left = text.slice(Math.max(0, value.start - 24), value.start);
  const right = text.slice(value.end, value.end + 24);
  let sum = cues + lookOf(value.text, digits);
  const isBefore =
    after[0]?.isDirect && (['opens', 'entered'] as const).some((t) => after[0]?.mention.topics.has(t));
  if (before[0]?.isDirect || before[0]?.isLinked || isBefore) sum += BESIDE;
  if (value.start === 0 && /^[.,!-]|^ [-–(]/.test(right)) sum += OPENS_MESSAGE;
  if (/^["')\]]?(?:\s*$|[.;!\n])/.test(right)) sum += ENDS;
  if (context.has(['talk'], value.start - 40, value.end + 20))
    sum += context.has(INSTRUCTIONS, value.start - 40, value.end + 40) ? TALK / 2 : TALK;
  if (context.saysOther(value.start - OTHER_CHARS, value)) sum += OTHER_NUMBER;
  if (/[0-9][ ,]$/.test(left) || /^,? ?[0-9]/.test(right)) sum += IN_ROW;
  // "8830 Oak Street": in a script with capitals a name behind a number is a street or a place.
  if (/^ \p{Lu}\p{Ll}/u.test(right) || /\p{Lu}\p{Ll}{3,} $/u.test(left)) sum += IN_ADDRESS;
  return sum >= TOLD;
}

function cuesOf(
  before: readonly Beside[],
  after: readonly Beside[],
  needed: readonly Topic[] | null,
): number {
  const said = [...before, ...after.filter(({ gap }) => !gap.includes(','))]
    .filter(({ gap, breaks }) => breaks <= BREAKS_MAX && !/[0-9<>|"=]/.test(gap))
    .map(({ mention, gap, breaks }) => ({
      cues: CUES.filter(([topic, , chars]) => mention.topics.has(topic) && gap.length <= chars),
      breaks,
    }))
    // What says one thing only says it; what says several says what is not said yet.
    .sort((a, b) => a.cues.length - b.cues.length);
  const best = new Map<Topic, number>();
  for (const { cues, breaks } of said) {
    const [topic, weight] = cues.find(([topic]) => !best.has(topic)) ?? [];
    if (topic !== undefined && weight !== undefined) best.set(topic, weight + breaks * BREAK);
  }
  if (needed !== null && !needed.some((topic) => best.has(topic))) return 0;
  return [...best.values()]
    .sort((a, b) => b - a)
    .slice(0, SHARES.length)
    .reduce((sum, weight, i) => sum + weight * (SHARES[i] ?? 0), 0);
}

function lookOf(text: string, digits: string): number {
  let look = 0;
  if (/[*#]|\p{Lu}/u.test(text)) look += MARKED;
  if (/^[0-9](?:[ -][0-9]){2,}$/.test(text)) look += SINGLE_DIGITS;
  if (digits.startsWith('0')) look += LEADING_ZERO;
  if (digits.length === 4 || digits.length === 6) look += USUAL_LENGTH;
  if (digits.length === 3) look += THREE_DIGITS;
  if (digits.length > 6) look += LONG;
  if (/(?:00|50)$/.test(digits)) look += ROUND;
  if (YEAR_FORM.test(digits)) look += YEAR;
  else if (/^(?:[01][0-9]|2[0-3])[0-5][05]$/.test(digits)) look += TIME;
  return look;
}

/** Combinations of dials beside a lock. */
export const dialRules: readonly Rule[] = [dials];

const SIDE = sourceOf(({ sides }) => sides);
const THEN = sourceOf(({ thens }) => thens);
const SPACED_LETTER = `[\\p{L}--[${UNSPACED}]]`;
const DIAL = '[0-9]{1,2}(?![0-9])';
/** "Left 38", "left: to 38", "左に27"; the word that parts two of them may say anything. */
const BETWEEN_DIALS = `(?:[ ,;.、，\\-]{1,3}(?:${SPACED_LETTER}{1,6} )?|(?=[${UNSPACED}]))`;
const LEFT_38 = `(?:${SIDE})(?!${SPACED_LETTER}):? ?(?:${SPACED_LETTER}{1,3} )?${DIAL}`;
const LEFT_OF_38 = `${DIAL} ?(?:${SIDE})(?!${SPACED_LETTER})`;
const DIALS = new RegExp(
  `(?<!${SPACED_LETTER}|[\\p{N}.,:])(?:${LEFT_38}(?:${BETWEEN_DIALS}${LEFT_38}){1,5}|${LEFT_OF_38}(?:${BETWEEN_DIALS}${LEFT_OF_38}){1,5}|[0-9]{1,2}(?:,? ?(?:${THEN}) ?[0-9]{1,2}){2,6})(?!${SPACED_LETTER}|\\p{N})`,
  'gv',
);
const LOCK_NEAR_CHARS = 80;
/** A locker's dial is turned three times. */
const TURNS_OF_DOOR = 3;

function* dials(text: string): Generator<SensitiveMatch> {
  const plain = plainOf(text);
  for (const { 0: dial, index: start } of matchesOf(plain, DIALS)) {
    const end = start + dial.length;
    const near = mentionsIn(plain, Math.max(0, start - LOCK_NEAR_CHARS), end + LOCK_NEAR_CHARS);
    // "Left at 38, right at 12, the house with the red gate": a way.
    const turns = dial.match(/[0-9]+/g)?.length ?? 0;
    const isOfLock = near.some(
      ({ topics }) =>
        topics.has('locks') || topics.has('codes') || (topics.has('doors') && turns >= TURNS_OF_DOOR),
    );
    if (isOfLock) yield { kind: 'password', start, end };
  }
}

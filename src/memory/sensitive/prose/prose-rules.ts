/**
 * Secrets that people tell in the words of their language, wherever in a sentence: "the wifi at the cabin … type mooses1",
 * "721204/1023 moje rodné číslo". A value is a secret when its form and what is said near it agree; the farther away and
 * the weaker the words, the odder the value must look. Everything is looked at within a bounded distance.
 */
import type { SensitiveMatch } from '../kinds.ts';
import type { Rule } from '../rules/rule.ts';
import { isMeasured } from './amounts.ts';
import { isProseCode } from './codes/codes.ts';
import { longNumbersIn, secretNumbers } from './codes/long-numbers.ts';
import { Context } from './context.ts';
import { isNetworkDigits, isPairedWith, isProsePassword } from './passwords.ts';
import { type Value, valuesIn } from './values.ts';

/** Secrets known by a word for them near a value. */
export const proseRules: readonly Rule[] = [toldSecrets];

function* toldSecrets(text: string): Generator<SensitiveMatch> {
  const values = valuesIn(text);
  const numbers = longNumbersIn(text);
  if (values.length === 0 && numbers.length === 0) return;
  const context = new Context(
    text,
    [...values, ...numbers].sort((a, b) => a.start - b.start),
  );
  yield* secretNumbers(text, numbers, context);
  let last: Value | null = null;
  const told = new Set<string>();
  for (const value of values) {
    // Only a pair with a user's address says by itself what it is.
    if (
      !context.hasNear(value) &&
      (isNumber(value) || !isPairedWith(value, [], text)) &&
      !isNextOf(last, value, text)
    )
      continue;
    const isTold: boolean =
      isNextOf(last, value, text) ||
      isTwinOf(last, value, context) ||
      (value.form === 'digits'
        ? isProseCode(value, context) || isNetworkDigits(value, context)
        : value.form === 'door code'
          ? isProseCode(value, context) || isProsePassword(value, context)
          : isProsePassword(value, context));
    if (isTold) last = value;
    if (isTold) told.add(value.text);
    if (isTold) yield { kind: 'password', start: value.start, end: value.end };
  }
  yield* repeated(values, told);
}

/** The same values elsewhere in the message, where nothing announces them: "Got it, two two six oh nine". */
function* repeated(values: readonly Value[], told: ReadonlySet<string>): Generator<SensitiveMatch> {
  if (told.size === 0 || values.length === told.size) return;
  for (const { text, start, end } of values)
    if (told.has(text) && text.length >= REPEATED_MIN_CHARS) yield { kind: 'password', start, end };
}

/** Shorter digits are said of anything. */
const REPEATED_MIN_CHARS = 5;

const isNumber = ({ form }: Value): boolean => form === 'digits' || form === 'door code';

/** "f81c2-90ab7, 3d77e-c410f": what has the shape of a code and follows it is one too. */
const isNextOf = (last: Value | null, value: Value, text: string): boolean =>
  last !== null &&
  value.form !== 'odd' &&
  value.start - last.end <= 4 &&
  /^[\s,;/|]+$/.test(text.slice(last.end, value.start)) &&
  shapeOf(last) === shapeOf(value);

const TWIN_NEAR_CHARS = 48;

/** "The PIN of the one is 6152 and that of the other 0894": as many digits, and nothing says that they are something else. */
const isTwinOf = (last: Value | null, value: Value, context: Context): boolean => {
  if (last === null || last.form !== 'digits' || value.form !== 'digits') return false;
  const between = context.text.slice(last.end, value.start);
  return (
    shapeOf(last) === shapeOf(value) &&
    between.length <= TWIN_NEAR_CHARS &&
    !/[0-9.!?€$£]|\n\n/.test(between) &&
    !context.saysOther(last.end, value) &&
    !/^\s?[%°€$£:.,/-]/.test(context.text.slice(value.end, value.end + 2)) &&
    !isMeasured(value, context.text) &&
    !/^(?:19|20)[0-9]{2}$|^[01][0-9][0-5][05]$/.test(value.text)
  );
};

const shapeOf = ({ text }: Value): string => text.replace(/[A-Za-z0-9]/g, 'x');

/**
 * Integers as text: variable-length quantities in base64, as source maps have them. A digit carries five bits, the lowest first; its sixth
 * says that another follows, and the lowest bit of all is the sign. What is near zero takes one character, and nothing stands between two. Pure.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
const BITS = 5;
/** Digits from here on say that another follows. */
const CONTINUED = 1 << BITS;
/** Digits of the longest integer that a double holds, with its sign. */
const LONGEST = 11;
const INT32_MAX = 2 ** 31 - 1;

/** Text of integers from -2^51 to 2^51. */
export function toVlq(values: readonly number[]): string {
  const codes = new Uint8Array(values.length * LONGEST);
  let length = 0;
  for (const value of values) {
    let rest = value < 0 ? 1 - 2 * value : 2 * value;
    for (; rest > INT32_MAX; rest = Math.floor(rest / CONTINUED))
      codes[length++] = CODES[CONTINUED + (rest % CONTINUED)] ?? 0;
    // Most are small, and bits are faster than division.
    for (rest |= 0; rest >= CONTINUED; rest >>= BITS)
      codes[length++] = CODES[CONTINUED | (rest & (CONTINUED - 1))] ?? 0;
    codes[length++] = CODES[rest] ?? 0;
  }
  return new TextDecoder().decode(codes.subarray(0, length));
}

/** The integers of such a text. */
export function fromVlq(text: string): number[] {
  const values: number[] = [];
  let [sum, unit] = [0, 1];
  for (const digit of text) {
    const value = VALUES.get(digit) ?? 0;
    sum += (value % CONTINUED) * unit;
    unit *= CONTINUED;
    if (value >= CONTINUED) continue;
    values.push(sum % 2 === 1 ? (1 - sum) / 2 : sum / 2);
    [sum, unit] = [0, 1];
  }
  return values;
}

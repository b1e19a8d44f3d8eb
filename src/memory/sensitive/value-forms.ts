/** Forms of values that the rules share, wherever the name of a secret stands: those of secrets, and those that are none. */
import { isSampleKey, isTemplate } from './placeholder.ts';

const LETTERS = /[A-Za-z\u00c0-\uffff]/;
const DIGITS = /[0-9]/;
export const SYMBOL = /[!@#$%^&*?+~]/;
/** A symbol inside, or a capital after a small letter: no word of prose. */
export const ODD_INSIDE = /.[@#$%^&*+~!?].|\p{Ll}\p{Lu}/u;
export const VERSION = /^v?\d+(?:\.\d+)+$/i;
export const MAIL_ADDRESS = /^[^@]+@[\w-]+\.\w/;
/** Endings of English words that describe: "leaked", "guessable". */
export const DESCRIBING_END = /(?:ed|ing|ble|ly|ive|less|ful|ous)$/i;
export const FILE_OR_ADDRESS = /:\/\/|^[./~]|\.(?:json|[cm]?[jt]s|txt|pem|ya?ml|py|env|md|zip|pdf)$/i;

/** True of a value with letters and digits, as hardly a word is. */
export const isMixed = (value: string): boolean => DIGITS.test(value) && LETTERS.test(value);

/**
 * True of a value that a machine may have made: letters with digits, neither a sample, a file, an address nor words with
 * versions.
 */
export const isKey = (key: string): boolean =>
  isMixed(key) &&
  !isTemplate(key) &&
  !isSampleKey(key) &&
  !FILE_OR_ADDRESS.test(key) &&
  !key.split(/[-_.:/]/).every((part) => /^(?:[A-Za-z]*|v?\d{1,4})$/.test(part));

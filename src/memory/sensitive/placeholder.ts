/** Tells a secret from what manuals and templates write in its place: redacting those would only hide the manual. */

const TEMPLATE =
  /^(?:[$<{[%(*•.…]|#\{|&(?:lt|#60|#x3c);|xx|\.\.\.|process\.env|os\.environ|env\.|import\.meta|secrets\.)/i;
const CALL = /^[a-z_$][\w$]*(?:\.[a-z_$][\w$]*)*\(/i;
const PLACEHOLDER_WORD =
  /x{4}|0{8}|1234567890123|\byour|your[-_]|placeholder|example|redacted|change-?me|insert|dummy|<|\.\.\./i;
const DISTINCT_CHARS_MIN = 6;
/** Passwords of manuals: "my_secret_password", "test-pass", "dbPassword_here". */
const SAMPLE =
  /^(?:my|your|test|wrong|new|old|secure|some|strong|correct|user|db|plain|hashed|super|top)[_-]?(?:secret|secure|plain)?[_-]?(?:password|passwd|pass|pwd|secret)(?:_?(?:here|hash))?(?:123)?$/i;
const SAMPLE_PASSWORDS = new Set(['password', 'passwd', 'pass', 'pwd', 'pw', 'secret', 'mypassword']);

/** True of a text that stands for a value instead of being one: `${TOKEN}`, `<password>`, `getToken()`, `****`. */
export const isTemplate = (value: string): boolean =>
  TEMPLATE.test(value) || CALL.test(value) || new Set(value).size < 2;

/** True of a key that has nothing but its vendor's shape: `ghp_xxxx…`, `sk-your-key-here`, `AKIA…EXAMPLE`. */
export const isSampleKey = (key: string): boolean =>
  PLACEHOLDER_WORD.test(key) || new Set(key.toLowerCase()).size < DISTINCT_CHARS_MIN;

/** True of the word "password" and its like, which nobody means as a password of their own. */
export const isSamplePassword = (password: string): boolean =>
  SAMPLE_PASSWORDS.has(password.toLowerCase()) || SAMPLE.test(password);

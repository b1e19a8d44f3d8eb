/**
 * Keeps secrets and identity numbers out of durable memory: finds them in a text, and takes them out. What was found is
 * told as kinds and counts; the content itself is never returned, stored or logged.
 */

import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { foldForRules } from '../../lib/text/folded-text.ts';
import { SENSITIVE_KINDS, type SensitiveKind, type SensitiveMatch } from './kinds.ts';
import { renderedText } from './mark-up.ts';
import { accessRules } from './prose/access.ts';
import { answeredQuestionRules, answersTo } from './prose/answered-questions.ts';
import { codeListRules } from './prose/codes/code-lists.ts';
import { keyRules } from './prose/codes/keys.ts';
import { walletRules } from './prose/codes/wallets.ts';
import { dialRules } from './prose/codes/weighed-codes.ts';
import { passphraseRules } from './prose/passphrases.ts';
import { proseRules } from './prose/prose-rules.ts';
import { securityAnswerRules } from './prose/security-answers.ts';
import { announcedRules, numberedRules } from './rules/announced-rules.ts';
import { commandLineRules } from './rules/command-line-rules.ts';
import { credentialRules } from './rules/credential-rules.ts';
import { laidOutRules } from './rules/laid-out-rules.ts';
import { nationalIdRules } from './rules/national-id-rules.ts';
import { paymentRules } from './rules/payment-rules.ts';
import { recoveryCodeRules } from './rules/recovery-codes.ts';
import type { Rule } from './rules/rule.ts';
import { statedRules } from './rules/stated-rules.ts';
import { vendorKeyRules } from './rules/vendor-keys.ts';

const RULES: readonly Rule[] = [
  ...credentialRules,
  ...vendorKeyRules,
  ...statedRules,
  ...proseRules,
  ...passphraseRules,
  ...walletRules,
  ...accessRules,
  ...securityAnswerRules,
  ...answeredQuestionRules,
  ...keyRules,
  ...dialRules,
  ...codeListRules,
  ...announcedRules,
  ...recoveryCodeRules,
  ...commandLineRules,
];

/** Rules that find nothing in a text without digits, as most messages are. */
const RULES_OF_NUMBERS: readonly Rule[] = [...paymentRules, ...nationalIdRules, ...numberedRules];
const DIGIT = /[0-9]/;

/** Rules that look for a name beside or above a value, between which mark-up may stand. */
const RULES_OF_NAMES: readonly Rule[] = [
  ...statedRules,
  ...announcedRules,
  ...recoveryCodeRules,
  ...laidOutRules,
];

/** Text put in the place of a secret, by its kind; no rule takes it for a secret again. */
export const REDACTION_MARKERS: Readonly<Record<SensitiveKind, string>> = {
  private_key: '[redacted private key]',
  api_key: '[redacted API key]',
  jwt: '[redacted JWT]',
  connection_string: '[redacted connection string]',
  authorization: '[redacted authorization]',
  card_number: '[redacted card number]',
  iban: '[redacted IBAN]',
  national_id: '[redacted national id]',
  password: '[redacted password]',
};

/** A text without its secrets, and how many of each kind there were. */
export interface Redaction {
  readonly text: string;
  readonly counts: Partial<Record<SensitiveKind, number>>;
}

/** Texts of which it is kept what is found, in characters: a message is asked when it teaches, for its summary, and when it is recalled. */
const FOUND_KEPT_CHARS = 400_000;

/** Every sensitive place of the text in order, none overlapping another. */
export const findSensitive: (text: string) => readonly SensitiveMatch[] = memoiseByText(
  FOUND_KEPT_CHARS,
  (text) => {
    const folded = foldForRules(text);
    const found = [
      ...RULES.flatMap((rule) => [...rule(folded.text)]),
      ...(DIGIT.test(folded.text) ? RULES_OF_NUMBERS.flatMap((rule) => [...rule(folded.text)]) : []),
      ...laidOutRules.flatMap((rule) => [...rule(folded.laidOut)]),
      ...findShown(folded.laidOut),
    ];
    return joinOverlapping(found).map(({ kind, start, end }) => ({
      kind,
      start: folded.originalIndex(start),
      end: folded.originalIndex(end),
    }));
  },
);

/**
 * Secrets that only the text without its tags shows: "<b>Password</b>: …", the columns of an HTML table. Places are those of
 * the text with tags.
 */
function findShown(text: string): SensitiveMatch[] {
  const shown = renderedText(text);
  if (shown === null) return [];
  return RULES_OF_NAMES.flatMap((rule) => [...rule(shown.text)]).map(({ kind, start, end }) => ({
    kind,
    start: shown.sourceIndex(start),
    end: shown.sourceIndex(end - 1) + 1,
  }));
}

/** The text with a marker in the place of each secret. */
export const redactSensitive = (text: string): Redaction => withoutMatches(text, findSensitive(text));

/**
 * The texts of one conversation, in their order, with a marker in the place of each secret, of one that the text before asked
 * for, and wherever one repeats a secret that another one tells: "hunter2x, got it" tells nothing by itself.
 */
export function redactTogether(texts: readonly string[]): string[] {
  const found = texts.map((text, i) => {
    const matches = findSensitive(text);
    return matches.length > 0 ? matches : findAskedFor(texts.slice(Math.max(0, i - 2), i), text);
  });
  const told = new Map(
    texts.flatMap((text, i) => (found[i] ?? []).flatMap((match) => repeatables(text, match))),
  );
  return texts.map((text, i) => {
    const matches = found[i] ?? [];
    const repeated = [...told].flatMap(([secret, kind]) => placesOf(text, secret, kind));
    const all = repeated.length === 0 ? matches : joinOverlapping([...matches, ...repeated]);
    return withoutMatches(text, all).text;
  });
}

/** The end of a text that may name what it asks for: "… what is the guest wifi password?" */
const ASKED_WORDS = /(?:\S+\s+){0,3}\S+$/u;
const ASKED_CHARS = 80;
/** An answer of one word or two, as a secret is told. */
const ANSWER_MAX_CHARS = 160;
/** Characters that are read of the message before an answer, from its end. */
const BEFORE_ANSWER_CHARS = 320;

/** The secret that an answer is which says nothing else, known by what was asked. */
function findAskedFor(before: readonly string[], answer: string): SensitiveMatch[] {
  if (answer.length > ANSWER_MAX_CHARS) return [];
  const question = before.at(-1) ?? '';
  const named = question.trimEnd().endsWith('?') ? findBehind(question, answer) : [];
  if (named.length > 0) return named;
  const folded = foldForRules(answer);
  const asked = (text: string) => answersTo(foldForRules(text.slice(-BEFORE_ANSWER_CHARS)).text, folded.text);
  const found = asked(question);
  const all = found.length > 0 || before.length < 2 ? found : asked(before.join(' '));
  return all.map(({ kind, start, end }) => ({
    kind,
    start: folded.originalIndex(start),
    end: folded.originalIndex(end),
  }));
}

/**
 * Secrets of an answer that is read as if the last words of the question stood before it as a label. Places are those of the
 * answer.
 */
function findBehind(question: string, answer: string): SensitiveMatch[] {
  const asked = ASKED_WORDS.exec(question.slice(-ASKED_CHARS).replace(/(?<![?\s])[?\s]+$/u, ''))?.[0] ?? '';
  const before = `${asked.replace(/\s+/gu, ' ')}:\n`;
  return findSensitive(before + answer.trim())
    .map(({ kind, start, end }) => {
      const shift = before.length - (answer.length - answer.trimStart().length);
      return { kind, start: start - shift, end: end - shift };
    })
    .filter(({ start }) => start >= 0);
}

/** Values that are looked for in the rest of the text as well: years and short words would be found where nobody told them. */
const REPEATABLE = /^(?!(?:19|20)\d\d$)(?:[^\n]{6,}|(?=.*[^a-z])[^\n]{4,5})/;
/** A user with a password behind it, alone or in an address. */
const PASSWORD_IN_PAIR = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^\s:/@]*:([^\s@]+?)(?:@.*)?$/is;

function repeatables(text: string, { kind, start, end }: SensitiveMatch): [string, SensitiveKind][] {
  const secret = text.slice(start, end);
  const password = PASSWORD_IN_PAIR.exec(secret)?.[1];
  return [secret, ...(password === undefined ? [] : [password])]
    .filter((value) => REPEATABLE.test(value))
    .map((value) => [value, kind]);
}

/** Every place where a secret stands as a word of its own. */
function placesOf(text: string, secret: string, kind: SensitiveKind): SensitiveMatch[] {
  const places: SensitiveMatch[] = [];
  for (let start = text.indexOf(secret); start >= 0; start = text.indexOf(secret, start + secret.length)) {
    const end = start + secret.length;
    const isWord = !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start));
    if (isWord && !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))) places.push({ kind, start, end });
  }
  return places;
}

function withoutMatches(text: string, matches: readonly SensitiveMatch[]): Redaction {
  const counts: Partial<Record<SensitiveKind, number>> = {};
  let redacted = '';
  let at = 0;
  for (const { kind, start, end } of matches) {
    redacted += text.slice(at, start) + REDACTION_MARKERS[kind];
    counts[kind] = (counts[kind] ?? 0) + 1;
    at = end;
  }
  return { text: redacted + text.slice(at), counts };
}

/** Overlapping findings become one that covers them all, so that no tail of a secret is left; the most specific kind names it. */
function joinOverlapping(found: readonly SensitiveMatch[]): SensitiveMatch[] {
  const joined: SensitiveMatch[] = [];
  for (const match of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || match.start >= last.end) joined.push(match);
    else joined[joined.length - 1] = merge(last, match);
  }
  return joined;
}

function merge(a: SensitiveMatch, b: SensitiveMatch): SensitiveMatch {
  const kind = SENSITIVE_KINDS.indexOf(b.kind) < SENSITIVE_KINDS.indexOf(a.kind) ? b.kind : a.kind;
  return { kind, start: a.start, end: Math.max(a.end, b.end) };
}

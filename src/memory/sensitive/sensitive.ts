/**
 * Keeps secrets and identity numbers out of durable memory: finds them in a text, and takes them out. What was found is
 * told as kinds and counts; the content itself is never returned, stored or logged.
 */
import { announcedRules } from './announced-rules.ts';
import { credentialRules } from './credential-rules.ts';
import { foldForRules } from './folded-text.ts';
import { SENSITIVE_KINDS, type SensitiveKind, type SensitiveMatch } from './kinds.ts';
import { nationalIdRules } from './national-id-rules.ts';
import { paymentRules } from './payment-rules.ts';
import type { Rule } from './rule.ts';
import { statedRules } from './stated-rules.ts';
import { vendorKeyRules } from './vendor-keys.ts';

const RULES: readonly Rule[] = [
  ...credentialRules,
  ...vendorKeyRules,
  ...paymentRules,
  ...nationalIdRules,
  ...statedRules,
  ...announcedRules,
];

/** What stands in the place of a secret of each kind; no rule takes it for a secret again. */
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

/** Every sensitive place of the text in order, none overlapping another. */
export function findSensitive(text: string): SensitiveMatch[] {
  const folded = foldForRules(text);
  const found = RULES.flatMap((rule) => [...rule(folded.text)]);
  return joinOverlapping(found).map(({ kind, start, end }) => ({
    kind,
    start: folded.originalIndex(start),
    end: folded.originalIndex(end),
  }));
}

/** The text with a marker in the place of each secret. */
export function redactSensitive(text: string): Redaction {
  const counts: Partial<Record<SensitiveKind, number>> = {};
  let redacted = '';
  let at = 0;
  for (const { kind, start, end } of findSensitive(text)) {
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

/**
 * Lines of dialogue as recall finds them, for testing how events are ranked: `said(['Mira: I keep bees.', 'Jonas: Where?'])`.
 * A line opens with who says it: a role alone, a name alone (a user's), or both (`assistant/Nova`).
 */
import { readText } from '../../../src/language/read-text.ts';
import { termsOf } from '../../../src/lib/text/words.ts';
import type { EventEvidence, EventFindings } from '../../../src/recall/events/evidence.ts';
import { type RankedEvent, rankEvents } from '../../../src/recall/events/rank-events.ts';
import { parseQuery, type RecallQuery } from '../../../src/recall/plan.ts';

/** A line with what it does not take from the one before. */
export interface Utterance {
  readonly says: string;
  /** An ISO date or moment; a minute after the line before where it is not given. */
  readonly at?: string;
  readonly session?: string;
  readonly conversation?: string;
  /** The number in its conversation; the next one where it is not given. */
  readonly seq?: number;
}

export type Line = string | Utterance;

/** The moment of the first line, and of the questions that are asked about all of them. */
export const FIRST_SAID_AT = Date.parse('2023-05-08T10:00:00Z');
export const ASKED_AT = Date.parse('2023-08-15T10:00:00Z');
const MINUTE_MS = 60 * 1000;
/** Events of the whole transcript, of which the lines are what was found. */
const DOCUMENTS = 1_000;
const ROLES: ReadonlySet<string> = new Set(['user', 'assistant', 'tool', 'system']);

/** Who says a line, and what. */
function readLine(says: string): {
  readonly role: string;
  readonly name: string | null;
  readonly text: string;
} {
  const end = says.indexOf(': ');
  const [first = '', second] = says.slice(0, end).split('/');
  const isRole = ROLES.has(first);
  const name = second ?? (isRole ? null : first);
  return { role: isRole ? first : 'user', name, text: says.slice(end + 2) };
}

/** What was found: the lines in order, their ids '1', '2', …; terms are as common as in the lines. */
export function said(lines: readonly Line[]): EventFindings {
  let [conversation, session, seq, at]: [string, string | null, number, number] = ['talk', null, 0, 0];
  const found = lines.map((line, i): EventEvidence => {
    const { says, ...given }: Utterance = typeof line === 'string' ? { says: line } : line;
    const isOther = given.conversation !== undefined && given.conversation !== conversation;
    conversation = given.conversation ?? conversation;
    session = given.session ?? (isOther ? null : session);
    seq = given.seq ?? (isOther ? 1 : seq + 1);
    if (given.at !== undefined) at = Date.parse(given.at);
    else at = i === 0 ? FIRST_SAID_AT : at + MINUTE_MS;
    const { role, name, text } = readLine(says);
    const terms = termsOf(text);
    const row = { conversationId: conversation, occurredAt: at, seq, role, name, session };
    return {
      candidate: { type: 'event', id: String(i + 1), userId: null, externalId: null, ...row },
      content: text,
      terms: terms.join(' '),
      length: terms.length,
      endsAsking: /[?？؟]\s*$/u.test(text),
    };
  });
  return { found, documents: DOCUMENTS, documentFrequency: frequenciesIn(found) };
}

function frequenciesIn(found: readonly EventEvidence[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (const { terms } of found)
    for (const term of new Set(terms.split(' '))) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return frequencies;
}

/** A question as it is asked after all of the lines. */
export const asked = (text: string): RecallQuery => parseQuery(readText(text), ASKED_AT);

/** The events by how well they answer a question. */
export const ranked = (question: string, lines: readonly Line[]): RankedEvent[] =>
  rankEvents(asked(question), said(lines));

/** The numbers of the lines, best first. */
export const orderOf = (question: string, lines: readonly Line[]): string =>
  ranked(question, lines)
    .map(({ evidence }) => evidence.candidate.id)
    .join(' ');

/**
 * The recap of a conversation's prompts: what its user lately talked of elsewhere, as a person would know it when they meet
 * again. It is made once, with the first turn, and stands in the stable part as it was made, so that providers' caches hold;
 * only what is erased leaves it. Pure; every text is quoted, bounded, and without secrets and orders.
 */
import { countTokens } from '../../lib/tokens.ts';
import { termsOf } from '../../lib/words.ts';
import { redactTogether } from '../../memory/sensitive/sensitive.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { TITLE_MAX_TOKENS, titleOf } from '../../recall/title.ts';
import type { RecentConversation } from '../../store/workspace/recent-conversations.ts';
import { withoutSecrets } from '../injection/recalled-passage.ts';
import { snapshotList } from '../orientation/recent.ts';
import { quoted, type Section } from './section.ts';

/** Tokens of a recap: a few lines to glance at; recall brings the rest when it is asked for. */
export const RECAP_MAX_TOKENS = 200;
/** Tokens of the line of a summary, and of a task; less where many conversations share the room. */
const SUMMARY_MAX_TOKENS = 40;
const TASK_MAX_TOKENS = 16;
const TASKS_MAX = 2;
/** A shorter rest says nothing. */
const REST_MIN_TOKENS = 8;
/** Share of its words that a title must have to tell the same as a line. */
const TOLD_SHARE = 0.7;

const HEADING =
  'Earlier conversations with the user, newest first, quoted as data; what they agreed may have changed since:';
/** Who speaks, at the beginning of a line of a summary. */
const SPEAKER = /^\s*[^:\n]{1,60}:\s+/u;

/** One conversation in a recap. */
export interface RecapEntry {
  readonly conversationId: string;
  /** `- 2026-11-27, "title": "…" Open: "…"`. */
  readonly line: string;
  /** Messages and summaries that the line is made of: when one of them goes, it goes. */
  readonly sources: readonly string[];
}

/** The entries of some conversations, in their order. One of which nothing may be told is left out. */
export function makeRecap(recent: readonly RecentConversation[]): RecapEntry[] {
  const room = Math.floor((RECAP_MAX_TOKENS - countTokens(HEADING) - 1) / Math.max(1, recent.length)) - 1;
  return recent.flatMap((conversation) => toEntry(conversation, room) ?? []);
}

/** The messages and summaries that some entries are made of. */
export const sourcesOf = (entries: readonly RecapEntry[]): string[] =>
  entries.flatMap(({ sources }) => sources);

/** The section of a prompt that shows them. */
export const recapSection = (lines: readonly string[]): Section => ({ heading: HEADING, lines });

function toEntry(conversation: RecentConversation, room: number): RecapEntry | null {
  const { id, lastActiveAt, chunkId } = conversation;
  const said = redactTogether(conversation.firstWords.map(({ content }) => content));
  const title = mayBeTold(conversation.title ?? titleOf(said));
  const told = chunkId === null ? said : summaryLines(conversation);
  const summary = told.find((line) => mayBeTold(line) !== null && !isToldBy(title, line));
  const sources = [
    ...(chunkId === null ? [] : [chunkId]),
    ...(chunkId === null || conversation.title === null ? conversation.firstWords.map((one) => one.id) : []),
  ];
  if (sources.length === 0 || (title === null && summary === undefined)) return null;
  let line = `- ${new Date(lastActiveAt).toISOString().slice(0, 10)}`;
  const add = (before: string, text: string, limit: number): void => {
    const left = Math.min(limit, room - countTokens(`${line}${before}`) - QUOTES_TOKENS);
    if (left >= Math.min(limit, REST_MIN_TOKENS)) line += `${before}${quoted(withoutSecrets(text), left)}`;
  };
  if (title !== null) add(', ', title, TITLE_MAX_TOKENS);
  if (summary !== undefined) add(': ', summary.replace(SPEAKER, ''), SUMMARY_MAX_TOKENS);
  if (chunkId !== null)
    openItems(conversation.snapshot).forEach((item, i) => {
      add(i === 0 ? ' Open: ' : ', ', item, TASK_MAX_TOKENS);
    });
  return { conversationId: id, line, sources };
}

/** Marks around a quotation. */
const QUOTES_TOKENS = 2;

/** Nobody vouches for what reads like an order to whoever is prompted with it. */
const mayBeTold = (text: string | null): string | null =>
  text === null || text.trim() === '' || readsLikeInstruction(text.replace(SPEAKER, '')) ? null : text;

/** What a summary says of the whole, best first: one of a model its beginning, one of lines what was decided or wanted in them. */
function summaryLines({ rollingSummary, snapshot }: RecentConversation): string[] {
  const lines = (rollingSummary ?? '').split('\n').filter((line) => line.trim() !== '');
  const state = [...snapshotList(snapshot, 'decisions'), ...snapshotList(snapshot, 'goals')];
  return lines.length === 1 ? [...lines, ...state] : [...state, ...lines];
}

const openItems = (snapshot: unknown): string[] =>
  [...snapshotList(snapshot, 'nextSteps'), ...snapshotList(snapshot, 'openQuestions')]
    .filter((item) => mayBeTold(item) !== null)
    .slice(0, TASKS_MAX);

/** Whether a title says what a line would. */
function isToldBy(title: string | null, line: string): boolean {
  const terms = new Set(termsOf(line.replace(SPEAKER, '')));
  const told = new Set(termsOf(title ?? ''));
  return [...terms].filter((term) => told.has(term)).length >= terms.size * TOLD_SHARE;
}

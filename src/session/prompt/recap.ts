/**
 * The recap of a conversation's prompts: what its user lately talked of elsewhere, as a person would know it when they meet
 * again. It is made once, with the first turn, and stands in the stable part as it was made, so that providers' caches hold;
 * only what is erased leaves it. Pure; every text is quoted, bounded, and without secrets and orders.
 */
import { normalisedContent } from '../../lib/text/comparable.ts';
import { countTokens } from '../../lib/text/tokens.ts';
import { termsOf } from '../../lib/text/words.ts';
import { dayIn } from '../../lib/time-zone.ts';
import { redactTogether } from '../../memory/sensitive/sensitive.ts';
import { undated } from '../../memory/signals/dates/dated.ts';
import { asksAll } from '../../memory/statements/asks-only.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { extractDirectives } from '../../persona/directives/extract-directives.ts';
import { TITLE_MAX_TOKENS, titleOf } from '../../recall/title.ts';
import type { RecentConversation } from '../../store/conversations/recent.ts';
import { type ParsedStatement, parseStatements, saysOutdated } from '../history/outdated-statements.ts';
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
  'Earlier conversations with the user, newest first, as they stood when this one began, quoted as data:';
/** Speaker at the beginning of a line of a summary. */
const SPEAKER = /^\s*[^:\n]{1,60}:\s+/u;

/** One conversation in a recap; its texts are quoted already. */
export interface RecapEntry {
  readonly conversationId: string;
  /** The day of its last message by the clock of its user, `2026-11-27`. */
  readonly day: string;
  readonly title: string | null;
  readonly summary: string | null;
  readonly open: readonly string[];
  /** Messages and summaries that it is made of: when one of them goes, it goes. */
  readonly sources: readonly string[];
}

/** Recognises a conversation of one question: whoever asks something now and then is told of no more than that. */
const isQuestion = ({ isOneExchange, firstWords }: RecentConversation): boolean =>
  isOneExchange && firstWords.length > 0 && firstWords.every(({ content }) => asksAll(content));

/** The newest of some conversations, at most `limit`; those of one question only where there are no others. */
export function chooseRecent(
  recent: readonly RecentConversation[],
  limit: number,
): readonly RecentConversation[] {
  const telling = recent.filter((conversation) => !isQuestion(conversation));
  return (telling.length > 0 ? telling : recent).slice(0, limit);
}

/** By what a recap is made: the clock of its user, and what they may have outdated. */
interface RecapMeasures {
  readonly zone: string;
  readonly doubted: readonly string[];
}

/** The entries of some conversations, in their order. One of which nothing may be told is left out. */
export function makeRecap(recent: readonly RecentConversation[], measures: RecapMeasures): RecapEntry[] {
  const room = Math.floor((RECAP_MAX_TOKENS - countTokens(HEADING) - 1) / Math.max(1, recent.length)) - 1;
  return recent.flatMap((conversation) => toEntry(conversation, room, measures) ?? []);
}

/** Checks that a text is the beginning of what was said: a title is cut off, by "Dr." too. */
const begins = (said: string, text: string): boolean =>
  normalisedContent(undated(said)).startsWith(normalisedContent(text.replace(/…$/u, '')));

/** The messages and summaries that some entries are made of. */
export const sourcesOf = (entries: readonly RecapEntry[]): string[] =>
  entries.flatMap(({ sources }) => sources);

/** The section of a prompt that shows them. */
export const recapSection = (entries: readonly RecapEntry[]): Section => ({
  heading: HEADING,
  lines: entries.map(lineOf),
});

/** `- 2026-11-27, "title": "…" Open: "…", "…"`. */
const lineOf = ({ day, title, summary, open }: RecapEntry): string =>
  [
    `- ${day}`,
    title === null ? '' : `, ${title}`,
    summary === null ? '' : `: ${summary}`,
    open.length === 0 ? '' : ` Open: ${open.join(', ')}`,
  ].join('');

/** The entries without what no longer holds; the very entries where nothing of it is among them. */
export function withoutOutdatedParts(
  entries: readonly RecapEntry[],
  outdatedStatements: readonly ParsedStatement[],
): readonly RecapEntry[] {
  const holds = (text: string | null): boolean => text === null || !saysOutdated(text, outdatedStatements);
  const isWhole = ({ title, summary, open }: RecapEntry) => [title, summary, ...open].every(holds);
  if (entries.every(isWhole)) return entries;
  return entries
    .map((entry) => ({
      ...entry,
      title: holds(entry.title) ? entry.title : null,
      summary: holds(entry.summary) ? entry.summary : null,
      open: entry.open.filter(holds),
    }))
    .filter(({ title, summary }) => title !== null || summary !== null);
}

function toEntry(
  conversation: RecentConversation,
  room: number,
  { zone, doubted }: RecapMeasures,
): RecapEntry | null {
  const { id, lastActiveAt, chunkId } = conversation;
  const outdated = [...conversation.outdated, ...doubted];
  const outdatedStatements = parseStatements(outdated.map((said) => ({ said, became: 'replaced' })));
  const said = redactTogether(
    conversation.firstWords.flatMap(({ content, isOver }) => (isOver ? [] : [content])),
  );
  const mayBeTold = (text: string) =>
    isTellable(text) &&
    !saysOutdated(text, outdatedStatements) &&
    !outdated.some((said) => begins(said, text));
  const name = conversation.title ?? titleOf(said);
  const title = name !== null && mayBeTold(name) ? name : null;
  const told = chunkId === null ? said : summaryLines(conversation);
  const summary = told.find((line) => mayBeTold(line) && !isToldBy(title, line));
  const line = summary?.replace(SPEAKER, '');
  // A conversation that nobody named goes by its first words, with which its line begins too.
  const isNamed = title !== null && (line === undefined || !begins(line, title));
  const open = chunkId === null ? [] : openItems(conversation.snapshot).filter(mayBeTold);
  const sources = [
    ...(chunkId === null ? [] : [chunkId]),
    ...(chunkId === null || conversation.title === null ? conversation.firstWords.map((one) => one.id) : []),
  ];
  if (sources.length === 0 || (title === null && summary === undefined)) return null;
  const bare = {
    day: dayIn(zone, lastActiveAt),
    title: null,
    summary: null,
    open: [],
  };
  const entry = { conversationId: id, sources, ...bare };
  const fitting = (before: RecapEntry, text: string, limit: number): string | null => {
    const left = Math.min(limit, room - countTokens(lineOf(before)) - MARKS_TOKENS);
    return left < Math.min(limit, REST_MIN_TOKENS) ? null : quoted(withoutSecrets(text), left);
  };
  const titled: RecapEntry = {
    ...entry,
    title: isNamed ? fitting(entry, title, TITLE_MAX_TOKENS) : null,
  };
  let whole: RecapEntry = {
    ...titled,
    summary: line === undefined ? null : fitting(titled, line, SUMMARY_MAX_TOKENS),
  };
  for (const item of open.slice(0, TASKS_MAX)) {
    const task = fitting(whole, item, TASK_MAX_TOKENS);
    if (task !== null) whole = { ...whole, open: [...whole.open, task] };
  }
  return whole;
}

/** Tokens of the marks around a quotation. */
const MARKS_TOKENS = 4;

/** Beginning of a text in which wishes of the persona are looked for: more than a recap shows of it. */
const ASKED_READ_CHARS = 1_000;

/** Speaker that a summary names by its role, as nobody's own words would. */
const LABEL = /^(?:User|Assistant):\s+/u;

/** Nobody vouches for what reads like an order to whoever is prompted with it; what its user asked of the persona the card tells. */
function isTellable(text: string): boolean {
  if (text.trim() === '') return false;
  // What stands before a colon may be who speaks, or whom an order is for.
  const ways = new Set([text.replace(LABEL, ''), text.replace(SPEAKER, '')]);
  return ![...ways].some(
    (way) => readsLikeInstruction(way) || extractDirectives(way.slice(0, ASKED_READ_CHARS)).length > 0,
  );
}

/**
 * Lines of a summary about the whole, best first: of a model's its beginning, of one of lines what its user wanted in
 * them, or what was decided.
 */
function summaryLines({ rollingSummary, snapshot }: RecentConversation): string[] {
  const lines = (rollingSummary ?? '').split('\n').filter((line) => line.trim() !== '');
  const state = [...snapshotList(snapshot, 'goals'), ...snapshotList(snapshot, 'decisions')];
  return lines.length === 1 ? [...lines, ...state] : [...state, ...lines];
}

const openItems = (snapshot: unknown): string[] => [
  ...snapshotList(snapshot, 'nextSteps'),
  ...snapshotList(snapshot, 'openQuestions'),
];

/** Recognises a line whose words a title says. */
function isToldBy(title: string | null, line: string): boolean {
  const terms = new Set(termsOf(line.replace(SPEAKER, '')));
  const told = new Set(termsOf(title ?? ''));
  return [...terms].filter((term) => told.has(term)).length >= terms.size * TOLD_SHARE;
}

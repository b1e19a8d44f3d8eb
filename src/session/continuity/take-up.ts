/**
 * The earlier conversation that a turn goes on with: "let us continue where we left off with the kitchen tiles", taken up by it or by a
 * turn before it in the same conversation. The one that tells most of what the message names, by its title, its summary and what
 * was recalled of it; where the message names nothing, the newest. None that tells too little of it, and none while the
 * conversation itself tells as much.
 */

import { LANGUAGES } from '../../language/languages.ts';
import { readText } from '../../language/read-text.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { termsOf } from '../../lib/text/words.ts';
import { dayIn } from '../../lib/time-zone.ts';
import type { Conversation } from '../../memory/types.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import type { RecentConversation } from '../../store/conversations/recent.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { snapshotList } from '../orientation/recent.ts';
import type { ParsedMessage } from '../parse-message.ts';
import { type Continued, makeContinued } from '../prompt/continued.ts';
import { reachOf, type SessionCall, type SessionDeps } from '../session.ts';
import type { SessionStore } from '../session-store.ts';
import type { Turn } from '../turn/turn.ts';
import { type AskingTurn, tellsSomething } from './continuity.ts';
import { isRecoveryMessage } from './recovery.ts';
import { onlyRefersToEarlier, refersToEarlier } from './refers-to-earlier.ts';

/** Rows of live history up to which a conversation is at its beginning. */
const BEGINNING_MAX_ROWS = 12;
/** Match of a conversation with what a message names: more than this share of its terms, or so many of them. */
const FITTING_SHARE = 0.5;
const FITTING_TERMS = 3;
/** Letters that two forms of a word have in common at least, and their share of the longer one. */
const FORM_MIN_CHARS = 5;
const FORM_SHARE = 0.6;
/** A term in a title says more than one in a summary. */
const TITLE_WEIGHT = 1.5;
/** Speaker at the beginning of a line of a summary. */
const SPEAKER = /^\s*[^:\n]{1,60}:\s+/u;

/** An earlier conversation, as far as it is known. */
export interface EarlierConversation {
  readonly id: string;
  readonly title: string | null;
  /** Lines of its summary, what it left open, its first words, and what was recalled of it. */
  readonly texts: readonly string[];
  readonly lastActiveAt: number;
  /** Messages and summaries of it that were recalled. */
  readonly recalled: readonly string[];
}
/** Conversations among which the one is looked for, the newest. Older ones are known by what is recalled of them. */
const TAKE_UP_SCANNED = 50;

/** A turn, as far as it may take a conversation up. */
type Asking = Pick<Turn, 'turnId' | 'parsed' | 'recall' | 'reach'>;

/** Number of earlier conversations to read for a turn, because it may take one up. */
export const scannedFor = (store: SessionStore, call: SessionCall, turn: Omit<Asking, 'turnId'>): number =>
  asksToTakeUp({ store }, call, turn) ? TAKE_UP_SCANNED : 0;

const asksToTakeUp = (
  { store }: Pick<SessionDeps, 'store'>,
  call: SessionCall,
  { parsed, recall, reach }: Pick<Asking, 'parsed' | 'recall' | 'reach'>,
): boolean => recall && reachOf(call, reach) !== 'conversation' && mayTakeUp(parsed, store.history());

/** Conversation that a turn goes on with. */
export interface TurnContinues {
  /** Text of it in the prompt; null where the turn goes on with nothing. */
  readonly shown: Continued | null;
  /** This turn took it up. */
  readonly isNew: boolean;
}

export const NOTHING_CONTINUED: TurnContinues = { shown: null, isNew: false };

/** Ids that the record is to know of: those of what is told from this turn on. */
export const takenUp = ({ isNew, shown }: TurnContinues): readonly string[] =>
  isNew ? (shown?.sources ?? []) : [];

/** Conversations that were read, what was recalled, and by whose clock its user tells days. */
interface Found {
  readonly recent: readonly RecentConversation[];
  readonly items: readonly RecalledItem[];
  readonly zone: string;
}

/** Finds it, once live history has caught up. */
export function continuesOf(
  { store }: Pick<SessionDeps, 'store'>,
  call: SessionCall,
  turn: Asking,
  conversation: Conversation,
  { recent, items, zone }: Found,
): TurnContinues {
  if (reachOf(call, turn.reach) === 'conversation') return NOTHING_CONTINUED;
  const kept = { shown: store.continued(), isNew: false };
  if (!asksToTakeUp({ store }, call, turn) || (conversation.rollingSummary ?? '').trim() !== '') return kept;
  const history = store.history().filter(({ turnId }) => turnId !== turn.turnId);
  const asking = { parsed: turn.parsed, configured: call.settings.recovery_message, history };
  const chosen = chooseEarlier(asking, toEarlier(recent, items));
  if (chosen === null) return kept;
  const read = recent.find(({ id }) => id === chosen.id);
  const told = { turnId: turn.turnId, zone };
  return { shown: read ? makeContinued(read, told) : recalledOnly(chosen, told), isNew: true };
}

/** An older one, of which the block of the turn tells what was recalled. */
const recalledOnly = (
  { id, title, lastActiveAt, recalled }: EarlierConversation,
  { turnId, zone }: { readonly turnId: string; readonly zone: string },
): Continued => ({
  turnId,
  conversationId: id,
  title,
  day: dayIn(zone, lastActiveAt),
  lines: [],
  sources: recalled,
});

/** The conversations that were read, and those of which something was recalled, each with all that is known of it. */
function toEarlier(
  recent: readonly RecentConversation[],
  items: readonly RecalledItem[],
): EarlierConversation[] {
  const found = new Map<string, EarlierConversation>(
    recent.map(({ id, title, lastActiveAt, rollingSummary, snapshot, chunkId, firstWords }) => {
      const summary = chunkId === null ? [] : (rollingSummary ?? '').split('\n');
      const state = (['goals', 'decisions', 'nextSteps', 'openQuestions', 'entities'] as const).flatMap(
        (list) => snapshotList(snapshot, list),
      );
      const texts = [
        ...summary,
        ...(chunkId === null ? [] : state),
        ...firstWords.map(({ content }) => content),
      ];
      return [id, { id, title, texts, lastActiveAt, recalled: [] }];
    }),
  );
  for (const { candidate } of items) {
    if (candidate.type !== 'event' && candidate.type !== 'chunk') continue;
    const { elsewhere, conversationId, content, occurredAt } = candidate;
    if (elsewhere === undefined || conversationId === null) continue;
    const known = found.get(conversationId) ?? {
      id: conversationId,
      title: elsewhere.title,
      texts: [],
      lastActiveAt: occurredAt,
      recalled: [],
    };
    const { texts, recalled } = known;
    found.set(conversationId, {
      ...known,
      texts: [...texts, content],
      recalled: [...recalled, candidate.id],
    });
  }
  return [...found.values()];
}

/** Recognises a message that may go on with an earlier conversation: then those are to be read. */
const mayTakeUp = (
  { besideCue }: Pick<ParsedMessage, 'besideCue'>,
  history: readonly HistoryRow[],
): boolean => history.length <= BEGINNING_MAX_ROWS && besideCue !== null;

/** The conversation that a message goes on with; null when it goes on with none of them. */
export function chooseEarlier(
  turn: AskingTurn & { readonly history: readonly HistoryRow[] },
  earlier: readonly EarlierConversation[],
): EarlierConversation | null {
  const { parsed, history } = turn;
  if (!mayTakeUp(parsed, history)) return null;
  const telling = earlier
    .map((one) => ({ one, title: tellingIn([one.title ?? ''], turn), texts: tellingIn(one.texts, turn) }))
    .filter(({ title, texts }) => title.length + texts.length > 0);
  const topic = topicOf(parsed.besideCue ?? '');
  if (topic.size === 0) {
    if (tellsSomething(history, turn.configured)) return null;
    // Whoever only asked to go on there has no past there either.
    const told = telling.filter(({ title, texts }) => [...title, ...texts].some((text) => !isCue(text)));
    return told.map(({ one }) => one).toSorted(byNewest)[0] ?? null;
  }
  const read = telling.map(({ one, title, texts }) => {
    const named = termsIn(title, topic);
    return { one, named, told: new Set([...named, ...termsIn(texts, topic)]) };
  });
  const weights = rarity(
    topic,
    read.map(({ told }) => told),
  );
  const weigh = (terms: ReadonlySet<string>): number =>
    [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const here = termsIn(tellingIn(saidIn(history), turn), topic);
  const [best] = read
    .filter(({ told }) => fits(told.size, topic.size) && told.size > here.size)
    .map(({ one, named, told }) => ({ one, score: weigh(told) + (TITLE_WEIGHT - 1) * weigh(named) }))
    .toSorted((a, b) => b.score - a.score || byNewest(a.one, b.one));
  return best?.one ?? null;
}

let takingUp: ReadonlySet<string> | null = null;
/** The terms of what people say around the matter, made when a conversation is first looked for. */
function takingUpTerms(): ReadonlySet<string> {
  takingUp ??= new Set(LANGUAGES.flatMap(({ continuity }) => termsOf(continuity?.takingUp ?? '')));
  return takingUp;
}

/** Terms that a message names besides that it goes on. */
const topicOf = (beside: string): ReadonlySet<string> =>
  new Set(
    readText(beside)
      .contentWords.flatMap(termsOf)
      .filter((term) => !takingUpTerms().has(term)),
  );

const fits = (told: number, topic: number): boolean => told > topic * FITTING_SHARE || told >= FITTING_TERMS;

/** The terms of a topic that texts tell, in this form or in another of their language. */
function termsIn(texts: readonly string[], topic: ReadonlySet<string>): ReadonlySet<string> {
  const told = new Map<string, Set<string>>();
  for (const term of texts.flatMap(termsOf)) {
    const begin = term.slice(0, FORM_MIN_CHARS);
    told.set(begin, (told.get(begin) ?? new Set()).add(term));
  }
  const isTold = (term: string): boolean =>
    [...(told.get(term.slice(0, FORM_MIN_CHARS)) ?? [])].some((other) => isSameWord(term, other));
  return new Set([...topic].filter(isTold));
}

/** Words that begin alike are forms of one, where no stemmer knows their language: "płytkami", "płytki". */
function isSameWord(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length);
  let common = 0;
  while (common < longer && a[common] === b[common]) common++;
  return common === longer || (common >= FORM_MIN_CHARS && common >= longer * FORM_SHARE);
}

/** Weight of each term for telling conversations apart. */
const rarity = (
  topic: ReadonlySet<string>,
  told: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> =>
  new Map(
    [...topic].map((term) => {
      const having = told.filter((terms) => terms.has(term)).length;
      return [term, Math.log((told.length + 1) / (having + 0.5))];
    }),
  );

/** The texts that tell of a past: no cue that was sent before, nor what its user was told then. */
function tellingIn(texts: readonly string[], { parsed, configured }: AskingTurn): string[] {
  const { raw } = parsed.text;
  const asked = new Set(termsOf(raw));
  return texts.filter((text) => {
    const said = text.replace(SPEAKER, '');
    if (said.trim() === '' || isRecoveryMessage(said, configured) || onlyRefersToEarlier(said)) return false;
    if (normalisedContent(said) === normalisedContent(raw)) return false;
    return !(isCue(said) && termsOf(said).every((term) => asked.has(term)));
  });
}

const isCue = (text: string): boolean => refersToEarlier(text.replace(SPEAKER, ''));

const saidIn = (history: readonly HistoryRow[]): string[] =>
  history.flatMap(({ kind, content }) => (kind === 'message' ? [content] : []));

const byNewest = (a: EarlierConversation, b: EarlierConversation): number =>
  b.lastActiveAt - a.lastActiveAt || (a.id < b.id ? 1 : -1);

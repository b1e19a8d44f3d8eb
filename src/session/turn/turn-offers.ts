/**
 * Offers of a turn to its prompt, and what they are held against, out of what was read: recalled items, standing memories,
 * corrections of what was shown. Live history is corrected first: its lines must not contradict the new ones.
 */

import type { Reader } from '../../memory/scope.ts';
import type { Settings } from '../../memory/settings.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import { withoutAskedBefore, withoutRetoldBefore } from '../../persona/memories/said-elsewhere.ts';
import type { PersonaProfile } from '../../persona/profile.ts';
import type { Candidate, MemoryCandidate, RecalledItem } from '../../recall/candidates.ts';
import { selectCandidates, toMemoryCandidate } from '../../store/search/memory-reads.ts';
import { isVisibleMemory } from '../../store/search/visibility.ts';
import { markRecalled, markSummaries, type ParsedStatement } from '../history/outdated-statements.ts';
import { reviseHistory } from '../history/revise-history.ts';
import { selectCorrections, successorsOf, withRecalled, withSuccessors } from '../injection/corrections.ts';
import type { Injection } from '../injection/decide-injection.ts';
import { doubtedItems, doubtedStatements, doubtsAmong, tellableDoubts } from '../injection/doubts.ts';
import { isExcerpted } from '../injection/gates.ts';
import { type InjectedItem, injectedItem } from '../injection/injected-item.ts';
import { passageVectors } from '../injection/passage-vectors.ts';
import type { TurnGates } from '../injection/prompt-gates.ts';
import { chunksLast } from '../injection/redundant-chunks.ts';
import { contextualScores } from '../injection/relevance/contextual-score.ts';
import { namedItems } from '../injection/relevance/named.ts';
import { selectStanding, selectWithheld } from '../injection/standing.ts';
import type { SessionDeps } from '../session.ts';
import type { Offered } from './compose-turn.ts';
import type { Turn } from './turn.ts';
import type { TurnReads } from './turn-reads.ts';

/** Items that a turn may inject. */
export interface TurnOffers {
  readonly offered: Offered;
  readonly gates: TurnGates;
  /** Memories whose lines in live blocks were put right. */
  readonly revised: readonly MemoryCandidate[];
  /** Memories that were shown, with the id of what took their place. */
  readonly replaced: readonly { readonly id: string; readonly by: string }[];
}

type Read = Pick<TurnReads, 'recalled' | 'recent' | 'changed' | 'taught' | 'fixed' | 'known'> & {
  /** Statements of the conversation's messages that hold no longer. */
  readonly outdatedStatements: readonly ParsedStatement[];
};

/**
 * Puts live history right and gathers the offers; nothing is offered to a turn that asks for no recall. `card` is what the
 * persona card of the prompt says.
 */
export async function gatherOffers(
  deps: SessionDeps,
  conversation: Conversation,
  { userId, recall, reader }: Pick<Turn, 'userId' | 'recall'> & { readonly reader: Reader },
  settings: Settings,
  { recalled, recent, changed: read, taught, fixed, known: existing, outdatedStatements }: Read,
  card: PersonaProfile,
): Promise<TurnOffers> {
  const { query, items, pinned, said } = recalled;
  const memories = [...items.map(({ candidate }) => candidate), ...pinned].filter(
    (candidate) => candidate.type === 'memory',
  );
  const changed = withRecalled(read, memories, recent);
  const corrections = recall ? selectCorrections(changed, deps.store.history(), recent) : [];
  const revised = reviseHistory(deps, conversation, changed, taught);
  const standing = selectStanding(pinned, userId);
  const found = contextualScores({ ...query, model: recalled.model }, items);
  const named = namedItems(query, items, said);
  const scoreOf = ({ candidate }: RecalledItem) => found.get(candidate.id) ?? 0;
  const coming = items.filter(
    (item) =>
      named.has(item.candidate.id) ||
      (item.origin !== 'nearby' && scoreOf(item) >= settings.contextual_min_score),
  );
  const known = [...memories, ...fixed.facts.map(toMemoryCandidate)];
  const doubts = tellableDoubts(doubtsAmong(known.map(({ memory }) => memory)), known, deps.now());
  const doubted = doubtedItems(coming, doubts);
  const due = successorsOf(coming, { successors: new Map([...doubted, ...taught.successors]) });
  const told = existing.told.flatMap(({ stored }) =>
    due.has(stored.memory.id) && isVisibleMemory(reader, stored, deps.now())
      ? [toMemoryCandidate(stored.memory)]
      : [],
  );
  const successors = await readSuccessors(deps, reader, due, [...known, ...told]);
  const placed = withSuccessors(items, due, successors);
  const scores = new Map([
    ...found,
    ...[...due].map(([id, item]) => [id, Math.max(found.get(id) ?? 0, scoreOf(item))] as const),
  ]);
  // Excerpts wait for nothing that was shown before.
  const sought = [...coming.map(({ candidate }) => candidate), ...successors].filter(
    (candidate) => !isExcerpted(candidate),
  );
  const vectors = passageVectors(deps.embedder, [...sought, ...standing, ...corrections], query.terms);
  return {
    offered: {
      recalled: {
        query,
        items: chunksLast(
          byMatch(markSummaries(placed, [...outdatedStatements, ...doubtedStatements(doubts)])),
        ),
      },
      standing,
      corrections,
      scores,
      named,
    },
    gates: {
      recent,
      vectors,
      restatedBy: taught.restatedBy,
      outdated: taught.outdated,
      doubted: new Set(
        [...doubted].flatMap(([id, by]) => (successors.some((later) => later.id === by) ? [id] : [])),
      ),
      withheld: selectWithheld([...memories, ...corrections], card),
      quotable: quotableBy(userId, card),
    },
    revised,
    replaced: changed.flatMap(({ id, now }) => (now === null || now.id === id ? [] : [{ id, by: now.id }])),
  };
}

/** The memories of `due`: those that were read already, and the others by one trip, which is seldom made. */
async function readSuccessors(
  { db, now }: SessionDeps,
  reader: Reader,
  due: ReadonlyMap<string, RecalledItem>,
  known: readonly MemoryCandidate[],
): Promise<MemoryCandidate[]> {
  const there = [...new Map(known.flatMap((one) => (due.has(one.id) ? [[one.id, one]] : []))).values()];
  const missing = [...due.keys()].filter((id) => !there.some((one) => one.id === id));
  const moment = { now: now(), asOf: null };
  const read = await db.read('turn.successors', selectCandidates(db, reader, missing, ANY_KIND, moment));
  return [...there, ...read.map(toMemoryCandidate)];
}

/** Memories of whichever kind. */
const ANY_KIND = { kinds: null, filter: null };

/**
 * Selects what may be quoted of what was said elsewhere: not what its user asked of the persona, and the card does not
 * say.
 */
const quotableBy =
  (userId: string, card: PersonaProfile) =>
  (candidate: Candidate): string => {
    const { type, content, elsewhere } = candidate;
    if (elsewhere === undefined) return content;
    if (type !== 'event') return withoutRetoldBefore(card, content);
    return candidate.userId === userId ? withoutAskedBefore(card, content) : content;
  };

/** The items in the order of what answers the message: that a memory always holds says nothing of that. */
const byMatch = (items: readonly RecalledItem[]): RecalledItem[] =>
  items
    .map((item) => ({ item, match: item.score - (item.parts.pinned ?? 0) }))
    .sort((a, b) => b.match - a.match)
    .map(({ item }) => item);

/** The offers without the memories `gone` that the message itself made outdated, and with what retells them marked. */
export function withoutOutdated(
  { offered, gates }: Pick<TurnOffers, 'offered' | 'gates'>,
  gone: readonly string[],
  outdatedStatements: readonly ParsedStatement[],
): Pick<TurnOffers, 'offered' | 'gates'> {
  const { recalled, standing, corrections } = offered;
  const holds = ({ id }: Candidate) => !gone.includes(id);
  const { items, outdated } = markRecalled(recalled.items, outdatedStatements);
  return {
    offered: {
      ...offered,
      recalled: { ...recalled, items: items.filter(({ candidate }) => holds(candidate)) },
      standing: standing.filter(holds),
      corrections: corrections.filter(holds),
    },
    // What its user wants forgotten stays so.
    gates: { ...gates, outdated: new Map([...outdated, ...gates.outdated]) },
  };
}

/** Items of an injection that are remembered, so that they do not come again too soon. */
export const injectedItems = ({ injected }: Injection, { offered, gates }: TurnOffers): InjectedItem[] =>
  injected.map((candidate) =>
    injectedItem(candidate, offered.recalled.query.terms, gates.vectors.get(candidate.id) ?? null),
  );

/** Memories that were shown and need no correction any more: the message replaced them, or the block tells what did. */
export const settledItems = (
  { itemIds }: Injection,
  { replaced }: TurnOffers,
  gone: readonly string[],
): string[] => [...gone, ...replaced.flatMap(({ id, by }) => (itemIds.includes(by) ? [id] : []))];

/** The workspace's memories that live blocks now show, as they were read; those of the account stand in another database. */
export const memoriesInBlocks = ({ injected }: Injection, { revised }: TurnOffers): Memory[] => {
  const memories = [...injected, ...revised].flatMap((candidate) =>
    candidate.type === 'memory' && candidate.memory.tier !== 'account' ? [candidate.memory] : [],
  );
  return [...new Map(memories.map((memory) => [memory.id, memory])).values()];
};

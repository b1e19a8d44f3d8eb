/**
 * Objections to an offer in one prompt. What it has no room for the model does not see, however live it is: that may come, and
 * come at once. Pure.
 */

import { normalisedContent } from '../../lib/text/comparable.ts';
import { termsOf } from '../../lib/text/words.ts';
import type { HistoryRow } from '../history/history-row.ts';
import type { Gates } from './gates.ts';
import type { RecentItem } from './injected-item.ts';

/** Gates of a turn's offers, before it is known what its prompt has room for. */
export interface TurnGates extends Omit<Gates, 'history' | 'restated' | 'told' | 'message' | 'recent'> {
  /** Items that the last turns injected. */
  readonly recent: readonly RecentItem[];
  /** The messages that say a memory in its own words, by the id of the memory. */
  readonly restatedBy: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Parts of a prompt that the model sees beside its history. */
export interface PromptContents {
  /** Ids of the facts that it shows whole. */
  readonly inFull: readonly string[];
  /** The lines that tell the state of the conversation. */
  readonly state: readonly string[];
  /** The new message. */
  readonly message: string;
}

/**
 * The gates of a prompt that shows the rows `seen` of a live history `live`, and what stands beside it. A message that was
 * cut to fit is not seen: what is asked for may stand in the rest.
 */
export function gatesOf(
  { restatedBy, recent, ...held }: TurnGates,
  live: readonly HistoryRow[],
  seen: readonly HistoryRow[],
  { inFull, state, message }: PromptContents,
): Gates {
  const history = seen.filter((row) => row.isCut !== true);
  const messages = new Set(history.flatMap(({ eventId }) => eventId ?? []));
  const shown = new Set(history.flatMap(({ itemIds }) => itemIds));
  const unseen = new Set(live.flatMap(({ itemIds }) => itemIds.filter((id) => !shown.has(id))));
  const restated = [...restatedBy].flatMap(([id, events]) =>
    [...events].some((event) => messages.has(event)) ? [id] : [],
  );
  return {
    ...held,
    history,
    recent: recent
      .filter(({ itemId }) => !unseen.has(itemId))
      .map((item) => ({ ...item, isLive: shown.has(item.itemId) })),
    restated: new Set([...restated, ...inFull]),
    told: new Set(state.flatMap(termsOf)),
    message: normalisedContent(message),
  };
}

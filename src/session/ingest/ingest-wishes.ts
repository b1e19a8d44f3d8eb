/**
 * Wishes to forget in imported messages. An import is history: a wish in it is about what was said before it in that history,
 * and about nothing that is known from elsewhere or was said again since. The wish itself teaches nothing, and nothing is
 * derived from it. Pure.
 */
import { type Statement, USER_SOURCE, type Withdrawal } from '../../memory/changes/changes.ts';
import type { Value } from '../../memory/lifetime/tombstones.ts';
import { memoryTermsOf } from '../../memory/memory-terms.ts';
import type { NamedByWish, Wish } from '../../memory/wishes/wishes.ts';
import { FORGOTTEN_AT_ONCE_MAX, mostNamed } from '../turn/extract-changes.ts';

/** A statement of an import, and where it stands there. */
export interface ImportedStatement {
  readonly statement: Statement;
  readonly at: number;
  readonly order: number;
}

/** Statements and withdrawals that come of wishes. */
export interface HeededWishes {
  readonly statements: readonly Statement[];
  readonly withdrawals: readonly Withdrawal[];
  /** The messages that taught what is forgotten. */
  readonly eventIds: ReadonlySet<string>;
  /** The values that are forgotten, and until when what says them is meant. */
  readonly forgotten: readonly { readonly value: Value; readonly until: number }[];
}

/** Follows wishes, in the order in which they were said. */
export function heedImportedWishes(
  told: readonly ImportedStatement[],
  wishes: readonly Wish[],
  named: readonly NamedByWish[],
): HeededWishes {
  let kept = told;
  const withdrawals = new Map<string, Withdrawal>();
  const eventIds = new Set<string>();
  const forgotten: HeededWishes['forgotten'][number][] = [];
  for (const wish of wishes.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    const asked = new Set(wish.terms);
    const before = kept.filter(
      (each) => isBefore(each, wish) && each.statement.memory.userId === wish.userId && holds(each, asked),
    );
    const again = new Set(
      kept.flatMap((each) => (isBefore(each, wish) ? [] : [each.statement.keys.contentKey])),
    );
    const stored = named.flatMap((each) =>
      each.wish === wish && !again.has(each.stored.keys.contentKey) ? [each.stored] : [],
    );
    const meant = mostNamed([
      ...[...new Map(before.map(({ statement }) => [statement.keys.contentKey, statement]))].map(
        ([id, { memory }]) => ({ id, content: memory.content }),
      ),
      ...stored.map(({ memory }) => memory),
    ]);
    if (meant.length > FORGOTTEN_AT_ONCE_MAX) continue;
    const isMeant = new Set(meant);
    const gone = before.filter(({ statement }) => isMeant.has(statement.keys.contentKey));
    kept = kept.filter((each) => !gone.includes(each));
    for (const { statement } of gone) {
      if (statement.eventId !== null) eventIds.add(statement.eventId);
      forgotten.push({ value: statement.memory, until: wish.at });
    }
    for (const { memory } of stored) {
      if (!isMeant.has(memory.id)) continue;
      withdrawals.set(memory.id, { id: memory.id, eventId: wish.eventId, source: USER_SOURCE });
      forgotten.push({ value: memory, until: wish.at });
    }
  }
  return {
    statements: kept.map(({ statement }) => statement),
    withdrawals: [...withdrawals.values()],
    eventIds,
    forgotten,
  };
}

const isBefore = (told: ImportedStatement, wish: Wish): boolean =>
  told.at < wish.at || (told.at === wish.at && told.order < wish.order);

function holds({ statement }: ImportedStatement, terms: ReadonlySet<string>): boolean {
  const own = new Set(memoryTermsOf(statement.memory));
  return [...terms].every((term) => own.has(term));
}

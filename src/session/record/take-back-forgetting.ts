/** A wish to forget that is taken back: what it kept out of memory and out of summaries comes in again. */
import type { RetractableMemory } from '../../memory/changes/plan-retraction.ts';
import { valueTombstones } from '../../memory/lifetime/tombstones.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import type { SqlStatement } from '../../store/database.ts';
import { restoreEvidence } from '../../store/erasure/summaries.ts';
import { exhume } from '../../store/erasure/tombstones.ts';
import type { SessionDeps } from '../session.ts';

/** The statements that undo what messages had forgotten, as far as nothing else did since. */
export function takeBackForgetting(
  { db, hider }: Pick<SessionDeps, 'db' | 'hider'>,
  workspaceId: string,
  taught: readonly RetractableMemory[],
  messages: readonly Pick<ConversationEvent, 'role' | 'occurredAt' | 'createdAt'>[],
): SqlStatement[] {
  const forgotten = taught.flatMap((item) =>
    item.taught === 'withdrawn' && item.stored.memory.status === 'deleted' ? [item.stored.memory] : [],
  );
  const ids = forgotten.map(({ id }) => id);
  return messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ occurredAt, createdAt }) => [
      ...restoreEvidence({ db }, ids, createdAt),
      ...exhume(
        db,
        workspaceId,
        forgotten.flatMap((memory) => valueTombstones(hider, memory, occurredAt)),
      ),
    ]);
}

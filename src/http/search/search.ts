/**
 * A search: one batch that checks the reader, looks for a kept answer and finds candidates by their words, beside the vector
 * index and the account; and a second one only for what these leave open. A kept answer waits for neither the vector
 * index nor the second batch.
 */
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { Reader } from '../../memory/scope.ts';
import type { MemoryMode } from '../../memory/types.ts';
import { type RecallRequest, recall } from '../../recall/recall.ts';
import { holdsUntil, reuseKey } from '../../recall/reuse.ts';
import type { Statement } from '../../store/database.ts';
import { keepAnswer } from '../../store/search/recall-cache.ts';
import { claimReader, disclaim, type ReaderNames } from '../access/reader.ts';
import type { AppEnv, WorkspaceServices } from '../context.ts';
import { SearchReads } from './search-reads.ts';
import { type Found, toFound, writeKept } from './search-results.ts';
import { unopenedReads } from './unopened-reads.ts';
import { type Opened, openSearch } from './unopened-search.ts';

/** What is searched for, but for the reader. */
export type Question = Omit<RecallRequest, 'reader' | 'earlier'>;

/** An answer to a question. */
export interface Answer extends Found {
  readonly reader: Reader;
  /** Whether the conversation that it was searched from remembers. */
  readonly memory: MemoryMode;
  readonly degraded: readonly string[];
  /** Whether it was found before. */
  readonly cached: boolean;
  /** What keeps it for the next one who asks the same. */
  readonly keep: readonly Statement[];
}

/** A reader that has changed between its look-up and the batch is looked up again, once more than anybody needs. */
const ATTEMPTS = 3;

/** Finds what the asker may see, as the stores hold it now. */
export async function search(
  c: Context<AppEnv>,
  asker: ReaderNames,
  question: Question,
): Promise<Result<Answer, MemoryError>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const opened = await open(c, asker, question);
    if (!opened.ok) return opened;
    const answer = await answerTo(c.var.services, opened.value, question);
    if (answer !== 'disclaimed') return ok(answer);
    const again = disclaim(c, asker);
    if (!again.ok) return again;
  }
  return err({ code: 'busy', retryAfterSeconds: 1 });
}

/** The reader without a round trip, or with what was found on the way. */
async function open(
  c: Context<AppEnv>,
  asker: ReaderNames,
  question: Question,
): Promise<Result<Opened, MemoryError>> {
  const claimed = claimReader(c, asker);
  return 'unopened' in claimed
    ? openSearch(c, asker, claimed.unopened, { ...question, earlier: [] })
    : ok({ claimed, events: null });
}

async function answerTo(
  services: WorkspaceServices,
  { claimed, events }: Opened,
  question: Question,
): Promise<Answer | 'disclaimed'> {
  const { reader, memory } = claimed;
  const request = { ...question, reader, earlier: [] };
  const { embedder, trained, reranker } = services;
  // An answer that was found without the vectors of messages is none with them.
  const model = trained
    ? `${trained.embedder.model}${trained.findsEvents ? ' with messages' : ''}`
    : embedder.model;
  const key = reuseKey(request, { embedder: model, reranker: reranker?.model ?? null });
  const reads =
    events === null
      ? new SearchReads(services, claimed, request, key)
      : unopenedReads(services, claimed, request, events);
  const end = await Promise.race([
    reads.early,
    recall(request, reads.ports).then((recalled) => ({ as: 'recalled' as const, recalled })),
  ]);
  if (end.as === 'disclaimed') return 'disclaimed';
  if (end.as === 'kept') return { ...end.found, reader, memory, degraded: [], cached: true, keep: [] };
  const { recalled } = end;
  const { degraded } = recalled;
  const found = toFound(recalled);
  const { state, asked } = reads.learnt;
  // What a source left out, or may not know yet, would be missed for as long as the answer is kept.
  const isWhole = state?.settled === 1 && degraded.length === 0;
  const keep = isWhole
    ? keepAnswer(services.db, {
        key,
        reader,
        versions: state.versions,
        result: writeKept(found, await reads.accountPrint(), asked),
        now: request.now,
        expiresAt: holdsUntil(request, recalled.items, state.starts_at),
      })
    : [];
  return { ...found, reader, memory, degraded, cached: false, keep };
}

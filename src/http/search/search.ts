/**
 * A search: one batch that checks the reader, looks for a kept answer and finds candidates by their words, beside the vector
 * index and the account; and a second one only for what these leave open. A kept answer waits for neither the vector
 * index nor the second batch. Account memories stand in another database and are read for every search: when they are not
 * those of the kept answer, all is read again, with what was left open the last time, so that even then no round trip comes
 * after the second.
 */
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { type UserZones, zoneOf } from '../../memory/people/user-zone.ts';
import type { Reader } from '../../memory/scope.ts';
import type { MemoryMode } from '../../memory/types.ts';
import type { EventFindings } from '../../recall/events/evidence.ts';
import type { RecallRequest } from '../../recall/plan.ts';
import type { Recalled } from '../../recall/recall.ts';
import { accountPrint, holdsUntil, namesTheSameTimes, REUSE_TTL_MS, reuseKey } from '../../recall/reuse.ts';
import type { SqlStatement } from '../../store/database.ts';
import { selectClaim } from '../../store/search/reader-claims.ts';
import { type CacheState, isKept, keepAnswer, selectCacheState } from '../../store/search/recall-cache.ts';
import { type BegunRecall, beginRecall, searchWithLookup } from '../../store/search/run-recall.ts';
import { rememberedZones, rememberZones, zonesIn } from '../../store/users/user-settings.ts';
import {
  type ClaimedReader,
  claimFound,
  claimReader,
  disclaim,
  type ReaderNames,
  reachIn,
} from '../access/reader.ts';
import type { AppEnv, WorkspaceServices } from '../context.ts';
import {
  type CachedSearch,
  type ExplainedResults,
  readCachedAnswer,
  restoreFound,
  toExplainedResults,
  writeCachedAnswer,
} from './search-results.ts';

/** A search as its body asks for it; the reader is found apart. Without a zone it tells time by its reader's clock. */
export interface Question extends Omit<RecallRequest, 'reader' | 'earlier' | 'zone'> {
  readonly zone: string | null;
}

/** An answer to a question. */
export interface Answer extends ExplainedResults {
  readonly reader: Reader;
  /** Mode of the conversation that it was searched from. */
  readonly memory: MemoryMode;
  readonly degraded: readonly string[];
  /** True for an answer that was kept from an earlier search. */
  readonly cached: boolean;
  /** Statements that keep the answer for the next who asks alike; none where it may not be kept. */
  readonly keep: readonly SqlStatement[];
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
    const opened = await openReader(c, asker, question);
    if (!opened.ok) return opened;
    const answer = await answerTo(c.var.services, opened.value, question);
    if (answer === 'other clock') continue;
    if (answer !== 'disclaimed') return ok(answer);
    const again = disclaim(c, asker);
    if (!again.ok) return again;
  }
  return err({ code: 'busy', retryAfterSeconds: 1 });
}

/** A reader, and what was found on the way to them. */
interface OpenedReader {
  readonly claimed: ClaimedReader;
  /** Messages that the question may mean; null where these are not read yet. */
  readonly events: EventFindings | null;
}

/** The reader without a round trip; the first time in an isolate their conversation is looked up, and searched at once. */
async function openReader(
  c: Context<AppEnv>,
  asker: ReaderNames,
  question: Question,
): Promise<Result<OpenedReader, MemoryError>> {
  const known = claimReader(c, asker);
  if (!('unopened' in known)) return ok({ claimed: known, events: null });
  const { db, workspace, settings } = c.var.services;
  const place = { workspaceId: workspace.id, idOrRef: known.unopened, reach: reachIn(c, asker) };
  const userId = c.var.confinement?.userId ?? null;
  const zone = zoneOf(
    question.zone,
    rememberedZones(workspace.id, asker.user_id ?? userId),
    settings.time_zone,
  );
  const found = await searchWithLookup(db, 'search.open', place, userId, { ...question, zone, earlier: [] });
  const claimed = claimFound(c, asker, known.unopened, found.conversation, found.isMember);
  if (!claimed.ok) return claimed;
  const { reader } = claimed.value;
  const own = zoneOf(question.zone, rememberedZones(workspace.id, reader.userId), settings.time_zone);
  return ok({ claimed: claimed.value, events: own === zone ? found.foundFor(reader) : null });
}

async function answerTo(
  services: WorkspaceServices,
  { claimed, events }: OpenedReader,
  question: Question,
): Promise<Answer | 'disclaimed' | 'other clock'> {
  const { reader, memory } = claimed;
  const { now } = question;
  const zoneFor = (zones: UserZones) => zoneOf(question.zone, zones, services.settings.time_zone);
  const zone = zoneFor(rememberedZones(reader.workspaceId, reader.userId));
  const request = { ...question, zone, reader, earlier: [] };
  // Of two batches that may lie on both sides of a write nothing is kept.
  const key = events === null ? keyOf(request, services) : null;
  const unless = key === null ? null : isKept(reader, key, now);
  const first = await beginRecall(services, request, now, { events, unless });
  let read = await readSearch(services, claimed, key, first, now);
  if (read !== null && reader.userId !== null) {
    rememberZones(reader.workspaceId, reader.userId, read.zones);
    const isOther = zoneFor(read.zones) !== zone;
    if (isOther && !namesTheSameTimes(request, zoneFor(read.zones))) return 'other clock';
  }
  if (read?.state?.result != null) {
    const kept = readCachedAnswer(read.state.result);
    const restored = await restoredBy(kept, first);
    if (restored) return { ...restored, reader, memory, degraded: [], cached: true, keep: [] };
    const again = await beginRecall(services, request, now, kept ? { open: kept.asked } : {});
    read = await readSearch(services, claimed, key, again, now);
  }
  if (read === null) return 'disclaimed';
  const recalled = await read.begun.finish(read.rows);
  const found = toExplainedResults(recalled, reader.userId);
  const keep = key === null ? [] : await keepFound(services, request, key, found, recalled, read);
  return { ...found, reader, memory, degraded: recalled.degraded, cached: false, keep };
}

/** Reads the statements of a recall, with what the cache knows of the search; null where the reader is not what it was taken for. */
async function readSearch(
  { db }: WorkspaceServices,
  { reader, claim }: ClaimedReader,
  key: string | null,
  begun: BegunRecall,
  now: number,
) {
  const [[claimed], [state], ...rows] = await db.batch('search.read', [
    selectClaim(db, reader, claim),
    key === null ? null : selectCacheState(db, reader, key, { now, horizon: now + REUSE_TTL_MS }),
    ...begun.reads,
  ]);
  return claimed?.holds === 1 ? { begun, state, rows, zones: zonesIn(claimed.zones) } : null;
}

/** The kept answer, null when the account has something else for the question by now, or does not answer. */
async function restoredBy(kept: CachedSearch | null, begun: BegunRecall): Promise<ExplainedResults | null> {
  const account = kept && (await begun.account);
  return account && accountPrint(account) === kept.account ? restoreFound(kept, account) : null;
}

/** Statements that keep an answer. None where a source was left out or is not up to date yet. */
async function keepFound(
  { db }: WorkspaceServices,
  request: RecallRequest,
  key: string,
  found: ExplainedResults,
  { degraded, open, items }: Recalled,
  { begun, state }: { readonly begun: BegunRecall; readonly state: CacheState | undefined },
): Promise<SqlStatement[]> {
  const { reader, now } = request;
  const account = await begun.account;
  if (state?.settled !== 1 || degraded.length > 0 || account === null) return [];
  return keepAnswer(db, {
    key,
    reader,
    versions: state.versions,
    result: writeCachedAnswer(found, accountPrint(account), open),
    now,
    expiresAt: holdsUntil(request, items, state.startsAt),
  });
}

function keyOf(request: RecallRequest, { embedder, trained, reranker }: WorkspaceServices): string {
  // An answer that was found without the vectors of messages is none with them.
  const model = trained
    ? `${trained.embedder.model}${trained.findsEvents ? ' with messages' : ''}`
    : embedder.model;
  return reuseKey(request, { embedder: model, reranker: reranker?.model ?? null });
}

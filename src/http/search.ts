/**
 * A search: one batch that checks the reader, looks for a kept answer and finds candidates by their words, beside the vector
 * index and the account; and a second one only for what these leave open. A kept answer waits for neither the vector
 * index nor the second batch.
 */
import type { Context } from 'hono';
import { err, ok, type Result } from '../lib/result.ts';
import type { MemoryError } from '../memory/errors.ts';
import type { Reader } from '../memory/scope.ts';
import { type MemoryFindings, NO_MEMORIES } from '../recall/memories/evidence.ts';
import { type Recalled, type RecallPorts, type RecallRequest, recall } from '../recall/recall.ts';
import { accountPrint, holdsUntil, REUSE_TTL_MS, reuseKey } from '../recall/reuse.ts';
import type { Statement } from '../store/database.ts';
import { selectClaim } from '../store/workspace/reader-claims.ts';
import { type CacheState, keepAnswer, selectCacheState } from '../store/workspace/recall-cache.ts';
import { recallPorts } from '../store/workspace/recall-ports.ts';
import type { AppEnv, WorkspaceServices } from './context.ts';
import { type ClaimedReader, claimReader, disclaim } from './reader.ts';
import { type Found, readKept, toFound, writeKept } from './search-results.ts';

/** What is searched for, but for the reader. */
export type Question = Omit<RecallRequest, 'reader' | 'earlier'>;

/** On whose behalf, as a request says it. */
export type Asker = Parameters<typeof claimReader>[1];

/** An answer to a question. */
export interface Answer extends Found {
  readonly reader: Reader;
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
  asker: Asker,
  question: Question,
): Promise<Result<Answer, MemoryError>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const claimed = await claimReader(c, asker);
    if (!claimed.ok) return claimed;
    const answer = await answerTo(c.var.services, claimed.value, question);
    if (answer !== 'disclaimed') return ok(answer);
    const again = disclaim(c, asker);
    if (!again.ok) return again;
  }
  return err({ code: 'busy', retryAfterSeconds: 1 });
}

type Outcome =
  | { readonly as: 'disclaimed' }
  | { readonly as: 'kept'; readonly found: Found }
  | { readonly as: 'recalled'; readonly recalled: Recalled };

async function answerTo(
  services: WorkspaceServices,
  { reader, claim }: ClaimedReader,
  question: Question,
): Promise<Answer | 'disclaimed'> {
  const { db } = services;
  const { now } = question;
  const request = { ...question, reader, earlier: [] };
  const key = reuseKey(request, services.embedder.model);
  let state: CacheState | undefined;
  let holds = true;
  const ports = recallPorts(services, now, async (reads) => {
    const [[checked], [cached], ...lexical] = await db.batch('search.read', [
      selectClaim(db, reader.workspaceId, claim),
      selectCacheState(db, reader, key, { now, horizon: now + REUSE_TTL_MS }),
      ...reads,
    ]);
    holds = checked?.holds === 1;
    state = cached;
    return lexical;
  });
  let account: Promise<MemoryFindings> = Promise.resolve(NO_MEMORIES);
  const early = Promise.withResolvers<Outcome>();
  const recalling = recall(request, {
    ...ports,
    accountMemories: (...asked) => {
      account = ports.accountMemories(...asked);
      return account;
    },
    lexical: async (...asked) => {
      const findings = await ports.lexical(...asked);
      const outcome = holds ? await keptOutcome(state, account) : ({ as: 'disclaimed' } as const);
      // This recall is left where it is: nobody waits for it any more.
      if (outcome !== null) return leaveWith(early, outcome);
      return findings;
    },
  } satisfies RecallPorts);
  const outcome = await Promise.race([
    early.promise,
    recalling.then((recalled): Outcome => ({ as: 'recalled', recalled })),
  ]);
  if (outcome.as === 'disclaimed') return 'disclaimed';
  if (outcome.as === 'kept') return { ...outcome.found, reader, degraded: [], cached: true, keep: [] };
  const { recalled } = outcome;
  const found = toFound(recalled);
  const { degraded } = recalled;
  const keep =
    state === undefined || state.settled === 0 || degraded.length > 0
      ? []
      : keepAnswer(db, {
          key,
          reader,
          versions: state.versions,
          result: writeKept(found, accountPrint(await account)),
          now,
          expiresAt: holdsUntil(request, recalled.items, state.starts_at),
        });
  return { ...found, reader, degraded, cached: false, keep };
}

/** The kept answer, unless there is none, or the account has something else for the question, or does not answer. */
async function keptOutcome(
  state: CacheState | undefined,
  account: Promise<MemoryFindings>,
): Promise<Outcome | null> {
  if (state === undefined || state.result === null) return null;
  const findings = await account.catch(() => null);
  if (findings === null) return null;
  const found = readKept(state.result, accountPrint(findings), findings);
  return found && { as: 'kept', found };
}

function leaveWith(early: PromiseWithResolvers<Outcome>, outcome: Outcome): Promise<never> {
  early.resolve(outcome);
  return new Promise(() => undefined);
}

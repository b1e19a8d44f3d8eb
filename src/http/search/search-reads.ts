/**
 * What one search reads. The first batch checks the reader and looks for a kept answer; where one holds, the statements of
 * that batch find nothing, and recall is left where it is. Account memories stand in another database and are read for
 * every search: when they are not those of the kept answer, all is read again, with what recall asked for the last time, so
 * that even then no round trip comes after the second.
 */
import { type MemoryFindings, NO_MEMORIES } from '../../recall/memories/evidence.ts';
import {
  isEmpty,
  NOTHING_UNRESOLVED,
  type RecallPorts,
  type RecallRequest,
  type Resolved,
  type Unresolved,
} from '../../recall/recall.ts';
import { accountPrint, REUSE_TTL_MS } from '../../recall/reuse.ts';
import { selectClaim } from '../../store/search/reader-claims.ts';
import { type CacheState, isKept, selectCacheState } from '../../store/search/recall-cache.ts';
import { type RunLexicalReads, recallPorts } from '../../store/search/recall-ports.ts';
import type { ClaimedReader } from '../access/reader.ts';
import type { WorkspaceServices } from '../context.ts';
import { type Found, type Kept, readKept, restoreFound } from './search-results.ts';

/** What ends a search before recall does: the reader is not what it was taken for, or the answer is known. */
export type EarlyEnd = { readonly as: 'disclaimed' } | { readonly as: 'kept'; readonly found: Found };

/** The ports of one search, and what they have learnt. */
export interface Reads {
  readonly ports: RecallPorts;
  /** Settles when the search is over before recall is. */
  readonly early: Promise<EarlyEnd>;
  /** What the batch told of the cache, if it was asked, and what recall asked for after it. */
  readonly learnt: { readonly state: CacheState | undefined; readonly asked: Unresolved };
  /** The digest of what the account has for the question. */
  accountPrint(): Promise<string>;
}

/** The reads of a search whose reader is known. */
export class SearchReads implements Reads {
  readonly ports: RecallPorts;
  readonly #early = Promise.withResolvers<EarlyEnd>();
  #state: CacheState | undefined;
  #holds = false;
  #account: Promise<MemoryFindings> = Promise.resolve(NO_MEMORIES);
  #asked = NOTHING_UNRESOLVED;
  #ahead: { readonly asked: Unresolved; readonly resolved: Resolved } | null = null;

  constructor(
    services: WorkspaceServices,
    { claim }: ClaimedReader,
    { reader, now }: RecallRequest,
    key: string,
  ) {
    const { db } = services;
    const run: RunLexicalReads = async (reads) => {
      const [[claimed], [state], ...lexical] = await db.batch('search.read', [
        selectClaim(db, reader.workspaceId, claim),
        selectCacheState(db, reader, key, { now, horizon: now + REUSE_TTL_MS }),
        ...reads,
      ]);
      this.#holds = claimed?.holds === 1;
      this.#state = state;
      return lexical;
    };
    const afresh = recallPorts(services, now, run);
    const unlessKept = recallPorts(services, now, run, isKept(reader, key, now));
    this.ports = {
      ...afresh,
      accountMemories: (...asked) => {
        this.#account = afresh.accountMemories(...asked);
        return this.#account;
      },
      lexical: async (query, request) => {
        const findings = await unlessKept.lexical(query, request);
        if (!this.#holds) return this.#endWith({ as: 'disclaimed' });
        if (this.#state?.result == null) return findings;
        const kept = readKept(this.#state.result);
        const found = await this.#restored(kept);
        return found === null
          ? this.#readAgain(afresh, kept, query, request)
          : this.#endWith({ as: 'kept', found });
      },
      resolve: async (request, open) => {
        this.#asked = open;
        const { asked, resolved } = this.#ahead ?? { asked: NOTHING_UNRESOLVED, resolved: null };
        return resolved !== null && includesAll(asked, this.#asked)
          ? resolved
          : afresh.resolve(request, open);
      },
    };
  }

  /** Settles when the search is over before recall is. */
  get early(): Promise<EarlyEnd> {
    return this.#early.promise;
  }

  /** What the batch told of the cache, and what recall asked for after it. */
  get learnt(): Reads['learnt'] {
    return { state: this.#state, asked: this.#asked };
  }

  /** The digest of what the account has for the question. */
  async accountPrint(): Promise<string> {
    return accountPrint(await this.#account);
  }

  /** The kept answer, null when the account has something else for the question by now, or does not answer. */
  async #restored(kept: Kept | null): Promise<Found | null> {
    if (kept === null) return null;
    const account = await this.#account.catch(() => null);
    return account !== null && accountPrint(account) === kept.account ? restoreFound(kept, account) : null;
  }

  async #readAgain(
    afresh: RecallPorts,
    kept: Kept | null,
    ...[query, request]: Parameters<RecallPorts['lexical']>
  ): ReturnType<RecallPorts['lexical']> {
    const asked = kept?.asked ?? NOTHING_UNRESOLVED;
    const [findings, resolved] = await Promise.all([
      afresh.lexical(query, request),
      isEmpty(asked) ? null : afresh.resolve(request, asked),
    ]);
    if (!this.#holds) return this.#endWith({ as: 'disclaimed' });
    this.#ahead = resolved && { asked, resolved };
    return findings;
  }

  /** Ends the search; the recall that waits for this is never gone on with. */
  #endWith(end: EarlyEnd): Promise<never> {
    this.#early.resolve(end);
    return new Promise(() => undefined);
  }
}

const includesAll = (all: Unresolved, some: Unresolved): boolean =>
  some.memories.every((id) => all.memories.includes(id)) &&
  some.events.every((id) => all.events.includes(id)) &&
  some.chunks.every((id) => all.chunks.includes(id)) &&
  some.nearEvents.every((id) => all.nearEvents.includes(id));

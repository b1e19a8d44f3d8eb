/**
 * Takes what erased words left out of the full-text indexes. A small index is written anew with the erasure that needs it;
 * a large one by cron, once for all erasures since, because the work grows with the index and not with what was erased.
 */
import { log } from '../../lib/log.ts';
import type { Database } from '../../store/database.ts';
import {
  beginRewriting,
  countPages,
  FULL_TEXT_INDEXES,
  type FullTextIndex,
  goOnRewriting,
  isStale,
  rewriteIndex,
} from '../../store/erasure/indexes.ts';

/** Largest index that an erasure writes anew: a fifth of a second, some 50,000 events. */
const SMALL_INDEX_PAGES = 2_000;
/** Leaves of one merge by cron, and merges of one run: 40,000 leaves are those of some million events. */
const MERGED_PAGES = 2_000;
const MERGES_A_RUN = 20;

/** After an erasure that removed from an index: tidies it, unless it is large and waits for cron. */
export async function tidySmallIndex(db: Database, index: FullTextIndex): Promise<void> {
  if ((await countPages(db, index)) > SMALL_INDEX_PAGES) return;
  if (await isStale(db, index)) await db.write('index.rewrite', rewriteIndex(db, index));
}

/** Cron: tidies every index of a database that needs it, in merges that nobody has to wait long for. */
export async function tidyIndexes(db: Database): Promise<void> {
  for (const index of FULL_TEXT_INDEXES) {
    if (!(await isStale(db, index))) continue;
    for (const statement of beginRewriting(db, index, MERGED_PAGES))
      await db.write('index.rewrite', [statement]);
    let merges = 0;
    while (merges < MERGES_A_RUN && (await goOnRewriting(db, index, MERGED_PAGES))) merges++;
    log('info', 'index_tidied', { index, merges });
  }
}

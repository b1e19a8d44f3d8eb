/**
 * Texts that users share and a model has still to judge, and its judgements of them: memories, pieces of documents and their
 * titles. A judgement is of the words that were read: whatever they became meanwhile waits for its own.
 *
 * Unscoped: texts of a workspace that its users share, read for the model and shown to nobody.
 */
import { sql } from 'drizzle-orm';
import type { Judgement } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { eachSlice, listed } from '../rows.ts';
import { UNJUDGED_INDEX } from '../schema/memories.ts';
import { enqueueForgetJobs } from './outbox.ts';
import type { RunCounts } from './run-counts.ts';
import { insertRuns, type NewRun } from './runs.ts';

/** A text to judge; `version` says which words it had. */
export interface TextToJudge {
  readonly of: 'memory' | 'piece' | 'title';
  readonly id: string;
  readonly version: string;
  readonly content: string;
}

/** A text with what was decided. */
export interface JudgedText extends TextToJudge {
  readonly judged: Judgement;
}

const MEMORIES = sql`memories indexed by memories_unjudged`;
const DOCUMENTS = sql`documents indexed by documents_unjudged`;

/** Workspaces with texts to judge, at most `limit`: a look-up each, however many texts. */
export async function workspacesToJudge(db: Database, limit: number): Promise<string[]> {
  const next = (after: string) => sql`(select min(id) from (
    select (select workspace_id from ${MEMORIES} where ${UNJUDGED_INDEX.memories} and workspace_id > ${sql.raw(after)}
      order by workspace_id limit 1) as id
    union all select (select workspace_id from ${DOCUMENTS} where ${UNJUDGED_INDEX.documents} and workspace_id > ${sql.raw(after)}
      order by workspace_id limit 1)))`;
  return db.step('judgements.workspaces').values(sql`with recursive w(id) as (
    select ${next("''")} union all select ${next('w.id')} from w where w.id is not null limit ${limit})
    select id from w where id is not null`);
}

/** Condition: the workspace of a new run has texts to judge. */
const HAS_UNJUDGED = sql`(exists (select 1 from ${MEMORIES} where workspace_id = workspace and ${UNJUDGED_INDEX.memories})
  or exists (select 1 from ${DOCUMENTS} where workspace_id = workspace and ${UNJUDGED_INDEX.documents}))`;

/** Makes a run that is due now, unless nothing waits for it or one is open; tells whether it did. */
export async function makeJudgingRun(
  db: Database,
  { now, ...run }: NewRun & { readonly now: number },
): Promise<boolean> {
  const [, made] = await db.batch('judgements.run', [
    insertRuns(db, 'judge_shared', now, [run], { when: HAS_UNJUDGED }),
    db.select<{ id: string }>(sql`select id from maintenance_runs where id = ${run.id}`),
  ]);
  return made.length > 0;
}

/** Number of a workspace's texts judged since a moment, by the counts of its runs. */
export async function judgedSince(db: Database, workspaceId: string, since: number): Promise<number> {
  const [judged] = await db.step('judgements.counted').values<number>(sql`
    select coalesce(sum(stats->>'$.texts_judged'), 0) from maintenance_runs
    where workspace_id = ${workspaceId} and task = 'judge_shared' and due_at >= ${since}`);
  return judged ?? 0;
}

/** The next texts of a workspace: memories, and pieces of one document with its title behind the last of them. */
export async function nextToJudge(db: Database, workspaceId: string, limit: number): Promise<TextToJudge[]> {
  const document = sql`from ${DOCUMENTS} where workspace_id = ${workspaceId} and ${UNJUDGED_INDEX.documents}
    order by id limit 1`;
  const [memories, pieces, titles] = await db.batch('judgements.next', [
    db.select<TextToJudge>(sql`select 'memory' as "of", id, cast(revision as text) as version, content
      from ${MEMORIES} where workspace_id = ${workspaceId} and ${UNJUDGED_INDEX.memories} order by id limit ${limit}`),
    db.select<TextToJudge>(sql`select 'piece' as "of", k.id, '' as version, k.content
      from chunks k indexed by chunks_by_document
      where k.document_id = (select id ${document}) and k.judged is null order by k.row_id limit ${limit}`),
    db.select<TextToJudge>(
      sql`select 'title' as "of", id, version, coalesce(title, source) as content ${document}`,
    ),
  ]);
  const told = [...memories, ...pieces];
  return [...told, ...(told.length < limit ? titles : [])].slice(0, limit);
}

/**
 * Writes what was decided, and counts it. A memory that was taken for an order leaves the prompts that show it, and a title is judged
 * when all pieces are.
 */
export async function writeJudgements(
  db: Database,
  counts: RunCounts,
  texts: readonly JudgedText[],
  now: number,
): Promise<void> {
  if (texts.length === 0) return;
  const of = (kind: TextToJudge['of']) => texts.filter(({ of: one }) => one === kind);
  const judged = sql.raw("judged = j.value->>'$.judged'");
  const orders = of('memory').flatMap(({ id, judged: one }) => (one === 'order' ? [id] : []));
  const slim = (some: readonly JudgedText[]) =>
    some.map(({ id, version, judged: one }) => ({ id, version, judged: one }));
  await db.write('judgements.write', [
    ...eachSlice(slim(of('memory')), (rows) =>
      db.run(sql`update memories set ${judged} from json_each(${rows}) as j
        where memories.id = j.value->>'$.id' and memories.revision = cast(j.value->>'$.version' as integer)`),
    ),
    ...eachSlice(slim(of('piece')), (rows) =>
      db.run(
        sql`update chunks set ${judged} from json_each(${rows}) as j where chunks.id = j.value->>'$.id'`,
      ),
    ),
    ...eachSlice(slim(of('title')), (rows) =>
      db.run(sql`update documents set ${judged} from json_each(${rows}) as j
        where documents.id = j.value->>'$.id' and documents.version = j.value->>'$.version'
          and not exists (select 1 from chunks k where k.document_id = documents.id and k.judged is null)`),
    ),
    ...eachSlice(orders, (rows) => enqueueForgetJobs(db, listed(rows), now)),
    ...eachSlice(orders, (rows) =>
      db.run(sql`delete from memory_injections where memory_id in ${listed(rows)}`),
    ),
    ...counts.add('texts_judged', texts.length),
    ...counts.add('texts_withheld', texts.filter(({ judged: one }) => one === 'order').length),
  ]);
}

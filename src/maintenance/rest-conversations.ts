/**
 * Conversations that should rest and do not: they were imported and have no object yet, the alarm of their object was lost, as after six failures, with a backup that was
 * restored, or because they are older than alarms. Each object is told to look; what it finds, it does by itself.
 */
import pLimit from 'p-limit';
import { HOUR_MS } from '../lib/time.ts';
import { idleAfterMs } from '../memory/conversations/lifecycle.ts';
import { listAwakeSince } from '../store/conversations/conversations.ts';
import type { JobDeps } from './job-deps.ts';
import type { SliceEnd, SliceStart } from './task.ts';

/** Delay after which an alarm is taken for lost. */
const LATE_MS = HOUR_MS;
/** Objects told in one slice: with the queries of the slice they stay under the 1,000 calls of an invocation. */
const SLICE_CONVERSATIONS = 200;
/** Objects told at the same time; each may have to be woken. */
const OBJECTS_AT_ONCE = 6;
/**
 * Conversations of one run. Each may cost a call of a model for its summary: of an old store, or of years of chats that were imported,
 * they become idle in the course of some days, the oldest first, and not all at once.
 */
const RUN_CONVERSATIONS = SLICE_CONVERSATIONS;

/** Tells the objects of the next conversations. Those that were told and rest are not found again. */
export async function restConversations(deps: JobDeps, { cursor, dueAt }: SliceStart): Promise<SliceEnd> {
  const { db, workspaceId, settings, rest } = deps;
  const told = parseCursor(cursor);
  const limit = Math.min(SLICE_CONVERSATIONS, RUN_CONVERSATIONS - told.n);
  const before = dueAt - idleAfterMs(settings) - LATE_MS;
  const ids = await listAwakeSince(db, workspaceId, before, { after: told.after, limit });
  const atOnce = pLimit(OBJECTS_AT_ONCE);
  await Promise.all(ids.map((id) => atOnce(() => rest(id))));
  const stats = ids.length === 0 ? {} : { conversations_woken: ids.length };
  const n = told.n + ids.length;
  const after = ids.at(-1);
  return after === undefined || ids.length < limit || n >= RUN_CONVERSATIONS
    ? { kind: 'done', stats }
    : { kind: 'more', stats, cursor: JSON.stringify({ after, n }) };
}

/** Position of a run: the conversation that it is behind, and the number of those it has told. */
interface Told {
  readonly after: string;
  readonly n: number;
}

const parseCursor = (cursor: string | null): Told =>
  cursor === null ? { after: '', n: 0 } : (JSON.parse(cursor) as Told);

/** Makes, changes and erases one memory, in whichever tier it is. */
import type { Context } from 'hono';
import { databaseAt, placementsOf } from '../../env.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { type AccountMemory, newAccountMemory } from '../../memory/changes/account-memory.ts';
import { NO_CHANGES } from '../../memory/changes/changes.ts';
import {
  editOf,
  findRewordedTwin,
  memoryAfter,
  unsharedTopics,
  unshareVersions,
} from '../../memory/changes/edit.ts';
import type { Entry, EntryPatch } from '../../memory/changes/entry.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { mayChange } from '../../memory/ownership.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';
import {
  createAccountMemories,
  editAccountMemory,
  eraseAccountMemory,
  getAccountMemory,
} from '../../store/account/memories.ts';
import { Database } from '../../store/database.ts';
import {
  countErasure,
  type ErasureReceipt,
  eraseMemory,
  forgetLines,
  tombstonesOf,
} from '../../store/erasure/memories.ts';
import { withdrawEvidence } from '../../store/erasure/summaries.ts';
import { bury } from '../../store/erasure/tombstones.ts';
import { changeMemories } from '../../store/memories/changes.ts';
import { getStoredMemory, listEarlierVersions } from '../../store/memories/memories.ts';
import { forgetAnswersWith } from '../../store/operations/idempotency.ts';
import type { AppEnv } from '../context.ts';
import { settleOutbox } from '../settle-outbox.ts';
import {
  accountContext,
  accountReader,
  changeContext,
  checkNew,
  checkWords,
  toStatements,
} from './memory-entries.ts';
import { SOURCE_DEFAULT } from './memory-schemas.ts';

/** A memory as it is now, and whether the request made it. */
export interface Made {
  readonly memory: Memory | AccountMemory;
  readonly created: boolean;
}

/** Makes a memory, or finds the one that says the same. */
export async function makeMemory(c: Context<AppEnv>, entry: Entry): Promise<Result<Made, MemoryError>> {
  const wrong = checkNew(c, entry);
  if (wrong) return err(wrong);
  return entry.tier === 'account' ? makeInAccount(c, entry) : makeInWorkspace(c, entry);
}

async function makeInWorkspace(c: Context<AppEnv>, entry: Entry): Promise<Result<Made, MemoryError>> {
  const id = c.var.ids.next('mem');
  const context = changeContext(c);
  const done = await changeMemories(c.var.services.db, context, async () => {
    const statements = await toStatements(c, [{ id, entry }], context.now);
    return statements.ok
      ? ok({ changes: { ...NO_CHANGES, statements: statements.value } })
      : err(statements.error.error);
  });
  if (!done.ok) return done;
  await settleOutbox(c);
  const [outcome] = done.value.outcomes.statements;
  const memory = outcome && memoryAfter(done.value, outcome.memoryId);
  if (!memory) throw new Error('a memory just stated is not in its plan');
  return ok({ memory, created: outcome.action !== 'confirmed' });
}

async function makeInAccount(c: Context<AppEnv>, entry: Entry): Promise<Result<Made, MemoryError>> {
  const context = accountContext(c);
  const memory = newAccountMemory(entry, { id: c.var.ids.next('mem'), ...context }, context.now);
  const auditId = c.var.ids.next('aud');
  const [made] = await createAccountMemories(c.var.accountDb, [{ memory, auditId }], context);
  if (!made) throw new Error('an account memory just stated was not found');
  return ok(made);
}

/**
 * True for a memory that is the reader's to change. A token changes what its user owns and nothing else: neither what belongs to
 * nobody, nor what holds in other workspaces of the account.
 */
const isTheirs = (c: Context<AppEnv>, memory: Memory, { userId }: Reader): boolean =>
  mayChange(memory, userId) && (c.var.confinement === undefined || memory.userId === userId);

/** Conditions and consequences of a change. */
export interface ChangeHow {
  /** Picks the memories that are meant; others are not there. */
  readonly isMeant?: (memory: Memory) => boolean;
  /** Set when what it said was wrong: then the messages that taught it are recalled no more. */
  readonly isCorrection?: boolean;
}

/** Changes fields of a memory that the reader may change; of two that become one, the other is the answer. */
export async function changeMemory(
  c: Context<AppEnv>,
  reader: Reader,
  id: string,
  patch: EntryPatch,
  how: ChangeHow = {},
): Promise<Result<Memory | AccountMemory, MemoryError>> {
  const wrong = checkWords(c, patch);
  if (wrong) return err(wrong);
  const changed = await changeInWorkspace(c, reader, id, patch, how);
  if (changed.ok || changed.error.code !== 'not_found' || c.var.confinement) return changed;
  const context = { ...accountContext(c), auditId: c.var.ids.next('aud') };
  return editAccountMemory(c.var.accountDb, accountReader(c, reader), id, patch, context);
}

/** Changes a memory of the workspace, one of those that `isMeant` picks; others are not found. */
export async function changeInWorkspace(
  c: Context<AppEnv>,
  reader: Reader,
  id: string,
  patch: EntryPatch,
  { isMeant = () => true, isCorrection = false }: ChangeHow = {},
): Promise<Result<Memory, MemoryError>> {
  const { db, workspace } = c.var.services;
  const context = changeContext(c);
  const done = await changeMemories(db, context, async () => {
    const memory = await getStoredMemory(db, reader, id);
    if (!memory || !isMeant(memory) || !isTheirs(c, memory, reader)) return err(notFound('memory'));
    const edit = editOf(memory, patch, SOURCE_DEFAULT);
    if (!edit.ok) return edit;
    const own = [edit.value];
    const versions = await listEarlierVersions(db, unsharedTopics(own, [memory]));
    const edits = [...own, ...unshareVersions(versions, SOURCE_DEFAULT)];
    return ok({
      changes: { ...NO_CHANGES, edits },
      refuse: (plan) =>
        findRewordedTwin(plan, edits) < 0
          ? null
          : conflict('duplicate_memory', 'another memory says the same'),
      ...(isCorrection
        ? { also: () => withdrawEvidence({ db, workspaceId: workspace.id, now: context.now }, id) }
        : {}),
    });
  });
  if (!done.ok) return done;
  await settleOutbox(c);
  const [outcome] = done.value.outcomes.edits;
  const memory = outcome && memoryAfter(done.value, outcome.memoryId);
  return memory ? ok(memory) : err(notFound('memory'));
}

/** Receipt that an erasure of a memory would give, with nothing removed. */
export async function tryToRemove(
  c: Context<AppEnv>,
  reader: Reader,
  id: string,
): Promise<Result<ErasureReceipt, MemoryError>> {
  const { db } = c.var.services;
  const memory = await getStoredMemory(db, reader, id);
  if (memory) return isTheirs(c, memory, reader) ? countErasure(db, reader, id) : err(notFound('memory'));
  const ofAccount = c.var.confinement
    ? null
    : await getAccountMemory(c.var.accountDb, accountReader(c, reader), id, null);
  return ofAccount && mayChange(ofAccount, reader.userId) ? ok({ memories: 1 }) : err(notFound('memory'));
}

/** Erases a memory that the reader may change, with everything derived from it. */
export async function removeMemory(
  c: Context<AppEnv>,
  reader: Reader,
  id: string,
): Promise<Result<ErasureReceipt, MemoryError>> {
  const erased = await removeFromWorkspace(c, reader, id);
  const isDecided = erased.ok || erased.error.code !== 'not_found' || c.var.confinement;
  return isDecided ? erased : removeFromAccount(c, reader, id);
}

/** Erases a memory of the workspace, one of those that `isMeant` picks; others are not found. */
export async function removeFromWorkspace(
  c: Context<AppEnv>,
  reader: Reader,
  id: string,
  isMeant: (memory: Memory) => boolean = () => true,
): Promise<Result<ErasureReceipt, MemoryError>> {
  const { db, actor } = c.var.services;
  const memory = await getStoredMemory(db, reader, id);
  if (!memory || !isMeant(memory) || !isTheirs(c, memory, reader)) return err(notFound('memory'));
  const audit = { id: c.var.ids.next('aud'), actor, now: c.var.now() };
  const erased = await eraseMemory(db, reader, id, audit, c.var.config.hider);
  if (erased.ok) await settleOutbox(c);
  return erased;
}

/** Answers that show the memory are remembered by the workspaces of its account: they go first, in each database. */
async function removeFromAccount(
  c: Context<AppEnv>,
  reader: Reader,
  id: string,
): Promise<Result<ErasureReceipt, MemoryError>> {
  const { accountDb, now, ids } = c.var;
  const memory = await getAccountMemory(accountDb, accountReader(c, reader), id, null);
  if (!memory || !mayChange(memory, reader.userId)) return err(notFound('memory'));
  for (const placement of placementsOf(c.env)) {
    const binding = databaseAt(c.env, placement);
    if (binding) await forgetAnswersWith(new Database(binding, now), id);
  }
  const { db, workspace } = c.var.services;
  const value = { ...memory, workspaceId: workspace.id, subjectId: null, topicKey: null };
  const forgotten = await forgetLines(
    db,
    { workspaceId: workspace.id, userId: reader.userId },
    [value],
    now(),
  );
  if (!forgotten.ok) return forgotten;
  await db.write('memory.bury', bury(db, workspace.id, tombstonesOf(c.var.config.hider, [value], now())));
  const erased = await eraseAccountMemory(accountDb, id, { ...accountContext(c), auditId: ids.next('aud') });
  return erased ? ok({ memories: 1 }) : err(notFound('memory'));
}

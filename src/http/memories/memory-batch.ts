/** Many changes of memory in one request: all of them or none. A refusal names the item by its place in the request. */
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import { newAccountMemory } from '../../memory/changes/account-memory.ts';
import { type Edit, type MemoryPlan, NO_CHANGES, type Outcome } from '../../memory/changes/changes.ts';
import { editOf, findRewordedTwin, unsharedTopics, unshareVersions } from '../../memory/changes/edit.ts';
import type { Entry, EntryPatch } from '../../memory/changes/entry.ts';
import { invalid, type MemoryError, within } from '../../memory/errors.ts';
import { mayChange } from '../../memory/ownership.ts';
import type { Memory } from '../../memory/types.ts';
import {
  createAccountMemories,
  type StoredAccountMemory,
  takeBackAccountMemories,
} from '../../store/account/memories.ts';
import { type LeavingMemory, tombstonesOf } from '../../store/erasure/memories.ts';
import {
  type BatchReceipt,
  finishBatch,
  getBatchReceipt,
  type ItemOutcome,
} from '../../store/memories/batches.ts';
import { type ChangeDecision, changeMemories } from '../../store/memories/changes.ts';
import { listEarlierVersions, listMergedInto, listStoredMemories } from '../../store/memories/memories.ts';
import { eraseLines } from '../../store/personas/lines.ts';
import type { AppEnv } from '../context.ts';
import {
  accountContext,
  changeContext,
  checkNew,
  checkWords,
  type NamedEntry,
  toStatements,
} from './memory-entries.ts';
import { SOURCE_DEFAULT } from './memory-schemas.ts';

/** A stored memory to change or erase for a user. Where that user stands does not matter: nothing of it is shown. */
interface Target {
  readonly id: string;
  readonly userId: string | null;
}

interface Update extends Target {
  readonly patch: EntryPatch;
}

/** Items of one batch, by what is to be done with them. */
export interface BatchRequest {
  readonly creates: readonly Entry[];
  readonly updates: readonly Update[];
  readonly deletes: readonly Target[];
}

/** A new memory with its place in the request, and the id of its audit row. */
interface NewItem extends NamedEntry {
  readonly at: number;
  readonly auditId: string;
}

/** The part of a batch that one database writes in one go. */
interface WorkspacePart {
  readonly items: readonly NewItem[];
  readonly updates: readonly Update[];
  readonly leaving: readonly LeavingMemory[];
}

/** Does all that a batch asks for. One that was done when its process died is answered from its receipt. */
export async function applyBatch(
  c: Context<AppEnv>,
  request: BatchRequest,
): Promise<Result<BatchReceipt, MemoryError>> {
  const { accountDb, ids } = c.var;
  const { db } = c.var.services;
  const context = changeContext(c);
  const sender = { ...context, id: ids.next('aud') };
  const earlier = c.var.resumed ? await getBatchReceipt(db, sender) : null;
  if (earlier) return ok(earlier);
  const wrong = checkItems(c, request);
  if (wrong) return err(wrong);

  const items = request.creates.map(
    (entry, at): NewItem => ({ at, entry, id: ids.next('mem'), auditId: ids.next('aud') }),
  );
  const leaving = await withMerged(c, request.deletes);
  const gone = await listStoredMemories(
    db,
    context.workspaceId,
    leaving.map(({ id }) => id),
  );
  const tombstones = tombstonesOf(c.var.config.hider, [...gone.values()], context.now);
  const part = { items: items.filter((item) => !isOfAccount(item)), updates: request.updates, leaving };
  const ofAccount = items.filter(isOfAccount);
  const stored = await makeInAccount(c, ofAccount);
  let isDone = false;
  try {
    const changed = await changeMemories(db, context, async () => {
      const decision = await decidePart(c, part, context.now);
      if (!decision.ok) return decision;
      const lines = await eraseLines(db, context.workspaceId, [...gone.values()], context.now);
      const finish = (plan: MemoryPlan) => [
        ...lines,
        ...finishBatch(db, sender, outcomesOf(plan, part.items, ofAccount, stored), leaving, tombstones),
      ];
      return ok({ ...decision.value, also: finish });
    });
    if (!changed.ok) return changed;
    isDone = true;
  } finally {
    // Two databases share no transaction: the one that can be undone goes first.
    const made = stored.flatMap(({ memory, created }) => (created ? [memory.id] : []));
    if (!isDone && made.length > 0) await takeBackAccountMemories(accountDb, made);
  }
  const receipt = await getBatchReceipt(db, sender);
  if (!receipt) throw new Error('the receipt of a batch just written was not found');
  return ok(receipt);
}

/** Memories to be erased: those asked for, and those merged into them. */
async function withMerged(c: Context<AppEnv>, deletes: BatchRequest['deletes']): Promise<LeavingMemory[]> {
  const { db, workspace } = c.var.services;
  const userOf = new Map(deletes.map(({ id, userId }) => [id, userId]));
  const merged = await listMergedInto(db, workspace.id, [...userOf.keys()]);
  const others = merged.filter(({ id }) => !userOf.has(id));
  return [...deletes, ...others.map(({ id, into }) => ({ id, userId: userOf.get(into) ?? null }))].map(
    (target) => ({ ...target, auditId: c.var.ids.next('aud') }),
  );
}

const isOfAccount = ({ entry }: NewItem): boolean => entry.tier === 'account';

const makeInAccount = (c: Context<AppEnv>, items: readonly NewItem[]): Promise<StoredAccountMemory[]> => {
  const context = accountContext(c);
  const entries = items.map(({ id, entry, auditId }) => ({
    memory: newAccountMemory(entry, { id, accountId: context.accountId }, context.now),
    auditId,
  }));
  return createAccountMemories(c.var.accountDb, entries, context);
};

/** Checks items without looking anything up; the error names the item and its field. */
function checkItems(c: Context<AppEnv>, { creates, updates, deletes }: BatchRequest): MemoryError | null {
  for (const [i, entry] of creates.entries()) {
    const wrong = checkNew(c, entry);
    if (wrong) return within(`create.${i}`, wrong);
  }
  for (const [i, { patch }] of updates.entries()) {
    const wrong = checkWords(c, patch);
    if (wrong) return within(`update.${i}`, wrong);
  }
  const named = new Set<string>();
  const targets = [
    ...updates.map(({ id }, i) => [`update.${i}.id`, id] as const),
    ...deletes.map(({ id }, i) => [`delete.${i}.id`, id] as const),
  ];
  for (const [field, id] of targets) {
    if (named.has(id)) return invalid(field, 'is named twice in this request');
    named.add(id);
  }
  return null;
}

/** Decides the workspace's part of the changes, on the memories as they stand. */
async function decidePart(
  c: Context<AppEnv>,
  { items, updates, leaving }: WorkspacePart,
  now: number,
): Promise<Result<ChangeDecision, MemoryError>> {
  const { db, workspace } = c.var.services;
  const targets = [...updates, ...leaving];
  const stored = await listStoredMemories(
    db,
    workspace.id,
    targets.map(({ id }) => id),
  );
  const edits: Edit[] = [];
  for (const [i, update] of updates.entries()) {
    const edit = decideUpdate(update, stored.get(update.id));
    if (!edit.ok) return err(within(`update.${i}`, edit.error));
    edits.push(edit.value);
  }
  const versions = await listEarlierVersions(db, unsharedTopics(edits, [...stored.values()]));
  edits.push(...unshareVersions(versions, SOURCE_DEFAULT));
  for (const [i, target] of leaving.entries())
    if (!isChangeable(target, stored.get(target.id))) return err(invalid(`delete.${i}.id`, NOT_CHANGEABLE));
  const statements = await toStatements(c, items, now);
  if (!statements.ok) {
    const { at, error } = statements.error;
    return err(within(`create.${items[at]?.at}`, error));
  }
  return ok({
    changes: { ...NO_CHANGES, statements: statements.value, edits },
    refuse: (plan) => refusePlan(plan, edits, items, leaving),
  });
}

const NOT_CHANGEABLE = 'is no memory of this workspace that the user may change';

const isChangeable = ({ userId }: Target, memory: Memory | undefined): memory is Memory =>
  memory !== undefined && mayChange(memory, userId);

/** The edit of one update; every refusal names a field of it. */
function decideUpdate(update: Update, memory: Memory | undefined): Result<Edit, MemoryError> {
  if (!isChangeable(update, memory)) return err(invalid('id', NOT_CHANGEABLE));
  const edit = editOf(memory, update.patch, SOURCE_DEFAULT);
  if (edit.ok || edit.error.code === 'invalid') return edit;
  return err(invalid('id', edit.error.code === 'conflict' ? edit.error.message : NOT_CHANGEABLE));
}

/** Two memories may not become one by new words, nor may one that the request erases be what another item becomes. */
function refusePlan(
  plan: MemoryPlan,
  edits: readonly Edit[],
  items: readonly NewItem[],
  leaving: readonly LeavingMemory[],
): MemoryError | null {
  const reworded = findRewordedTwin(plan, edits);
  if (reworded >= 0) return invalid(`update.${reworded}.content`, 'another memory says the same');
  const gone = new Set(leaving.map(({ id }) => id));
  const meets = ({ memoryId }: Outcome): boolean => gone.has(memoryId);
  const created = plan.outcomes.statements.findIndex(meets);
  if (created >= 0) return invalid(`create.${items[created]?.at}.content`, 'is what this request erases');
  const merged = plan.outcomes.edits.findIndex(meets);
  return merged < 0 ? null : invalid(`update.${merged}.visibility`, 'meets what this request erases');
}

/** Outcomes of the items in the order of the request, whichever database they went to. */
function outcomesOf(
  { outcomes }: MemoryPlan,
  items: readonly NewItem[],
  ofAccount: readonly NewItem[],
  stored: readonly StoredAccountMemory[],
): { created: ItemOutcome[]; updated: ItemOutcome[] } {
  const toItem = ({ memoryId: id, action }: Outcome): ItemOutcome => ({ id, action });
  const inWorkspace = outcomes.statements.map((outcome, i) => ({
    at: items[i]?.at ?? 0,
    ...toItem(outcome),
  }));
  const inAccount = stored.map(({ memory, created }, i) => ({
    at: ofAccount[i]?.at ?? 0,
    id: memory.id,
    action: created ? ('created' as const) : ('confirmed' as const),
  }));
  const created = [...inWorkspace, ...inAccount]
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...item }) => item);
  return { created, updated: outcomes.edits.map(toItem) };
}

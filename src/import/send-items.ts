/**
 * Sends the items of an import: conversations go many in a call and some calls at a time, each conversation in its order. How a call is
 * made, and where it is noted how many are in, is the caller's; what is sent twice is in once. Pure.
 */
import { batchCall, conversationCalls, fitsTogether, type ImportCall, memoryCall } from './calls.ts';
import type { Imported } from './imported.ts';

/** Calls that are under way at once, so that the service has the next one while the last one is on its way. */
const AT_ONCE = 3;

/** Target of an import. */
export interface ItemTarget {
  /** Owner of conversations and memories for which the file names nobody. */
  readonly userId: string;
  /** Makes a call; fails where the service does not take it. */
  send(call: ImportCall): Promise<ImportAnswer>;
}

/** Totals of an import. */
export interface ImportTotals {
  conversations: number;
  messages: number;
  duplicates: number;
  erased: number;
  memories: number;
  leftOut: number;
  /** Messages of branches that were left: in the record alone, and counted among the messages where they are new. */
  ofBranches: number;
  skipped: number;
}

/** Sends the items behind the first `before`; `tell` learns after each call how many of the file's are in. */
export async function sendItems(
  items: AsyncIterable<Imported>,
  target: ItemTarget,
  before: number,
  tell: (totals: ImportTotals, done: number) => void,
): Promise<ImportTotals> {
  const totals: ImportTotals = {
    conversations: 0,
    messages: 0,
    duplicates: 0,
    erased: 0,
    memories: 0,
    leftOut: 0,
    ofBranches: 0,
    skipped: 0,
  };
  const finished = new Set<number>();
  let done = before;
  let n = -1;
  const underWay = new Set<Promise<void>>();
  const lanes = new Map<string, Promise<void>>();
  let failure: unknown;
  const start = async (load: readonly Loaded[]) => {
    if (load.length === 0) return;
    // One conversation is sent in its order: its parts wait for each other.
    const own = load.map(({ lane }) => lane);
    const work = Promise.all(own.map((lane) => lanes.get(lane)))
      .then(() => sendLoad(load, target, totals))
      .then(() => {
        for (const { index } of load) finished.add(index);
        while (finished.delete(done)) done++;
        tell(totals, done);
      })
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => {
        underWay.delete(work);
        for (const lane of own) if (lanes.get(lane) === work) lanes.delete(lane);
      });
    underWay.add(work);
    for (const lane of own) lanes.set(lane, work);
    if (underWay.size >= AT_ONCE) await Promise.race(underWay);
  };
  let batch: Loaded[] = [];
  for await (const item of items) {
    n++;
    if (n < before) {
      totals.skipped++;
      continue;
    }
    if (failure !== undefined) break;
    const loaded = loadOf(item, n, target.userId);
    if (!isWhole(loaded)) {
      await start([loaded]);
      continue;
    }
    if (!fits(batch, loaded)) {
      await start(batch);
      batch = [];
    }
    batch.push(loaded);
  }
  if (failure === undefined) await start(batch);
  await Promise.all(underWay);
  if (failure !== undefined) throw failure;
  return totals;
}

/** An item with its number and its calls; what is of one lane is sent one after the other. */
interface Loaded {
  readonly index: number;
  readonly item: Imported;
  readonly lane: string;
  readonly calls: readonly ImportCall[];
}

const loadOf = (item: Imported, index: number, userId: string): Loaded =>
  item.kind === 'memory'
    ? { index, item, lane: `memory ${index}`, calls: [memoryCall(item, userId)] }
    : { index, item, lane: item.chatId, calls: conversationCalls(item, userId) };

/** True for a conversation that is sent in one call: many of them go together. */
const isWhole = ({ item, calls }: Loaded): boolean => item.kind === 'conversation' && calls.length <= 1;

const fits = (batch: readonly Loaded[], { lane, calls }: Loaded): boolean =>
  batch.every((each) => each.lane !== lane) &&
  fitsTogether([...batch.flatMap((each) => each.calls), ...calls]);

async function sendLoad(load: readonly Loaded[], target: ItemTarget, totals: ImportTotals): Promise<void> {
  const calls = load.flatMap((each) => each.calls);
  const sent = load.length > 1 && calls.length > 0 ? [batchCall(calls)] : calls;
  for (const call of sent) {
    const answer = await target.send(call);
    for (const { accepted = 0, duplicates = 0, erased = 0 } of answer.conversations ?? [answer]) {
      totals.messages += accepted;
      totals.duplicates += duplicates;
      totals.erased += erased;
    }
  }
  for (const { item } of load) {
    if (item.kind === 'memory') totals.memories++;
    else {
      totals.conversations++;
      totals.leftOut += item.leftOut;
      totals.ofBranches += item.messages.filter(({ isLeft }) => isLeft).length;
    }
  }
}

/** Numbers of messages of a conversation, or of each of several, by what the service did with them. */
interface Counts {
  readonly accepted?: number;
  readonly duplicates?: number;
  readonly erased?: number;
}

/** Answer to a call of an import: of one conversation, or of several in their order. */
export type ImportAnswer = Counts & { readonly conversations?: readonly Counts[] };

/**
 * One run of an import: conversations are sent many in a call and some calls at a time, and how many are in is noted beside the file, so that a run that was killed goes
 * on where it was. The note is only for speed: what is sent twice is in once.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { CommandFailure } from '../failure.ts';
import { batchCall, conversationCalls, fitsTogether, type ImportCall, memoryCall } from './calls.ts';
import type { Imported } from './imported.ts';

/** Calls that are under way at once, so that the service has the next one while the last one is on its way. */
const AT_ONCE = 3;
/** Attempts of a call that the service cannot take just now, and the first pause between them. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 500;

export interface ImportTarget {
  readonly url: string;
  readonly key: string;
  readonly userId: string;
}

/** What an import did. */
export interface ImportTotals {
  conversations: number;
  messages: number;
  duplicates: number;
  erased: number;
  memories: number;
  leftOut: number;
  skipped: number;
}

/** Where the note stands of how far a file is imported, for a target. */
export const noteOf = (path: string): string => `${path.replace(/[\\/]$/, '')}.strata-import`;

/** Names a file as it is now, and to where it goes. */
export const fingerprintOf = (path: string, head: string, { url, userId, key }: ImportTarget): string => {
  const { size, mtimeMs } = statSync(path);
  return createHash('sha256')
    .update(JSON.stringify([head, size, mtimeMs, url, userId, key]))
    .digest('hex');
};

/** How many items of the file are in. */
export function itemsDone(path: string, fingerprint: string): number {
  const note = noteOf(path);
  if (!existsSync(note)) return 0;
  const [known, done] = readFileSync(note, 'utf8').trim().split(' ');
  return known === fingerprint && /^\d+$/.test(done ?? '') ? Number(done) : 0;
}

/** Written whole or not at all, whenever the process dies. */
function noteDone(path: string, fingerprint: string, done: number): void {
  const note = noteOf(path);
  writeFileSync(`${note}.new`, `${fingerprint} ${done}\n`);
  renameSync(`${note}.new`, note);
}

/** Sends the items that are not in yet; the note goes when all are. */
export async function importItems(
  path: string,
  fingerprint: string,
  items: AsyncIterable<Imported>,
  target: ImportTarget,
  tell: (totals: ImportTotals) => void,
): Promise<ImportTotals> {
  const totals: ImportTotals = {
    conversations: 0,
    messages: 0,
    duplicates: 0,
    erased: 0,
    memories: 0,
    leftOut: 0,
    skipped: 0,
  };
  const before = itemsDone(path, fingerprint);
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
        const from = done;
        while (finished.delete(done)) done++;
        if (done > from) noteDone(path, fingerprint, done);
        tell(totals);
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
  rmSync(noteOf(path), { force: true });
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

/** Whether an item is a conversation that is sent in one call: many of them go together. */
const isWhole = ({ item, calls }: Loaded): boolean => item.kind === 'conversation' && calls.length <= 1;

const fits = (batch: readonly Loaded[], { lane, calls }: Loaded): boolean =>
  batch.every((each) => each.lane !== lane) &&
  fitsTogether([...batch.flatMap((each) => each.calls), ...calls]);

async function sendLoad(load: readonly Loaded[], target: ImportTarget, totals: ImportTotals): Promise<void> {
  const calls = load.flatMap((each) => each.calls);
  const sent = load.length > 1 && calls.length > 0 ? [batchCall(calls)] : calls;
  for (const call of sent) {
    const answer = await send(call, target);
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
    }
  }
}

/** How many of the messages of a conversation, or of each of several, were new. */
interface Counts {
  readonly accepted?: number;
  readonly duplicates?: number;
  readonly erased?: number;
}

type Answer = Counts & { readonly conversations?: readonly Counts[] };

/** Sends a call, again after a pause where the service is busy or away. What was erased there is no failure: it stays erased. */
async function send({ path, body, messages }: ImportCall, { url, key }: ImportTarget): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      if (attempt >= ATTEMPTS)
        throw new CommandFailure('command_failed', `${url} does not answer: ${String(error)}`);
      return null;
    });
    if (answer?.ok) return (await answer.json()) as Answer;
    if (answer?.status === 410) return { erased: messages };
    const isBusy = answer === null || answer.status === 429 || answer.status >= 500;
    if (answer !== null && (!isBusy || attempt >= ATTEMPTS))
      throw new CommandFailure(
        'command_failed',
        `${path} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
      );
    const asked = Number(answer?.headers.get('retry-after') ?? 0) * 1000;
    await new Promise((resume) => setTimeout(resume, Math.max(asked, FIRST_PAUSE_MS * 2 ** (attempt - 1))));
  }
}

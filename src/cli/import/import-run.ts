/**
 * One run of an import: how many items are in is noted beside the file, so that a run that was killed goes on where it was. The note is
 * only for speed: what is sent twice is in once.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { ImportCall } from '../../import/calls.ts';
import type { Imported } from '../../import/imported.ts';
import { type ImportAnswer, type ImportTotals, sendItems } from '../../import/send-items.ts';
import { CommandFailure } from '../failure.ts';

/** Attempts of a call that the service cannot take just now, and the first pause between them. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 500;

export interface ImportTarget {
  readonly url: string;
  readonly key: string;
  readonly userId: string;
}

/** Path of the note that tells how far a file is imported, beside the file. */
export const noteOf = (path: string): string => `${path.replace(/[\\/]$/, '')}.strata-import`;

/** Names a file as it is now, and to where it goes. */
export const fingerprintOf = (path: string, head: string, { url, userId, key }: ImportTarget): string => {
  const { size, mtimeMs } = statSync(path);
  return createHash('sha256')
    .update(JSON.stringify([head, size, mtimeMs, url, userId, key]))
    .digest('hex');
};

/** Number of items of the file that are in; 0 where the note is of another file or target. */
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
  const before = itemsDone(path, fingerprint);
  let noted = before;
  const to = { userId: target.userId, send: (call: ImportCall) => send(call, target) };
  const totals = await sendItems(items, to, before, (told, done) => {
    if (done > noted) noteDone(path, fingerprint, done);
    noted = done;
    tell(told);
  });
  rmSync(noteOf(path), { force: true });
  return totals;
}

/** Sends a call, again after a pause where the service is busy or away. What was erased there is no failure: it stays erased. */
async function send({ path, body, messages }: ImportCall, { url, key }: ImportTarget): Promise<ImportAnswer> {
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
    if (answer?.ok) return (await answer.json()) as ImportAnswer;
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

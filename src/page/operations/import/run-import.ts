/** Puts a file in: how far it is read, what became of what it holds, and why parts were refused. It may be stopped, and begun again. */
import type { Client, InputOf } from '../../../client/client.ts';
import { StrataError } from '../../../client/client.ts';
import { itemsOfFiles } from '../../../import/archive/archive.ts';
import type { Imported } from '../../../import/imported.ts';
import type { Format } from '../../../import/read-items.ts';
import { type ImportAnswer, sendItems } from '../../../import/send-items.ts';
import type { Progress } from '../../../import/source.ts';
import { wordsOf } from '../../parts/notices.tsx';
import { type OpenedFile, openFile } from './open-file.ts';
import { partsOf } from './read-export.ts';

/** Choices for a file, beside what it tells itself. */
export interface Wishes {
  readonly format: Format | null;
  /** Owner of memories and messages for which it names nobody. */
  readonly userId: string;
  /** Name in the chat that is that user's. */
  readonly userName: string;
  readonly ids: 'keep' | 'new';
}

/** Progress of an import, and its end. */
export interface Report {
  readonly name: string;
  readonly format: Format | null;
  readonly size: number;
  readonly bytes: number;
  /** Numbers of items by outcome, as the service names it. */
  readonly counts: Readonly<Record<string, number>>;
  readonly refused: readonly string[];
  readonly failure: string | null;
  readonly state: 'runs' | 'stopped' | 'failed' | 'done';
}

type Body = NonNullable<NonNullable<InputOf<'POST /v1/import'>>['body']>;

/** Puts a file in, and tells how that goes. What goes wrong stands in the report. */
export async function runImport(
  client: Client,
  file: File,
  wishes: Wishes,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<void> {
  let report: Report = {
    ...{ name: file.name, format: null, size: file.size, bytes: 0, counts: {} },
    ...{ refused: [], failure: null, state: 'runs' },
  };
  const tell = (more: Partial<Report>) => {
    report = { ...report, ...more };
    onReport(report);
  };
  tell({});
  try {
    const opened = await openFile(file, wishes.format);
    const { format, bytes } = opened;
    const progress: Progress = { bytes: 0 };
    tell({ format, size: bytes });
    const told = (more: Partial<Report>) => tell({ bytes: progress.bytes, ...more });
    if (format === 'strata') await putBack(client, opened, progress, { ids: wishes.ids, signal }, told);
    else await takeIn(client, { ...opened, format }, progress, { ...wishes, signal }, told);
    tell(signal.aborted ? { state: 'stopped' } : { bytes: report.size, state: 'done' });
  } catch (error) {
    tell({ state: 'failed', failure: wordsOf(error) });
    if (error instanceof StrataError) throw error;
  }
}

/** Puts an export of this service back. */
async function putBack(
  client: Client,
  { sources: [source] }: OpenedFile,
  progress: Progress,
  { ids, signal }: Pick<Wishes, 'ids'> & { readonly signal: AbortSignal },
  tell: (more: Partial<Report>) => void,
): Promise<void> {
  if (source === undefined) return;
  const counts = { imported: 0, known: 0, 'erased before': 0, 'of kinds that are not imported': 0 };
  const refused: string[] = [];
  for await (const { head, records, lines } of partsOf(source, progress)) {
    if (signal.aborted) return;
    const { schema_version, workspace_id, default_channel_id } = head;
    const body = { schema_version, workspace_id, default_channel_id, records } as Body;
    const part = await client.call('POST /v1/import', { query: { ids }, body });
    counts.imported += part.imported;
    counts.known += part.known;
    counts['erased before'] += part.erased;
    counts['of kinds that are not imported'] += part.left;
    for (const { line, field, message } of part.refused)
      refused.push(`Line ${lines[line - 1] ?? line}: ${field} ${message}`);
    tell({ counts: { ...counts, refused: refused.length }, refused });
  }
}

/** Takes in what another service knows. */
async function takeIn(
  client: Client,
  opened: OpenedFile & { readonly format: Exclude<Format, 'strata'> },
  progress: Progress,
  { userId, userName, signal }: Wishes & { readonly signal: AbortSignal },
  tell: (more: Partial<Report>) => void,
): Promise<void> {
  const send = async ({ path, body, messages }: Parameters<Sender>[0]): Promise<ImportAnswer> => {
    try {
      return await client.request<ImportAnswer>('POST', path, { body });
    } catch (error) {
      // What was erased here stays erased, and is no failure.
      if (error instanceof StrataError && error.status === 410) return { erased: messages };
      throw error;
    }
  };
  const items = untilStopped(itemsOfFiles(opened, userName.trim() || null, progress), signal);
  await sendItems(items, { userId, send }, 0, (totals) => {
    const { conversations, messages, memories, duplicates, erased, leftOut, ofBranches } = totals;
    const known = { 'known before': duplicates, 'erased before': erased, 'left out': leftOut };
    const others = ofBranches === 0 ? {} : { 'of branches that were left': ofBranches };
    tell({ counts: { conversations, messages, memories, ...known, ...others } });
  });
}

type Sender = Parameters<typeof sendItems>[1]['send'];

async function* untilStopped(items: AsyncIterable<Imported>, signal: AbortSignal): AsyncGenerator<Imported> {
  for await (const item of items) {
    if (signal.aborted) return;
    yield item;
  }
}

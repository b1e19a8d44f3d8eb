/** Sends an export of this service to `POST /v1/import`, in parts that one call takes, each with the first line of the file. */
import { textLines } from '../../import/json-elements.ts';
import { IMPORT_MAX_RECORDS } from '../../memory/limits.ts';
import { CommandFailure } from '../failure.ts';
import type { ImportTarget } from './import-run.ts';

/** Characters of one call: of 8 MB, whatever they are in UTF-8. */
const PART_MAX_CHARS = 2 * 1024 * 1024;

/** Numbers of records by what the service did with them. */
export interface ExportTotals {
  imported: number;
  known: number;
  erased: number;
  left: number;
  refused: string[];
}

/** Sends the lines; what is there already stays, so that a run that was cut short begins anew. */
export async function sendExport(
  chunks: AsyncIterable<string>,
  { url, key }: Pick<ImportTarget, 'url' | 'key'>,
  ids: 'keep' | 'new',
  tell: (totals: ExportTotals) => void,
): Promise<ExportTotals> {
  const totals: ExportTotals = { imported: 0, known: 0, erased: 0, left: 0, refused: [] };
  let head = '';
  let part: string[] = [];
  let chars = 0;
  let n = 0;
  const flush = async () => {
    if (part.length === 0) return;
    const answer = await fetch(new URL(`/v1/import?ids=${ids}`, url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' },
      body: [head, ...part].join('\n'),
    });
    if (!answer.ok)
      throw new CommandFailure(
        'command_failed',
        `/v1/import answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
      );
    const first = n - part.length;
    const report = (await answer.json()) as ExportTotals & {
      readonly refused: readonly {
        readonly line: number;
        readonly field: string;
        readonly message: string;
      }[];
    };
    for (const field of ['imported', 'known', 'erased', 'left'] as const) totals[field] += report[field];
    for (const { line, field, message } of report.refused)
      totals.refused.push(`line ${first + line - 1}: ${field} ${message}`);
    part = [];
    chars = 0;
    tell(totals);
  };
  for await (const line of textLines(chunks)) {
    n++;
    if (head === '') {
      head = line;
      continue;
    }
    part.push(line);
    chars += line.length;
    if (part.length >= IMPORT_MAX_RECORDS || chars >= PART_MAX_CHARS) await flush();
  }
  await flush();
  return totals;
}

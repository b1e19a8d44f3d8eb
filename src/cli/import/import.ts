/**
 * `npm run import -- FILE [--user ID] [--format NAME] [--me NAME] [--ids keep|new]`: what other services know, and exports of this one.
 * STRATA_URL and STRATA_KEY say where to; it may be stopped at any time and goes on when it is called again.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ArchiveFiles, itemsOfFiles } from '../../import/archive/archive.ts';
import type { Imported } from '../../import/imported.ts';
import { FORMATS, type Format } from '../../import/read-items.ts';
import { chunksOf, type Progress, readHead, UnusableFile } from '../../import/source.ts';
import { CommandFailure, runCommand } from '../failure.ts';
import { fingerprintOf, type ImportTarget, importItems, itemsDone } from './import-run.ts';
import { sendExport } from './send-export.ts';
import { openPath } from './sources.ts';

const USAGE = `npm run import -- FILE [--user ID] [--format ${FORMATS.join('|')}] [--me NAME] [--ids keep|new]

FILE     conversations.json of ChatGPT or Claude or the ZIP file that they send, a chat of SillyTavern or WhatsApp, the ZIP file or
         folder of a Slack export, an export of mem0, Zep or Strata, or lines of JSON
--user   whose memory it becomes (default: me); where the file names its users, those
--me     the name that the user has in a WhatsApp chat
--ids    of an export of Strata: new where its ids are taken

STRATA_URL (default http://localhost:8787) and STRATA_KEY, a key of the workspace.`;

const PROGRESS_EVERY_MS = 500;
const BAR_CHARS = 24;

await runCommand(async () => {
  const { path, user, me, ids, format: named } = readArguments();
  const { format, sources } = await openPath(path, knownFormat(named));
  const [first] = sources;
  const key = process.env.STRATA_KEY;
  if (key === undefined || key === '')
    throw new CommandFailure(
      'invalid_setting',
      'STRATA_KEY is not set: the key that npm start prints, or another one.',
    );
  const target: ImportTarget = { url: process.env.STRATA_URL ?? 'http://localhost:8787', key, userId: user };
  const progress: Progress = { bytes: 0 };
  const total = sources.reduce((sum, { bytes }) => sum + bytes, 0);
  const startedAt = Date.now();
  const show = progressBar(() => progress.bytes / Math.max(1, total), startedAt);
  if (format === 'strata') {
    if (first === undefined) throw new CommandFailure('file_unusable', `${path} holds nothing.`);
    const totals = await sendExport(chunksOf(first, progress), target, ids, ({ imported, known }) =>
      show(`${imported} imported, ${known} known`),
    );
    const { refused, ...counts } = totals;
    console.log(`\n${JSON.stringify({ ...counts, refused: refused.length })}`);
    for (const line of refused) console.log(line);
    return;
  }
  const head = first === undefined ? '' : await readHead(first);
  const fingerprint = fingerprintOf(path, head, target);
  const before = itemsDone(path, fingerprint);
  if (before > 0) console.log(`Going on behind the first ${before} items.`);
  const items = itemsIn({ format, sources }, me, progress);
  const totals = await importItems(path, fingerprint, items, target, ({ conversations, messages }) =>
    show(`${conversations} conversations, ${messages} messages`),
  );
  console.log(
    `\n${JSON.stringify({ format, ...totals, seconds: Math.round((Date.now() - startedAt) / 1000) })}`,
  );
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string', default: 'me' },
      format: { type: 'string' },
      me: { type: 'string' },
      ids: { type: 'string', default: 'keep' },
    },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new CommandFailure('invalid_setting', USAGE);
  if (!existsSync(path)) throw new CommandFailure('invalid_setting', `There is no ${path}.`);
  if (values.ids !== 'keep' && values.ids !== 'new')
    throw new CommandFailure('invalid_setting', '--ids is keep or new.');
  const { ids } = values;
  return { path, user: values.user, me: values.me ?? null, ids, format: values.format } as const;
}

/** The items of files; what these should be and are not is told as what the command failed of. */
async function* itemsIn(
  files: ArchiveFiles,
  me: string | null,
  progress: Progress,
): AsyncGenerator<Imported> {
  try {
    yield* itemsOfFiles(files, me, progress);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    throw new CommandFailure('file_unusable', error.message);
  }
}

/** The format that was named; null where none was. */
function knownFormat(named: string | undefined): Format | null {
  const known = FORMATS.find((format) => format === named);
  if (named !== undefined && known === undefined)
    throw new CommandFailure('invalid_setting', `--format is one of ${FORMATS.join(', ')}.`);
  return known ?? null;
}

/** Prints how far a run is, and how long it may take yet; on a terminal over the line before. */
function progressBar(share: () => number, startedAt: number): (text: string) => void {
  let shownAt = 0;
  return (text) => {
    const now = Date.now();
    if (now - shownAt < (process.stdout.isTTY ? PROGRESS_EVERY_MS : 10 * PROGRESS_EVERY_MS)) return;
    shownAt = now;
    const done = Math.min(1, share());
    const left = done > 0 ? Math.round(((now - startedAt) * (1 - done)) / done / 1000) : 0;
    const bar = '█'.repeat(Math.round(done * BAR_CHARS)).padEnd(BAR_CHARS, '·');
    const line = `${bar} ${Math.round(done * 100)} %  ${text}, some ${left} s left`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  };
}

/** What a dropped file is, and what it holds: an export of this service, or of another, packed or not. It is read as a stream. */
import { readSlackUsers } from '../../../import/formats/slack.ts';
import type { Imported } from '../../../import/imported.ts';
import { detectFormat, type Format, readItems, slackDayOf } from '../../../import/read-items.ts';
import {
  chunksOf,
  conversationsIn,
  type Progress,
  readHead,
  type Source,
  UnusableFile,
} from '../../../import/source.ts';
import { bytesIn } from './bytes-in.ts';

/** A file whose kind is known. */
export interface OpenedFile {
  readonly format: Format;
  /** Bytes that there are to read, unpacked. */
  readonly bytes: number;
  /** Its text, or the texts of an archive. */
  readonly sources: readonly Source[];
}

/** The first bytes of every ZIP file that holds anything. */
const ZIP_MARK = 'PK\u0003\u0004';
/** A day of a channel in an archive of Slack's: `general/2026-01-05.json`. */
const SLACK_DAY = /(?:^|\/)([^/]+)\/\d{4}-\d\d-\d\d\.json$/;
const SLACK_USERS = /(?:^|\/)users\.json$/;

/** Opens a file as what its beginning tells, or as what it is said to be. */
export async function openFile(file: File, said: Format | null): Promise<OpenedFile> {
  if ((await file.slice(0, ZIP_MARK.length).text()) === ZIP_MARK) return openArchive(file, said);
  const source = sourceOf(file);
  const format = said ?? detectFormat(await readHead(source));
  if (format === null || format === 'slack')
    throw new UnusableFile('It is of no kind that is known. Say above what it is of, if it is.');
  return { format, bytes: file.size, sources: [source] };
}

async function openArchive(file: File, said: Format | null): Promise<OpenedFile> {
  // Few files are packed: what unpacks them is loaded with the first.
  const { entriesOf } = await import('./zip-entries.ts');
  const entries = await entriesOf(file);
  const conversations = conversationsIn(entries, ({ name }) => name);
  const isSlack = conversations.length === 0 && entries.some(({ name }) => SLACK_DAY.test(name));
  const sources = isSlack
    ? entries.filter(({ name }) => SLACK_DAY.test(name) || SLACK_USERS.test(name))
    : conversations;
  const [first] = sources;
  if (first === undefined)
    throw new UnusableFile('The archive holds no conversations.json and no channels of Slack.');
  const format = isSlack ? 'slack' : (said ?? detectFormat(await readHead(first)));
  if (format === null) throw new UnusableFile('What the archive holds is of no kind that is known.');
  return { format, bytes: sources.reduce((sum, { bytes }) => sum + bytes, 0), sources };
}

/** What a file of another service holds; `userName` is who the user is in a chat that names people. */
export async function* itemsOf(
  { format, sources }: OpenedFile & { readonly format: Exclude<Format, 'strata'> },
  userName: string | null,
  progress: Progress,
): AsyncGenerator<Imported> {
  if (format !== 'slack') {
    for (const source of sources) yield* readItems(source, format, userName, progress);
    return;
  }
  const list = sources.find(({ name }) => SLACK_USERS.test(name));
  const users = readSlackUsers(list === undefined ? [] : JSON.parse(await textOf(list, progress)));
  for (const source of sources.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const channel = SLACK_DAY.exec(source.name)?.[1];
    if (channel === undefined) continue;
    const day = slackDayOf(channel, await textOf(source, progress), users);
    if (day !== null) yield day;
  }
}

async function textOf(source: Source, progress: Progress): Promise<string> {
  const parts: string[] = [];
  for await (const chunk of chunksOf(source, progress)) parts.push(chunk);
  return parts.join('');
}

/** A file of this machine as a text to be read. */
const sourceOf = (file: File): Source => ({
  name: file.name.replace(/\.\w+$/, ''),
  bytes: file.size,
  open: async () => bytesIn(file.stream()),
});

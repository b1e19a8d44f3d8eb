/**
 * Picks the conversations out of an archive: those of ChatGPT or Claude, whose other files nobody reads, or the channels of Slack, day
 * by day. Names of entries tell which these are, and their beginning whose format they have.
 */
import { readSlackUsers } from '../formats/slack.ts';
import type { Imported, ImportedConversation } from '../imported.ts';
import { detectFormat, type Format, readItems, slackDayOf } from '../read-items.ts';
import { chunksOf, conversationsIn, type Progress, readHead, type Source, UnusableFile } from '../source.ts';

/** Files of one service, whose format is known; an export of Strata is no archive. */
export interface ArchiveFiles {
  readonly format: Exclude<Format, 'strata'>;
  readonly sources: readonly Source[];
}

/** The first bytes of every ZIP file that holds anything. */
export const ZIP_MARK = 'PK\u0003\u0004';

/** A day of a channel in an archive of Slack's: `general/2026-01-05.json`. */
const SLACK_DAY = /(?:^|\/)([^/]+)\/\d{4}-\d\d-\d\d\.json$/;
const SLACK_USERS = /(?:^|\/)users\.json$/;

/** The files of an archive that are read, as what they tell or as what they are said to be, in the order in which they are read. */
export async function pickFiles(entries: readonly Source[], said: Format | null): Promise<ArchiveFiles> {
  const conversations = conversationsIn(entries, ({ name }) => name);
  const isSlack = conversations.length === 0 && entries.some(({ name }) => SLACK_DAY.test(name));
  if (isSlack) return { format: 'slack', sources: slackFiles(entries) };
  const [first] = conversations;
  if (first === undefined) throw new UnusableFile('it holds no conversations.json and no channels of Slack');
  const format = said ?? detectFormat(await readHead(first));
  if (format === null || format === 'strata' || format === 'slack')
    throw new UnusableFile('what it holds is of no kind that is known');
  return { format, sources: conversations.map((source) => ({ ...source, name: bareName(source.name) })) };
}

/** Name of an entry without folders and the kind of its file. */
const bareName = (name: string): string => name.replace(/^.*\/|\.json$/g, '');

const slackFiles = (entries: readonly Source[]): Source[] =>
  entries
    .filter(({ name }) => SLACK_DAY.test(name) || SLACK_USERS.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The items of files, one by one; `userName` is who the user is in a chat that names people. */
export async function* itemsOfFiles(
  { format, sources }: ArchiveFiles,
  userName: string | null,
  progress: Progress,
): AsyncGenerator<Imported> {
  if (format === 'slack') yield* slackDays(sources, await slackUsers(sources, progress), progress);
  else for (const source of sources) yield* readItems(source, format, userName, progress);
}

/** Recognises a file that is a day of a channel. */
export const isSlackDay = ({ name }: Source): boolean => SLACK_DAY.test(name);

/** The names of members of Slack, if their list is among files. */
export async function slackUsers(
  sources: readonly Source[],
  progress: Progress,
): Promise<ReadonlyMap<string, string>> {
  const list = sources.find(({ name }) => SLACK_USERS.test(name));
  if (list === undefined) return new Map();
  try {
    return readSlackUsers(JSON.parse(await textOf(list, progress)));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnusableFile(`${list.name} is no JSON`);
  }
}

/** Days of channels, each a part of the conversation that its channel is. */
export async function* slackDays(
  sources: readonly Source[],
  users: ReadonlyMap<string, string>,
  progress: Progress,
): AsyncGenerator<ImportedConversation> {
  for (const source of sources) {
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

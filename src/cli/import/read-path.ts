/** What a file on this machine holds, item by item, or an unpacked folder of Slack's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSlackUsers } from '../../import/formats/slack.ts';
import type { Imported } from '../../import/imported.ts';
import { type Format, readItems, slackDayOf } from '../../import/read-items.ts';
import { type Progress, type Source, UnusableFile } from '../../import/source.ts';
import { CommandFailure } from '../failure.ts';

/** The items of a file, whose sources these are, or of a folder of Slack's. */
export async function* readPath(
  path: string,
  sources: readonly Source[],
  format: Exclude<Format, 'strata'>,
  userName: string | null,
  progress: Progress,
): AsyncGenerator<Imported> {
  try {
    if (format === 'slack') yield* slackChannels(path, progress);
    else for (const source of sources) yield* readItems(source, format, userName, progress);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    throw new CommandFailure('file_unusable', error.message);
  }
}

/** Each channel of a folder, day by day. */
function* slackChannels(folder: string, progress: Progress): Generator<Imported> {
  const list = join(folder, 'users.json');
  const users = readSlackUsers(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []);
  const channels = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: channel } of channels.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const days = readdirSync(join(folder, channel))
      .filter((file) => file.endsWith('.json'))
      .sort();
    for (const day of days) {
      const text = readFileSync(join(folder, channel, day), 'utf8');
      progress.bytes += text.length;
      const part = slackDayOf(channel, text, users);
      if (part !== null) yield part;
    }
  }
}

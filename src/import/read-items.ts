/**
 * Reads a file item by item, whichever service it is from: its beginning tells. It is read as a stream; of chats that are one file each
 * (WhatsApp, SillyTavern) one is in memory at a time. Pure.
 */
import { readChatGpt } from './formats/chatgpt.ts';
import { readClaude } from './formats/claude.ts';
import { readMem0, readZep } from './formats/memories.ts';
import { readPlainConversation, readPlainMessage } from './formats/plain-lines.ts';
import { readSillyTavern } from './formats/silly-tavern.ts';
import { readSlackDay } from './formats/slack.ts';
import { readWhatsApp } from './formats/whatsapp.ts';
import { type Imported, type ImportedConversation, type ImportedMessage, objectOf } from './imported.ts';
import { jsonElements, textLines } from './json-elements.ts';
import { chunksOf, type Progress, readHead, type Source, UnusableFile } from './source.ts';

export const FORMATS = [
  'strata',
  'chatgpt',
  'claude',
  'sillytavern',
  'slack',
  'whatsapp',
  'mem0',
  'zep',
  'jsonl',
] as const;
export type Format = (typeof FORMATS)[number];

/** Service that a file is from, by its beginning; null where nothing tells. */
export function detectFormat(head: string): Format | null {
  const text = head.replace(/^\ufeff/, '').trimStart();
  const first = objectOf(parseOrNull(text.split('\n', 1)[0] ?? ''));
  if (first.type === 'export' && first.schema_version !== undefined) return 'strata';
  // What is held about one user is handed out as records alone.
  if (typeof first.type === 'string' && OWN_ID.test(String(first.id))) return 'strata';
  if ('mes' in first || 'chat_metadata' in first || 'character_name' in first) return 'sillytavern';
  if ('role' in first || 'messages' in first)
    return first.session_id !== undefined && 'messages' in first ? 'zep' : 'jsonl';
  if (/^[[{]/.test(text) && !/^\[\d/.test(text)) {
    if (/"mapping"\s*:\s*\{/.test(text)) return 'chatgpt';
    if (/"chat_messages"\s*:\s*\[/.test(text)) return 'claude';
    if (/"fact"\s*:|"session_id"\s*:|"thread_id"\s*:/.test(text)) return 'zep';
    if (/"memory"\s*:/.test(text)) return 'mem0';
    return null;
  }
  return readWhatsApp(text.split('\n').slice(0, 50), '', null) === null ? null : 'whatsapp';
}

/** An id as this service makes them: `mem_…`. */
const OWN_ID = /^[a-z]{2,8}_\w{6,}$/;

/** The items of a text. */
export async function* readItems(
  source: Source,
  format: Exclude<Format, 'strata' | 'slack'>,
  userName: string | null,
  progress: Progress,
): AsyncGenerator<Imported> {
  const { name } = source;
  switch (format) {
    case 'whatsapp': {
      const lines = await collected(textLines(chunksOf(source, progress)));
      const chat = readWhatsApp(lines, name, userName);
      if (chat !== null) yield chat;
      return;
    }
    case 'sillytavern': {
      const lines = await collected(jsonLines(source, progress));
      const chat = readSillyTavern(lines, name);
      if (chat !== null) yield chat;
      return;
    }
    case 'jsonl':
      yield* plainLines(source, name, progress);
      return;
    default:
      yield* elementsOf(source, format, progress);
  }
}

const READERS = { chatgpt: readChatGpt, claude: readClaude, mem0: readMem0, zep: readZep } as const;

async function* elementsOf(
  source: Source,
  format: keyof typeof READERS,
  progress: Progress,
): AsyncGenerator<Imported> {
  const read: (value: unknown) => Imported | null = READERS[format];
  const values = isManyLines(await readHead(source), read)
    ? jsonLines(source, progress)
    : valuesOf(source, progress);
  for await (const value of values) {
    const item = read(value);
    if (item !== null) yield item;
  }
}

async function* valuesOf(source: Source, progress: Progress): AsyncGenerator<unknown> {
  try {
    for await (const { text } of jsonElements(chunksOf(source, progress))) yield JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnusableFile(`${source.name}: ${error.message}`);
  }
}

/** True for a file of one JSON a line, by its beginning: an object with lists in it may stand in one line, too. */
function isManyLines(head: string, read: (value: unknown) => Imported | null): boolean {
  if (!head.trimStart().startsWith('{"')) return false;
  const [first, second] = head.split('\n', 2).map(parseOrNull);
  return first != null && (second != null || read(first) !== null);
}

async function* jsonLines(source: Source, progress: Progress): AsyncGenerator<unknown> {
  let n = 0;
  for await (const line of textLines(chunksOf(source, progress))) {
    n++;
    if (line.trim() === '') continue;
    const value = parseOrNull(line);
    if (value === null) throw new UnusableFile(`${source.name}: line ${n} is no JSON`);
    yield value;
  }
}

/** Messages of one chat that follow each other are one conversation, as far as one call takes them. */
async function* plainLines(source: Source, name: string, progress: Progress): AsyncGenerator<Imported> {
  let open: { chat: string; userId: string | null; messages: ImportedMessage[] } | null = null;
  let n = 0;
  for await (const value of jsonLines(source, progress)) {
    const whole = readPlainConversation(value, name, ++n);
    if (whole !== null) yield whole;
    const read = whole === null ? readPlainMessage(value) : null;
    if (read === null) continue;
    const isSame = open?.chat === read.chat && open.userId === read.userId;
    if (open === null || !isSame || open.messages.length >= PLAIN_MAX_MESSAGES) {
      if (open !== null) yield toPlain(open);
      open = { chat: read.chat, userId: read.userId, messages: [] };
    }
    open.messages.push(read.message);
  }
  if (open !== null) yield toPlain(open);
}

const PLAIN_MAX_MESSAGES = 500;

const toPlain = ({
  chat,
  userId,
  messages,
}: {
  readonly chat: string;
  readonly userId: string | null;
  readonly messages: readonly ImportedMessage[];
}): ImportedConversation => ({
  ...{ kind: 'conversation', chatId: `import:${chat}`, title: null, isShared: false, userId },
  ...{ startedAt: null, messages, leftOut: 0 },
});

/** A day of a channel of Slack's, as its file has it: a part of a conversation that its members share; null where nobody spoke. */
export function slackDayOf(
  channel: string,
  text: string,
  users: ReadonlyMap<string, string>,
): ImportedConversation | null {
  const sent = parseOrNull(text);
  const messages = readSlackDay(sent, users);
  if (messages.length === 0) return null;
  return {
    ...{
      kind: 'conversation',
      chatId: `slack:${channel}`,
      title: `#${channel}`,
      isShared: true,
      userId: null,
    },
    ...{ startedAt: messages[0]?.at ?? null, messages },
    leftOut: Array.isArray(sent) ? sent.length - messages.length : 0,
  };
}

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Whether a text is JSON is the question.
    return null;
  }
}

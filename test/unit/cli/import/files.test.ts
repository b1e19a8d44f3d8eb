/** How the files of an import are read: as streams, whatever they are cut into, and for what they are. A part that is skipped is lost. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPath } from '../../../../src/cli/import/sources.ts';
import { type ArchiveFiles, itemsOfFiles } from '../../../../src/import/archive/archive.ts';
import { readPlainConversation, readPlainMessage } from '../../../../src/import/formats/plain-lines.ts';
import { jsonElements, textLines } from '../../../../src/import/json-elements.ts';
import { detectFormat } from '../../../../src/import/read-items.ts';
import { writeZip } from '../../../support/commands/zip-file.ts';

/** A text in pieces of some characters, as a stream gives it. */
async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
}

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('a file', () => {
  it.each([1, 2, 7, 4_096])('is read element by element in chunks of %i characters', async (size) => {
    const values = [{ a: '},]"\\"[', b: [1, [2]] }, 'x', 3, {}];
    for (const text of [
      JSON.stringify(values),
      JSON.stringify(values, null, 2),
      `\ufeff ${JSON.stringify(values)}\n`,
    ])
      expect(
        (await collected(jsonElements(inChunks(text, size)))).map((each) => JSON.parse(each.text)),
      ).toEqual(values);
    const lists = await collected(
      jsonElements(
        inChunks(JSON.stringify({ total: 2, next: { a: [9] }, results: values, other: [] }), size),
      ),
    );
    expect(lists.map((each) => [each.list, JSON.parse(each.text)])).toEqual(
      values.map((value) => ['results', value]),
    );
    expect(await collected(textLines(inChunks('a\r\nb\n\nc', size)))).toEqual(['a', 'b', '', 'c']);
  });

  it.each(['', 'no json', '[{"a":1}', '{"a":[1,'])(
    'that is broken fails instead of ending early: %s',
    async (text) => {
      await expect(collected(jsonElements(inChunks(text, 3)))).rejects.toThrow(SyntaxError);
    },
  );

  it.each([
    ['[{"title":"x","create_time":1.5,"mapping":{"a":{}}}]', 'chatgpt'],
    ['[{"uuid":"x","name":"","chat_messages":[]}]', 'claude'],
    ['{"user_name":"User","character_name":"A"}\n{"name":"A","mes":"x"}', 'sillytavern'],
    ['{"results":[{"id":"1","memory":"x"}]}', 'mem0'],
    ['{"facts":[{"fact":"x"}]}', 'zep'],
    ['[24.12.23, 18:05:09] Anna: Frohe', 'whatsapp'],
    ['{"role":"user","content":"x"}', 'jsonl'],
    ['{"messages":[{"role":"user","content":"x"}]}', 'jsonl'],
    ['{"type":"export","schema_version":1}', 'strata'],
    ['{"type":"conversation","id":"conv_01234567","memory":"full"}', 'strata'],
    ['a,b,c\n1,2,3', null],
  ])('is known by its beginning: %s', (head, format) => {
    expect(detectFormat(head)).toBe(format);
  });

  it('of plain lines is a message or a conversation a line', () => {
    expect(
      readPlainMessage({ chat_id: 'c', role: 'user', content: 'x', timestamp: 1_700_000_000 }),
    ).toMatchObject({
      chat: 'c',
      message: { at: 1_700_000_000_000 },
    });
    expect(readPlainMessage({ role: 'user' })).toBeNull();
    const read = readPlainConversation(
      {
        messages: [
          { role: 'user', content: 'x' },
          { role: 'cat', content: 'y' },
        ],
      },
      'f',
      3,
    );
    expect(read).toMatchObject({ chatId: 'import:f:3', leftOut: 1, messages: [{ external_id: '0' }] });
  });
});

describe('a ZIP file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'strata-zip-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const chat = (id: string, text: string) => ({
    conversation_id: id,
    mapping: {
      a: {
        id: 'a',
        parent: null,
        message: { id: `m-${id}`, author: { role: 'user' }, content: { parts: [text] }, create_time: 1.7e9 },
      },
    },
  });

  it('as ChatGPT sends it is read without being unpacked, all of its conversations and nothing else', async () => {
    const file = join(folder, 'export.zip');
    const long = `Prawdę mówiąc, żółw 🐢 ${'x'.repeat(200_000)}`;
    writeZip(file, {
      'chat.html': '<html>',
      'conversations-010.json': JSON.stringify([chat('c', 'Third.')]),
      'conversations-002.json': JSON.stringify([chat('a', long), chat('b', 'Second.')]),
      'user.json': '{"mapping":{}}',
    });
    const opened = await openPath(file, null);
    const { sources } = opened;
    expect(sources.map(({ name }) => name)).toEqual(['conversations-002', 'conversations-010']);
    expect(opened.format).toBe('chatgpt');
    const progress = { bytes: 0 };
    const items = await collected(itemsOfFiles(opened as ArchiveFiles, null, progress));
    expect(
      items.flatMap((item) =>
        item.kind === 'conversation' ? item.messages.map(({ content }) => content) : [],
      ),
    ).toEqual([long, 'Second.', 'Third.']);
    expect(progress.bytes).toBe(sources.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('without conversations, or cut off, says so', async () => {
    const other = join(folder, 'other.zip');
    writeZip(other, { 'users.json': '[]' });
    await expect(openPath(other, null)).rejects.toThrow('holds no conversations.json');
    writeFileSync(other, readFileSync(other).subarray(0, 40));
    await expect(openPath(other, null)).rejects.toThrow('cannot be read');
  });

  it('of Slack is read day by day, packed or not, with the names of its members', async () => {
    const day = (text: string) => JSON.stringify([{ type: 'message', user: 'U1', ts: '1700000000.1', text }]);
    const files = {
      'general/2026-01-06.json': day('Later.'),
      'users.json': '[{"id":"U1","name":"ana","real_name":"Ana"}]',
      'general/2026-01-05.json': day('Hello <@U1>.'),
      'canvases.json': '[]',
    };
    const zip = join(folder, 'slack.zip');
    writeZip(zip, files);
    const unpacked = join(folder, 'slack');
    mkdirSync(join(unpacked, 'general'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(unpacked, name), text);
    for (const path of [zip, unpacked]) {
      const opened = await openPath(path, null);
      expect(opened.format, path).toBe('slack');
      const days = await collected(itemsOfFiles(opened as ArchiveFiles, null, { bytes: 0 }));
      expect(days).toMatchObject([
        { chatId: 'slack:general', messages: [{ content: 'Hello @Ana.', name: 'Ana' }] },
        { chatId: 'slack:general', messages: [{ content: 'Later.' }] },
      ]);
    }
  });
});

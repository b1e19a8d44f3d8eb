/** How the files of an import are read: as streams, whatever they are cut into, and for what they are. A part that is skipped is lost. */
import { describe, expect, it } from 'vitest';
import { readPlainConversation, readPlainMessage } from '../../../../src/cli/import/formats/plain-lines.ts';
import { jsonElements, textLines } from '../../../../src/cli/import/json-elements.ts';
import { detectFormat } from '../../../../src/cli/import/read-file.ts';

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

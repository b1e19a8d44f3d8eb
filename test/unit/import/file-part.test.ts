/**
 * Files that come in parts, cut anywhere. What falls between two parts is lost for good, and what stands in both is there twice, if it
 * bears no id.
 */
import { describe, expect, it } from 'vitest';
import { itemsOfPart, type PartFormat, readPart } from '../../../src/import/file-part.ts';
import type { Imported } from '../../../src/import/imported.ts';

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

async function taken(bytes: Uint8Array<ArrayBuffer>, partBytes: number): Promise<Imported[]> {
  const items: Imported[] = [];
  let format: PartFormat | null = null;
  for (let offset: number | null = 0; offset !== null; ) {
    const part = readPart({
      ...{ bytes: bytes.slice(offset, offset + partBytes), offset, size: bytes.length, name: 'f', format },
    });
    for await (const item of itemsOfPart(part, null)) items.push(item);
    format = part.format;
    if (part.next !== null) expect(part.next).toBeGreaterThan(offset);
    offset = part.next;
  }
  return items;
}

const chatgpt = (n: number) => ({
  conversation_id: `c-${n}`,
  title: `Brackets ] } , and "quotes" \\ ${n} 👩‍🚀`,
  current_node: 'a',
  mapping: {
    a: {
      parent: null,
      message: { id: 'm', author: { role: 'user' }, content: { parts: [`Ü[${n}],{"x":1}`] } },
    },
  },
});
const many = Array.from({ length: 9 }, (_, n) => chatgpt(n));
const lines = Array.from({ length: 9 }, (_, n) =>
  JSON.stringify({ chat_id: `c${n % 2}`, role: 'user', content: `Größe ${n}` }),
);
const FILES: readonly (readonly [string, string])[] = [
  ['a list', JSON.stringify(many)],
  ['a list with a mark and lines', `\ufeff${JSON.stringify(many, null, 1)}\n`],
  ['a list of memories', JSON.stringify(lines.map((line) => ({ id: '1', memory: line })))],
  ['lines', `${lines.join('\n')}\n`],
  ['lines without a last end', lines.join('\r\n')],
];

describe('a file in parts', () => {
  it.each(FILES)('as %s is the same wherever it is cut', async (_, text) => {
    const bytes = bytesOf(text);
    const said = (items: readonly Imported[]) =>
      items.flatMap((item) =>
        item.kind === 'memory' ? item.content : item.messages.map(({ content }) => content),
      );
    const whole = said(await taken(bytes, bytes.length));
    expect(whole).toHaveLength(9);
    for (let partBytes = 480; partBytes < bytes.length; partBytes += 37)
      expect(said(await taken(bytes, partBytes)), `${partBytes}`).toEqual(whole);
  });

  it('that cannot be taken says why', () => {
    const part = (text: string, more = {}) => ({
      ...{ bytes: bytesOf(text), offset: 0, size: 5_000, name: 'f', format: null },
      ...more,
    });
    const list = JSON.stringify(many);
    expect(() => readPart(part(list.slice(0, 150)))).toThrow('send a longer one');
    expect(() => readPart(part(list, { offset: 1 }))).toThrow('needs the format');
    expect(() => readPart(part(list, { size: 3 }))).toThrow('behind the end');
    expect(() => readPart(part('{"type":"export","schema_version":1}\n'))).toThrow('POST /v1/import');
    expect(() => readPart(part('What is this?'))).toThrow('of no kind that is known');
    expect(() => readPart(part('[1/2/24, 10:00:00] Ana: Hi.\n[1/2/24, 10:01:00] Bo: Ho.\n'))).toThrow(
      'comes whole',
    );
    expect(() => readPart(part(list.slice(0, 150), { size: bytesOf(list.slice(0, 150)).length }))).toThrow(
      'in the midst',
    );
  });
});

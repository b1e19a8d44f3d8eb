/**
 * Pieces of documents. If it fails, words of a manual cannot be found, a passage is too large for a prompt, or it does not say
 * what it is about.
 */
import { describe, expect, it } from 'vitest';
import { countTokens } from '../../../../src/lib/text/tokens.ts';
import { atomsOf } from '../../../../src/memory/documents/atoms.ts';
import { blocksOf } from '../../../../src/memory/documents/blocks.ts';
import { type NewDocument, prepareDocument } from '../../../../src/memory/documents/document.ts';
import { type Piece, splitDocument } from '../../../../src/memory/documents/split-document.ts';
import { random } from '../../../support/random.ts';

const LIMITS = { tokens: 300, overlap: 50 };
const SMALL = { tokens: 60, overlap: 10 };

const blocks = (text: string) =>
  blocksOf(text).map(({ kind, level, start, end }) => [kind, level, text.slice(start, end)]);
/** The text of a piece, without the headings before it. */
const bodyOf = ({ content, start, end }: Piece): string => content.slice(content.length - (end - start));
const prefixOf = ({ content, start, end }: Piece): string => content.slice(0, content.length - (end - start));

/** What the pieces say together, what they share once; blanks that no piece holds are put back. */
function joined(text: string, pieces: readonly Piece[]): string {
  let at = 0;
  let all = '';
  for (const { start, end } of pieces) {
    const gap = text.slice(at, Math.max(at, start));
    expect(gap).not.toMatch(/\S/);
    all += gap + text.slice(Math.max(at, start), end);
    at = Math.max(at, end);
  }
  expect(text.slice(at)).not.toMatch(/\S/);
  return all + text.slice(at);
}

const sentences = (n: number, word = 'pump') =>
  Array.from({ length: n }, (_, i) => `The ${word} has a part number ${i} that is oiled.`).join(' ');

describe('the blocks of a document', () => {
  it.each([
    [
      '# One\nText.\n',
      [
        ['heading', 1, '# One\n'],
        ['prose', 0, 'Text.\n'],
      ],
    ],
    [
      'One\n===\nText.',
      [
        ['heading', 1, 'One\n===\n'],
        ['prose', 0, 'Text.'],
      ],
    ],
    [
      'a\nb\n\nc',
      [
        ['prose', 0, 'a\nb\n\n'],
        ['prose', 0, 'c'],
      ],
    ],
    [
      '```js\n# no heading\n\n| no | table |\n```\nText.',
      [
        ['code', 0, '```js\n# no heading\n\n| no | table |\n```\n'],
        ['prose', 0, 'Text.'],
      ],
    ],
    [
      '~~~~\n~~~\n~~~~\nx',
      [
        ['code', 0, '~~~~\n~~~\n~~~~\n'],
        ['prose', 0, 'x'],
      ],
    ],
    ['```\nnever closed', [['code', 0, '```\nnever closed']]],
    [
      'Text:\n| a | b |\n|---|---|\n| 1 | 2 |\n\nEnd',
      [
        ['prose', 0, 'Text:\n'],
        ['table', 0, '| a | b |\n|---|---|\n| 1 | 2 |\n\n'],
        ['prose', 0, 'End'],
      ],
    ],
    ['#hashtag', [['prose', 0, '#hashtag']]],
    [
      'a\n\n---\nb',
      [
        ['prose', 0, 'a\n\n'],
        ['prose', 0, '---\nb'],
      ],
    ],
    ['', []],
  ] as const)('of %j are told apart', (text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });
});

describe('the atoms of a document', () => {
  it('take a run of any blank in large parts, or a page that holds one is read anew at each of its blanks', () => {
    for (const blank of ['\u00a0', '\u2003', '\u2028', '\u3000', '\ufeff', '\v', '\f', '\u200b', ' ']) {
      const text = `a${blank.repeat(20_000)}b`;
      const atoms = atomsOf(text, blocksOf(text), LIMITS.tokens);
      expect(atoms.length, JSON.stringify(blank)).toBeLessThan(400);
      for (const { tokens } of atoms) expect(tokens).toBeLessThanOrEqual(LIMITS.tokens);
      expect(atoms.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    }
  });
});

describe('a piece of a document', () => {
  it('is the whole of a short one, as it stands', () => {
    expect(splitDocument('# Oars\n\nOf ash.\n', LIMITS).map(({ content }) => content)).toEqual([
      '# Oars\n\nOf ash.\n',
    ]);
  });

  it('is none where nothing shows', () => {
    expect(splitDocument(' \n\n\t', LIMITS)).toEqual([]);
  });

  it('carries the headings above it, so that it says by itself what it is about', () => {
    const text = `# Pump\n\n## Care\n\n${sentences(30)}\n\n## Faults\n\n${sentences(30, 'valve')}`;
    const pieces = splitDocument(text, LIMITS);
    expect(pieces.length).toBeGreaterThan(2);
    const late = pieces.filter(
      (piece) => bodyOf(piece).includes('valve') && !bodyOf(piece).includes('## Faults'),
    );
    expect(late.length).toBeGreaterThan(0);
    for (const piece of late) expect(prefixOf(piece)).toBe('Pump > Faults\n');
  });

  it('begins with a section, once the one before is half full, and no heading ends it', () => {
    const text = ['A', 'B', 'C'].map((name) => `## ${name}\n\n${sentences(20, name)}`).join('\n\n');
    const pieces = splitDocument(text, LIMITS);
    expect(pieces.map((piece) => bodyOf(piece).slice(0, 4))).toEqual(['## A', '## B', '## C']);
    for (const piece of splitDocument(`${text}\n\n`.repeat(3), SMALL))
      expect(bodyOf(piece)).not.toMatch(/##[^\n]*\s*$/);
  });

  it('begins with the last sentence of the one before, within a section', () => {
    const [first, second] = splitDocument(sentences(60), LIMITS);
    const shared = bodyOf(first as Piece).slice((second?.start ?? 0) - (first?.start ?? 0));
    expect(shared).toMatch(/^The pump/);
    expect(countTokens(shared)).toBeGreaterThan(5);
    expect(countTokens(shared)).toBeLessThanOrEqual(LIMITS.overlap);
    const apart = splitDocument(sentences(60), { ...LIMITS, overlap: 0 });
    apart.slice(1).forEach((piece, i) => {
      expect(piece.start).toBe(apart[i]?.end);
    });
  });

  it.each([
    ['code', `\`\`\`js\n${'call(one, two);\n'.repeat(20)}\`\`\`\n`],
    ['a table', `| a | b |\n|---|---|\n${'| one | two |\n'.repeat(20)}`],
  ])('keeps %s together that fits into one', (_, block) => {
    const text = `${sentences(18)}\n\n${block}\n${sentences(18)}`;
    const holding = splitDocument(text, LIMITS).filter((piece) => piece.content.includes(block.trim()));
    expect(holding).toHaveLength(1);
  });

  it('cuts what is too large for one between its lines', () => {
    const code = `\`\`\`\n${Array.from({ length: 200 }, (_, i) => `line(${i});`).join('\n')}\n\`\`\``;
    const pieces = splitDocument(code, LIMITS);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces)
      for (const line of bodyOf(piece).trim().split('\n')) expect(line).toMatch(/^```$|^line\(\d+\);$/);
  });

  it.each([
    ['Chinese', '春天来了，万物复苏。小鸟在树上唱歌，孩子们在公园里玩耍。'.repeat(60), /^.*[。]\s*$/su],
    ['English', sentences(90), /\.\s*$/],
  ])('ends with a sentence in %s', (_, text, end) => {
    for (const piece of splitDocument(text, LIMITS)) expect(piece.content).toMatch(end);
  });

  it.each([
    ['a word without end', 'x'.repeat(20_000)],
    ['Chinese without a full stop', '春天来了万物复苏小鸟在树上唱歌孩子们在公园里玩耍'.repeat(100)],
    ['Thai', 'ภาษาไทยไม่มีช่องว่างระหว่างคำ'.repeat(200)],
    ['pictures of many characters', '👩‍👩‍👧‍👦🇩🇪'.repeat(400)],
    ['one line', sentences(400).replaceAll('.', ',')],
    ['blank lines', `a${'\n'.repeat(5_000)}b`],
    ['headings alone', '# a very long heading of many words\n'.repeat(300)],
    [
      'headings in headings',
      Array.from({ length: 6 }, (_, i) => `${'#'.repeat(i + 1)} ${'deep '.repeat(40)}\n\ntext ${i}`).join(
        '\n\n',
      ),
    ],
    ['line breaks of Windows', sentences(100).replaceAll('. ', '.\r\n')],
  ])('is within its limit and loses nothing: %s', (_, text) => {
    for (const limits of [LIMITS, SMALL]) {
      const pieces = splitDocument(text, limits);
      expect(joined(text, pieces)).toBe(text);
      for (const piece of pieces) {
        expect(piece.tokens).toBe(countTokens(piece.content));
        expect(piece.tokens).toBeLessThanOrEqual(limits.tokens);
        expect(piece.content.isWellFormed()).toBe(true);
      }
    }
  });

  it('loses nothing of whatever text, in whatever size', () => {
    const { seed, int, pick } = random();
    const parts = [
      'word ',
      'A sentence ends. ',
      '\n',
      '\n\n',
      '# Heading\n',
      '## Next\n\n',
      '```\n',
      '| a | b |\n',
      '- item\n',
      '春天来了。',
      'ไทย',
      '👩‍👩‍👧‍👦',
      'x'.repeat(90),
      '\t',
      '\r\n',
      '===\n',
      '1. one\n',
      '…',
      '"quoted." ',
      'é',
      '\u200b',
    ];
    for (let round = 0; round < 150; round++) {
      const text = Array.from({ length: 1 + int(120) }, () => pick(parts)).join('');
      const limits = { tokens: 50 + int(300), overlap: int(120) };
      const pieces = splitDocument(text, limits);
      const about = `SEED=${seed} round ${round}`;
      expect(joined(text, pieces), about).toBe(text);
      for (const piece of pieces) {
        expect(piece.tokens, about).toBeLessThanOrEqual(limits.tokens);
        expect(bodyOf(piece), about).toBe(text.slice(piece.start, piece.end));
      }
      pieces.slice(1).forEach((piece, i) => {
        expect(piece.end, about).toBeGreaterThan(pieces[i]?.end ?? 0);
      });
    }
  });
});

describe('a document on its way into the store', () => {
  const document: NewDocument = {
    workspaceId: 'ws',
    channelId: null,
    userId: null,
    visibility: 'shared',
    source: 'a.md',
    title: null,
    content: 'Oars of ash.',
    metadata: {},
    fetchedAt: null,
  };
  const made = (fields: Partial<NewDocument>) => prepareDocument({ ...document, ...fields }, LIMITS, 'm');

  it('has one place for each source, scope and owner', () => {
    const { sourceKey } = made({});
    expect(made({ content: 'Other.', title: 'T', fetchedAt: 1 }).sourceKey).toBe(sourceKey);
    for (const other of [
      { source: 'b.md' },
      { workspaceId: 'ws2' },
      { channelId: 'ch' },
      { userId: 'ana' },
      { userId: 'ana', visibility: 'private' },
    ] as const)
      expect(made(other).sourceKey).not.toBe(sourceKey);
  });

  it('is new when its words, its title or the way that it is cut are', () => {
    const { fingerprint } = made({});
    expect(made({ metadata: { a: 1 }, fetchedAt: 5 }).fingerprint).toBe(fingerprint);
    for (const other of [{ content: 'Oars of pine.' }, { title: 'T' }])
      expect(made(other).fingerprint).not.toBe(fingerprint);
    expect(prepareDocument(document, SMALL, 'm').fingerprint).not.toBe(fingerprint);
  });

  it('has its secrets taken out, and counted', () => {
    const key = `sk-${'a1B2c3D4e5F6g7H8'.repeat(3)}`;
    const { content, redacted, pieces } = made({ content: `Oars. API_KEY=${key}` });
    expect(content + JSON.stringify(pieces)).not.toContain(key);
    expect(Object.values(redacted)).toEqual([1]);
  });

  it('has those taken out that only their place tells, and keeps what is said about passwords', () => {
    const content = [
      '## Database password',
      '',
      'hunter2x',
      '',
      '| user | password |',
      '|---|---|',
      '| ana | Zebra77 |',
      '',
      'Log in with `mysql -u ana -pKestrel41 shop`.',
      '',
      '## Password reset',
      '',
      'Open port 8080 with `docker run -p 8080:80`.',
    ].join('\n');
    const { content: kept, redacted, pieces } = made({ content });
    expect(kept + JSON.stringify(pieces)).not.toMatch(/hunter2x|Zebra77|Kestrel41/);
    expect(redacted).toEqual({ password: 3 });
    expect(kept).toContain('docker run -p 8080:80');
  });
});

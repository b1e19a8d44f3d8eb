/**
 * Renders results as text: a line an item, quoted as data, with who said it, its day and its id; and what is known of a user,
 * as a Markdown document. Texts and names stay on their line, and nothing in them can pass for one of our marks. Pure; it tells
 * items as the API shows them.
 */
import { countTokens, truncateToTokens } from '../lib/text/tokens.ts';
import { neutralise } from '../memory/neutralise.ts';
import type { MemoryKind } from '../memory/types.ts';
import { harmlessName, UNTITLED } from '../memory/untrusted.ts';

/** A found item, as far as it is told. */
export interface ListedResult {
  readonly type: 'memory' | 'event' | 'chunk' | 'document';
  readonly id: string;
  readonly content: string;
  readonly passage?: string | undefined;
  readonly occurred_at: string;
  readonly kind?: string | undefined;
  readonly role?: string | undefined;
  readonly name?: string | null | undefined;
  readonly source?: string | null | undefined;
}

/** A memory, as far as it is told. */
export interface ProfileMemory {
  readonly id: string;
  readonly content: string;
  readonly kind: MemoryKind;
  readonly importance: number;
  readonly valid_from: string | null;
  readonly created_at: string;
}

/** Tokens of one item at most: the id leads to the rest. */
const ITEM_MAX_TOKENS = 400;

/** `- "text" (user, 2026-01-05) [evt_…]` */
export const renderResult = (result: ListedResult): string =>
  `- ${quoted(result.passage ?? result.content)} (${labelOf(result)}, ${dayOf(result.occurred_at)}) [${result.id}]`;

/** Joins lines from the first on as long as they fit; `left` counts those that do not. */
export function fittingLines(
  lines: readonly string[],
  limit: number,
): { readonly text: string; readonly left: number } {
  const fitting: string[] = [];
  let tokens = 0;
  for (const line of lines) {
    tokens += countTokens(`${line}\n`);
    if (tokens > limit) break;
    fitting.push(line);
  }
  return { text: fitting.join('\n'), left: lines.length - fitting.length };
}

const HEADINGS: readonly (readonly [heading: string, ...kinds: MemoryKind[]])[] = [
  ['Standing instructions', 'instruction', 'procedure'],
  ['Preferences', 'preference'],
  ['Facts', 'fact', 'summary'],
  ['Decisions and events', 'decision', 'event'],
];

/** Profile of somebody in Markdown: the most important memories of each kind first. */
export function renderProfile(title: string, memories: readonly ProfileMemory[], limit: number): string {
  const heading = `# ${onOneLine(neutralise(title))}`;
  if (memories.length === 0) return `${heading}\n\nNothing is known yet.`;
  const lines = HEADINGS.flatMap(([name, ...kinds]) => {
    const own = memories
      .filter(({ kind }) => kinds.includes(kind))
      .sort((a, b) => b.importance - a.importance || (dateOf(a) < dateOf(b) ? 1 : -1));
    if (own.length === 0) return [];
    return ['', `## ${name}`, '', ...own.map(tellMemory)];
  });
  const { text, left } = fittingLines(lines, limit);
  return `${heading}\n${text}${left > 0 ? `\n\n${left} more lines are left out.` : ''}`;
}

/** `- "text" (fact, 2026-01-05) [mem_…]` */
export const tellMemory = (memory: ProfileMemory): string =>
  `- ${quoted(memory.content)} (${memory.kind}, ${dayOf(dateOf(memory))}) [${memory.id}]`;

const dateOf = ({ valid_from, created_at }: ProfileMemory): string => valid_from ?? created_at;

const dayOf = (moment: string): string => moment.slice(0, 10);

const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const quoted = (text: string): string =>
  JSON.stringify(truncateToTokens(onOneLine(neutralise(text)), ITEM_MAX_TOKENS));

function labelOf({ type, kind, role, name, source }: ListedResult): string {
  switch (type) {
    case 'memory':
      return kind ?? 'memory';
    case 'event':
      return name ? quoted(harmlessName(name, role ?? UNTITLED)) : (role ?? 'user');
    case 'chunk':
      return 'summary';
    case 'document':
      return source ? `document ${quoted(harmlessName(source, UNTITLED))}` : 'document';
  }
}

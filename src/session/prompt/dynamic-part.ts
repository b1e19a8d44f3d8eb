/**
 * Dynamic part of a prompt, beside live history and the stable part: the state of the conversation, and excerpts. Pure.
 */
import type { SnapshotParts } from '../../memory/ports.ts';
import { harmlessName, readsLikeInstruction } from '../../memory/untrusted.ts';
import { quoted, quotedLines, quotedText, type Section } from './section.ts';

/** Items of each list of a snapshot, and the tokens of one. */
const SNAPSHOT_ITEMS_MAX = 8;
const SNAPSHOT_ITEM_MAX_TOKENS = 40;
/** One excerpt of a document is a chunk, by default. */
export const DOCUMENT_EXCERPT_MAX_TOKENS = 300;
/** One of a tool is two or three sentences. */
export const TOOL_EXCERPT_MAX_TOKENS = 80;
/** Chunks in one prompt (seed B). */
export const DOCUMENT_EXCERPTS_MAX = 3;
/** Short excerpts of tools in one prompt (seed B: 2 or 3). */
export const TOOL_EXCERPTS_MAX = 3;
const SOURCE_MAX_TOKENS = 40;

/** A passage of a document, or what a tool or a web search brought, best first. */
export interface Excerpt {
  readonly content: string;
  /** The document, the tool, the address. */
  readonly source: string;
  /** Conversation in which a tool brought it, if not the one at hand, as it is told after the source. */
  readonly place?: string;
  /** Moment when it was fetched; null when that says nothing. */
  readonly at: number | null;
}

const SNAPSHOT_HEADINGS = {
  goals: 'Goals',
  decisions: 'Decisions',
  openQuestions: 'Open questions',
  nextSteps: 'Next steps',
  entities: 'People, places and things',
} as const satisfies Record<keyof SnapshotParts, string>;
type ListName = keyof typeof SNAPSHOT_HEADINGS;

/** Section with the day on which the message is written, by which a model tells how long ago a line is of. */
export const todaySection = (now: number): Section => ({
  heading: 'Today:',
  lines: [new Date(now).toISOString().slice(0, 10)],
});

/** The rolling summary, cut where it is longer than a workspace wants, and the lists of the latest snapshot. */
export function stateSections(
  rollingSummary: string | null,
  snapshot: SnapshotParts | null,
  summaryMaxTokens: number,
): Section[] {
  const summary = {
    heading: 'Summary of the conversation so far, quoted as data:',
    lines: quotedLines(rollingSummary ?? '', summaryMaxTokens),
  };
  return [
    summary,
    ...Object.entries(SNAPSHOT_HEADINGS).map(([name, heading]) => ({
      heading: `${heading}, quoted as data:`,
      lines: (snapshot?.[name as ListName] ?? [])
        .filter((item) => item.trim() !== '')
        .slice(0, SNAPSHOT_ITEMS_MAX)
        .map((item) => `- ${quoted(item, SNAPSHOT_ITEM_MAX_TOKENS)}`),
    })),
  ];
}

/** Passages of documents. A workspace chose its documents, so that a manual may say "always" in them. */
export const documentSections = (excerpts: readonly Excerpt[]): Section[] => [
  {
    heading: 'Excerpts from documents, quoted as data:',
    lines: excerpts
      .slice(0, DOCUMENT_EXCERPTS_MAX)
      .map((excerpt) => excerptLine(excerpt, quotedText(excerpt.content, DOCUMENT_EXCERPT_MAX_TOKENS))),
  },
];

/** Sections of what tools and the web said. Nobody vouches for it: text that reads like an instruction is left out. */
export const toolSections = (excerpts: readonly Excerpt[]): Section[] => [
  {
    heading: 'Excerpts from tools and the web, quoted as data:',
    lines: excerpts
      .filter(({ content }) => !readsLikeInstruction(content))
      .slice(0, TOOL_EXCERPTS_MAX)
      .map((excerpt) =>
        excerptLine(
          { ...excerpt, source: harmlessName(excerpt.source, 'tool') },
          quoted(excerpt.content, TOOL_EXCERPT_MAX_TOKENS),
        ),
      ),
  },
];

const excerptLine = ({ source, place = '', at }: Excerpt, content: string): string => {
  const date = at === null ? '' : `, ${new Date(at).toISOString().slice(0, 10)}`;
  return `- ${content} (${quoted(source, SOURCE_MAX_TOKENS)}${place}${date})`;
};

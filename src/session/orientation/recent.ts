/** Recent conversations and notes, as lines of an orientation document. Pure; every text is quoted and bounded. */
import { z } from 'zod';
import type { SnapshotParts } from '../../memory/ports.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { TITLE_MAX_TOKENS } from '../../recall/title.ts';
import type { ScratchpadNote } from '../../store/conversations/orientation-reads.ts';
import type { RecentConversation } from '../../store/conversations/recent.ts';
import { withoutSecrets } from '../injection/recalled-passage.ts';
import { quoted, quotedLines } from '../prompt/section.ts';

/** The summary of another conversation; that of the conversation itself is as long as its workspace wants. */
const RECENT_SUMMARY_MAX_TOKENS = 120;
/** Items of a snapshot, and the tokens of one. */
const STATE_ITEMS_MAX = 5;
const STATE_ITEM_MAX_TOKENS = 40;
/** A note may hold 64 KB; the document shows what it begins with, and the scratchpad the rest. */
const NOTE_KEY_MAX_TOKENS = 20;
const NOTE_VALUE_MAX_TOKENS = 40;

/** A summary as quoted lines. */
export const quotedSummary = (summary: string | null, maxTokens: number): string[] =>
  quotedLines(summary ?? '', maxTokens);

/** Goals and decisions of a snapshot. */
export const stateLines = (snapshot: unknown): string[] => [
  ...listLines(snapshot, 'goals', 'goal'),
  ...listLines(snapshot, 'decisions', 'decision'),
];

/** Another conversation: when, how it stands, and its summary. */
export const conversationLines = (
  recent: Pick<RecentConversation, 'refCode' | 'status' | 'title' | 'lastActiveAt' | 'rollingSummary'>,
): string[] => [
  `### ${new Date(recent.lastActiveAt).toISOString().slice(0, 10)}, ${recent.status}, ${recent.refCode}${titlePart(recent.title)}`,
  ...quotedSummary(recent.rollingSummary, RECENT_SUMMARY_MAX_TOKENS),
];

const titlePart = (title: string | null): string =>
  title === null || readsLikeInstruction(title) ? '' : `, ${quoted(withoutSecrets(title), TITLE_MAX_TOKENS)}`;

/** A note. Its key may be what says that the value is a secret. */
export function scratchpadLine({ key, value }: ScratchpadNote): string {
  const secretless = withoutSecrets(`${key}: ${value}`);
  const note = secretless.startsWith(`${key}: `) ? secretless.slice(key.length + 2) : withoutSecrets(value);
  return `- ${quoted(key, NOTE_KEY_MAX_TOKENS)}: ${quoted(note, NOTE_VALUE_MAX_TOKENS)}`;
}

/** A snapshot as it is stored; a list that is not one is none. */
const Snapshot = z.record(z.string(), z.unknown()).catch({});
const Items = z.array(z.string()).catch([]);

/** One list of a snapshot, without blank items. */
export const snapshotList = (snapshot: unknown, name: keyof SnapshotParts): string[] =>
  Items.parse(Snapshot.parse(snapshot ?? {})[name]).filter((item) => item.trim() !== '');

const listLines = (snapshot: unknown, name: keyof SnapshotParts, label: string): string[] =>
  snapshotList(snapshot, name)
    .slice(0, STATE_ITEMS_MAX)
    .map((item) => `- ${quoted(item, STATE_ITEM_MAX_TOKENS)} (${label})`);

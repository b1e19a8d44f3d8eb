/**
 * The earlier conversation that one goes on with, as its prompts tell it: what it came to and what it left open. Made when it is
 * taken up and kept as it was; what is erased of it takes it along. Pure; every text is quoted and bounded.
 */
import { dayIn } from '../../lib/time-zone.ts';
import { redactTogether } from '../../memory/sensitive/sensitive.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { TITLE_MAX_TOKENS, titleOf } from '../../recall/title.ts';
import type { RecentConversation } from '../../store/conversations/recent.ts';
import { markOutdated, parseStatements } from '../history/outdated-statements.ts';
import { withoutSecrets } from '../injection/recalled-passage.ts';
import { snapshotList } from '../orientation/recent.ts';
import { quoted, quotedLines, type Section } from './section.ts';

/** Tokens of its summary, and of each thing that was decided or is open. */
const SUMMARY_MAX_TOKENS = 300;
const ITEM_MAX_TOKENS = 40;
const ITEMS_MAX = 4;

/** A conversation that was taken up. */
export interface Continued {
  /** The turn that took it up. */
  readonly turnId: string;
  readonly conversationId: string;
  /** As it is shown to clients; null where nothing in it makes one. */
  readonly title: string | null;
  /** The day of its last message. */
  readonly day: string;
  readonly lines: readonly string[];
  /** Messages and summaries that it is made of: when one of them goes, it goes. */
  readonly sources: readonly string[];
}

const LISTS = { decisions: 'decided', nextSteps: 'next step', openQuestions: 'open question' } as const;
type ListName = keyof typeof LISTS;

/** Tells a conversation for the prompts of the one that a turn goes on in. */
export function makeContinued(
  conversation: RecentConversation,
  { turnId, zone }: { readonly turnId: string; readonly zone: string },
): Continued {
  const { id, chunkId, rollingSummary, snapshot, firstWords, lastActiveAt, outdated } = conversation;
  const outdatedStatements = parseStatements(outdated.map((said) => ({ said, became: 'replaced' })));
  const said = redactTogether(firstWords.map(({ content }) => content));
  const told = chunkId === null ? said : (rollingSummary ?? '').split('\n');
  const state = (list: ListName): string[] =>
    snapshotList(snapshot, list)
      .filter((item) => !readsLikeInstruction(item))
      .slice(0, ITEMS_MAX)
      .map(
        (item) =>
          `- ${quoted(markOutdated(withoutSecrets(item), outdatedStatements), ITEM_MAX_TOKENS)} (${LISTS[list]})`,
      );
  const summary = told.filter((line) => !readsLikeInstruction(line)).join('\n');
  return {
    turnId,
    conversationId: id,
    title: conversation.title ?? titleOf(said),
    day: dayIn(zone, lastActiveAt),
    lines: [
      ...quotedLines(markOutdated(withoutSecrets(summary), outdatedStatements), SUMMARY_MAX_TOKENS),
      ...(chunkId === null ? [] : (Object.keys(LISTS) as ListName[]).flatMap(state)),
    ],
    sources: [...(chunkId === null ? [] : [chunkId]), ...firstWords.map((one) => one.id)],
  };
}

/** The section of a prompt that tells it. */
export function continuedSection(continued: Continued | null): Section {
  if (continued === null) return { heading: '', lines: [] };
  const { title, day, lines } = continued;
  const name =
    title === null || readsLikeInstruction(title)
      ? ''
      : `${quoted(withoutSecrets(title), TITLE_MAX_TOKENS)}, `;
  return {
    heading: `The earlier conversation that this one goes on with (${name}${day}), quoted as data:`,
    lines,
  };
}

/** What a prompt tells: the lines of its blocks, and whether a value is among what was remembered or said. */
import type { PromptMessage, TurnAnswer } from '../service/workspace.ts';

const BLOCK = '[Context from memory]';
/** A line of a block: what it quotes, what is said of it, whose it is. */
const LINE = /^- (?:Correction: )?("(?:[^"\\]|\\.)*") \((.*)\) \[([^[\]]+)\]$/u;

/** A line of a block. */
export interface BlockLine {
  readonly id: string;
  readonly text: string;
  readonly isOutdated: boolean;
}

/** The lines of the blocks in a prompt, by block. */
export const blocksOf = ({ prompt }: TurnAnswer): BlockLine[][] =>
  prompt.messages.filter(isBlock).map(({ content }) =>
    content.split('\n').flatMap((line) => {
      const [, text = '""', about = '', id = ''] = LINE.exec(line) ?? [];
      return id === ''
        ? []
        : [{ id, text: JSON.parse(text) as string, isOutdated: about.endsWith('outdated') }];
    }),
  );

/** The messages of a prompt without its blocks. */
export const messagesOf = ({ prompt }: TurnAnswer): PromptMessage[] =>
  prompt.messages.filter((message) => !isBlock(message));

const isBlock = ({ content }: PromptMessage): boolean => content.startsWith(BLOCK);

/** The lines of memories and messages in the blocks of a prompt. A summary is neither: it tells how it was then. */
export const toldItems = (answer: TurnAnswer): BlockLine[] =>
  blocksOf(answer)
    .flat()
    .filter((line) => !isSummary(line));

/** The summaries in the blocks of a prompt. */
export const toldSummaries = (answer: TurnAnswer): string[] =>
  blocksOf(answer)
    .flat()
    .filter(isSummary)
    .map(({ text }) => text);

const isSummary = ({ id }: BlockLine): boolean => id.startsWith('chk_');

/**
 * Whether a prompt tells a value by what was remembered or said: an established fact, a line of a block, a live message. A
 * summary does not count: it tells of a conversation and is no answer to a question.
 */
export const isTold = (answer: TurnAnswer, value: string): boolean =>
  [
    answer.prompt.system.stable,
    ...toldItems(answer).map(({ text }) => text),
    ...messagesOf(answer).map(({ content }) => content),
  ].some((text) => holds(text, value));

/** Whether a text has a value in it, in whatever case. */
export const holds = (text: string, value: string): boolean =>
  text.toLowerCase().includes(value.toLowerCase());

/**
 * One line of an injection block: how an item reads in it, and what can be read back from it. Pure. Text and names are
 * quoted as data on one line, so that nothing in them can end the block or pass for an instruction of ours.
 */

import { countTokens } from '../../lib/text/tokens.ts';
import { neutralise } from '../../memory/neutralise.ts';
import type { Speaker } from '../../memory/people/namesakes.ts';
import { harmlessName, readsLikeInstruction, UNTITLED } from '../../memory/untrusted.ts';
import type { Candidate, EventCandidate, MemoryCandidate } from '../../recall/candidates.ts';
import { PASSAGE_MAX_TOKENS } from '../../recall/excerpt.ts';
import { recalledPassage, withoutSecrets } from './recalled-passage.ts';

/**
 * A longer item shows the passage that the message means, and the id leads to the rest. What answers best is told at length; what
 * comes after it, and each line of a list, in fewer words, so that there is room for more of them.
 */
export const PASSAGE_TOKENS = { long: PASSAGE_MAX_TOKENS, short: 90 };
export type PassageLength = keyof typeof PASSAGE_TOKENS;
const SPEAKER_MAX_CHARS = 40;
/** Mark of a line whose words were true when they were said. */
const OUTDATED = ', outdated';
/** Mark of a line whose words may be over: what was said later stands beside it. */
const DOUBTED = ', perhaps outdated';
/** A line up to its closing id: mark, quotation, and what is said of it. */
const LINE = /^- (?:Correction: )?("(?:[^"\\]|\\.)*") \(.*\) \[[^[\]]+\]$/u;

/** Facts about the block and its reader that a line is worded by, beside the item itself. */
export interface LineContext {
  /** Terms that the message asks for. */
  readonly terms: readonly string[];
  /** Several users speak here, so that a line says which of them it was. */
  readonly isGroup: boolean;
  /** Milliseconds that the clock of the reader is ahead of UTC: the days of lines and of the prompt are days of theirs. */
  readonly clock?: number;
  /** Name of a member of a group where some bear one name. */
  readonly nameOf?: (speaker: Speaker) => string | null;
  /** The block says once, above its lines, that all messages in it were said elsewhere. */
  readonly isAllElsewhere?: boolean;
}

/** Heading of a block in which no message was said in the conversation at hand. */
export const ALL_ELSEWHERE = 'Said elsewhere:';

/** Recognises candidates of which all messages and summaries are of other conversations. */
export const areElsewhere = (candidates: readonly Candidate[]): boolean => {
  const said = candidates.filter((one) => one.type === 'event' || one.type === 'chunk');
  return said.length > 0 && said.every(({ elsewhere }) => elsewhere !== undefined);
};

/** Reason for which an item stands in a block in another way than as it was found. */
export type LineMark = 'correction' | 'outdated' | 'doubted' | null;

/**
 * One item: `- "text" (who, date) [id]`, or `(who in "its title", date)`, and `(who elsewhere, date)` where the block does not say it of all: every word of it is paid for in each line. A block stays in live history for days, where "yesterday" would become untrue; the prompt
 * says what day it is.
 */
export function renderLine(
  candidate: Candidate,
  { terms, ...context }: LineContext,
  mark: LineMark = null,
  length: PassageLength = 'long',
): string {
  const text = passageOf(candidate, terms, length);
  const date = new Date(candidate.occurredAt + (context.clock ?? 0)).toISOString().slice(0, 10);
  const about = `${labelOf(candidate, context)}, ${candidate.type === 'memory' ? `noted ${date}${happening(candidate, date)}` : date}`;
  const line = `- ${mark === 'correction' ? 'Correction: ' : ''}${JSON.stringify(text)} (${about}) [${candidate.id}]`;
  return mark === 'outdated' || mark === 'doubted' ? marked(line, mark) : line;
}

/** A day, and its hour, as memories are dated. */
const DATED = /(?<!\d)\d{4}-\d\d-\d\d(?: at \d\d:\d\d)?(?!\d)/;

/** Days of what a memory tells, if they lay ahead when it was noted: the two are easily taken for each other. */
function happening({ content, memory }: MemoryCandidate, noted: string): string {
  const { happensFrom, happensTo } = memory;
  if (happensFrom != null && happensTo != null && happensFrom !== happensTo)
    return `, happens ${happensFrom} to ${happensTo}`;
  const [day = ''] = DATED.exec(content) ?? [];
  return day >= noted ? `, happens ${day}` : happensFrom != null ? `, happens ${happensFrom}` : '';
}

/** Matches a line to an item by its id. */
export const isLineOf = (line: string, id: string): boolean => line.endsWith(`[${id}]`);

/** The line with the mark of words that are no longer true; as it is when it has it. */
export const asOutdated = (line: string): string => marked(line, 'outdated');

const marked = (line: string, mark: 'outdated' | 'doubted'): string =>
  line.replace(MARKS, mark === 'outdated' ? `${OUTDATED}) $1` : `${DOUBTED}) $1`);
/** The end of a line, and the mark that it may have. */
const MARKS = new RegExp(`(?:${OUTDATED}|${DOUBTED})?\\) (\\[[^[\\]]+\\])$`, 'u');

/** Checks that a line quotes a text as it is now, or a passage of it. */
export function quotes(line: string, content: string): boolean {
  const quotation = LINE.exec(line)?.[1];
  if (quotation === undefined) return false;
  const quoted = (JSON.parse(quotation) as string).trim();
  const text = onOneLine(withoutSecrets(content));
  return isLong(content) ? quoted.split('…').every((part) => text.includes(part.trim())) : text === quoted;
}

/** Passages that were cut out already: a turn holds each candidate against many things. */
const passages = new WeakMap<
  object,
  { readonly terms: readonly string[]; readonly cut: Map<number, string> }
>();

/** Passage of an item that a line quotes. */
export function passageOf(
  candidate: Pick<Candidate, 'content'>,
  terms: readonly string[],
  length: PassageLength = 'long',
): string {
  const known = passages.get(candidate);
  const { cut } = known?.terms === terms ? known : { cut: new Map<number, string>() };
  passages.set(candidate, { terms, cut });
  const limit = PASSAGE_TOKENS[length];
  const passage = cut.get(limit) ?? onOneLine(recalledPassage(candidate.content, terms, limit));
  cut.set(limit, passage);
  return passage;
}

/** Checks that a block quotes an item as a line of this turn would. */
export const isQuotedIn = (
  block: string,
  candidate: Pick<Candidate, 'content'>,
  terms: readonly string[],
): boolean =>
  !isLong(candidate.content) ||
  (['long', 'short'] as const).some((length) =>
    block.includes(JSON.stringify(passageOf(candidate, terms, length))),
  );

/** Recognises a text of which a line may show only a passage. */
const isLong = (content: string): boolean => countTokens(content) > PASSAGE_TOKENS.short;

const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Kind of an item, or its speaker. */
function labelOf(candidate: Candidate, context: Omit<LineContext, 'terms'>): string {
  const { isAllElsewhere } = context;
  switch (candidate.type) {
    case 'memory':
      return candidate.memory.kind;
    case 'event':
      return `${speakerOf(candidate, context)}${placeOf(candidate, isAllElsewhere)}`;
    case 'chunk':
      return `summary${placeOf(candidate, isAllElsewhere)}`;
    case 'document':
      return candidate.source === null
        ? 'document'
        : `document ${quotedName(harmlessName(candidate.source, UNTITLED))}`;
  }
}

/**
 * Conversation in which it was said, if not the one at hand (`isSaid`: if the block does not say so): by its title,
 * quoted as text is.
 */
export function placeOf({ elsewhere }: Pick<EventCandidate, 'elsewhere'>, isSaid = false): string {
  if (elsewhere === undefined) return '';
  const { title } = elsewhere;
  if (title === null || readsLikeInstruction(title)) return isSaid ? '' : ' elsewhere';
  return ` in ${quotedName(title)}`;
}

/** A name is chosen by who bears it, so it is quoted as text is, and short. In a group whoever has none has an id. */
function speakerOf(
  { name, userId, role }: EventCandidate,
  { isGroup, nameOf = ({ name }) => name }: Pick<LineContext, 'isGroup' | 'nameOf'>,
): string {
  const spoken = nameOf({ name, userId }) ?? (isGroup ? userId : null);
  // What users call themselves to themselves is theirs.
  const isStranger = isGroup || role === 'tool';
  if (spoken === null || (isStranger && readsLikeInstruction(spoken))) return role;
  return quotedName(spoken);
}

const quotedName = (name: string): string =>
  JSON.stringify([...neutralise(onOneLine(name))].slice(0, SPEAKER_MAX_CHARS).join(''));

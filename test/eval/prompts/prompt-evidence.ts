/**
 * Which turns of a dialogue stand in a prompt, told by their words alone: whatever a prompt is made of and however its lines
 * are written. A turn stands in it when one message, or one line of a block or of the system prompt, has nearly all of its words
 * in their order, or a passage of it as long as half of what a line shows of a long message. Pure.
 */
import type { TurnAnswer } from '../../support/commands/client.ts';

/** Where a turn stands in a prompt: in the block of this turn, among the live messages, or in the system prompt. */
export const PLACES = ['block', 'live', 'system'] as const;
export type Place = (typeof PLACES)[number];

/** What a prompt shows in one piece. */
export interface Unit {
  readonly place: Place;
  readonly words: readonly string[];
}

const BLOCK = '[Context from memory]';
/** A quotation as JSON writes it: what a line quotes is told from what it says of it. */
const QUOTATION = /"(?:[^"\\]|\\.)*"/gu;
/** Words; scripts without blanks count by the letter. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}])*/gu;
/** Words in a row that two texts share only when one quotes the other. */
const RUN_WORDS = 5;
/** Share of a turn's words that stand in a unit which shows it: secrets and marks may have been taken out. */
const WHOLE_SHARE = 0.8;
/** Words of a passage that shows a long turn: half of the 160 tokens that a line has for it. */
const PASSAGE_MIN_WORDS = 60;

export const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The units of a prompt, without the new message, which asks; none where there is no prompt. */
export function unitsOf({ prompt }: Pick<TurnAnswer, 'prompt'>): Unit[] {
  if (prompt === null) return [];
  const { stable, dynamic } = prompt.system;
  return [
    ...linesOf('system', `${stable}\n${dynamic}`),
    ...prompt.messages
      .slice(0, -1)
      .flatMap(({ content }) =>
        content.startsWith(BLOCK)
          ? linesOf('block', content)
          : [{ place: 'live' as const, words: wordsIn(content) }],
      ),
  ];
}

const linesOf = (place: Place, text: string): Unit[] =>
  text
    .split('\n')
    .flatMap((line) => [line, ...(line.match(QUOTATION) ?? []).map(unquoted)])
    .map((shown) => ({ place, words: wordsIn(shown) }))
    .filter(({ words }) => words.length > 0);

function unquoted(quotation: string): string {
  try {
    return String(JSON.parse(quotation));
  } catch (error) {
    // Quotation marks of a sentence are no JSON where a control character stands between them.
    if (error instanceof SyntaxError) return quotation;
    throw error;
  }
}

/** The first place in which a turn stands, in the order of `PLACES`; null where it does not. */
export function placeOf(turn: readonly string[], units: readonly Unit[]): Place | null {
  const shows = PLACES.filter((place) =>
    units.some((unit) => unit.place === place && isShown(turn, unit.words)),
  );
  return shows[0] ?? null;
}

/** Whether a unit shows a turn. A turn of less than a run is shown only by a unit that says nothing else. */
export function isShown(turn: readonly string[], unit: readonly string[]): boolean {
  if (turn.length < RUN_WORDS) return turn.length > 0 && turn.join(' ') === unit.join(' ');
  const runs = new Set(runsOf(unit));
  let covered = 0;
  let coveredTo = 0;
  for (const [i, run] of runsOf(turn).entries()) {
    if (!runs.has(run)) continue;
    covered += i + RUN_WORDS - Math.max(i, coveredTo);
    coveredTo = i + RUN_WORDS;
  }
  return covered >= Math.min(turn.length * WHOLE_SHARE, PASSAGE_MIN_WORDS);
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(RUN_WORDS - 1).map((_, i) => words.slice(i, i + RUN_WORDS).join(' '));

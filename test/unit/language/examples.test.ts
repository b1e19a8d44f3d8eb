/** What each language's file says that its words make of its own examples: a wrong word costs its users a memory or a wish. */
import { describe, expect, it } from 'vitest';
import { readTimeWindows } from '../../../src/language/dates/dates.ts';
import type { Examples } from '../../../src/language/examples.ts';
import { LANGUAGES } from '../../../src/language/languages.ts';
import { readText } from '../../../src/language/read-text.ts';
import { saidOfOneself } from '../../../src/memory/people/relatives.ts';
import { extractSignals } from '../../../src/memory/signals/extract-signals.ts';
import { kindsOf } from '../../../src/models/summaries/extractive-cues.ts';
import { extractDirectives } from '../../../src/persona/directives/extract-directives.ts';
import { leansOnEarlierTurns } from '../../../src/recall/analysis/enrichment.ts';
import { QUESTION_CUES, questionParts } from '../../../src/recall/analysis/question.ts';
import { isSmallTalk } from '../../../src/recall/analysis/small-talk.ts';
import { namedThingsIn } from '../../../src/recall/graph/named-things.ts';
import { understoodIn } from '../../../src/recall/memories/lexicon/relations.ts';
import { isLight } from '../../../src/recall/memories/light-words.ts';
import { refersToEarlier } from '../../../src/session/continuity/refers-to-earlier.ts';

const NOW = Date.UTC(2026, 10, 29);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The kinds of what a message tells. */
function toldIn(text: string): string {
  return extractSignals(text, { occurredAt: NOW })
    .flatMap(({ rule }) => /^statements\.(.*)$/.exec(rule)?.[1] ?? [])
    .join('; ');
}

/** What is made of a message, written as examples write it. */
const MADE: Readonly<Record<keyof Examples, (text: string) => string | boolean>> = {
  stopWords: (text) => {
    const { ownLanguage, contentWords } = readText(text);
    return `${ownLanguage?.code}: ${contentWords.join(' ')}`;
  },
  questions: (text) => {
    const read = readText(text);
    const cues = Object.entries(QUESTION_CUES).flatMap(([field, cue]) =>
      cue.test(read.cueText) ? [field] : [],
    );
    const { length } = questionParts(read);
    return [...cues, ...(length > 0 ? [`${length} parts`] : [])].join(', ');
  },
  smallTalk: (text) => isSmallTalk(readText(text)),
  lightWords: (text) =>
    readText(text)
      .contentWords.filter((word) => !isLight(word))
      .join(' '),
  meanings: (text) =>
    understoodIn(readText(text).cueText)
      .map(({ term }) => term)
      .join(', '),
  references: (text) => leansOnEarlierTurns(readText(text)),
  dates: (text) =>
    readTimeWindows(readText(text), NOW)
      .map(({ from, to }) => `${dayOf(from)} to ${dayOf(to)}`)
      .join('; '),
  continuity: refersToEarlier,
  requests: (text) =>
    extractSignals(text, { occurredAt: NOW })
      .map(({ action, value }) => `${action} ${value}`)
      .join('; '),
  directives: (text) =>
    extractDirectives(text)
      .map(({ field, value }) => `${field} ${value}`)
      .join('; '),
  people: saidOfOneself,
  things: (text) =>
    namedThingsIn(text)
      .map(({ kind, name }) => `${kind} ${name}`)
      .join('; '),
  statementWords: toldIn,
  healthWords: toldIn,
  summaries: (text) => [...kindsOf(text)].join('; '),
};

const examples = LANGUAGES.flatMap(({ code, examples = {} }) =>
  (Object.keys(MADE) as (keyof Examples)[]).flatMap((family) =>
    Object.entries(examples[family] ?? {}).map(([text, expected]) => ({ code, family, text, expected })),
  ),
);

describe('the words of a language', () => {
  it.each(examples)('$code, $family: $text', ({ family, text, expected }) => {
    expect(MADE[family](text)).toBe(expected);
  });

  it('are shown by examples in every language that has them', () => {
    const unshown = LANGUAGES.flatMap(({ code, examples = {}, ...words }) =>
      (Object.keys(MADE) as (keyof Examples)[])
        .filter((family) => words[family] !== undefined && examples[family] === undefined)
        .map((family) => `${code} ${family}`),
    );
    expect(unshown).toEqual([]);
  });
});

/**
 * Statements that no longer hold, in texts that retell them: a summary keeps what was said word for word, also after another
 * value took its place. Such a sentence is marked, and one that its user wants forgotten is left out. Pure.
 */

import { readText } from '../../language/read-text.ts';
import { keptByText } from '../../lib/kept-by-text.ts';
import { termOf, termsOf } from '../../lib/text/words.ts';
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import type { SnapshotParts } from '../../memory/ports.ts';
import type { Conversation } from '../../memory/types.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import type { OutdatedSaying } from '../../store/memories/injections.ts';

/** Stands behind a sentence that was true when it was said. */
const MARK = ' (no longer so)';
/** A statement with fewer content words would be found in too much. */
const TERMS_MIN = 2;
/** A sentence with its mark and the white space behind it. */
const SENTENCE = /([^.!?。！？\n]+[.!?。！？]*)([\s\n]*)/gu;

/** Words that state the same of somebody: "I moved to Porto" is kept as "Lives in Porto". */
const FAMILIES: readonly ReadonlySet<string>[] = [
  'live living reside move moved relocate relocated settle settled',
  'work working job start started join joined employed hired',
  'like love prefer favourite favorite enjoy',
  'name named call called',
].map((words) => new Set(words.split(' ').map(termOf)));

/** A saying as the terms that a sentence must have: of each list one. */
export interface ReadSaying {
  readonly terms: readonly ReadonlySet<string>[];
  readonly became: OutdatedSaying['became'];
}

const alternativesOf = (term: string): ReadonlySet<string> =>
  FAMILIES.find((family) => family.has(term)) ?? new Set([term]);

/** Sayings that are kept as they were read, in characters: each turn of a conversation has those of the turn before. */
const SAYINGS_KEPT_CHARS = 200_000;
const termsOfSaying = keptByText(SAYINGS_KEPT_CHARS, (said) => readText(said).terms.map(alternativesOf));

/** The sayings by their content words, each once: read once, and looked for in all that a turn shows. */
export const readSayings = (sayings: readonly OutdatedSaying[]): ReadSaying[] =>
  [...new Map(sayings.map((saying) => [`${saying.became} ${saying.said}`, saying])).values()]
    .map(({ said, became }) => ({ terms: termsOfSaying(said), became }))
    .filter(({ terms }) => terms.length >= TERMS_MIN);

/** Texts whose terms are kept as a set, in characters. */
const LOOKED_THROUGH_KEPT_CHARS = 400_000;
const termSetOf: (text: string) => ReadonlySet<string> = keptByText(
  LOOKED_THROUGH_KEPT_CHARS,
  (text) => new Set(termsOf(text)),
);

/** Fate of a sentence that says all of a saying, the wish to forget it before all else; null when it says none. */
function becameOf(sentence: string, sayings: readonly ReadSaying[]): OutdatedSaying['became'] | null {
  const own = termSetOf(sentence);
  const isSaid = (any: ReadonlySet<string>) => {
    for (const term of any) if (own.has(term)) return true;
    return false;
  };
  const byTerm = sayingsByTerm(sayings);
  let found: OutdatedSaying['became'] | null = null;
  for (const term of own)
    for (const { terms, became } of byTerm.get(term) ?? []) {
      if (!terms.every(isSaid)) continue;
      if (became === 'forgotten') return became;
      found = became;
    }
  return found;
}

const byFirstTerm = new WeakMap<readonly ReadSaying[], ReadonlyMap<string, readonly ReadSaying[]>>();

/** The sayings by each word that may stand for their first term: a turn looks for hundreds of them in as many sentences. */
function sayingsByTerm(sayings: readonly ReadSaying[]): ReadonlyMap<string, readonly ReadSaying[]> {
  const known = byFirstTerm.get(sayings);
  if (known !== undefined) return known;
  const byTerm = new Map<string, ReadSaying[]>();
  for (const saying of sayings)
    for (const term of saying.terms[0] ?? []) {
      const beside = byTerm.get(term);
      if (beside === undefined) byTerm.set(term, [saying]);
      else beside.push(saying);
    }
  byFirstTerm.set(sayings, byTerm);
  return byTerm;
}

/** Recognises a text that says anything of that. */
export const saysOutdated = (text: string, sayings: readonly ReadSaying[]): boolean =>
  sayings.length > 0 && becameOf(text, sayings) !== null;

/** The text with its outdated sentences marked, and without those to be forgotten; the very text when it has none. */
export const markOutdated = (text: string, sayings: readonly ReadSaying[]): string =>
  sayings.length === 0
    ? text
    : text.replace(SENTENCE, (whole, sentence: string, space: string) => {
        const became = becameOf(sentence, sayings);
        if (became === null) return whole;
        return became === 'forgotten' ? '' : `${sentence}${MARK}${space}`;
      });

/** The state of a conversation, likewise. */
export function markSnapshot(snapshot: SnapshotParts, sayings: readonly ReadSaying[]): SnapshotParts {
  const marked = (lines: readonly string[]) =>
    lines.map((line) => markOutdated(line, sayings)).filter((line) => line.trim() !== '');
  const { goals, decisions, openQuestions, entities, nextSteps } = snapshot;
  return {
    goals: marked(goals),
    decisions: marked(decisions),
    openQuestions: marked(openQuestions),
    // Names state nothing.
    entities,
    nextSteps: marked(nextSteps),
  };
}

/** State of a conversation's past for a prompt, with what no longer holds marked. */
export const stateOf = (
  { rollingSummary }: Pick<Conversation, 'rollingSummary'>,
  snapshot: SnapshotParts | null,
  sayings: readonly ReadSaying[],
) => ({
  rollingSummary: rollingSummary && markOutdated(rollingSummary, sayings),
  snapshot: snapshot && markSnapshot(snapshot, sayings),
});

/** Statements that a plan makes outdated: values that it replaces, and what its user wants forgotten. */
export const sayingsOf = ({ updates }: Pick<MemoryPlan, 'updates'>): ReadSaying[] =>
  readSayings(
    updates.flatMap(({ before, memory: { status, content, validTo } }) => {
      const { content: said, ...was } = before.memory;
      if (status === was.status && content === said && validTo === was.validTo) return [];
      return [{ said, became: status === 'deleted' ? 'forgotten' : 'replaced' }];
    }),
  );

/** Marks recalled items as they must be shown: summaries, and the messages that say what no longer holds. */
export function markRecalled(
  items: readonly RecalledItem[],
  sayings: readonly ReadSaying[],
): {
  readonly items: readonly RecalledItem[];
  readonly outdated: ReadonlyMap<string, OutdatedSaying['became']>;
} {
  if (sayings.length === 0) return { items, outdated: new Map() };
  const marked = items.flatMap((item) => {
    const { candidate } = item;
    if (candidate.type !== 'chunk') return [item];
    const content = markOutdated(candidate.content, sayings);
    return content.trim() === '' ? [] : [{ ...item, candidate: { ...candidate, content } }];
  });
  const outdated = items.flatMap(({ candidate: { id, type, content } }) => {
    const became = type === 'event' ? becameOf(content, sayings) : null;
    return became === null ? [] : [[id, became] as const];
  });
  return { items: marked, outdated: new Map(outdated) };
}

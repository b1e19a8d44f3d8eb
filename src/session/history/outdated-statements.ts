/**
 * Statements that no longer hold, in texts that retell them: a summary keeps what was said word for word, also after another
 * value took its place. Such a sentence is marked, and one that its user wants forgotten is left out. Pure.
 */

import { readText } from '../../language/read-text.ts';
import { splitSentences } from '../../language/sentences.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { termOf, termSetOf } from '../../lib/text/words.ts';
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import type { SnapshotParts } from '../../memory/ports.ts';
import type { Conversation } from '../../memory/types.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import type { OutdatedStatement } from '../../store/memories/injections.ts';

/** Stands behind a sentence that was true when it was said, and behind one of which its user said something later. */
const MARK = { replaced: ' (no longer so)', doubted: ' (perhaps no longer so)' } as const;
/** A statement with fewer content words would be found in too much. */
const TERMS_MIN = 2;

/** Words that state the same of somebody: "I moved to Porto" is kept as "Lives in Porto". */
const FAMILIES: readonly ReadonlySet<string>[] = [
  'live living reside move moved relocate relocated settle settled',
  'work working job start started join joined employed hired',
  'like love prefer favourite favorite enjoy',
  'name named call called',
].map((words) => new Set(words.split(' ').map(termOf)));

/** A statement as the terms that a sentence must have: of each list one. */
export interface ParsedStatement {
  readonly terms: readonly ReadonlySet<string>[];
  readonly became: Fate;
}

/** Fates of a statement: over, to be forgotten, or perhaps over. */
const FATES = ['replaced', 'forgotten', 'doubted'] as const satisfies readonly (
  | OutdatedStatement['became']
  | 'doubted'
)[];
type Fate = (typeof FATES)[number];

const alternativesOf = (term: string): ReadonlySet<string> =>
  FAMILIES.find((family) => family.has(term)) ?? new Set([term]);

/** Statements that are kept as they were read, in characters: each turn of a conversation has those of the turn before. */
const STATEMENTS_KEPT_CHARS = 200_000;
const termsOfStatement = memoiseByText(STATEMENTS_KEPT_CHARS, (said) =>
  readText(said).terms.map(alternativesOf),
);

/** The statements by their content words, each once: read once, and looked for in all that a turn shows. */
export const parseStatements = (
  statements: readonly { readonly said: string; readonly became: Fate }[],
): ParsedStatement[] =>
  FATES.flatMap((fate) =>
    [...new Set(statements.flatMap(({ said, became }) => (became === fate ? [said] : [])))].flatMap(
      (said) => {
        const terms = termsOfStatement(said);
        return terms.length >= TERMS_MIN ? [{ terms, became: fate }] : [];
      },
    ),
  );

/** Fate of a sentence that says all of a statement, the wish to forget it before all else; null when it says none. */
function becameOf(sentence: string, statements: readonly ParsedStatement[]): Fate | null {
  const own = termSetOf(sentence);
  const isSaid = (any: ReadonlySet<string>) => {
    for (const term of any) if (own.has(term)) return true;
    return false;
  };
  const byTerm = statementsByTerm(statements);
  let found: Fate | null = null;
  for (const term of own)
    for (const { terms, became } of byTerm.get(term) ?? []) {
      if (!terms.every(isSaid)) continue;
      if (became === 'forgotten') return became;
      if (found !== 'replaced') found = became;
    }
  return found;
}

const byKeyTerm = new WeakMap<readonly ParsedStatement[], ReadonlyMap<string, readonly ParsedStatement[]>>();

/** The term by which a statement is looked for: the last that only one word stands for, since its value is rarer than what is said of it. */
const keyOf = ({ terms }: ParsedStatement): ReadonlySet<string> =>
  terms.findLast(({ size }) => size === 1) ?? terms[0] ?? new Set();

/** The statements by each word that may stand for such a term: a turn looks for hundreds of them in as many sentences. */
function statementsByTerm(
  statements: readonly ParsedStatement[],
): ReadonlyMap<string, readonly ParsedStatement[]> {
  const known = byKeyTerm.get(statements);
  if (known !== undefined) return known;
  const byTerm = new Map<string, ParsedStatement[]>();
  for (const statement of statements)
    for (const term of keyOf(statement)) {
      const beside = byTerm.get(term);
      if (beside === undefined) byTerm.set(term, [statement]);
      else beside.push(statement);
    }
  byKeyTerm.set(statements, byTerm);
  return byTerm;
}

/** Recognises a text that says anything of that. */
export const saysOutdated = (text: string, statements: readonly ParsedStatement[]): boolean =>
  statements.length > 0 && becameOf(text, statements) !== null;

/** The text with its outdated sentences marked, and without those to be forgotten; the very text when it has none. */
export const markOutdated = (text: string, statements: readonly ParsedStatement[]): string =>
  statements.length === 0
    ? text
    : splitSentences(text)
        .map(({ sentence, blanks }) => {
          const became = becameOf(sentence, statements);
          if (became === null) return sentence + blanks;
          return became === 'forgotten' ? '' : `${sentence}${MARK[became]}${blanks}`;
        })
        .join('');

/** The state of a conversation, likewise. */
export function markSnapshot(snapshot: SnapshotParts, statements: readonly ParsedStatement[]): SnapshotParts {
  const marked = (lines: readonly string[]) =>
    lines.map((line) => markOutdated(line, statements)).filter((line) => line.trim() !== '');
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
  statements: readonly ParsedStatement[],
) => ({
  rollingSummary: rollingSummary && markOutdated(rollingSummary, statements),
  snapshot: snapshot && markSnapshot(snapshot, statements),
});

/** Statements that a plan makes outdated: values that it replaces, and what its user wants forgotten. */
export const statementsEndedBy = ({ updates }: Pick<MemoryPlan, 'updates'>): ParsedStatement[] =>
  parseStatements(
    updates.flatMap(({ before, memory: { status, content, validTo } }) => {
      const { content: said, ...was } = before.memory;
      if (status === was.status && content === said && validTo === was.validTo) return [];
      return [{ said, became: status === 'deleted' ? 'forgotten' : 'replaced' }];
    }),
  );

/** Marks summaries among recalled items as they must be shown; an item that says nothing of that stays the same object. */
export const markSummaries = (
  items: readonly RecalledItem[],
  statements: readonly ParsedStatement[],
): readonly RecalledItem[] =>
  statements.length === 0
    ? items
    : items.flatMap((item) => {
        const { candidate } = item;
        if (candidate.type !== 'chunk') return [item];
        const content = markOutdated(candidate.content, statements);
        if (content === candidate.content) return [item];
        return content.trim() === '' ? [] : [{ ...item, candidate: { ...candidate, content } }];
      });

/** The same, and the messages that say what no longer holds. */
export function markRecalled(
  items: readonly RecalledItem[],
  statements: readonly ParsedStatement[],
): {
  readonly items: readonly RecalledItem[];
  readonly outdated: ReadonlyMap<string, OutdatedStatement['became']>;
} {
  if (statements.length === 0) return { items, outdated: new Map() };
  const outdated = items.flatMap(({ candidate: { id, type, content } }) => {
    const became = type === 'event' ? becameOf(content, statements) : null;
    return became === null || became === 'doubted' ? [] : [[id, became] as const];
  });
  return { items: markSummaries(items, statements), outdated: new Map(outdated) };
}

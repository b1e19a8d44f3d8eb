/** Recall and precision over judged messages, in all, by language and by kind of fact. Pure. */
import type { JudgedMessage } from './labels.ts';

/** Counts, and the shares that they make; without anything to find or found a share is 1. */
export interface StatementFigures {
  readonly facts: number;
  readonly found: number;
  readonly memories: number;
  readonly right: number;
  readonly recall: number;
  readonly precision: number;
}

/** The figures of a set of labelled messages. A kind has no precision: a wrong memory is of none. */
export interface StatementsReport {
  readonly messages: number;
  readonly overall: StatementFigures;
  readonly by_language: Readonly<Record<string, StatementFigures>>;
  readonly by_kind: Readonly<Record<string, Pick<StatementFigures, 'facts' | 'found' | 'recall'>>>;
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const count = (judged: readonly JudgedMessage[], of: (one: JudgedMessage) => number): number =>
  judged.reduce((sum, one) => sum + of(one), 0);

function figuresOf(judged: readonly JudgedMessage[]): StatementFigures {
  const found = count(judged, (one) => one.found.length);
  const facts = found + count(judged, (one) => one.missed.length);
  const right = count(judged, (one) => one.right.length);
  const memories = right + count(judged, (one) => one.wrong.length);
  return { facts, found, memories, right, recall: share(found, facts), precision: share(right, memories) };
}

/** Measures judged messages. */
export function statementsReport(judged: readonly JudgedMessage[]): StatementsReport {
  const languages = Object.groupBy(judged, ({ message }) => message.lang);
  const kinds = [...new Set(judged.flatMap(({ message }) => message.facts.map(({ kind }) => kind)))].sort();
  const ofKind = (kind: string) => {
    const isOfKind = (fact: { readonly kind: string }) => fact.kind === kind;
    const found = count(judged, (one) => one.found.filter(isOfKind).length);
    const facts = found + count(judged, (one) => one.missed.filter(isOfKind).length);
    return { facts, found, recall: share(found, facts) };
  };
  return {
    messages: judged.length,
    overall: figuresOf(judged),
    by_language: Object.fromEntries(
      Object.entries(languages).map(([language, of = []]) => [language, figuresOf(of)]),
    ),
    by_kind: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])),
  };
}

/** The figures as a table, and on request what was missed and what was wrong. */
export function renderStatements(report: StatementsReport, listed: readonly JudgedMessage[]): string {
  const row = (name: string, { facts, found, memories, right, recall, precision }: StatementFigures) =>
    `${name.padEnd(12)}${`${found}/${facts}`.padStart(9)}${recall.toFixed(3).padStart(8)}` +
    `${`${right}/${memories}`.padStart(11)}${precision.toFixed(3).padStart(10)}`;
  const kinds = Object.entries(report.by_kind).map(([kind, { found, facts }]) => `${kind} ${found}/${facts}`);
  const errors = listed
    .filter(({ missed, wrong }) => missed.length + wrong.length > 0)
    .flatMap(({ message, missed, wrong }) => [
      `\n${message.id}: ${JSON.stringify(message.text)}`,
      ...missed.map(({ kind, must }) => `  missed ${kind}: ${must.join(', ')}`),
      ...wrong.map((memory) => `  wrong  ${JSON.stringify(memory)}`),
    ]);
  return [
    'language        facts  recall   memories precision',
    ...Object.entries(report.by_language).map(([language, figures]) => row(language, figures)),
    row('all', report.overall),
    `by kind: ${kinds.join(', ')}`,
    ...errors,
  ].join('\n');
}

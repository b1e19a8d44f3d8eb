/**
 * Which statements a call runs, and what each costs: `npm run bench -- --statements`. Rows hide time: a word that a million messages hold is
 * one row of a vocabulary. Pure.
 */
import type { MeteredStatement } from './row-meter.ts';

/** Statements of one kind of call that are shown, the costliest first. */
const SHOWN = 12;
const TEXT_CHARS = 110;
/** A row as long as a statement takes for it, for their order. */
const MS_A_ROW = 0.002;

/** Statements of each kind of call, a list a call. */
export type CalledStatements = Readonly<Record<string, readonly (readonly MeteredStatement[])[]>>;

/** The lines that `npm run bench -- --statements` adds for one size. */
export function renderStatements(events: number, calls: CalledStatements): string {
  return Object.entries(calls)
    .flatMap(([name, lists]) => {
      const byText = Map.groupBy(lists.flat(), ({ text }) => text.replace(/\s+/gu, ' '));
      const costs = [...byText].map(([text, ran]) => {
        const mean = (of: (one: MeteredStatement) => number) =>
          ran.reduce((sum, one) => sum + of(one), 0) / lists.length;
        return {
          text,
          read: mean(({ read }) => read),
          written: mean(({ written }) => written),
          ms: mean(({ ms }) => ms),
        };
      });
      const weight = ({ read, ms }: (typeof costs)[number]) => read * MS_A_ROW + ms;
      return [
        `${name} at ${events}: rows read, written, ms of SQLite`,
        ...costs
          .toSorted((a, b) => weight(b) - weight(a))
          .slice(0, SHOWN)
          .map(
            ({ text, read, written, ms }) =>
              `${read.toFixed(0).padStart(6)} ${written.toFixed(0).padStart(4)} ${ms.toFixed(1).padStart(6)}  ${text.slice(0, TEXT_CHARS)}`,
          ),
        '',
      ];
    })
    .join('\n');
}

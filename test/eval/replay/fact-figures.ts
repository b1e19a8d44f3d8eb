/** Counts of what became of the told facts. Pure. */
import { FATES, type Fate, type JudgedFact, OCCASIONS, type Occasion } from './fates.ts';
import { WORDINGS, type Wording } from './rewording.ts';

export interface FactFigures {
  readonly told: number;
  readonly by_occasion: Readonly<
    Record<Occasion, { readonly told: number } & Readonly<Record<Fate, number>>>
  >;
  /** Planted repeats by how they were worded; `refused` in any way. */
  readonly planted: Readonly<Record<Wording, { readonly told: number; readonly refused: number }>>;
  /** Share of the stored facts whose evidence the service found among the turns that they were recorded of. */
  readonly evidence_found: number;
}

/** The figures of all judged facts. */
export function factFigures(judged: readonly JudgedFact[]): FactFigures {
  const ofOccasion = (occasion: Occasion) => {
    const part = judged.filter((fact) => fact.occasion === occasion);
    const count = (fate: Fate) => part.filter((fact) => fact.fate === fate).length;
    return { told: part.length, ...fromEach(FATES, count) };
  };
  const ofWording = (wording: Wording) => {
    const part = judged.filter(({ fact }) => fact.repeats?.wording === wording);
    return { told: part.length, refused: part.filter(({ fate }) => fate !== 'stored').length };
  };
  const stored = judged.filter(({ fate, occasion }) => fate === 'stored' && occasion === 'new');
  const found = stored.filter(({ fact, memory }) =>
    memory?.evidence.some(
      ({ action, turn }) => action === 'created' && turn !== null && fact.evidence.includes(turn),
    ),
  );
  return {
    told: judged.length,
    by_occasion: fromEach(OCCASIONS, ofOccasion),
    planted: fromEach(WORDINGS, ofWording),
    evidence_found: found.length / Math.max(1, stored.length),
  };
}

const fromEach = <K extends string, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>;

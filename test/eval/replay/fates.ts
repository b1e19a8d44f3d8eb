/**
 * What became of the facts that the replayed model told: stored, or refused and why. The service does not say; it follows from
 * what it stored and from the rules that it applies before. Pure.
 */
import { normalisedContent } from '../../../src/lib/text/comparable.ts';
import { isOfModel } from '../../../src/memory/grounding/model-source.ts';
import { neutralise } from '../../../src/memory/neutralise.ts';
import { findSensitive } from '../../../src/memory/sensitive/sensitive.ts';
import { readsLikeInstruction } from '../../../src/memory/untrusted.ts';
import type { LearntMemory } from './learnt-memories.ts';
import type { ToldFact } from './replayed-model.ts';
import { isContrary } from './rewording.ts';

/**
 * `confirmed`: known in the same words, and noted as further evidence. `known_as_signal`: a message said it in these words.
 * `nearly_known`: what is left, a memory that says almost the same.
 */
export const FATES = [
  'stored',
  'confirmed',
  'known_as_signal',
  'sensitive',
  'instruction',
  'nearly_known',
] as const;
export type Fate = (typeof FATES)[number];

/** Why a fact was told: for the first time, because of evidence in a further range, or on purpose: again, or its contrary. */
export const OCCASIONS = ['new', 'further_evidence', 'planted', 'contrary'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A told fact, and the memory that came of it or confirms it. */
export interface JudgedFact {
  readonly fact: ToldFact;
  readonly occasion: Occasion;
  readonly fate: Fate;
  readonly memory: LearntMemory | null;
}

/** Judges the facts of one dialogue, in the order in which they were told. */
export function judgeFacts(told: readonly ToldFact[], memories: readonly LearntMemory[]): JudgedFact[] {
  const known = Map.groupBy(memories, keyOf);
  const before = new Set<string>();
  return told.map((fact) => {
    const key = keyOf({ speaker: fact.speaker, content: asStored(fact.text) });
    const occasion = occasionOf(fact, before.has(key));
    if (fact.repeats === null) before.add(key);
    return { fact, occasion, ...fateOf(fact, known.get(key) ?? []) };
  });
}

function occasionOf({ repeats }: ToldFact, wasTold: boolean): Occasion {
  if (repeats !== null) return isContrary(repeats.wording) ? 'contrary' : 'planted';
  return wasTold ? 'further_evidence' : 'new';
}

/** The words of a fact as the service stores them: on one line, and no injection block. */
const asStored = (text: string): string => neutralise(text.replace(/\s+/gu, ' ').trim());

const keyOf = ({ speaker, content }: Pick<LearntMemory, 'speaker' | 'content'>): string =>
  `${speaker} ${normalisedContent(content)}`;

/** `known` are the memories with the words of the fact. */
function fateOf(
  { text, range }: ToldFact,
  known: readonly LearntMemory[],
): Pick<JudgedFact, 'fate' | 'memory'> {
  for (const memory of known) {
    const seen = memory.evidence.filter(
      // The words tell a planted repeat from what it repeats, where both are evidence of one range.
      ({ source, turn, content }) =>
        isOfModel(source) && turn !== null && range.has(turn) && content === asStored(text),
    );
    if (seen.some(({ action }) => action === 'created')) return { fate: 'stored', memory };
    if (seen.length > 0) return { fate: 'confirmed', memory };
  }
  if (findSensitive(text).length > 0) return { fate: 'sensitive', memory: null };
  if (readsLikeInstruction(text)) return { fate: 'instruction', memory: null };
  const signal = known.find(({ evidence }) => evidence.some(({ source }) => !isOfModel(source)));
  return signal
    ? { fate: 'known_as_signal', memory: signal }
    : { fate: 'nearly_known', memory: known[0] ?? null };
}

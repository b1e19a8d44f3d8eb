/** How an utterance is labelled: does it say itself that something said earlier is referred to? */

/** Utterances of one language: those with a cue, and those that only look like it or say nothing of the kind. */
export interface LabelledUtterances {
  readonly cues: readonly string[];
  readonly traps: readonly string[];
}

/** A labelled set, by language. */
export type ContinuitySet = Readonly<Record<string, LabelledUtterances>>;

/** What the rule makes of a set. */
export interface ContinuityFigures {
  readonly cues: number;
  readonly traps: number;
  readonly precision: number;
  readonly recall: number;
  /** Cues that were not seen, and traps that were taken for one, as `language: text`. */
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/** Runs a rule over some sets. */
export function measureCues(
  sets: readonly ContinuitySet[],
  isCue: (text: string) => boolean,
): ContinuityFigures {
  const labelled = (kind: keyof LabelledUtterances) =>
    sets
      .flatMap((set) => Object.entries(set))
      .flatMap(([language, utterances]) =>
        utterances[kind].map((text) => ({ text, named: `${language}: ${text}` })),
      );
  const [cues, traps] = [labelled('cues'), labelled('traps')];
  const missed = cues.filter(({ text }) => !isCue(text)).map(({ named }) => named);
  const wrong = traps.filter(({ text }) => isCue(text)).map(({ named }) => named);
  const found = cues.length - missed.length;
  return {
    cues: cues.length,
    traps: traps.length,
    precision: found / Math.max(1, found + wrong.length),
    recall: found / Math.max(1, cues.length),
    missed,
    wrong,
  };
}

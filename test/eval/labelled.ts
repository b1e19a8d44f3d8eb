/** What the rules make of the labelled sets: signals of a message, and what is kept out of memory. Pure, and done at once. */
import { extractSignals } from '../../src/memory/signals/extract-signals.ts';
import { DEVELOPMENT as SENSITIVE_DEVELOPMENT } from './sensitive/development.ts';
import { HELD_OUT as SENSITIVE_HELD_OUT } from './sensitive/held-out.ts';
import { measure } from './sensitive/measure.ts';
import { DEVELOPMENT as SIGNALS_DEVELOPMENT } from './signals/development.ts';
import { HELD_OUT as SIGNALS_HELD_OUT } from './signals/held-out.ts';
import { SAID_AT } from './signals/labels.ts';
import { figuresOf, judge } from './signals/score.ts';

/** One labelled set: what is in it, and the shares of it that came out right. */
export interface LabelledFigures {
  readonly positives: number;
  readonly traps: number;
  readonly precision: number;
  readonly recall: number;
}

/** The sets by name. */
export interface Labelled {
  readonly signals: Readonly<Record<'development' | 'held_out', LabelledFigures>>;
  readonly sensitive: Readonly<Record<'development' | 'held_out', LabelledFigures>>;
}

/** Measures every set. */
export const measureLabelled = (): Labelled => ({
  signals: { development: signalsIn(SIGNALS_DEVELOPMENT), held_out: signalsIn(SIGNALS_HELD_OUT) },
  sensitive: { development: sensitiveIn(SENSITIVE_DEVELOPMENT), held_out: sensitiveIn(SENSITIVE_HELD_OUT) },
});

function signalsIn(utterances: typeof SIGNALS_DEVELOPMENT): LabelledFigures {
  const judged = utterances.map((utterance) =>
    judge(utterance, extractSignals(utterance.text, { occurredAt: SAID_AT })),
  );
  const { precision, recall, labels: positives } = figuresOf(judged);
  return { positives, traps: utterances.filter(({ trap }) => trap !== null).length, precision, recall };
}

function sensitiveIn(part: Parameters<typeof measure>[0]): LabelledFigures {
  const { positives, lookalikes: traps, precision, recall } = measure(part);
  return { positives, traps, precision, recall };
}

/** The figures as lines of text. */
export const renderLabelled = ({ signals, sensitive }: Labelled): string =>
  Object.entries({ signals, sensitive })
    .flatMap(([name, sets]) =>
      Object.entries(sets).map(
        ([set, { positives, traps, precision, recall }]) =>
          `${name}, ${set.replace('_', ' ')} set: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} ` +
          `(${positives} to find, ${traps} traps)`,
      ),
    )
    .join('\n');

/** Judges extracted signals against labels: right means the same action, family, topic and content, nothing less. */
import { objectKey } from '../../../src/memory/signals/objects.ts';
import type { Signal } from '../../../src/memory/signals/signal.ts';
import type { Expected, Utterance } from './labels.ts';

/** The family of what is kept in the words in which it was said. */
const STATEMENTS = 'statements';

/** What one utterance came to. */
export interface Judged {
  readonly utterance: Utterance;
  readonly right: readonly Expected[];
  readonly missed: readonly Expected[];
  readonly wrong: readonly Signal[];
}

/** Counts of a set. Precision without any signal, and recall without any label, are 1. */
export interface Figures {
  readonly utterances: number;
  readonly labels: number;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  readonly precision: number;
  readonly recall: number;
}

/** Compares what came out with what should; each label is met by one signal at most. */
export function judge(utterance: Utterance, signals: readonly Signal[]): Judged {
  // Statements have labelled messages of their own (`../statements`): beside them these sets judge the rules with a topic.
  const open = signals.filter((signal) => familyOfSignal(signal) !== STATEMENTS);
  const right: Expected[] = [];
  const missed: Expected[] = [];
  for (const want of utterance.want) {
    const at = open.findIndex((signal) => meets(signal, want));
    if (at < 0) missed.push(want);
    else {
      open.splice(at, 1);
      right.push(want);
    }
  }
  return { utterance, right, missed, wrong: open };
}

/** Figures of judged utterances, of one family only when it is named. */
export function figuresOf(judged: readonly Judged[], family?: string): Figures {
  const ours = <T>(items: readonly T[], familyOf: (item: T) => string) =>
    items.filter((item) => family === undefined || familyOf(item) === family).length;
  const count = (pick: (one: Judged) => number) => judged.reduce((sum, one) => sum + pick(one), 0);
  const right = count((one) => ours(one.right, (want) => want.family));
  const missed = count((one) => ours(one.missed, (want) => want.family));
  const wrong = count((one) => ours(one.wrong, familyOfSignal));
  return {
    utterances: judged.length,
    labels: right + missed,
    right,
    wrong,
    missed,
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right + missed === 0 ? 1 : right / (right + missed),
  };
}

/** The family is the first part of the rule's name. */
export const familyOfSignal = (signal: Signal): string => signal.rule.split('.')[0] ?? '';

const meets = (signal: Signal, want: Expected): boolean =>
  signal.action === want.action &&
  familyOfSignal(signal) === want.family &&
  comparableTopic(signal.topicKey) === comparableTopic(want.topic, true) &&
  want.says.some((content) => comparable(content) === comparable(signal.content));

/** Case and the closing stop are taste; every other character counts. */
const comparable = (content: string): string =>
  content
    .toLowerCase()
    .replace(/[.。！!]+$/u, '')
    .trim();

/** Labels name objects in plain words; keys hold them stemmed. */
function comparableTopic(topic: string | null, label = false): string | null {
  const at = topic?.indexOf(':') ?? -1;
  if (topic === null || at < 0 || !label) return topic;
  const objects = topic
    .slice(at + 1)
    .split('|')
    .map(objectKey);
  return `${topic.slice(0, at)}:${objects.sort().join('|')}`;
}

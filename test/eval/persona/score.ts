/** Judges extracted directives against labels: right means the same field, value and standing, nothing less. */
import type { Directive } from '../../../src/persona/directive.ts';
import { LIST_FIELDS } from '../../../src/persona/profile.ts';
import type { Expected, Utterance } from './labels.ts';

/** What one utterance came to. */
export interface Judged {
  readonly utterance: Utterance;
  readonly right: readonly Expected[];
  readonly missed: readonly Expected[];
  readonly wrong: readonly Directive[];
}

/** Counts of a set. `trapPrecision` is the share of traps of which nothing at all was taken. */
export interface Figures {
  readonly positives: number;
  readonly traps: number;
  readonly precision: number;
  readonly recall: number;
  readonly trapPrecision: number;
}

/** Compares what came out with what should; each label is met by one directive at most. */
export function judge(utterance: Utterance, directives: readonly Directive[]): Judged {
  const open = [...directives];
  const right: Expected[] = [];
  const missed: Expected[] = [];
  for (const want of utterance.expected) {
    const at = open.findIndex((directive) => meets(directive, want));
    if (at < 0) missed.push(want);
    else {
      open.splice(at, 1);
      right.push(want);
    }
  }
  return { utterance, right, missed, wrong: open };
}

/** Figures of judged utterances. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const count = (pick: (one: Judged) => number) => judged.reduce((sum, one) => sum + pick(one), 0);
  const [right, wrong, missed] = [
    count((one) => one.right.length),
    count((one) => one.wrong.length),
    count((one) => one.missed.length),
  ];
  const traps = judged.filter(({ utterance }) => utterance.trap !== null);
  const clean = traps.filter((one) => one.wrong.length === 0).length;
  return {
    positives: right + missed,
    traps: traps.length,
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right + missed === 0 ? 1 : right / (right + missed),
    trapPrecision: traps.length === 0 ? 1 : clean / traps.length,
  };
}

const isList = (field: string): boolean => (LIST_FIELDS as readonly string[]).includes(field);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[.!。]+$/u, '')
    .trim();

const meets = (directive: Directive, want: Expected): boolean =>
  directive.field === want.field &&
  directive.standing === want.standing &&
  (isList(want.field) ? plain(directive.value) === plain(want.value) : directive.value === want.value);

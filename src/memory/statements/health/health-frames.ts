/**
 * Frames by which a body, its ills and what somebody must do without are told in passing, whatever words fill them: "my back went again",
 * "the vet thinks it's the chicken", "we don't do dairy here". Of two or three kinds of words that stand together none tells anything alone. Pure.
 */
import type { HealthWords } from '../../../language/health-words.ts';
import type { Token } from '../tokens.ts';
import { type Hit, type WordClass, wordFinder } from '../words.ts';

/** Class of a word: the field of `HealthWords` that lists it. */
export type HealthClass = keyof HealthWords;
export type HealthHit = Hit<HealthClass>;

/** The words of bodies and ills among tokens, by the language that lists them. */
export const healthWordsIn = wordFinder<HealthClass>(({ healthWords }) => ({ ...healthWords }));

/** A frame that was found: what it is of, the tokens that it spans, and how surely it says so by itself. */
export interface HealthFrame {
  readonly isOf: Extract<WordClass, 'allergy' | 'health' | 'diet'>;
  readonly from: number;
  readonly to: number;
  /** True where somebody who can find and forbid is told to have said so: nobody else's word is needed. */
  readonly isOrdered: boolean;
}

/** Words between two of a frame, at most; a letter is a word where no spaces are set. */
const PART_WITHIN = 4;
const REACTION_WITHIN = 9;
const ORDER_WITHIN = 8;
const REFRAIN_WITHIN = 4;
/** Words before an ill, or behind it where denials stand there, within which a denial is of it. */
const DENIED_WITHIN = 2;
const LETTERS_TO_A_WORD = 2;

/** Number of the kinds of words that speak for the frames of a stretch, with somebody whose they are. */
export const evidenceOf = ({ hits, isOfSomebody }: Telling, frames: readonly HealthFrame[]): number =>
  new Set(hits.map(({ isOf }) => isOf)).size +
  (isOfSomebody ? 1 : 0) +
  (frames.some(({ isOrdered }) => isOrdered) ? 1 : 0);

/** The words around a frame, and whether they say of whom it is. */
export interface Telling {
  readonly tokens: readonly Token[];
  readonly hits: readonly HealthHit[];
  /** Words of statements among the same tokens. */
  readonly told: readonly Hit[];
  /** True where it is of its speaker, of theirs, or of somebody by name. */
  readonly isOfSomebody: boolean;
  /** True of a language that denies behind what it denies. */
  readonly isVerbLast: boolean;
}

const LETTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** The frames of a stretch of a sentence, each once. */
export function healthFramesIn({ tokens, hits, told, isOfSomebody, isVerbLast }: Telling): HealthFrame[] {
  const of = (isOf: HealthClass) => hits.filter((hit) => hit.isOf === isOf);
  const scale = tokens.some(({ word }) => LETTER.test(word)) ? LETTERS_TO_A_WORD : 1;
  const gap = (one: Hit<string>, other: Hit<string>) =>
    Math.max(one.from, other.from) - Math.min(one.to, other.to);
  const near = (one: Hit<string>, other: Hit<string>, within: number) =>
    one !== other && gap(one, other) >= 0 && gap(one, other) <= within * scale;
  // "Не разрешает, грыжа": what is forbidden denies no ill.
  const denials = told.filter(
    ({ isOf, from }) =>
      isOf === 'not' && !hits.some((hit) => hit.isOf === 'orders' && hit.from <= from && from < hit.to),
  );
  // "I never said that I was pregnant"
  const isUnsaid = told.some(
    ({ isOf, from }) => isOf === 'said' && denials.some(({ to }) => to <= from && from - to <= DENIED_WITHIN),
  );
  const isOfDenial = (not: Hit, one: Hit<string>) => {
    const between = isVerbLast ? not.from - one.to : one.from - not.to;
    return between >= 0 && between <= DENIED_WITHIN * scale;
  };
  const isDenied = (one: Hit<string>) =>
    isUnsaid ||
    denials.some((not) => isOfDenial(not, one)) ||
    hits.some(({ isOf, to }) => isOf === 'refrains' && to === one.from);
  const frames: HealthFrame[] = [];
  const add = (isOf: HealthFrame['isOf'], some: readonly Hit<string>[], isOrdered = false) =>
    frames.push({
      isOf,
      from: Math.min(...some.map(({ from }) => from)),
      to: Math.max(...some.map(({ to }) => to)),
      isOrdered,
    });
  const [lasting] = of('lasting');
  const ills = [...of('ailments'), ...told.filter(({ isOf }) => isOf === 'allergy')].filter(
    (ill) => !isDenied(ill),
  );
  const [foods, refrains, healers] = [of('foods'), of('refrains'), of('healers')];
  // "My throat hurts" is of today: again, since May or by order of a doctor it is not.
  const comesAgain = lasting !== undefined || healers.length > 0 || refrains.length > 0;
  for (const ill of ills)
    if (isOfSomebody || lasting) add(told.includes(ill as Hit) ? 'allergy' : 'health', [ill]);
  for (const part of of('parts'))
    for (const trouble of of('troubles'))
      if (near(part, trouble, PART_WITHIN) && !isDenied(trouble) && comesAgain)
        add('health', [part, trouble]);
  for (const reaction of of('reactions'))
    for (const food of foods) if (near(reaction, food, REACTION_WITHIN)) add('allergy', [reaction, food]);
  for (const healer of healers)
    for (const order of of('orders'))
      if (near(healer, order, ORDER_WITHIN)) {
        const filling = [...foods, ...ills, ...of('parts'), ...refrains];
        // "The vet won't let her jump": what forbids needs no word that is known.
        if (filling.length > 0 || (order.ofSelf && isOfSomebody))
          add('health', [healer, order, ...filling], true);
      }
  const isOwnHome = of('household').length > 0;
  for (const refrain of refrains)
    for (const food of foods)
      if (near(refrain, food, REFRAIN_WITHIN)) {
        const isPhrase = refrain.to - refrain.from > scale;
        const reasons = [isOfSomebody, lasting !== undefined, isOwnHome, ills.length > 0, healers.length > 0];
        if (reasons.filter(Boolean).length >= (isPhrase ? 1 : 2)) add('diet', [refrain, food]);
      }
  return frames;
}

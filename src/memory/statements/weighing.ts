/** How much speaks for a segment's telling something that lasts: the sum of the weights of what is found in it. Pure. */
import { POINTING } from '../signals/message/lexicon.ts';
import type { Segment } from './segments.ts';
import { BIAS, WEIGHTS } from './statement-weights.ts';

/** Frames: two things that say more together than each alone. */
const FRAMES: readonly (readonly [string, string])[] = [
  ['have', 'kin'],
  ['have', 'pets'],
  ['have', 'things'],
  ['have', 'name'],
  ['have', 'number'],
  ['have', 'health'],
  ['have', 'when'],
  ['am', 'jobs'],
  ['am', 'work'],
  ['kin', 'name'],
  ['kin', 'names'],
  ['kin', 'jobs'],
  ['kin', 'ages'],
  ['pets', 'name'],
  ['pets', 'names'],
  ['plans', 'when'],
  ['plans', 'number'],
  ['mine', 'when'],
  ['mine', 'number'],
  ['mine', 'things'],
  ['mine', 'name'],
  ['does', 'habit'],
  ['home', 'name'],
  ['work', 'name'],
];

const hasNoCase = (word: string): boolean => word.toUpperCase() === word.toLowerCase();
const ANAPHORS = new Set(['it', 'them', 'this', 'these', 'those']);

/** Whether what follows only points at something. */
const pointsAt = (tokens: Segment['tokens'], hits: Segment['hits'], at: number): boolean =>
  POINTING.has(tokens[at]?.word ?? '') || hits.some(({ isOf, from }) => isOf === 'they' && from === at);

/** What speaks in a segment; `writesNouns` where every noun has a capital, which then tells no name. */
export function featuresOf({ subject, hits, tokens }: Segment, writesNouns: boolean): string[] {
  const has = new Set<string>(hits.map(({ isOf }) => isOf));
  if (tokens.some(({ word }) => /\p{N}/u.test(word))) has.add('number');
  const unknown = tokens.some(
    ({ isCapital }, i) => isCapital && i > 0 && !hits.some((hit) => hit.from <= i && i < hit.to),
  );
  if (unknown && !writesNouns) has.add('name');
  // "Ich bin Fiete": right behind "am" a capital is a name or a trade in every language.
  const behindAm = hits.flatMap(({ isOf, to }) => (isOf === 'am' ? (tokens[to] ?? []) : []));
  if (behindAm.some(({ isCapital }) => isCapital)) has.add('name').add('am name');
  if (behindAm.some(({ word }) => /^\p{N}/u.test(word))) has.add('am number');
  // "मैं सुनीता हूँ": where there are no capitals, the one word between "I" and "am".
  const [only, ...others] = tokens.filter((_, i) => !hits.some((hit) => hit.from <= i && i < hit.to));
  if (only && others.length === 0 && tokens.length === 3 && subject === 'self' && hasNoCase(only.word))
    has.add('name');
  // "I do the books for it": of what, stands elsewhere.
  if (tokens.some(({ word }, i) => i > 0 && ANAPHORS.has(word))) has.add('refers');
  if (subject === 'mine') has.add('mine');
  // "I love it", "I like the new layout": what is in front of the speaker.
  if (hits.some(({ isOf, to }) => isOf === 'taste' && pointsAt(tokens, hits, to))) has.add('points');
  if (subject === 'self' && has.has('am') && has.has('kin')) has.add('am kin');
  // "She's my step-mum."
  if (subject === 'mine' && hits.some(({ isOf, from }) => isOf === 'they' && from === 0)) has.add('defines');
  const features = [`of ${subject}`, ...has];
  for (const [one, other] of FRAMES) if (has.has(one) && has.has(other)) features.push(`${one}+${other}`);
  return features;
}

/** What speaks for keeping a segment, less what speaks against it: above 0 it is kept. */
export const weigh = (features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (WEIGHTS[feature] ?? 0), BIAS);

/**
 * A small general lexicon for what word vectors cannot tell: which words mean the same, which names a kind of which, and
 * which only stand beside each other. A vector finds "daughter" as near to "son" as "ship" is to "boat". Here are the words by
 * which people speak of themselves: what a turn teaches is kept in English words ("Lives in Porto") and asked for in any, so other
 * languages say in their files what they call each. Plain data.
 */
import { type Field, THINGS } from './lexicon-things.ts';

/** Family. */
const KIN: Field = [
  'kid kids child children; son sons boy; daughter daughters girl; baby toddler infant newborn; twin twins triplets',
  'parent parents; mother mum mom mama; father dad papa',
  'sibling siblings; brother brothers; sister sisters',
  'married marry wed spouse partner; wife; husband',
  'grandparent; grandmother grandma granny; grandfather grandpa',
  '; aunt auntie',
  '; uncle',
  '; cousin',
  '; niece; nephew',
];

/** Likes and dislikes as groups of their own: a like is no answer about a dislike. */
const TASTE: Field = [
  'preference preferences taste tastes; like likes love loves enjoy adore fond prefer prefers favourite favorite; dislike dislikes hate hates detest loathe despise',
];

/** Food that one must not or will not eat. */
const DIET: Field = [
  'diet diets; allergic allergy allergies intolerant intolerance; vegetarian; vegan; coeliac celiac gluten; lactose; halal; kosher',
];

/** Other things that people tell of themselves: where they live, what they do, what they are called. */
const SELF: readonly Field[] = [
  ['live lives living lived reside resides residence home address'],
  ['; work works job employer employed occupation profession career'],
  ['; name named called'],
  ['; birthday birth born'],
  ['; trip journey travel holiday vacation'],
  ['; decide decided decision'],
  ['; salary wage wages pay income'],
  ['; ill sick illness disease sickness'],
  ['; medicine medication pill pills drug tablets'],
  ['; friend friends buddy'],
  ['; shop store'],
  ['; phone mobile telephone smartphone'],
  ['; present gift'],
  ['; boss manager supervisor'],
  ['; colleague coworker teammate'],
  ['; repair fix mend'],
  ['; appointment meeting'],
  ['; scared afraid fear phobia'],
  ['; rubbish trash garbage waste'],
];

/** All fields. */
export const LEXICON: readonly Field[] = [KIN, TASTE, DIET, ...SELF, ...THINGS];

/**
 * Objects of a liking, a decision or a deadline, as something that means the same tomorrow; and keys by which two of them
 * agree.
 */
import { termOf, wordsOf } from '../../lib/text/words.ts';
import { POINTING } from './message/lexicon.ts';
import { anyOf, OF_DEGREE, opening } from './message/patterns.ts';
import { countWords, isCapitalised, ownersView, splitTime, trimValue } from './message/values.ts';

const OBJECT_WORDS_MAX = 8;
/** Things that are general although they carry "the"; "the color" or "the new layout" is something at hand. */
const GENERAL_THE = opening(
  'the (?:smell|taste|sound|feeling|feel|idea) of',
  'the (?:sea|ocean|beach|mountains|outdoors|rain|cold|heat|snow|sun|summer|winter|forest|countryside|city|desert|quiet|silence|night)',
  'the (?:theatre|theater|opera|cinema|gym|piano|violin|guitar|dentist|news)',
);
/** "To say", "to admit": ways to begin a sentence, not things one likes. */
const SAYING =
  'think|say|believe|know|see|be|have|ask|hear|imagine|pretend|bother|admit|interrupt|break|point|complain|disagree|tell|call|keep|do';
const NO_INFINITIVE = new RegExp(`^to(?: (?:${SAYING})\\b| \\p{P}|$)`, 'iu');
/** Words that mean something in this moment only: one of several, or nothing in themselves. */
const OF_THE_MOMENT = opening(
  'how|what|where|when|who|why|which|whatever|whoever|and|or|of|some|any|so|being|having|getting|been',
  '(?:(?:an?|the) )?(?:first|second|third|last|other|next|same|latter|former|previous|new)',
);
const AFTER_OBJECT = new RegExp(
  `,? ${anyOf('when|while|whenever|because|since|as long as|as|if|where|who|which|even|except|especially|until|but|and then')}(?= |$)[^]*$|,? so(?! ${OF_DEGREE})(?= |$)[^]*$`,
  'u',
);
const FOR_SOMETHING = / for (?:the|this|that|a|my)\b/i;

/** A liked thing in the user's words; null when they only point at something in front of them. */
export function objectAt(text: string): string | null {
  const object = splitTime(trimValue(text).replace(AFTER_OBJECT, '')).value;
  const lower = object.toLowerCase();
  const words = lower.split(/[\s,]+/);
  if (
    object === '' ||
    words.length > OBJECT_WORDS_MAX ||
    OF_THE_MOMENT.test(lower) ||
    FOR_SOMETHING.test(lower)
  )
    return null;
  if (
    words.some((word) => POINTING.has(word.replace(/'.*$/s, '')) || /^(?:i|i'm|me|we|not|never)$/.test(word))
  )
    return null;
  if (NO_INFINITIVE.test(lower)) return null;
  if (words[0] === 'the' && !isCapitalised(object.slice(4)) && !GENERAL_THE.test(lower)) return null;
  return ownersView(object);
}

/** Pairs that are one thing. */
const PAIRS = new RegExp(
  anyOf(
    'rock and roll|drum and bass|rhythm and blues|black and white|arts and crafts|dungeons and dragons',
    'mac and cheese|fish and chips|gin and tonic|salt and vinegar|peanut butter and jelly|bacon and eggs|cookies and cream',
    'bed and breakfast|peace and quiet|trial and error',
  ),
  'i',
);
/** Items of one enumeration; a longer one is a catalogue. */
const ITEMS_MAX = 4;
const ITEM_WORDS_MAX = 4;

/** The items of an enumeration ("hiking, pottery and jazz"), or the text itself. */
export function itemsOf(text: string): string[] {
  if (PAIRS.test(text)) return [text];
  const items = text
    .split(/(?:(?<!\s)\s+)?,\s*(?:(?:and|or|&)\s+)?|(?<!\s)\s+(?:and|&)\s+/)
    .filter((item) => item !== '');
  // "Simple, minimal dependencies" is one thing: a lone adjective is no item.
  const apart = items.length > 2 || !text.includes(',');
  return apart && items.every((item) => countWords(item) <= ITEM_WORDS_MAX)
    ? items.slice(0, ITEMS_MAX)
    : [text];
}

/** British spellings that American ones replace; what is folded wrongly is folded so on both sides of a comparison. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:dis)?(?:col|fav|flav|neighb|behavi|hon|hum|lab|rum|od|vap|harb|arm|sav|endeav|glam|parl|vig|tum|clam|cand|val|sple?nd))our/,
    '$1or',
  ],
  [/^(cent|theat|met|(?:kilo|centi|milli)met|lit|fib|calib|somb|spect|lust|sab)re(s?)$/, '$1er$2'],
  [/^(\w{4,})is(e|es|ed|ing|er|ers|ation)$/, '$1iz$2'],
  [/^(\w{3,})ys(e|es|ed|ing)$/, '$1yz$2'],
  [/^(trave|mode|cance|labe|signa|leve|fue|coun?se|equa|dia|tota)ll(ing|ed|er|ers)$/, '$1l$2'],
];
const AMERICAN_WORDS: ReadonlyMap<string, string> = new Map(
  (
    'grey:gray,greys:grays,jewellery:jewelry,aluminium:aluminum,yoghurt:yogurt,yoghurts:yogurts,doughnut:donut,doughnuts:donuts,' +
    'tyre:tire,tyres:tires,pyjamas:pajamas,programme:program,programmes:programs,catalogue:catalog,dialogue:dialog,cheque:check,' +
    'licence:license,defence:defense,mould:mold,plough:plow,sceptical:skeptical,moustache:mustache,omelette:omelet,whisky:whiskey,fave:favorite,fav:favorite'
  )
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
);

const american = (word: string): string =>
  AMERICAN_WORDS.get(word) ?? AMERICAN.reduce((folded, [british, as]) => folded.replace(british, as), word);

const ARTICLES = new Set('a an the my our their some to'.split(' '));
/** Characters of a key: enough to tell objects apart. */
const KEY_MAX_CHARS = 80;

/** A key for an object: folded, articles, plural endings and British spelling away, so that "the grey teas" and "Gray tea" agree. */
export function objectKey(text: string): string {
  const words = wordsOf(text.replace(/['’]s\b/g, ''));
  // An article stands before something: the last word is a name, as in "vitamin A".
  const content = words.filter((word, i) => !ARTICLES.has(word) || i === words.length - 1);
  return content
    .map((word) => termOf(american(word)))
    .join(' ')
    .slice(0, KEY_MAX_CHARS);
}

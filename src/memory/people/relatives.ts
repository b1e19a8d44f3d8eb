/**
 * Sentences of a message about people whom its speaker calls theirs: "My sister Eva works as a nurse. She lives in Porto." A
 * value of the speaker is not taken from there. Told by the words for whom one has, by their names, and by "she" and "who"
 * after them; a clause in which the speaker appears is their own. Pure.
 */
import { anyOf } from '../../language/forms.ts';
import { LANGUAGES } from '../../language/languages.ts';
import type { PeopleWords } from '../../language/people-words.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';

interface Words extends PeopleWords {
  /** Bounds of a word, where the language puts anything between words. */
  readonly begin: string;
  readonly end: string;
}

/** The form that each language makes of its words. */
const formsOf = (formOf: (words: Words) => string, flags = 'iu') =>
  patternSet(
    () =>
      LANGUAGES.flatMap(({ people, unspaced }) => {
        if (people === undefined) return [];
        const [begin, end] = unspaced ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
        return [formOf({ ...people, begin, end })];
      }),
    (source) => source,
    flags,
  );
const hasAny = (formsIn: ReturnType<typeof formsOf>, text: string): boolean =>
  formsIn(text.toLowerCase()).some(([, pattern]) => pattern.test(text));

/** Somebody whom one has, with the word that says whose they are before or behind. */
const having = (
  { relatives, end }: Words,
  before: string | undefined,
  after: string | undefined,
  within?: string,
): string =>
  `(?:${anyOf(before)} (?:\\p{Ll}{2,20} )?${anyOf(relatives)}|${anyOf(relatives)} ?${anyOf(after)}|${anyOf(within)})(?! (?:tongue|language|company)(?!\\p{L}))${end}`;
const mine = (words: Words): string => having(words, words.mine, words.mineAfter, words.mineWithin);

/** "Vivo en Roma con mi hermana" is the speaker's own. */
const ownRelativeIn = formsOf((words) => `${words.begin}(?<!${anyOf(words.with)} ?)${mine(words)}`);
/** With the name after it; a capital tells a name. */
const namedRelativeIn = formsOf(
  (words) => `${words.begin}${mine(words)}${anyOf(',', words.named)}? (?<name>(?-i:\\p{Lu})[\\p{L}'-]+)`,
  'giu',
);
const relativeFirstIn = formsOf(
  (words) => `^(?:${mine(words)}|${having(words, words.theirs, words.theirsAfter)})`,
);
const speakerIn = formsOf(({ speaker, begin, end }) => `${begin}${anyOf(speaker)}${end}`);
/** Begins a clause about whoever was spoken of before. */
const goingOnIn = formsOf(({ and, spokenOf, end }) => `^(?:${anyOf(and)} )?${anyOf(spokenOf)}${end}`);
const CLAUSE_END = /[.!?…;,\n。！？、，]+/u;

/** The parts of a message that are not of others. */
export function saidOfOneself(text: string): string {
  const names = namesOfOthers([text]);
  let ofAnother = false;
  const own: string[] = [];
  for (const clause of text.split(CLAUSE_END)) {
    const words = clause.trim();
    if (words === '') continue;
    if (hasAny(goingOnIn, words)) {
      if (ofAnother) continue;
    } else {
      const isNamed = beginsWithOneOf(words, names);
      ofAnother = isNamed || hasAny(ownRelativeIn, words);
      if (ofAnother && (isNamed || !hasAny(speakerIn, words))) continue;
    }
    own.push(words);
  }
  return own.join('. ');
}

/** Names of those who are a speaker's own: "my sister Eva". */
export const namesOfOthers = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      namedRelativeIn(text.toLowerCase()).flatMap(([, pattern]) =>
        [...text.matchAll(pattern)].map((match) => match.groups?.name ?? ''),
      ),
    ),
  );

/** True of a sentence about one of them: it begins with their name, or with the word for a relative. */
export const isOfAnother = (sentence: string, names: ReadonlySet<string>): boolean =>
  hasAny(relativeFirstIn, sentence.trim()) || beginsWithOneOf(sentence.trim(), names);

const beginsWithOneOf = (text: string, names: ReadonlySet<string>): boolean =>
  names.has(/^\p{Lu}[\p{L}'-]*?(?='s|[^\p{L}'-]|$)/u.exec(text)?.[0] ?? '');

/**
 * What a message says of people whom its speaker calls theirs: "My sister Eva works as a nurse. She lives in Porto." A value of
 * the speaker is not taken from there. Told by the words for whom one has, by their names, and by "she" and "who" after them; a
 * clause in which the speaker appears is their own. Pure.
 */
import { anyOf } from '../../language/forms.ts';
import { LANGUAGES } from '../../language/languages.ts';
import type { PeopleWords } from '../../language/people-words.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';

/** The form that each language makes of its words, over texts in small letters or not. */
const formsOf = (formOf: (words: PeopleWords) => string, flags = 'iu') =>
  patternSet(
    () => LANGUAGES.flatMap(({ people }) => (people ? [formOf(people)] : [])),
    (source) => source,
    flags,
  );
const hasAny = (formsIn: ReturnType<typeof formsOf>, text: string): boolean =>
  formsIn(text.toLowerCase()).some(([, pattern]) => pattern.test(text));

const kin = ({ relatives }: PeopleWords): string =>
  `(?:\\p{Ll}{2,20} )?${anyOf(relatives)}(?!\\p{L}| (?:tongue|language|company)(?!\\p{L}))`;
/** "Vivo en Roma con mi hermana" is the speaker's own. */
const ownRelativeIn = formsOf(
  (words) => `(?<!\\p{L})(?<!${anyOf(words.with)} )${anyOf(words.mine)} ${kin(words)}`,
);
/** With the name after it; a capital tells a name. */
const namedRelativeIn = formsOf(
  (words) =>
    `(?<!\\p{L})${anyOf(words.mine)} ${kin(words)}${anyOf(',', words.named)}? (?<name>(?-i:\\p{Lu})[\\p{L}'-]+)`,
  'giu',
);
const relativeFirstIn = formsOf((words) => `^${anyOf(words.mine, words.theirs)} ${kin(words)}`);
const speakerIn = formsOf(({ speaker }) => `(?<!\\p{L})${anyOf(speaker)}(?!\\p{L})`);
/** Begins a clause about whoever was spoken of before. */
const goingOnIn = formsOf(({ and, spokenOf }) => `^(?:${anyOf(and)} )?${anyOf(spokenOf)}(?!\\p{L})`);
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

/** What those are called who are a speaker's own: "my sister Eva". */
export const namesOfOthers = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      namedRelativeIn(text.toLowerCase()).flatMap(([, pattern]) =>
        [...text.matchAll(pattern)].map((match) => match.groups?.name ?? ''),
      ),
    ),
  );

/** Whether a sentence is about one of them: it begins with their name, or with whose they are. */
export const isOfAnother = (sentence: string, names: ReadonlySet<string>): boolean =>
  hasAny(relativeFirstIn, sentence.trim()) || beginsWithOneOf(sentence.trim(), names);

const beginsWithOneOf = (text: string, names: ReadonlySet<string>): boolean =>
  names.has(/^\p{Lu}[\p{L}'-]*?(?='s|[^\p{L}'-]|$)/u.exec(text)?.[0] ?? '');

/** Names of languages, in the languages that directives are read in, and their codes (BCP 47). `Intl` knows nearly all of them. */
import { LANGUAGES } from '../../language/languages.ts';
import { LANGUAGE_NAMES as OTHERS } from '../../memory/signals/message/lexicon.ts';

/** Names that stand for themselves, and beginnings of those that are inflected. */
interface Names {
  readonly whole: ReadonlyMap<string, string>;
  readonly begun: readonly (readonly [string, string])[];
}

let known: Names | null = null;

/** Made when a language is first asked for. */
function namesOf(): Names {
  const whole = new Map<string, string>();
  const begun: (readonly [string, string])[] = [];
  for (const { code, directives, languageNames = {}, languageNameEnding } of LANGUAGES) {
    if (directives === undefined) continue;
    const names = new Intl.DisplayNames([code], { type: 'language' });
    for (const { code: named } of LANGUAGES)
      for (const written of [names.of(named) ?? named, ...(languageNames[named]?.split(', ') ?? [])]) {
        const name = lowerCase(written);
        whole.set(name, named);
        if (languageNameEnding !== undefined && name.endsWith(languageNameEnding))
          begun.push([name.slice(0, -languageNameEnding.length), named]);
      }
  }
  return { whole, begun };
}

/** A dotted capital I has a small letter of its own. */
const lowerCase = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/İ/gu, 'i')
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .trim();

/** The code of the language that a word names; its English name where no code is known; null for any other word. */
export function languageNamed(word: string): string | null {
  known ??= namesOf();
  const { whole, begun } = known;
  const lower = lowerCase(word);
  return (
    whole.get(lower) ??
    begun.find(([start]) => lower.startsWith(start))?.[1] ??
    (OTHERS.has(lower) ? lower : null)
  );
}

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A language as a model reads it: "French (fr)"; a name without a code stands as it is. */
export function languageLabel(value: string): string {
  const code = value.toLowerCase();
  const name = LANGUAGES.some((language) => language.code === code) ? ENGLISH_NAMES.of(code) : undefined;
  return name === undefined ? value : `${name} (${code})`;
}

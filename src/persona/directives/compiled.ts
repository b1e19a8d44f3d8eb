/** The language tables as patterns, compiled when a language is first met: a cold start compiles none. */
import { BLANKS, SPACES, upTo } from '../../lib/text/patterns.ts';
import type { Form, LanguageSpec } from './spec.ts';

/** Longest sentence that is an order; more is a text. */
export const SENTENCE_MAX_CHARS = 240;

export interface CompiledForm extends Omit<Form, 'pattern'> {
  readonly pattern: RegExp;
}

export interface CompiledLanguage {
  readonly spec: LanguageSpec;
  readonly standing: RegExp;
  readonly please: RegExp;
  readonly once: RegExp;
  readonly others: RegExp;
  readonly opening: RegExp;
  readonly doubt: RegExp;
  readonly asking: RegExp;
  readonly correcting: RegExp;
  readonly closing: RegExp;
  readonly again: RegExp;
  /** Between the orders of a sentence, or the words of a list of tones. */
  readonly and: RegExp;
  readonly tones: readonly (readonly [string, RegExp])[];
  readonly forms: readonly CompiledForm[];
}

const compiled = new Map<LanguageSpec, CompiledLanguage>();

/** The patterns of a language. */
export function compile(spec: LanguageSpec): CompiledLanguage {
  const known = compiled.get(spec);
  if (known) return known;
  const [left, right] = spec.unspaced ? ['', ''] : ["(?<![\\p{L}\\p{N}'])", "(?![\\p{L}\\p{N}'])"];
  const anywhere = (words: string) => new RegExp(`${left}(?:${words})${right}`, 'gu');
  const first = (words: string) => new RegExp(`^${upTo(SENTENCE_MAX_CHARS)}(?:${words})${right}`, 'gu');
  const language: CompiledLanguage = {
    spec,
    standing: anywhere(spec.standing),
    please: anywhere(spec.please),
    once: anywhere(spec.once),
    others: anywhere(spec.others),
    opening: first(spec.opening),
    doubt: first(spec.doubt),
    asking: first(spec.asking),
    correcting: first(spec.correcting),
    again: anywhere(spec.again),
    closing: new RegExp(`${left}(?:${spec.closing})$`, 'gu'),
    and: spec.unspaced
      ? new RegExp(`[，、,；;]\\s*(?:${spec.and})?|(?:${spec.and})`, 'gu')
      : new RegExp(
          `(?:${BLANKS})?[,;]\\s*(?:(?:${spec.and})\\s+)?|${BLANKS}(?:(?:${spec.and})|[–—-])\\s+`,
          'gu',
        ),
    tones: Object.entries(spec.tones).map(([tone, words]) => [tone, new RegExp(`^(?:${words})$`, 'u')]),
    forms: spec.forms.map((form) => ({ ...form, pattern: anchored(form.pattern) })),
  };
  compiled.set(spec, language);
  return language;
}

const anchored = (pattern: string): RegExp =>
  new RegExp(
    `^${upTo(SENTENCE_MAX_CHARS)}(?:${pattern.replace(/\{([a-z]+)\}/g, '(?<$1>.+?)').replace(/ (?!\?)/g, SPACES)})$`,
    'du',
  );

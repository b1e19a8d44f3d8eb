/**
 * The patterns of the rules, written as the sentence they match: `phrase('i <adv>live in {place}')`. A space matches
 * spaces, `<name>` stands for a list of words named below, `{name}` captures what the user said there, and everything
 * else is a regular expression. Patterns are anchored at both ends of a clause and written in small letters: they are matched
 * against the lower-cased message (a pattern that ignores case in all of Unicode takes ten times as long to compile).
 */
import { type LazyPattern, lazyPattern } from '../../../lib/text/pattern-set.ts';
import { SPACES, upTo } from '../../../lib/text/patterns.ts';
import { CLAUSE_MAX_CHARS } from '../signal.ts';
import type { Clause, Message } from './clauses.ts';
import { HIDDEN } from './masking.ts';

const WORDS: Readonly<Record<string, string>> = {
  /** Adverbs that change nothing about the truth of a statement. "Almost" and "never" are not among them. */
  adv: '(?:(?:now|currently|actually|also|really|still|just|mostly|mainly|usually|absolutely|totally|truly|definitely|genuinely|especially|personally|recently|finally|officially|do|both|quite|kinda|very much|already|originally|generally) )*',
  im: "(?:i am|i'm|im)",
  were: "(?:i am|i'm|im|we are|we're)",
  we: '(?:i|we)',
  have: "(?:i have|i've|ive|we have|we've|i|we)",
  dont: "(?:do not|don't|dont)",
  anymore: '(?:any ?more|any longer)',
};

/** Blanks and commas that trail, from the first of them. */
const TRAIL = '(?<![ ,])[ ,]+';
/** Thanks and the like, which may trail any sentence. */
const POLITE_END = `(?:${TRAIL}(?:please|pls|plz|thanks|thank you|ok))?(?:${TRAIL})?`;
/** The longest subject that is put before a clause ("we "). */
const ELIDED_MAX_CHARS = 3;
const UP_TO_CLAUSE = upTo(ELIDED_MAX_CHARS + CLAUSE_MAX_CHARS);

/** A phrase as a pattern. */
export const phrase = (source: string): LazyPattern =>
  lazyPattern(
    `^${UP_TO_CLAUSE}(?:${source
      .replace(/(?<!\(\?)<(\w+)>/g, (_, word: string) => {
        const words = WORDS[word];
        if (words === undefined) throw new Error(`no word list <${word}>`);
        return words;
      })
      .replace(/\{([a-z]\w*)\}/g, '(?<$1>.+?)')
      .replace(/ (?!\?)/g, SPACES)})${POLITE_END}$`,
    'du',
  );

/** The words in the named parts of a phrase, by their names, as the user wrote them. */
export type Parts = Readonly<Record<string, string>>;

/** Matches a phrase against a stretch of the message; what was hidden (a quoted name) is read back as it was written. */
function partsOf(
  pattern: Pick<LazyPattern, 'exec'>,
  from: number,
  end: number,
  message: Message,
  elided = '',
  keepsQuotations = false,
): Parts | null {
  const text = elided + message.lower.slice(from, end);
  const start = from - elided.length;
  const found = pattern.exec(text);
  if (!found) return null;
  const parts: Record<string, string> = {};
  for (const [name, at] of Object.entries(found.indices?.groups ?? {})) {
    if (!at) continue;
    const written = message.masked.plain.slice(start + at[0], start + at[1]).trim();
    // Partly hidden words are somebody's quotation around somebody's words: nothing to be read.
    const masked = text.slice(at[0], at[1]).trim();
    const hidden = masked.split('').filter((char) => char === HIDDEN).length;
    const isPart = hidden > 0 && hidden < masked.length;
    if (isPart && !keepsQuotations) return null;
    parts[name] = hidden > 0 && !keepsQuotations ? written.slice(1, -1).trim() : written;
  }
  return parts;
}

/** Matches a phrase against one clause, with the subject that it shares. */
export const inClause = (
  pattern: Pick<LazyPattern, 'exec'>,
  clause: Clause,
  message: Message,
): Parts | null => partsOf(pattern, clause.start, clause.start + clause.text.length, message, clause.elided);

/**
 * Matches a phrase against a clause and all that follows it in its sentence; if so asked, with what is quoted or a link among its
 * words: who asks to keep them means them.
 */
export const inRest = (
  pattern: Pick<LazyPattern, 'exec'>,
  clause: Clause,
  message: Message,
  { keepsQuotations = false } = {},
): Parts | null =>
  partsOf(pattern, clause.start, clause.start + clause.rest.length, message, '', keepsQuotations);

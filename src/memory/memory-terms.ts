/**
 * The words by which a memory is found: those of its content and, where these do not stand there already, those of its
 * subject, its topic and its tags. "Sang in the cathedral choir", of the subject "rosa", answers a question about Rosa. Pure.
 */
import { termOf, termsOf, wordsOf } from '../lib/text/words.ts';
import type { Memory } from './types.ts';

/** Fields of a memory whose words find it. */
export type SearchedFields = Pick<Memory, 'content' | 'subjectId' | 'topicKey' | 'tags'>;

/** Terms that a subject, a topic or all tags add at most: they name something, and must not drown what is said. */
const NAMED_TERMS_MAX = 12;

/** The index terms of a memory, repetitions in its content kept. */
export function memoryTermsOf(memory: SearchedFields): string[] {
  const terms = termsOf(memory.content);
  return [...terms, ...namedTerms(memory, new Set(terms))];
}

/** The terms of a memory's index row, with those that a row from before subjects were searched has not. */
export const withNamedTerms = (terms: readonly string[], memory: SearchedFields): readonly string[] => {
  const missing = namedTerms(memory, new Set(terms));
  return missing.length === 0 ? terms : [...terms, ...missing];
};

/** The words of a name, such as a subject or a topic key (`likes:oat milk`), as terms, each once. */
export const nameTermsOf = (name: string): string[] => [...new Set(wordsOf(name).map(termOf))];

/** The terms by which only the tags of a memory find it: labels, which stand for no other word. */
export function labelsOf({ content, subjectId, topicKey, tags }: SearchedFields): ReadonlySet<string> {
  if (tags.length === 0) return NO_LABELS;
  const said = new Set([content, subjectId ?? '', topicKey ?? ''].flatMap(termsOf));
  return new Set(termsOf(tags.join(' ')).filter((term) => !said.has(term)));
}

const NO_LABELS: ReadonlySet<string> = new Set();

function namedTerms({ subjectId, topicKey, tags }: SearchedFields, known: Set<string>): string[] {
  return [subjectId ?? '', topicKey ?? '', tags.join(' ')].flatMap((name) => {
    const fresh = [...new Set(termsOf(name))].filter((term) => !known.has(term)).slice(0, NAMED_TERMS_MAX);
    for (const term of fresh) known.add(term);
    return fresh;
  });
}

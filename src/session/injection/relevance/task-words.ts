/** Words of tasks ("write", "a poem") in any language: a short message may be taken for another one. */
import { LANGUAGES } from '../../../language/languages.ts';
import { foldedEntriesOf } from '../../../language/lists.ts';

let taskWords: ReadonlySet<string> | null = null;

/** Recognises a folded word by which a message sets a task, in whatever language. */
export function isOfTask(word: string): boolean {
  taskWords ??= new Set(LANGUAGES.flatMap((language) => foldedEntriesOf(language.taskWords)));
  return taskWords.has(word);
}

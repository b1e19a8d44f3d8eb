/** Manner of an order: the words around it are taken off, and noted. Pure. */
import type { LazyPattern } from '../../lib/text/pattern-set.ts';
import { type AlignedText, cutAll, trimmed } from './aligned-text.ts';
import type { CompiledLanguage } from './compiled.ts';

/** Words that stood around an order. */
export interface Manner {
  readonly always: boolean;
  readonly please: boolean;
  readonly once: boolean;
  readonly doubt: boolean;
  readonly asking: boolean;
  readonly corrects: boolean;
  readonly others: boolean;
}

const OPENINGS_MAX = 6;

/** An order without what stands around it. `asks`: its sentence ends with a question mark. */
export function peel(
  start: AlignedText,
  language: CompiledLanguage,
  asks: boolean,
): { text: AlignedText; manner: Manner } {
  let text = trimmed(start);
  const flags = { doubt: false, asking: false, corrects: false };
  const take = (pattern: LazyPattern) => {
    const cut = cutAll(text, pattern);
    text = cut.text;
    return cut.found;
  };
  const once = take(language.once);
  const please = take(language.please);
  const always = take(language.standing);
  for (let n = 0; n < OPENINGS_MAX; n++) {
    if (take(language.correcting)) flags.corrects = true;
    else if (take(language.doubt)) flags.doubt = true;
    else if (!asks && take(language.opening)) continue;
    // "Puedes llamarme Ada" permits; with a question mark it asks.
    else if (take(language.asking)) flags.asking = true;
    else if (!take(language.opening)) break;
  }
  for (let n = 0; n < OPENINGS_MAX; n++) {
    const before = text;
    if (!take(language.closing)) break;
    flags.doubt ||= language.doubting.test(before.seen.slice(text.seen.length));
  }
  const others = take(language.others);
  return { text, manner: { ...flags, once, please, always, others } };
}

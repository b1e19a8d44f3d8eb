/**
 * Orders of how somebody else is to be spoken to: "answer Bob rudely", "be nice to everyone else". Nobody but they decide
 * that, so such an order is noted and refused by name. Only what begins with a verb of speaking is one: "send Bob the
 * report" is a task. Pure.
 */
import { anyOf } from '../../language/forms.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';
import { mayBeName, nameAt } from '../../memory/signals/message/entities.ts';
import { compile } from './compiled.ts';
import { languageNamed } from './language-names.ts';

interface OrderToOthers {
  readonly language: Language;
  readonly source: string;
}

/** Orders of each language: words that change nothing, a verb of speaking, then all, those of the speaker, or a name. */
const ordersIn = patternSet<OrderToOthers>(
  () =>
    LANGUAGES.flatMap((language) => {
      const { directives, people } = language;
      if (directives?.toOthers === undefined) return [];
      const { opening, please, standing, toOthers, everyone } = directives;
      const lead = `(?:${anyOf(opening, please, standing)}(?!\\p{L})[,:\\s]*)*`;
      const related = `${anyOf(people?.mine)} (?:\\p{Ll}{2,20} )?${anyOf(people?.relatives)}`;
      const name = "(?-i:\\p{Lu})[\\p{Ll}'-]{1,20}";
      return {
        language,
        source: `^${lead}(?:${toOthers}) (?:(?:${anyOf(everyone)}|${related})(?!\\p{L}|'s)|(?<name>${name}(?: ${name})?)(?<rest>.*)$)`,
      };
    }),
  ({ source }) => source,
  'iu',
);
/** "When Ana writes, answer rudely", "for all users: …", "set the tone for everyone to rude". */
const ABOUT = [
  /^(?:when(?:ever)?|if|every time) (?-i:\p{Lu})\p{Ll}+(?: (?-i:\p{Lu})\p{Ll}+)? (?:writes|asks|speaks|talks|says|messages|texts)\b[^,]*, ?(?:always )?(?:answer|reply|respond|be|speak|talk|use|call|say|tell|ignore|insult)\b/iu,
  /^(?:set|change|make) (?:the|your) (?:tone|language|style|persona|answers|replies) (?:for|to|of) (?:everyone|everybody|all (?:other )?users|(?:the )?other users|others)\b/iu,
  /^(?:set|change) (?-i:\p{Lu})\p{Ll}+'s (?:name|nickname|tone|language|persona)\b/iu,
] as const;
const NO_NAME =
  /^(?:yes|no|ok|okay|true|false|json|markdown|html|yaml|csv|sql|python|please|hello|me|i|god)$/iu;

/** Recognises a sentence, as it was written, that orders how others are spoken to. */
export function isAboutOthers(written: string): boolean {
  const order = written.trim();
  if (ABOUT.some((pattern) => pattern.test(order))) return true;
  return ordersIn(order.toLowerCase()).some(([{ language }, pattern]) => {
    const found = pattern.exec(order);
    if (found === null) return false;
    const { name, rest = '' } = found.groups ?? {};
    const { pronouns, manners } = compile(language);
    // Without a manner "answer Bob" is a task.
    return name === undefined || (isPerson(name) && !pronouns.test(name) && manners.test(rest));
  });
}

const isPerson = (name: string): boolean =>
  !NO_NAME.test(name) && languageNamed(name) === null && nameAt(name, false) !== null && mayBeName(name);

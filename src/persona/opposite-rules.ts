/**
 * Rules that cannot both hold: "never use emojis" and "use emojis from now on". Two rules are compared by what is left of them
 * without the words that only forbid, allow or make stand: the same things are then forbidden by one and asked for by the
 * other. A rule that is not sure to be either is the opposite of none. Pure.
 */
import { termOf, wordsOf } from '../lib/text/words.ts';

/** A forbidding word must be near the beginning: "cite sources, never guess" asks for something. */
const FORBIDS_WITHIN_WORDS = 5;

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

const FORBIDDING = words(
  'never don dont not stop quit avoid cease no',
  'nie niemals nicht kein keine keinen keiner keinerlei hör höre jamais ne n arrête arrêtez arrêter cesse cessez',
  'nunca jamás deja dejar não pare parar deixe deixa mai non smetti smettila basta niente nooit geen niet',
  'никогда не перестань прекрати хватит nigdy przestań asla kullanma kullanmayın kullanmayı',
);
/** What forbids where words are not divided. */
const FORBIDDING_UNSPACED = /不要|别|不许|不用|停止|ないで|やめて|なくて|지 ?(?:마|말)|그만/u;
/** Words that say nothing of what a rule is about. */
const LIGHT = words(
  'always please from now on onwards in future going forward again any anymore more longer ever by default at all time times every',
  'you your may can could should must need have has had to the a an and or of with for me my i it be is are do does feel free allowed welcome ok okay fine actually thanks will just only',
  'use using include including add adding answer answers answering reply replies replying respond responses responding write writing give giving put make making start keep replies messages',
  'immer ab jetzt bitte wieder mehr du darfst kannst musst brauchst sollst mir auf zu gerne verwende verwenden nutze nutzen benutze benutzen antworte antworten gib schreib schreibe von an künftig aufhören',
  'toujours désormais à partir de maintenant nouveau tu peux vous pouvez des les un une utilise utilises utilisez utiliser réponds répondez en as plus pas besoin',
  'siempre ahora usa use uses usar utiliza utilices utilizar pon pongas poner puedes volver otra vez nuevo nuevamente más por favor los las el la un una en responde que ya tienes hace falta basta',
  'sempre agora você pode podes utilize utilizes utilizar os as o um uma em responda voltar novo novamente mais precisa',
  'usare utilizzare utilizza puoi può di più nuovo gli le il i un una in rispondi tornare ora poi avanti',
  'altijd voortaan vanaf nu gebruik gebruiken je mag kunt weer meer het een in antwoord hou op met te',
  'всегда отныне теперь впредь используй используйте использовать ставь ставить добавляй добавлять можешь можете снова опять больше нужно надо',
  'zawsze od teraz używaj używać możesz znów znowu ponownie już więcej nie',
  'her zaman artık bundan sonra bir daha kullan kullanın tekrar yine yeniden kullanabilirsin kullanabilirsiniz bırak kes',
);
const LIGHT_UNSPACED =
  /从现在(?:开始|起)|以后|总是|始终|永远|一直|请|再|又|重新|继续|使用|用|都|也|你|可以|了|绝对|これから|今後|いつも|常に|もう|また|二度と|絶対に|決して|使って(?:も)?(?:いい|大丈夫)?|使わ|ください|くれ|です|[をはよ。\s]|앞으로|항상|절대|다시는?|더 이상|이제|사용해도?|사용하|써도?|쓰|줘|주세요|세요|돼요?|[을를]/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What a rule is about, and whether it forbids that. */
interface Rule {
  readonly forbids: boolean;
  readonly about: ReadonlySet<string>;
}

/** Whether a rule leaves no room for one that was given before it. */
export function replaces(fresh: string, before: string): boolean {
  const [after, earlier] = [ruleOf(fresh), ruleOf(before)];
  if (!after || !earlier || after.forbids === earlier.forbids || after.about.size === 0) return false;
  // "Never use tables" ends "use tables for figures"; "use tables for figures" leaves "never use tables" as it is.
  const covered = [...after.about].every((term) => earlier.about.has(term));
  return covered && (after.forbids || after.about.size === earlier.about.size);
}

/** Whether two rules say the same of the same things. */
export function restates(one: string, other: string): boolean {
  const [a, b] = [ruleOf(one), ruleOf(other)];
  if (!a || !b || a.about.size === 0) return false;
  return (
    a.forbids === b.forbids &&
    a.about.size === b.about.size &&
    [...a.about].every((term) => b.about.has(term))
  );
}

function ruleOf(text: string): Rule | null {
  if (UNSPACED.test(text)) {
    const rest = text
      .replace(FORBIDDING_UNSPACED, '')
      .replace(LIGHT_UNSPACED, '')
      .replace(/[\p{P}]/gu, '');
    return { forbids: FORBIDDING_UNSPACED.test(text), about: new Set(rest === '' ? [] : [rest]) };
  }
  const said = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = said.findIndex((word) => FORBIDDING.has(word));
  if (first >= FORBIDS_WITHIN_WORDS) return null;
  const about = said.filter((word) => word.length > 1 && !FORBIDDING.has(word) && !LIGHT.has(word));
  return { forbids: first >= 0, about: new Set(about.flatMap(wordsOf).map(termOf)) };
}

/**
 * Words whose capitals tell: the US and us, 5 m and 5 M, `getUser` and `getuser`, in May and may. Elsewhere case is how somebody
 * types, so that "I Like Tea" and "i like tea" are one statement. Rather too few words than too many: those who write
 * "nasa" mean NASA, and would have everything known twice. Pure.
 */
import { memoiseByText } from '../lib/memoise-by-text.ts';
import { normalised } from '../lib/text/letters.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Abbreviations that in small letters are another word. */
const ACRONYMS = words(
  'AC ACE ACT AD ADD AID AIDS AIM AM AN ANT APE ARM ART AS ASH AT BAD BAR BASIC BAT BE BED BID BOX BUS CAD CAM CAN CAP CAR CAT COBRA COD COP DAD DO EAR EGO ER ET EVE FAN FAR FAT FED FIT GAP GAS GEM GO GPS HAM HE HI HIS HOP ICE ID IN IS IT KISS LA LAP LED LET MA MAD MAN MAP MASH MAT ME MO MOB MS NICE NIL OH OK ON OR PA PAL PAN PAR PAT PEN PET PIN POP PRO RAM RAT SAD SAP SAT SEAL SEE SHE SIM SIN SO SOLID SPA STEM SUM TAN TEN TIP US WAR WHO WHY',
);
/** Names that in small letters are another word. */
const NAMES = words(
  'May March Will Mark Bill Grace Hope Faith Joy Rose Daisy Frank Grant Jack Chase Sunny Polish Turkey China Nice Bath Reading Mobile Job Java Swift Rust Go Python Word Excel Outlook Slack Square Target Shell',
);
/** Units in which a capital is another measure: bits and bytes, milli and mega, metres and millions. */
const UNIT = /^(?:[a-zA-Z]|[kKmMgGtTpP][bB](?:ps)?|[mM](?:m|W|w|V|A|Hz|g|s|Pa|J|L|l))$/;
/** An identifier of code: small letters with a capital after them, as no trade mark has it ("iPhone", "macOS"). */
const CAMEL = /^[a-z]{2,}(?:[A-Z][a-z0-9]+)+$/;
/** A name in code that is joined by a line. */
const JOINED = /[\p{L}\p{N}]_+[\p{L}\p{N}]/u;
/**
 * Code between its marks; a path from its root, or of several folders, or to a file; what stands behind the host of an address; a short
 * flag; a variable of a shell; a name in a namespace. A host is the same in any case, and "He/she" is no path.
 */
const CODE = [
  /(?<!`)(`+)(?!`)(?<told>[^`]+)\1(?!`)/gu,
  /(?<![^\s"'“‘(<[=`:,])(?<told>(?:~|\.{1,2}|[a-zA-Z]:)?[/\\](?![/\\])[^\s"'”’)>\]`]+)/gu,
  /(?<![^\s"'“‘(<[=`:,])(?<told>[\p{L}\p{N}_.@-]+(?:[/\\][\p{L}\p{N}_.@-]+){2,}|[\p{L}\p{N}_.@-]+[/\\][\p{L}\p{N}_-]+\.[\p{L}\p{N}]{1,8})(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}])https?:\/\/[^\s/?#"'<>`]+(?<told>[/?#][^\s"'”’)>\]`]*)/giu,
  /(?<!\S)(?<told>-[a-zA-Z]{1,2})(?![\p{L}\p{N}-])/gu,
  /(?<told>\$\{?[a-zA-Z_][a-zA-Z0-9_]+)/gu,
  /(?<![\p{L}\p{N}_:])(?<told>[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}\p{N}_]+)+)/gu,
];
/** Signs without one of which a text has no such thing. */
const CODE_SIGNS = /[`/\\$]|::|(?<!\S)-[a-zA-Z]/u;
/** Marks that end a sentence behind a path. */
const END_MARKS = /(?<![.,;:!?…])[.,;:!?…]+$/u;
/** A word with the number before it and the marks of code around it. */
const TOKEN =
  /(?<number>(?<![\p{L}\p{N}.,])\p{N}[\p{N}.,]*\s?)?(?<code>`)?(?<word>\p{L}[\p{L}\p{N}_]*)(?<call>\()?/gu;
/** Text before the first word of a sentence. */
const BEGINNING = /(?:^|[.!?:\n]\s*)["'“‘(]*$/u;
const BEGINNING_CHARS = 8;
/** Share of words with a capital from which on a text is typed so. */
const TITLE_SHARE = 0.6;

/** Texts of which these words are kept, in characters: a turn compares each candidate with many texts. */
const READ_KEPT_CHARS = 400_000;

/** The words of a text whose case tells, as they are written, in their order. */
export const tellingCase: (text: string) => readonly string[] = memoiseByText(READ_KEPT_CHARS, (text) => {
  if (!/\p{Lu}/u.test(text)) return [];
  const folded = normalised(text, 'NFKC');
  const tokens = [...folded.matchAll(TOKEN)].map(({ groups, index }) => ({
    word: groups?.word ?? '',
    isFirst: BEGINNING.test(folded.slice(Math.max(0, index - BEGINNING_CHARS), index)),
    isCounted: groups?.number !== undefined,
    isCode: groups?.code !== undefined || groups?.call !== undefined,
  }));
  const typing = typingOf(tokens);
  const code = (CODE_SIGNS.test(folded) ? CODE : []).flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(({ groups }) => {
      const told = (groups?.told ?? '').replace(END_MARKS, '');
      return /\p{Lu}/u.test(told) ? [told] : [];
    }),
  );
  return [...code, ...wordsOf(tokens, typing)];
});

const wordsOf = (tokens: readonly Token[], typing: Typing): string[] =>
  tokens.flatMap(({ word, isFirst, isCounted, isCode }) => {
    if (!/\p{Lu}/u.test(word)) return [];
    const tells =
      isCode ||
      CAMEL.test(word) ||
      JOINED.test(word) ||
      (typing !== 'shouted' && isCounted && UNIT.test(word)) ||
      (typing !== 'shouted' && !isCounted && ACRONYMS.has(word)) ||
      (typing === 'plain' && !isFirst && NAMES.has(word));
    return tells ? [word] : [];
  });

interface Token {
  readonly word: string;
  readonly isFirst: boolean;
  readonly isCounted: boolean;
  readonly isCode: boolean;
}

type Typing = 'shouted' | 'title' | 'plain';

/** Whoever types all of it in capitals, or the first letter of each word, tells nothing by it. */
function typingOf(tokens: readonly Token[]): Typing {
  const long = tokens.filter(({ word, isCounted }) => word.length > 1 && !isCounted);
  if (long.length > 1 && long.every(({ word }) => !/\p{Ll}/u.test(word))) return 'shouted';
  const others = long.filter(({ word, isFirst }) => !isFirst && !NAMES.has(word) && !ACRONYMS.has(word));
  const capitals = others.filter(({ word }) => /^\p{Lu}/u.test(word)).length;
  return capitals > 0 && capitals >= others.length * TITLE_SHARE ? 'title' : 'plain';
}

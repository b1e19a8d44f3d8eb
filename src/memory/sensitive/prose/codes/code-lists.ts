/**
 * Lists of codes that let somebody in once each, one a line below a heading: whatever their shape, they have it in common. The
 * heading names them, or says what they are for: "in case I lose my phone".
 */
import { plainOf } from '../../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../../kinds.ts';
import type { Rule } from '../../rules/rule.ts';
import { mentionsIn } from '../mentions.ts';

/** Lists of one-time and recovery codes. */
export const codeListRules: readonly Rule[] = [codeLists];

/** Separators of codes: the end of a line, a stroke, a comma; each one character of the text. */
const SEPARATOR = /[\n/;|,]/;
/** One code with what lists put before it, or behind the colon of its heading. */
const CODE_LINE =
  /(?:^|: ?)[ \t]{0,8}(?:(?:[-*•>]|[0-9]{1,2}[.):]|\[[ x]?\]) ?)?(?<code>[A-Za-z0-9]{4,12}(?:[ -][A-Za-z0-9]{3,12}){0,5})[ ,;]{0,3}$/d;
const LINE_MAX_CHARS = 80;
const CODES_MIN = 2;
const HEADING_CHARS = 140;
/** Digits alone are amounts and years too; dates have signs. */
const IS_CODE = /^(?=.*[0-9])(?!(?:19|20)[0-9]{2}$)(?![0-9]{4}-[0-9]{2}-[0-9]{2}$)(?![A-Z]{0,4}[0-9]{1,4}$)/;

const shapeOf = (code: string): string => code.replace(/[A-Za-z0-9]/g, 'x');

function* codeLists(text: string): Generator<SensitiveMatch> {
  if (!SEPARATOR.test(text)) return;
  let run: SensitiveMatch[] = [];
  let shape = '';
  let at = 0;
  for (const line of text.split(SEPARATOR)) {
    const code = line.length > LINE_MAX_CHARS ? null : CODE_LINE.exec(line.trimEnd());
    const [from, to] = code?.indices?.groups?.code ?? [0, 0];
    const found = line.slice(from, to);
    const isCode = code !== null && IS_CODE.test(found);
    if (!isCode || shapeOf(found) !== shape) {
      yield* told(text, run);
      run = [];
    }
    if (isCode) {
      shape = shapeOf(found);
      run.push({ kind: 'password', start: at + from, end: at + to });
    }
    at += line.length + 1;
  }
  yield* told(text, run);
}

/** The codes of a run, where what stands above it names them. */
function told(text: string, run: SensitiveMatch[]): SensitiveMatch[] {
  const start = run[0]?.start;
  if (start === undefined || run.length < CODES_MIN) return [];
  const heading = plainOf(text.slice(Math.max(0, start - HEADING_CHARS), start));
  const mentions = mentionsIn(heading, 0, heading.length);
  const has = (topic: 'pins' | 'rescues' | 'otherNumbers') =>
    mentions.some(({ topics }) => topics.has(topic));
  return has('rescues') || (has('pins') && !has('otherNumbers')) ? run : [];
}

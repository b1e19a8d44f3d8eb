/**
 * Whether a message says itself that something said earlier is meant: "as we agreed", "continue", "the second one". Stricter
 * than the continuation cues of recall, which only lend words: a false alarm here keeps an answer from the user. Quotations,
 * pasted texts and letters that are to be written are the message's own content, and say nothing of this conversation. Pure.
 */
import { foldText } from '../../lib/words.ts';
import { maskText } from '../../memory/signals/masking.ts';
import { cuePattern, cueTextOf } from '../../recall/analysis/cues.ts';
import { ENGLISH_CUES } from './english-cues.ts';
import { FURTHER_CUES } from './further-cues.ts';
import { GERMANIC_CUES } from './germanic-cues.ts';
import { LETTER_REQUESTS } from './letter-requests.ts';
import { ROMANCE_CUES } from './romance-cues.ts';
import { UNSPACED_CUES } from './unspaced-cues.ts';

/** A longer message is more than "the second one, please". */
const WHOLE_MAX_CHARS = 100;
/** What is read: a message that takes something up says so in its first words. */
const READ_MAX_CHARS = 2000;
/** Before a colon up to this many characters are an address ("Hi Strata:"), more are a request that hands over a text. */
const ADDRESS_MAX_CHARS = 12;

/** A colon that hands something over; not that of a time or an address of the web. */
const HANDOVER = /:(?![\d/])(?=.*[^\s.!?])/;
/** Another paragraph is often a text that was pasted. */
const PARAGRAPH = /\n\s*\n/;

const spaced = Object.values({ ...ENGLISH_CUES, ...GERMANIC_CUES, ...ROMANCE_CUES, ...FURTHER_CUES });
const PHRASE = cuePattern({
  spaced: spaced.flatMap(({ phrases }) => phrases),
  unspaced: UNSPACED_CUES.phrases,
});
const LETTER_REQUEST = cuePattern(LETTER_REQUESTS);
const SPACES = '[ ,.!،]+';
const LEAD = new RegExp(foldText(`^(?:${spaced.map(({ leads }) => leads).join('|')})${SPACES}`));
const TAIL = foldText(`(?:${SPACES}(?:${spaced.map(({ tails }) => tails).join('|')}))*[ .!?…。؟]*$`);
const WHOLE = new RegExp(
  foldText(`^(?:${[...spaced, UNSPACED_CUES].flatMap(({ whole }) => whole).join('|')})${TAIL}`),
);

/** Whether a message refers to something said before it, and cannot be answered without that. */
export function refersToEarlier(message: string): boolean {
  const masked = maskText(message.slice(0, READ_MAX_CHARS)).text.trim();
  if (masked.length <= WHOLE_MAX_CHARS && isWhole(cueTextOf(masked).replace(/^[¡¿ ]+/, ''))) return true;
  const [own = ''] = masked.split(PARAGRAPH);
  const text = cueTextOf(own);
  const handover = text.search(HANDOVER);
  const said = handover > ADDRESS_MAX_CHARS ? text.slice(0, handover) : text;
  const at = said.search(PHRASE);
  return at >= 0 && !LETTER_REQUEST.test(said.slice(0, at));
}

/** Whether a whole form stands there, after any greetings and other words that lead to it. */
function isWhole(text: string): boolean {
  if (WHOLE.test(text)) return true;
  const rest = text.replace(LEAD, '');
  return rest !== text && isWhole(rest);
}

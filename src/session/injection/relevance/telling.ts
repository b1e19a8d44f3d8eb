/** Lines that tell nothing, and are evidence of nothing: assent, thanks, and what only asks. Pure. */
import { readText } from '../../../language/read-text.ts';
import { memoiseByText } from '../../../lib/memoise-by-text.ts';
import { asksOnly } from '../../../memory/statements/asks-only.ts';
import { isSmallTalk } from '../../../recall/analysis/small-talk.ts';
import type { Candidate } from '../../../recall/candidates.ts';

/** A longer line says something besides. */
const SHORT_MAX_CHARS = 200;
/** Lines of which it is kept, in characters. */
const KEPT_CHARS = 100_000;
/** True of a text that greets, thanks or assents. */
const assents: (text: string) => boolean = memoiseByText(KEPT_CHARS, (text) => isSmallTalk(readText(text)));

/** Recognises a message that assents or thanks, whoever says it. */
export const isAssent = ({ type, content }: Candidate): boolean =>
  type === 'event' && content.length <= SHORT_MAX_CHARS && assents(content);

/** Recognises a message of a user that only asks. */
export const isQuestion = (candidate: Candidate): boolean =>
  candidate.type === 'event' &&
  candidate.role === 'user' &&
  candidate.content.length <= SHORT_MAX_CHARS &&
  asksOnly(candidate.content);

/** Recognises a message that is no evidence of anything. */
export const tellsNothing = (candidate: Candidate): boolean => isAssent(candidate) || isQuestion(candidate);

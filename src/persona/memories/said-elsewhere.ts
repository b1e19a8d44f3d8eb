/**
 * Quotes of another conversation in which a user asked something of the persona: it reads there as if it still held. What holds
 * the card of the prompt says; a sentence that asks for something else, or for what nobody may ask, is not quoted. Pure.
 */

import { readMessage } from '../../memory/signals/message/clauses.ts';
import { decideDirective } from '../decide-directive.ts';
import type { Directive, Reason } from '../directive.ts';
import { readDirectives } from '../directives/extract-directives.ts';
import { EMPTY_PROFILE, isListField, type PersonaProfile } from '../profile.ts';
import { withdrawnBy } from '../withdrawal.ts';
import { verdictOf } from './said-by-card.ts';

type Said = Omit<Directive, 'contradicted'>;

const REFUSED: ReadonlySet<Reason> = new Set(['against_safety', 'prompt_injection', 'other_users_persona']);

/** Speaker at the beginning of a line of a summary. */
const SPEAKER = /^\s*[^:\n]{1,60}:\s+/u;
/** Signs that end a sentence and stand behind it. */
const ENDS = /^[.!?…。！？]+/u;

/** The text without its sentences that ask for what the persona does not do; the very text where there are none. */
export function withoutAskedBefore(profile: PersonaProfile, text: string): string {
  const gone = readDirectives(readMessage(text)).filter(({ said }) =>
    said.some((one) => isOver(profile, one)),
  );
  if (gone.length === 0) return text;
  let rest = text;
  for (const { start, end } of gone.toReversed())
    rest = `${rest.slice(0, start).trimEnd()} ${rest.slice(end).replace(ENDS, '').trimStart()}`;
  return rest.trim();
}

/** The same of a summary, which quotes who says what line by line. */
export const withoutRetoldBefore = (profile: PersonaProfile, summary: string): string =>
  summary
    .split('\n')
    .flatMap((line) => {
      const said = line.replace(SPEAKER, '');
      const rest = withoutAskedBefore(profile, said);
      return rest === '' && said !== '' ? [] : [`${line.slice(0, line.length - said.length)}${rest}`];
    })
    .join('\n');

/** Recognises a directive that is refused, or in whose place the card has something else, or nothing any more. */
function isOver(profile: PersonaProfile, said: Said): boolean {
  const { field, value, standing } = said;
  const { reason } = decideDirective(
    { ...said, contradicted: false },
    { stored: EMPTY_PROFILE, sightings: () => 0 },
  );
  if (REFUSED.has(reason)) return true;
  // What was asked for one answer was a question of its own.
  if (standing !== 'explicit') return false;
  const verdict = verdictOf(profile, said);
  if (verdict !== 'open') return verdict === 'otherwise';
  return !isListField(field) && withdrawnBy(value) === null;
}

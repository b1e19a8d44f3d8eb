/**
 * Compares a memory with the persona card of a prompt. The card decides how its user is addressed, in which language and tone,
 * by which rules; a memory about the same is not shown beside it, be it the same or its opposite: what a user says of the
 * persona they say once. Pure.
 */
import { wordsKey } from '../../memory/changes/content.ts';
import { type Directive, ENTRY_BREAK } from '../directive.ts';
import { extractDirectives } from '../directives/extract-directives.ts';
import { replaces, restates } from '../opposite-rules.ts';
import { isListField, type PersonaField, type PersonaProfile } from '../profile.ts';
import { splitTones, tonesContradict } from '../tones.ts';
import { takesBack, withdrawnBy } from '../withdrawal.ts';

/** Topics of memories that are fields of a persona. */
const FIELD_OF_TOPIC: Readonly<Record<string, PersonaField>> = {
  language: 'language',
  address_as: 'address',
  tone: 'tone',
  style: 'tone',
};

/** The field of a persona that a topic is, or null. */
export const personaFieldOf = (topicKey: string | null): PersonaField | null =>
  topicKey === null ? null : (FIELD_OF_TOPIC[topicKey] ?? null);

/** Recognises a memory on which the card that shows `profile` decides. */
export function isSaidByCard(
  profile: PersonaProfile,
  { topicKey, content }: { readonly topicKey: string | null; readonly content: string },
): boolean {
  // "Keep stuff short, no essays" is a tone as well, and stands there as it was said.
  if (rulesOf(profile).some((entry) => wordsKey(entry) === wordsKey(content))) return true;
  const field = personaFieldOf(topicKey);
  if (field !== null && !isListField(field) && field !== 'tone' && profile[field] !== null) return true;
  const said = extractDirectives(inFirstPerson(content));
  if (said.length === 0) return isRuled(profile, content) || (field === 'tone' && profile.tone !== null);
  const found = said.map((one) => verdictOf(profile, one));
  return found.includes('otherwise') || found.every((one) => one === 'same');
}

/** Memories tell of their user in the third person. */
export const inFirstPerson = (content: string): string =>
  content.replace(/^(?:Prefers|Likes|Wants)\b/u, (verb) => `I ${verb.toLowerCase().slice(0, -1)}`);

type Verdict = 'same' | 'otherwise' | 'open';

/** Verdict of the card on what a directive asks for. */
export function verdictOf(
  profile: PersonaProfile,
  { field, value }: Pick<Directive, 'field' | 'value'>,
): Verdict {
  if (isListField(field)) {
    const entries = value.split(ENTRY_BREAK);
    if (entries.some((entry) => isForbidden(profile, entry))) return 'otherwise';
    return entries.every((entry) => isRuled(profile, entry)) ? 'same' : 'open';
  }
  const held = profile[field];
  if (withdrawnBy(value) !== null) return held !== null && takesBack(value, held) ? 'otherwise' : 'open';
  if (held === null) return 'open';
  if (field !== 'tone') return held === value ? 'same' : 'otherwise';
  if (tonesContradict(held, value)) return 'otherwise';
  return splitTones(value).every((tone) => splitTones(held).includes(tone)) ? 'same' : 'open';
}

const rulesOf = ({ instructions, boundaries }: PersonaProfile): string[] => [...instructions, ...boundaries];

/** Recognises a text whose opposite is a rule of the card. */
const isForbidden = (profile: PersonaProfile, text: string): boolean =>
  rulesOf(profile).some((entry) => replaces(entry, text) || replaces(text, entry));

/** Recognises a text on which a rule of the card says the same, or the opposite. */
const isRuled = (profile: PersonaProfile, text: string): boolean =>
  rulesOf(profile).some((entry) => restates(entry, text)) || isForbidden(profile, text);

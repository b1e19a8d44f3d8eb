/**
 * Lines of a user's persona that go with a memory: who has the memory of an instruction erased, or wishes it forgotten, does not
 * want to find it followed. Only what the user's own messages put there goes; what somebody set by hand stays. Pure.
 */
import { memoryTermsOf } from '../../memory/memory-terms.ts';
import { ENTRY_BREAK } from '../directive.ts';
import { extractDirectives } from '../directives/extract-directives.ts';
import { restates } from '../opposite-rules.ts';
import { isListField, oneLine, type PersonaField, type PersonaProfile } from '../profile.ts';
import { joinTones, splitTones } from '../tones.ts';
import { withdrawnBy } from '../withdrawal.ts';
import { inFirstPerson } from './said-by-card.ts';

/** One value of a field, or one entry of a list. */
export interface PersonaLine {
  readonly field: PersonaField;
  readonly value: string;
}

/** Lines that a message added to a layer. */
export interface LearntLines extends PersonaLine {
  readonly candidateId: string;
  /** The revision that it made; null while it waits to be applied. */
  readonly revision: number | null;
}

const entriesOf = ({ field, value }: PersonaLine): string[] =>
  isListField(field) ? value.split(ENTRY_BREAK).map(oneLine) : field === 'tone' ? splitTones(value) : [value];

/** The lines that the words of a memory ask for. */
export const linesOf = (content: string): PersonaLine[] =>
  extractDirectives(inFirstPerson(content)).flatMap(({ field, value }) =>
    withdrawnBy(value) === null ? entriesOf({ field, value }).map((entry) => ({ field, value: entry })) : [],
  );

const isSameLine = (a: PersonaLine, b: PersonaLine): boolean =>
  isListField(a.field) && isListField(b.field)
    ? a.value === b.value || restates(a.value, b.value)
    : a.field === b.field && a.value === b.value;

/** Lines to take out of what messages taught: those that the memories ask for, or that hold all the words of one of the wishes. */
export const forgottenLines = (
  taught: readonly LearntLines[],
  memories: readonly string[],
  wishes: readonly (readonly string[])[] = [],
): PersonaLine[] => {
  const asked = memories.flatMap(linesOf);
  const isNamed = ({ field, value }: PersonaLine): boolean => {
    if (wishes.length === 0 || !isListField(field)) return false;
    const own = new Set(memoryTermsOf({ content: value, subjectId: null, topicKey: null, tags: [] }));
    return wishes.some((terms) => terms.every((term) => own.has(term)));
  };
  return taught
    .flatMap((said) => entriesOf(said).map((value) => ({ field: said.field, value })))
    .filter((line) => asked.some((one) => isSameLine(one, line)) || isNamed(line));
};

/** A profile without lines. */
export function withoutLines(profile: PersonaProfile, lines: readonly PersonaLine[]): PersonaProfile {
  let left = profile;
  for (const { field, value } of lines) {
    if (isListField(field)) left = { ...left, [field]: left[field].filter((entry) => entry !== value) };
    else if (field === 'tone') {
      const tones = splitTones(left.tone).filter((tone) => tone !== value);
      left = { ...left, tone: tones.length === 0 ? null : joinTones(tones) };
    } else if (left[field] === value) left = { ...left, [field]: null };
  }
  return left;
}

/** Rest of what a message taught; null when nothing is left. */
export function withoutForgottenEntries(said: LearntLines, lines: readonly PersonaLine[]): string | null {
  const left = entriesOf(said).filter(
    (value) => !lines.some((line) => line.field === said.field && line.value === value),
  );
  if (left.length === 0) return null;
  return said.field === 'tone' ? joinTones(left) : left.join(ENTRY_BREAK);
}

/** The fields that lines stand in. */
export const fieldsOf = (lines: readonly PersonaLine[]): PersonaField[] => [
  ...new Set(lines.map(({ field }) => field)),
];

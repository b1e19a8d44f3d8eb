/**
 * A persona: who the assistant is and how it speaks to one user. Two layers exist of each persona, the workspace's own and one
 * for each user; both are profiles of this shape, and both hold user text: bounded here, quoted wherever it is shown. Pure.
 */
import { z } from 'zod';
import { TONE_MAX_CHARS } from './tones.ts';

/** Fields with one value. */
export const SCALAR_FIELDS = ['name', 'role', 'tone', 'language', 'address'] as const;
/** Fields that hold a list. */
export const LIST_FIELDS = ['instructions', 'boundaries'] as const;
export const PERSONA_FIELDS = [...SCALAR_FIELDS, ...LIST_FIELDS] as const;

export type ScalarField = (typeof SCALAR_FIELDS)[number];
export type ListField = (typeof LIST_FIELDS)[number];
export type PersonaField = (typeof PERSONA_FIELDS)[number];

/** Longest value of each field, or of one entry of it, in characters: a name is a name, an instruction a sentence or two. */
export const FIELD_MAX_CHARS: Readonly<Record<PersonaField, number>> = {
  name: 60,
  role: 160,
  tone: TONE_MAX_CHARS,
  language: 40,
  address: 60,
  instructions: 300,
  boundaries: 300,
};
/** Entries of a list: more would be a system prompt, which the setting `instructions` is for. */
export const LIST_MAX_ENTRIES = 12;

/** A profile; what is null or empty is left to the layer below. */
export interface PersonaProfile {
  readonly name: string | null;
  readonly role: string | null;
  readonly tone: string | null;
  /** A language code, or a name where there is no code. */
  readonly language: string | null;
  /** Form of address of the user. */
  readonly address: string | null;
  readonly instructions: readonly string[];
  /** Rules on what is never to be done. */
  readonly boundaries: readonly string[];
}

/** A profile that says nothing. */
export const EMPTY_PROFILE: PersonaProfile = {
  name: null,
  role: null,
  tone: null,
  language: null,
  address: null,
  instructions: [],
  boundaries: [],
};

/** The bootstrap persona: the opening of the system prompt (a setting) says who speaks until somebody says more. */
export const DEFAULT_PERSONA: PersonaProfile = EMPTY_PROFILE;

/** The persona of conversations that name none. It is always there. */
export const DEFAULT_PERSONA_ID = 'default';

/** One line without control characters: a value can neither break a line of the card nor hide in it. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, (char) => (char === '\u200D' || char === '\u200C' ? char : ''))
    .trim();

const line = (field: PersonaField) =>
  z.string().transform(oneLine).pipe(z.string().min(1, 'must not be blank').max(FIELD_MAX_CHARS[field]));
const scalar = (field: ScalarField) => line(field).nullable();
const list = (field: ListField) =>
  z
    .array(line(field))
    .max(LIST_MAX_ENTRIES)
    .transform((entries) => [...new Set(entries)]);

const FIELDS = {
  name: scalar('name'),
  role: scalar('role'),
  tone: scalar('tone'),
  language: scalar('language'),
  address: scalar('address'),
  instructions: list('instructions'),
  boundaries: list('boundaries'),
};

/** A whole profile; a field that is not known is refused, one that is left out is empty. */
export const PersonaProfile = z.strictObject({
  name: FIELDS.name.default(null),
  role: FIELDS.role.default(null),
  tone: FIELDS.tone.default(null),
  language: FIELDS.language.default(null),
  address: FIELDS.address.default(null),
  instructions: FIELDS.instructions.default([]),
  boundaries: FIELDS.boundaries.default([]),
});

/** A change of a profile: what it names becomes so, null and an empty list included; what it leaves out stays. */
export const PersonaPatch = z.strictObject(FIELDS).partial();

/** The profile that is stored: a field that this version does not understand is as good as empty. */
export function readProfile(stored: unknown): PersonaProfile {
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  const known = PERSONA_FIELDS.flatMap((field): [PersonaField, unknown][] => {
    const value = (fields as Record<string, unknown>)[field];
    if (isListField(field)) return Array.isArray(value) ? [[field, readList(field, value)]] : [];
    const parsed = PersonaProfile.shape[field].safeParse(value);
    return parsed.success ? [[field, parsed.data]] : [];
  });
  return { ...EMPTY_PROFILE, ...Object.fromEntries(known) };
}

const readList = (field: ListField, values: readonly unknown[]): string[] =>
  values
    .flatMap((value) => {
      const parsed = line(field).safeParse(value);
      return parsed.success ? [parsed.data] : [];
    })
    .slice(0, LIST_MAX_ENTRIES);

/** Recognises fields that hold a list. */
export const isListField = (field: PersonaField): field is ListField =>
  (LIST_FIELDS as readonly string[]).includes(field);

/** Compares two profiles. */
export const sameProfile = (a: PersonaProfile, b: PersonaProfile): boolean =>
  PERSONA_FIELDS.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

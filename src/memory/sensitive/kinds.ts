/** The kinds of secrets, and the findings of the detector. A finding holds a kind and a place, never the content. */

export const SENSITIVE_KINDS = [
  'private_key',
  'jwt',
  'connection_string',
  'api_key',
  'authorization',
  'iban',
  'card_number',
  'national_id',
  'password',
] as const;

/** Kinds in the order in which they name a finding that several rules made: the most specific first. */
export type SensitiveKind = (typeof SENSITIVE_KINDS)[number];

/** A place in the text as it was given, in UTF-16 units, `end` exclusive. */
export interface SensitiveMatch {
  readonly kind: SensitiveKind;
  readonly start: number;
  readonly end: number;
}

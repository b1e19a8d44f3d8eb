/**
 * Layers of a persona, lowest first: the default, the workspace's profile, the user's own, and what this turn accepted. The
 * model's safety stands above them all; the card says so. Pure.
 */
import { type DecidedDirective, ENTRY_BREAK } from './directive.ts';
import { DEFAULT_PERSONA, isListField, LIST_MAX_ENTRIES, type PersonaProfile } from './profile.ts';
import { mergeTones } from './tones.ts';

export interface PersonaLayers {
  /** What the workspace says of the persona, to everybody. */
  readonly shared: PersonaProfile | null;
  /** What the user who speaks said of it. */
  readonly own: PersonaProfile | null;
  /** What was accepted in this turn. */
  readonly turn: readonly DecidedDirective[];
}

/** The persona that speaks in this turn. */
export function composePersona({ shared, own, turn }: PersonaLayers): PersonaProfile {
  const stored = [shared, own].reduce<PersonaProfile>(
    (below, layer) => (layer === null ? below : overlaid(below, layer)),
    DEFAULT_PERSONA,
  );
  // Both layers may have full lists: nothing of them makes way for what is said now.
  return applyDirectives(stored, turn, Number.POSITIVE_INFINITY);
}

/** A directive as far as a profile is concerned. */
export type AppliedDirective = Pick<DecidedDirective, 'field' | 'value' | 'decision'>;

/** A profile with the accepted directives in it; the newest entries of a list stay when there are too many. */
export function applyDirectives(
  profile: PersonaProfile,
  decided: readonly AppliedDirective[],
  maxEntries = LIST_MAX_ENTRIES,
): PersonaProfile {
  let after = profile;
  for (const { field, value, decision } of decided) {
    if (decision !== 'accepted') continue;
    if (isListField(field)) {
      const entries = joinLists(after[field], value.split(ENTRY_BREAK)).slice(-maxEntries);
      after = { ...after, [field]: entries };
    } else after = { ...after, [field]: field === 'tone' ? mergeTones(after.tone, value) : value };
  }
  return after;
}

const overlaid = (below: PersonaProfile, layer: PersonaProfile): PersonaProfile => ({
  name: layer.name ?? below.name,
  role: layer.role ?? below.role,
  tone: layer.tone === null ? below.tone : mergeTones(below.tone, layer.tone),
  language: layer.language ?? below.language,
  address: layer.address ?? below.address,
  instructions: [...new Set([...below.instructions, ...layer.instructions])],
  boundaries: [...new Set([...below.boundaries, ...layer.boundaries])],
});

const joinLists = (before: readonly string[], fresh: readonly string[]): string[] => [
  ...before.filter((entry) => !fresh.includes(entry)),
  ...fresh,
];

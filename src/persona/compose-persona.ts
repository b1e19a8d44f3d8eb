/**
 * Layers of a persona, lowest first: the default, the workspace's profile, the user's own, and what this turn accepted. The
 * model's safety stands above them all; the card says so. Pure.
 */
import { type DecidedDirective, ENTRY_BREAK } from './directive.ts';
import { extractDirectives } from './directives/extract-directives.ts';
import { replaces } from './opposite-rules.ts';
import { DEFAULT_PERSONA, isListField, LIST_MAX_ENTRIES, type PersonaProfile } from './profile.ts';
import { mergeTones } from './tones.ts';
import { takesBack, withdrawnBy } from './withdrawal.ts';

export interface PersonaLayers {
  /** Workspace's profile, for everybody. */
  readonly shared: PersonaProfile | null;
  /** Profile of the user who speaks. */
  readonly own: PersonaProfile | null;
  /** Directives that were accepted in this turn. */
  readonly turn: readonly DecidedDirective[];
}

/** The persona that speaks in this turn. */
export function composePersona({ shared, own, turn }: PersonaLayers): PersonaProfile {
  // What a user takes back is theirs: what the workspace says holds again, as it will in the next turn.
  const [back, said] = [turn.filter(isWithdrawal), turn.filter((one) => !isWithdrawal(one))];
  const left = own === null || back.length === 0 ? own : applyDirectives(own, back);
  const stored = [shared, left].reduce<PersonaProfile>(
    (below, layer) => (layer === null ? below : overlaid(below, layer)),
    DEFAULT_PERSONA,
  );
  // Both layers may have full lists: nothing of them makes way for what is said now.
  return applyDirectives(stored, said, Number.POSITIVE_INFINITY);
}

/** A directive as far as a profile is concerned. */
export type AppliedDirective = Pick<DecidedDirective, 'field' | 'value' | 'decision'>;

/**
 * A profile with the accepted directives in it, and without what they take back or contradict; the newest entries of a list
 * stay when there are too many.
 */
export function applyDirectives(
  profile: PersonaProfile,
  decided: readonly AppliedDirective[],
  maxEntries = LIST_MAX_ENTRIES,
): PersonaProfile {
  let after = profile;
  for (const { field, value, decision } of decided) {
    if (decision !== 'accepted') continue;
    if (isListField(field)) {
      const fresh = value.split(ENTRY_BREAK);
      after = withoutRules(after, (entry) => fresh.some((one) => replaces(one, entry)));
      after = { ...after, [field]: joinLists(after[field], fresh).slice(-maxEntries) };
    } else if (withdrawnBy(value) !== null) {
      const held = after[field];
      if (held !== null && takesBack(value, held)) after = { ...after, [field]: null };
    } else {
      after = withoutRules(after, (entry) => forbids(entry, field, value));
      after = { ...after, [field]: field === 'tone' ? mergeTones(after.tone, value) : value };
    }
  }
  return after;
}

const isWithdrawal = ({ value }: AppliedDirective): boolean => withdrawnBy(value) !== null;

const withoutRules = (profile: PersonaProfile, leaves: (entry: string) => boolean): PersonaProfile => ({
  ...profile,
  instructions: profile.instructions.filter((entry) => !leaves(entry)),
  boundaries: profile.boundaries.filter((entry) => !leaves(entry)),
});

/** Recognises a boundary ("never call me Captain") against the value that is now asked for. */
const forbids = (entry: string, field: AppliedDirective['field'], value: string): boolean =>
  (field === 'address' || field === 'language') &&
  extractDirectives(entry).some((said) => said.field === field && takesBack(said.value, value));

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

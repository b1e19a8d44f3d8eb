/** Decision whether a layer may be written over, and with what. Pure. */
import { err, ok, type Result } from '../lib/result.ts';
import { conflict, type MemoryError } from '../memory/errors.ts';
import type { PersonaLayer } from './plan-persona.ts';
import { EMPTY_PROFILE, type PersonaField, type PersonaProfile, sameProfile } from './profile.ts';

/** A change of a layer by hand. */
export interface LayerWrite {
  readonly fields: { readonly [Field in PersonaField]?: PersonaProfile[Field] | undefined };
  /** Fields that are not named are emptied, instead of staying as they are. */
  readonly replaces: boolean;
  /** The revision that the writer had read; null where they do not say. */
  readonly expected: number | null;
}

/** The profile that a change makes of a layer; null when it says so already, or the change says nothing. */
export function decideLayerChange(
  stored: PersonaLayer | null,
  { fields, replaces, expected }: LayerWrite,
): Result<PersonaProfile | null, MemoryError> {
  const revision = stored?.revision ?? 0;
  if (expected !== null && expected !== revision)
    return err(conflict('persona_changed', `the persona is at revision ${revision}, not ${expected}`));
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (named.length === 0 && !replaces) return ok(null);
  const below = replaces || stored === null ? EMPTY_PROFILE : stored.profile;
  const profile = { ...below, ...Object.fromEntries(named) };
  return ok(stored !== null && sameProfile(stored.profile, profile) ? null : profile);
}

/** Whether a layer may be written over, and with what. Pure. */
import { err, ok, type Result } from '../lib/result.ts';
import { conflict, type MemoryError } from '../memory/errors.ts';
import type { PersonaLayer } from './plan-persona.ts';
import { type PersonaProfile, sameProfile } from './profile.ts';

/** The change of a layer by hand; null when it says so already. `expected` is the revision that the writer had read. */
export function decideLayerChange(
  stored: PersonaLayer | null,
  profile: PersonaProfile,
  expected: number | null,
): Result<PersonaProfile | null, MemoryError> {
  const revision = stored?.revision ?? 0;
  if (expected !== null && expected !== revision)
    return err(conflict('persona_changed', `the persona is at revision ${revision}, not ${expected}`));
  return ok(stored !== null && sameProfile(stored.profile, profile) ? null : profile);
}

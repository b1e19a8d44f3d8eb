/** Personas on the wire. */
import { z } from '@hono/zod-openapi';
import { composePersona } from '../persona/compose-persona.ts';
import { DECISIONS, REASONS } from '../persona/directive.ts';
import type { StoredPersona } from '../persona/plan-persona.ts';
import {
  EMPTY_PROFILE,
  FIELD_MAX_CHARS,
  LIST_MAX_ENTRIES,
  PERSONA_FIELDS,
  PersonaPatch,
  type PersonaProfile,
} from '../persona/profile.ts';
import type { PersonaCandidate, PersonaRevision } from '../store/personas/personas.ts';
import { isoTime, isoTimeOrNull } from './schemas.ts';

/** A profile as it is answered. */
const Profile = z
  .object({
    name: z.string().nullable(),
    role: z.string().nullable(),
    tone: z.string().nullable(),
    language: z.string().nullable(),
    address: z.string().nullable(),
    instructions: z.array(z.string()),
    boundaries: z.array(z.string()),
  })
  .openapi('PersonaProfile');

/** What a PUT makes of the stored profile, and the revision that it was made from. */
export const PersonaBody = PersonaPatch.extend({
  replace: z.boolean().default(false).openapi({
    description: 'Whether this is the whole profile: fields that are left out are then emptied.',
  }),
  revision: z
    .int()
    .min(0)
    .optional()
    .openapi({ description: 'The revision that was read. Another one in force is a conflict.' }),
}).openapi('PersonaBody', {
  description: `A profile. Longest values in characters: ${PERSONA_FIELDS.map((field) => `${field} ${FIELD_MAX_CHARS[field]}`).join(', ')}; lists hold ${LIST_MAX_ENTRIES}.`,
});

export const PersonaAnswer = Profile.extend({
  id: z.string(),
  user_id: z.string().nullable().openapi({ description: 'Whose layer this is; null for everybody’s.' }),
  revision: z.int().openapi({ description: '0 until something was written.' }),
  effective: Profile.openapi({ description: 'Both layers together, as a prompt of this user shows them.' }),
}).openapi('Persona');

export const RevisionAnswer = z
  .object({ revision: z.int(), reason: z.string(), profile: Profile, created_at: z.string() })
  .openapi('PersonaRevision');

export const CandidateAnswer = z
  .object({
    id: z.string(),
    conversation_id: z.string(),
    turn_id: z.string(),
    field: z.string(),
    value: z.string(),
    decision: z.enum(DECISIONS),
    reason: z.enum(REASONS),
    confidence: z.number(),
    created_at: z.string(),
    applied_at: z.string().nullable(),
  })
  .openapi('PersonaCandidate');

/** What a turn decided of its directives. */
export const PersonaDecision = z
  .object({
    field: z.enum(PERSONA_FIELDS),
    value: z.string(),
    decision: z.enum(DECISIONS),
    reason: z.enum(REASONS),
  })
  .openapi('PersonaDecision');

const toProfile = (profile: PersonaProfile): z.infer<typeof Profile> => ({
  ...profile,
  instructions: [...profile.instructions],
  boundaries: [...profile.boundaries],
});

/** A persona as answered: the layer that was asked for, and what comes of both. */
export function toPersonaAnswer(
  personaId: string,
  userId: string | null,
  { shared, own }: Pick<StoredPersona, 'shared' | 'own'>,
): z.infer<typeof PersonaAnswer> {
  const layer = userId === null ? shared : own;
  const effective = composePersona({ shared: shared?.profile ?? null, own: own?.profile ?? null, turn: [] });
  return {
    id: personaId,
    user_id: userId,
    revision: layer?.revision ?? 0,
    ...toProfile(layer?.profile ?? EMPTY_PROFILE),
    effective: toProfile(effective),
  };
}

/** A revision as answered. */
export const toRevisionAnswer = (revision: PersonaRevision): z.infer<typeof RevisionAnswer> => ({
  revision: revision.revision,
  reason: revision.reason,
  profile: toProfile(revision.profile),
  created_at: isoTime(revision.createdAt),
});

/** A candidate as answered. */
export const toCandidateAnswer = (candidate: PersonaCandidate): z.infer<typeof CandidateAnswer> => ({
  id: candidate.id,
  conversation_id: candidate.conversationId,
  turn_id: candidate.turnId,
  field: candidate.field,
  value: candidate.value,
  decision: candidate.decision,
  reason: candidate.reason,
  confidence: candidate.confidence,
  created_at: isoTime(candidate.createdAt),
  applied_at: isoTimeOrNull(candidate.appliedAt),
});

/** The persona of a turn: whose it is, what the message makes of it, and what the answer tells of that. */
import type { ConversationIdentity } from '../memory/identity.ts';
import type { DecidedDirective, Directive } from '../persona/directive.ts';
import { type PersonaPlan, planPersona, type StoredPersona } from '../persona/plan-persona.ts';
import type { LayerKey } from '../store/workspace/personas.ts';

/** One decision, as the answer of a turn tells it. */
export type TurnPersona = Pick<DecidedDirective, 'field' | 'value' | 'decision' | 'reason'>;

/** The layer of whoever speaks, of the persona of the conversation: in a group, of what they asked for in that group. */
export const personaKeyOf = (
  { workspaceId, personaId, userId: owner, id }: ConversationIdentity,
  userId: string,
): LayerKey => ({ workspaceId, personaId, userId, groupId: owner === null ? id : null });

/** Whether earlier weak words have a say in what is decided. */
export const needsEvidence = (directives: readonly Directive[]): boolean =>
  directives.some(({ standing }) => standing === 'weak');

/** Directives where nothing is kept: what is asked for shapes this answer, and is no evidence of anything. */
export const onlyOnce = (directives: readonly Directive[]): Directive[] =>
  directives.flatMap((directive) =>
    directive.standing === 'weak' ? [] : [{ ...directive, standing: 'once' }],
  );

/** What a turn makes of the persona. A turn that is answered again is no second hint: what it said weakly is left out. */
export const planTurnPersona = (
  directives: readonly Directive[],
  stored: StoredPersona,
  { again, syncApply }: { readonly again: boolean; readonly syncApply: boolean },
): PersonaPlan =>
  planPersona(again ? directives.filter(({ standing }) => standing !== 'weak') : directives, stored, {
    syncApply,
  });

/** What was decided, for the answer. */
export const toTurnPersona = ({ decided }: PersonaPlan): TurnPersona[] =>
  decided.map(({ field, value, decision, reason }) => ({ field, value, decision, reason }));

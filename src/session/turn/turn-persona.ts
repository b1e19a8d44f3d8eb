/** The persona of a turn: whose it is, what the message makes of it, and what the answer tells of that. */
import type { Changes, ExistingMemories } from '../../memory/changes/changes.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import type { DecidedDirective, Directive } from '../../persona/directive.ts';
import { forgottenLines, type PersonaLine } from '../../persona/memories/forgotten-lines.ts';
import { type PersonaPlan, planPersona, type StoredPersona } from '../../persona/plan-persona.ts';
import type { LearntProfile } from '../../store/personas/lines.ts';
import type { LayerKey } from '../../store/personas/personas.ts';
import { FORGOTTEN_AT_ONCE_MAX } from './extract-changes.ts';

/** One decision, as the answer of a turn tells it. */
export type TurnPersona = Pick<DecidedDirective, 'field' | 'value' | 'decision' | 'reason'>;

/** The layer of whoever speaks, of the persona of the conversation: in a group, of what they asked for in that group. */
export const personaKeyOf = (
  { workspaceId, personaId, userId: owner, id }: ConversationIdentity,
  userId: string,
): LayerKey => ({ workspaceId, personaId, userId, groupId: owner === null ? id : null });

/** Recognises directives on which earlier weak words have a say. */
export const needsEvidence = (directives: readonly Directive[]): boolean =>
  directives.some(({ standing }) => standing === 'weak');

/** Directives where nothing is kept: what is asked for shapes this answer, and is no evidence of anything. */
export const onlyOnce = (directives: readonly Directive[]): Directive[] =>
  directives.flatMap((directive) =>
    directive.standing === 'weak' ? [] : [{ ...directive, standing: 'once' }],
  );

/** Plans the persona of a turn. A turn that is answered again is no second hint: what it said weakly is left out. */
export const planTurnPersona = (
  directives: readonly Directive[],
  stored: StoredPersona,
  {
    again,
    syncApply,
    forgotten,
  }: { readonly again: boolean; readonly syncApply: boolean; readonly forgotten: readonly PersonaLine[] },
): PersonaPlan =>
  planPersona(again ? directives.filter(({ standing }) => standing !== 'weak') : directives, stored, {
    syncApply,
    forgotten,
  });

/** Lines of the speaker's personas that go with what their message wishes forgotten, by layer. */
export function forgottenByTurn(
  {
    changes,
    known,
    taughtProfiles,
  }: {
    readonly changes: Pick<Changes, 'withdrawals'>;
    readonly known: Pick<ExistingMemories, 'memories'>;
    readonly taughtProfiles: readonly LearntProfile[];
  },
  wishes: readonly (readonly string[])[],
): { readonly layer: LearntProfile; readonly lines: readonly PersonaLine[] }[] {
  const gone = new Set(changes.withdrawals.map(({ id }) => id));
  const contents = known.memories.flatMap(({ memory }) => (gone.has(memory.id) ? [memory.content] : []));
  return taughtProfiles.flatMap((layer) => {
    const lines = forgottenLines(layer.taught, contents, wishes);
    return lines.length === 0 || lines.length > FORGOTTEN_AT_ONCE_MAX ? [] : [{ layer, lines }];
  });
}

/** Decisions of a plan, for the answer. */
export const toTurnPersona = ({ decided }: PersonaPlan): TurnPersona[] =>
  decided.map(({ field, value, decision, reason }) => ({ field, value, decision, reason }));

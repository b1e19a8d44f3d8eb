/**
 * Plans the changes of a turn to the persona of its user: the decisions to record, and the profile that they make. A one-off is
 * decided and shapes this prompt, and nothing of it is written. Pure.
 */
import { applyDirectives, composePersona } from './compose-persona.ts';
import { decideDirective } from './decide-directive.ts';
import type { DecidedDirective, Directive } from './directive.ts';
import { fieldsOf, type PersonaLine, withoutLines } from './memories/forgotten-lines.ts';
import { EMPTY_PROFILE, type PersonaField, type PersonaProfile, sameProfile } from './profile.ts';
import { profileOnCard, renderPersonaCard } from './render-card.ts';

/** One stored layer of a persona. */
export interface PersonaLayer {
  readonly id: string;
  readonly profile: PersonaProfile;
  readonly revision: number;
}

/** Stored layers of a persona for one user. */
export interface StoredPersona {
  readonly shared: PersonaLayer | null;
  readonly own: PersonaLayer | null;
  /** Turns in which the same was said weakly since the field was last changed. */
  readonly sightings: (field: Directive['field'], value: string) => number;
}

/** Nothing stored: a conversation in which nobody has said anything of its persona. */
export const NO_PERSONA: StoredPersona = { shared: null, own: null, sightings: () => 0 };

/** Decisions of a turn on its directives. */
export interface PersonaPlan {
  /** Everything that was decided, for the answer. */
  readonly decided: readonly DecidedDirective[];
  /** Directives that are recorded: all but one-offs. */
  readonly recorded: readonly DecidedDirective[];
  /** The user's profile before and after; equal when nothing is applied now. */
  readonly before: PersonaProfile;
  readonly after: PersonaProfile;
  readonly applies: boolean;
  /** The card of this turn's prompt. */
  readonly card: string | null;
  /** Profile that the card shows. */
  readonly speaks: PersonaProfile;
}

/** Decides the directives of a message over what is stored. */
export function planPersona(
  directives: readonly Directive[],
  stored: StoredPersona,
  { syncApply, forgotten = [] }: { readonly syncApply: boolean; readonly forgotten?: readonly PersonaLine[] },
): PersonaPlan {
  const before = stored.own?.profile ?? EMPTY_PROFILE;
  const left = withoutLines(before, forgotten);
  const decided = directives.map((directive) =>
    decideDirective(directive, { stored: left, sightings: stored.sightings }),
  );
  const lasting = decided.filter(({ standing }) => standing !== 'once');
  const gone = fieldsOf(forgotten)
    .filter((field) => !lasting.some((one) => one.field === field))
    .map(toForgotten);
  const after = syncApply ? applyDirectives(left, lasting) : left;
  const own = stored.own && { ...stored.own, profile: left };
  const speaks = profileOnCard(composed({ ...stored, own }, syncApply ? decided : []));
  return {
    decided: [...decided, ...gone],
    recorded: [...lasting, ...gone],
    before,
    after,
    applies: syncApply,
    card: renderPersonaCard(speaks),
    speaks,
  };
}

/** Decision that something of a field was forgotten; what it was is told nowhere. */
const toForgotten = (field: PersonaField): DecidedDirective => ({
  field,
  value: '',
  standing: 'explicit',
  decision: 'accepted',
  reason: 'forgotten',
  confidence: 1,
});

const composed = (
  { shared, own }: Pick<StoredPersona, 'shared' | 'own'>,
  turn: readonly DecidedDirective[],
): PersonaProfile => composePersona({ shared: shared?.profile ?? null, own: own?.profile ?? null, turn });

/** Recognises a plan that changes the profile. */
export const changesProfile = ({ before, after }: PersonaPlan): boolean => !sameProfile(before, after);

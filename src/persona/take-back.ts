/** Takes one turn's change out of a profile that may have gone on since: what others said later stays. Pure. */
import { LIST_FIELDS, LIST_MAX_ENTRIES, type PersonaProfile, SCALAR_FIELDS } from './profile.ts';
import { joinTones, splitTones } from './tones.ts';

/** Profile before a turn changed it, and after. */
export interface TurnChange {
  readonly before: PersonaProfile;
  readonly after: PersonaProfile;
}

/** The profile without the change. */
export function withoutChange(current: PersonaProfile, { before, after }: TurnChange): PersonaProfile {
  const scalars = SCALAR_FIELDS.filter((field) => before[field] !== after[field]).map((field) => [
    field,
    current[field] === after[field]
      ? before[field]
      : field === 'tone'
        ? withoutTones(current.tone, before.tone, after.tone)
        : current[field],
  ]);
  const lists = LIST_FIELDS.map((field) => {
    const added = after[field].filter((entry) => !before[field].includes(entry));
    const removed = before[field].filter((entry) => !after[field].includes(entry));
    const kept = current[field].filter((entry) => !added.includes(entry) && !removed.includes(entry));
    return [field, [...removed, ...kept].slice(0, LIST_MAX_ENTRIES)];
  });
  return { ...current, ...Object.fromEntries([...scalars, ...lists]) };
}

function withoutTones(current: string | null, before: string | null, after: string | null): string | null {
  const added = splitTones(after).filter((tone) => !splitTones(before).includes(tone));
  const left = splitTones(current).filter((tone) => !added.includes(tone));
  return left.length === 0 ? null : joinTones(left);
}

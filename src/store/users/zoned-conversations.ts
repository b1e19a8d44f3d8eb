/** A conversation read together with the zones of a user: whoever reads for them needs both, and waits once. */
import { getTableColumns } from 'drizzle-orm';
import { NO_ZONES, type UserZones } from '../../memory/people/user-zone.ts';
import type { Conversation } from '../../memory/types.ts';
import { conversations } from '../schema/conversations.ts';
import { zonesIn, zonesOf } from './user-settings.ts';

/** The columns of a conversation with the zones of a user, of its own where that is null; `splitZones` takes them apart. */
export const withZones = (workspaceId: string, userId: string | null) => ({
  ...getTableColumns(conversations),
  zones: zonesOf(workspaceId, userId ?? conversations.userId).as('zones'),
});

/** A conversation and the zones of a user, as they were read. */
export function splitZones(row: (Conversation & { readonly zones: string | null }) | undefined): {
  readonly conversation: Conversation | undefined;
  readonly zones: UserZones;
} {
  if (row === undefined) return { conversation: undefined, zones: NO_ZONES };
  const { zones, ...conversation } = row;
  return { conversation, zones: zonesIn(zones) };
}

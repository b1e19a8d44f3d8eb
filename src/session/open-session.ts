/** The object of a conversation and the call that goes with it: how every door and every job comes to a session. */
import type { ConversationIdentity } from '../memory/conversations/identity.ts';
import type { RecallReach } from '../memory/scope.ts';
import type { Settings } from '../memory/settings.ts';
import type { Workspace } from '../memory/types.ts';
import { servingModel } from '../store/account/serving-models.ts';
import { rememberedZones } from '../store/users/user-settings.ts';
import type { SessionCall } from './session.ts';
import type { SessionObject } from './session-object.ts';

/** A conversation's object, and the call that goes with it. */
export interface Session {
  readonly object: DurableObjectStub<SessionObject>;
  readonly call: SessionCall;
}

/** Opens the session of a conversation. What the caller knows of it (`known`) its object need not look up. */
export type OpenSession = (conversationId: string, known?: ConversationIdentity) => Session;

/**
 * The object of a conversation: the workspace is part of its name, so that no id reaches another tenant's object. That the
 * binding is of this class stands in wrangler.toml, which no type can see. `near` counts when it is first asked for: it is made
 * there, near the database that it asks with every turn, wherever its user is.
 */
export const sessionObject = (
  objects: DurableObjectNamespace,
  workspaceId: string,
  conversationId: string,
  near?: DurableObjectLocationHint,
): DurableObjectStub<SessionObject> =>
  objects.get(
    objects.idFromName(`${workspaceId}/${conversationId}`),
    near === undefined ? {} : { locationHint: near },
  ) as DurableObjectStub<SessionObject>;

/** Opens sessions of a workspace, for anybody in it or for the user of a token only. */
export const sessionsOf =
  (
    objects: DurableObjectNamespace,
    workspace: Workspace,
    settings: Settings,
    near: DurableObjectLocationHint | undefined,
    token?: { readonly userId: string; readonly userName: string | null; readonly reach: RecallReach },
  ): OpenSession =>
  (conversationId, known) => ({
    object: sessionObject(objects, workspace.id, conversationId, near),
    call: {
      workspaceId: workspace.id,
      accountId: workspace.accountId,
      placement: workspace.placement,
      serving: servingModel(workspace),
      settings,
      conversationId,
      ...(token && { userId: token.userId, userName: token.userName, reach: token.reach }),
      ...(known === undefined ? {} : { known, zones: rememberedZones(workspace.id, known.userId) }),
    },
  });

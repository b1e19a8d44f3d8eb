/** The object that holds a workspace's connection to Discord's gateway. */
import type { DiscordGatewayObject } from './gateway-object.ts';

/** The object of a workspace; that the binding is of this class stands in wrangler.toml, which no type can see. */
export const gatewayOf = (
  objects: DurableObjectNamespace,
  workspaceId: string,
): DurableObjectStub<DiscordGatewayObject> =>
  objects.get(objects.idFromName(workspaceId)) as DurableObjectStub<DiscordGatewayObject>;

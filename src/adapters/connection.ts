/** A platform as a workspace has configured it: opened, and sealed anew when it still is under the key before. */

import type { Sealer } from '../lib/crypto/sealing.ts';
import { describeError, log } from '../lib/log.ts';
import { type Database, isLostRace } from '../store/database.ts';
import { getAdapter, resealAdapter, type StoredAdapter } from '../store/webhooks/adapters.ts';
import { ADAPTER_NAMES, type Adapter, type AdapterName, type CommonConfig } from './adapter.ts';
import { ADAPTERS } from './adapters.ts';

/** A platform and what it is configured with. */
export interface Connection {
  readonly adapter: Adapter;
  readonly config: CommonConfig;
}

/** The place that the configuration of a platform is sealed for. */
export const configPlace = (workspaceId: string, adapter: string): string[] => [
  'webhook config',
  workspaceId,
  adapter,
];

/** The place that what a delivery says is sealed for. */
export const payloadPlace = (workspaceId: string, adapter: string, eventKey: string): string[] => [
  'webhook payload',
  workspaceId,
  adapter,
  eventKey,
];

/** The place that the reply to a turn is sealed for, whoever gave it. */
export const replyPlace = (workspaceId: string, turnId: string): string[] => [
  'webhook reply',
  workspaceId,
  turnId,
];

/** Narrows a name in a path to one of an adapter. */
export const isAdapterName = (name: string): name is AdapterName =>
  (ADAPTER_NAMES as readonly string[]).includes(name);

/** Opens what is stored of a platform. Throws when no key of the deployment sealed it. */
export async function readStored(
  db: Database,
  sealer: Sealer,
  workspaceId: string,
  stored: StoredAdapter,
): Promise<Connection | null> {
  const { adapter: name, sealed } = stored;
  if (!isAdapterName(name)) return null;
  const text = await sealer.open(sealed, configPlace(workspaceId, name));
  if (sealer.isOld(sealed)) await sealAnew(db, sealer, workspaceId, stored, text);
  const adapter = ADAPTERS[name];
  return { adapter, config: adapter.config.parse(JSON.parse(text)) };
}

/** The platform of that name, if the workspace has configured it. */
export async function openConnection(
  db: Database,
  sealer: Sealer,
  workspaceId: string,
  name: AdapterName,
): Promise<Connection | null> {
  const stored = await getAdapter(db, workspaceId, name);
  return stored === null ? null : readStored(db, sealer, workspaceId, stored);
}

async function sealAnew(
  db: Database,
  sealer: Sealer,
  workspaceId: string,
  stored: StoredAdapter,
  text: string,
): Promise<void> {
  try {
    const anew = await sealer.seal(text, configPlace(workspaceId, stored.adapter));
    await resealAdapter(db, workspaceId, stored, anew);
  } catch (error) {
    // Somebody changed it meanwhile, and so sealed it under the key in use.
    if (!isLostRace(error)) log('warn', 'webhook_not_resealed', { error: describeError(error) });
  }
}

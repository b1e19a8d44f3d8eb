/**
 * The local service that all files of a worker share, each with a workspace of its own: a start takes as long as a file of tests. It ends
 * with the worker's process. A file that stops its service, or looks into its data, starts one itself.
 */
import { createClient } from '../../../src/client/client.ts';
import { type LocalService, startLocalService } from './local-service.ts';

let started: Promise<LocalService> | undefined;

/** A workspace of its own at the shared service; nothing waits to be said by its chat model. */
export async function sharedService(): Promise<Omit<LocalService, 'stateDir' | 'stop'>> {
  started ??= startLocalService();
  const { service, modelUrl, requests, replies } = await started;
  replies.length = 0;
  const root = createClient({ url: service.url, key: service.rootSecret });
  const { api_key: apiKey } = await root.call('POST /v1/workspaces', { body: { name: 'Test' } });
  return { service: { ...service, apiKey }, modelUrl, requests, replies };
}

/** The service as `npm start` serves it on a machine of one's own: clients, doors, and what becomes of its data. */
import { afterAll, beforeAll } from 'vitest';
import { runTogether } from '../support/run-together.ts';
import { startOnce, stopAll } from './local-service/service.ts';

const START_TIMEOUT_MS = 90_000;

beforeAll(startOnce, START_TIMEOUT_MS);
afterAll(stopAll);

runTogether({
  './local-service/chat-clients.ts': () => import('./local-service/chat-clients.ts'),
  // Stops the service.
  './local-service/whole-store.ts': () => import('./local-service/whole-store.ts'),
});

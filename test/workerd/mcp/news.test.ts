/** Streams of news in the runtime. If a stream outlives its host, whoever comes and goes leaves reads behind that nobody hears of. */
import { exports } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/models/clock.ts';
import { makeToken } from '../support/service/keys.ts';
import { createWorkspace } from '../support/service/workspace.ts';

const worker = (exports as unknown as { default: Fetcher }).default;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Between two reads, which wait for seconds otherwise. */
const PAUSE_MS = 20;

it('reads while its host listens, and no more when it has gone', async () => {
  const { wait } = systemClock;
  const pauses = vi.spyOn(systemClock, 'wait').mockImplementation((_, stop) => wait(PAUSE_MS, stop));
  const workspace = await createWorkspace();
  const token = await makeToken(workspace, { user_id: 'ana' });
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const reads = () =>
    logged.mock.calls.filter(([line]) => /"method":"GET","route":"\/v1\/memories"/.test(String(line))).length;
  const version = '2026-07-28';
  const response = await worker.fetch('https://strata.test/mcp', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': version,
      'Mcp-Method': 'subscriptions/listen',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': version,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
        notifications: { resourceSubscriptions: ['strata://profile'] },
      },
    }),
  });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('notifications/subscriptions/acknowledged');
  await vi.waitFor(() => expect(reads()).toBeGreaterThan(1), { timeout: 10_000 });
  await reader?.cancel();
  await vi.waitFor(() => expect(pauses.mock.lastCall?.[1]?.aborted).toBe(true), { timeout: 10_000 });
  const left = reads();
  await new Promise((resume) => setTimeout(resume, 10 * PAUSE_MS));
  // One may have been under way.
  expect(reads()).toBeLessThanOrEqual(left + 1);
});

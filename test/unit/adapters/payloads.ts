/** Payloads of the platforms, read as the adapters read them. */
import { expect } from 'vitest';
import type { AdapterName, DeletionEvent, MessageEvent } from '../../../src/adapters/adapter.ts';
import { ADAPTERS } from '../../../src/adapters/adapters.ts';
import { PLATFORMS } from '../../support/platforms/platforms.ts';

export const NOW = Date.UTC(2026, 10, 28, 12);

export const read = (name: AdapterName, payload: unknown, config: Record<string, unknown> = {}) =>
  ADAPTERS[name].read(payload, ADAPTERS[name].config.parse({ ...PLATFORMS[name].config, ...config }), NOW);

/** The one event of a body. */
export function only(name: AdapterName, payload: unknown): MessageEvent | DeletionEvent {
  const events = read(name, payload)?.events ?? [];
  expect(events).toHaveLength(1);
  return events[0] as MessageEvent | DeletionEvent;
}

export const CHATS: Readonly<
  Record<AdapterName, { readonly chat: string; readonly user: string; readonly group: string }>
> = {
  slack: { chat: 'D024BE91L', user: 'U2147483697', group: 'C123ABC456' },
  discord: { chat: '600000000000000001', user: '500000000000000001', group: '600000000000000002' },
  telegram: { chat: '1111111', user: '1111111', group: '-1001234567890' },
  whatsapp: { chat: '16505551234', user: '16505551234', group: 'Y2FwaV9ncm91cDox' },
  generic: { chat: 'room-7', user: 'u7', group: 'room-8' },
};

/** The adapters by name. */
import type { Adapter, AdapterName } from './adapter.ts';
import { discord } from './discord/adapter.ts';
import { generic } from './generic/adapter.ts';
import { slack } from './slack/adapter.ts';
import { telegram } from './telegram/adapter.ts';
import { whatsapp } from './whatsapp/adapter.ts';

/** Every adapter. A configuration that an adapter is given is one that its own schema has parsed. */
export const ADAPTERS = { slack, discord, telegram, whatsapp, generic } as unknown as Readonly<
  Record<AdapterName, Adapter>
>;

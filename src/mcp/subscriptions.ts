/**
 * News of resources (`subscriptions/listen`): while a host holds its stream open, what it has subscribed to is read again and again as it
 * would read it itself, and it is told which reads otherwise. Nothing is kept of a stream anywhere, so that no write owes it anything and
 * any isolate may have written. Bounded: one read at a time, so many a stream; then the stream ends, and its host opens another.
 */
import type { ServerEventBus } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { StrataError } from '../client/client.ts';
import { describeError, log } from '../lib/log.ts';
import type { Clock } from '../models/clock.ts';

/** Resources of which one stream may ask news, there or not; the others that it asks for are left out of what it is promised. */
const WATCHED_MAX = 8;
/** Reads of one stream: each is some five statements, and an invocation may make a thousand. */
const READS_MAX = 150;
/** Pauses between two reads: short soon after something has changed, since more may follow, and longer the longer nothing does. */
const PAUSE_MIN_MS = 250;
const PAUSE_MAX_MS = 5_000;
/** Seconds that any other request may take at most; it may wait for others of its conversation. */
const REQUEST_MAX_SECONDS = 300;
/** Seconds that a stream lasts at most; who speaks for its caller must be able to for as long. */
const STREAM_MAX_SECONDS = (READS_MAX * PAUSE_MAX_MS) / 1_000;

/** The method that opens a stream. */
const LISTEN = 'subscriptions/listen';

/** Recognises a request that opens a stream of news, by its header; that this is true of its body, the protocol looks after. */
export const isForNews = (request: Request): boolean => request.headers.get('mcp-method') === LISTEN;

/** Seconds that a request may take at most, and its caller's token must last. */
export const secondsFor = (request: Request): number =>
  REQUEST_MAX_SECONDS + (isForNews(request) ? STREAM_MAX_SECONDS : 0);

const ListenBody = z.looseObject({
  params: z.looseObject({
    notifications: z.looseObject({ resourceSubscriptions: z.array(z.string()) }),
  }),
});

/** Reads the text at an address as the host would; null where nothing is known to be there, ever. */
export type Reading = (address: string) => Promise<string> | null;

/** A request for news, of which only what can be had is left, and where that comes from. */
export interface News {
  readonly body: unknown;
  /** Calls `end` when the stream has had its reads, or its caller may read no longer. */
  readonly busOf: (end: () => void) => ServerEventBus;
}

/** Reads what a request asks news of, before it is promised any: what changes from then on is told. */
export async function newsFor(body: unknown, read: Reading, clock: Clock): Promise<News> {
  const asked = ListenBody.safeParse(body);
  const texts = new Map<string, string | null>();
  if (asked.success) {
    const named = new Set(asked.data.params.notifications.resourceSubscriptions);
    for (const address of [...named].slice(0, WATCHED_MAX)) {
      const found = await look(address, read);
      if (found.kind === 'there') texts.set(address, found.text);
    }
  }
  return {
    body: asked.success ? narrowed(asked.data, [...texts.keys()]) : body,
    busOf: (end) => ({
      // Nothing in this isolate has news but what is read.
      publish: () => undefined,
      subscribe: (listener) => {
        const stop = new AbortController();
        const tell = (uri: string) => listener({ kind: 'resource_updated', uri });
        void watch(texts, { read, tell, clock, stop: stop.signal })
          .catch((error: unknown) => log('error', 'watch_failed', { error: describeError(error) }))
          .then(end);
        return () => stop.abort();
      },
    }),
  };
}

function narrowed(body: z.output<typeof ListenBody>, addresses: readonly string[]): unknown {
  const { resourceSubscriptions: _, ...others } = body.params.notifications;
  const notifications = addresses.length === 0 ? others : { ...others, resourceSubscriptions: addresses };
  return { ...body, params: { ...body.params, notifications } };
}

interface Watching {
  readonly read: Reading;
  readonly tell: (address: string) => void;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** Reads in turn until it is told to stop, has read its share, or may read no longer. */
async function watch(
  texts: Map<string, string | null>,
  { read, tell, clock, stop }: Watching,
): Promise<void> {
  const addresses = [...texts.keys()];
  let pause = PAUSE_MIN_MS;
  for (let reads = 0; addresses.length > 0 && reads < READS_MAX; reads++) {
    await clock.wait(pause, stop);
    if (stop.aborted) return;
    const turn = reads % addresses.length;
    const address = addresses[turn] ?? '';
    const found = await look(address, read);
    if (found.kind === 'refused') return;
    const text = found.kind === 'gone' ? null : found.kind === 'there' ? found.text : texts.get(address);
    if (text !== undefined && text !== texts.get(address)) {
      texts.set(address, text);
      tell(address);
      pause = PAUSE_MIN_MS;
    } else if (turn === addresses.length - 1) pause = Math.min(pause * 2, PAUSE_MAX_MS);
  }
}

/** Findings of a read: of what fails for a moment nothing is known, and the next read tells. */
type Found =
  | { readonly kind: 'there'; readonly text: string }
  | { readonly kind: 'gone' | 'refused' | 'unknown' };

async function look(address: string, read: Reading): Promise<Found> {
  try {
    const text = await read(address);
    return text === null ? { kind: 'gone' } : { kind: 'there', text };
  } catch (error) {
    if (!(error instanceof StrataError)) throw error;
    const { status } = error;
    if (status === 401 || status === 403) return { kind: 'refused' };
    return { kind: status >= 500 || status === 429 ? 'unknown' : 'gone' };
  }
}

/**
 * The session search of Cloudflare's `agents` package, in the local runtime, on the SQLite of a Durable Object
 * (agents-worker/worker.ts).
 *
 * `session.search` takes its argument as one phrase, so a whole question finds nothing but itself. That is measured as it
 * ships; beside it stands what a developer could build on the same call: the parts of a question looked up one by one, the
 * lists fused by reciprocal rank and weighed by rarity. Text carries the speaker as chats of several people write it, "NAME: text".
 */
import { join } from 'node:path';
import { CommandFailure } from '../../../src/cli/failure.ts';
import {
  freePort,
  type LocalServer,
  startLocalServer,
  temporaryStateDir,
} from '../../../src/cli/local/local-server.ts';
import { batchMessages, type TranscriptMessage } from '../../support/transcript.ts';
import type { AppendCall, SearchCall, SearchCallAnswer } from './agents-worker/worker.ts';
import { lookupsOf } from './english-words.ts';
import { fuseByRarity } from './fusion.ts';
import type { Peer, PeerKind } from './peer.ts';

const CONFIG = join(import.meta.dirname, 'agents-worker/wrangler.toml');
const APPEND_MAX_MESSAGES = 500;
const APPEND_MAX_BYTES = 4_000_000;

/** How a question becomes calls of `session.search`. */
type Strategy = 'as shipped' | 'part by part';

class AgentsSession implements Peer {
  readonly #url: string;
  readonly #strategy: Strategy;
  #messages = 0;

  constructor(url: string, strategy: Strategy) {
    this.#url = url;
    this.#strategy = strategy;
  }

  async index(messages: readonly TranscriptMessage[]): Promise<void> {
    for (const batch of batchMessages(messages, APPEND_MAX_MESSAGES, APPEND_MAX_BYTES)) {
      const call: AppendCall = batch.map(({ externalId, role, name, content }) => ({
        id: externalId,
        role,
        text: `${name}: ${content}`,
      }));
      await post(`${this.#url}/messages`, call);
    }
    this.#messages += messages.length;
  }

  async search(question: string, k: number): Promise<string[]> {
    if (this.#strategy === 'as shipped') {
      const [ids] = await this.#lookUp({ queries: [question], limit: k });
      return ids ?? [];
    }
    // All that match, not `k`: how many they are is how rare the part is.
    const lists = await this.#lookUp({ queries: lookupsOf(question), limit: this.#messages });
    return fuseByRarity(lists, this.#messages).slice(0, k);
  }

  async #lookUp(call: SearchCall): Promise<SearchCallAnswer> {
    const answer = await post(`${this.#url}/search`, call);
    return (await answer.json()) as SearchCallAnswer;
  }
}

async function post(url: string, body: unknown): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (answer.ok) return answer;
  throw new CommandFailure(
    'server_failed',
    `the Worker of agents answered ${answer.status}: ${await answer.text()}`,
  );
}

/** Starts the Worker; both kinds use it, each with conversations of its own, and `close` of either ends it. */
export async function startAgentsSessions(): Promise<PeerKind[]> {
  const server = await startLocalServer({
    port: await freePort(),
    stateDir: temporaryStateDir(),
    config: CONFIG,
    quiet: true,
    onExit: (output) =>
      console.error(`The Worker of agents ended by itself. The last of its output:\n${output}`),
  });
  return [
    agentsKind(server, 'agents session search', 'as shipped'),
    agentsKind(server, 'agents, part by part', 'part by part'),
  ];
}

const agentsKind = (server: LocalServer, name: string, strategy: Strategy): PeerKind => ({
  name,
  open: (conversation) =>
    new AgentsSession(`${server.url}/${encodeURIComponent(`${conversation} ${strategy}`)}`, strategy),
  close: () => server.stop(),
});

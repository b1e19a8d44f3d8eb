/**
 * The session search of Cloudflare's `agents` package behind two routes, one Durable Object a conversation, set up as its
 * documentation does on a plain object: `POST /NAME/messages` appends, `POST /NAME/search` runs queries. Only the
 * evaluation's peers run this Worker; it shares nothing with Strata.
 */
import { DurableObject } from 'cloudflare:workers';
import { Lifecycle } from 'agents/lifecycle';
import { type SessionMessage, Sessions } from 'agents/sessions';

interface Bindings {
  readonly CONVERSATION: DurableObjectNamespace<ConversationObject>;
}

/** Text messages to append, in order. */
export type AppendCall = readonly Readonly<{ id: string; role: 'user' | 'assistant'; text: string }>[];

/** Queries to run, each on its own, and how many ids to answer with at most. */
export interface SearchCall {
  readonly queries: readonly string[];
  readonly limit: number;
}

/** Ids of the messages found, best first, for each query. */
export type SearchCallAnswer = string[][];

/** A conversation as `agents/sessions` stores it, with its FTS5 index in the object's SQLite. */
export class ConversationObject extends DurableObject<Bindings> {
  readonly #sessions = new Sessions();
  readonly #lifecycle = Lifecycle.install(this).use(this.#sessions);
  readonly #session = this.#sessions.session();

  /** Appends the messages after those that are there. */
  async append(messages: AppendCall): Promise<void> {
    await this.#lifecycle.start();
    for (const { id, role, text } of messages) {
      const message: SessionMessage = { id, role, parts: [{ type: 'text', text }] };
      await this.#session.appendMessage(message);
    }
  }

  /** Searches once a query. */
  async search({ queries, limit }: SearchCall): Promise<SearchCallAnswer> {
    await this.#lifecycle.start();
    const answers: SearchCallAnswer = [];
    for (const query of queries) {
      const results = await this.#session.search(query, { limit });
      answers.push(results.map(({ id }) => id));
    }
    return answers;
  }
}

export default {
  async fetch(request, env) {
    const [name = '', action] = new URL(request.url).pathname.slice(1).split('/').map(decodeURIComponent);
    if (name === 'healthz') return new Response('ok');
    const conversation = env.CONVERSATION.getByName(name);
    switch (action) {
      case 'messages':
        await conversation.append(await request.json<AppendCall>());
        return new Response(null, { status: 204 });
      case 'search':
        return Response.json(await conversation.search(await request.json<SearchCall>()));
      default:
        return new Response('Not found', { status: 404 });
    }
  },
} satisfies ExportedHandler<Bindings>;

/** The least that storing a message could cost, with nothing of Strata around it: a cold start and a first call of this are what the runtime itself takes. */
import { DurableObject } from 'cloudflare:workers';

export class SessionObject extends DurableObject {
  async insert(content) {
    await this.env.WORKSPACE_DB.prepare(
      'CREATE TABLE IF NOT EXISTS bench_bare (content TEXT NOT NULL)',
    ).run();
    await this.env.WORKSPACE_DB.prepare('INSERT INTO bench_bare (content) VALUES (?)').bind(content).run();
  }
}

export class VectorIndexObject extends DurableObject {}
export class DiscordGatewayObject extends DurableObject {}

export default {
  async fetch(request, env) {
    if (request.method === 'POST') await env.SESSION.getByName('bare').insert((await request.json()).content);
    return Response.json({});
  },
  queue(batch) {
    batch.ackAll();
  },
};

/** The typed client against the service itself. One that is out of date refuses to compile what works, or compiles what does not. */
import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createClient, StrataError } from '../../../src/client/client.ts';
import operations from '../../../src/client/operations.ts?raw';
import readme from '../../../src/client/README.md?raw';
import type { OpenApiDocument } from '../../../src/http/docs/openapi-document.ts';
import { writeOperations } from '../../../src/http/docs/write-operations.ts';
import { chat } from '../../demo/chat-example.ts';
import example from '../../demo/chat-example.ts?raw';
import { makeToken } from '../support/service/keys.ts';
import { call, createWorkspace, storedEvents } from '../support/service/workspace.ts';

const worker = (exports as unknown as { default: Fetcher }).default;
const url = 'https://strata.test';

describe('the client', () => {
  it('has the calls of the OpenAPI document: run `npm run client` after a change of a route', async () => {
    const { body } = await call<OpenApiDocument & Record<string, unknown>>('GET', '/openapi.json');
    expect(operations === writeOperations(body)).toBe(true);
  });

  it('holds the chat of the README, which remembers from one message to the next', async () => {
    expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
    const workspace = await createWorkspace();
    const strata = createClient({ url, key: workspace.key, fetch: (request) => worker.fetch(request) });
    const prompts: string[] = [];
    const model = async (prompt: unknown) => {
      prompts.push(JSON.stringify(prompt));
      return 'Noted.';
    };
    expect(await chat(strata, 'ana', 'I live in Porto.', model)).toBe('Noted.');
    await chat(strata, 'ana', 'Where do I live?', model);
    expect(prompts[1]).toContain('Porto');
  });

  it('sends a turn again whose answer was lost on the way, and it is stored once', async () => {
    const workspace = await createWorkspace();
    let lost = 0;
    const losing = async (request: Request) => {
      const answer = await worker.fetch(request);
      if (request.url.endsWith('/turns') && lost++ === 0) throw new TypeError('the connection broke');
      return answer;
    };
    const strata = createClient({
      url,
      token: () => makeToken(workspace, { user_id: 'ana' }),
      fetch: losing,
    });
    const { id } = await strata.call('POST /v1/conversations', { body: { chat_id: 'c' } });
    const path = { id };
    const turn = await strata.call('POST /v1/conversations/{id}/turns', {
      path,
      body: { content: 'Hello.' },
    });
    expect([turn.status, lost]).toEqual(['ready', 2]);
    expect(await storedEvents(workspace, id)).toHaveLength(1);
    const wrong = strata.call('POST /v1/conversations/{id}/turns', { path, body: { content: ' ' } });
    const error = await wrong.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StrataError);
    expect(error).toMatchObject({ code: 'invalid', status: 422, fields: [{ field: 'content' }] });
  });
});

/** What the service says of itself: the guide, the examples, the text for language models. Whoever starts here starts with these. */
import { describe, expect, it } from 'vitest';
import {
  exampleOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  writeRouteTable,
} from '../../../src/http/docs/openapi-document.ts';
import readme from '../../../src/http/README.md?raw';
import { fetchRaw } from '../support/service/raw-fetch.ts';
import {
  addMember,
  call,
  createWorkspace,
  openConversation,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';

const { body: document } = await call<OpenApiDocument>('GET', '/openapi.json');
const operations = operationsOf(document);
const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);

/** One of everything that a path may name. */
async function makeThings(own: TestWorkspace): Promise<Record<string, string>> {
  const idOf = async (path: string, body: unknown) =>
    (await own.call<{ id: string }>('POST', path, body)).body.id;
  const conversation = await openConversation(own);
  const group = await openConversation(own, { chat_id: 'group', shared: true });
  await addMember(own, group, 'ana');
  const turn = await takeTurn(own, conversation, 'Hello.');
  const held = await idOf('/v1/memories', { content: 'Ana fences.', kind: 'fact', user_id: 'ana' });
  await testEnv.WORKSPACE_DB.prepare("UPDATE memories SET status = 'quarantined' WHERE id = ?")
    .bind(held)
    .run();
  return {
    review: held,
    workspaces: own.id,
    channels: await idOf('/v1/channels', { name: 'Home' }),
    conversations: conversation,
    group,
    turn_id: turn.body.turn_id,
    memories: await idOf('/v1/memories', { content: 'Ana rows.', kind: 'fact', user_id: 'ana' }),
    facts: await idOf('/v1/subjects/ana/facts', { content: 'Ana sings.', user_id: 'ana' }),
  };
}

/** The address of a call: its examples where it has some, else things that are there. */
function addressOf({ name, parameters = [] }: Operation, things: Record<string, string>): string {
  const path = name.split(' ')[1] ?? '';
  const examples = new Map(parameters.map((each) => [each.name, each.schema?.example]));
  const kind = path.includes('/members/') ? 'group' : (path.split('/')[2] ?? '');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    String(examples.get(part) ?? things[part] ?? things[kind]),
  );
  const query = parameters.filter((each) => each.in === 'query' && examples.get(each.name) !== undefined);
  return `${filled}?${query.map((each) => `${each.name}=${examples.get(each.name)}`).join('&')}`;
}

describe('an example of the OpenAPI document', () => {
  it('stands at every call that takes a body: a page that tries it would make one up', () => {
    expect(withBody.length).toBeGreaterThan(20);
    expect(
      withBody.filter((operation) => exampleOf(operation) === undefined).map(({ name }) => name),
    ).toEqual([]);
  });

  it.each(withBody.map((operation) => [operation.name, operation] as const))(
    'is taken as it stands: %s',
    async (name, operation) => {
      const own = await createWorkspace();
      const address = addressOf(operation, await makeThings(own));
      const key = /^POST \/v1\/workspaces$|\/placement$/.test(name) ? testEnv.ROOT_SECRET : own.key;
      const answer = await own.call(name.split(' ')[0] ?? '', address, exampleOf(operation), { key });
      // No model answers chats in the tests.
      if (/^POST \/v1\/(chat\/completions|responses|messages)$/.test(name)) {
        expect(answer.status).toBe(503);
        expect(JSON.stringify(answer.body)).toContain('CHAT_MODEL');
      } else expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    },
  );
});

describe('the guide', () => {
  /** The calls of the guide in its order, as a shell would make them. */
  const callsIn = (text: string) =>
    [...text.matchAll(/curl -s -X (\w+) https:\/\/strata\.test(\S+) .*\\\n {2}-d '([^']*)'/g)].map(
      ([, method = '', path = '', body = '']) => ({ method, path, body: JSON.parse(body) as unknown }),
    );

  it('shows, pasted line by line, what was said in one conversation in the prompt of another', async () => {
    const own = await createWorkspace();
    const text = await (await fetchRaw('/llms.txt')).text();
    const calls = callsIn(text);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/ingest',
      'POST /v1/search',
      'POST /v1/conversations',
      'POST /v1/conversations/$ID/turns',
      'POST /v1/memories',
    ]);
    let id = '';
    const answers: string[] = [];
    for (const { method, path, body } of calls) {
      const answer = await own.call<{ id?: string }>(method, path.replace('$ID', id), body);
      expect(answer.status, path).toBeLessThan(300);
      id = answer.body.id ?? id;
      answers.push(JSON.stringify(answer.body));
    }
    expect(answers[1]).toContain('Porto');
    expect(answers[3]).toContain('Porto');
  });

  it('stands on the page as text that needs no script, before the reference, with the same calls', async () => {
    const html = await (await fetchRaw('/docs')).text();
    const text = html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    expect(callsIn(text)).toEqual(callsIn(await (await fetchRaw('/llms.txt')).text()));
    expect(callsIn(text)).toHaveLength(5);
    expect(html.indexOf('npm start')).toBeGreaterThan(0);
    expect(html.indexOf('npm start')).toBeLessThan(html.indexOf('id="page"'));
  });
});

describe('/llms.txt', () => {
  it('is plain text that names every call with its example, and leads to the OpenAPI document', async () => {
    const answer = await fetchRaw('/llms.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const text = await answer.text();
    expect(text).toMatch(/^# Strata\n\n> /);
    expect(text).toContain('](https://strata.test/openapi.json)');
    for (const operation of operations) {
      const example = exampleOf(operation);
      expect(text).toContain(`- \`${operation.name}\`: ${operation.summary}\n`);
      if (example !== undefined) expect(text).toContain(`\`${JSON.stringify(example)}\``);
    }
  });
});

describe('the README of the routes', () => {
  it('has the routes that there are: run `npm run client` after a change of a route', () => {
    expect(readme).toContain(`\n${writeRouteTable(operations)}\n`);
  });
});

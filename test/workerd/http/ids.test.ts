/**
 * Ids that clients choose. One that can be written and that no path can carry is never read, handed out or erased again: what
 * its user said stays for ever. So it is refused at every door, and everything else goes through every one of them as it is.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { withToken } from '../support/service/keys.ts';
import { bodiesWith, type DocumentedOperation, documentedOperations } from '../support/service/operations.ts';
import { expectProblem } from '../support/service/problems.ts';
import { createWorkspace, type TestWorkspace, takeTurn } from '../support/service/workspace.ts';

/** No path carries these as they are. Some can stand in a body only. */
const NO_IDS = ['.', '..', 'a\0', 'a\nb', '\u007f', '\u0085', 'a\ud800', '\udc00b', ' ', 'x'.repeat(201)];

/** So many of them each field is asked with, in turns: all have been through each kind of door then. */
const NO_IDS_A_FIELD = 3;

/** Whatever else platforms and people think of. */
const ODD_IDS = [
  '/',
  '%',
  'a/b%2Fc\\d',
  '%2e%2E',
  '...',
  './..',
  'what?#1&b=c+d;e',
  ' a b ',
  `"*:{id}'; --`,
  'null',
  'é',
  'e\u0301',
  'a\u2028\u200b💬',
  '語'.repeat(200),
];

/** Parameters of paths: whose names clients choose, and whose this service makes or knows. */
const CHOSEN = [
  '/v1/users/{user_id}',
  '/v1/personas/{id}',
  '/v1/subjects/{id}',
  '/v1/conversations/{id}/scratchpad/{key}',
  '/v1/conversations/{id}/turns/{turn_id}',
  '/v1/conversations/{id}/members/{user_id}',
];
const OURS = [
  '/v1/workspaces/{id}',
  '/v1/keys/{id}',
  '/v1/channels/{id}',
  '/v1/conversations/{id}',
  '/v1/memories/{id}',
  '/v1/facts/{id}',
  '/v1/documents/{id}',
  '/v1/responses/{id}',
  '/v1/review/{id}',
  '/v1/events/{id}',
  '/v1/traces/{id}',
  '/v1/models/{model}',
  '/v1/personas/{id}/revisions/{n}',
  '/v1/maintenance/{task}',
  '/v1/maintenance/runs/{id}',
  '/v1/webhooks/{adapter}',
  '/v1/webhooks/deliveries/{id}',
  '/webhooks/{adapter}',
  '/webhooks/{adapter}/{workspace_id}',
];

/** Calls of tools are the model's, and named by it; an answer that a client goes on from has a name of ours, and another is not found. */
const NAMED_BY_OTHERS = ['tool_call_id', 'previous_response_id'];
const isId = (field: string): boolean =>
  /_id$|_keys$|^user$|^conversation$|^id$/.test(field) && !NAMED_BY_OTHERS.includes(field);
/** What else a chat must say, by the protocol of its client. */
const CHATS: Readonly<Record<string, object>> = {
  '/v1/chat/completions': { model: 'strata', messages: [{ role: 'user', content: 'Hello.' }] },
  '/v1/responses': { model: 'strata', input: 'Hello.' },
  '/v1/messages': { model: 'strata', max_tokens: 9, messages: [{ role: 'user', content: 'Hello.' }] },
  '/v1/messages/count_tokens': { model: 'strata', messages: [{ role: 'user', content: 'Hello.' }] },
};

let turns = 0;
/** The next few of some. */
const someOf = (ids: readonly string[]): string[] =>
  Array.from({ length: NO_IDS_A_FIELD }, () => ids[turns++ % ids.length] ?? '');

let workspace: TestWorkspace;
let operations: DocumentedOperation[];

beforeAll(async () => {
  workspace = await createWorkspace();
  operations = await documentedOperations();
});

describe('an id that no path can carry', () => {
  it('is refused by its field in every body', async () => {
    // The root makes workspaces in accounts that it knows, and an import reports on each of its records.
    const others = ['POST /v1/workspaces', 'POST /v1/import'];
    const doors = operations.filter(({ name, body }) => body && !others.includes(name));
    let fields = 0;
    for (const { name, method, path, body } of doors)
      for (const id of someOf(NO_IDS))
        for (const { at, body: sent } of bodiesWith(body ?? {}, isId, id)) {
          if (at.includes('tool_calls')) continue;
          const whole = path in CHATS ? { ...CHATS[path], ...sent } : sent;
          const answer = await workspace.call(method, path.replaceAll(/\{\w+\}/g, 'x'), whole);
          const problem = expectProblem(answer, 422);
          const named = [problem.detail, ...(problem.errors ?? []).map(({ field }) => field)];
          expect(
            named.some((text) => text === at || text.startsWith(`${at}:`)),
            `${name} ${at} ${JSON.stringify(id)}`,
          ).toBe(true);
          fields++;
        }
    expect(fields / NO_IDS_A_FIELD).toBeGreaterThan(25);
  });

  it('is refused by its field in every query and path that could name it', async () => {
    const wellFormed = NO_IDS.filter((id) => id.isWellFormed());
    for (const { name, method, path, parameters, body } of operations) {
      const sent = body === null || method === 'GET' ? undefined : {};
      const filled = path.replaceAll(/\{\w+\}/g, 'x');
      for (const id of someOf(wellFormed)) {
        for (const parameter of parameters.filter((each) => each.in === 'query' && isId(each.name))) {
          const query = `${parameter.name}=${encodeURIComponent(id)}`;
          expectProblem(await workspace.call(method, `${filled}?${query}`, sent), 422, parameter.name);
        }
        if (/^\.+$/.test(id) || method === 'PUT') continue;
        const [, chosen] = /^\/v1\/(?:users|personas|subjects)\/\{(\w+)\}/.exec(path) ?? [];
        if (chosen === undefined) continue;
        const at = path.replace(`{${chosen}}`, encodeURIComponent(id)).replaceAll(/\{\w+\}/g, '1');
        const problem = expectProblem(await workspace.call(method, at, sent), 422);
        expect(`${name} ${problem.detail}`).toContain(chosen);
      }
    }
  });

  it('is none of a turn either, nor of a note', async () => {
    const { body } = await workspace.call<{ id: string }>('POST', '/v1/conversations', {
      chat_id: 'dots',
      user_id: 'ana',
    });
    for (const id of ['.', '..'])
      expectProblem(await takeTurn(workspace, body.id, 'Hello.', { turn_id: id }), 422, 'turn_id');
    const notes = `/v1/conversations/${body.id}/scratchpad`;
    expectProblem(await workspace.call('PUT', `${notes}/${encodeURIComponent('a\nb')}`, 1), 422, 'key');
    expect((await takeTurn(workspace, body.id, 'Hello.', { turn_id: '...' })).status).toBe(200);
    const reply = { content: 'Hi.' };
    expect((await workspace.call('POST', `/v1/conversations/${body.id}/turns/.../reply`, reply)).status).toBe(
      200,
    );
  });
});

describe('any other id', () => {
  it('is of a kind that these tests know: of a new route somebody says who names its things', () => {
    const places = operations.flatMap(({ path }) =>
      [...path.matchAll(/\{\w+\}/g)].map(({ index, 0: name }) => path.slice(0, index) + name),
    );
    expect([...new Set(places)].sort()).toEqual([...CHOSEN, ...OURS].sort());
  });

  it('is written, read, handed out and erased under its path, and is nobody else’s', {
    timeout: 60_000,
  }, async () => {
    const own = await createWorkspace();
    const facts = new Map<string, string>();
    for (const id of ODD_IDS) {
      const [path, query] = [encodeURIComponent(id), `user_id=${encodeURIComponent(id)}`];
      const content = `Fact number ${facts.size}.`;
      facts.set(id, content);
      const made = await own.call('POST', `/v1/subjects/${path}/facts`, { content, user_id: id });
      expect(`${id} ${made.status}`).toBe(`${id} 201`);
      expect(made.body.user_id).toBe(id);
      const read = await own.call<{ data: { content: string }[] }>(
        'GET',
        `/v1/subjects/${path}/facts?${query}`,
      );
      expect(
        read.body.data.map((fact) => fact.content),
        id,
      ).toEqual([content]);
      const opened = await own.call<{ id: string }>('POST', '/v1/conversations', {
        chat_id: id,
        user_id: id,
        subject_id: id,
        persona_id: id,
      });
      expect(opened.status, id).toBe(201);
      const note = `/v1/conversations/${opened.body.id}/scratchpad/${path}`;
      expect((await own.call('PUT', note, { step: 1 })).body).toMatchObject({ key: id });
      expect((await own.call('GET', note)).body).toMatchObject({ key: id, value: { step: 1 } });
      expect((await own.call('DELETE', note)).status, id).toBe(204);
      expect((await own.call('PUT', `/v1/personas/${path}?${query}`, { name: 'Max' })).body).toMatchObject({
        id,
        user_id: id,
      });
      const browser = await withToken(own, { user_id: id });
      const exported = await browser.call<{ data: { type: string }[] }>('GET', `/v1/users/${path}/export`);
      expect(
        exported.body.data.map(({ type }) => type),
        id,
      ).toEqual(expect.arrayContaining(['memory', 'conversation', 'persona']));
    }
    for (const [id, content] of facts) {
      const path = encodeURIComponent(id);
      const before = await own.call('GET', `/v1/users/${path}/export`);
      expect(JSON.stringify(before.body), id).toContain(content);
      const erased = await own.call<{ erased: Record<string, number> }>('DELETE', `/v1/users/${path}`);
      expect(erased.body.erased, id).toMatchObject({ memories: 1, conversations: 1 });
      const after = await own.call<{ data: unknown[] }>('GET', `/v1/users/${path}/export`);
      expect(after.body.data, id).toEqual([]);
    }
  });
});

/** Changes of account memories: what one workspace corrects holds in all, and nobody but its owner may. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeKey, withKey } from '../../support/service/keys.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import { createWorkspace, type TestWorkspace } from '../../support/service/workspace.ts';
import { account, create, type Fields, listed, patch, prefer, read, remove } from './account-memories.ts';

let first: TestWorkspace;

beforeAll(async () => {
  [first] = await account();
});

describe('a change of an account memory', () => {
  it('is there in the other workspaces too, for each field that it may have', async () => {
    const [here, there] = await account();
    const id = await prefer(here, 'Prefers short answers.');
    let expected: Fields = (await read(here, id)).body;
    for (const [field, value] of [
      ['content', 'Prefers long answers.'],
      ['kind', 'procedure'],
      ['importance', 0.9],
      ['tags', ['style']],
      ['lifetime', 'short_term'],
      ['expires_at', '2199-01-01T00:00:00.000Z'],
      ['expires_at', null],
      ['visibility', 'shared'],
      ['visibility', 'private'],
      ['category', null],
    ] as const) {
      const answer = await patch(here, id, { [field]: value });
      expected = { ...expected, [field]: value, updated_at: expect.any(String) };
      expect(answer.body, field).toEqual(expected);
      expect((await read(there, id)).body, field).toEqual(answer.body);
    }
  });

  it.each<[field: string, body: Fields]>([
    ['kind', { kind: 'fact' }],
    ['category', { category: 'habit' }],
    ['topic_key', { topic_key: 'style' }],
    ['valid_from', { valid_from: '2020-01-01T00:00:00Z' }],
    ['valid_to', { valid_to: '2199-01-01T00:00:00Z' }],
    ['tier', { tier: 'workspace' }],
    ['importance', { importance: -1 }],
    ['content', { content: 'Ana pays with 4242 4242 4242 4242' }],
    ['body', {}],
  ])('to a wrong %s is refused by that name: %j', async (field, body) => {
    const id = (await create(first, { content: 'Prefers short answers.' })).body.id;
    const before = (await read(first, id)).body;
    expectProblem(await patch(first, id, body), 422, field);
    expect((await read(first, id)).body).toEqual(before);
  });

  it('may not repeat another one, and one that is shared becomes one with what says the same', async () => {
    const [here, there] = await account();
    const known = await prefer(here, 'Prefers charts.', { visibility: 'shared', user_id: 'bob' });
    const own = await prefer(there, 'Prefers charts.');
    const other = await prefer(there, 'Prefers prose.');
    const problem = expectProblem(await patch(here, other, { content: 'prefers CHARTS' }), 409);
    expect(problem.reason).toBe('duplicate_memory');
    expect(JSON.stringify(sameProblem(problem))).not.toContain(own);
    expect((await patch(here, own, { visibility: 'shared' })).body).toMatchObject({
      id: known,
      user_id: 'bob',
    });
    expect((await listed(there)).sort()).toEqual(['Prefers charts.', 'Prefers prose.']);
    expectProblem(await read(here, own), 404);
  });

  it('lasts beside others of the same moment', async () => {
    const [here, there] = await account();
    const id = await prefer(here, 'Prefers short answers.');
    const bodies: Fields[] = [
      { importance: 0.1 },
      { tags: ['style'] },
      { kind: 'procedure' },
      { content: 'Prefers long answers.' },
      { visibility: 'shared' },
      { lifetime: 'short_term' },
    ];
    const answers = await Promise.all(bodies.map((body, i) => patch(i % 2 ? here : there, id, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect((await read(here, id)).body).toMatchObject(Object.assign({}, ...bodies));
    // The words may be said anew only if the key of the old ones went with them.
    expect((await create(here, { content: 'Prefers short answers.' })).status).toBe(201);
    expect((await create(here, { content: 'Prefers long answers.', visibility: 'shared' })).status).toBe(200);
  });
});

describe('who reads, changes and erases an account memory', () => {
  it('is its owner; what is shared all read, and what is nobody’s all change', async () => {
    const [here, there] = await account();
    const stranger = await createWorkspace();
    const reading = withKey(there, (await makeKey(there, 'read')).api_key);
    const missing = sameProblem((await patch(here, 'mem_0', { importance: 1 })).body);
    const callers: [of: TestWorkspace, query: string][] = [
      [here, 'user_id=bob'],
      [there, 'user_id=bob'],
      [there, ''],
      [stranger, 'user_id=ana'],
      [stranger, ''],
      [there, 'user_id=ana'],
    ];
    for (const [kind, body] of [
      ['private', {}],
      ['shared', { visibility: 'shared' }],
      ['nobody’s', { visibility: 'shared', user_id: undefined }],
    ] as const) {
      const id = await prefer(here, `A ${kind} preference.`, body);
      expect((await patch(reading, id, { importance: 1 })).status).toBe(403);
      expect((await remove(reading, id)).status).toBe(403);
      for (const [of, query] of callers) {
        const isOwner = of === there && query === 'user_id=ana';
        const reads = of !== stranger && (isOwner || kind !== 'private');
        const changes = of !== stranger && (isOwner || kind === 'nobody’s');
        const what = `${kind} ${of === stranger ? 'elsewhere' : ''} ${query}`;
        expect((await read(of, id, query)).status, what).toBe(reads ? 200 : 404);
        const changed = await patch(of, id, { importance: 0.75 }, query);
        expect(changed.status, what).toBe(changes ? 200 : 404);
        if (changes) continue;
        expect(sameProblem(changed.body), what).toEqual(missing);
        expect(sameProblem((await remove(of, id, query)).body), what).toEqual(missing);
      }
      const erased = await remove(there, id);
      expect(erased.body, kind).toEqual({ id, erased: { memories: 1 } });
      expectProblem(await remove(there, id), 404);
    }
  });
});

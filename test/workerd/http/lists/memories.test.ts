import { beforeAll, describe, expect, it } from 'vitest';
import { WALK_MAX_ROWS } from '../../../../src/store/walk.ts';
import { makeKey, withKey, withToken } from '../../support/service/keys.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { create, type List } from '../memories/memory-answers.ts';

let workspace: TestWorkspace;

/** All pages of a list, a few memories each, as contents. */
async function contents(of: TestWorkspace, query: string, limit = 3): Promise<string[]> {
  const read: string[] = [];
  let cursor = '';
  do {
    const page = await of.call<List>('GET', `/v1/memories?limit=${limit}&${query}${cursor}`);
    expect(page.status, `${query} ${JSON.stringify(page.body)}`).toBe(200);
    read.push(...page.body.data.map(({ content }) => content));
    cursor = page.body.next_cursor === null ? '' : `&cursor=${page.body.next_cursor}`;
  } while (cursor !== '');
  return read;
}

beforeAll(async () => {
  workspace = await createWorkspace();
  const facts = [
    {
      content: 'Ana keeps bees in Évora.',
      user_id: 'ana',
      importance: 0.9,
      tags: ['bees'],
      category: 'hobby',
    },
    {
      content: 'Bo collects stamps.',
      user_id: 'bo',
      importance: 0.5,
      tags: ['bees', 'post'],
      source: 'notes',
    },
    {
      content: 'The shop opens at nine.',
      user_id: undefined,
      visibility: 'shared',
      importance: 0.5,
      subject_id: 'shop',
    },
    {
      content: 'Cleo answers in French.',
      user_id: 'cleo',
      kind: 'instruction',
      lifetime: 'short_term',
      importance: 0.2,
    },
    { content: 'Ana is called Aninha.', user_id: 'ana', topic_key: 'nickname', importance: 0.5 },
  ];
  for (const fact of facts) expect((await create(workspace, fact)).status).toBe(201);
});

describe('a list of all memories', () => {
  it('is for keys of role admin: nobody else learns what other users said', async () => {
    const clients = [
      withKey(workspace, (await makeKey(workspace, 'member')).api_key),
      withKey(workspace, (await makeKey(workspace, 'read')).api_key),
      await withToken(workspace, { user_id: 'ana', ttl_seconds: 60 }),
    ];
    for (const client of clients)
      for (const path of ['/v1/memories', '/v1/memories/counts'])
        expectProblem(await client.call('GET', `${path}?all_users=true`), 403);
    for (const status of ['quarantined', 'deleted'])
      expectProblem(await workspace.call('GET', `/v1/memories?user_id=ana&status=${status}`), 422, 'status');
    expectProblem(await workspace.call('GET', '/v1/memories?user_id=ana&order=most_used'), 422, 'order');
    const stranger = await createWorkspace();
    expect(await contents(stranger, 'all_users=true')).toEqual([]);
  });

  it('shows what each filter lets through, alone and together', async () => {
    const shown: [query: string, contents: string[]][] = [
      ['user_id=ana', ['Ana keeps bees in Évora.', 'Ana is called Aninha.']],
      ['kind=instruction', ['Cleo answers in French.']],
      ['category=hobby', ['Ana keeps bees in Évora.']],
      ['source=notes', ['Bo collects stamps.']],
      ['tag=bees', ['Ana keeps bees in Évora.', 'Bo collects stamps.']],
      ['tag=bees&user_id=bo', ['Bo collects stamps.']],
      ['tag=bee', []],
      ['topic_key=nickname', ['Ana is called Aninha.']],
      ['subject_id=shop', ['The shop opens at nine.']],
      ['visibility=shared', ['The shop opens at nine.']],
      ['lifetime=short_term', ['Cleo answers in French.']],
      ['tier=conversation', []],
      ['q=BEES+ana', ['Ana keeps bees in Évora.']],
      [`q=${encodeURIComponent('éVORA')}`, ['Ana keeps bees in Évora.']],
      ['q=tamp', ['Bo collects stamps.']],
      ['created_to=2020-01-01T00:00:00Z', []],
      ['created_from=2020-01-01T00:00:00Z&kind=instruction', ['Cleo answers in French.']],
      ['used_from=2020-01-01T00:00:00Z', []],
      ['status=superseded', []],
    ];
    for (const [query, expected] of shown) {
      expect(await contents(workspace, `all_users=true&${query}`), query).toEqual(expected);
      const counts = await workspace.call('GET', `/v1/memories/counts?all_users=true&${query}`);
      expect(counts.body, query).toMatchObject({ total: expected.length, is_complete: true });
    }
    expect((await workspace.call('GET', '/v1/memories/counts?all_users=true')).body).toMatchObject({
      total: 5,
      by: {
        kind: { fact: 4, instruction: 1 },
        tag: { bees: 2, post: 1 },
        visibility: { private: 4, shared: 1 },
      },
    });
    expect(await contents(workspace, 'user_id=bo&tag=bees')).toEqual(['Bo collects stamps.']);
    expect(await contents(workspace, 'user_id=cleo&q=nine')).toEqual(['The shop opens at nine.']);
  });

  it('is in the order that is asked for, and a page goes on where the last one ended while memories are added', async () => {
    const own = await createWorkspace();
    const importances = [0.5, 0.9, 0.5, 0.1, 0.5, 0.9, 0.5];
    for (const [i, importance] of importances.entries())
      await create(own, { content: `Fact ${i}.`, importance, user_id: i % 2 === 0 ? 'ana' : 'bo' });
    const byAge = importances.map((_, i) => `Fact ${i}.`);
    expect(await contents(own, 'all_users=true')).toEqual(byAge);
    expect(await contents(own, 'all_users=true&order=newest')).toEqual(byAge.toReversed());
    const byWeight = ['Fact 5.', 'Fact 1.', 'Fact 6.', 'Fact 4.', 'Fact 2.', 'Fact 0.', 'Fact 3.'];
    expect(await contents(own, 'all_users=true&order=most_important')).toEqual(byWeight);
    expect(await contents(own, 'user_id=ana&order=most_important')).toEqual(
      byWeight.filter((content) => byAge.indexOf(content) % 2 === 0),
    );
    const first = await own.call<List>('GET', '/v1/memories?all_users=true&order=newest&limit=3');
    await create(own, { content: 'Meanwhile.' });
    const rest = await contents(own, `all_users=true&order=newest&cursor=${first.body.next_cursor}`, 7);
    expect([...first.body.data.map(({ content }) => content), ...rest]).toEqual(byAge.toReversed());
    for (const query of ['all_users=true', 'all_users=true&order=most_important', 'order=newest'])
      expectProblem(
        await own.call('GET', `/v1/memories?${query}&cursor=${first.body.next_cursor}`),
        422,
        'cursor',
      );
  });

  it('of what was used shows that alone, most and last first', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    for (const content of ['My cat is called Miso.', 'My bike is blue.', 'My sister lives in Faro.'])
      await create(own, { content });
    await takeTurn(own, conversation, 'What is my cat called?');
    const again = await openConversation(own, { chat_id: 'later' });
    await takeTurn(own, again, 'Tell me again what my cat is called, and who lives in Faro?');
    for (const order of ['most_used', 'last_used']) {
      const used = await contents(own, `all_users=true&order=${order}`);
      expect(used, order).toContain('My cat is called Miso.');
      const { body } = await own.call<List>('GET', `/v1/memories?all_users=true&order=${order}`);
      const key = order === 'most_used' ? 'access_count' : 'accessed_at';
      const keys = body.data.map((memory) => memory[key] as number | string);
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? 1 : -1)));
      expect(body.data.every(({ access_count: n }) => Number(n) > 0)).toBe(true);
    }
    expect(await contents(own, 'user_id=ana&order=last_used')).toContain('My cat is called Miso.');
  });

  it('goes on behind what it looked at where hardly anything passes its filters', async () => {
    const own = await createWorkspace();
    await create(own, { content: 'The first.', tags: ['rare'] });
    const [template] = (
      await testEnv.WORKSPACE_DB.prepare('select * from memories where workspace_id = ?').bind(own.id).all()
    ).results;
    const names = Object.keys(template ?? {}).filter((name) => name !== 'row_id');
    const given: Record<string, string> = {
      id: `id || printf('%012d', n)`,
      content_key: `'k' || ? || n`,
      tags: `'[]'`,
    };
    await testEnv.WORKSPACE_DB.prepare(
      `with recursive series (n) as (select 1 union all select n + 1 from series where n < ${WALK_MAX_ROWS + 50})
       insert into memories (${names.join(', ')}) select ${names.map((name) => given[name] ?? name).join(', ')}
       from series, memories where workspace_id = ?`,
    )
      .bind(own.id, own.id)
      .run();
    await create(own, { content: 'The last.', tags: ['rare'] });
    for (const query of [
      'all_users=true&tag=rare',
      'user_id=ana&tag=rare',
      'all_users=true&user_id=ana&tag=rare',
    ]) {
      const page = await own.call<List>('GET', `/v1/memories?${query}`);
      expect(
        page.body.data.map(({ content }) => content),
        query,
      ).toEqual(['The first.']);
      expect(page.body.next_cursor, query).not.toBeNull();
      expect(await contents(own, query, 50), query).toEqual(['The first.', 'The last.']);
    }
  });
});

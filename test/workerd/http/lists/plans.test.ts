/**
 * Every list is found along an index of its order: one that looks at all rows of a table, or sorts them first, is quick in a test and
 * stops answering once a workspace has grown.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { openGroup } from '../../support/scenes/erasure-scene.ts';
import { type DocumentedOperation, documentedOperations } from '../../support/service/operations.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { unboundedReads } from '../../support/storage/query-plans.ts';

let workspace: TestWorkspace;
let lists: DocumentedOperation[];
let places: Record<string, string>;

beforeAll(async () => {
  workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  const group = await openGroup(workspace, 'crew');
  await remember(workspace, 'Ana likes tea.', { subject_id: 'tea' });
  lists = (await documentedOperations()).filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'cursor'),
  );
  places = {
    '/conversations/{id}/members': `/conversations/${group}/members`,
    '/conversations/{id}': `/conversations/${conversation}`,
    '/personas/{id}': '/personas/default',
    '/subjects/{id}': '/subjects/tea',
    '/users/{user_id}': '/users/ana',
  };
});

const placed = (path: string): string =>
  Object.entries(places).reduce((text, [part, place]) => text.replace(part, place), path);

const expectBounded = async (path: string) => expect(await unboundedIn(path), path).toEqual([]);

/** What a call reads without bound. */
async function unboundedIn(path: string): Promise<readonly string[]> {
  const { statements, unbounded } = await unboundedReads(async () => {
    const key = path.startsWith('/v1/workspaces?') ? testEnv.ROOT_SECRET : workspace.key;
    const answer = await workspace.call('GET', path, undefined, { key });
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  });
  expect(statements, path).toBeGreaterThan(0);
  return unbounded;
}

const FILTERS = [
  '',
  '&kind=fact&category=hobby&lifetime=long_term&source=api&visibility=private&topic_key=t&tag=a',
  '&subject_id=tea',
  '&source_conversation_id=conv_1',
  '&status=superseded',
  '&created_from=2026-01-01T00:00:00Z&created_to=2027-01-01T00:00:00Z&used_from=2026-01-01T00:00:00Z',
  '&q=green+tea&tier=workspace',
];

describe('a list', () => {
  it('finds its rows along an index, whichever list it is', async () => {
    expect(lists.length).toBeGreaterThan(12);
    const unbounded: string[] = [];
    for (const { path } of lists) unbounded.push(...(await unboundedIn(`${placed(path)}?limit=2`)));
    expect(unbounded).toEqual([]);
  });

  it('of memories does so in each order and by each filter', async () => {
    for (const order of ['oldest', 'newest', 'most_important', 'last_used'])
      for (const filter of FILTERS) await expectBounded(`/v1/memories?user_id=ana&order=${order}${filter}`);
    for (const order of ['oldest', 'newest', 'most_important', 'last_used', 'most_used'])
      for (const filter of [...FILTERS, '&user_id=ana', '&channel_id=ch_1', '&conversation_id=conv_1'])
        await expectBounded(`/v1/memories?all_users=true&order=${order}${filter}`);
  });

  it('of names and of what was done does so, too', async () => {
    for (const path of [
      '/v1/users?starts_with=an',
      '/v1/subjects?all_users=true&starts_with=t',
      '/v1/personas?user_id=ana',
      '/v1/activity',
      '/v1/audit?target_id=mem_1&action=memory.create',
      '/v1/audit?user_id=ana&created_from=2026-01-01T00:00:00Z',
      '/v1/audit?actor=key_1&created_to=2026-01-01T00:00:00Z',
    ])
      await expectBounded(path);
  });

  it('is counted along one, too', async () => {
    for (const filter of FILTERS)
      for (const whose of ['user_id=ana', 'all_users=true'])
        await expectBounded(`/v1/memories/counts?${whose}${filter}`);
  });

  it('would be found out if it looked at all rows, or sorted them', async () => {
    for (const sql of [
      'select id from memories order by content limit 5',
      'select m.id from memories m where m.workspace_id = ? order by m.content limit 5',
      'select id from memories where content = ? limit 5',
    ]) {
      const { unbounded } = await unboundedReads(async () => {
        const { WORKSPACE_DB } = testEnv;
        await WORKSPACE_DB.withSession().batch([
          WORKSPACE_DB.prepare(sql).bind(...(sql.includes('?') ? ['x'] : [])),
        ]);
      });
      expect(unbounded, sql).toHaveLength(1);
    }
    expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

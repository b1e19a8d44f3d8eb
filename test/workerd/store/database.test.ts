/** What the database is asked: a statement that SQLite compiles anew at each execution costs every turn several times its price. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Database } from '../../../src/store/database.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { readsOf } from '../support/storage/query-plans.ts';

/** Reads of a turn that teaches nothing: those of its batch, of the account, and what its write looks at. */
const STATEMENTS_OF_A_TURN = 14;

it('limits are written out, and every other parameter keeps its place', async () => {
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  const rows = await db.step('read').select<Record<string, unknown>>(sql`
    select value, 'no limit ?' as quoted, ${'a limit ? b'} as bound
    from (select value from json_each(${'[1,2,3,4]'}) limit ${3})
    where value > ${1} and 'b = ?' = ${'b = ?'} and null is ${null} order by 1 desc limit ${1}`);
  expect(rows).toEqual([{ value: 3, quoted: 'no limit ?', bound: 'a limit ? b' }]);
});

it('no read of a turn or a search is compiled anew for a limit, or for what a column is equal to', async () => {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  await remember(workspace, 'Ana owns a kayak.');
  await exchange(workspace, conversation, 'My kayak is red.', 'Nice.');
  const asked = await readsOf(async () => {
    await takeTurn(workspace, conversation, 'Which colour is my kayak?');
    await workspace.call('POST', '/v1/search', { query: 'kayak', user_id: 'ana' });
  });
  const texts = asked.map((each) => each.sql);
  expect(texts.some((text) => /\blimit \d/.test(text))).toBe(true);
  expect(texts.some((text) => text.includes('workspace_id = +?'))).toBe(true);
  expect(texts.filter((text) => /(?:\blimit|[^<>]=|\bis) \?/.test(text))).toEqual([]);
});

it('reads of one moment share a round trip, and its failure', async () => {
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  const one = db.readBeside('one', [db.values<number>(sql`select 1`), null]);
  const two = db.readBeside('two', [db.values<number>(sql`select 2`)]);
  expect(await Promise.all([one, two])).toEqual([[[1], []], [[2]]]);
  const later = await db.readBeside('later', [db.values<number>(sql`select 3`)]);
  expect([later, db.steps.map(({ name }) => name)]).toEqual([[[3]], ['one two', 'later']]);
  const failing = db.readBeside('failing', [db.values(sql`select * from nowhere`)]);
  const beside = db.readBeside('beside', [db.values(sql`select 4`)]);
  expect((await Promise.allSettled([failing, beside])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
});

it('a turn asks for nothing that it cannot need', async () => {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  await remember(workspace, 'Ana owns a kayak.');
  await exchange(workspace, conversation, 'My kayak is red.', 'Nice.');
  const asked = await readsOf(() => takeTurn(workspace, conversation, 'Which colour is my kayak?'));
  const of = (table: string) => asked.filter(({ sql: text }) => text.includes(table)).length;
  // A user of their own chat is no member of it, and a question states, ends and forgets nothing.
  expect([of('conversation_members'), of('tombstones'), of('persona_candidates'), of('lastSaidAt')]).toEqual([
    0, 0, 0, 0,
  ]);
  expect(asked.length).toBeLessThanOrEqual(STATEMENTS_OF_A_TURN);
});

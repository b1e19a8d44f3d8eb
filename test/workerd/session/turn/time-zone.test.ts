/**
 * Days and hours by the clock of whoever speaks. If it fails, a user who writes late in the evening is reminded a day late, or asked about the
 * wrong day.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
} from '../../support/service/workspace.ts';
import { contentsOf } from './learnt.ts';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = await createWorkspace();
});

const open = (chat_id: string) => openConversation(workspace, { chat_id });
/** Half past eleven on 14 January in California: the 15th in UTC. */
const LATE = { local: '2026-01-14T23:30:00-08:00', utc: '2026-01-15T07:30:00Z' };
const SAID = 'Remember that the plumber comes tomorrow.';

describe('"tomorrow" is the day after the one on the clock', () => {
  it.each([
    ['of the offset of the message', { occurred_at: LATE.local }, {}, '2026-01-15'],
    [
      'of the zone that the message names',
      { occurred_at: LATE.utc, time_zone: 'America/Los_Angeles' },
      {},
      '2026-01-15',
    ],
    ['of the workspace', { occurred_at: LATE.utc }, { time_zone: 'America/Los_Angeles' }, '2026-01-15'],
    [
      'of the message, whatever the workspace says',
      { occurred_at: LATE.local },
      { time_zone: 'Asia/Tokyo' },
      '2026-01-15',
    ],
    ['in UTC, where nobody says', { occurred_at: LATE.utc }, {}, '2026-01-16'],
  ])('%s', async (_, said, settings, tomorrow) => {
    if (Object.keys(settings).length > 0)
      expect((await workspace.call('PATCH', '/v1/settings', settings)).status).toBe(200);
    const first = await open('first');
    const { body } = await takeTurn(workspace, first, SAID, said);
    expect(await contentsOf(workspace)).toEqual([`The plumber comes tomorrow (${tomorrow}).`]);
    const { system } = body.prompt as { readonly system: { readonly dynamic: string } };
    const today = tomorrow === '2026-01-15' ? '2026-01-14' : '2026-01-15';
    expect(system.dynamic).toContain(`Today:\n${today}`);
  });

  it('in an import too', async () => {
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'old', user_id: 'ana' },
      messages: [{ role: 'user', content: SAID, occurred_at: LATE.local }],
    });
    expect(await contentsOf(workspace)).toEqual(['The plumber comes tomorrow (2026-01-15).']);
  });
});

describe('the zone of a user', () => {
  const UTC = { occurred_at: LATE.utc };
  const ofUser = (user: string, time_zone?: string | null) =>
    time_zone === undefined
      ? workspace.call('GET', `/v1/users/${user}/settings`)
      : workspace.call('PATCH', `/v1/users/${user}/settings`, { time_zone });
  const todayOf = ({ body }: { readonly body: TurnAnswer }) =>
    /Today:\n([\d-]+)/.exec(body.prompt.system.dynamic)?.[1];

  it('counts in turns, imports, groups and searches, behind what a message says and before the workspace; and is theirs alone', async () => {
    await workspace.call('PATCH', '/v1/settings', { time_zone: 'Asia/Tokyo' });
    const set = await ofUser('ana', 'America/Los_Angeles');
    expect(set.body).toEqual({ time_zone: 'America/Los_Angeles', learnt_time_zone: null });
    const first = await takeTurn(workspace, await open('first'), SAID, UTC);
    expect(todayOf(first)).toBe('2026-01-14');
    expect(await contentsOf(workspace)).toEqual(['The plumber comes tomorrow (2026-01-15).']);
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'old', user_id: 'ana' },
      messages: [{ role: 'user', content: 'Remember that Rex is washed tomorrow.', occurred_at: LATE.utc }],
    });
    await workspace.call('POST', '/v1/ingest/batch', {
      conversations: [
        {
          conversation: { chat_id: 'older', user_id: 'ana' },
          messages: [{ role: 'user', content: 'Remember that Ivo sings tomorrow.', occurred_at: LATE.utc }],
        },
      ],
    });
    for (const said of ['Rex is washed', 'Ivo sings'])
      expect(await contentsOf(workspace)).toContain(`${said} tomorrow (2026-01-15).`);
    const group = await openConversation(workspace, { chat_id: 'group', user_id: undefined, shared: true });
    expect(todayOf(await takeTurn(workspace, group, 'Hello all.', { ...UTC, user_id: 'ana' }))).toBe(
      '2026-01-14',
    );
    expect(todayOf(await takeTurn(workspace, group, 'Hello Ana.', { ...UTC, user_id: 'bo' }))).toBe(
      '2026-01-15',
    );
    const asked = { ...UTC, time_zone: 'Asia/Tokyo' };
    expect(todayOf(await takeTurn(workspace, await open('second'), 'Hello again.', asked))).toBe(
      '2026-01-15',
    );
    // What was said at half past eleven in the evening was said yesterday, half an hour later.
    const found = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: 'What did I say yesterday?',
      user_id: 'ana',
      sources: ['events'],
      asked_at: '2026-01-15T08:10:00Z',
    });
    expect(found.body.results.map(({ content }) => content)).toContain(SAID);
  });

  it('is learnt of a message that says its own, and stays when another says the same distance', async () => {
    const chat = await open('first');
    await takeTurn(workspace, chat, 'Hello.', { ...UTC, time_zone: 'America/Los_Angeles' });
    await takeTurn(workspace, chat, 'Hello again.', { occurred_at: LATE.local });
    expect((await ofUser('ana')).body).toEqual({ time_zone: null, learnt_time_zone: 'America/Los_Angeles' });
    await takeTurn(workspace, await open('second'), SAID, UTC);
    expect(await contentsOf(workspace)).toEqual(['The plumber comes tomorrow (2026-01-15).']);
    // What a machine writes in UTC is no place.
    await takeTurn(workspace, chat, 'And again.', { occurred_at: '2026-01-15T07:40:00+00:00' });
    expect((await ofUser('ana')).body).toMatchObject({ learnt_time_zone: 'America/Los_Angeles' });
    await ofUser('ana', 'Asia/Tokyo');
    expect(todayOf(await takeTurn(workspace, chat, 'Good evening.', UTC))).toBe('2026-01-15');
    await ofUser('ana', null);
    expect(todayOf(await takeTurn(workspace, chat, 'Good night.', UTC))).toBe('2026-01-14');
  });

  it('leaves with an export, comes back by an import, and goes with its user', async () => {
    await ofUser('ana', 'America/Los_Angeles');
    const held = await workspace.call<{ data: Record<string, unknown>[] }>('GET', '/v1/users/ana/export');
    expect(held.body.data).toContainEqual(
      expect.objectContaining({ type: 'user_settings', user_id: 'ana', time_zone: 'America/Los_Angeles' }),
    );
    const { body: lines } = await workspace.call<Record<string, unknown>[]>('GET', '/v1/export?user_id=ana');
    const other = await createWorkspace();
    const raw = lines.map((line) => JSON.stringify(line)).join('\n');
    const headers = { 'Content-Type': 'application/x-ndjson' };
    await other.call('POST', '/v1/import', undefined, { raw, headers });
    expect((await other.call('GET', '/v1/users/ana/settings')).body).toMatchObject({
      time_zone: 'America/Los_Angeles',
    });
    await workspace.call('DELETE', '/v1/users/ana');
    expect((await ofUser('ana')).body).toEqual({ time_zone: null, learnt_time_zone: null });
    expect((await ofUser('ana', 'Mars/Base' as never)).status).toBe(422);
  });

  it('costs a turn no round trip: what opens a conversation tells it', async () => {
    await ofUser('ana', 'America/Los_Angeles');
    const { body } = await takeTurn(workspace, await open('first'), SAID, {
      ...UTC,
      options: { debug: true },
    });
    const steps = (body as unknown as { debug: { steps: { name: string }[] } }).debug.steps.map(
      ({ name }) => name,
    );
    expect(steps.filter((name) => name === 'turn.read')).toHaveLength(1);
    expect(await contentsOf(workspace)).toEqual(['The plumber comes tomorrow (2026-01-15).']);
  });
});

it('lines of memory bear the day on which they were said there', async () => {
  await exchange(workspace, await open('first'), 'My sister Laura fixes accordions.', 'Ok.', {
    occurred_at: LATE.local,
  });
  const { body } = await takeTurn(workspace, await open('second'), 'What does my sister fix?', {
    occurred_at: '2026-01-15T09:00:00-08:00',
  });
  const { messages } = body.prompt as { readonly messages: readonly { readonly content: string }[] };
  const block = messages.map(({ content }) => content).join('\n');
  expect(block).toContain('2026-01-14)');
  expect(block).not.toContain('2026-01-15)');
});

it('a question about yesterday finds what was said then, by the clock of who asks', async () => {
  const told = await open('told');
  await exchange(workspace, told, 'The kettle leaks.', 'Ok.', { occurred_at: '2026-01-13T20:00:00-08:00' });
  await exchange(workspace, told, 'The boiler hums.', 'Ok.', { occurred_at: '2026-01-14T20:00:00-08:00' });
  const { body } = await takeTurn(workspace, await open('asked'), 'What did I say yesterday?', {
    occurred_at: '2026-01-15T10:00:00-08:00',
  });
  const { messages } = body.prompt as { readonly messages: readonly { readonly content: string }[] };
  const block = messages.map(({ content }) => content).join('\n');
  expect(block).toContain('boiler');
});

it.each([['turns', { content: 'hi', time_zone: 'Mars/Base' }, 'time_zone']])(
  'a zone that there is not is refused by its field',
  async (_, body, field) => {
    const conversation = await open('first');
    const answer = await workspace.call<{ errors?: { path?: string }[] }>(
      'POST',
      `/v1/conversations/${conversation}/turns`,
      body,
    );
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(field);
  },
);

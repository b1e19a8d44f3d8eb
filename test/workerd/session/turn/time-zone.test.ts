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

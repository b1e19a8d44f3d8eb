/** Channels: what their names allow. A rename that loses a description, or that takes another's name, misleads a whole team. */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import { createWorkspace, type TestWorkspace } from '../../support/service/workspace.ts';

interface Channel {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly is_default: boolean;
}

let workspace: TestWorkspace;
let channels = 0;

beforeAll(async () => {
  workspace = await createWorkspace();
});

const make = async (description?: string): Promise<Channel> =>
  (
    await workspace.call<Channel>('POST', '/v1/channels', {
      name: `channel ${++channels}`,
      ...(description === undefined ? {} : { description }),
    })
  ).body;

const change = (id: string, body: unknown) => workspace.call<Channel>('PATCH', `/v1/channels/${id}`, body);

const read = async (id: string): Promise<Channel> =>
  (await workspace.call<Channel>('GET', `/v1/channels/${id}`)).body;

describe('a channel', () => {
  it.each<[string, Record<string, unknown>, (before: Channel) => Partial<Channel>]>([
    [
      'its name, and keeps its description',
      { name: 'renamed' },
      ({ description }) => ({ name: 'renamed', description }),
    ],
    [
      'its description, and keeps its name',
      { description: 'New.' },
      ({ name }) => ({ name, description: 'New.' }),
    ],
    ['both', { name: 'both', description: 'Both.' }, () => ({ name: 'both', description: 'Both.' })],
    ['its description to none', { description: null }, ({ name }) => ({ name, description: null })],
    ['nothing', {}, (before) => before],
  ])('changes %s', async (_, body, expected) => {
    const before = await make('About tea.');
    const changed = await change(before.id, body);
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...before, ...expected(before) });
    expect(await read(before.id)).toEqual(changed.body);
  });

  it('may keep its own name, and never takes that of another', async () => {
    const [one, two] = [await make(), await make()];
    expect((await change(one.id, { name: one.name, description: 'Same.' })).status).toBe(200);
    const refused = expectProblem(await change(one.id, { name: two.name, description: 'Lost?' }), 409);
    expect(refused.reason).toBe('name_taken');
    expect(await read(one.id)).toMatchObject({ name: one.name, description: 'Same.' });
  });

  it('may bear the name of a channel of another workspace', async () => {
    const stranger = await createWorkspace();
    const one = await make();
    await stranger.call('POST', '/v1/channels', { name: 'their name' });
    expect((await change(one.id, { name: 'their name' })).status).toBe(200);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['no name', { name: null }, 'name'],
    ['a blank description', { description: '' }, 'description'],
    ['an unknown field', { is_default: true }, 'is_default'],
  ])('refuses %s', async (_, body, field) => {
    const before = await make();
    expectProblem(await change(before.id, body), 422, field);
    expect(await read(before.id)).toEqual(before);
  });

  it('of another workspace is a missing one', async () => {
    const stranger = await createWorkspace();
    const one = await make();
    expectProblem(await stranger.call('PATCH', `/v1/channels/${one.id}`, { name: 'mine now' }), 404);
    expectProblem(await stranger.call('DELETE', `/v1/channels/${one.id}`), 404);
    expect(await read(one.id)).toEqual(one);
  });
});

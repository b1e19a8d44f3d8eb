/** Where the object of a conversation is made. One that stands far from its database makes its user wait three times as long for each turn. */
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/memory/settings.ts';
import { sessionsOf } from '../../../src/session/open-session.ts';
import { getWorkspace } from '../../../src/store/account/workspaces.ts';
import { Database } from '../../../src/store/database.ts';
import { createWorkspace, exchange, openConversation, testEnv } from '../support/service/workspace.ts';

describe('the object of a conversation', () => {
  it('is asked for near its database where that is known, and is the same one as without', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'My dog is called Rex.', 'Noted.');
    const row = await getWorkspace(new Database(testEnv.ACCOUNT_DB, Date.now), workspace.id);
    if (row === null) throw new Error('no workspace');
    const hints: unknown[] = [];
    const objects = new Proxy(testEnv.SESSION, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === 'get') hints.push(given[1]);
          return value.apply(target, given) as unknown;
        };
      },
    });
    for (const near of ['enam', undefined] as const) {
      const { object, call } = sessionsOf(objects, row, readSettings({}), near)(conversation);
      expect(await object.history(call)).toMatchObject({
        ok: true,
        value: { rows: [{ content: 'My dog is called Rex.' }, { content: 'Noted.' }] },
      });
    }
    expect(hints).toEqual([{ locationHint: 'enam' }, {}]);
  });
});

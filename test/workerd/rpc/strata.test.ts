/**
 * The API for another Worker of the account, over a service binding. If it fails, a Worker has to go over HTTP to the Worker beside it;
 * if it lets too much pass, whoever is bound does more than the key that the binding names.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome, Refusal } from '../../../src/client/binding.ts';
import readme from '../../../src/rpc/README.md?raw';
import example from '../../support/rpc/binding-example.ts?raw';
import { BOUND_KEY_ID } from '../../support/rpc/bound-key.ts';
import { bindOtherWorker, otherWorker } from '../support/service/other-worker.ts';
import { createWorkspace, storedEvents, type TestWorkspace } from '../support/service/workspace.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
  await bindOtherWorker(workspace, 'member');
});

function granted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}
const refusalOf = (outcome: Outcome<unknown>): Refusal => {
  if (outcome.ok) throw new Error(`not refused: ${JSON.stringify(outcome.value)}`);
  return outcome.error;
};

describe('a conversation of another Worker', () => {
  it('is opened, taken turn by turn, and known in the next one', async () => {
    const { strata } = otherWorker;
    const monday = granted(await strata('open', { chat_id: 'monday', user_id: 'ana' }));
    const message = { content: 'My dog Rex has been limping since Tuesday.' };
    const turn = granted(await strata('turn', monday.id, message, { idempotencyKey: 'k' }));
    expect(granted(await strata('turn', monday.id, message, { idempotencyKey: 'k' }))).toEqual(turn);
    const reply = granted(await strata('reply', monday.id, turn.turn_id, { content: 'Poor Rex!' }));
    expect(reply.compaction).toBe('none');
    expect(await storedEvents(workspace, monday.id)).toHaveLength(2);
    const friday = granted(await strata('open', { chat_id: 'friday', user_id: 'ana' }));
    const asked = granted(await strata('turn', friday.id, { content: 'What is my dog called?' }));
    expect(JSON.stringify(asked.prompt?.messages)).toContain('My dog Rex has been limping');
    expect(granted(await strata('abort', friday.id, asked.turn_id)).status).toBe('aborted');
    expect(granted(await strata('orientation', monday.id)).document).toContain('Rex');
    const report = await strata('ingest', {
      conversation: { chat_id: 'old', user_id: 'ana' },
      messages: [{ role: 'user', content: 'I moved to Lisbon.', occurred_at: '2026-01-05T10:00:00Z' }],
    });
    expect(granted(report)).toMatchObject({ accepted: 1, duplicates: 0 });
  });

  it('is had in the words of the README, and any other call by its name', async () => {
    const shown = example.replace(/'[./]+src\/client\/binding\.ts'/, "'strata/client'");
    expect(readme).toContain(`\`\`\`ts\n${shown}\`\`\``);
    const turn = granted(await otherWorker.example('gus', 'I live in Porto.'));
    expect(turn.signals).toMatchObject([{ action: 'created' }]);
    expect(await otherWorker.document('Tea.')).toBe('Tea.');
  });

  it('has memories: said once however often, found, changed and forgotten', async () => {
    const { strata } = otherWorker;
    const said = { content: 'Bo is allergic to peanuts.', kind: 'fact', user_id: 'bo' } as const;
    const made = granted(await strata('remember', said, { idempotencyKey: 'm' }));
    expect(granted(await strata('remember', said, { idempotencyKey: 'm' })).id).toBe(made.id);
    const found = granted(await strata('search', { query: 'peanuts', user_id: 'bo' }));
    expect(found.results.map(({ id }) => id)).toEqual([made.id]);
    const whose = { user_id: 'bo' };
    const changed = granted(await strata('update', made.id, { importance: 0.9 }, whose));
    expect(changed.importance).toBe(0.9);
    expect(granted(await strata('get', made.id, whose)).content).toBe(said.content);
    expect(granted(await strata('list', whose)).data).toHaveLength(1);
    expect(refusalOf(await strata('forget', made.id, { user_id: 'ana' })).code).toBe('not_found');
    expect(granted(await strata('forget', made.id, whose)).id).toBe(made.id);
    expect(granted(await strata('list', whose)).data).toEqual([]);
    expect(granted(await strata('list')).data).toEqual([]);
  });
});

describe('a refusal', () => {
  it('is a value with all that HTTP would say', async () => {
    const wrong = await otherWorker.strata('search', { query: ' ', user_id: 'ana' });
    expect(refusalOf(wrong)).toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'query: must not be blank',
      fields: [{ field: 'query', message: 'must not be blank' }],
    });
    const unknown = { query: 'x', usr: 'ana' } as unknown as { query: string };
    expect(refusalOf(await otherWorker.strata('search', unknown)).fields[0]?.field).toBe('usr');
    expect(refusalOf(await otherWorker.strata('turn', 'conv_1', { content: 'x' })).status).toBe(404);
    expect(refusalOf(await otherWorker.strata('turn', '..', { content: 'x' })).fields[0]?.field).toBe('id');
  });

  it('meets a binding without a key, one whose key may only read, and one whose key is revoked', async () => {
    const keyless = (await otherWorker.keyless()) as Outcome<unknown>;
    expect(refusalOf(keyless)).toMatchObject({ code: 'misconfigured', fields: [{ field: 'props.key' }] });
    const other = await createWorkspace();
    await bindOtherWorker(other, 'read');
    const body = { content: 'x', kind: 'fact', user_id: 'ana' } as const;
    expect(refusalOf(await otherWorker.strata('remember', body)).code).toBe('forbidden');
    expect(granted(await otherWorker.strata('list', { user_id: 'ana' })).data).toEqual([]);
    expect((await other.call('DELETE', `/v1/keys/${BOUND_KEY_ID}`)).status).toBe(204);
    expect(refusalOf(await otherWorker.strata('list')).status).toBe(401);
  });
});

/**
 * An erasure that is cut short. Whoever asked was told that it goes on; if a row, a vector or an object were left behind
 * then, nobody would ever look for it again, and the receipt would be a lie.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../../../../src/maintenance/queue.ts';
import {
  type Break,
  dyingAfter,
  EVENTS_INDEX_LOST,
  missing,
  refusing,
  whileBroken,
  whileSessionsFail,
} from '../../support/scenes/erasure-failure.ts';
import {
  newMark,
  openGroup,
  type Receipt,
  speakInGroup,
  talk,
  tracesOf,
} from '../../support/scenes/erasure-scene.ts';
import {
  call,
  createWorkspace,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf, rowsWith } from '../../support/storage/databases.ts';
import { sessionRows } from '../../support/storage/raw-storage.ts';
import { breakVectors, mendVectors, vectorsOf } from '../../support/storage/vector-failure.ts';

/** Something to erase: the call that does it, the word that must go, and where it may be. */
interface Target {
  readonly workspace: TestWorkspace;
  readonly path: string;
  readonly mark: string;
  readonly conversations: readonly string[];
}

const KINDS = ['conversation', 'channel', 'user', 'workspace'] as const;
type Kind = (typeof KINDS)[number];

/**
 * A user with a conversation in a channel, memories, and turns in a group: enough for every step of every kind. What the
 * erasure takes along bears the mark, and nothing else does.
 */
async function targetOf(kind: Kind): Promise<Target> {
  const workspace = await createWorkspace();
  const [mark, other] = [newMark(), newMark()];
  const inChannel = kind === 'conversation' ? other : mark;
  const elsewhere = kind === 'user' || kind === 'workspace' ? mark : other;
  const user = `ana-${elsewhere}`;
  const made = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: newMark() });
  const channel = made.body.id;
  const group = await openGroup(workspace, newMark());
  const { conversation } = await talk(workspace, user, `${mark}t`, { channel_id: channel });
  await speakInGroup(workspace, group, user, `${elsewhere}g`);
  await remember(workspace, `of ${inChannel}c`, { user_id: user, tier: 'channel', channel_id: channel });
  const path = {
    conversation: `/v1/conversations/${conversation}`,
    channel: `/v1/channels/${channel}`,
    user: `/v1/users/${user}`,
    workspace: `/v1/workspaces/${workspace.id}`,
  }[kind];
  return { workspace, path, mark, conversations: [group, conversation] };
}

/** The root may go on with the erasure of a workspace, whose own keys no longer work. */
const erase = ({ workspace, path }: Target) =>
  call<Receipt>('DELETE', path, undefined, {
    key: path.startsWith('/v1/workspaces') ? testEnv.ROOT_SECRET : workspace.key,
  });

/** Jobs that became pointless are counted too, and how many were still pending depends on the queue. */
const countsOf = ({ jobs: _, ...counts }: Receipt['erased']): Receipt['erased'] => counts;

/** What an erasure of each kind counts when nothing disturbs it. */
const undisturbed: Partial<Record<Kind, Receipt['erased']>> = {};

beforeAll(async () => {
  for (const kind of KINDS) {
    const { status, body } = await erase(await targetOf(kind));
    expect([status, body.complete]).toEqual([200, true]);
    undisturbed[kind] = countsOf(body.erased);
  }
});

async function expectGone({ workspace, mark, conversations }: Target) {
  expect(await tracesOf(mark, workspace, conversations)).toEqual([]);
  const owed = `SELECT 1 FROM outbox_jobs WHERE workspace_id = ? AND kind IN ('forget', 'vector_delete')`;
  expect(await rowsOf(owed, [workspace.id])).toEqual([]);
}

/** What cron would send for the open erasures of a workspace. */
async function goOnByQueue({ id }: TestWorkspace) {
  const open = 'SELECT id FROM erasures WHERE workspace_id = ? AND finished_at IS NULL';
  for (const { id: erasureId } of await rowsOf<{ id: string }>(open, [id]))
    await runJob(testEnv, { task: 'erase', erasureId, workspaceId: id, placement: 'WORKSPACE_DB' }, Date.now);
}

const refusingDeletes = (...tables: string[]) => tables.map((table) => refusing('DELETE', table));

const MEMORIES: readonly Break[] = [
  missing('memories_fts'),
  ...refusingDeletes('audit_log', 'memories', 'memory_observations', 'memory_injections', 'retrieval_cache'),
];
const CONVERSATIONS: readonly Break[] = [
  refusing('UPDATE', 'conversations'),
  EVENTS_INDEX_LOST,
  missing('chunks_fts'),
  ...refusingDeletes('events', 'chunks', 'memory_embeddings', 'session_aliases', 'compactions', 'snapshots'),
  ...refusingDeletes('scratchpads', 'traces', 'outbox_jobs', 'conversations'),
  refusing('INSERT', 'outbox_jobs'),
];
const ASKED = [refusing('INSERT', 'audit_log'), refusing('INSERT', 'erasures')];
const COUNTED = refusing('UPDATE', 'erasures');
const [CLOSING, ...CLOSED] = CONVERSATIONS;
const IN_ORDER = [...ASKED, CLOSING as Break, COUNTED, ...MEMORIES, ...CLOSED];
/** These three erase by the same statements: each of those is refused to one of the three, and all to a workspace. */
const SHARED_BY = 3;
const every = (first: number): readonly Break[] => IN_ORDER.filter((_, i) => i % SHARED_BY === first);
/** Everything that an erasure writes to, in the order in which the steps meet it: each fails once, then the next does. */
const BREAKS: Record<Kind, readonly Break[]> = {
  conversation: every(0),
  channel: [...every(1), ...refusingDeletes('channels')],
  user: every(2),
  // Here memories go before conversations.
  workspace: [
    refusing('INSERT', 'erasures'),
    COUNTED,
    ...MEMORIES,
    ...CONVERSATIONS,
    ...refusingDeletes('scope_versions', 'channels'),
  ],
};

describe.each(KINDS)('the erasure of a %s', (kind) => {
  it('that the database refuses at one statement after the other, and an object at last, is complete once they answer and leaves nothing behind', async () => {
    const target = await targetOf(kind);
    for (const failure of BREAKS[kind]) {
      const answer = await whileBroken(failure, () => erase(target));
      expect(`${failure.what} ${answer.status}`).toBe(`${failure.what} 500`);
    }
    const waiting = await whileSessionsFail(() => erase(target));
    expect([waiting.status, waiting.body.complete]).toEqual([202, false]);
    expect(waiting.body.target).not.toBeNull();
    const { status, body } = await erase(target);
    expect([status, body.complete, body.id]).toEqual([200, true, waiting.body.id]);
    await expectGone(target);
    expect(countsOf(body.erased)).toEqual(undisturbed[kind]);
  });

  it('whose process dies after any of its steps leaves nothing behind when it is asked for again', async () => {
    const target = await targetOf(kind);
    let died = true;
    for (let steps = 1; died; steps++) {
      const attempt = await dyingAfter(steps, () => erase(target));
      died = attempt.died && attempt.result.status === 500;
      expect(steps, 'it gets on').toBeLessThan(40);
    }
    // A workspace that died after its keys went answers nobody any more: cron goes on with it.
    await goOnByQueue(target.workspace);
    await expectGone(target);
    const receipts = await rowsOf<{ counts: string; finished: number }>(
      'SELECT counts, finished_at > 0 AS finished FROM erasures WHERE workspace_id = ?',
      [target.workspace.id],
    );
    expect(receipts.map(({ finished }) => finished)).toEqual([1]);
    expect(countsOf(JSON.parse(receipts[0]?.counts ?? '{}'))).toEqual(undisturbed[kind]);
  });
});

describe('an erasure that was begun with what was learnt to be kept', () => {
  it('keeps it to the end, however it is asked to go on: half of the evidence is no evidence', async () => {
    const target = await targetOf('conversation');
    const learnt = () =>
      rowsOf(`SELECT * FROM memories WHERE workspace_id = ? AND tier = 'workspace'`, [target.workspace.id]);
    const before = await learnt();
    const path = `${target.path}?memories=keep`;
    const waiting = await whileSessionsFail(() => erase({ ...target, path }));
    expect([waiting.status, waiting.body.kept_memories]).toEqual([202, 1]);
    expect((await erase(target)).body).toMatchObject({
      id: waiting.body.id,
      complete: true,
      kept_memories: 1,
    });
    expect(await learnt()).toEqual(before);
    expect(before).toHaveLength(2);
  });
});

describe('a vector index that is down', () => {
  it.each(['conversation', 'user'] as const)(
    'makes the erasure of a %s wait, and loses nothing of it',
    async (kind) => {
      const target = await targetOf(kind);
      // What was learnt in turns reaches the index by the queue.
      await runJob(
        testEnv,
        { task: 'outbox', workspaceId: target.workspace.id, placement: 'WORKSPACE_DB' },
        Date.now,
      );
      const before = await vectorsOf(target.workspace).count();
      await breakVectors(target.workspace);
      const waiting = await erase(target);
      expect([waiting.status, waiting.body.complete]).toEqual([202, false]);
      await mendVectors(target.workspace);
      expect(await vectorsOf(target.workspace).count()).toBe(before);
      expect((await erase(target)).body).toMatchObject({ complete: true, id: waiting.body.id });
      await expectGone(target);
      const embedded = await rowsOf(
        `SELECT 1 FROM memory_embeddings WHERE workspace_id = ? AND owner = 'memory'`,
        [target.workspace.id],
      );
      expect(await vectorsOf(target.workspace).count()).toBe(embedded.length);
    },
  );

  it('is tried for ever: a deletion that was parked would leave behind what was promised to go', async () => {
    const target = await targetOf('conversation');
    await breakVectors(target.workspace);
    for (let attempt = 0; attempt < 12; attempt++) expect((await erase(target)).status).toBe(202);
    const jobs = await rowsOf<{ status: string; attempts: number }>(
      `SELECT status, attempts FROM outbox_jobs WHERE workspace_id = ? AND kind = 'vector_delete'`,
      [target.workspace.id],
    );
    expect(jobs.length).toBeGreaterThan(2);
    expect(jobs.filter(({ status, attempts }) => status !== 'pending' || attempts < 10)).toEqual([]);
    await mendVectors(target.workspace);
    expect((await erase(target)).status).toBe(200);
  });
});

describe('the account of a workspace', () => {
  it('that refuses to let a row go keeps the workspace closed, and its erasure goes on', async () => {
    const target = await targetOf('workspace');
    const { workspace } = target;
    await testEnv.ACCOUNT_DB.prepare(
      `INSERT INTO account_memories (id, account_id, user_id, kind, content, content_key, importance, accessed_at, created_at, updated_at)
        SELECT ?1, account_id, 'ana', 'preference', ?2, ?1, 0.5, 1, 1, 1 FROM workspaces WHERE id = ?3`,
    )
      .bind(newMark(), `prefers ${target.mark}`, workspace.id)
      .run();
    for (const failure of refusingDeletes('api_keys', 'workspaces', 'accounts', 'account_memories')) {
      const answer = await whileBroken(failure, () => erase(target), testEnv.ACCOUNT_DB);
      expect(`${failure.what} ${answer.status}`).toBe(`${failure.what} 500`);
      expect((await workspace.call('GET', '/v1/settings')).status).toBe(401);
    }
    const { status, body } = await erase(target);
    expect([status, body.complete]).toEqual([200, true]);
    expect(body.erased).toMatchObject({ keys: 1, account_memories: 1 });
    await expectGone(target);
    expect(Object.keys(await rowsWith(workspace.id))).toEqual(['erasures']);
    for (const conversation of target.conversations)
      expect(await sessionRows(workspace, conversation)).toEqual({});
  });
});

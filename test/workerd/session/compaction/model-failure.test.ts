/**
 * A language model that answers garbage, half an answer or nothing, too late or not at all, while it compacts a conversation, by
 * either technology. Each time nothing may be lost or doubled, the journal must say what happened, and the next alarm must
 * finish it.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compacted, importedTalk, talkOf } from '../../support/scenes/compaction.ts';
import {
  configureLanguage,
  configureModels,
  hurry,
  openAiModel,
  type ScriptedModel,
  type ScriptedModelCall,
  workersAiModel,
} from '../../support/service/model-scripts.ts';
import { createWorkspace, liveHistory, type TestWorkspace } from '../../support/service/workspace.ts';
import { alarmDelays, letAlarmCome } from '../../support/storage/alarms.ts';
import { rowsOf } from '../../support/storage/databases.ts';

let workspace: TestWorkspace;
let delays: (number | undefined)[] = [];
beforeEach(async () => {
  workspace = await createWorkspace();
  delays = alarmDelays();
  hurry();
});
afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

const FACT = {
  category: 'hobby',
  content: 'Collects harbour stamps.',
  subject: null,
  topic_key: null,
  user: 'u1',
};
const ANSWER = {
  summary: 'Ana visits towns.',
  range_summary: 'Twenty towns.',
  facts: [FACT],
  snapshot: { goals: ['See all towns'], decisions: [], open_questions: [], entities: [], next_steps: [] },
};
const GOOD = { says: JSON.stringify(ANSWER) };
const GARBAGE = { says: 'Sure! I would be happy to help you with your towns.' };
const HALF = { says: GOOD.says.slice(0, -30) };
const WRONG = { says: JSON.stringify({ ...ANSWER, facts: 'none' }) };
const NOTHING = { says: '' };
const LATE = { lateSays: GOOD.says };
const BUSY = { fails: 'busy' } as const;
const DOWN = { fails: 'down' } as const;
const REFUSED = { fails: 'refused' } as const;

const shown = async (conversation: string) => (await liveHistory(workspace, conversation)).messages;
/** The facts of ana that the model told. */
const learnt = () =>
  rowsOf('SELECT user_id, category FROM memories WHERE workspace_id = ? AND content = ?', [
    workspace.id,
    FACT.content,
  ]);

/** Everything as it was but for the journal, which says what failed. */
async function expectUntouched(conversation: string, model: string, error: RegExp): Promise<void> {
  const { journal, ...rest } = await compacted(conversation);
  expect(journal).toMatchObject([{ start_seq: 1, end_seq: 20, status: 'pending', attempts: 1, model }]);
  expect(journal[0]?.error).toMatch(error);
  // The name of the model stands in it once.
  expect(journal[0]?.error?.split(model)).toHaveLength(2);
  expect(journal[0]?.error).not.toMatch(/harbour|towns|stamps/);
  expect(rest).toMatchObject({ chunks: [], embeddings: [], snapshots: [], summarised_seq: 0 });
  expect(await shown(conversation)).toHaveLength(32);
}

/** All of it, once, and nothing more when an alarm comes again. */
async function expectFinished(conversation: string, attempts: number): Promise<void> {
  const done = await compacted(conversation);
  expect(done.journal).toMatchObject([{ start_seq: 1, end_seq: 20, status: 'done', attempts, error: null }]);
  expect(done).toMatchObject({
    rolling_summary: ANSWER.summary,
    summarised_seq: 20,
    chunks: [{ start_seq: 1, end_seq: 20, content: ANSWER.range_summary }],
    snapshots: [{ seq: 20 }],
  });
  expect(await learnt()).toEqual([{ user_id: 'ana', category: 'hobby' }]);
  expect(await shown(conversation)).toHaveLength(20);
  await letAlarmCome(workspace, conversation);
  expect(await compacted(conversation)).toEqual(done);
}

const TECHNOLOGIES: readonly [string, () => ScriptedModel][] = [
  ['Workers AI', () => workersAiModel()],
  ['Workers AI with choices', () => workersAiModel('@cf/zai-org/glm-4.7-flash')],
  ['an OpenAI-compatible server', () => openAiModel()],
];

describe.each(TECHNOLOGIES)('a model of %s', (technology, modelOf) => {
  /** Those that answer with choices fail as the others of Workers AI do: only what they say is read differently. */
  const isOther = (next: readonly ScriptedModelCall[]): boolean =>
    !technology.endsWith('choices') || next.every((call) => 'says' in call);
  /** A conversation that is due, and the model that is asked. */
  async function scene(...next: ScriptedModelCall[]) {
    const model = modelOf();
    configureLanguage(model);
    await model.script(...next);
    return { model, conversation: await importedTalk(workspace, talkOf(32)) };
  }

  const failures: readonly [what: string, next: ScriptedModelCall[], error: RegExp][] = [
    ['answers garbage', [GARBAGE, GARBAGE], /malformed answer, twice \(it holds no complete JSON object\)/],
    ['answers half of it', [HALF, HALF], /malformed answer, twice \(it holds no complete JSON object\)/],
    ['answers another shape', [WRONG, WRONG], /malformed answer, twice \(facts: invalid_type\)/],
    ['answers nothing', [NOTHING, NOTHING], /malformed answer, twice \(it was empty\)/],
    ['answers too late', [LATE], /no answer within 60000 ms/],
    ['stays busy', [BUSY, BUSY, BUSY], /(?:3040|HTTP 429)/],
    ['is down', [DOWN, DOWN, DOWN], /(?:3043|HTTP 503)/],
    ['refuses', [REFUSED, REFUSED, REFUSED, REFUSED], /(?:5006|HTTP 400)/],
  ];
  it.each(failures.filter(([, next]) => isOther(next)))(
    'that %s changes nothing, and the next alarm finishes',
    async (_what, next, error) => {
      const { model, conversation } = await scene(...next);
      expect(await letAlarmCome(workspace, conversation)).toBe(true);
      await expectUntouched(conversation, model.model, error);
      expect(delays.at(-1)).toBe(5_000);
      await model.script(GOOD);
      expect(await letAlarmCome(workspace, conversation)).toBe(true);
      await expectFinished(conversation, 2);
    },
  );

  const mended: readonly [what: string, next: ScriptedModelCall[]][] = [
    ['one bad answer', [GARBAGE, GOOD]],
    ['half an answer', [HALF, GOOD]],
    ['too many requests', [BUSY, GOOD]],
    ['an outage', [DOWN, BUSY, GOOD]],
  ];
  it.each(mended.filter(([, next]) => isOther(next)))(
    'is asked again at once after %s',
    async (_what, next) => {
      const { model, conversation } = await scene(...next);
      await letAlarmCome(workspace, conversation);
      await expectFinished(conversation, 1);
      expect((await model.calls()).length).toBeGreaterThanOrEqual(next.length);
    },
  );
});

it('a model that stays down is not asked by every conversation, and is found again by itself', async () => {
  const model = openAiModel();
  configureLanguage(model);
  await model.script(...Array(6).fill(DOWN), GOOD);
  const conversations = await Promise.all([0, 1, 2].map(() => importedTalk(workspace, talkOf(32))));
  for (const conversation of conversations) await letAlarmCome(workspace, conversation);
  expect(await model.calls()).toHaveLength(5);
  const last = conversations[2] ?? '';
  expect((await compacted(last)).journal[0]?.error).toMatch(/not asked, it failed before/);
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await model.script(GOOD);
  await letAlarmCome(workspace, last);
  expect((await compacted(last)).journal).toMatchObject([{ status: 'done', attempts: 2 }]);
});

/** Import of old conversations: the largest request of the service. What it loses or doubles, nobody ever notices. */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../support/service/problems.ts';
import { createWorkspace, storedEvents, type TestWorkspace } from '../support/service/workspace.ts';
import { rowCounts, rowsOf, whileInsertsFail } from '../support/storage/databases.ts';

interface Report {
  readonly conversation_id: string;
  readonly accepted: number;
  readonly duplicates: number;
}

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

const at = (i: number): string => new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString();

const messages = (count: number, content = (i: number) => `Message number ${i}.`) =>
  Array.from({ length: count }, (_, i) => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: content(i),
    occurred_at: at(i),
    external_id: `m${i}`,
  }));

const ingest = (chat: string, body: unknown[], identity: Record<string, unknown> = {}) =>
  workspace.call<Report>('POST', '/v1/ingest', {
    conversation: { chat_id: chat, user_id: 'ana', ...identity },
    messages: body,
  });

describe('an import', () => {
  it('of 500 messages keeps each one, in order; 501 are refused before any is stored', async () => {
    const done = await ingest('500', messages(500));
    expect(done.body).toMatchObject({ accepted: 500, duplicates: 0 });
    const events = await storedEvents(workspace, done.body.conversation_id);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
    expect(events.map((event) => event.external_id)).toEqual(
      messages(500).map((message) => message.external_id),
    );
    const indexed = await rowsOf<{ n: number }>(
      'SELECT count(*) AS n FROM events_fts_docsize WHERE id IN (SELECT row_id FROM events WHERE conversation_id = ?)',
      [done.body.conversation_id],
    );
    expect(indexed[0]?.n).toBe(500);

    const before = await rowCounts();
    expectProblem(await ingest('501', messages(501)), 422, 'messages');
    expect(await rowCounts()).toEqual(before);
  });

  it('sent again adds nothing, and says how much it knew', async () => {
    const first = await ingest('again', messages(20));
    const before = await rowCounts();
    expect((await ingest('again', messages(20))).body).toEqual({
      ...first.body,
      accepted: 0,
      duplicates: 20,
    });
    expect(await rowCounts()).toEqual(before);
    expect((await ingest('again', messages(25))).body).toMatchObject({ accepted: 5, duplicates: 20 });
    expect(await storedEvents(workspace, first.body.conversation_id)).toHaveLength(25);
  });

  it('knows messages without a platform id by who said what and when, and how often in one call', async () => {
    const said = { role: 'user', content: 'Good morning.', occurred_at: at(0) };
    const variants = [
      said,
      said,
      { ...said, occurred_at: at(1) },
      { ...said, role: 'assistant' },
      { ...said, content: 'Good morning!' },
    ];
    expect((await ingest('plain', variants)).body).toMatchObject({ accepted: 5, duplicates: 0 });
    expect((await ingest('plain', variants)).body).toMatchObject({ accepted: 0, duplicates: 5 });
    const spelt = { ...said, content: ' Good\r\nmorning.' };
    expect((await ingest('plain', [spelt, spelt])).body).toMatchObject({ accepted: 0, duplicates: 2 });
  });

  it('from ten clients at once stores each message once, without a gap in the numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ingest('race', messages(30))));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(answers.reduce((sum, answer) => sum + answer.body.accepted, 0)).toBe(30);
    const events = await storedEvents(workspace, answers[0]?.body.conversation_id ?? '');
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('of the same messages under the same ids in another conversation is another import', async () => {
    const [first, second] = [await ingest('one', messages(3)), await ingest('two', messages(3))];
    expect(second.body).toMatchObject({ accepted: 3, duplicates: 0 });
    expect(second.body.conversation_id).not.toBe(first.body.conversation_id);
  });

  it('of large messages passes the limit of one statement of the database', async () => {
    const large = messages(60, (i) => `${i} ${'word '.repeat(6_500)}`);
    const done = await ingest('large', large);
    expect(done.body).toMatchObject({ accepted: 60, duplicates: 0 });
    const [row] = await rowsOf<{ bytes: number }>(
      'SELECT sum(length(content)) AS bytes FROM events WHERE conversation_id = ?',
      [done.body.conversation_id],
    );
    expect(row?.bytes).toBe(large.reduce((sum, message) => sum + message.content.length, 0));
  });

  it('of letters that triple in storage stays under the limits of the database too', async () => {
    const large = messages(40, (i) => `${i} ${'語'.repeat(10_900)}`);
    expect((await ingest('wide', large)).body).toMatchObject({ accepted: 40, duplicates: 0 });
  });

  it('may be larger than other bodies, up to 8 MB; beyond, it is refused whole', async () => {
    const before = await rowCounts();
    const answer = await ingest(
      'huge',
      messages(280, () => 'x'.repeat(32 * 1024)),
    );
    expectProblem(answer, 413);
    expect(await rowCounts()).toEqual(before);
  });

  it('that the database refuses half-way leaves no message, and can be sent again', async () => {
    const first = await ingest('torn', messages(1));
    const failed = await whileInsertsFail('events', () => ingest('torn', messages(300)));
    expectProblem(failed, 503);
    expect(await storedEvents(workspace, first.body.conversation_id)).toHaveLength(1);
    expect((await ingest('torn', messages(300))).body).toMatchObject({ accepted: 299, duplicates: 1 });
  });

  it('into an archived conversation is refused, and into a group names whose message it was', async () => {
    const first = await ingest('archived', messages(1));
    await workspace.call('POST', `/v1/conversations/${first.body.conversation_id}/archive`);
    expect(expectProblem(await ingest('archived', messages(2)), 409).reason).toBe('conversation_archived');

    const group = { shared: true, user_id: undefined };
    await ingest('group', [{ role: 'user', user_id: 'bob', content: 'Hi.', occurred_at: at(0) }], group);
    const nobody = await ingest('group', [{ role: 'user', content: 'Hi.', occurred_at: at(1) }], group);
    expectProblem(nobody, 422, 'messages.0.user_id');
  });

  it('keeps a message that sounds like the platform’s name for a turn apart from that turn', async () => {
    const first = await ingest('names', messages(1));
    const turn = await workspace.call<{ turn_id: string }>(
      'POST',
      `/v1/conversations/${first.body.conversation_id}/turns`,
      {
        turn_id: 'm1',
        content: 'A turn.',
      },
    );
    expect(turn.status).toBe(200);
    const odd = { role: 'user', content: 'Not the turn.', occurred_at: at(9), external_id: 'turn:m1:user' };
    expect((await ingest('names', [odd])).body).toMatchObject({ accepted: 1, duplicates: 0 });
  });
});

/**
 * Holds a scripted conversation with the service as a chat frontend does: a turn, its reply, an edit now and then; what gets an
 * error is sent again under the same turn id. Alarms come when the script says so. Objects end as they are told to.
 */
import { runInDurableObject } from 'cloudflare:test';
import {
  type Answer,
  type HistoryAnswer,
  liveHistory,
  openConversation,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
} from '../service/workspace.ts';
import { letAlarmCome } from '../storage/alarms.ts';
import { rowsOf } from '../storage/databases.ts';
import type { Ending, Stage } from '../storage/evictions.ts';
import { evictSession, sessionStub } from '../storage/session.ts';
import { isDeath, type Reaper } from '../storage/session-death.ts';
import { repliedAt, type ScriptedTurn } from './script.ts';

/** What there is to see of a turn: the prompt, then live history once the turn is closed. */
export interface SeenTurn {
  /** Counted from 1. */
  readonly number: number;
  readonly turn: ScriptedTurn;
  readonly answer: TurnAnswer;
  readonly history: HistoryAnswer;
  /** Whether an alarm that was set has not come yet. */
  readonly alarmIsLate: boolean;
}

export interface Ended {
  readonly evicted: number;
  readonly died: number;
}

export interface Run {
  readonly conversation: string;
  readonly ended: Ended;
}

/** What ends objects, and when. */
export interface Endings {
  readonly reaper: Reaper;
  readonly of: (turnNumber: number) => readonly Ending[];
}

/** Tries of a call whose object dies; an ending comes once. */
const TRIES = 3;

/** Holds the whole conversation; `look` sees each turn. */
export async function holdConversation(
  workspace: TestWorkspace,
  script: readonly ScriptedTurn[],
  look: (seen: SeenTurn) => void,
  endings?: Endings,
): Promise<Run> {
  const talk = new Talk(workspace, await openConversation(workspace), endings);
  for (const [i, turn] of script.entries()) look(await talk.hold(turn, i + 1));
  return { conversation: talk.conversation, ended: talk.ended };
}

class Talk {
  readonly conversation: string;
  readonly ended = { evicted: 0, died: 0 };
  readonly #workspace: TestWorkspace;
  readonly #endings: Endings | undefined;
  /** The memory that a fact was learnt as. */
  readonly #taught = new Map<string, string>();
  #alarmAt: number | null = null;

  constructor(workspace: TestWorkspace, conversation: string, endings: Endings | undefined) {
    this.#workspace = workspace;
    this.conversation = conversation;
    this.#endings = endings;
  }

  async hold(turn: ScriptedTurn, number: number): Promise<SeenTurn> {
    const { content, turnId, occurredAt } = turn;
    if (turn.edit) await this.#edit(turn.edit);
    const { body: answer } = await this.#call(number, 'turn', () =>
      takeTurn(this.#workspace, this.conversation, content, { turn_id: turnId, occurred_at: occurredAt }),
    );
    if (turn.plants !== null) await this.#notePlanted(turn.plants, turnId);
    const reply = await this.#call(number, 'reply', () => this.#reply(turn));
    if (reply.body.compaction === 'scheduled') this.#alarmAt ??= number + turn.alarmLag;
    if (this.#alarmAt !== null && number >= this.#alarmAt) {
      this.#alarmAt = null;
      await this.#endingIn(number, 'alarm', () => this.#alarm());
    }
    const history = await liveHistory(this.#workspace, this.conversation);
    return { number, turn, answer, history, alarmIsLate: this.#alarmAt !== null };
  }

  #reply = (turn: ScriptedTurn) =>
    this.#workspace.call<{ compaction: string }>(
      'POST',
      `/v1/conversations/${this.conversation}/turns/${turn.turnId}/reply`,
      { content: turn.reply, occurred_at: repliedAt(turn) },
    );

  /** Which memory a turn taught: from the record, because an answer that is made again does not say. */
  async #notePlanted(key: string, turnId: string): Promise<void> {
    const [row] = await rowsOf<{ id: string }>(
      `SELECT o.memory_id AS id FROM memory_observations o JOIN events e ON e.id = o.event_id
       WHERE e.conversation_id = ? AND e.turn_id = ? AND o.action = 'created'`,
      [this.conversation, turnId],
    );
    if (row) this.#taught.set(key, row.id);
  }

  async #edit({ key, content }: NonNullable<ScriptedTurn['edit']>): Promise<void> {
    const path = `/v1/memories/${this.#taught.get(key)}?user_id=ana`;
    const changed = await this.#workspace.call('PATCH', path, { content });
    if (changed.status !== 200) throw new Error(`no edit of ${key}: ${JSON.stringify(changed.body)}`);
  }

  /** Makes a call as a frontend does: what fails on the service's side is sent again as it was. */
  async #call<T>(number: number, stage: Stage, send: () => Promise<Answer<T>>): Promise<Answer<T>> {
    return this.#endingIn(number, stage, async () => {
      for (let i = 0; ; i++) {
        const answer = await send();
        if (answer.status === 200) return answer;
        if (answer.status < 500 || i === TRIES)
          throw new Error(`turn ${number}, ${stage}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    });
  }

  /** Does something in whose course the object may end. */
  async #endingIn<T>(number: number, stage: Stage, work: () => Promise<T>): Promise<T> {
    const { reaper, of } = this.#endings ?? {};
    const ending = of?.(number).find((each) => (each.how === 'dies' ? each.in : each.before) === stage);
    if (!reaper || !ending) return work();
    if (ending.how === 'evicted') {
      await this.#evict();
      return work();
    }
    await reaper.await(this.#workspace, this.conversation, ending.moment);
    const done = await work();
    if (reaper.dismiss()) this.ended.died++;
    // It did not come to that moment: then it ends now.
    else await this.#evict();
    return done;
  }

  async #evict(): Promise<void> {
    // Only what runs can be evicted, and before the first turn nothing does.
    await runInDurableObject(sessionStub(this.#workspace, this.conversation), () => undefined);
    await evictSession(this.#workspace, this.conversation);
    this.ended.evicted++;
  }

  /** Lets the alarm come; one that failed comes again, as the platform has it. */
  async #alarm(): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      try {
        if (!(await letAlarmCome(this.#workspace, this.conversation))) throw new Error('no alarm was set');
        return;
      } catch (error) {
        if (!isDeath(error)) throw error;
      }
    }
  }
}

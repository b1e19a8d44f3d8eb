/**
 * How a long conversation is written, turn by turn: what is said of a topic, which fact is asked for, what changes. Pure: the same
 * chances give the same script, turn ids and times included, so that a turn that is sent again is the same turn.
 */

import type { Random } from '../../../support/random.ts';
import { FACT_FORMS, type FactForm, SMALL_TALK, TOPICS, type Topic } from './words.ts';

/** A fact as it stands at a turn. */
export interface FactState {
  readonly key: string;
  readonly value: string;
  /** What it was before, newest last. */
  readonly past: readonly string[];
}

export interface ScriptedTurn {
  readonly turnId: string;
  readonly content: string;
  readonly reply: string;
  readonly occurredAt: string;
  /** The fact that it states for the first time. */
  readonly plants: string | null;
  /** The fact that it asks for. */
  readonly asks: string | null;
  /** What the frontend changes a fact's memory to before this turn. */
  readonly edit: { readonly key: string; readonly content: string } | null;
  /** Turns that the alarm of a compaction comes late, should this turn's reply set it. */
  readonly alarmLag: number;
  /** The facts as they stand once the message is said. */
  readonly facts: readonly FactState[];
}

/** Turns in which what was asked for may be held back when it is asked for again (the default `context_window_depth`). */
export const HELD_BACK_TURNS = 10;
const FIRST_SAID_AT = Date.UTC(2026, 2, 2, 9);
const TURN_MS = 60_000;
const REPLY_MS = 10_000;
const SITTING_MS = 8 * 60 * 60 * 1000;

/** One turn in so many changes the topic, asks for a fact, repeats that question at once, is small talk, states a taste. */
const ONE_IN = {
  newTopic: 7,
  question: 12,
  repeat: 30,
  smallTalk: 9,
  taste: 14,
  topicQuestion: 6,
  lateAlarm: 4,
};
/** Turns that an alarm is late at most. */
const LATE_TURNS = 3;
/** Once in so many turns, and first after so many, none comes for so long that live history is cut without a summary. */
const OUTAGE_EVERY_TURNS = 150;
const OUTAGE_BEGINS = 20;
const OUTAGE_TURNS = 24;

type Addition = Pick<ScriptedTurn, 'content'> & Partial<ScriptedTurn>;

/** A script as far as it is written. */
export class Script {
  readonly turns: ScriptedTurn[] = [];
  readonly #random: Random;
  readonly #facts = new Map<string, FactState>();
  readonly #askedAt = new Map<string, number>();
  #topic: Topic;
  #now = FIRST_SAID_AT;

  constructor(random: Random) {
    this.#random = random;
    this.#topic = random.pick(TOPICS);
  }

  add(turn: Addition): void {
    const number = this.turns.length + 1;
    this.#now += TURN_MS;
    this.turns.push({
      turnId: `turn-${number}`,
      reply: `${this.#random.pick(['I see.', 'Noted.', 'Tell me more.', 'Let me think.'])} (${number})`,
      occurredAt: new Date(this.#now).toISOString(),
      plants: null,
      asks: null,
      edit: null,
      alarmLag: this.#alarmLag(number),
      facts: [...this.#facts.values()],
      ...turn,
    });
  }

  plant({ key, values, says }: FactForm): void {
    const value = this.#random.pick(values);
    this.#facts.set(key, { key, value, past: [] });
    this.add({ content: says(value), plants: key });
  }

  /** Says another value, or asks for the fact and lets the frontend change it while the answer is still fresh. */
  change(key: string): void {
    const { values, changes } = formOf(key);
    if (changes === null) throw new Error(`${key} does not change`);
    if (changes.how === 'edited') {
      this.ask(key);
      this.#chat();
    }
    const before = this.#factOf(key);
    const value = this.#random.pick(
      values.filter((each) => each !== before.value && !before.past.includes(each)),
    );
    this.#facts.set(key, { key, value, past: [...before.past, before.value] });
    if (changes.how === 'said') this.add({ content: changes.becomes(value) });
    else this.add({ content: this.#remark(), edit: { key, content: changes.becomes(value) } });
  }

  ask(key: string): void {
    this.add({ content: formOf(key).asks, asks: key });
    this.#askedAt.set(key, this.turns.length);
  }

  /** One more turn, or two. */
  goOn({ mayAsk }: { readonly mayAsk: boolean }): void {
    const { key } = this.#random.pick(FACT_FORMS);
    const asked = [...this.#askedAt].findLast(([, at]) => this.turns.length - at < HELD_BACK_TURNS)?.[0];
    if (this.#oneIn('newTopic')) this.#changeTopic();
    if (mayAsk && this.#oneIn('question')) this.ask(key);
    else if (mayAsk && asked !== undefined && this.#oneIn('repeat')) this.ask(asked);
    else this.#chat();
  }

  shuffled<T>(items: readonly T[]): T[] {
    const rest = [...items];
    return items.flatMap(() => rest.splice(this.#random.int(rest.length), 1));
  }

  #chat(): void {
    if (this.#oneIn('smallTalk')) this.add({ content: this.#random.pick(SMALL_TALK) });
    else if (this.#oneIn('taste')) this.add({ content: `I really like the ${this.#thing()}.` });
    else if (this.#oneIn('topicQuestion'))
      this.add({ content: `What did I tell you about the ${this.#thing()}?` });
    else this.add({ content: this.#remark() });
  }

  #remark(): string {
    const { places, states } = this.#topic;
    const hour = 1 + this.#random.int(11);
    return `The ${this.#thing()} ${this.#random.pick(places)} ${this.#random.pick(states)}, around ${hour} o'clock.`;
  }

  #thing = (): string => this.#random.pick(this.#topic.things);

  #changeTopic(): void {
    this.#topic = this.#random.pick(TOPICS);
    if (this.#random.int(2) === 0) this.#now += SITTING_MS;
  }

  #alarmLag(number: number): number {
    const late = this.#oneIn('lateAlarm') ? 1 + this.#random.int(LATE_TURNS) : 0;
    const intoOutage = (number % OUTAGE_EVERY_TURNS) - OUTAGE_BEGINS;
    return intoOutage >= 0 && intoOutage < OUTAGE_TURNS ? OUTAGE_TURNS - intoOutage : late;
  }

  #oneIn = (what: keyof typeof ONE_IN): boolean => this.#random.int(ONE_IN[what]) === 0;

  #factOf(key: string): FactState {
    const fact = this.#facts.get(key);
    if (!fact) throw new Error(`${key} was not planted`);
    return fact;
  }
}

function formOf(key: string): FactForm {
  const form = FACT_FORMS.find((each) => each.key === key);
  if (!form) throw new Error(`no fact ${key}`);
  return form;
}

/** When a turn is answered. */
export const repliedAt = ({ occurredAt }: ScriptedTurn): string =>
  new Date(Date.parse(occurredAt) + REPLY_MS).toISOString();

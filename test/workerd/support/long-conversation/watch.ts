/**
 * What must hold at every turn of a long conversation, whatever it is about: live history and its blocks within their limits, no
 * item injected again inside its cooldown unless it changed, the prompt within its budget, and what is asked for in it.
 */
import { countTokens } from '../../../../src/lib/text/tokens.ts';
import type { Settings } from '../../../../src/memory/settings.ts';
import {
  LIVE_HISTORY_HARD_MAX_MESSAGES,
  LIVE_HISTORY_MAX_TOKENS,
} from '../../../../src/session/history/history.ts';
import { blocksOf, holds, isTold, messagesOf, toldItems, toldSummaries } from './prompt-reading.ts';
import type { SeenTurn } from './run.ts';
import type { FactState } from './script.ts';

/** The figures of a run. */
export interface Figures {
  turns: number;
  mostMessages: number;
  mostTokens: number;
  mostBlocks: number;
  mostPromptTokens: number;
  injections: number;
  /** Memories that came again inside their cooldown, because they had changed. */
  changedAgain: number;
  /** Questions for facts, and those with the answer in the prompt; apart where it may be held back or its block be lost. */
  asked: number;
  recalled: number;
  askedHeldBack: number;
  recalledHeldBack: number;
  /** Facts whose last question had its answer in the prompt. */
  knownAtEnd: number;
  /** Prompts in which a summary tells a value that was replaced: the rolling one, one in a block. */
  readonly promptTokens: Map<number, number>;
}

/** Turns whose prompts are told of at the end. */
const TOLD_TURNS = [10, 100, 1_000];

export class ConversationWatch {
  /** What did not hold, each with its turn. */
  readonly faults: string[] = [];
  readonly figures: Figures = {
    turns: 0,
    mostMessages: 0,
    mostTokens: 0,
    mostBlocks: 0,
    mostPromptTokens: 0,
    injections: 0,
    changedAgain: 0,
    asked: 0,
    recalled: 0,
    askedHeldBack: 0,
    recalledHeldBack: 0,
    knownAtEnd: 0,
    promptTokens: new Map(),
  };
  readonly #settings: Settings;
  /** When an item was injected last, and as what. */
  readonly #injected = new Map<string, { readonly number: number; readonly text: string }>();

  readonly #known = new Map<string, boolean>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  look(seen: SeenTurn): void {
    this.figures.turns++;
    const { prompt } = seen.answer;
    if (prompt === null) {
      this.#fault(seen, `no prompt: ${seen.answer.status}`);
      return;
    }
    this.#lookAtHistory(seen);
    this.#lookAtBudget(seen);
    this.#lookAtInjection(seen);
    this.#lookForFact(seen);
  }

  #lookAtHistory(seen: SeenTurn): void {
    const { messages, tokens, live_blocks } = seen.history;
    const count = messages.filter(({ kind }) => kind === 'message').length;
    const blocks = messages.length - count;
    const cap = this.#settings.max_injected_blocks_in_history;
    this.#most('mostMessages', count);
    this.#most('mostTokens', tokens);
    this.#most('mostBlocks', Math.max(blocks, live_blocks, seen.answer.injection.live_blocks));
    const most = seen.alarmIsLate ? LIVE_HISTORY_HARD_MAX_MESSAGES : mostInTime(this.#settings);
    if (count > most) this.#fault(seen, `${count} live messages, at most ${most}`);
    if (tokens > LIVE_HISTORY_MAX_TOKENS) this.#fault(seen, `${tokens} live tokens`);
    if (this.figures.mostBlocks > cap) this.#fault(seen, `${this.figures.mostBlocks} blocks, cap ${cap}`);
    if (blocks !== live_blocks) this.#fault(seen, `${live_blocks} blocks told, ${blocks} there`);
    const inPrompt = blocksOf(seen.answer).length;
    if (inPrompt > cap) this.#fault(seen, `${inPrompt} blocks in the prompt, cap ${cap}`);
    const inTurn = messagesOf(seen.answer).length;
    if (inTurn > LIVE_HISTORY_HARD_MAX_MESSAGES) this.#fault(seen, `${inTurn} messages in the prompt`);
    const last = messages.at(-1);
    if (last?.content !== seen.turn.reply) this.#fault(seen, `live history ends with ${last?.content}`);
  }

  #lookAtBudget(seen: SeenTurn): void {
    const { budget, prompt, degraded } = seen.answer;
    const { system, messages } = prompt;
    const tokens = [system.stable, system.dynamic, ...messages.map(({ content }) => content)]
      .map(countTokens)
      .reduce((sum, each) => sum + each, 0);
    this.#most('mostPromptTokens', tokens);
    if (TOLD_TURNS.includes(seen.number)) this.figures.promptTokens.set(seen.number, tokens);
    const limit = this.#settings.prompt_budget_tokens;
    if (budget.used > limit || tokens > limit)
      this.#fault(seen, `prompt of ${tokens} tokens (told: ${budget.used}), budget ${limit}`);
    if (degraded.includes('budget')) this.#fault(seen, 'degraded: budget');
    if (messages.at(-1)?.content !== seen.turn.content) this.#fault(seen, 'the prompt ends otherwise');
  }

  /** Items of this turn's block, the last one of the prompt. */
  #lookAtInjection(seen: SeenTurn): void {
    const { tokens, memory_ids, event_ids } = seen.answer.injection;
    const blocks = blocksOf(seen.answer);
    const lines = tokens === 0 ? [] : (blocks.at(-1) ?? []);
    const shown = new Set(blocks.slice(0, -1).flatMap((block) => block.map(({ id }) => id)));
    for (const id of [...memory_ids, ...event_ids])
      if (!lines.some((line) => line.id === id)) this.#fault(seen, `${id} was injected and is in no line`);
    for (const { id, text } of lines) {
      const before = this.#injected.get(id);
      this.figures.injections++;
      // What is asked for, and no block shows any more, need not wait.
      const isOwed = seen.turn.content.includes('?') && !shown.has(id);
      if (before && !isOwed && seen.number - before.number < this.#settings.context_window_depth) {
        if (before.text === text)
          this.#fault(seen, `"${text}" [${id}] comes again, ${seen.number - before.number} turns later`);
        else if (id.startsWith('mem_')) this.figures.changedAgain++;
      }
      this.#injected.set(id, { number: seen.number, text });
    }
  }

  #lookForFact(seen: SeenTurn): void {
    const { asks, facts } = seen.turn;
    this.#lookForPast(seen, facts);
    const fact = facts.find(({ key }) => key === asks);
    if (!fact) return;
    const isThere = isTold(seen.answer, fact.value);
    this.#known.set(fact.key, isThere);
    this.figures.knownAtEnd = [...this.#known.values()].filter(Boolean).length;
    const isDue = !isFromRecord(seen.answer) && !this.#isHeldBack(fact.value, seen.number);
    this.figures[isDue ? 'asked' : 'askedHeldBack']++;
    if (isThere) this.figures[isDue ? 'recalled' : 'recalledHeldBack']++;
    else if (isDue) this.#fault(seen, `"${seen.turn.content}" without ${fact.value}`);
  }

  /** Whether a block told a value so shortly before that its cooldown goes on, though the block may have been pruned since. */
  #isHeldBack(value: string, number: number): boolean {
    return [...this.#injected.values()].some(
      (shown) =>
        number > shown.number &&
        number - shown.number < this.#settings.context_window_depth &&
        holds(shown.text, value),
    );
  }

  /** A value that was replaced is nowhere told as if it held; the message that replaces it speaks for itself. */
  #lookForPast(seen: SeenTurn, facts: readonly FactState[]): void {
    const lines = toldItems(seen.answer);
    for (const { key, past, value } of facts)
      for (const old of holds(seen.turn.content, value) ? [] : past) {
        const stale = lines.find(({ text, isOutdated }) => !isOutdated && holds(text, old));
        if (stale) this.#fault(seen, `${key}: "${stale.text}" [${stale.id}] though it is ${value}`);
        if (holds(seen.answer.prompt.system.stable, old))
          this.#fault(seen, `${key}: ${old} is established though it is ${value}`);
      }
    const past = facts.flatMap((fact) => fact.past);
    // Names in the list of a snapshot state nothing.
    const tellPast = (texts: readonly string[]) =>
      texts.map(withoutMarked).some((text) => past.some((old) => holds(text, old)));
    const summaries = [seen.answer.prompt.system.dynamic, ...toldSummaries(seen.answer)];
    if (tellPast(summaries))
      this.#fault(seen, `a summary tells what no longer holds: ${summaries.join(' | ')}`);
  }

  #most(figure: 'mostMessages' | 'mostTokens' | 'mostBlocks' | 'mostPromptTokens', value: number): void {
    this.figures[figure] = Math.max(this.figures[figure], value);
  }

  #fault({ number }: SeenTurn, what: string): void {
    this.faults.push(`turn ${number}: ${what}`);
  }
}

/** A summary without the sentences that it says no longer hold. */
const withoutMarked = (text: string): string =>
  text.replace(/[^.!?\n]*[.!?]* \(no longer so\)|^- "[^" ]+"$/gm, '');

/** Whether the answer was made again from the record, which has no block: the turn was answered already, or others followed. */
const isFromRecord = ({ trace_id }: SeenTurn['answer']): boolean => trace_id === null;

/**
 * Messages at most while compactions come in time, so that it never gets to the emergency cut: what no summary tells, or what is
 * kept word for word and as much again as a compaction takes.
 */
const mostInTime = (settings: Settings): number =>
  Math.max(
    settings.compaction_trigger_messages,
    settings.keep_verbatim_messages + settings.compaction_batch_messages,
  );

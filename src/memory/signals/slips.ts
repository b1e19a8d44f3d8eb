/**
 * Values that a sentence takes back itself: "I live in Rome, sorry, I meant Milan." What is kept of it has the value that was meant;
 * where it is not sure which one was wrong, the whole sentence as it was said. Words of any language that has `reversalWords`. Pure.
 */
import { reversalsIn } from '../reversals/view.ts';
import type { ReadSentence } from '../statements/remarks.ts';
import { type Token, tokensOf } from '../statements/tokens.ts';
import { sentence as asSentence, capitalise } from './message/values.ts';
import type { Signal } from './signal.ts';

/** Signs between a slip and the value before it. */
const PAUSE = /[,;:–—…，、；]|\s-\s|\.\.\./u;
/** Words between those that take back and the value: "I meant to say", "es ist". */
const BETWEEN_MAX = 3;
/** Words of a value. */
const VALUE_MAX = 4;

/** A sentence that takes a value back at `at`, and the value that it brings instead. */
interface Slip {
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly value: string;
  readonly isNumber: boolean;
  readonly said: string;
}

const isNumber = ({ word }: Token): boolean => /^\p{N}/u.test(word);
const isValue = (token: Token): boolean => token.isCapital || isNumber(token);

/** The signals of a message with the values that were meant. */
export function withSlipsMended(
  signals: readonly Signal[],
  sentences: readonly ReadSentence[],
  plain: string,
): readonly Signal[] {
  // Most messages tell nothing, and of those that do few pause.
  if (signals.length === 0 || !PAUSE.test(plain)) return signals;
  const slips = sentences.flatMap((sentence) => slipIn(sentence, plain) ?? []);
  return slips.length === 0
    ? signals
    : signals.map((signal) => {
        const slip = slips.find(({ start, at }) => signal.start >= start && signal.start < at);
        return slip === undefined || signal.action !== 'remember' ? signal : mended(signal, slip);
      });
}

function slipIn(sentence: ReadSentence, plain: string): Slip | null {
  const { tokens, text, start, asks } = sentence;
  if (asks) return null;
  const hits = reversalsIn(sentence).filter(({ isOf }) => isOf === 'errs' || isOf === 'rather');
  const first = hits.find(
    ({ from }) => from > 1 && PAUSE.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start)),
  );
  const before = tokens[(first?.from ?? 0) - 1];
  if (first === undefined || before === undefined || !isValue(before)) return null;
  const last = hits.filter(({ from }) => from >= first.from).reduce((end, { to }) => Math.max(end, to), 0);
  const from = tokens.findIndex((token, i) => i >= last && isValue(token) && !isPronoun(token));
  const value = from < 0 ? [] : tokens.slice(from);
  const [head, tail] = [value[0], value.at(-1)];
  const isWhole = value.every(isValue) && value.length <= VALUE_MAX && from - last <= BETWEEN_MAX;
  if (!head || !tail || !isWhole || isNumber(head) !== isNumber(before)) return null;
  return {
    start,
    end: start + text.length,
    at: start + (tokens[first.from]?.start ?? 0),
    value: plain.slice(start + head.start, start + tail.end),
    isNumber: isNumber(head),
    said: plain.slice(start, start + text.length),
  };
}

/** "I" is written with a capital and names nothing. */
const isPronoun = ({ word }: Token): boolean => word === 'i' || /^i['’]/.test(word);

function mended(signal: Signal, { value, isNumber: wantsNumber, said, end }: Slip): Signal {
  const { content } = signal;
  if (content.includes(value)) return signal;
  const isAlike = (token: Token, i: number) =>
    i > 0 && (wantsNumber ? isNumber(token) : token.isCapital && !isPronoun(token));
  const tokens = tokensOf(content);
  const runs: Token[][] = [];
  for (const [i, token] of tokens.entries()) {
    if (!isAlike(token, i)) continue;
    const open = runs.at(-1);
    const before = tokens[i - 1];
    if (open && before && open.at(-1) === before) open.push(token);
    else runs.push([token]);
  }
  const [run] = runs;
  const [from, to] = [run?.[0]?.start, run?.at(-1)?.end];
  if (runs.length !== 1 || from === undefined || to === undefined)
    return { ...signal, topicKey: null, content: asSentence(capitalise(said.trim())), end };
  const old = content.slice(from, to);
  return {
    ...signal,
    content: content.slice(0, from) + value + content.slice(to),
    value: signal.value.replace(old, () => value),
    end: Math.max(signal.end, end),
  };
}

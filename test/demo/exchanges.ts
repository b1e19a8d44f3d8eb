/**
 * Turns a dialogue into what a chat frontend would send, and into the record that must be left behind. Pure; the same
 * dialogue gives the same ids again, so that a replay that was cut off can be resumed without doubling anything.
 */
import { splitText, type TranscriptMessage, turnOf } from '../support/transcript.ts';

/** What the record must hold for one message; replies have no id of their own. */
export interface RecordedMessage {
  readonly role: string;
  readonly content: string;
  readonly externalId: string | null;
}

/** A message to be sent, with the turns of the dialogue that it holds. */
export interface ExpectedMessage extends RecordedMessage {
  readonly turns: readonly string[];
}

/** One step of a replay: a turn, answered or left open, or messages that no turn asked for. */
export type Exchange =
  | {
      readonly kind: 'turn';
      readonly turnId: string;
      readonly message: TranscriptMessage;
      readonly reply: string | null;
      /** Who replied and when: of the first message that the reply joins. */
      readonly answer: TranscriptMessage | null;
      /** The turns of the dialogue that the reply joins. */
      readonly replyTurns: readonly string[];
    }
  | { readonly kind: 'import'; readonly messages: readonly TranscriptMessage[] };

/**
 * Plans a replay. Each message of the user is a turn; the assistant's messages that follow it become its reply, joined by
 * blank lines. Assistant messages that open a session, and what a reply has no room for, are imported.
 */
export function planExchanges(
  sampleId: string,
  messages: readonly TranscriptMessage[],
  replyMaxBytes: number,
): Exchange[] {
  const exchanges: Exchange[] = [];
  for (let i = 0; i < messages.length; ) {
    const message = messages[i] as TranscriptMessage;
    if (message.role === 'user') {
      const answers = assistantRun(messages, i + 1, message.session);
      exchanges.push(...answeredTurn(sampleId, message, answers, replyMaxBytes));
      i += 1 + answers.length;
    } else {
      const opening = assistantRun(messages, i, message.session);
      exchanges.push({ kind: 'import', messages: opening });
      i += opening.length;
    }
  }
  return exchanges;
}

/** The record that a complete replay leaves, in order. */
export function expectedRecord(exchanges: readonly Exchange[]): ExpectedMessage[] {
  return exchanges.flatMap((exchange) => {
    const sent = exchange.kind === 'turn' ? [exchange.message] : exchange.messages;
    const recorded = sent.map(
      ({ role, content, externalId }): ExpectedMessage => ({
        role,
        content,
        externalId,
        turns: [turnOf(externalId)],
      }),
    );
    if (exchange.kind === 'import' || exchange.reply === null) return recorded;
    return [
      ...recorded,
      { role: 'assistant', content: exchange.reply, externalId: null, turns: exchange.replyTurns },
    ];
  });
}

/** What is still to be sent when the record holds a beginning of the dialogue; the step that was cut off is sent again. */
export function remainingExchanges(
  exchanges: readonly Exchange[],
  recorded: readonly RecordedMessage[],
): readonly Exchange[] {
  let position = 0;
  const next = exchanges.findIndex((exchange) => {
    const expected = expectedRecord([exchange]);
    const found = recorded.slice(position, position + expected.length);
    position += expected.length;
    return compareRecords(expected, found, 1).length > 0;
  });
  return next < 0 ? [] : exchanges.slice(next);
}

/** The first differences between what must be there and what is; none when they agree. */
export function compareRecords(
  expected: readonly RecordedMessage[],
  found: readonly RecordedMessage[],
  maxDifferences: number,
): string[] {
  const differences: string[] = [];
  for (let i = 0; i < Math.max(expected.length, found.length) && differences.length < maxDifferences; i++) {
    const want = show(expected[i]);
    const have = show(found[i]);
    if (want !== have) differences.push(`message ${i + 1}: expected ${want}, found ${have}`);
  }
  return differences;
}

/** Characters that every part of the service accepts in an id. */
export const safeId = (text: string): string => text.replace(/[^A-Za-z0-9_-]+/g, '-');

function assistantRun(
  messages: readonly TranscriptMessage[],
  from: number,
  session: number,
): TranscriptMessage[] {
  let end = from;
  while (messages[end]?.role === 'assistant' && messages[end]?.session === session) end++;
  return messages.slice(from, end);
}

function answeredTurn(
  sampleId: string,
  message: TranscriptMessage,
  answers: readonly TranscriptMessage[],
  replyMaxBytes: number,
): Exchange[] {
  const [reply, ...rest] = splitText(answers.map(({ content }) => content).join('\n\n'), replyMaxBytes);
  const replyTurns = [...new Set(answers.map(({ externalId }) => turnOf(externalId)))];
  const turnId = `${safeId(sampleId)}-${safeId(message.externalId)}`;
  const turn: Exchange = {
    kind: 'turn',
    turnId,
    message,
    reply: reply ?? null,
    answer: answers[0] ?? null,
    replyTurns,
  };
  const last = answers.at(-1);
  if (!last || rest.length === 0) return [turn];
  const pieces = rest.map((content, i) => ({
    ...last,
    content,
    externalId: `${last.externalId}#rest${i + 1}`,
  }));
  return [turn, { kind: 'import', messages: pieces }];
}

function show(message: RecordedMessage | undefined): string {
  if (!message) return 'nothing';
  const id = message.role === 'user' ? ` ${message.externalId}` : '';
  return `${message.role}${id} ${JSON.stringify(message.content)}`;
}

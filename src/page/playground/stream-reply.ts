/**
 * Says a message and hands on the reply as the chat model writes it. Unlike other calls it is made once: what was said stands in the
 * conversation from then on, and whoever wants it again says so.
 */
import { StrataError } from '../../client/client.ts';
import type { Session } from '../frame/session.ts';

/** Message with its speaker and its conversation. */
export interface SaidMessage {
  readonly user: string;
  /** An id, or a name under which a new one is opened. */
  readonly conversation: string;
  readonly content: string;
}

/** Place of a message: both ids are known before the first word of the reply. */
export interface SaidAt {
  readonly conversation: string;
  readonly turn: string;
}

/** Tells where the message stands, then the words of the reply. Fails with a `StrataError`. */
export async function streamReply(
  { credential }: Pick<Session, 'credential'>,
  { user, conversation, content }: SaidMessage,
  onSaid: (at: SaidAt) => void,
  onWords: (words: string) => void,
): Promise<void> {
  const response = await fetch('/v1/chat/completions', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${credential}`,
      'content-type': 'application/json',
      'x-strata-conversation': conversation,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ model: 'strata', user, stream: true, messages: [{ role: 'user', content }] }),
  }).catch((cause: unknown) => {
    throw new StrataError({ status: 0, code: 'unreachable', message: 'The service does not answer.', cause });
  });
  if (!response.ok) throw refusalOf(response.status, await response.text());
  onSaid({
    conversation: response.headers.get('x-strata-conversation') ?? conversation,
    turn: response.headers.get('x-strata-turn') ?? '',
  });
  let isEnded = false;
  for await (const data of eventsOf(response)) {
    isEnded ||= data === END;
    if (data === END) continue;
    const { error, choices = [] } = JSON.parse(data) as Chunk;
    if (error) throw failed(502, `${error.message} The message was taken back: nothing of it is kept.`);
    const words = choices[0]?.delta?.content;
    if (words) onWords(words);
  }
  if (!isEnded)
    throw failed(502, 'The reply broke off here. The conversation has what the model went on to say.');
}

const failed = (status: number, message: string): StrataError =>
  new StrataError({ status, code: 'failed', message });

const END = '[DONE]';

interface Chunk {
  readonly error?: { readonly message: string; readonly code?: string };
  readonly choices?: readonly { readonly delta?: { readonly content?: string | null } }[];
}

/** The data of each event of a stream; lines of comment are none. */
async function* eventsOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length).trim();
    if (done) return;
  }
}

function refusalOf(status: number, text: string): StrataError {
  try {
    const { error } = JSON.parse(text) as Chunk;
    if (error) return new StrataError({ status, code: error.code ?? 'failed', message: error.message });
  } catch {
    // No JSON: not of the service, but of what stands before it.
  }
  return failed(status, `The service answered ${status}.`);
}

/** An answer that needs no model: what a turn was answered before, or what its user is told instead of an answer. */
import type { ChatChunk, ChatCompletion, ChatModel } from '../memory/ports.ts';

/** Says a text as a model would. */
export const cannedAnswer = (text: string): Pick<ChatModel, 'complete' | 'stream'> => ({
  complete: (): Promise<ChatCompletion> =>
    Promise.resolve({
      message: { role: 'assistant', content: text },
      finishReason: 'stop',
      more: {},
      usage: null,
    }),
  stream: () => Promise.resolve(piecesOf(text)),
});

async function* piecesOf(text: string): AsyncGenerator<ChatChunk> {
  yield { delta: { content: text }, finishReason: 'stop', more: {}, usage: null };
}

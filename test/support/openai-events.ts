/** Events of a streamed chat as servers of the OpenAI protocol send them. */

/** An event of a stream, with what is new in the message. */
export const chatEvent = (delta: unknown, finishReason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-upstream',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'upstream',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;
export const STREAM_END = 'data: [DONE]\n\n';

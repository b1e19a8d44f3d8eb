/** The protocol of OpenAI, as the stand-in for its servers takes it: requests, what they come to, and the events of a stream. */

/** A request that the protocol allows. */
export type OpenAiRequest =
  | {
      readonly path: '/embeddings';
      readonly model: string;
      readonly body: { readonly input: readonly string[] };
    }
  | {
      readonly path: '/chat/completions';
      readonly model: string;
      readonly body: {
        readonly messages: readonly {
          readonly role: string;
          readonly content: string;
          readonly [field: string]: unknown;
        }[];
        readonly [field: string]: unknown;
      };
    };

/** What it answers: what the model says, or vectors, or a status with any body; at once or later. */
export interface OpenAiReply {
  readonly says?: string;
  /** Tools that the model calls, after what it says. */
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[];
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number };
  /** Of a stream: what is written instead, piece by piece, with a pause after each. */
  readonly pieces?: readonly string[];
  readonly pauseMs?: number;
  /** Ends the connection instead of the answer. */
  readonly breaks?: boolean;
  readonly vectors?: readonly (readonly number[])[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, whether it is JSON or not. */
  readonly raw?: string;
  readonly afterMs?: number;
  /** Comes once the test says so, of the server that all runtimes share. */
  readonly held?: boolean;
}

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

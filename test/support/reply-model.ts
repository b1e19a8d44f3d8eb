/** A language model that replies, behind the OpenAI protocol: what another part of the service builds, as small as can be. */
import { inject } from 'vitest';
import type { ReplyModel } from '../../src/adapters/reply-model.ts';
import { err, ok } from '../../src/lib/result.ts';

/** The replies of a model of the OpenAI-compatible server. */
export const replyModelOf = (model: string): ReplyModel => ({
  reply: async ({ system, messages }, signal) => {
    const response = await fetch(`${inject('openAiUrl')}/chat/completions`, {
      method: 'POST',
      signal,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        model,
        messages: [{ role: 'system', content: `${system.stable}\n${system.dynamic}` }, ...messages],
      }),
    });
    if (!response.ok) {
      await response.text();
      return err({ reason: `http ${response.status}`, retryAfterMs: null });
    }
    const body = await response.json<{ choices: { message: { content: string } }[] }>();
    return ok(body.choices[0]?.message.content ?? '');
  },
});

/** Asks a built world a question, as its asker would from where they stand. */
import type { BuiltWorld } from './build.ts';
import type { Shown } from './expectation.ts';
import { isoOf, type Question } from './scenario.ts';

/** Results that are looked at for what must not be there. */
const TOP_K = 50;

/** The results of a question, best first, or how the service refused it. */
export async function ask(question: Question, world: BuiltWorld): Promise<readonly Shown[] | string> {
  const { as, talk, channel, asOf, kinds, topK = TOP_K } = question;
  const answer = await world.houses[question.in ?? 'kestrel']('POST', '/v1/search', {
    query: question.ask,
    sources: ['memories'],
    top_k: topK,
    ...(as && { user_id: as }),
    ...(talk && { conversation_id: world.talks.get(talk) }),
    ...(channel && { channel_id: world.channels.get(channel) }),
    ...(asOf && { as_of: isoOf(asOf) }),
    ...(kinds && { kinds }),
  });
  if (answer.status !== 200) return `answers ${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`;
  const { results, degraded } = answer.body as { results: Shown[]; degraded: string[] };
  if (degraded.length > 0) return `is degraded: ${degraded.join(', ')}`;
  return results.map(({ id, content }) => ({ id, content }));
}

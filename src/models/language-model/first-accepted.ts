/**
 * Tries the ways to ask a model for JSON. They differ from server to server, and the ones that know a way refuse the others. So
 * ways are tried from the strictest on, and the isolate remembers which one was accepted.
 */
import { isModelFault } from '../model-error.ts';

/** Per endpoint and model, the place of the way that it accepts. As many as the configuration has models. */
const accepted = new Map<string, number>();

/** The answer to the first of `ways` that is not refused; the one that was accepted last goes first. Throws what the last one does. */
export async function firstAccepted<Way, T>(
  name: string,
  ways: readonly Way[],
  ask: (way: Way) => Promise<T>,
): Promise<T> {
  const known = accepted.get(name) ?? 0;
  const places = [...ways.keys()].toSorted((a, b) => Number(b === known) - Number(a === known) || a - b);
  let refusal: unknown = new Error(`no way to ask ${name}`);
  for (const place of places) {
    try {
      const answer = await ask(ways[place] as Way);
      accepted.set(name, place);
      return answer;
    } catch (error) {
      if (!isModelFault(error, 'refused')) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

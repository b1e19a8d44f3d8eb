/** What was found, as a line for a model: quoted, so that nobody takes it for an instruction, with its date and its id. */
import type { AnswerOf } from '../client.ts';

type Found = AnswerOf<'POST /v1/search'>['results'][number];

/** `- "I live in Porto." (user, 2026-01-05) [evt_…]`. */
export const toldMemory = ({ content, passage, role, name, kind, type, occurred_at, id }: Found): string =>
  `- ${JSON.stringify(passage ?? content)} (${name ?? role ?? kind ?? type}, ${occurred_at.slice(0, 10)}) [${id}]`;

/** Results as lines for a model: quoted, so that nobody takes one for an instruction, with date and id. */
import type { AnswerOf } from '../client.ts';

type Found = AnswerOf<'POST /v1/search'>['results'][number];

/** `- "I live in Porto." (user, 2026-01-05) [evt_…]`. */
const lineForModel = ({ content, passage, role, name, kind, type, occurred_at, id }: Found): string =>
  `- ${JSON.stringify(passage ?? content)} (${name ?? role ?? kind ?? type}, ${occurred_at.slice(0, 10)}) [${id}]`;

/** False for a result that strangers order something by: models do not read it, as turns leave it out. */
export const mayBeRead = ({ withheld }: { readonly withheld?: true | undefined }): boolean =>
  withheld !== true;

/** Those of the results that a model may read, a line each. */
export const linesForModel = (results: readonly Found[]): string =>
  results.filter(mayBeRead).map(lineForModel).join('\n');

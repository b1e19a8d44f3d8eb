/** Sources of memories that a model made of a conversation: `compaction:` and the model. Pure. */
import { NAME_MAX_CHARS } from '../limits.ts';

/** Beginning of such a source, and all of it where the model is not known. */
const COMPACTION = 'compaction';

/** The source of what a model made. */
export const sourceOfModel = (model: string): string => `${COMPACTION}:${model}`.slice(0, NAME_MAX_CHARS);

/** Recognises the source of what a model made. */
export const isOfModel = (source: string): boolean =>
  source === COMPACTION || source.startsWith(`${COMPACTION}:`);

/** Where a memory comes from that a model made of a conversation: its `source` names the model. Pure. */
import { NAME_MAX_CHARS } from '../limits.ts';

/** What such a source begins with, and all of it where the model is not known. */
const COMPACTION = 'compaction';

/** The source of what a model made. */
export const sourceOfModel = (model: string): string => `${COMPACTION}:${model}`.slice(0, NAME_MAX_CHARS);

/** Recognises the source of what a model made. */
export const isOfModel = (source: string): boolean =>
  source === COMPACTION || source.startsWith(`${COMPACTION}:`);

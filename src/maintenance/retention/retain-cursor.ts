/**
 * Position of a run of retention, as text. One that this version cannot read begins anew: every step finds what is
 * left.
 */
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { ConsentRequest, EMPTY_REQUEST } from '../../memory/lifetime/consent.ts';

const Cursor = z.object({
  step: z.enum(['audit', 'runs', 'models', 'events', 'memories']),
  /** The id behind which the step goes on; null for its beginning. */
  after: z.string().nullable(),
  /** The moments by which the run began to remove, or asked; null before it has. */
  agreed: z.object({ events: z.number().nullable(), memories: z.number() }).nullable(),
  /** Removals that wait for somebody's consent so far. */
  waiting: ConsentRequest,
});

export type RetentionCursor = Readonly<z.infer<typeof Cursor>>;
export type StepName = RetentionCursor['step'];

/** Position at which a run begins. */
const START: RetentionCursor = { step: 'audit', after: null, agreed: null, waiting: EMPTY_REQUEST };

/** The cursor of a text; the beginning for none and for one of another version. */
export const parseCursor = (text: string | null): RetentionCursor =>
  Cursor.safeParse(parseJson(text ?? '')).data ?? START;

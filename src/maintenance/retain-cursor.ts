/** Where a run of retention stands, as text. One that this version cannot read begins anew: every step finds what is left. */
import { z } from 'zod';

const Cursor = z.object({
  step: z.enum(['audit', 'runs', 'models', 'confirm', 'events', 'memories']),
  /** The id behind which the step goes on; null for its beginning. */
  after: z.string().nullable(),
  /** The moments that the run counted for, or asked about; null before it has. */
  agreed: z.object({ events: z.number().nullable(), memories: z.number() }).nullable(),
});

export type RetentionCursor = Readonly<z.infer<typeof Cursor>>;
export type StepName = RetentionCursor['step'];

/** Where a run begins. */
const START: RetentionCursor = { step: 'audit', after: null, agreed: null };

/** The cursor of a text; the beginning for none and for one of another version. */
export function parseCursor(text: string | null): RetentionCursor {
  if (text === null) return START;
  try {
    return Cursor.safeParse(JSON.parse(text)).data ?? START;
  } catch {
    return START; // JSON.parse throws a SyntaxError only
  }
}

/** Schemas that several routes share. Outside data is parsed here once; behind it, types are trusted. */
import { z } from '@hono/zod-openapi';
import { distanceIn, isTimeZone } from '../lib/time-zone.ts';
import { byteLength, storable, VISIBLE } from '../memory/changes/content.ts';
import { faultOfId } from '../memory/conversations/identity.ts';
import {
  MESSAGE_MAX_BYTES,
  METADATA_MAX_BYTES,
  NAME_MAX_CHARS,
  RESERVED_FIELD_PREFIX,
} from '../memory/limits.ts';
import type { QueryStep } from '../store/database.ts';

const Named = z.string().min(1).max(NAME_MAX_CHARS).regex(/\S/u, 'must not be blank');

/** Refuses what can be no id, in its own words. */
const checkId = (text: string, context: z.RefinementCtx): void => {
  const fault = faultOfId(text);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault });
};

/** An id that a client chose. Platforms have odd ones, and two that differ in anything are two. */
export const Name = Named.superRefine(checkId);

/** A name as people type it: outer blanks and the Unicode form of its letters are the keyboard's, and make no other name. */
export const asTyped = (text: string): string => text.normalize('NFC').trim();

/** A name that people chose: of a channel, a source, a topic, a tag. */
export const Label = Named.transform(storable).transform(asTyped);

/** Title of a conversation, in the length of a label. */
export const Title = Label.openapi({ description: 'In few words, what it is about.' });

/** A subject: a name that people chose, by which paths name it. */
export const SubjectId = Named.transform(asTyped).superRefine(checkId);

/** A text of at most `maxBytes` bytes of UTF-8, not blank. */
export const textUpTo = (maxBytes: number) =>
  z
    .string()
    .regex(VISIBLE, 'must not be blank')
    .refine((text) => byteLength(text) <= maxBytes, `must not exceed ${maxBytes} bytes`)
    .transform(storable);

/** Text of a message: not blank, and of at most `MESSAGE_MAX_BYTES` in UTF-8. */
export const MessageText = textUpTo(MESSAGE_MAX_BYTES);

/** A moment in ISO 8601, as integer milliseconds. */
export const Moment = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .openapi({ example: '2026-03-01T09:30:00Z' });

/** Moment with the offset that it is written with: the clock of whoever speaks. */
export const ClockedMoment = z.iso
  .datetime({ offset: true })
  .transform((text) => ({ at: Date.parse(text), zone: distanceIn(text) }))
  .openapi({ example: '2026-03-01T09:30:00+01:00' });

/** Time zone by whose clock a message tells time. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/Berlin');

/** A yes or no of a query. */
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** SQLite refuses JSON that nests a thousand levels; nobody means more than a few. */
const JSON_MAX_DEPTH = 32;

function isNoDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isNoDeeperThan(item, depth - 1));
}

const bounded = <T extends z.ZodType>(schema: T, maxBytes: number) =>
  schema
    .refine((value) => isNoDeeperThan(value, JSON_MAX_DEPTH), `must not nest deeper than ${JSON_MAX_DEPTH}`)
    .refine(
      (value) => byteLength(JSON.stringify(value) ?? '') <= maxBytes,
      `must not exceed ${maxBytes} bytes`,
    );

/** Any JSON value of a client. */
export const jsonUpTo = (maxBytes: number) => bounded(z.unknown(), maxBytes);

/** Free JSON of a client, by name. Names that we note things under are not for a client to give. */
export const Metadata = bounded(
  z
    .record(z.string().max(NAME_MAX_CHARS), z.unknown())
    .refine(
      (fields) => !Object.keys(fields).some((name) => name.startsWith(RESERVED_FIELD_PREFIX)),
      `may have no name that begins with ${RESERVED_FIELD_PREFIX}`,
    ),
  METADATA_MAX_BYTES,
);

/** An id in a path. What it means is looked up; what it looks like does not matter. */
export const PathPart = z.string().max(NAME_MAX_CHARS);

/** A moment on the wire. */
export const isoTime = (at: number): string => new Date(at).toISOString();

/** A moment on the wire that may be missing. */
export const isoTimeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** The header that makes a POST safe to repeat. */
export const IdempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(NAME_MAX_CHARS)
    .optional()
    .openapi({ description: 'Makes a retry safe for a day.' }),
});

/** Costs of the round trips of a call, for `debug`: milliseconds, and rows read and written. */
export const Steps = z.array(
  z.object({ name: z.string(), ms: z.number(), rows_read: z.int(), rows_written: z.int() }),
);

/** Round trips on the wire. */
export const toSteps = (steps: readonly QueryStep[]): z.output<typeof Steps> =>
  steps.map((step) => ({
    name: step.name,
    ms: step.ms,
    rows_read: step.rowsRead,
    rows_written: step.rowsWritten,
  }));

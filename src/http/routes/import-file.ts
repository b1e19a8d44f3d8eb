/** Files of other services, in parts: each call takes what stands whole in a part and says where the next one begins. Nothing is kept in between. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Client } from '../../client/client.ts';
import { StrataError } from '../../client/strata-error.ts';
import { ZIP_MARK } from '../../import/archive/archive.ts';
import { readArchivePart } from '../../import/archive/archive-part.ts';
import type { ImportCall } from '../../import/calls.ts';
import { itemsOfPart, PART_FORMATS, readPart } from '../../import/file-part.ts';
import type { Imported } from '../../import/imported.ts';
import { type ImportAnswer, sendItems } from '../../import/send-items.ts';
import { UnusableFile } from '../../import/source.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import type { AppEnv } from '../context.ts';
import { json, routesOf } from '../route.ts';
import { Name } from '../schemas.ts';
import { toWire } from '../wire.ts';

const Counts = z.object({
  conversations: z.int(),
  messages: z.int().openapi({ description: 'That were new.' }),
  duplicates: z.int(),
  erased: z.int(),
  memories: z.int(),
  of_branches: z.int().openapi({ description: 'In the record alone: their user left the branch.' }),
  left_out: z.int().openapi({ description: 'Hidden ones, and those without words.' }),
});
const toCounts = toWire(Counts);

/** Formats of a file in parts; Slack’s comes as an archive alone. */
const FileFormat = z.enum([...PART_FORMATS, 'slack']);
type FileFormat = z.output<typeof FileFormat>;

const FileReport = Counts.extend({
  format: FileFormat,
  next_offset: z.int().nullable().openapi({
    description:
      'Place in the file at which the next part begins, or in the texts of an archive; null where all of it is in.',
  }),
});

const Bytes = z.coerce.number().int().min(0);

const route = routesOf('transfer');

export const importFileRoutes = [
  route('POST /v1/import/file', {
    role: 'member',
    summary: 'Take in a file of another service, whole or in parts of at most 8 MB',
    description:
      'The bytes of `conversations.json` of ChatGPT or Claude, a chat of SillyTavern or WhatsApp, lists of mem0 or Zep, or lines of JSON; what it is, its beginning tells. Also the ZIP file that ChatGPT, Claude or Slack sends, up to 8 MB, whole in each call. Of a larger file the bytes from `offset` on, as many as fit: the answer says in `next_offset` where to go on, with the `format` that it names. Safe to send again, and may be left off and gone on with at any time.',
    query: z.object({
      user_id: Name.default('me').openapi({
        description: 'The user whose memory it becomes; where the file names its users, theirs.',
      }),
      size: Bytes.optional().openapi({ description: 'Bytes of the whole file, where it comes in parts.' }),
      offset: Bytes.default(0),
      format: FileFormat.optional(),
      name: Name.default('file').openapi({
        description: 'Of the file, by which a chat without one is known again.',
      }),
      me: Name.optional().openapi({ description: 'The name that the user has in a chat of WhatsApp.' }),
    }),
    body: z.union([z.array(z.unknown()), z.looseObject({})]),
    isBodyOptional: true,
    bytes: true,
    example: [
      {
        title: 'Monday',
        conversation_id: 'monday',
        current_node: 'b',
        mapping: {
          a: {
            parent: null,
            message: {
              author: { role: 'user' },
              create_time: 1_775_467_800,
              content: { parts: ['I moved to Porto in March.'] },
            },
          },
          b: {
            parent: 'a',
            message: {
              author: { role: 'assistant' },
              create_time: 1_775_467_805,
              content: { parts: ['Enjoy the river!'] },
            },
          },
        },
      },
    ],
    answers: { 200: json(FileReport, 'Counts of what was taken in, and the place to go on from') },
    handler: async (c, { query }) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const { offset, size = offset + bytes.length, format = null, name, me = null, user_id } = query;
      const inner = c.var.inner;
      if (inner === null)
        return err({ code: 'forbidden', message: 'Send files over HTTP, with a key of the workspace.' });
      try {
        return await takeIn(c, inner, user_id, await partOf({ bytes, offset, size, name, format, me }));
      } catch (error) {
        if (error instanceof UnusableFile) return err(invalid('body', error.message));
        throw error;
      }
    },
  }),
];

/** Items of one part of a file, and the offset in the file at which the next begins; null after the last. */
interface Part {
  readonly format: FileFormat;
  readonly items: AsyncIterable<Imported>;
  readonly next: number | null;
}

interface SentPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly offset: number;
  readonly size: number;
  readonly name: string;
  readonly format: FileFormat | null;
  readonly me: string | null;
}

async function partOf({ format, me, ...sent }: SentPart): Promise<Part> {
  const mark = new TextDecoder('latin1').decode(sent.bytes.subarray(0, ZIP_MARK.length));
  if (mark === ZIP_MARK) {
    const { items, ...part } = await readArchivePart({ ...sent, format });
    return { ...part, items: items(me) };
  }
  if (format === 'slack') throw new UnusableFile('a channel of Slack comes in its archive');
  const part = readPart({ ...sent, format });
  return { ...part, items: itemsOfPart(part, me) };
}

/** Puts in what stands in a part, by calls of the API as anybody makes them. */
async function takeIn(
  c: Context<AppEnv>,
  client: Client,
  userId: string,
  { format, items, next }: Part,
): Promise<Result<Response, MemoryError>> {
  const send = async ({ path, body, messages }: ImportCall): Promise<ImportAnswer> => {
    try {
      return await client.request<ImportAnswer>('POST', path, { body });
    } catch (error) {
      // What was erased here stays erased, and is no failure.
      if (error instanceof StrataError && error.status === 410) return { erased: messages };
      throw error;
    }
  };
  try {
    const totals = await sendItems(items, { userId, send }, 0, () => undefined);
    return ok(c.json({ ...toCounts(totals), format, next_offset: next }));
  } catch (error) {
    if (!(error instanceof StrataError)) throw error;
    if (error.status === 429 && error.retryAfterSeconds !== null)
      return err({ code: 'busy', retryAfterSeconds: error.retryAfterSeconds });
    if (error.status >= 500) return err({ code: 'unavailable', part: 'database' });
    return err(invalid('body', `holds what is refused: ${error.detail ?? error.message}`));
  }
}

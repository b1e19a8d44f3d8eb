/**
 * Takes records of an export in: each all or nothing with what is derived from it, in the order in which they can stand on each other.
 * What is there already stays as it is, so the same file again changes nothing; what was erased or forgotten here does not come back.
 * The audit log is not taken: it tells what was done here.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import { sessionKey } from '../../memory/conversations/identity.ts';
import type { FieldError } from '../../memory/errors.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../database.ts';
import { insertAudit } from '../operations/audit.ts';
import { layerId } from '../personas/personas.ts';
import { createJudge, type ImportRefusal, tellStill } from './import-judge.ts';
import { type Arriving, keyOf, lookAround, type Surroundings } from './import-surroundings.ts';
import { type ImportContext, writeRecords } from './import-writes.ts';
import { withNewIds } from './new-ids.ts';
import { type Fields, RECORD_TYPES, type RecordType, readRecord, type TransferRecord } from './records.ts';

/** Workspace of the records, as their file says, and the one of its channels that was for everything. */
export interface ImportOrigin {
  readonly workspaceId: string | null;
  readonly defaultChannelId: string | null;
}

/** A record with where it stands in what was sent. */
export interface SentRecord extends TransferRecord {
  readonly line: number;
}

/** Fates of the records; of each that was refused, the reason. */
export interface ImportReport {
  readonly imported: number;
  readonly known: number;
  readonly erased: number;
  readonly left: number;
  readonly refused: readonly (FieldError & { readonly line: number })[];
}

interface Tally {
  imported: number;
  known: number;
  erased: number;
  left: number;
  refused: (FieldError & { readonly line: number })[];
}

/** Takes the records in; with `newIds` under other ids, always the same ones. */
export async function importRecords(
  context: ImportContext,
  records: readonly SentRecord[],
  origin: ImportOrigin,
  { newIds }: { readonly newIds: boolean },
): Promise<ImportReport> {
  const tally: Tally = { imported: 0, known: 0, erased: 0, left: 0, refused: [] };
  const attempts = { left: WRITES_MAX };
  for (const type of RECORD_TYPES) {
    const own = records.filter((record) => record.type === type);
    if (own.length === 0) continue;
    if (type === 'audit') tally.left += own.length;
    else await importKind(context, type, own, { origin, newIds, tally, attempts });
  }
  if (tally.imported > 0)
    await context.db.write('import.audit', [
      insertAudit(context.db, {
        id: context.ids.next('aud'),
        workspaceId: context.workspaceId,
        actor: context.actor,
        action: 'import',
        targetId: context.workspaceId,
        userId: null,
        now: context.now,
      }),
    ]);
  return { ...tally, refused: tally.refused.toSorted((a, b) => a.line - b.line) };
}

/** Batches of one call: of a thousand queries that a request may make, reads need some hundred. */
const WRITES_MAX = 400;

interface Run {
  readonly origin: ImportOrigin;
  readonly newIds: boolean;
  readonly tally: Tally;
  readonly attempts: { left: number };
}

async function importKind(
  context: ImportContext,
  type: RecordType,
  records: readonly SentRecord[],
  { origin, newIds, tally, attempts }: Run,
): Promise<void> {
  const refuse = ({ line }: { readonly line: number }, refusal: ImportRefusal) => {
    if (refusal === 'erased') tally.erased++;
    else tally.refused.push({ line, ...refusal });
  };
  const read = records.flatMap((record): Arriving[] => {
    const row = readRecord(record);
    if (row.ok) {
      const renamed = (fields: Fields) => (newIds ? withNewIds(fields, context.workspaceId) : fields);
      const sentId = typeof row.value.id === 'string' ? row.value.id : null;
      const layer = layerOf(context, type, renamed(row.value), record.fields, renamed);
      return [{ line: record.line, sentId, row: { ...renamed(row.value), ...layer } }];
    }
    refuse(record, row.error);
    return [];
  });
  const here = await lookAround(context, type, read);
  const mappedDefault =
    newIds && origin.defaultChannelId !== null
      ? (withNewIds({ id: origin.defaultChannelId }, context.workspaceId).id as string)
      : origin.defaultChannelId;
  const arriving = read.map((each) => ({
    ...each,
    row: inPlace(context, type, each.row, here, origin, mappedDefault),
  }));
  const around = await lookAround(context, type, arriving);
  const judge = createJudge(context, type, around);
  const stillTells = await tellStill(context, type, arriving);
  const seen = new Set(around.known);
  const fresh: Arriving[] = [];
  for (const each of arriving) {
    const key = keyOf(type, each.row);
    if (seen.has(key) || isStandardChannel(type, each.row)) tally.known++;
    else {
      const refusal = judge(each) ?? (stillTells(each) ? null : WITHHELD);
      if (refusal !== null) refuse(each, refusal);
      else {
        seen.add(key);
        fresh.push(each);
      }
    }
  }
  await writeSome(context, type, fresh, { around, tally, attempts });
}

const WITHHELD: FieldError = {
  field: 'conversation_id',
  message: 'has another summary, or some of what this one tells of is not to be told any more',
};

/** Every workspace has one of its own. */
const isStandardChannel = (type: RecordType, row: Fields): boolean =>
  type === 'channel' && row.isDefault === true;

/** Name of the layer of a persona that a row is of, or belongs to, by the id that it has in this workspace. */
function layerOf(
  { workspaceId }: ImportContext,
  type: RecordType,
  row: Fields,
  sent: Fields,
  renamed: (fields: Fields) => Fields,
): Fields {
  const idOf = ([name = null, user = null, group = null]: readonly (string | null)[]) =>
    layerId({ workspaceId, personaId: name, userId: user, groupId: group });
  if (type === 'persona')
    return { id: idOf([row.name, row.userId, row.conversationId] as (string | null)[]) };
  if (!type.startsWith('persona_') || !Array.isArray(sent.layer)) return {};
  const [name = null, user = null, group = null] = sent.layer as (string | null)[];
  return {
    personaId: idOf([name, user, renamed({ conversationId: group }).conversationId as string | null]),
  };
}

/** A row where it will stand: in the channel for everything instead of the one of its origin, known by its identity here. */
function inPlace(
  { workspaceId }: ImportContext,
  type: RecordType,
  row: Fields,
  { channels, conversations, defaultChannelId }: Surroundings,
  origin: ImportOrigin,
  originDefault: string | null,
): Fields {
  const moved =
    row.channelId !== null && row.channelId === originDefault && !channels.has(String(row.channelId))
      ? { ...row, channelId: defaultChannelId }
      : row;
  if (type === 'conversation' && origin.workspaceId !== workspaceId) {
    const { channelId, chatId, userId } = moved as Record<string, string>;
    return {
      ...moved,
      sessionKey: sessionKey({
        workspaceId,
        channelId: channelId ?? '',
        chatId: chatId ?? '',
        userId: userId ?? null,
      }),
    };
  }
  // Where it was learnt is told of what is there alone.
  if (type === 'memory' && !conversations.has(String(moved.sourceConversationId)))
    return { ...moved, sourceConversationId: null };
  return moved;
}

interface Writing {
  readonly around: Surroundings;
  readonly tally: Tally;
  readonly attempts: { left: number };
}

/** Writes records in one batch; where that fails, in halves, until it is known which of them the database does not take. */
async function writeSome(
  context: ImportContext,
  type: RecordType,
  rows: readonly Arriving[],
  writing: Writing,
): Promise<void> {
  const { around, tally, attempts } = writing;
  const [first] = rows;
  if (first === undefined) return;
  if (attempts.left-- <= 0) {
    for (const { line } of rows) tally.refused.push({ line, field: 'type', message: TOO_MANY });
    return;
  }
  const written = await tryToWrite(context, type, rows, around);
  if (written.ok) tally.imported += rows.length;
  else if (rows.length === 1) tally.refused.push({ line: first.line, ...written.error });
  else {
    const half = Math.ceil(rows.length / 2);
    await writeSome(context, type, rows.slice(0, half), writing);
    await writeSome(context, type, rows.slice(half), writing);
  }
}

const TOO_MANY = 'was not tried: too many records of this call were refused. Send it again without those';

async function tryToWrite(
  context: ImportContext,
  type: RecordType,
  rows: readonly Arriving[],
  around: Surroundings,
): Promise<Result<null, FieldError>> {
  const db = type === 'account_memory' ? context.accountDb : context.db;
  try {
    await db.write('import.write', await writeRecords(context, type, rows, around));
    return ok(null);
  } catch (error) {
    if (isUniqueViolation(error)) return err({ field: 'id', message: `${TAKEN}: ${constraintIn(error)}` });
    if (isForeignKeyViolation(error))
      return err({ field: 'id', message: 'names something that is not there' });
    if (/CHECK constraint failed/.test(messagesOf(error)))
      return err({ field: 'type', message: `cannot be: ${constraintIn(error)}` });
    throw error;
  }
}

const TAKEN = 'would take the place of another record, of this workspace or another (ids=new gives new ids)';

/** Constraint of a table that a row breaks, as SQLite names it. */
const constraintIn = (error: unknown): string =>
  /constraint failed: ([\w., ]+?)(?:: SQLITE|$)/.exec(messagesOf(error))?.[1] ?? 'a rule of the table';

const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : '';

/**
 * Imports conversations that are not there yet, many in one transaction: each begins with all of its messages, so there is nothing to
 * lay them beside and no live history to take along, and no object is woken for them. Each object reads the record with the first turn
 * that it takes; conversations that nobody takes up again are let rest by the sweep, some at a time. What is there already with other
 * messages is left to its object, which alone writes to it.
 */
import { ok, type Result } from '../../lib/result.ts';
import { type Changes, NO_CHANGES, type Statement as Stated } from '../../memory/changes/changes.ts';
import { planChanges } from '../../memory/changes/plan-changes.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import type { MemoryError } from '../../memory/errors.ts';
import {
  type Buried,
  buriedUntil,
  conversationName,
  createMessageJudge,
  messageDigests,
  NEVER,
  userName,
  valueTombstones,
} from '../../memory/lifetime/tombstones.ts';
import type { Settings } from '../../memory/settings.ts';
import type { Conversation } from '../../memory/types.ts';
import { COMPACTION_OWED_AFTER_MS, oweCompaction } from '../../store/conversations/compactions.ts';
import { beginConversations, selectKnownDedupeKeys } from '../../store/conversations/events.ts';
import { selectBySessionKeys } from '../../store/conversations/open-conversation.ts';
import { LostRace, withRetry } from '../../store/database.ts';
import { bury, selectBuried } from '../../store/erasure/tombstones.ts';
import { selectExisting, toExistingMemories } from '../../store/memories/change-reads.ts';
import { embedPlan, writePlan } from '../../store/memories/write-plan.ts';
import { rememberedZones } from '../../store/users/user-settings.ts';
import { isToCompact } from '../compaction/decide-range.ts';
import { compactionLimits } from '../compaction/limits.ts';
import type { SessionDeps } from '../session.ts';
import { digestsOfStatements, withoutForgotten } from '../turn/erased-turn.ts';
import { joinExtractions, logFiltered } from '../turn/extract-changes.ts';
import { type IngestReport, toUnsummarised } from './ingest.ts';
import {
  areFromBefore,
  type IngestEntry,
  type IngestMessage,
  isStanding,
  ownedBy,
  toEntries,
} from './ingest-entries.ts';
import { extractionsOf, type ZoneFor } from './ingest-extractions.ts';
import { heedImportedWishes } from './ingest-wishes.ts';
import { toEvents } from './ingest-write.ts';
import { SpeakerClocks } from './speaker-clocks.ts';

/** Capabilities that taking in new conversations needs. */
export interface NewDeps
  extends Pick<SessionDeps, 'db' | 'ids' | 'now' | 'hider' | 'embedder' | 'embedsEvents' | 'wakeOutbox'> {
  readonly workspaceId: string;
  readonly settings: Settings;
}

/** A private conversation in the channel without a topic, as it would begin, and all that was said in it. */
export interface Opening {
  readonly conversation: Conversation & { readonly sessionKey: string; readonly userId: string };
  readonly messages: readonly IngestMessage[];
}

/** Report on one opening; `conversationId` is null where all of it was erased. */
export interface OpeningReport extends Pick<IngestReport, 'accepted' | 'duplicates' | 'erased'> {
  readonly conversationId: string | null;
}

/** An opening with what its messages teach, read once however often the write is tried. */
interface Read extends Opening {
  readonly entries: readonly IngestEntry[];
  readonly extractions: ReturnType<typeof extractionsOf>;
  readonly changes: Changes;
}

/** Messages of an opening that are taken in. */
interface Taken {
  readonly read: Read;
  readonly erasedBefore: number | null;
  readonly entries: readonly IngestEntry[];
  readonly statements: readonly Stated[];
  readonly withheld: ReadonlySet<string>;
  readonly forgotten: ReturnType<typeof heedImportedWishes>['forgotten'];
}

/** Takes them in, all or nothing; null for each that its object has to take. No two may be of one conversation. */
export async function ingestNew(
  deps: NewDeps,
  openings: readonly Opening[],
): Promise<Result<(OpeningReport | null)[], MemoryError>> {
  const { db, hider, workspaceId } = deps;
  if (openings.length === 0) return ok([]);
  const clocks = new SpeakerClocks(
    openings.flatMap(({ messages }) => messages),
    {
      workspaceId,
      ofWorkspace: deps.settings.time_zone,
      zonesFor: (userId) => rememberedZones(workspaceId, userId),
    },
  );
  const readAll = () => {
    const reads = openings.map((opening) => readOpening(deps, opening, clocks.zoneFor));
    return { reads, changes: joined(reads.map((read) => read.changes)) };
  };
  let read = readAll();
  const digests = read.reads.flatMap((each) => digestsOf(deps, each));
  return withRetry(async () => {
    const { reads, changes } = read;
    const [known, buried, zones, ...learnt] = await db.batch('ingest.find', [
      selectBySessionKeys(
        db,
        workspaceId,
        reads.map(({ conversation }) => conversation.sessionKey),
      ),
      selectBuried(db, workspaceId, [...digests, ...digestsOfStatements(hider, changes.statements)]),
      clocks.select(db),
      ...selectExisting(db, changes),
    ]);
    if (!clocks.confirm(zones)) {
      read = readAll();
      throw new LostRace();
    }
    const ids = new Map(known.map(({ sessionKey, id }) => [sessionKey, id]));
    const taken: Taken[] = [];
    const reports = reads.map((read): OpeningReport | null => {
      if (ids.has(read.conversation.sessionKey)) return null;
      const part = takeIn(deps, read, buried);
      if (part.entries.length > 0) taken.push(part);
      return reportOf(read, part);
    });
    if (taken.length > 0) await write(deps, taken, toExistingMemories(changes, learnt));
    return ok(await withKnown(deps, reads, reports, ids));
  });
}

function readOpening({ ids, now }: NewDeps, opening: Opening, zoneFor: ZoneFor): Read {
  const { conversation, messages } = opening;
  const entries = toEntries(messages, ids);
  const place = { hasTopic: false, zoneFor };
  const extractions = extractionsOf(entries, identityOf(conversation), place, now(), ids);
  return {
    ...opening,
    entries,
    extractions,
    changes: joinExtractions(extractions.map(({ extraction }) => extraction)),
  };
}

const joined = (all: readonly Changes[]): Changes => ({
  ...NO_CHANGES,
  statements: all.flatMap(({ statements }) => statements),
  endings: all.flatMap(({ endings }) => endings),
  corrections: all.flatMap(({ corrections }) => corrections),
});

/** Digests of the names under which an opening may have been erased. */
const digestsOf = ({ hider, workspaceId }: NewDeps, { conversation, messages }: Opening): string[] => [
  ...hider.hidden(conversationName(workspaceId, conversation.sessionKey)),
  ...hider.hidden(userName(workspaceId, conversation.userId)),
  ...messageDigests(hider, workspaceId, ownedBy(conversation.userId, messages)),
];

/** Selects the messages of an opening that were neither erased nor forgotten since they were said. */
function takeIn({ hider, workspaceId, now }: NewDeps, read: Read, buried: readonly Buried[]): Taken {
  const { conversation, entries, extractions, changes } = read;
  const until = buriedUntil(buried, hider.hidden(conversationName(workspaceId, conversation.sessionKey)));
  const user = buriedUntil(buried, hider.hidden(userName(workspaceId, conversation.userId)));
  const wasErased = createMessageJudge(hider, workspaceId, buried);
  const isErased = areFromBefore(
    entries.map(({ message }) => message),
    {
      conversation: Math.max(until, user),
      user: () => user,
      message: (message) => ownedBy(conversation.userId, [message]).some(wasErased),
    },
  );
  const current = entries.filter((_, i) => !isErased[i]);
  const places = new Map(
    entries.map(({ eventId, message }, order) => [eventId, { at: message.occurredAt, order }]),
  );
  const saidAt = ({ eventId }: Stated) => places.get(eventId ?? '') ?? { at: now(), order: 0 };
  const isCurrent = new Set(current.map(({ eventId }) => eventId));
  const said = changes.statements.filter(({ eventId }) => isCurrent.has(eventId ?? ''));
  const kept = withoutForgotten(hider, { statements: said }, buried, (each) => saidAt(each).at);
  const wishes = extractions.flatMap((each) => each.wishes).filter(({ eventId }) => isCurrent.has(eventId));
  const heeded = heedImportedWishes(
    kept.changes.statements.map((statement) => ({ statement, ...saidAt(statement) })),
    wishes,
    [],
  );
  return {
    read,
    erasedBefore: until === NEVER ? null : until,
    entries: current,
    statements: heeded.statements,
    withheld: new Set([...kept.eventIds, ...heeded.eventIds, ...wishes.map(({ eventId }) => eventId)]),
    forgotten: heeded.forgotten,
  };
}

const reportOf = ({ conversation, messages, entries }: Read, { entries: current }: Taken): OpeningReport => {
  const erased = entries.length - current.length;
  return {
    conversationId: current.length === 0 ? null : conversation.id,
    accepted: current.length,
    duplicates: messages.length - entries.length,
    erased,
  };
};

/** Writes all of them in one transaction. A conversation that somebody opened meanwhile fails it, and it is tried again without. */
async function write(deps: NewDeps, taken: readonly Taken[], facts: ReturnType<typeof toExistingMemories>) {
  const { db, workspaceId, settings, ids } = deps;
  const now = deps.now();
  const isTaken = new Set(taken.flatMap(({ entries }) => entries.map(({ eventId }) => eventId)));
  const asked = joined(taken.map(({ read }) => read.changes));
  const plan = planChanges(
    {
      ...asked,
      statements: taken.flatMap(({ statements }) => statements),
      endings: asked.endings.filter(({ eventId }) => isTaken.has(eventId ?? '')),
      corrections: asked.corrections.filter(({ statement }) => isTaken.has(statement.eventId ?? '')),
    },
    facts,
    now,
    ids,
  );
  const vectors = await embedPlan(plan, deps.embedder);
  const limits = compactionLimits(settings);
  const begun = taken.map(({ read: { conversation }, erasedBefore, entries, withheld }) => ({
    conversation: { ...conversation, erasedBefore },
    events: toEvents(conversation, entries, { now, places: null, withheld }),
  }));
  const owed = begun.filter(({ events }) =>
    isToCompact(
      { parked: 0, liveFromSeq: null },
      events.filter(isStanding).map((event) => toUnsummarised(event, event.seq)),
      limits,
    ),
  );
  await db.write('ingest.begin', [
    ...beginConversations(db, begun, { now, embeds: deps.embedsEvents }),
    ...writePlan(db, plan, vectors, { ...deps, actor: 'ingest', now }),
    ...bury(
      db,
      workspaceId,
      taken.flatMap(({ forgotten }) =>
        forgotten.flatMap(({ value, until }) => valueTombstones(deps.hider, value, until)),
      ),
    ),
    ...owed.map(({ conversation }) => oweCompaction(db, conversation, now + COMPACTION_OWED_AFTER_MS)),
  ]);
  if (plan.inserts.length + plan.updates.length > 0 || deps.embedsEvents) deps.wakeOutbox();
  logFiltered(taken.flatMap(({ read }) => read.extractions.map(({ extraction }) => extraction)));
}

/** Adds reports on openings whose messages are all there by their keys, as after an import that was cut short. */
async function withKnown(
  { db }: NewDeps,
  reads: readonly Read[],
  reports: readonly (OpeningReport | null)[],
  ids: ReadonlyMap<string, string>,
): Promise<(OpeningReport | null)[]> {
  const open = reads.filter((_, i) => reports[i] === null);
  if (open.length === 0) return [...reports];
  const keys = await db.batch(
    'ingest.known',
    open.map(({ conversation, entries }) =>
      selectKnownDedupeKeys(
        db,
        ids.get(conversation.sessionKey) ?? '',
        entries.flatMap(({ key, keyBefore }) => [key, keyBefore]),
      ),
    ),
  );
  const seen = new Map(open.map((read, i) => [read, new Set(keys[i])]));
  return reads.map((read, i) => {
    const known = seen.get(read);
    if (known === undefined) return reports[i] ?? null;
    const isKnown = read.entries.every(({ key, keyBefore }) => known.has(key) || known.has(keyBefore));
    if (!isKnown) return null;
    const conversationId = ids.get(read.conversation.sessionKey) ?? null;
    return { conversationId, accepted: 0, duplicates: read.messages.length, erased: 0 };
  });
}

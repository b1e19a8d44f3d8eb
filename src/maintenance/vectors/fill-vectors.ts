/**
 * Backfill: gives everything a vector of the model that the deployment wants, and of the one that serves until then. When
 * nothing lacks one any more and the index shows them all, the wanted model serves, and the others are retired.
 */
import { readText } from '../../language/read-text.ts';
import { describeError, log } from '../../lib/log.ts';
import { INLINE, INLINE_MODEL, type ServingModel } from '../../memory/types.ts';
import { isSmallTalk } from '../../recall/analysis/small-talk.ts';
import { findsByMeaning } from '../../recall/memories/ranking-weights.ts';
import {
  type ModelInUse,
  noteComplete,
  owesVectors,
  oweVectors,
  retireOthers,
  selectModels,
  selectUnembedded,
  takeIntoUse,
  type Unembedded,
} from '../../store/vectors/embedding-models.ts';
import {
  type EventCursor,
  type UnembeddedEvent,
  unembeddedEvents,
} from '../../store/vectors/event-vectors.ts';
import { drainOutbox, type OutboxDeps } from '../outbox.ts';
import type { SliceEnd, SliceStart } from '../task.ts';
import { embedRows, type ModelSize } from './drain-vectors.ts';

/** Texts of one call of the embedder (seed H: 50 a run), and calls of one slice, each with some three statements. */
const BATCH_TEXTS = 50;
const BATCHES_A_SLICE = 10;
/** Time after which to look again whether the index has what it is owed. */
const LOOK_AGAIN_MS = 60 * 1000;

/** Capabilities that the backfill of a workspace needs. */
export interface FillDeps extends OutboxDeps {
  readonly workspaceId: string;
  /** The model that serves the workspace. */
  readonly serving: string;
  /** Messages are embedded too, by the models that find something in them. */
  readonly embedsEvents: boolean;
  /** Milliseconds that an index may show the vectors of a model late. */
  lagOf(size: ModelSize): number;
  serve(model: ServingModel): Promise<void>;
  /** Notes how long the vectors of the serving model are; null when that is known. */
  readonly noteServing: ((size: ServingModel) => Promise<void>) | null;
  readonly now: () => number;
}

/** Position of a run: what it fills and where, or since when the index was owed nothing. */
type Cursor =
  | {
      readonly phase: 'fill';
      readonly model: string;
      readonly since: number | null;
      readonly after: string;
      /** Position of the walk over messages, which follows that over memories and chunks. */
      readonly said?: EventCursor | null;
    }
  | {
      readonly phase: 'land';
      readonly landedAt: number | null;
      /** Another model served when this was written: it may have been this run that changed it. */
      readonly switches: boolean;
    };

/** Fills the next gaps, or turns the workspace over to the wanted model. */
export async function fillVectorsSlice(deps: FillDeps, { cursor }: SliceStart): Promise<SliceEnd> {
  const inUse = await modelsInUse(deps);
  if (inUse === null) return { kind: 'done' };
  const models = fillable(deps, inUse);
  const at = cursor === null ? null : (JSON.parse(cursor) as Cursor);
  if (at?.phase === 'land') return land(deps, at);
  const begun = at && models.find(({ model }) => model === at.model);
  const next = begun ?? models.find(({ missingSince }) => missingSince !== null);
  if (next === undefined) return land(deps, { landedAt: null, switches: false });
  // A pass looks at everything from its beginning: only then does it know that nothing was missing.
  return fill(deps, next, begun && at ? at : { since: next.missingSince, after: '' });
}

/**
 * The models to fill, with the wanted one among them; what is neither wanted nor serving is retired. Null when the deployment
 * cannot call the wanted one: there is no embedder, and nothing to say about it.
 */
async function modelsInUse(deps: FillDeps): Promise<ModelInUse[] | null> {
  const { db, workspaceId, wanted, serving, embedderOf } = deps;
  const embedder = wanted === INLINE_MODEL ? null : embedderOf(wanted);
  if (wanted !== INLINE_MODEL && embedder === null) return null;
  const now = deps.now();
  const rows = await db.writeThenRead(
    'embeddings.use',
    [
      retireOthers(db, workspaceId, [serving, wanted], now),
      ...(embedder
        ? [takeIntoUse(db, workspaceId, { model: wanted, dimensions: embedder.dimensions }, now)]
        : []),
    ],
    selectModels(db, workspaceId),
  );
  const served = rows.find(({ model }) => model === serving);
  if (served && deps.noteServing) await deps.noteServing(served);
  return rows.filter(({ retiredAt }) => retiredAt === null);
}

/** Those that the deployment can call, the serving one first: it has few gaps, and they are missed already. */
const fillable = ({ wanted, embedderOf }: FillDeps, models: readonly ModelInUse[]): ModelInUse[] =>
  models
    .filter(({ model, dimensions }) => embedderOf(model, dimensions) !== null)
    .sort((a, b) => Number(a.model === wanted) - Number(b.model === wanted));

/** Fills the next gaps of a model: of memories and chunks, then of messages. */
async function fill(
  deps: FillDeps,
  size: ModelSize,
  { since, after, said }: Pick<Extract<Cursor, { phase: 'fill' }>, 'since' | 'after' | 'said'>,
): Promise<SliceEnd> {
  const { db, workspaceId, embedsEvents } = deps;
  const { model } = size;
  let at: Extract<Cursor, { phase: 'fill' }> = {
    phase: 'fill',
    model,
    since,
    after,
    ...(said !== undefined && { said }),
  };
  for (let batch = 0; batch < BATCHES_A_SLICE; batch++) {
    const next =
      at.said === undefined ? await nextOwners(deps, model, at.after) : await nextSaid(deps, model, at.said);
    for (let from = 0; from < next.rows.length; from += BATCH_TEXTS) {
      const end = await embedBatch(deps, size, next.rows.slice(from, from + BATCH_TEXTS));
      if (end !== null) return end;
    }
    await drainOutbox(deps, workspaceId, deps.now());
    if (!next.isLast) at = { ...at, ...next.at };
    else if (at.said === undefined && embedsEvents && findsByMeaning(model)) at = { ...at, said: null };
    else {
      await db.write('embeddings.complete', [noteComplete(db, workspaceId, { model, missingSince: since })]);
      return more(toLand(deps, null));
    }
  }
  return more(at);
}

async function nextOwners({ db, workspaceId }: FillDeps, model: string, after: string) {
  const [rows] = await db.batch('embeddings.missing', [
    selectUnembedded(db, workspaceId, model, after, BATCH_TEXTS),
  ]);
  return { rows, at: { after: rows.at(-1)?.ownerId ?? after }, isLast: rows.length < BATCH_TEXTS };
}

async function nextSaid({ db, workspaceId }: FillDeps, model: string, from: EventCursor | null) {
  const { rows, after } = await unembeddedEvents(db, workspaceId, model, from);
  const said = rows.filter(({ content }) => !isSmallTalk(readText(content)));
  return { rows: said, at: { said: after }, isLast: after === null };
}

/** Embeds some texts, with what the index is then owed. Null to go on; how the slice ends where the model cannot be asked. */
async function embedBatch(
  deps: FillDeps,
  size: ModelSize,
  rows: readonly (Unembedded | UnembeddedEvent)[],
): Promise<SliceEnd | null> {
  const { db, workspaceId, wanted } = deps;
  const now = deps.now();
  const ids = rows.map(({ ownerId }) => ownerId);
  // In one batch: a vector that no job owes to the index would never reach it.
  const owed = [oweVectors(db, workspaceId, size.model, ids, now)];
  try {
    return (await embedRows(deps, workspaceId, size, rows, now, owed)) ? null : { kind: 'done' };
  } catch (error) {
    if (size.model === wanted) throw error;
    // The old model is on its way out, and its server may be gone for good: its gaps hold the wanted one back no longer.
    log('warn', 'embedding_left', { model: size.model, rows: rows.length, error: describeError(error) });
    return more(toLand(deps, null));
  }
}

/** Waits until the index has and shows everything, then lets the wanted model serve. */
async function land(
  deps: FillDeps,
  { landedAt, switches }: { readonly landedAt: number | null; readonly switches: boolean },
): Promise<SliceEnd> {
  const { db, workspaceId, wanted, serving, counts } = deps;
  const now = deps.now();
  if (await owesVectors(db, workspaceId)) await drainOutbox(deps, workspaceId, now);
  if (await owesVectors(db, workspaceId)) return more(toLand(deps, null), LOOK_AGAIN_MS);
  const [models] = await db.batch('embeddings.models', [selectModels(db, workspaceId)]);
  const inUse = models.filter(({ retiredAt }) => retiredAt === null);
  // Noted while the pass was under way, or by what was written since; gaps of the old one were looked at before.
  const missing = fillable(deps, inUse).find(
    ({ model, missingSince }) => model === wanted && missingSince !== null,
  );
  if (missing) return more({ phase: 'fill', model: missing.model, since: missing.missingSince, after: '' });
  if (wanted === serving) {
    // A worker that died between the two databases had switched already.
    if (switches) await db.write('embeddings.retire', counts.raise('models_switched', 1));
    return { kind: 'done' };
  }
  if (!switches) return more(toLand(deps, landedAt));
  const size = inUse.find(({ model }) => model === wanted);
  const shownAt = (landedAt ?? now) + (size ? deps.lagOf(size) : 0);
  if (now < shownAt) return more(toLand(deps, landedAt ?? now), shownAt - now);
  await deps.serve(size ?? INLINE);
  await db.write('embeddings.retire', [
    retireOthers(db, workspaceId, [wanted], now),
    ...counts.raise('models_switched', 1),
  ]);
  return { kind: 'done' };
}

const toLand = ({ wanted, serving }: FillDeps, landedAt: number | null): Cursor => ({
  phase: 'land',
  landedAt,
  switches: wanted !== serving,
});

const more = (cursor: Cursor, inMs?: number): SliceEnd => ({
  kind: 'more',
  cursor: JSON.stringify(cursor),
  ...(inMs === undefined ? {} : { inMs }),
});

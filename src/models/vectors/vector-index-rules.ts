/**
 * Checks vectors and queries before an index object takes them: a vector that is not finite, or not as long as its model's
 * others, would spoil every later answer. Pure; expected failures are values because they cross object RPC.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import type { FieldError } from '../../memory/errors.ts';
import type { VectorDeletion, VectorQuery, VectorRecord } from '../../memory/ports.ts';
import { VECTOR_OWNERS, type VectorStoreFull } from './int8-vectors.ts';

/** Records or deletions a call; at 384 dimensions 1.5 MB, at 4,096 still 16 of the 32 MB of an RPC message. */
export const VECTOR_BATCH_MAX_RECORDS = 1_000;
/** Vectorize's limit on ids and on indexed strings, kept here so that a workspace can move there. */
export const VECTOR_ID_MAX_BYTES = 64;
/** The largest that an embedder may be configured to make. Vectorize takes 1,536; longer ones are kept in objects. */
const VECTOR_MAX_DIMENSIONS = 4_096;
const VECTOR_TOP_K_MAX = 100;
/** A reader has some ten scopes; an export or a repair may ask for more. */
const VECTOR_QUERY_MAX_SCOPES = 1_000;
/** A model id with its vendor's path. */
const MODEL_MAX_CHARS = 200;

/** Reason for which a call was refused; nothing was changed. */
export type VectorIndexError =
  | { readonly code: 'invalid'; readonly fields: readonly FieldError[] }
  | {
      readonly code: 'dimension_mismatch';
      readonly model: string;
      readonly expected: number;
      readonly actual: number;
    }
  | VectorStoreFull;

/** The dimensions that a model's stored vectors have, or undefined for a model without any. */
export type DimensionsOf = (model: string) => number | undefined;

type Checked = Result<null, VectorIndexError>;

/** Checks that a batch of records may be stored. */
export function checkRecords(records: readonly VectorRecord[], dimensionsOf: DimensionsOf): Checked {
  if (records.length > VECTOR_BATCH_MAX_RECORDS) return tooMany('records');
  const inBatch = new Map<string, number>();
  for (const [i, record] of records.entries()) {
    const problem = recordProblem(record);
    if (problem) return refuse(`records.${i}.${problem.field}`, problem.message);
    const expected = dimensionsOf(record.model) ?? inBatch.get(record.model) ?? record.vector.length;
    if (expected !== record.vector.length) return mismatch(record.model, expected, record.vector.length);
    inBatch.set(record.model, expected);
  }
  return ok(null);
}

/** Checks that a batch of deletions may be stored. */
export function checkDeletions(deletions: readonly VectorDeletion[]): Checked {
  if (deletions.length > VECTOR_BATCH_MAX_RECORDS) return tooMany('deletions');
  for (const [i, { id, version }] of deletions.entries()) {
    if (!isToken(id)) return refuse(`deletions.${i}.id`, TOKEN_MESSAGE);
    if (!isVersion(version)) return refuse(`deletions.${i}.version`, VERSION_MESSAGE);
  }
  return ok(null);
}

/** Checks that a query may be answered. */
export function checkQuery(query: VectorQuery, dimensionsOf: DimensionsOf): Checked {
  if (!Number.isInteger(query.topK) || query.topK < 1 || query.topK > VECTOR_TOP_K_MAX) {
    return refuse('topK', `must be a whole number from 1 to ${VECTOR_TOP_K_MAX}`);
  }
  if (query.scopes.length > VECTOR_QUERY_MAX_SCOPES) {
    return refuse('scopes', `must have at most ${VECTOR_QUERY_MAX_SCOPES} items`);
  }
  if (!isVector(query.vector)) return refuse('vector', VECTOR_MESSAGE);
  const expected = dimensionsOf(query.model) ?? query.vector.length;
  return expected === query.vector.length ? ok(null) : mismatch(query.model, expected, query.vector.length);
}

const TOKEN_MESSAGE = `must be a string of 1 to ${VECTOR_ID_MAX_BYTES} bytes`;
const VERSION_MESSAGE = 'must be a whole number, not negative';
const VECTOR_MESSAGE = `must be a Float32Array of 1 to ${VECTOR_MAX_DIMENSIONS} finite numbers`;

function recordProblem(record: VectorRecord): FieldError | null {
  if (!isToken(record.id)) return { field: 'id', message: TOKEN_MESSAGE };
  if (!isToken(record.scope)) return { field: 'scope', message: TOKEN_MESSAGE };
  if (!VECTOR_OWNERS.includes(record.owner))
    return { field: 'owner', message: `must be one of ${VECTOR_OWNERS}` };
  if (typeof record.model !== 'string' || record.model === '' || record.model.length > MODEL_MAX_CHARS) {
    return { field: 'model', message: `must be a string of 1 to ${MODEL_MAX_CHARS} characters` };
  }
  if (!isVersion(record.version)) return { field: 'version', message: VERSION_MESSAGE };
  return isVector(record.vector) ? null : { field: 'vector', message: VECTOR_MESSAGE };
}

const encoder = new TextEncoder();

const isToken = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && encoder.encode(text).length <= VECTOR_ID_MAX_BYTES;

const isVersion = (version: unknown): boolean => Number.isSafeInteger(version) && Number(version) >= 0;

const isVector = (vector: unknown): boolean =>
  vector instanceof Float32Array &&
  vector.length >= 1 &&
  vector.length <= VECTOR_MAX_DIMENSIONS &&
  vector.every(Number.isFinite);

const refuse = (field: string, message: string): Checked =>
  err({ code: 'invalid', fields: [{ field, message }] });

const tooMany = (field: string): Checked =>
  refuse(field, `must have at most ${VECTOR_BATCH_MAX_RECORDS} items`);

const mismatch = (model: string, expected: number, actual: number): Checked =>
  err({ code: 'dimension_mismatch', model, expected, actual });

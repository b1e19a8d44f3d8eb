/**
 * The vectors in an answer of an embedding model: lists of numbers (Workers AI), or objects with an index, in any order
 * (OpenAI). Checked by hand: a schema library takes longer for 100,000 numbers than the model for their texts.
 */
import { ModelError } from '../model-error.ts';

/** Vectors that were asked for. */
export interface ExpectedVectors {
  readonly model: string;
  readonly count: number;
  readonly dimensions: number;
}

/** One vector of unit norm a text, in the order of the request. Throws a `ModelError` for anything else. */
export function vectorsIn(answer: unknown, expected: ExpectedVectors): Float32Array[] {
  const { model, count } = expected;
  const data = isObject(answer) ? answer.data : undefined;
  if (!Array.isArray(data)) throw new ModelError(model, 'malformed', 'answered no vectors');
  if (data.length !== count)
    throw new ModelError(model, 'malformed', `answered ${data.length} vectors for ${count} texts`);
  const vectors: Float32Array[] = [];
  for (const [place, item] of data.entries()) {
    const { index, values } = isObject(item)
      ? { index: item.index ?? place, values: item.embedding }
      : { index: place, values: item };
    if (
      typeof index !== 'number' ||
      !Number.isInteger(index) ||
      index < 0 ||
      index >= count ||
      vectors[index]
    )
      throw new ModelError(model, 'malformed', 'answered vectors of other texts');
    vectors[index] = unitVector(values, expected);
  }
  return vectors;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values at length one. */
function unitVector(values: unknown, { model, dimensions }: ExpectedVectors): Float32Array {
  if (!Array.isArray(values) || !values.every((value): value is number => typeof value === 'number'))
    throw new ModelError(model, 'malformed', 'answered no numbers');
  if (values.length !== dimensions)
    throw new ModelError(
      model,
      'malformed',
      `answered ${values.length} dimensions, configured are ${dimensions}`,
    );
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  if (!Number.isFinite(norm) || norm === 0)
    throw new ModelError(model, 'malformed', 'answered a vector without direction');
  return Float32Array.from(values, (value) => value / norm);
}

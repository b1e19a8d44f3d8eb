/** The stand-in of Vectorize as a test speaks with it (`vectorize/vectorize.ts` says what each does); one index in each runtime. */
import { vectorizeAt } from '../../../../src/models/vectors/vector-indexes.ts';
import { testEnv } from '../service/workspace.ts';

/** Length of the vectors that the index holds. */
export const VECTORIZE_DIMENSIONS = 1_024;

interface VectorizeService {
  /** `lagMs` (null: until `testSettle`), `slowMs`, `down`, `failNext`, `foreign`; what is not named is well again. */
  testBehave(next: Record<string, unknown>): Promise<void>;
  testSettle(): Promise<void>;
  testCalls(): Promise<{ readonly operation: string; readonly size: number }[]>;
  testIds(workspaceId: string): Promise<string[]>;
}

export const vectorizeService = vectorizeAt(testEnv, VECTORIZE_DIMENSIONS) as unknown as VectorizeService;

/**
 * Cache of the gate's answers, one for each revision of a document: an agent that takes a conversation up asks for its document
 * at every start, and a browser as often as it likes. Kept in the conversation's object, which lets one call at a time ask for
 * the same, and goes with the conversation. Only numbers of lines are kept, and a digest of what they number.
 *
 * A call of the model counts as a turn of the workspace; an answer that is known is given beyond every limit.
 */
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { describeError, log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { SECOND_MS } from '../../lib/time.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { OrientationGate, OrientationLine } from '../../memory/ports.ts';
import { refuseTurn, type TurnLimits } from '../../memory/turn-limits.ts';
import type { Database } from '../../store/database.ts';
import { countTurn, limitReached } from '../../store/operations/turn-counts.ts';
import { droppedIn } from './refine.ts';

/** A gate that failed is not asked again for the same document before this. */
export const GATE_RETRY_MS = 60 * SECOND_MS;
/** Documents whose answers are kept: two who read the same conversation may see different ones. */
const KEPT_MAX = 4;
const STORED_AS = 'orientation_gate';

/** Numbers of lines that are beside the point; null where the gate failed, now or not long ago. */
export type GateAnswer = readonly number[] | null;

interface CachedAnswer {
  readonly key: string;
  readonly drop: GateAnswer;
  readonly askedAt: number;
}

/** Capabilities that asking the gate takes. */
export interface GateDeps {
  readonly gate: OrientationGate;
  readonly db: Database;
  readonly workspaceId: string;
  readonly limits: TurnLimits;
  readonly now: () => number;
}

/** The gate of one conversation. */
export class CachedGate {
  readonly #storage: Pick<DurableObjectStorage, 'get' | 'put'>;
  readonly #asking = new Map<string, Promise<Result<GateAnswer, MemoryError>>>();

  #erasures = 0;

  constructor(storage: Pick<DurableObjectStorage, 'get' | 'put'>) {
    this.#storage = storage;
  }

  /** Keeps nothing of what is being asked: the conversation is erased. */
  forget(): void {
    this.#asking.clear();
    this.#erasures++;
  }

  /** Asks the gate about these lines. Whoever asks while it thinks about them waits for the same answer. */
  ask(deps: GateDeps, lines: readonly OrientationLine[]): Promise<Result<GateAnswer, MemoryError>> {
    const { model } = deps.gate;
    const key = sha256Hex(lengthPrefixed([model, ...lines.flatMap(({ heading, text }) => [heading, text])]));
    const asking = this.#asking.get(key) ?? this.#answer(deps, key, lines);
    this.#asking.set(key, asking);
    return asking.finally(() => this.#asking.delete(key));
  }

  async #answer(
    deps: GateDeps,
    key: string,
    lines: readonly OrientationLine[],
  ): Promise<Result<GateAnswer, MemoryError>> {
    const known = (await this.#kept()).find((kept) => kept.key === key);
    if (known && (known.drop !== null || deps.now() - known.askedAt < GATE_RETRY_MS)) return ok(known.drop);
    const counted = await this.#count(deps);
    if (!counted.ok) return counted;
    const before = this.#erasures;
    const drop = await askModel(deps.gate, lines);
    if (this.#erasures > before) return ok(drop);
    const others = (await this.#kept()).filter((kept) => kept.key !== key);
    await this.#storage.put(STORED_AS, [{ key, drop, askedAt: deps.now() }, ...others].slice(0, KEPT_MAX));
    return ok(drop);
  }

  async #kept(): Promise<readonly CachedAnswer[]> {
    return (await this.#storage.get<readonly CachedAnswer[]>(STORED_AS)) ?? [];
  }

  async #count({ db, workspaceId, limits, now }: GateDeps): Promise<Result<null, MemoryError>> {
    try {
      await db.write('gate.count', countTurn(db, workspaceId, limits, now()));
      return ok(null);
    } catch (error) {
      const reached = limitReached(error);
      if (reached === null) throw error;
      return err(refuseTurn(reached, limits, now()));
    }
  }
}

/** A model that fails, is late or answers something else gives no answer. */
async function askModel(gate: OrientationGate, lines: readonly OrientationLine[]): Promise<GateAnswer> {
  try {
    return droppedIn(await gate.narrow({ lines }), lines.length);
  } catch (error) {
    log('warn', 'orientation_gate_failed', { error: describeError(error) });
    return null;
  }
}

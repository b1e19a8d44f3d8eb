/** Makes the orientation document of a conversation: reads, renders, and has it looked over where there is a gate. */
import { describeError, log } from '../../lib/log.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { AccountMemory } from '../../memory/changes/account-memory.ts';
import { isRecalling } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { OrientationGate, OrientationLine } from '../../memory/ports.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Settings } from '../../memory/settings.ts';
import type { Conversation } from '../../memory/types.ts';
import { composePersona } from '../../persona/compose-persona.ts';
import type { StoredPersona } from '../../persona/plan-persona.ts';
import type { PersonaProfile } from '../../persona/profile.ts';
import { profileOnCard, renderPersonaCard } from '../../persona/render-card.ts';
import { listRecallable } from '../../store/account/memories.ts';
import { readOrientation } from '../../store/conversations/orientation-reads.ts';
import type { Database } from '../../store/database.ts';
import { historyReader } from '../account-items.ts';
import type { GateAnswer } from './cached-gate.ts';
import { orientationSections, orientationTokens, renderOrientation } from './orientation.ts';
import { refineOrientation } from './refine.ts';

/** Memories of the account that are looked at, the user's own and shared ones each. */
const ACCOUNT_MEMORIES = 20;

/** Capabilities that a document is made with. */
export interface OrientationDeps {
  readonly db: Database;
  readonly account: { readonly db: Database; readonly id: string };
  /** Asks the gate of the conversation (`cached-gate.ts`); null where none is configured. */
  readonly gate: AskGate | null;
}

/** Asks the gate about lines; an error where it may not be asked. */
export type AskGate = (lines: readonly OrientationLine[]) => Promise<Result<GateAnswer, MemoryError>>;

export const ORIENTATION_DEGRADED = ['account', 'refinement'] as const;

export interface Orientation {
  /** Markdown. */
  readonly document: string;
  /** Tokens of its sections. */
  readonly tokens: number;
  /** Parts that did not answer; the document does without them. */
  readonly degraded: readonly (typeof ORIENTATION_DEGRADED)[number][];
}

/** The document at a moment, for whoever reads the conversation, as its workspace wants it. */
export async function orient(
  { db, account, gate }: OrientationDeps,
  conversation: Conversation,
  { summary_max_tokens: summaryMaxTokens }: Settings,
  now: number,
): Promise<Result<Orientation, MemoryError>> {
  const degraded: Orientation['degraded'][number][] = [];
  const fail = (part: Orientation['degraded'][number]) => (error: unknown) => {
    log('warn', 'orientation_degraded', { part, error: describeError(error) });
    degraded.push(part);
  };
  const reader = historyReader(conversation, null);
  const [{ persona, ...read }, accountMemories] = await Promise.all([
    readOrientation(db, conversation, reader, now),
    readAccount(account, reader, now, fail('account')),
  ]);
  const isRecalled = isRecalling(conversation);
  const profile = profileOf(isRecalled ? persona : { ...persona, own: null });
  const sections = orientationSections({
    ...read,
    ...(isRecalled ? {} : { memories: [], recent: [] }),
    conversation,
    summaryMaxTokens,
    now,
    persona: renderPersonaCard(profile),
    profile,
    accountMemories: isRecalled ? accountMemories : [],
  });
  const asked = gate && gateThrough(gate);
  const refined = await refineOrientation(sections, asked, fail('refinement'));
  const refusal = asked?.refusal();
  if (refusal) return refusal;
  return ok({
    document: renderOrientation(refined),
    tokens: orientationTokens(refined),
    degraded,
  });
}

/** The gate as the refinement takes it; a refusal is told apart from its failures. */
function gateThrough(ask: AskGate): Pick<OrientationGate, 'narrow'> & { refusal(): Refusal | null } {
  let refusal: Refusal | null = null;
  return {
    narrow: async ({ lines }) => {
      const answer = await ask(lines);
      if (answer.ok) return { drop: answer.value };
      refusal = answer;
      return { drop: [] };
    },
    refusal: () => refusal,
  };
}
type Refusal = Extract<Result<never, MemoryError>, { readonly ok: false }>;

/** Profile that the card shows of the stored layers. */
const profileOf = ({ shared, own }: StoredPersona): PersonaProfile =>
  profileOnCard(composePersona({ shared: shared?.profile ?? null, own: own?.profile ?? null, turn: [] }));

/** The account stands in another database, which may fail by itself. */
async function readAccount(
  { db, id }: OrientationDeps['account'],
  { userId, audience }: Reader,
  now: number,
  onFailure: (error: unknown) => void,
): Promise<readonly AccountMemory[]> {
  try {
    const reader = { accountId: id, userId, audience };
    return await listRecallable(db, reader, { now, asOf: null }, ACCOUNT_MEMORIES);
  } catch (error) {
    onFailure(error);
    return [];
  }
}

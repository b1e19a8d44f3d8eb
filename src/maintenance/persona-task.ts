/**
 * The hourly task of personas: reads edited files, applies what turns accepted and did not apply, and writes the files that
 * are behind. Every turn is applied once: the compare and set of its revision and its mark stand in one batch.
 */
import { applyDirectives } from '../persona/compose-persona.ts';
import { sameProfile } from '../persona/profile.ts';
import { type Database, isLostRace } from '../store/database.ts';
import { nextRevision, writeLayer } from '../store/workspace/persona-changes.ts';
import { markApplied, nextWaitingTurn, type WaitingTurn } from '../store/workspace/persona-work.ts';
import { exportPersonas, importPersonas, type PersonaFileMode } from './persona-files.ts';

/** Turns that one slice applies: two round trips each. */
const SLICE_TURNS = 20;

/** What the task works with; without a bucket there are no files. */
export interface PersonaTaskDeps {
  readonly db: Database;
  readonly files: R2Bucket | null;
  readonly now: () => number;
}

export interface PersonaTaskReport {
  readonly applied: number;
  readonly imported: number;
  readonly refused: number;
  readonly exported: number;
  readonly more: boolean;
}

/** One slice of the task for one workspace. Safe to repeat, to overlap and to stop anywhere. */
export async function runPersonaTask(
  { db, files, now }: PersonaTaskDeps,
  workspaceId: string,
  mode: PersonaFileMode,
): Promise<PersonaTaskReport> {
  const bucket = mode === 'disabled' ? null : files;
  const read =
    bucket !== null && mode === 'import_export'
      ? await importPersonas(db, bucket, workspaceId, now())
      : { imported: 0, refused: 0 };
  const applied = await applyWaiting(db, workspaceId, now);
  const written =
    bucket === null ? { exported: 0, more: false } : await exportPersonas(db, bucket, workspaceId);
  return { ...read, applied, ...written, more: written.more || applied === SLICE_TURNS };
}

async function applyWaiting(db: Database, workspaceId: string, now: () => number): Promise<number> {
  for (let applied = 0; applied < SLICE_TURNS; applied++) {
    const turn = await nextWaitingTurn(db, workspaceId);
    if (turn === null) return applied;
    try {
      await applyTurn(db, turn, now());
    } catch (error) {
      // Somebody changed the persona meanwhile: the next look finds both.
      if (!isLostRace(error)) throw error;
    }
  }
  return SLICE_TURNS;
}

async function applyTurn(db: Database, turn: WaitingTurn, now: number): Promise<void> {
  const { key, stored } = turn;
  const profile = applyDirectives(stored.profile, turn.directives);
  const changed = !sameProfile(profile, stored.profile);
  await db.write('persona.apply', [
    ...(changed ? writeLayer(db, { key, stored, profile, reason: 'turn' }, now) : []),
    markApplied(db, turn, changed ? nextRevision(stored) : null, now),
  ]);
}

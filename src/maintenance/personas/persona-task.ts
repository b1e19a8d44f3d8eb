/**
 * The hourly task of personas: reads edited files, applies what turns accepted and did not apply, and writes the files that
 * are behind. Every turn is applied once: the compare and set of its revision and its mark stand in one batch.
 */
import { sql } from 'drizzle-orm';
import { applyDirectives } from '../../persona/compose-persona.ts';
import { sameProfile } from '../../persona/profile.ts';
import { type Database, isLostRace } from '../../store/database.ts';
import type { RunCounts } from '../../store/operations/run-counts.ts';
import { nextRevision, writeLayer } from '../../store/personas/changes.ts';
import { markApplied, nextWaitingTurn, type WaitingTurn } from '../../store/personas/work.ts';
import { exportPersonas, importPersonas, type PersonaFileMode } from './persona-files.ts';

/** Turns that one slice applies: two round trips each. */
const SLICE_TURNS = 20;

/** Capabilities of the task; without a bucket there are no files. */
export interface PersonaTaskDeps {
  readonly db: Database;
  readonly files: R2Bucket | null;
  readonly counts: RunCounts;
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
  { db, files, counts, now }: PersonaTaskDeps,
  workspaceId: string,
  mode: PersonaFileMode,
): Promise<PersonaTaskReport> {
  const bucket = mode === 'disabled' ? null : files;
  const read =
    bucket !== null && mode === 'import_export'
      ? await importPersonas({ db, files: bucket, counts }, workspaceId, now())
      : { imported: 0, refused: 0 };
  const { applied, more } = await applyWaiting({ db, counts, now }, workspaceId);
  const written =
    bucket === null
      ? { exported: 0, more: false }
      : await exportPersonas({ db, files: bucket, counts }, workspaceId);
  return { ...read, applied, ...written, more: written.more || more };
}

async function applyWaiting(
  deps: Omit<PersonaTaskDeps, 'files'>,
  workspaceId: string,
): Promise<{ readonly applied: number; readonly more: boolean }> {
  let applied = 0;
  for (let looks = 0; looks < SLICE_TURNS; looks++) {
    const turn = await nextWaitingTurn(deps.db, workspaceId);
    if (turn === null) return { applied, more: false };
    try {
      await applyTurn(deps, turn);
      applied++;
    } catch (error) {
      // Somebody changed the persona meanwhile: the next look finds both.
      if (!isLostRace(error)) throw error;
    }
  }
  return { applied, more: true };
}

async function applyTurn(
  { db, counts, now }: Omit<PersonaTaskDeps, 'files'>,
  turn: WaitingTurn,
): Promise<void> {
  const at = now();
  const { key, stored } = turn;
  const profile = applyDirectives(stored.profile, turn.directives);
  const changed = !sameProfile(profile, stored.profile);
  await db.write('persona.apply', [
    ...(changed ? writeLayer(db, { key, stored, profile, reason: 'turn' }, at) : []),
    markApplied(db, turn, changed ? nextRevision(stored) : null, at),
    ...counts.add('turns_applied', sql`min(1, changes())`),
  ]);
}

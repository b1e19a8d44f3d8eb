/** Which model serves which workspace: maintenance walks over them, and turns one over when its vectors are complete. */
import { sql } from 'drizzle-orm';
import { INLINE_MODEL, type Workspace } from '../../memory/types.ts';
import type { Database } from '../database.ts';

/** A workspace, as a walk over all of them needs it. */
export interface WalkedWorkspace {
  readonly id: string;
  readonly placement: string;
  readonly embeddingModel: string | null;
}

/** The model whose vectors serve a workspace. */
export const servingModel = ({ embeddingModel }: Pick<Workspace, 'embeddingModel'>): string =>
  embeddingModel ?? INLINE_MODEL;

/** The open workspaces after an id, in the order of ids, at most `limit`. */
export async function walkWorkspaces(db: Database, after: string, limit: number): Promise<WalkedWorkspace[]> {
  const [rows] = await db.batch('workspaces.walk', [
    db.select<WalkedWorkspace>(sql`select id, placement, embedding_model as embeddingModel from workspaces
      where id > ${after} and status = 'active' order by id limit ${limit}`),
  ]);
  return rows;
}

/** Lets a model serve a workspace from now on; isolates that remember the other one ask it a little longer. */
export const setServingModel = (
  db: Database,
  workspaceId: string,
  model: string,
  now: number,
): Promise<void> =>
  db.write('workspace.serve', [
    db.run(sql`update workspaces set embedding_model = ${model}, updated_at = ${now}
      where id = ${workspaceId} and embedding_model is not ${model}`),
  ]);

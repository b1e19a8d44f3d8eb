/** Models that serve workspaces: maintenance walks over them, and turns one over when its vectors are complete. */
import { sql } from 'drizzle-orm';
import { INLINE, type ServingModel, type Workspace } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { listed, type RowOf, rowOf } from '../rows.ts';
import { workspaces } from './schema.ts';

/** A workspace, as a walk over all of them needs it. */
const WALKED = rowOf(workspaces, 'id', 'placement', 'embeddingModel', 'embeddingDimensions');
export type WalkedWorkspace = RowOf<typeof WALKED>;

/** The model whose vectors serve a workspace. */
export const servingModel = ({
  embeddingModel,
  embeddingDimensions,
}: Pick<Workspace, 'embeddingModel' | 'embeddingDimensions'>): ServingModel =>
  embeddingModel === null ? INLINE : { model: embeddingModel, dimensions: embeddingDimensions };

/** The open workspaces after an id, in the order of ids, at most `limit`. */
export const walkWorkspaces = (db: Database, after: string, limit: number): Promise<WalkedWorkspace[]> =>
  db.step('workspaces.walk').select(WALKED.sql`select ${WALKED.of()} from workspaces
    where id > ${after} and status = 'active' order by id limit ${limit}`);

/** Lets a model serve a workspace from now on; isolates that remember the other one ask it a little longer. */
export const setServingModel = (
  db: Database,
  workspaceId: string,
  { model, dimensions }: ServingModel,
  now: number,
): Promise<void> =>
  db.write('workspace.serve', [
    db.orm
      .update(workspaces)
      .set({ embeddingModel: model, embeddingDimensions: dimensions, updatedAt: now })
      .where(sql`id = ${workspaceId} and embedding_model is not ${model}`),
  ]);

/** Notes how long the vectors of the model are that serves some workspaces; those that another one serves are left alone. */
export const noteDimensions = (
  db: Database,
  workspaceIds: readonly string[],
  { model, dimensions }: ServingModel,
): Promise<void> =>
  db.write('workspace.serve', [
    db.orm
      .update(workspaces)
      .set({ embeddingDimensions: dimensions })
      .where(sql`embedding_model = ${model} and id in ${listed(workspaceIds)}`),
  ]);

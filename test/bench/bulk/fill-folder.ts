/** The folder of a local runtime that stands still, opened to be filled; the vectors of summaries are put where their index looks. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { quantise } from '../../../src/models/vectors/int8-vectors.ts';
import { Database } from '../../../src/store/database.ts';
import { bindingOf, openFile } from './file-database.ts';

/** Opens the folder for as long as `fill` takes. */
export async function fillFolder(folder: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const file = openFile(join(folder, 'v3', 'd1', 'miniflare-D1DatabaseObject'), 'events');
  const vectors = openFile(join(folder, 'v3', 'do', 'strata-bench-VectorIndexObject'), 'vectors');
  try {
    await fill(new Database(bindingOf(file), Date.now));
    moveVectors(file, vectors);
    for (const each of [file, vectors]) each.exec('pragma wal_checkpoint(truncate)');
  } finally {
    file.close();
    vectors.close();
  }
}

/** What the outbox would do, a hundred at a time, in the first minutes of the runtime. */
function moveVectors(file: DatabaseSync, vectors: DatabaseSync): void {
  const owed = file.prepare(`select j.id, e.owner_id, e.scope, e.model, e.embedding from outbox_jobs j
    join memory_embeddings e on e.owner_id = j.target_id where j.kind = 'vector_upsert' and e.owner = 'chunk'`);
  const store = vectors.prepare(`insert into vectors (id, version, owner, scope, model, vector)
    values (?, ?, 'chunk', ?, ?, ?) on conflict (id) do nothing`);
  vectors.exec('begin');
  for (const row of owed.iterate()) {
    const { id, owner_id, scope, model } = row as Record<string, string>;
    const embedding = row.embedding as Uint8Array;
    const values = new Float32Array(
      embedding.buffer.slice(embedding.byteOffset, embedding.byteOffset + embedding.byteLength),
    );
    const { bytes } = quantise(values);
    store.run(owner_id ?? '', Number(id), scope ?? '', model ?? '', new Uint8Array(bytes.buffer));
  }
  vectors.exec('commit');
  file.exec(`delete from outbox_jobs where kind = 'vector_upsert'
    and target_id in (select owner_id from memory_embeddings where owner = 'chunk')`);
}

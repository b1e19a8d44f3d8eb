/**
 * Persona files: one Markdown file a layer in R2, written after the profile and never before it. The database is the truth:
 * a file that somebody edited is read back only in mode `import_export`, only as a whole, and only over the revision that it
 * was written from; what is refused is kept beside it and the file is written anew.
 */
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { describeError, log } from '../../lib/log.ts';
import type { Settings } from '../../memory/settings.ts';
import { parsePersonaFile, renderPersonaFile } from '../../persona/persona-file.ts';
import { sameProfile } from '../../persona/profile.ts';
import { type Database, isLostRace } from '../../store/database.ts';
import type { RunCounts } from '../../store/operations/run-counts.ts';
import { writeLayer } from '../../store/personas/changes.ts';
import type { KeyedLayer, LayerKey } from '../../store/personas/personas.ts';
import { getLayer, markBehind, markExported, unexportedLayers } from '../../store/personas/work.ts';

/** Use of files: written only, read back too, or neither. */
export type PersonaFileMode = Settings['persona_file_mode'];

/** Files of one slice: each is a write to R2 and one to D1. */
const SLICE_FILES = 20;
/** Objects of one listing. */
const LISTED_OBJECTS = 1_000;
/** Longest file that is fetched; a longer one is none of ours. */
const FILE_MAX_BYTES = 128 * 1024;

/** Capabilities for reading and writing files. */
export interface FileDeps {
  readonly db: Database;
  readonly files: R2Bucket;
  readonly counts: RunCounts;
}

/** The folder of a workspace, or of one user of it: the user is known to whoever knows the id, and to nobody else. */
export const personaFolder = (workspaceId: string, userId?: string): string =>
  userId === undefined
    ? `personas/${workspaceId}/`
    : `personas/${workspaceId}/users/${sha256Hex(lengthPrefixed([workspaceId, userId])).slice(0, 32)}/`;

/** Key of the file of a layer. */
const personaFileKey = ({ workspaceId, userId }: LayerKey, id: string): string =>
  userId === null
    ? `${personaFolder(workspaceId)}shared/${id}.md`
    : `${personaFolder(workspaceId, userId)}${id}.md`;

/** Writes the files that are behind; tells how many, and whether there may be more. */
export async function exportPersonas(
  deps: FileDeps,
  workspaceId: string,
): Promise<{ exported: number; more: boolean }> {
  const layers = await unexportedLayers(deps.db, workspaceId, SLICE_FILES);
  for (const layer of layers) await exportLayer(deps, layer);
  return { exported: layers.length, more: layers.length === SLICE_FILES };
}

async function exportLayer({ db, files, counts }: FileDeps, { key, stored }: KeyedLayer): Promise<void> {
  const name = personaFileKey(key, stored.id);
  await files.put(name, renderPersonaFile(stored), {
    httpMetadata: { contentType: 'text/markdown; charset=utf-8' },
    // An edited file has lost this: that is how it is found.
    customMetadata: { revision: String(stored.revision) },
  });
  // An erasure may have passed in between: it takes rows before files.
  const counting = counts.addChanged('files_exported');
  if (!(await markExported(db, stored.id, stored.revision, counting))) await files.delete(name);
}

/** Numbers of edited files that were read. */
export interface ImportReport {
  readonly imported: number;
  readonly refused: number;
}

/** Reads the files that somebody edited since they were written. */
export async function importPersonas(
  deps: FileDeps,
  workspaceId: string,
  now: number,
): Promise<ImportReport> {
  const { db, files, counts } = deps;
  const report = { imported: 0, refused: 0 };
  let unknown = 0;
  let cursor: string | undefined;
  do {
    const page = await files.list({
      prefix: personaFolder(workspaceId),
      limit: LISTED_OBJECTS,
      include: ['customMetadata'],
      ...(cursor === undefined ? {} : { cursor }),
    });
    const edited = page.objects.filter(
      ({ key, customMetadata }) => key.endsWith('.md') && customMetadata?.revision === undefined,
    );
    for (const { key, size } of edited) {
      const { imported, problems, isUnknown } = await importFile(deps, workspaceId, { key, size }, now);
      if (isUnknown) unknown++;
      if (imported) report.imported++;
      else if (problems.length > 0) {
        report.refused++;
        log('warn', 'persona_file_refused', { workspace_id: workspaceId, key, reasons: problems.length });
      }
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  // They stay where they are, and each look finds them again.
  if (unknown > 0) await db.write('persona.unknown', counts.raise('files_unknown', unknown));
  return report;
}

/** Outcome of one file, with the problems found in it. */
interface ReadFile {
  readonly imported: boolean;
  readonly problems: readonly string[];
  /** It belongs to no persona. */
  readonly isUnknown: boolean;
}

async function importFile(
  deps: FileDeps,
  workspaceId: string,
  { key, size }: { readonly key: string; readonly size: number },
  now: number,
): Promise<ReadFile> {
  const { db, files, counts } = deps;
  const refused = (...problems: string[]): ReadFile => ({ imported: false, problems, isUnknown: false });
  const id = /\/(per_[\w-]+)\.md$/.exec(key)?.[1] ?? '';
  const layer = await getLayer(db, workspaceId, id);
  const object = size <= FILE_MAX_BYTES ? await files.get(key) : null;
  if (!layer || !object || personaFileKey(layer.key, id) !== key)
    return { ...refused('belongs to no persona, or is too long'), isUnknown: true };
  const text = await object.text();
  const parsed = parsePersonaFile(text);
  const problems = parsed.ok
    ? parsed.value.revision === layer.stored.revision
      ? []
      : [`was written from revision ${parsed.value.revision}, not ${layer.stored.revision}`]
    : parsed.error;
  if (parsed.ok && sameProfile(parsed.value.profile, layer.stored.profile)) {
    // Read back already by a worker that died before it wrote the file anew, or not changed at all.
    await db.write('persona.same', [markBehind(db, id)]);
    return { imported: false, problems: [], isUnknown: false };
  }
  if (parsed.ok && problems.length === 0) {
    const change = {
      key: layer.key,
      stored: layer.stored,
      profile: parsed.value.profile,
      reason: 'import',
    } as const;
    try {
      await db.write('persona.import', [...writeLayer(db, change, now), ...counts.add('files_imported', 1)]);
      return { imported: true, problems: [], isUnknown: false };
    } catch (error) {
      if (!isLostRace(error)) throw error;
      log('warn', 'persona_import_waits', { workspace_id: workspaceId, error: describeError(error) });
      return refused('changed at the same moment');
    }
  }
  await files.put(`${key}.refused`, text, { customMetadata: { reasons: problems.join('; ').slice(0, 500) } });
  // The export that follows writes it anew; until it has, it is found again and not counted again.
  await db.write('persona.refused', [markBehind(db, id), ...counts.addChanged('files_refused')]);
  return refused(...problems);
}

/** Removes the files of a workspace, or of one user of it; tells how many. Safe to repeat. */
export async function erasePersonaFiles(
  files: R2Bucket,
  workspaceId: string,
  userId?: string,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const { objects } = await files.list({
      prefix: personaFolder(workspaceId, userId),
      limit: LISTED_OBJECTS,
    });
    if (objects.length === 0) return removed;
    await files.delete(objects.map(({ key }) => key));
    removed += objects.length;
  }
}

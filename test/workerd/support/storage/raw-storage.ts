/** The storage of objects behind the service: every row of every table of session objects and of the vector index. */
import { runInDurableObject } from 'cloudflare:test';
import { type TestWorkspace, testEnv } from '../service/workspace.ts';
import { sessionStub } from './session.ts';

/** The platform's own tables. */
const NO_DATA = /^(_cf_|sqlite_)/;

const decoder = new TextDecoder();

/** BLOBs come as buffers here. */
const readable = (value: SqlStorageValue): string =>
  value instanceof ArrayBuffer ? decoder.decode(value) : String(value);

/** The rows of an object by table, each as one text; nothing for an object that stored nothing. */
const rowsIn = (state: DurableObjectState): Record<string, string[]> => {
  const tables = state.storage.sql
    .exec<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .toArray()
    .filter(({ name }) => !NO_DATA.test(name));
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      state.storage.sql
        .exec(`SELECT * FROM "${name}"`)
        .toArray()
        .map((row) => Object.values(row).map(readable).join('\n')),
    ]),
  );
};

/** What the object of a conversation stores, by table. */
export const sessionRows = (workspace: TestWorkspace, conversationId: string) =>
  runInDurableObject(sessionStub(workspace, conversationId), (_, state) => rowsIn(state));

/** What the vector index of a workspace stores, by table. */
export const vectorRows = (workspace: TestWorkspace) =>
  runInDurableObject(testEnv.VECTOR_INDEX.getByName(workspace.id), (_, state) => rowsIn(state));

/** Where a text stands in the objects of a workspace, as `conversation.table` or `vectors.table`. */
export async function placesInObjects(
  text: string,
  workspace: TestWorkspace,
  conversationIds: readonly string[],
): Promise<string[]> {
  const places = async (name: string, rows: Promise<Record<string, string[]>>) =>
    Object.entries(await rows).flatMap(([table, texts]) =>
      texts.some((row) => row.includes(text)) ? [`${name}.${table}`] : [],
    );
  const all = await Promise.all([
    places('vectors', vectorRows(workspace)),
    ...conversationIds.map((id) => places(id, sessionRows(workspace, id))),
  ]);
  return all.flat();
}

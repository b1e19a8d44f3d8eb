/**
 * Long-term memory for LangGraph: a `BaseStore` whose items are documents of one user, so that what one thread puts is found by all of
 * them, by its words and its meaning, and is recalled in that user's conversations. All of an item is indexed; `index` changes nothing.
 */
import {
  BaseStore,
  type GetOperation,
  type Item,
  type ListNamespacesOperation,
  type Operation,
  type OperationResults,
  type PutOperation,
  type SearchOperation,
} from '@langchain/langgraph';
import type { AnswerOf, Client } from '../client.ts';

export interface StoreOptions {
  /** Owner of the items: one user, or the user in a namespace, as in `([, user]) => user`. */
  readonly user: string | ((namespace: readonly string[]) => string);
}

type SearchItem = Awaited<ReturnType<BaseStore['search']>>[number];
type Listed = AnswerOf<'GET /v1/documents'>['data'][number];

const SOURCE_PREFIX = 'langgraph:';
/** The most that one search of the service finds, before what is of other namespaces is left out. */
const SEARCH_MAX_RESULTS = 100;
const PAGE_MAX_ITEMS = 200;
/** Items of a user that are looked through where no query says which are meant. */
const LISTED_MAX_ITEMS = 2_000;
const SEARCH_DEFAULT_LIMIT = 10;

/** A store for `compile({ store })` and `getStore()`: `new StrataStore(client, { user: 'ana' })`. */
export class StrataStore extends BaseStore {
  readonly #client: Client;
  readonly #userOf: (namespace: readonly string[]) => string;

  constructor(client: Client, { user }: StoreOptions) {
    super();
    this.#client = client;
    this.#userOf = typeof user === 'string' ? () => user : user;
  }

  /** Reads see what was there before the batch; of several writes of one item the last one counts. */
  override async batch<Op extends Operation[]>(operations: Op): Promise<OperationResults<Op>> {
    const results: unknown[] = await Promise.all(
      operations.map((operation) => ('value' in operation ? undefined : this.#read(operation))),
    );
    const puts = operations.flatMap((operation) => ('value' in operation ? [operation] : []));
    const last = new Map(puts.map((put) => [sourceOf(put.namespace, put.key), put]));
    for (const put of last.values()) await this.#put(put);
    return results as OperationResults<Op>;
  }

  #read(operation: Exclude<Operation, PutOperation>): Promise<Item | SearchItem[] | string[][] | null> {
    if ('key' in operation) return this.#get(operation);
    return 'namespacePrefix' in operation ? this.#search(operation) : this.#listNamespaces(operation);
  }

  async #get({ namespace, key }: GetOperation): Promise<Item | null> {
    const user_id = this.#userOf(namespace);
    const found = await this.#find(user_id, sourceOf(namespace, key));
    return found === null ? null : this.#item(user_id, found.id);
  }

  async #put({ namespace, key, value }: PutOperation): Promise<void> {
    const user_id = this.#userOf(namespace);
    const source = sourceOf(namespace, key);
    if (value !== null) {
      await this.#client.call('POST /v1/documents', {
        body: { source, user_id, title: key, content: JSON.stringify(value), visibility: 'private' },
      });
      return;
    }
    const found = await this.#find(user_id, source);
    if (found !== null)
      await this.#client.call('DELETE /v1/documents/{id}', { path: { id: found.id }, query: { user_id } });
  }

  async #search({
    namespacePrefix,
    query,
    filter = {},
    limit = SEARCH_DEFAULT_LIMIT,
    offset = 0,
  }: SearchOperation): Promise<SearchItem[]> {
    const user_id = this.#userOf(namespacePrefix);
    const candidates = query
      ? await this.#ranked(user_id, namespacePrefix, query)
      : await this.#listed(user_id, namespacePrefix);
    const conditions = Object.entries(filter);
    const found: SearchItem[] = [];
    // Without a filter the page is known before anything is read.
    const page = conditions.length > 0 ? candidates : candidates.slice(offset, offset + limit);
    const wanted = conditions.length > 0 ? offset + limit : limit;
    for (let at = 0; at < page.length && found.length < wanted; at += limit) {
      const items = await Promise.all(
        page.slice(at, at + limit).map(async ({ id, score }) => {
          const item = await this.#item(user_id, id);
          return item && (score === undefined ? item : { ...item, score });
        }),
      );
      for (const item of items)
        if (item && conditions.every(([field, wants]) => fits(item.value[field], wants))) found.push(item);
    }
    return conditions.length > 0 ? found.slice(offset, offset + limit) : found;
  }

  async #listNamespaces(operation: ListNamespacesOperation): Promise<string[][]> {
    const { matchConditions = [], maxDepth, limit, offset } = operation;
    const prefix = matchConditions.find(({ matchType }) => matchType === 'prefix')?.path ?? [];
    const user_id = this.#userOf(prefix);
    const namespaces = (await this.#listed(user_id, []))
      .map(({ source }) => placeOf(source).namespace)
      .filter((namespace) =>
        matchConditions.every(({ matchType, path }) => {
          const part =
            matchType === 'prefix' ? namespace.slice(0, path.length) : namespace.slice(-path.length);
          return part.length === path.length && path.every((label, i) => label === '*' || label === part[i]);
        }),
      )
      .map((namespace) => JSON.stringify(namespace.slice(0, maxDepth)));
    const distinct = [...new Set(namespaces)].sort();
    return distinct.slice(offset, offset + limit).map((namespace) => JSON.parse(namespace) as string[]);
  }

  /** The document of an item; a shared one of the same source is nobody's item. */
  async #find(user_id: string, source: string): Promise<Listed | null> {
    const { data } = await this.#client.call('GET /v1/documents', { query: { user_id, source } });
    return data.find((document) => document.user_id === user_id) ?? null;
  }

  /** An item as it is now; null where it went meanwhile. */
  async #item(user_id: string, id: string): Promise<Item | null> {
    const path = { id };
    const document = await this.#client.call('GET /v1/documents/{id}', { path, query: { user_id } });
    return {
      ...placeOf(document.source),
      value: JSON.parse(document.content) as Item['value'],
      createdAt: new Date(document.created_at),
      updatedAt: new Date(document.updated_at),
    };
  }

  /** Items below a namespace, best first. */
  async #ranked(user_id: string, prefix: readonly string[], query: string): Promise<Candidate[]> {
    const { results } = await this.#client.call('POST /v1/search', {
      body: { query, user_id, sources: ['documents'], top_k: SEARCH_MAX_RESULTS },
    });
    const best = new Map<string, Candidate>();
    for (const { document_id: id, source, score } of results)
      if (id !== undefined && isBelow(source, prefix) && !best.has(id)) best.set(id, { id, source, score });
    return [...best.values()];
  }

  /** Items below a namespace, oldest first. */
  async #listed(user_id: string, prefix: readonly string[]): Promise<Candidate[]> {
    const found: Candidate[] = [];
    let cursor: string | undefined;
    for (let seen = 0; seen < LISTED_MAX_ITEMS; seen += PAGE_MAX_ITEMS) {
      const page = await this.#client.call('GET /v1/documents', {
        query: { user_id, limit: PAGE_MAX_ITEMS, cursor },
      });
      for (const { id, source, user_id: owner } of page.data)
        if (owner === user_id && isBelow(source, prefix)) found.push({ id, source });
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    return found;
  }
}

interface Candidate {
  readonly id: string;
  readonly source: string;
  readonly score?: number;
}

/** The name of an item among the sources of documents: the labels of its namespace and its key, as parts of a path. */
const sourceOf = (namespace: readonly string[], key: string): string =>
  SOURCE_PREFIX + [...namespace, key].map(encodeURIComponent).join('/');

function placeOf(source: string): { namespace: string[]; key: string } {
  const labels = source.slice(SOURCE_PREFIX.length).split('/').map(decodeURIComponent);
  return { namespace: labels.slice(0, -1), key: labels.at(-1) ?? '' };
}

const isBelow = (source: string | null | undefined, prefix: readonly string[]): source is string =>
  source?.startsWith(SOURCE_PREFIX + prefix.map((label) => `${encodeURIComponent(label)}/`).join('')) ??
  false;

/** True if a field is as a filter wants it: equal, or by operators such as `{ $gte: 3 }`. */
function fits(value: unknown, wants: unknown): boolean {
  const operators = typeof wants === 'object' && wants !== null ? Object.entries(wants) : [];
  if (operators.length === 0 || !operators.every(([name]) => name.startsWith('$'))) return value === wants;
  return operators.every(([name, than]) => {
    switch (name) {
      case '$eq':
        return value === than;
      case '$ne':
        return value !== than;
      case '$gt':
        return Number(value) > Number(than);
      case '$gte':
        return Number(value) >= Number(than);
      case '$lt':
        return Number(value) < Number(than);
      case '$lte':
        return Number(value) <= Number(than);
      case '$in':
        return Array.isArray(than) && than.includes(value);
      case '$nin':
        return Array.isArray(than) && !than.includes(value);
      default:
        throw new TypeError(`filter: ${name} is no operator`);
    }
  });
}

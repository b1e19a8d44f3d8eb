/**
 * Place in the page: a path and a query behind `#`. All that a view shows can be told from it, so that an address can be kept, sent and
 * gone back to.
 */
import { useMemo, useSyncExternalStore } from 'react';

/** `#/memories/mem_1?kind=fact`. */
export interface Place {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

type Query = Readonly<Record<string, string | null | undefined>>;

/** The address of a place; parts of the query without a value are left out. */
export function hrefOf(path: readonly string[], query: Query = {}): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(set).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`;
}

/** A place by the part of an address from `#` on. An address that was cut or mistyped is the place as far as it can be read. */
export function placeOf(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  return {
    path: path.split('/').filter(Boolean).map(decoded),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function subscribe(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

/** The place where one is. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => placeOf(hash), [hash]);
}

/** Goes to a place. `replace` leaves no way back: for what changes with each key. */
export function goTo(href: string, { replace = false } = {}): void {
  if (href === location.hash) return;
  if (!replace) {
    location.hash = href;
    return;
  }
  history.replaceState(null, '', href);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

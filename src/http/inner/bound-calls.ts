/** Calls that come over a service binding, and the key in whose name each is made. No request from outside can be one of them. */
const keys = new WeakMap<Request, string>();

/** Marks a request, before the application gets it, as made in the name of a key. */
export const bindToKey = (request: Request, keyId: string): void => {
  keys.set(request, keyId);
};

/** The id of the key, or null of a request from outside. */
export const boundKeyOf = (request: Request): string | null => keys.get(request) ?? null;

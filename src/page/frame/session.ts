/**
 * Session of the page: of the holder of an admin key, who sees all of a workspace, or of a user by a token, who sees what is theirs.
 * The credential stays in this tab (sessionStorage) and ends with it; nothing of it is written elsewhere, nor into an address.
 */
import { type Client, createClient, StrataError } from '../../client/client.ts';

/** A credential that was found to work, and whom it speaks for; no user is an operator of the workspace. */
export interface Session {
  readonly credential: string;
  readonly userId: string | null;
  readonly userName: string | null;
}

const STORED_AS = 'strata.credential';
/** A page that waits for a server which is away says so soon; each view has a button to try again. */
const PATIENCE_MS = 4_000;

/** The calls of whoever holds the credential. */
export const clientOf = ({ credential }: Pick<Session, 'credential'>): Client =>
  createClient({ url: location.origin, key: credential, patienceMs: PATIENCE_MS });

/** The session of this tab, if somebody signed in. */
export function storedSession(): Session | null {
  const credential = sessionStorage.getItem(STORED_AS);
  return credential === null ? null : sessionOf(credential);
}

/** Keeps a session for this tab, or ends it. */
export function storeSession(session: Session | null): void {
  if (session === null) sessionStorage.removeItem(STORED_AS);
  else sessionStorage.setItem(STORED_AS, session.credential);
}

/** Begins a session, if the service takes the credential for what the page needs; else fails with words for its user. */
export async function signIn(credential: string): Promise<Session> {
  const session = sessionOf(credential);
  const client = clientOf(session);
  try {
    if (session.userId === null) await client.call('GET /v1/keys', { query: { limit: 1 } });
    else await client.call('GET /v1/memories', { query: { limit: 1 } });
  } catch (error) {
    throw new Error(reasonOf(error, session), { cause: error });
  }
  return session;
}

function reasonOf(error: unknown, { userId }: Session): string {
  if (!(error instanceof StrataError)) return String(error);
  if (error.status === 401)
    return userId === null ? 'No workspace has this key.' : 'This token has ended, or was not made here.';
  if (error.status === 403) {
    return userId === null
      ? 'This key is not of role admin. The page shows what belongs to all users, which takes an admin key of a workspace.'
      : 'This token is for one conversation. The page takes a token of a user without a conversation.';
  }
  if (error.status === 0) return 'The service does not answer. Try again in a moment.';
  return error.message;
}

/** A token is a JWT, whose claims say whom it speaks for; the service is who checks them. */
const TOKEN_SHAPE = /^eyJ[\w-]*\.([\w-]*)\.[\w-]*$/;

function sessionOf(credential: string): Session {
  const claims = TOKEN_SHAPE.exec(credential)?.[1];
  const { sub, name } = claims === undefined ? {} : readClaims(claims);
  return {
    credential,
    userId: typeof sub === 'string' ? sub : null,
    userName: typeof name === 'string' ? name : null,
  };
}

function readClaims(text: string): { readonly sub?: unknown; readonly name?: unknown } {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    // Neither base64 nor JSON: something else of that shape, which the service will refuse.
    return {};
  }
}

/** Gives every view the calls of whoever signed in, and the way out when those are refused. */
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { type Client, StrataError } from '../../client/client.ts';
import { clientOf, type Session } from './session.ts';

/** The calls of a session. */
export interface Api {
  readonly client: Client;
  readonly session: Session;
  /** True where all of the workspace is shown, false for one user's own. */
  readonly isOperator: boolean;
}

const ApiContext = createContext<Api | null>(null);

/** Time (ms) for which an answer is shown again without a call. */
const FRESH_MS = 5_000;

function createQueries(onRefused: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof StrataError && error.status === 401) onRefused();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The client tries again by itself, and a browser that takes itself to be offline still reaches this machine.
      queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Gives the views below it their calls. Another user finds nothing of what the one before had read. */
export function ApiProvider({
  session,
  onRefused,
  children,
}: {
  readonly session: Session;
  readonly onRefused: () => void;
  readonly children: ReactNode;
}) {
  const api = useMemo(
    () => ({ client: clientOf(session), session, isOperator: session.userId === null }),
    [session],
  );
  const queries = useMemo(() => createQueries(onRefused), [onRefused]);
  // What the last credential was refused is read with the one that took its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another credential is why
  useEffect(() => {
    void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [queries, session.credential]);
  return (
    <QueryClientProvider client={queries}>
      <ApiContext value={api}>{children}</ApiContext>
    </QueryClientProvider>
  );
}

/** The calls of the session. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('A view stands outside of ApiProvider.');
  return api;
}

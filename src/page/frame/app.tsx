/** The page as a whole: who uses it, and what they see. A session that ends under way leaves the view, and what was typed there, in its place. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useCallback, useState } from 'react';
import { ToastPlace } from '../parts/toasts.tsx';
import { ApiProvider } from './api.tsx';
import { type Session, storedSession, storeSession } from './session.ts';
import { Shell } from './shell.tsx';
import { SignInAgain, SignInPage } from './sign-in.tsx';

/** The page. */
export function App() {
  const [session, setSession] = useState(storedSession);
  const [isRefused, setRefused] = useState(false);
  const begin = (next: Session) => {
    storeSession(next);
    setSession(next);
    setRefused(false);
  };
  const end = () => {
    storeSession(null);
    setSession(null);
    setRefused(false);
  };
  const refuse = useCallback(() => setRefused(true), []);
  return (
    // The policy of the page lets no component bring a style of its own.
    <CSPProvider disableStyleElements>
      <ToastPlace>
        {session === null ? (
          <SignInPage onSignIn={begin} />
        ) : (
          <ApiProvider key={session.userId} session={session} onRefused={refuse}>
            <Shell session={session} onSignOut={end} />
            {isRefused && <SignInAgain onSignIn={begin} onLeave={end} />}
          </ApiProvider>
        )}
      </ToastPlace>
    </CSPProvider>
  );
}

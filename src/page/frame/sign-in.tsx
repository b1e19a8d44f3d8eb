/** Asks for a key or a token: before the page, and over it when the one in use is not taken any more. */
import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useId, useState } from 'react';
import { type Session, signIn } from './session.ts';

interface SignInProps {
  readonly onSignIn: (session: Session) => void;
}

/** The first thing that one sees. */
export function SignInPage({ onSignIn }: SignInProps) {
  return (
    <main className="sign-in">
      <div className="card">
        <h1>
          <span className="logo" aria-hidden="true" />
          Strata
        </h1>
        <p className="quiet">See, search, change and understand a memory.</p>
        <SignInForm onSignIn={onSignIn} />
        <p className="quiet small">
          <code>npm start</code> prints a key. It stays in this tab and ends with it.{' '}
          <a href="/docs">API reference</a>
        </p>
      </div>
    </main>
  );
}

/** Asks again, over a view that stays as it is. */
export function SignInAgain({ onSignIn, onLeave }: SignInProps & { readonly onLeave: () => void }) {
  return (
    <Dialog.Root open modal disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>Sign in again</Dialog.Title>
          <Dialog.Description className="quiet">
            The key or token of this tab is not taken any more: it has ended, or was revoked. What is on the
            page stays.
          </Dialog.Description>
          <SignInForm onSignIn={onSignIn} />
          <button type="button" className="button plain" onClick={onLeave}>
            Leave
          </button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SignInForm({ onSignIn }: SignInProps) {
  const id = useId();
  const [credential, setCredential] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
    setRefusal(null);
    try {
      onSignIn(await signIn(credential.trim()));
    } catch (error) {
      setRefusal((error as Error).message);
      setAsking(false);
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <label className="field" htmlFor={id}>
        <span>Admin key or user token</span>
        <input
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          required
          value={credential}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : `${id}-refusal`}
          onChange={(event) => setCredential(event.target.value)}
        />
      </label>
      {refusal !== null && (
        <p className="wrong" role="alert" id={`${id}-refusal`}>
          {refusal}
        </p>
      )}
      <button type="submit" className="button primary" disabled={isAsking || credential.trim() === ''}>
        {isAsking ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
}

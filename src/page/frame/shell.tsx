/** Frame around every view: the menu, the theme, the one who is signed in. A view that fails takes nothing else down. */
import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Loading, Wrong } from '../parts/notices.tsx';
import { hrefOf, usePlace } from './place.ts';
import type { Session } from './session.ts';
import { chooseTheme, chosenTheme, THEMES } from './theme.ts';
import { VIEWS } from './views.ts';

/** The frame of the page, with the view of the place where one is. */
export function Shell({ session, onSignOut }: { readonly session: Session; readonly onSignOut: () => void }) {
  const { path } = usePlace();
  const views = VIEWS.filter(({ isForUsers }) => isForUsers || session.userId === null);
  const view = path[0] === undefined ? VIEWS[0] : views.find((each) => each.path === path[0]);
  const name = view?.name ?? 'Not found';
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${name} · Strata`;
  }, [name]);
  return (
    <div className="shell">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <header className="bar">
        <a className="brand" href={hrefOf([])}>
          <span className="logo" aria-hidden="true" />
          Strata
        </a>
        <nav aria-label="Views">
          {views.map((each) => (
            <a key={each.path} href={hrefOf([each.path])} aria-current={each === view ? 'page' : undefined}>
              {each.name}
            </a>
          ))}
          <a href="/docs">API</a>
        </nav>
        <div className="who">
          <bdi className="quiet small">{session.userName ?? session.userId ?? 'Workspace'}</bdi>
          <ThemeChoice />
          <button type="button" className="button plain" onClick={onSignOut}>
            Sign out
          </button>
        </div>
      </header>
      <main id="content" ref={main} tabIndex={-1}>
        {view === undefined ? (
          <Wrong error={new Error('There is no such view.')} />
        ) : (
          <Contained key={view.path}>
            <Suspense fallback={<Loading />}>
              <view.Room />
            </Suspense>
          </Contained>
        )}
      </main>
    </div>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <label>
      <span className="unseen">Theme</span>
      <select
        value={theme}
        onChange={({ target }) => {
          const chosen = THEMES.find((each) => each === target.value) ?? 'system';
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}

/** Shows what went wrong in a view in its place: a bug, or code that cannot be loaded because the server is away. */
class Contained extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override readonly state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Wrong error={error} onRetry={() => location.reload()} />;
  }
}

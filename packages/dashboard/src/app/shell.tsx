import './shell.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { sessionEnded } from '../api/session-end.ts';
import { sessionQuery } from '../api/session-queries.ts';
import { followTimeZone } from '../clocks/time-zone.ts';
import { pagePaths } from '../page-paths.ts';
import { Icon } from '../parts/buttons/icon.tsx';
import { useStore } from '../store.ts';
import { withTexts } from '../texts/load-texts.ts';
import { useTexts } from '../texts/texts.tsx';
import { Brand } from './brand.tsx';
import { AccountMenu } from './session/account-menu.tsx';
import { Overlays } from './shortcuts/overlays.tsx';
import { SearchButton } from './shortcuts/search-button.tsx';
import { TimesNote } from './times-note.tsx';

/** Moves the focus to the content. It is a button because a link with `#` would leave the page, due to <base>. */
function SkipLink() {
  const { common } = useTexts();
  return (
    <button type="button" class="button skip" onClick={() => document.querySelector<HTMLElement>('#content')?.focus()}>
      {common.skipToContent}
    </button>
  );
}

function Navigation() {
  const { shell } = useTexts();
  // The pages of a domain lie below the list, whatever their address.
  const isOnDomain = useLocation().pathname.startsWith('/domains/');
  return (
    <nav aria-label={shell.mainNavigation}>
      <Link
        to="/"
        className="nav-item"
        activeOptions={{ exact: true, includeSearch: false }}
        {...(isOnDomain && { 'aria-current': 'true' })}
        aria-label={shell.domains}
      >
        <Icon name="globe" />
        <span class="long">{shell.domains}</span>
        <span class="short">{shell.domainsShort}</span>
      </Link>
      <Link to="/issues" className="nav-item" activeOptions={{ includeSearch: false }}>
        <Icon name="warning" />
        {shell.issues}
      </Link>
      <Link to="/trends" className="nav-item" activeOptions={{ includeSearch: false }}>
        <Icon name="trend" />
        {shell.trends}
      </Link>
      <Link to="/settings" className="nav-item">
        <Icon name="gear" />
        {shell.settings}
      </Link>
      <a class="nav-item reference" href="docs">
        <Icon name="book" />
        {shell.reference}
      </a>
    </nav>
  );
}

// These are loaded when they are needed.
const NoAccount = lazy(async () => ({
  default: (await withTexts(() => import('./session/no-account.tsx'))).NoAccount,
}));
const SignInAgain = lazy(async () => ({
  default: (await withTexts(() => import('./session/sign-in-again.tsx'))).SignInAgain,
}));

/** Runs the guard of the pages again, which leads to the sign-in page and remembers the way back. */
function SignedOut() {
  const router = useRouter();
  useEffect(() => {
    void router.invalidate();
  }, [router]);
  return null;
}

/** The frame around every page of a signed-in person. */
export function Shell() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const hasEnded = useStore(sessionEnded);
  const zone = session?.user.time_zone;
  // This runs before anything is painted, but not while rendering: the page that is being left would render without its route.
  useLayoutEffect(() => {
    if (zone !== undefined) followTimeZone(zone);
  }, [zone]);
  // Without an account, the settings still show the personal pages; those that need an account are not offered.
  const isPersonal = useLocation().pathname.startsWith(pagePaths.settings);
  if (session === null) return <SignedOut />;
  return (
    <>
      <SkipLink />
      <div class="app">
        <header class="side">
          <Brand />
          <SearchButton />
          <Navigation />
          <div class="foot">
            <AccountMenu session={session} />
          </div>
        </header>
        <main class="content" id="content" tabIndex={-1}>
          {session.account !== null || isPersonal ? (
            <>
              <Outlet />
              <TimesNote />
            </>
          ) : (
            <Suspense fallback={null}>
              <NoAccount canCreate={session.can_create_account} />
            </Suspense>
          )}
        </main>
      </div>
      <Overlays />
      {hasEnded && (
        <Suspense fallback={null}>
          <SignInAgain session={session} />
        </Suspense>
      )}
    </>
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../api/session-queries.ts';
import { ConnectionBanner } from '../app/connection/connection-banner.tsx';
import { LoadingBar } from '../app/loading-bar.tsx';
import { NotFound } from '../app/not-found.tsx';
import { followPerson } from '../app/preferences.ts';
import { useOtherWindows } from '../app/session/use-session-changes.ts';
import { Shell } from '../app/shell.tsx';
import { Toasts } from '../app/toasts.tsx';
import { pagePaths } from '../page-paths.ts';

/** The frame around every page, signed in or not. */
function Root() {
  useOtherWindows();
  return (
    <>
      <LoadingBar />
      <ConnectionBanner />
      <Outlet />
      <Toasts />
    </>
  );
}

export const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
});

/** The parent of pages for people who are signed in. Others are sent to the sign-in page, and from there back. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: pagePaths.signIn, search: { return_to: location.href }, replace: true });
    followPerson(session.user.locale);
  },
});

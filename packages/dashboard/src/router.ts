import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { lazyPage, lazyStart } from './app/lazy-page.ts';
import { PageError } from './app/page-error.tsx';
import { pagePaths } from './page-paths.ts';
import { readDomainsSearch } from './pages/domains/domains-search.ts';
import { readAllIssuesSearch } from './pages/issues/all-issues-search.ts';
import { readTrendsSearch } from './pages/trends/trends-search.ts';
import { domainRoutes } from './routes/domain.ts';
import { root, signedIn } from './routes/root.tsx';
import { settingsRoutes } from './routes/settings.ts';
import { signedOutRoutes } from './routes/signed-out.ts';

const domains = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.domains,
  validateSearch: readDomainsSearch,
  component: lazyStart(() => import('./pages/domains/domains-page.tsx'), 'DomainsPage'),
});

const allIssues = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.allIssues,
  validateSearch: readAllIssuesSearch,
  component: lazyPage(() => import('./pages/issues/all-issues-page.tsx'), 'AllIssuesPage'),
});

const trends = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.trends,
  validateSearch: readTrendsSearch,
  component: lazyPage(() => import('./pages/trends/account-trends-page.tsx'), 'AccountTrendsPage'),
});

const routeTree = root.addChildren([
  signedIn.addChildren([domains, allIssues, trends, domainRoutes, settingsRoutes]),
  ...signedOutRoutes,
]);

/** Creates the router with all pages. */
export function createPageRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    // The prefix under which a proxy serves the dashboard.
    basepath: new URL(document.baseURI).pathname,
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPageRouter>;
  }
}

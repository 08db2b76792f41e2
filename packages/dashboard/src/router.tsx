import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { domainQuery } from './api/domain-queries.ts';
import { sessionQuery } from './api/session-queries.ts';
import { webhookQuery } from './api/webhook-queries.ts';
import { ConnectionBanner } from './app/connection-banner.tsx';
import { lazyPage } from './app/lazy-page.ts';
import { NotFound } from './app/not-found.tsx';
import { PageError } from './app/page-error.tsx';
import { Shell } from './app/shell.tsx';
import { Toasts } from './app/toasts.tsx';
import { useOtherWindows } from './app/use-session-changes.ts';
import { pagePaths } from './page-paths.ts';
import { readCompareSearch } from './pages/domain/compare/compare-search.ts';
import { readIssuesSearch } from './pages/domain/issues/issues-search.ts';
import { readLinksSearch, readPagesSearch, readResultsSearch } from './pages/domain/results/results-search.ts';
import { readDomainsSearch } from './pages/domains/domains-search.ts';
import { readSetUpSearch } from './pages/set-up/set-up-search.ts';
import { readAuditSearch } from './pages/settings/audit/audit-search.ts';
import { readProviderReturn } from './pages/settings/security/provider-return.ts';
import { readDeliveriesSearch } from './pages/settings-api/deliveries/deliveries-search.ts';
import { readSignInSearch } from './pages/sign-in/sign-in-search.ts';
import { readTrendsSearch } from './pages/trends/trends-search.ts';

/** What is around every page. */
function Root() {
  useOtherWindows();
  return (
    <>
      <ConnectionBanner />
      <Outlet />
      <Toasts />
    </>
  );
}

const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
});

/** Pages of somebody who is signed in; others go to the sign-in page, and from there back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: pagePaths.signIn, search: { return_to: location.href }, replace: true });
  },
});

const domains = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.domains,
  validateSearch: readDomainsSearch,
  component: lazyPage(() => import('./pages/domains/domains-page.tsx'), 'DomainsPage'),
});

const trends = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.trends,
  validateSearch: readTrendsSearch,
  component: lazyPage(() => import('./pages/trends/account-trends-page.tsx'), 'AccountTrendsPage'),
});

const domain = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.domain,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(domainQuery(params.domainId)),
  component: lazyPage(() => import('./pages/domain/domain-layout.tsx'), 'DomainLayout'),
});

type Below<Parent extends string, Path extends string> = Path extends `${Parent}${infer Rest}` ? Rest : never;

/** What a path has below that of its parent. */
const below = <Parent extends string, Path extends string>(parent: Parent, path: Path): Below<Parent, Path> =>
  path.slice(parent.length) as Below<Parent, Path>;

const overview = createRoute({
  getParentRoute: () => domain,
  path: '/',
  component: lazyPage(() => import('./pages/domain/overview/overview-page.tsx'), 'OverviewPage'),
});

const issues = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.issues),
  validateSearch: readIssuesSearch,
  component: lazyPage(() => import('./pages/domain/issues/issues-page.tsx'), 'IssuesPage'),
});

const results = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.results),
  validateSearch: readResultsSearch,
  component: lazyPage(() => import('./pages/domain/results/results-layout.tsx'), 'ResultsLayout'),
});

const resultsStart = createRoute({
  getParentRoute: () => results,
  path: '/',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: pagePaths.resultLinks, params, search, replace: true });
  },
});

const resultLinks = createRoute({
  getParentRoute: () => results,
  path: below(pagePaths.results, pagePaths.resultLinks),
  validateSearch: readLinksSearch,
  component: lazyPage(() => import('./pages/domain/results/links-page.tsx'), 'LinksPage'),
});

const resultPages = createRoute({
  getParentRoute: () => results,
  path: below(pagePaths.results, pagePaths.resultPages),
  validateSearch: readPagesSearch,
  component: lazyPage(() => import('./pages/domain/results/pages-page.tsx'), 'PagesPage'),
});

const resultChecks = createRoute({
  getParentRoute: () => results,
  path: below(pagePaths.results, pagePaths.resultChecks),
  component: lazyPage(() => import('./pages/domain/results/checks-page.tsx'), 'ChecksPage'),
});

const issueRules = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.issueRules),
  component: lazyPage(() => import('./pages/domain/issue-rules/issue-rules-page.tsx'), 'IssueRulesPage'),
});

const crawls = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.crawls),
  component: lazyPage(() => import('./pages/domain/crawls/crawls-page.tsx'), 'CrawlsPage'),
});

const compare = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.compare),
  validateSearch: readCompareSearch,
  component: lazyPage(() => import('./pages/domain/compare/compare-page.tsx'), 'ComparePage'),
});

const crawl = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.crawl),
  component: lazyPage(() => import('./pages/domain/crawls/crawl-page.tsx'), 'CrawlPage'),
});

const domainTrends = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.domainTrends),
  validateSearch: readTrendsSearch,
  component: lazyPage(() => import('./pages/trends/domain-trends-page.tsx'), 'DomainTrendsPage'),
});

const reports = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.reports),
  component: lazyPage(() => import('./pages/domain/reports/reports-page.tsx'), 'ReportsPage'),
});

const sharing = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.sharing),
  component: lazyPage(() => import('./pages/domain/sharing/sharing-page.tsx'), 'SharingPage'),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.settings,
  component: lazyPage(() => import('./pages/settings/settings-layout.tsx'), 'SettingsLayout'),
});

const settingsStart = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: pagePaths.accountSettings, replace: true });
  },
});

const accountSettings = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.accountSettings),
  component: lazyPage(() => import('./pages/settings/account/account-page.tsx'), 'AccountPage'),
});

const webhooks = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.webhooks),
  component: lazyPage(() => import('./pages/settings-api/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
});

const webhook = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.webhook),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(webhookQuery(params.webhookId)),
  component: lazyPage(() => import('./pages/settings-api/webhooks/webhook-layout.tsx'), 'WebhookLayout'),
});

const webhookSettings = createRoute({
  getParentRoute: () => webhook,
  path: '/',
  component: lazyPage(() => import('./pages/settings-api/webhooks/webhook-page.tsx'), 'WebhookPage'),
});

const deliveries = createRoute({
  getParentRoute: () => webhook,
  path: below(pagePaths.webhook, pagePaths.deliveries),
  validateSearch: readDeliveriesSearch,
  component: lazyPage(() => import('./pages/settings-api/deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
});

const delivery = createRoute({
  getParentRoute: () => webhook,
  path: below(pagePaths.webhook, pagePaths.delivery),
  component: lazyPage(() => import('./pages/settings-api/deliveries/delivery-page.tsx'), 'DeliveryPage'),
});

const apiKeys = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.apiKeys),
  component: lazyPage(() => import('./pages/settings-api/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
});

const notificationSettings = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.notificationSettings),
  component: lazyPage(() => import('./pages/settings-api/notifications/notifications-page.tsx'), 'NotificationsPage'),
});

const branding = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.branding),
  component: lazyPage(() => import('./pages/settings/branding/branding-page.tsx'), 'BrandingPage'),
});

const domainSettings = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.domainSettings),
  component: lazyPage(() => import('./pages/domain-settings/settings-page.tsx'), 'DomainSettingsPage'),
});

const security = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.security),
  validateSearch: readProviderReturn,
  component: lazyPage(() => import('./pages/settings/security/security-page.tsx'), 'SecurityPage'),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.members),
  component: lazyPage(() => import('./pages/settings/members/members-page.tsx'), 'MembersPage'),
});

const auditLog = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.auditLog),
  validateSearch: readAuditSearch,
  component: lazyPage(() => import('./pages/settings/audit/audit-page.tsx'), 'AuditPage'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: pagePaths.signIn,
  validateSearch: readSignInSearch,
  component: lazyPage(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});

const setUp = createRoute({
  getParentRoute: () => root,
  path: pagePaths.setUp,
  validateSearch: readSetUpSearch,
  component: lazyPage(() => import('./pages/set-up/set-up-page.tsx'), 'SetUpPage'),
});

const mailedLinks = () => import('./pages/mailed-links/mailed-link-pages.tsx');

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: pagePaths.resetPassword,
  component: lazyPage(mailedLinks, 'ResetPasswordPage'),
});

const changeEmail = createRoute({
  getParentRoute: () => root,
  path: pagePaths.changeEmail,
  component: lazyPage(mailedLinks, 'ChangeEmailPage'),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: pagePaths.signUp,
  component: lazyPage(mailedLinks, 'SignUpPage'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: pagePaths.invitation,
  component: lazyPage(() => import('./pages/mailed-links/invitation-page.tsx'), 'InvitationPage'),
});

const routeTree = root.addChildren([
  signedIn.addChildren([
    domains,
    trends,
    domain.addChildren([
      overview,
      issues,
      issueRules,
      results.addChildren([resultsStart, resultLinks, resultPages, resultChecks]),
      crawls,
      compare,
      crawl,
      domainTrends,
      reports,
      sharing,
      domainSettings,
    ]),
    settings.addChildren([
      settingsStart,
      accountSettings,
      security,
      members,
      auditLog,
      webhooks,
      webhook.addChildren([webhookSettings, deliveries, delivery]),
      apiKeys,
      notificationSettings,
      branding,
    ]),
  ]),
  signIn,
  setUp,
  resetPassword,
  changeEmail,
  signUp,
  invitation,
]);

/** The pages and what their addresses mean. */
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

import { createRoute, redirect } from '@tanstack/react-router';
import { domainQuery } from '../api/domain-queries.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { pagePaths } from '../page-paths.ts';
import { readCompareSearch } from '../pages/domain/compare/compare-search.ts';
import { readCrawlsSearch } from '../pages/domain/crawls/crawls-search.ts';
import { readIssuesSearch } from '../pages/domain/issues/issues-search.ts';
import { readLinksSearch, readPagesSearch, readResultsSearch } from '../pages/domain/results/results-search.ts';
import { readTrendsSearch } from '../pages/trends/trends-search.ts';
import { below } from './below.ts';
import { signedIn } from './root.tsx';

const domain = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.domain,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(domainQuery(params.domainId)),
  component: lazyPage(() => import('../pages/domain/domain-layout.tsx'), 'DomainLayout'),
});

const overview = createRoute({
  getParentRoute: () => domain,
  path: '/',
  component: lazyPage(() => import('../pages/domain/overview/overview-page.tsx'), 'OverviewPage'),
});

const issues = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.issues),
  validateSearch: readIssuesSearch,
  component: lazyPage(() => import('../pages/domain/issues/issues-page.tsx'), 'IssuesPage'),
});

const results = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.results),
  validateSearch: readResultsSearch,
  component: lazyPage(() => import('../pages/domain/results/results-layout.tsx'), 'ResultsLayout'),
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
  component: lazyPage(() => import('../pages/domain/results/links-page.tsx'), 'LinksPage'),
});

const resultPages = createRoute({
  getParentRoute: () => results,
  path: below(pagePaths.results, pagePaths.resultPages),
  validateSearch: readPagesSearch,
  component: lazyPage(() => import('../pages/domain/results/pages-page.tsx'), 'PagesPage'),
});

const resultChecks = createRoute({
  getParentRoute: () => results,
  path: below(pagePaths.results, pagePaths.resultChecks),
  component: lazyPage(() => import('../pages/domain/results/checks-page.tsx'), 'ChecksPage'),
});

const issueRules = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.issueRules),
  component: lazyPage(() => import('../pages/domain/issue-rules/issue-rules-page.tsx'), 'IssueRulesPage'),
});

const crawls = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.crawls),
  validateSearch: readCrawlsSearch,
  component: lazyPage(() => import('../pages/domain/crawls/crawls-page.tsx'), 'CrawlsPage'),
});

const compare = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.compare),
  validateSearch: readCompareSearch,
  component: lazyPage(() => import('../pages/domain/compare/compare-page.tsx'), 'ComparePage'),
});

const crawl = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.crawl),
  component: lazyPage(() => import('../pages/domain/crawls/crawl-page.tsx'), 'CrawlPage'),
});

const domainTrends = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.domainTrends),
  validateSearch: readTrendsSearch,
  component: lazyPage(() => import('../pages/trends/domain-trends-page.tsx'), 'DomainTrendsPage'),
});

const reports = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.reports),
  component: lazyPage(() => import('../pages/domain/reports/reports-page.tsx'), 'ReportsPage'),
});

const sharing = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.sharing),
  component: lazyPage(() => import('../pages/domain/sharing/sharing-page.tsx'), 'SharingPage'),
});

const domainSettings = createRoute({
  getParentRoute: () => domain,
  path: below(pagePaths.domain, pagePaths.domainSettings),
  component: lazyPage(() => import('../pages/domain-settings/settings-page.tsx'), 'DomainSettingsPage'),
});

/** The pages of one domain. */
export const domainRoutes = domain.addChildren([
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
]);

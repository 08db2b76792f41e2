import { pagePaths } from '../../page-paths.ts';

/** The pages of a domain in the order of their tabs. `text` is the key of the title among the texts of the domain. */
export const domainTabs = [
  { to: pagePaths.domain, text: 'overview' },
  { to: pagePaths.issues, text: 'issues' },
  { to: pagePaths.resultPages, text: 'pages' },
  { to: pagePaths.resultLinks, text: 'links' },
  { to: pagePaths.resultChecks, text: 'checks' },
  { to: pagePaths.crawls, text: 'crawls' },
  { to: pagePaths.compare, text: 'compare' },
  { to: pagePaths.domainTrends, text: 'trends' },
  { to: pagePaths.reports, text: 'reports' },
  { to: pagePaths.sharing, text: 'sharing' },
  { to: pagePaths.domainSettings, text: 'settings' },
] as const;

/** The list that leads to a page that is no tab, by the path of the page. */
export const listsAbove: Readonly<Partial<Record<string, (typeof domainTabs)[number]['to']>>> = {
  [pagePaths.issueRules]: pagePaths.issues,
  [pagePaths.crawl]: pagePaths.crawls,
};

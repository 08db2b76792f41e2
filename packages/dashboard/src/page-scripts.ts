import type { pagePaths } from './page-paths.ts';

const domain = 'domain/domain-layout.tsx';
const results = 'domain/results/results-layout.tsx';
const settings = 'settings/settings-layout.tsx';
const webhook = 'settings-api/webhooks/webhook-layout.tsx';

type Page = keyof typeof pagePaths;

/**
 * The modules of `pages/` that a path needs, in the order in which the router loads them. A path that redirects has those of its goal.
 */
const pageModules: Readonly<Record<Page, readonly string[]>> = {
  domains: ['domains/domains-page.tsx'],
  allIssues: ['issues/all-issues-page.tsx'],
  trends: ['trends/account-trends-page.tsx'],
  domain: [domain, 'domain/overview/overview-page.tsx'],
  issues: [domain, 'domain/issues/issues-page.tsx'],
  results: [domain, results, 'domain/results/links-page.tsx'],
  resultLinks: [domain, results, 'domain/results/links-page.tsx'],
  resultPages: [domain, results, 'domain/results/pages-page.tsx'],
  resultChecks: [domain, results, 'domain/results/checks-page.tsx'],
  issueRules: [domain, 'domain/issue-rules/issue-rules-page.tsx'],
  crawls: [domain, 'domain/crawls/crawls-page.tsx'],
  compare: [domain, 'domain/compare/compare-page.tsx'],
  crawl: [domain, 'domain/crawls/crawl-page.tsx'],
  domainTrends: [domain, 'trends/domain-trends-page.tsx'],
  reports: [domain, 'domain/reports/reports-page.tsx'],
  sharing: [domain, 'domain/sharing/sharing-page.tsx'],
  domainSettings: [domain, 'domain-settings/settings-page.tsx'],
  settings: [settings, 'settings/account/account-page.tsx'],
  accountSettings: [settings, 'settings/account/account-page.tsx'],
  webhooks: [settings, 'settings-api/webhooks/webhooks-page.tsx'],
  webhook: [settings, webhook, 'settings-api/webhooks/webhook-page.tsx'],
  deliveries: [settings, webhook, 'settings-api/deliveries/deliveries-page.tsx'],
  delivery: [settings, webhook, 'settings-api/deliveries/delivery-page.tsx'],
  apiKeys: [settings, 'settings-api/api-keys/api-keys-page.tsx'],
  notificationSettings: [settings, 'settings-api/notifications/notifications-page.tsx'],
  branding: [settings, 'settings/branding/branding-page.tsx'],
  security: [settings, 'settings/security/security-page.tsx'],
  members: [settings, 'settings/members/members-page.tsx'],
  auditLog: [settings, 'settings/audit/audit-page.tsx'],
  signIn: ['sign-in/sign-in-page.tsx'],
  setUp: ['set-up/set-up-page.tsx'],
  resetPassword: ['mailed-links/mailed-link-pages.tsx'],
  changeEmail: ['mailed-links/mailed-link-pages.tsx'],
  signUp: ['mailed-links/mailed-link-pages.tsx'],
  invitation: ['mailed-links/invitation-page.tsx'],
};

/** The texts that `lazyPage` loads beside a page. Browsers that prefer another language fetch theirs later. */
const TEXTS = 'texts/en/pages.ts';

/**
 * The modules of `src/` that a path needs beside those of all pages. The build writes their scripts into a file for the server, which
 * names them in the HTML, so that browsers fetch them together with the first script.
 */
export const modulesOf = (page: Page): readonly string[] => [
  ...pageModules[page].map((module) => `pages/${module}`),
  ...(page === 'domains' ? [] : [TEXTS]),
];

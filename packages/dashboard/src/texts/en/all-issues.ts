export const allIssues = {
  title: 'Issues of all domains',
  lead: 'Open issues, newest first.',
  openInTab: (url: string) => `Open ${url} in a new tab`,
  onlyErrors: 'Warnings and notices are not shown.',
  showAny: 'Show all',
  ages: { day: 'Last 24 hours', week: 'Last 7 days', earlier: 'Earlier' },
  /** The title when only the issues of one domain are listed. */
  titleOf: (hostname: string) => `Issues of ${hostname}`,
  allDomains: 'Show all domains',
  notCrawled: 'No domain was crawled yet. Issues are listed here after the first crawl.',
  domain: 'Domain',
  anyDomain: 'All domains',
  kind: 'Kind',
  anyKind: 'Any kind',
  noneOfKind: 'No issue of this kind is open.',
  none: 'Nothing of this severity is open.',
};

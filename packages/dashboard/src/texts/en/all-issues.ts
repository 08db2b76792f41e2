export const allIssues = {
  title: 'Issues of all domains',
  lead: 'What is open now, what broke last first, whichever crawl found it.',
  openInTab: (url: string) => `Open ${url} in a new tab`,
  onlyErrors: 'Warnings and notices are not shown.',
  showAny: 'Show all',
  ages: { day: 'Last 24 hours', week: 'Last 7 days', earlier: 'Earlier' },
  only: (hostname: string) => `Only issues of ${hostname}.`,
  allDomains: 'Show all domains',
  notCrawled: 'No domain was crawled yet. Issues are listed here after the first crawl.',
  none: 'Nothing of this severity is open.',
};

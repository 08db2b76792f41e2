export const allIssues = {
  title: 'Issues of all domains',
  link: 'Issues',
  lead: 'What is open now, what broke last first, whichever crawl found it.',
  since: 'found',
  openInTab: (url: string) => `Open ${url} in a new tab`,
  onlyErrors: 'Warnings and notices are not shown.',
  showAny: 'Show all',
  ages: { day: 'Last 24 hours', week: 'Last 7 days', earlier: 'Earlier' },
  none: 'Nothing of this severity is open.',
};

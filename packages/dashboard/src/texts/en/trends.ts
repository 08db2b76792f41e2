import { createPlural } from '../plural.ts';

const plural = createPlural('en');

export const trends = {
  title: 'Trends of all domains',
  range: 'Period',
  ranges: { '30d': '30 days', '60d': '60 days', '90d': '90 days' },
  view: 'Shown as',
  chart: 'Chart',
  table: 'Table',
  metric: 'Figure',
  metrics: {
    score: 'Health score',
    broken: 'Broken links',
    issues: 'Open issues',
    load: 'Average load time',
    pages: 'Pages found',
  },
  /** Shown instead of "Health score" when one figure stands for several domains. */
  averageScore: 'Average health score',
  lines: {
    score: 'Health score',
    broken: 'Broken links',
    error: 'Errors',
    warning: 'Warnings',
    notice: 'Notices',
    load: 'Average',
    slowest: '95th percentile',
    pages: 'Pages found',
  },
  unchanged: 'no change',
  /** Follows a number with its sign. */
  inPeriod: 'in this period',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole period',
  label: (metric: string, from: string, to: string) => `${metric}, ${from} to ${to}`,
  whatChanged: 'What changed',
  whatChangedBefore: 'What changed since the crawl before',
  whatChangedInPeriod: 'What changed in this period',
  /** Dates of the first and the last crawl of the period. */
  compared: (from: string, to: string) => `from ${from} to ${to}`,
  keys: 'Click a crawl to keep its figures in sight. Drag over the chart to zoom. Keys: ← → for the crawl before and after, Home and End for the first and last, + and − to zoom, 0 for the whole period.',
  latest: 'Latest',
  crawlFailed: 'The crawl failed: nothing was measured.',
  crawlCanceled: 'The crawl was canceled: nothing was measured.',
  failed: (crawls: number) => plural(crawls, { one: '# failed crawl', other: '# failed crawls' }),
  canceled: (crawls: number) => plural(crawls, { one: '# canceled crawl', other: '# canceled crawls' }),
  /** Number of domains that were crawled on the day, of those whose figures it includes. */
  domainsCrawled: (count: number, all: number) =>
    count === all
      ? plural(count, { one: '# domain crawled', other: '# domains crawled' })
      : `${count} of ${plural(all, { one: '# domain crawled', other: '# domains crawled' })}`,
  nothingMeasured: 'nothing measured',
  marks: { completed: 'Crawl', failed: 'Failed crawl', canceled: 'Canceled crawl' },
  incomplete: 'This period has more crawls than a chart holds: the newest are shown.',
  columns: {
    when: 'Crawl',
    day: 'Day',
    score: 'Health',
    broken: 'Broken',
    issues: 'Issues',
    load: 'Load time',
    slowest: '95th percentile',
    pages: 'Pages found',
    domains: 'Domains',
  },
  newestRows: (rows: number) => `The newest ${rows} are listed.`,
  empty: {
    title: 'Trends begin with the second crawl',
    none: 'No crawl has completed in this period.',
    one: 'One crawl has completed in this period. Trends show what changes from one to the next.',
    unverified: 'Crawls need proof that the domain is yours.',
    verify: 'Prove the ownership',
    schedule: 'Set a schedule',
    longer: 'Look at 90 days',
    account: 'Trends of all domains need completed crawls on two days.',
  },
  utc: 'Days begin at midnight UTC. Each day has the last figures of each domain, if they are less than five weeks old. Changes and lines compare only days with as many domains. Load times and 95th percentiles are averages over the domains, weighted by their pages.',
};

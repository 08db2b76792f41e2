import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const domain = {
  navigation: 'Pages of this domain',
  overview: 'Overview',
  issues: 'Issues',
  results: 'Results',
  crawls: 'Crawls',
  trends: 'Trends',
  reports: 'Reports',
  sharing: 'Sharing',
  settings: 'Settings',
  more: 'More actions',
  startCrawl: 'Start crawl',
  verify: {
    title: 'Prove that the domain is yours',
    mayNot:
      'The domain is not verified, so it is not crawled. Somebody with the right to edit it can prove ownership here.',
    expired: 'The DNS record is gone, so new crawls are blocked. Add it again.',
    text: 'Open the DNS settings of the domain at your provider and add this record. Forms differ; these are the usual fields.',
    type: 'Type',
    name: 'Name or host',
    keepNote: 'Leave the record in place: it is looked for again every day and before each crawl.',
    cnameNote: (hostname: string) =>
      `Use this name instead when ${hostname} is a CNAME, which cannot carry a TXT record.`,
    value: 'Value or content',
    ttl: 'TTL',
    ttlValue: 'leave the default',
    noAccess:
      'Can you not change the DNS settings? Send the record to the person who manages the domain, or to your provider.',
    copyAsText: 'Copy as text',
    /** The first line of the text for the person who manages the DNS settings. */
    request: (hostname: string) => `Please add this DNS record for ${hostname}:`,
    proves: 'It proves to Linkvitals, which looks for broken links on websites, that the domain is ours.',
    orElse: 'Does your provider refuse a TXT record for that name?',
    waiting: 'Watching DNS: this page looks every 10 seconds and goes on by itself.',
    paused: 'The check has stopped. Look again when the record is there.',
    check: 'Check DNS now',
    lastCheck: 'Last checked',
    missingSince: (time: string) => `Missing since ${time}.`,
    lastSeen: (time: string) => `Last seen ${time}.`,
    /** Texts of outcomes; for one without a text, the server's text is shown. */
    outcomes: {} as Readonly<Record<string, string>>,
    done: (hostname: string) => `${hostname} is verified.`,
  },
  live: {
    title: 'Crawl under way',
    queued: 'Waiting for a free slot …',
    pages: 'Pages read',
    links: 'Links checked',
    linksOf: (checked: string, found: string) => `${checked} of ${found}`,
    broken: 'Broken so far',
    rate: (perMinute: string) => `${perMinute} links a minute`,
    cancel: 'Cancel crawl',
    canceled: 'The crawl is being canceled.',
    ended: (state: string) => `The crawl has ended: ${state}.`,
  },
  score: {
    title: 'Health score',
    noPages: 'The last crawl read no page, so there is no score.',
    perfect: 'Every page and link that was checked is fine.',
    lost: 'What cost points',
    pages: (bad: number, all: number) =>
      `${plural(bad, { one: '# broken page', other: '# broken pages' })} of ${plural(all, { other: '#' })}`,
    links: (broken: number, ignored: number) =>
      `${plural(broken, { one: '# broken link', other: '# broken links' })}${ignored === 0 ? '' : `, of which ${plural(ignored, { one: '# was ignored', other: '# were ignored' })}`}`,
    warnings: 'Links that work but have a flaw, such as a permanent redirect',
    truncated: 'A limit cut this crawl short, so the score is of a part of the site.',
    higher: (points: number) => `${plural(points, { one: '# point', other: '# points' })} higher than the crawl before`,
    lower: (points: number) => `${plural(points, { one: '# point', other: '# points' })} lower than the crawl before`,
    same: 'As high as the crawl before',
  },
  stats: {
    broken: 'Broken links',
    ignored: (count: number) => `of which ${plural(count, { one: '# was ignored', other: '# were ignored' })}`,
    pages: 'Pages',
    load: 'Average load time',
    firstByte: (time: string) => `first byte after ${time}`,
    crawls: 'Crawls in 30 days',
    credits: (urls: string) => `${urls} URLs requested this month (UTC)`,
    changes: (fresh: number, fixed: number) =>
      `${plural(fresh, { one: '# new issue', other: '# new issues' })}, ${plural(fixed, { other: '# fixed' })}`,
  },
  latest: 'Latest issues',
  latestErrors: 'Latest errors',
  allIssues: 'All issues',
  noIssues: 'No open issues.',
  firstCrawl: {
    title: 'Ready for the first crawl',
    text: 'The crawl reads the pages of the site, politely, and checks every link on them.',
  },
  failed: 'The last crawl failed.',
  /** Texts that name the place where a part of a URL was searched, and the other places to search. */
  search: {
    searched: {
      all: 'Searched: the URLs of all open issues.',
      new: 'Searched: the URLs of new issues.',
      open: 'Searched: the URLs of issues that are still open.',
      fixed: 'Searched: the URLs of fixed issues.',
      ignored: 'Searched: the URLs of ignored issues.',
      verdict: 'Searched: the URLs of links with this verdict.',
      links: 'Searched: the URLs of all links of this crawl.',
      pages: 'Searched: the URLs and titles of the pages of this crawl.',
    },
    elsewhere: 'Look also among:',
    places: {
      all: 'all open issues',
      new: 'new issues',
      open: 'issues still open',
      fixed: 'fixed issues',
      ignored: 'ignored issues',
      links: 'all links',
      pages: 'pages',
    },
  },
};

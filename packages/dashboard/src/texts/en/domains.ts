import { late } from '../late.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const numbers = late(() => new Intl.NumberFormat('en'));
/** Errors that are counted up to 1,000. */
const upTo1000 = (errors: number): string => `${numbers().format(errors)}${errors < 1_000 ? '' : '+'}`;

export const domains = {
  title: 'My Domains',
  slots: (used: number, limit: number | null) =>
    limit === null
      ? plural(used, { one: '# domain', other: '# domains' })
      : `${numbers().format(used)} of ${plural(limit, { one: '# slot', other: '# slots' })} used`,
  noSlots: 'All slots of this account are used. Delete a domain to add another.',
  seePlan: 'See plan and usage',
  mailFaults: {
    no_mail_server: 'Mails about broken links reach nobody: this server has no mail server.',
    no_recipients: 'Mails about broken links reach nobody: there are no recipients.',
    see: 'Notification settings',
  },
  /** Faults that somebody has to look at. Each text is followed by a time, if it is known. */
  attention: {
    title: 'Needs attention',
    crawlFailed: 'The last crawl failed.',
    seeCrawl: 'See the crawl',
    seeCrawlAt: (hostname: string) => `See the crawl of ${hostname}`,
    proofLost: 'The DNS record is gone, so it is not crawled any more.',
    seeRecord: 'See the record',
    seeRecordAt: (hostname: string) => `See the record of ${hostname}`,
    channelFails: (name: string) => `Messages do not arrive: ${name}.`,
    channels: {
      email: 'mail',
      slack: 'Slack',
      discord: 'Discord',
      teams: 'Microsoft Teams',
      telegram: 'Telegram',
      ntfy: 'ntfy',
      generic_webhook: 'another server',
    },
    more: (count: number) => `Show ${numbers().format(count)} more`,
  },
  deafWebhooks: {
    /** Shown when one endpoint fails that has a description. */
    described: (description: string) => `The webhook “${description}” fails.`,
    to: (host: string) => `Webhooks to ${host} fail.`,
    several: (count: number) => `Webhooks to ${numbers().format(count)} endpoints fail.`,
    see: 'See why',
  },
  strip: {
    label: (hostname: string, crawls: number, failed: number, canceled: number) =>
      [
        `Last ${plural(crawls, { one: 'crawl', other: '# crawls' })} of ${hostname}`,
        failed > 0 && `${numbers().format(failed)} failed`,
        canceled > 0 && `${numbers().format(canceled)} canceled`,
      ]
        .filter(Boolean)
        .join(', '),
    completed: (score: string, health: string, broken: number) =>
      `Health ${score}, ${health}, ${plural(broken, { one: '# broken link', other: '# broken links' })}`,
    failed: 'The crawl failed.',
    canceled: 'The crawl was canceled.',
  },
  add: 'Add domain',
  search: 'Search domains',
  status: 'Verification',
  anyStatus: 'Any verification',
  sort: 'Sort by',
  sortNewest: 'Newest first',
  sorts: {
    hostname: 'Name, A to Z',
    '-hostname': 'Name, Z to A',
    health_score: 'Health, lowest first',
    '-health_score': 'Health, highest first',
    broken_links: 'Broken links, fewest first',
    '-broken_links': 'Broken links, most first',
    new_broken_links: 'Newly broken at the last crawl, fewest first',
    '-new_broken_links': 'Newly broken at the last crawl, most first',
    last_crawl: 'Last crawl, oldest first',
    '-last_crawl': 'Last crawl, newest first',
    next_crawl: 'Next crawl, soonest first',
    '-next_crawl': 'Next crawl, latest first',
  },
  columns: {
    domain: 'Domain',
    health: 'Health',
    issues: 'Issues',
    lastCrawl: 'Last crawl',
    nextCrawl: 'Next crawl',
    actions: 'Actions',
  },
  news: {
    title: (domains: number) =>
      `New errors in the last 24 hours in ${plural(domains, { one: '# domain', other: '# domains' })}:`,
    /** Shown when the list does not have all domains yet. */
    listed: (domains: number) =>
      `New errors in the last 24 hours in ${plural(domains, { one: '# domain', other: '# domains' })} listed here:`,
    all: 'All that is open, by age',
    count: (errors: number) => `${upTo1000(errors)} new`,
    // It begins with the visible text, because people who use voice control say that.
    countAt: (errors: number, hostname: string) =>
      `${upTo1000(errors)} new ${errors === 1 ? 'error' : 'errors'} of the last 24 hours on ${hostname}`,
  },
  /** Counts of open issues by severity. Each broken link is an error. */
  issueParts: (errors: number, warnings: number, notices: number) =>
    `Open issues by severity, with broken links: ${[
      plural(errors, { one: '# error', other: '# errors' }),
      plural(warnings, { one: '# warning', other: '# warnings' }),
      plural(notices, { one: '# notice', other: '# notices' }),
    ].join(', ')}`,
  issuesAt: (issues: number, hostname: string) =>
    `${plural(issues, { one: '# open issue', other: '# open issues' })} of ${hostname}`,
  notCrawled: 'not crawled yet',
  crawl: {
    queued: 'waiting to start',
    running: 'running',
    completed: 'completed',
    failed: 'failed',
    canceled: 'canceled',
  },
  unscheduled: 'not scheduled',
  afterVerification: 'after verification',
  readOnly: 'Over the limit of the plan: not crawled, stays readable',
  actions: {
    start: 'Start crawl',
    startAt: (hostname: string) => `Start crawl of ${hostname}`,
    watch: 'Watch',
    watchAt: (hostname: string) => `Watch the crawl of ${hostname}`,
    checkDns: 'Check DNS',
    checkDnsAt: (hostname: string) => `Check DNS of ${hostname}`,
    more: (hostname: string) => `More actions for ${hostname}`,
    view: 'View details',
    history: 'Crawl history',
    pdf: 'Export report as PDF',
    csv: 'Export report as CSV',
    settings: 'Settings',
    remove: 'Delete …',
    started: (hostname: string) => `The crawl of ${hostname} has started.`,
    reportWaits: 'The report is being made. Its download starts in a moment.',
    reportFailed: 'The report could not be made.',
  },
  empty: {
    title: 'Add your first domain',
    text: 'You prove with a DNS record that it is yours. Then Linkvitals crawls it and shows every broken link with the pages that hold it.',
  },
  /** Shown to members who may not add a domain. */
  none: {
    title: 'No domain yet',
    text: 'Owners and administrators of the account choose which domains you see. Get in touch with one of them.',
  },
  nothingFound: 'No domain matches.',
  clear: 'Show all domains',
  addDialog: {
    title: 'Add a domain',
    label: 'Domain or address',
    hint: 'For example shop.example.com. Each subdomain is a domain of its own.',
    exists: 'This domain is in your account already.',
    toExisting: 'Open its page',
    submit: 'Add domain',
    watched: (hostname: string, alias: string | undefined) =>
      alias === undefined
        ? `Linkvitals watches all of ${hostname}.`
        : `Linkvitals watches all of ${hostname}, also as ${alias}.`,
    withoutPath: 'The path is left out.',
  },
  correctDialog: {
    title: 'Correct the name',
    hint: 'The domain is added under this name, and the wrong one is deleted. Settings that you changed are reset, and the DNS record changes.',
    same: 'It has this name already.',
    submit: 'Save the name',
  },
  deleteDialog: {
    title: (hostname: string) => `Delete ${hostname}`,
    text: 'This deletes, at once and for good: all crawls and their results, issues, reports and exports, the schedule, the verification and all settings of the domain. It cannot be undone.',
    label: (hostname: string) => `Type ${hostname} to confirm`,
    submit: 'Delete for good',
    done: (hostname: string) => `${hostname} was deleted.`,
  },
};

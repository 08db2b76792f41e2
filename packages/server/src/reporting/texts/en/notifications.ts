import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const domains = (count: number): string => plural(count, { one: '# domain', other: '# domains' });

/** Texts of mails about sites to the recipients of an account, and of messages in chats */
export const notifications = {
  brokenLinks: {
    new: (count: number, host: string) =>
      `${plural(count, { one: '# new broken link', other: '# new broken links' })} on ${host}`,
    still: (count: number, host: string) =>
      `${plural(count, { one: '# link', other: '# links' })} still broken on ${host}`,
    seeNew: 'See what is new',
    seeOpen: 'See what is open',
  },
  crawl: {
    completed: (host: string) => `Crawl of ${host} completed`,
    completedAgain: (host: string) => `Crawls of ${host} complete again`,
    failed: (host: string) => `Crawl of ${host} failed`,
    open: 'Open the crawl',
  },
  facts: {
    new: 'New broken links',
    fixed: 'Fixed links',
    persisting: 'Still broken links',
    inconclusive: 'Links not checked',
    others: 'Other issues',
    severity: 'Severity',
    score: 'Health score',
    pages: 'Pages read',
    duration: 'Duration',
    code: 'Code',
    pagesBefore: 'Pages read before that',
    expires: 'Expires',
    failedSince: 'Crawls had failed since',
    failingSince: 'Crawls have failed since',
    alertedBefore: 'Last alert about failures',
    missingSince: 'Missing since',
    lastSeen: 'Last seen',
    watchedUntil: 'Looked for until',
    why: 'Why',
    webhook: 'Webhook',
    period: 'Period',
    broken: 'Broken links',
    changes: 'Changes',
  },
  othersNew: (count: number) => plural(count, { other: '# new' }),
  othersFixed: (count: number) => plural(count, { other: '# fixed' }),
  severities: { low: 'low', medium: 'medium', high: 'high' },
  score: (score: number) => `${score} of 100`,
  noScore: 'N/A',
  noAnswer: 'no answer',
  onPages: (count: number) => plural(count, { one: 'on # page', other: 'on # pages' }),
  isNew: 'new',
  /** Reasons why a crawl failed, by code. In English the crawl's own text is used. */
  failures: {} as Readonly<Record<string, string>>,
  /** Reasons why a link is broken, by reason. In English the crawl's own text is used, which often has more detail. */
  reasons: {} as Readonly<Record<string, string>>,
  certificate: {
    title: (host: string, days: number) =>
      `The certificate of ${host} expires in ${plural(days, { one: '# day', other: '# days' })}`,
    issuer: 'issuer of the certificate',
    closing: 'Renew it before then. Afterwards browsers refuse the site, and crawls report its links as broken.',
    open: 'Open the domain',
  },
  ownership: {
    lost: (host: string) => `Crawls of ${host} have stopped: its ownership is not proved any more`,
    ending: (host: string, days: number) =>
      `In ${plural(days, { one: '# day', other: '# days' })} the TXT record of ${host} is not looked for any more`,
    absent: 'Its TXT record is missing in DNS.',
    unknown: 'No DNS server gave an answer to rely on.',
    closing:
      'Put the TXT record back; the page of the domain shows it. When it is found, the domain can be crawled again, and its schedule goes on.',
    closingUnknown:
      'Check the DNS servers of the domain; its page shows the record. When it is found, the domain can be crawled again, and its schedule goes on.',
    open: 'Open the domain',
  },
  /** Texts of messages about several domains, by the kind of the alerts */
  gathered: {
    crawls_failing: (count: number) => `Crawls of ${domains(count)} fail`,
    crawls_recovered: (count: number) => `Crawls of ${domains(count)} complete again`,
    ownership_lost: (count: number) => `The ownership of ${domains(count)} is not proved any more`,
    failedSince: (time: string) => `they had failed since ${time}`,
    ending: (days: number) =>
      `its TXT record is not looked for any more in ${plural(days, { one: '# day', other: '# days' })}`,
    network: 'When many fail at once, look at the network of the Linkvitals server first.',
  },
  webhookDisabled: {
    title: (host: string) => `Webhook endpoint at ${host} disabled`,
    gone: 'It answered all attempts of a delivery with 410 (Gone): it wants no more events.',
    failing: 'Every attempt failed for 5 days, in 10 or more deliveries.',
    description: 'description of the endpoint',
    closing: 'It gets no events until you enable it again.',
    open: 'Open the endpoint',
  },
  summary: {
    names: { daily: 'Daily summary', weekly: 'Weekly summary', monthly: 'Monthly summary' },
    domains,
    quiet: 'nothing changed',
    nothingChanged: (period: string) => `Nothing changed from ${period}.`,
    period: (from: string, to: string) => `${from} to ${to}`,
    newIssues: (count: number) => plural(count, { one: '# new issue', other: '# new issues' }),
    fixedIssues: (count: number) => plural(count, { one: '# fixed issue', other: '# fixed issues' }),
    score: (score: number) => `score ${score}`,
    noScore: 'no score yet',
    broken: (count: number) => plural(count, { one: '# broken link', other: '# broken links' }),
    notCrawled: 'not crawled',
    failedCrawls: (count: number) => plural(count, { one: '# failed crawl', other: '# failed crawls' }),
    more: (count: number) => plural(count, { one: '# more domain.', other: '# more domains.' }),
    open: 'Open the reports',
    openAll: 'Open My Domains',
    attached: 'PDF attached',
    tooLarge: 'PDF too large to attach',
    unreadable: 'PDF could not be read, see its reports',
  },
  test: {
    title: 'Test notification of Linkvitals',
    closing: 'Somebody with access to your account requested this test. Notifications reach you here.',
    open: 'Open the notification settings',
  },
  andMore: (count: number) => plural(count, { other: '… and # more' }),
  footer: 'Sent by Linkvitals to the recipients in the notification settings of your account.',
  settings: 'Settings',
  unsubscribe: 'Unsubscribe',
};

import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const crawls = {
  empty: 'No crawls yet.',
  columns: {
    when: 'Started',
    state: 'State',
    score: 'Health',
    pages: 'Pages read',
    broken: 'Broken',
    changes: 'Issues',
    took: 'Took',
  },
  states: {
    queued: 'Waiting',
    running: 'Running',
    completed: 'Completed',
    failed: 'Failed',
    canceled: 'Canceled',
  },
  triggers: { manual: 'by hand', schedule: 'by schedule', api: 'by API' } as Readonly<Record<string, string>>,
  changes: (fresh: number, fixed: number) => `+${fresh} −${fixed}`,
  changesLong: (fresh: number, fixed: number) =>
    `${plural(fresh, { one: '# new', other: '# new' })}, ${plural(fixed, { other: '# fixed' })}`,
  /** Reasons why a crawl failed, by code. The server's texts are English, so only other languages have texts here. */
  failures: {} as Readonly<Record<string, string>>,
  titleOf: (when: string) => `Crawl of ${when}`,
  started: 'Started',
  finished: 'Ended',
  took: 'Took',
  pages: 'Pages read',
  differentLinks: 'Different links',
  links: 'Links, with repetitions',
  broken: 'Broken links',
  start: 'Start page',
  limits: 'Limits',
  limitsValue: (pages: string, depth: string) => `${pages} pages, ${depth} clicks deep`,
  /** Shown below or after a number of broken links. */
  ofThemIgnored: (count: number) => plural(count, { other: '# of them ignored' }),
  headersHeldBack:
    'Some of the site was requested without the request headers of this domain, because it has no https there. To send them without encryption, change the settings.',
  trapped: (count: number) =>
    `${plural(count, { one: '# page was left out', other: '# pages were left out' })}: such URLs go on without end, and their pages repeat each other. A sitemap that names them has them checked.`,
  cutPages: (count: number) =>
    `${plural(count, { one: '# page was read in part', other: '# pages were read in part' })}: too large, too slow or with too many links. What stands further down was not checked. Whoever runs the server can raise LINKVITALS_MAX_PAGE_MIB and LINKVITALS_MAX_PAGE_LINKS.`,
  rendering: {
    pages: (rendered: string, pages: string, time: string) =>
      `${rendered} of ${pages} pages were rendered in a browser, in ${time} of its time.`,
    none: 'No page was rendered, because the browser of the server could not be used. Issues that only rendered pages can decide stay as they are.',
    links: (count: number) =>
      plural(count, { one: '# link is there only with JavaScript.', other: '# links are there only with JavaScript.' }),
    failed: (count: number, reasons: string) =>
      `${plural(count, { one: '# page could not be rendered and was checked as it was sent', other: '# pages could not be rendered and were checked as they were sent' })}: ${reasons}.`,
  },
  brokenTitle: 'Broken links of this crawl',
  noBroken: 'This crawl found no broken links.',
  gone: 'The single results of this crawl are not kept any more.',
  allResults: 'All links, pages and page checks',
  days: { from: 'From', to: 'To', all: 'Show all days', none: 'There are no crawls of these days.' },
  earlier: 'Load earlier crawls',
  whoWasNotified: 'Who was notified',
};

import { fixAdvice } from '@linkvitals/contract/wording/en';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const number = (count: number): string => plural(count, { other: '#' });
const pages = (count: number): string => plural(count, { one: '# page', other: '# pages' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
/**
 * Ignored links or pages, which cost no points. The number is that of the crawl's end: lists show those ignored now.
 */
const ofWhichIgnored = (count: number): string =>
  count === 0 ? '' : `, of which ${plural(count, { one: '# was', other: '# were' })} ignored when the crawl ended`;

/** Texts of reports about a crawl, its links and its pages */
export const reports = {
  title: (hostname: string) => `Link health of ${hostname}`,
  description: (title: string) => `${title}: score, issues, broken links and how to fix them.`,
  crawl: (at: string, isTruncated: boolean) =>
    `Crawl that ended on ${at}${isTruncated ? '; a limit cut it short' : ''}`,
  period: (from: string, to: string) => `${from} to ${to}`,
  newest: (at: string, isTruncated: boolean) =>
    `newest: crawl that ended on ${at}${isTruncated ? '; a limit cut it short' : ''}`,
  noneBroken: (checked: number) =>
    checked === 1 ? 'The only link is not broken.' : `None of ${number(checked)} different links is broken.`,
  broken: (broken: number, checked: number, ignored: number) =>
    `${number(broken)} of ${plural(checked, { one: '# link', other: '# different links' })} ${broken === 1 ? 'is' : 'are'} broken${ofWhichIgnored(ignored)}.`,
  errors: (count: number) => `Page checks found ${plural(count, { one: '# error', other: '# errors' })}.`,
  costs: {
    links: (lost: number) => `Broken links cost ${points(lost)}.`,
    pages: (bad: number, ok: number, lost: number) =>
      `${plural(bad, { one: '# broken page', other: '# broken pages' })} beside ${plural(ok, { one: '# that works', other: '# that work' })} ${bad === 1 ? 'costs' : 'cost'} ${points(lost)}.`,
    warnings: (lost: number) => `Links that work but have a flaw, such as a permanent redirect, cost ${points(lost)}.`,
  },
  numbers: {
    broken: 'Broken links',
    pages: 'Pages read',
    links: 'Links, with repetitions',
    load: 'Average load time',
    redirects: 'Redirects',
    duration: 'Duration of the crawl',
  },
  unknown: 'unknown',
  notAvailable: 'N/A',
  score: {
    of: (score: number, status: string) => `Health score: ${score} of 100, ${status}`,
    none: (status: string) => `Health score: not available, ${status}`,
    history: 'Health score over the period',
    noScore: 'none',
    note: 'The score goes from 0 to 100: the more pages and links work, the higher it is. What could not be verified, was not checked, or was ignored when the crawl ended neither raises nor lowers it.',
  },
  change: {
    firstCrawl: 'First crawl: there is no earlier score.',
    noneBefore: 'No crawl ended before the period.',
    beforePeriod: (at: string) => `${at}, the last one before the period`,
    same: (at: string) => `The score is the same as in the crawl of ${at}.`,
    up: (before: string, after: string, by: string, at: string) =>
      `Score up from ${before} to ${after} (${by}) since the crawl of ${at}.`,
    down: (before: string, after: string, by: string, at: string) =>
      `Score down from ${before} to ${after} (${by}) since the crawl of ${at}.`,
  },
  status: {
    excellent: 'Excellent',
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
    critical: 'Critical',
    unknown: 'Unknown',
  },
  verdicts: {
    title: 'Different links by verdict',
    ok: 'Works',
    broken: 'Broken',
    suspect: 'Uncertain',
    unverifiable: 'Not verifiable',
    not_checked: 'Not checked',
  },
  severities: { error: 'Errors', warning: 'Warnings', notice: 'Notices' },
  severity: { error: 'error', warning: 'warning', notice: 'notice' },
  findings: 'Findings of page checks',
  bySeverity: 'Findings of page checks by severity, without broken links',
  actions: {
    title: 'What to fix first',
    none: 'Nothing: no link is broken, and page checks found neither errors nor warnings.',
    order:
      'The most important first: by the points of the health score that come back, and by the share of the pages on which the fault stands.',
    others: 'The lists below have the rest.',
    on: 'On',
    /** Points of the health score that come back */
    points: (points: number) =>
      points < 0.5 ? 'under 1 point' : `+${plural(Math.round(points), { one: '# point', other: '# points' })}`,
    extent: (issues: number, onPages: string) => `${plural(issues, { one: '# issue', other: '# issues' })} ${onPages}`,
    under: (onPages: string, folder: string) => `${onPages} under ${folder}`,
    /** Further findings on a page, after the title of the first one */
    more: (count: number) => plural(count, { one: '# more finding', other: '# more findings' }),
    ...(fixAdvice as Readonly<Record<keyof typeof fixAdvice, string>>),
    moved: 'Moved without a redirect',
  },
  onPages: (count: number) => `on ${pages(count)}`,
  /** Words before the address of a page */
  firstOn: 'First on',
  /** `firstOn` within a line */
  firstOnInside: 'first on',
  line: (line: number) => `line ${line}`,
  /** Note on a list that is cut off */
  listed: (count: string) => `${count} listed`,
  heading: (title: string, count: number) => `${title}: ${number(count)}`,
  ignored: 'Ignored',
  certificate: (until: string) => `certificate until ${until}`,
  /** Word before the address of another page */
  instead: 'Instead:',
  /** Entries that the lists of issues have already, so that they are not listed again */
  linksAbove: (count: number) =>
    plural(count, {
      one: '# of them is above, among the issues.',
      other: '# of them are above, among the issues.',
    }),
  pagesAbove: (count: number) =>
    plural(count, {
      one: '# more page is above, among the issues.',
      other: '# more pages are above, among the issues.',
    }),
  /** Label that opens the rest of a list */
  more: (count: number) => `${number(count)} more`,
  /** Number of entries that a list leaves out, and where they are */
  rest: {
    links: (count: number, where: string) =>
      plural(count, { one: `# more broken link is in ${where}.`, other: `# more broken links are in ${where}.` }),
    issues: (count: number, where: string) =>
      plural(count, { one: `# more issue is in ${where}.`, other: `# more issues are in ${where}.` }),
    pages: (count: number, where: string) =>
      plural(count, { one: `# more page is in ${where}.`, other: `# more pages are in ${where}.` }),
  },
  inData: 'the reports as CSV and JSON',
  inDataAndHtml: 'the reports as CSV, JSON and HTML',
  about: 'About these numbers',
  made: (at: string) => `Made on ${at}.`,
  missingGlyphs: '� stands for a character that the fonts of this file do not have; HTML, CSV and JSON have it.',
};

import { createPlural } from '../../plural.ts';

const plural = createPlural('en');
const pages = (count: number): string => plural(count, { one: '# page', other: '# pages' });
const issues = (count: number): string => plural(count, { one: '# issue', other: '# issues' });
const fixCount = (count: number): string => plural(count, { one: '# fix', other: '# fixes' });

export const fixes = {
  views: 'View',
  byFix: 'By fix',
  single: 'Single issues',
  /** The heading of the list. @param isMore whether there are further fixes, with further issues */
  settle: (fixes: number, settled: number, isMore: boolean) =>
    isMore
      ? `The first ${fixCount(fixes)}: ${issues(settled)}`
      : `${fixCount(fixes)} ${plural(fixes, { one: 'settles', other: 'settle' })} ${issues(settled)}`,
  first: 'Fix first',
  all: 'All fixes',
  none: 'No fix matches these filters.',
  showAll: 'Show all fixes',
  /** Shown when there are open issues, and no crawl has ranked them yet. */
  notRanked: (open: number) => `The next crawl groups ${issues(open)} by what fixes them.`,
  toIssues: 'Show the issues',
  columns: {
    what: 'Most important first',
    where: 'Where',
    points: 'Points back',
    since: 'Since',
    assigned: 'Assigned',
  },
  severity: { error: 'Error', warning: 'Warning', notice: 'Notice' },
  /** The change to make: one sentence for each kind of fix. */
  todo: {
    shared_link: {
      header: 'Correct the link in the header',
      nav: 'Correct the link in the navigation',
      main: 'Correct the link in the main content',
      footer: 'Correct the link in the footer',
      other: 'Correct the link in the template',
    },
    missing_page: 'Restore or redirect the page',
    redirect: 'Add one redirect rule',
    relink: 'Change the links by one rule',
    dead_host: 'Replace or remove the links to the host',
    own_certificate: 'Repair the certificate of the host',
    link: 'Correct or remove the link',
    more: (finding: string, others: number) =>
      `${finding}, ${plural(others, { one: 'and # more finding', other: 'and # more findings' })}`,
  },
  where: {
    several: (settled: number, on: number) => `${issues(settled)} on ${pages(on)}`,
    of: (count: number, all: number) => `On ${plural(count, { other: '#' })} of ${pages(all)}`,
  },
  points: (count: number) => plural(count, { one: '# point', other: '# points' }),
  lessThanOne: 'less than 1 point',
  assignedTo: (names: string) => `Assigned to ${names}`,
  details: {
    all: (count: number) => `Show all ${issues(count)}`,
    open: (url: string) => `Details: ${url}`,
  },
  filters: {
    kind: 'Kind of fix',
    anyKind: 'Any kind',
    section: 'Section',
    anySection: 'Any section',
    assignee: 'Assigned to',
    anyAssignee: 'Assigned or not',
  },
  kinds: {
    shared_link: 'Links in shared parts',
    missing_page: 'Missing pages',
    moved_pattern: 'Moved addresses',
    dead_host: 'Dead hosts',
    own_certificate: 'Certificates of the site',
    page_check: 'Checks on many pages',
    link: 'Single links',
    page: 'Single pages',
  },
  /** A note above the list of the issues of one fix. */
  onlyFix: 'Only the issues of one fix are listed.',
  selection: {
    label: 'Selected fixes',
    one: (what: string) => `Select: ${what}`,
    all: 'Select all fixes shown',
    max: (count: number) => `At most ${fixCount(count)} at once.`,
    counts: (fixes: number, settled: number) => `${fixCount(fixes)}, ${issues(settled)}`,
    gain: (points: string) => `+${points}`,
    noGain: 'no points',
    scores: (now: string, after: string) => `${now} → ${after}`,
    assign: 'Assign …',
    ignore: 'Ignore …',
    recheck: 'Recheck',
    clear: 'Clear the selection',
    nobody: 'Nobody',
  },
  ignore: {
    title: (fixes: number) => `Ignore ${fixCount(fixes)}`,
    text: (settled: number) =>
      `${plural(settled, { one: '# issue does', other: '# issues do' })} not count as open any more, and ${plural(settled, { one: 'costs', other: 'cost' })} no points from the next crawl on. Others see why.`,
    folder: 'Ignore a whole folder or host by a rule instead',
  },
  /** The mail that hands fixes over. */
  mail: {
    open: 'Mail to …',
    title: (fixes: number) => (fixes === 1 ? 'Mail this fix' : `Mail ${fixCount(fixes)}`),
    text: 'The mail says what to fix, on which pages, and how. Members get a link to it, too.',
    to: 'To',
    other: 'Another address',
    address: 'Address',
    note: 'Note',
    noteHint: 'It stands above the fixes. May be left empty.',
    submit: 'Send the mail',
    sent: (to: string) => `The mail to ${to} is on its way.`,
    noServer: 'This server has no mail server, so nothing can be mailed.',
  },
  done: {
    ignore: (count: number) => plural(count, { one: '# issue is ignored.', other: '# issues are ignored.' }),
    reopen: (count: number) => plural(count, { one: '# issue counts again.', other: '# issues count again.' }),
    acknowledge: (count: number) =>
      plural(count, { one: '# issue is acknowledged.', other: '# issues are acknowledged.' }),
    unacknowledge: (count: number) =>
      plural(count, { one: '# issue is no longer acknowledged.', other: '# issues are no longer acknowledged.' }),
    assign: (count: number) => plural(count, { one: '# issue is assigned.', other: '# issues are assigned.' }),
    unassign: (count: number) =>
      plural(count, { one: '# issue is no longer assigned.', other: '# issues are no longer assigned.' }),
    recheck: (count: number) =>
      plural(count, { one: '# issue is checked again.', other: '# issues are checked again.' }),
    rechecked: (right: number, checked: number) =>
      `Checked: ${plural(right, { other: '#' })} of ${plural(checked, { one: '# issue is fixed.', other: '# issues are fixed.' })}`,
    nothing: 'Nothing had to be changed.',
  },
};

import type { Issue } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { countOfTab, hitsOnTab, isByFix, issueTabs, queryOfTab, readIssuesSearch, tabOfOpen } from './issues-search.ts';

it.each([
  [
    { state: 'fixed', severity: 'error', q: '/old', sort: 'pages' },
    { state: 'fixed', severity: 'error', q: '/old', sort: 'pages' },
  ],
  [{ state: 'closed', q: '', sort: 'severity', severity: 'high' }, {}],
  [{ sort: 'newest' }, { sort: 'newest' }],
  [{ q: 404 }, { q: '404' }],
  [
    { state: 'open', issue: 'i-1' },
    { state: 'open', issue: 'i-1' },
  ],
  [{ issue: 7 }, {}],
  [{ issue: '' }, {}],
  [{ fix: `fix_${'0'.repeat(32)}` }, { fix: `fix_${'0'.repeat(32)}` }],
  [{ fix: 'fix_1', kind: 'broken', section: 'products', assignee: 7 }, {}],
  [
    { kind: 'dead_host', section: '/products/', assignee: 'p-1' },
    { kind: 'dead_host', section: '/products/', assignee: 'p-1' },
  ],
])('reads the query %j as %j', (search, expected) => {
  expect(readIssuesSearch(search)).toEqual({
    state: undefined,
    severity: undefined,
    q: undefined,
    sort: undefined,
    issue: undefined,
    ...expected,
  });
});

it.each([
  [{}, true],
  [{ severity: 'error', kind: 'link', section: '/', assignee: 'p-1' }, true],
  [{ state: 'all' }, false],
  [{ state: 'fixed' }, false],
  [{ q: '/old' }, false],
  [{ sort: 'pages' }, false],
  [{ issue: 'i-1' }, false],
  [{ fix: 'fix_1' }, false],
] as const)('with the query %j, open issues are grouped by fix: %s', (search, expected) => {
  expect(isByFix(search)).toBe(expected);
});

it.each(['new', 'persisting', 'fixed', 'reopened', 'inconclusive', 'none'] satisfies Issue['outcome'][])(
  'an open issue that is %s is on one tab',
  (outcome) => {
    const open = issueTabs.filter((tab) => queryOfTab(tab).state === 'open');
    const tabs = open.filter((tab) => queryOfTab(tab).outcome?.split(',').includes(outcome));
    expect(tabs).toEqual([tabOfOpen({ outcome })]);
  },
);

it.each([
  ['all', { count: 10_000, isLess: false }, true],
  ['all', { count: 10_000, isLess: true }, false],
  ['new', { count: 2, isLess: false }, true],
  ['open', { count: 9_998, isLess: false }, true],
  // More open issues than the server counted may belong to either tab.
  ['new', { count: 2, isLess: true }, false],
  ['open', { count: 9_998, isLess: true }, false],
  ['fixed', { count: 10_000, isLess: true }, false],
  ['fixed', { count: 10_000, isLess: false }, true],
  ['ignored', { count: 4, isLess: false }, false],
] as const)('the tab %s shows the count %j when the server has counted all issues: %s', (tab, shown, complete) => {
  const counts = { new: 2, still_open: 9_998, fixed: 10_000, ignored: 4 };
  expect(countOfTab({ ...counts, complete }, tab)).toEqual(shown);
});

it.each([
  ['all of a list that is read to its end', { count: 7, isMore: false }, {}, { count: 7, isMore: false }],
  ['those that the server counted, where more follow', { count: 50, isMore: true }, {}, { count: 101, isMore: false }],
  ['what is read, where some are left out', { count: 50, isMore: true }, { q: 'a' }, { count: 50, isMore: true }],
  ['what is read, of one fix', { count: 50, isMore: true }, { fix: 'fix_1' }, { count: 50, isMore: true }],
  ['what is read, of a severity', { count: 50, isMore: true }, { severity: 'error' }, { count: 50, isMore: true }],
  ['what is read, where the count is older', { count: 150, isMore: true }, {}, { count: 150, isMore: true }],
] as const)('the number of issues on a tab is that of %s', (_, hits, search, expected) => {
  const counts = { new: 0, still_open: 101, fixed: 3, ignored: 0, complete: true };
  expect(hitsOnTab(hits, counts, { tab: 'open', search })).toEqual(expected);
  expect(hitsOnTab(hits, undefined, { tab: 'open', search })).toEqual(hits);
  expect(hitsOnTab(undefined, counts, { tab: 'open', search })).toBeUndefined();
});

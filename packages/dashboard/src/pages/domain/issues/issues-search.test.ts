import type { Issue } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { countOfTab, issueTabs, queryOfTab, readIssuesSearch, tabOfOpen } from './issues-search.ts';

it.each([
  [
    { state: 'fixed', severity: 'error', q: '/old', sort: 'pages' },
    { state: 'fixed', severity: 'error', q: '/old', sort: 'pages' },
  ],
  [{ state: 'closed', q: '', sort: 'newest', severity: 'high' }, {}],
  [{ q: 404 }, { q: '404' }],
  [
    { state: 'open', issue: 'i-1' },
    { state: 'open', issue: 'i-1' },
  ],
  [{ issue: 7 }, {}],
  [{ issue: '' }, {}],
])('%j is %j', (search, expected) => {
  expect(readIssuesSearch(search)).toEqual({
    state: undefined,
    severity: undefined,
    q: undefined,
    sort: undefined,
    issue: undefined,
    ...expected,
  });
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
  ['new', { count: 2, isLess: false }, true],
  ['open', { count: 9_998, isLess: false }, true],
  // That the open ones are more than were counted may be so for both tabs.
  ['new', { count: 2, isLess: true }, false],
  ['open', { count: 9_998, isLess: true }, false],
  ['fixed', { count: 10_000, isLess: true }, false],
  ['fixed', { count: 10_000, isLess: false }, true],
  ['ignored', { count: 4, isLess: false }, false],
] as const)('the tab %s has %j of issues that were counted whole: %s', (tab, shown, complete) => {
  const counts = { new: 2, still_open: 9_998, fixed: 10_000, ignored: 4 };
  expect(countOfTab({ ...counts, complete }, tab)).toEqual(shown);
});

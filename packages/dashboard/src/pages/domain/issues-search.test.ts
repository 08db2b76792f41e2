import type { Issue } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { issueTabs, queryOfTab, readIssuesSearch } from './issues-search.ts';

it.each([
  [
    { state: 'fixed', severity: 'error', q: '/old', sort: 'pages' },
    { state: 'fixed', severity: 'error', q: '/old', sort: 'pages' },
  ],
  [{ state: 'closed', q: '', sort: 'newest', severity: 'high' }, {}],
  [{ q: 404 }, { q: '404' }],
])('%j is %j', (search, expected) => {
  expect(readIssuesSearch(search)).toEqual({
    state: undefined,
    severity: undefined,
    q: undefined,
    sort: undefined,
    ...expected,
  });
});

it.each(['new', 'persisting', 'fixed', 'reopened', 'inconclusive', 'none'] satisfies Issue['outcome'][])(
  'an open issue that is %s is on one tab',
  (outcome) => {
    const open = issueTabs.filter((tab) => queryOfTab(tab).state === 'open');
    const tabs = open.filter((tab) => queryOfTab(tab).outcome?.split(',').includes(outcome));
    expect(tabs).toEqual([outcome === 'new' || outcome === 'reopened' ? 'new' : 'open']);
  },
);

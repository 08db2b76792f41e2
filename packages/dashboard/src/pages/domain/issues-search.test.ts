import { expect, it } from 'vitest';
import { isOnTab, issueTabs, readIssuesSearch, stateOfTab } from './issues-search.ts';

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

it.each(['new', 'reopened', 'persisting', 'inconclusive', 'none'])(
  'an open issue that is %s is on one tab',
  (outcome) => {
    const tabs = issueTabs.filter((tab) => stateOfTab(tab) === 'open' && isOnTab(tab, outcome));
    expect(tabs).toEqual([outcome === 'new' || outcome === 'reopened' ? 'new' : 'open']);
  },
);

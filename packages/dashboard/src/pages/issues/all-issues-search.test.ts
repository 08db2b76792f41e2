import { expect, it } from 'vitest';
import { isByFix, readAllIssuesSearch, severityOf } from './all-issues-search.ts';

it('takes the id of a domain', () => {
  expect(readAllIssuesSearch({ domain: 'd-1' })).toEqual({ domain: 'd-1' });
  for (const domain of ['', 7, ['d-1']]) expect(readAllIssuesSearch({ domain })).toEqual({});
});

it('takes a part of a URL, which may be digits', () => {
  expect(readAllIssuesSearch({ q: 'kites' })).toEqual({ q: 'kites' });
  expect(readAllIssuesSearch({ q: 404 })).toEqual({ q: '404' });
  expect(readAllIssuesSearch({ q: '' })).toEqual({});
});

it('takes a kind of issue, also one from a later version', () => {
  for (const kind of ['slow_page', 'soft_404', 'from_tomorrow'])
    expect(readAllIssuesSearch({ kind })).toEqual({ kind });
  for (const kind of ['', 'Slow page', 'x'.repeat(33), 404, ['slow_page']])
    expect(readAllIssuesSearch({ kind })).toEqual({});
});

it('groups issues by what fixes them, unless they are wanted one by one or searched', () => {
  expect(readAllIssuesSearch({ view: 'single' })).toEqual({ view: 'single' });
  for (const view of ['', 'fix', ['single']]) expect(readAllIssuesSearch({ view })).toEqual({});
  expect(isByFix({ severity: 'any', domain: '1' })).toBe(true);
  for (const search of [{ view: 'single' }, { q: 'a' }, { kind: 'slow_page' }] as const)
    expect(isByFix(search)).toBe(false);
});

it.each([
  [{}, 'error'],
  [{ severity: 'notice' }, 'notice'],
  [{ severity: 'any' }, undefined],
  [{ severity: 'grave' }, 'error'],
])('%j lists issues of the severity %s', (search, severity) => {
  expect(severityOf(readAllIssuesSearch(search))).toBe(severity);
});

import { expect, it } from 'vitest';
import { readAllIssuesSearch, severityOf } from './all-issues-search.ts';

it.each([
  [{}, 'error'],
  [{ severity: 'notice' }, 'notice'],
  [{ severity: 'any' }, undefined],
  [{ severity: 'grave' }, 'error'],
])('%j lists issues of the severity %s', (search, severity) => {
  expect(severityOf(readAllIssuesSearch(search))).toBe(severity);
});

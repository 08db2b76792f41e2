import { expect, it } from 'vitest';
import { endedReports } from './ended-reports.ts';

it('has the reports that were being made before and are not any more', () => {
  const before = [
    { id: 'a', state: 'queued' },
    { id: 'b', state: 'running' },
    { id: 'c', state: 'running' },
    { id: 'd', state: 'completed' },
  ] as const;
  const now = [
    { id: 'new', state: 'completed' },
    { id: 'a', state: 'completed' },
    { id: 'b', state: 'failed' },
    { id: 'c', state: 'running' },
    { id: 'd', state: 'completed' },
  ] as const;
  expect(endedReports(before, now).map(({ id }) => id)).toEqual(['a', 'b']);
});

import { expect, it } from 'vitest';
import { watchReports } from './watch-reports.ts';

const idsOf = (reports: readonly { readonly id: string }[]): string[] => reports.map(({ id }) => id);

it('returns a report once, when it is no longer being made', () => {
  const watch = watchReports();
  expect(
    watch.look([
      { id: 'a', state: 'queued' },
      { id: 'b', state: 'running' },
      { id: 'c', state: 'running' },
      { id: 'd', state: 'completed' },
    ]),
  ).toEqual([]);
  const now = [
    { id: 'new', state: 'completed' },
    { id: 'a', state: 'completed' },
    { id: 'b', state: 'failed' },
    { id: 'c', state: 'running' },
    { id: 'd', state: 'completed' },
  ] as const;
  expect(idsOf(watch.look(now))).toEqual(['a', 'b']);
  expect(watch.look(now)).toEqual([]);
});

it('returns a report that is ready in the first list that has it, also after an older list without it', () => {
  const watch = watchReports();
  watch.begin({ id: 'a', state: 'queued' });
  expect(watch.look([{ id: 'd', state: 'completed' }])).toEqual([]);
  expect(idsOf(watch.look([{ id: 'a', state: 'completed' }]))).toEqual(['a']);
});

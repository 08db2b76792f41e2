import { expect, it } from 'vitest';
import { finishedAt } from './end-times.ts';

it.each([
  ['now', { startedAt: 1_000, now: 61_000, elapsedMs: 60_000 }, 61_000],
  ['now, after a pause', { startedAt: 1_000, now: 90_000, elapsedMs: 60_000 }, 90_000],
  ['now, where the clock was put back a little', { startedAt: 1_000, now: 31_000, elapsedMs: 60_000 }, 31_000],
  [
    'after its start, where the clock was put back beyond it',
    { startedAt: 9_000, now: 1_000, elapsedMs: 60_000 },
    69_000,
  ],
])('%s', (_case, ended, at) => {
  expect(finishedAt(ended)).toBe(at);
});

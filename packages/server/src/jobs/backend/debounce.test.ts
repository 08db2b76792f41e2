import { expect, it } from 'vitest';
import { debounce } from './debounce.ts';

const first = { now: 1_000, wanted: 1_000 };
const started = (next: number) => ({ next_run_at: next, debounce_started_at: 1_000 });

it.each([
  ['trailing, first save', { delay: 500 }, first, started(1_500)],
  ['trailing, later save', { delay: 500 }, { now: 1_400, wanted: 1_400, stored: started(1_500) }, started(1_900)],
  [
    'trailing, shortened by the longest wait',
    { delay: 500, maxWait: 700 },
    { now: 1_400, wanted: 1_400, stored: started(1_500) },
    started(1_700),
  ],
  [
    'trailing, after the longest wait',
    { delay: 500, maxWait: 700 },
    { now: 1_700, wanted: 1_700, stored: started(1_700) },
    { next_run_at: 1_700, debounce_started_at: null },
  ],
  [
    'trailing, first save of the next series',
    { delay: 500, maxWait: 700 },
    { now: 9_000, wanted: 9_000, stored: { next_run_at: null, debounce_started_at: null } },
    { next_run_at: 9_500, debounce_started_at: 9_000 },
  ],
  ['leading, first save', { delay: 500, strategy: 'leading' as const }, first, started(1_000)],
  [
    'leading, later save',
    { delay: 500, strategy: 'leading' as const },
    { now: 1_400, wanted: 1_400, stored: started(1_000) },
    started(1_000),
  ],
])('%s', (_case, options, save, times) => {
  expect(debounce(options, save)).toEqual(times);
});

import { expect, it } from 'vitest';
import { changeCustomLimits, readCustomLimits, withCustomLimits } from './custom-limits.ts';
import { defaultPlans } from './plans.ts';

it('a limit of its own replaces the plan’s, and only that', () => {
  const stored = changeCustomLimits(null, { max_pages: 50_000, members: 3 });
  expect(withCustomLimits(defaultPlans.agency, stored)).toEqual({
    ...defaultPlans.agency,
    max_pages: 50_000,
    members: 3,
  });
  expect(withCustomLimits(defaultPlans.agency, null)).toBe(defaultPlans.agency);
});

it('an update changes what it names, null takes the plan’s again, and nothing is left of no limits', () => {
  const stored = changeCustomLimits(null, { max_pages: 50_000, members: 3 });
  const changed = changeCustomLimits(stored, { members: null, api_keys: 0 });
  expect(readCustomLimits(changed)).toEqual({ max_pages: 50_000, api_keys: 0 });
  expect(changeCustomLimits(changed, { max_pages: null, api_keys: null })).toBeNull();
});

it('the same limits are the same text, in whatever order they came', () => {
  const [a, b] = [changeCustomLimits(null, { api_keys: 1 }), changeCustomLimits(null, { max_pages: 9 })];
  expect(changeCustomLimits(a, { max_pages: 9 })).toBe(changeCustomLimits(b, { api_keys: 1 }));
});

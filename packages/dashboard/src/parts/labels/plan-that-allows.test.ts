import type { AccountWithPlans } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { isAbove, planThatAllows } from './plan-that-allows.ts';

const plans = [
  { name: 'free', limits: { domains: 1, agency_features: false } },
  { name: 'pro', limits: { domains: 10, agency_features: false } },
  { name: 'agency', limits: { domains: null, agency_features: true } },
] as unknown as AccountWithPlans['plans'];

it.each([
  ['fewer', 0, 'free'],
  ['as many as a plan allows', 1, 'pro'],
  ['any number', 1_000, 'agency'],
])('finds the smallest plan that allows %s', (_, used, expected) => {
  expect(planThatAllows(plans, ({ domains }) => isAbove(domains, used))).toBe(expected);
});

it('is undefined when no plan allows it', () => {
  expect(planThatAllows(plans, ({ max_pages }) => max_pages > 0)).toBeUndefined();
});

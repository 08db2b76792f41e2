import { document } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { readPlans } from './plans.ts';

it('the limits that the contract shows are those of a plan', () => {
  const shown: unknown[] = [];
  JSON.stringify(document, (_, value) => {
    if (typeof value?.max_pages === 'number' && typeof value.depth_limit === 'number') {
      shown.push([value.max_pages, value.depth_limit]);
    }
    return value;
  });
  const plans = readPlans('{}', (message) => expect.unreachable(message));
  const limits = Object.values(plans).map((plan) => [plan.max_pages, plan.depth_limit]);
  expect(shown.length).toBeGreaterThan(1);
  for (const pair of shown) expect(limits).toContainEqual(pair);
});

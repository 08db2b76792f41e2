import { expect, test } from 'vitest';
import { createSiteStats } from './site-stats.ts';

test('the peak is the largest number of requests in flight at once, not their number', () => {
  const stats = createSiteStats();
  for (let i = 0; i < 3; i++) {
    stats.started('GET', undefined);
    stats.started('GET', undefined);
    stats.ended();
    stats.ended();
  }
  expect(stats.read()).toMatchObject({ requests: 6, peakInFlight: 2 });
  stats.started('GET', undefined);
  stats.reset();
  stats.started('GET', undefined);
  expect(stats.read().peakInFlight).toBe(2); // the one under way still counts
});

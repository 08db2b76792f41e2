import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import type { Fault } from '../plan/plan-faults.ts';
import { runFaults } from '../run-faults.ts';
import { shortLimits, startWorld } from './short-run.test-support.ts';

const often: Fault[] = Array.from({ length: 25 }, (_, n) => ({
  kind: 'connections',
  server: 0,
  // The interval differs from that of anything that servers do once a second.
  afterMs: 130 + 37 * (n % 7),
  forMs: 0,
  latencyMs: 0,
  shiftMs: 0,
}));

describeMysql('connections that the database ends in the middle of transactions (KILL CONNECTION)', (open) => {
  it('undo them whole: nothing is lost, nobody is notified of what did not happen', async () => {
    const world = await startWorld({ servers: 2, databaseUrl: await open() });
    const { violations, evidence } = await runFaults(world, often, { limits: shortLimits });
    expect(violations).toEqual({});
    expect(evidence.crawls.length).toBeGreaterThan(3);
    // The faults had an effect: the servers logged errors.
    expect(Object.values(evidence.texts).join('')).toMatch(/"level":50/);
  });
});

import { freshDatabases } from '@linkvitals/testing/own-databases';
import { onTestFinished } from 'vitest';
import { defaultLimits } from '../default-limits.ts';
import type { Limits } from '../evidence/evidence.ts';
import { createWorld, type World, type WorldOptions } from '../world/world.ts';

/** Length of leases in ms, short so that tests wait little for the work of dead servers. */
export const SHORT_LEASE_MS = 3_000;

const short = {
  LINKVITALS_LEASE_SECONDS: String(SHORT_LEASE_MS / 1_000),
  LINKVITALS_SWEEP_SECONDS: '0.5',
  LINKVITALS_RETRY_SCHEDULE_SECONDS: '0.3,0.6,0.9',
};

/** Limits without a bound on the event loop's delay, because other tests use the machine too. */
export const shortLimits: Limits = { ...defaultLimits(45_000), loopDelayMs: Number.POSITIVE_INFINITY };

/** A world with short leases and waits that ends with the test; on a SQLite file by default. */
export async function startWorld(options: Partial<WorldOptions> = {}): Promise<World> {
  const { env, ...rest } = options;
  const databases = await freshDatabases('sqlite');
  onTestFinished(() => databases[Symbol.asyncDispose]());
  const { databaseUrl } = databases;
  const defaults = { seed: 1, servers: 1, pages: 40, latencyMs: 30, databaseUrl };
  const world = await createWorld({ ...defaults, ...rest, env: { ...short, ...env } });
  onTestFinished(() => world.close());
  return world;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnNode } from '@linkvitals/testing';
import { expect, onTestFinished } from 'vitest';
import type { DeliveryPoint } from '../../platform/kill-points.ts';
import { openDatabase } from '../../platform/storage/index.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';

const program = fileURLToPath(new URL('serve-until-point.test-support.ts', import.meta.url));

export const killed = { code: null, signal: 'SIGKILL' };

export interface KillLab extends DeliveryLab {
  /**
   * Starts a real server on the same database; it kills itself at the point `dieAt`, if given. Leases outlast every test, so that
   * work which a dead server left is never taken up only because a lease ran out.
   */
  serve(dieAt?: DeliveryPoint): ReturnType<typeof spawnNode>;
  /** Starts a server, waits until all deliveries are delivered, and stops the server. */
  serveToTheEnd(): Promise<void>;
  /** The number of times that the subscriber received each delivery, in the order of `ids`. */
  timesReceived(ids: readonly string[]): number[];
}

/** Creates a delivery lab on a SQLite file that servers can share; the file is deleted at the end of the test. */
export async function createKillLab(): Promise<KillLab> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-kill-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = `sqlite:${join(folder, 'test.db')}`;
  const db = openDatabase({ url });
  onTestFinished(() => db.close());
  const lab = await createDeliveryLab({ db, now: Date.now() });
  onTestFinished(() => lab.close());

  const serve: KillLab['serve'] = (dieAt) =>
    spawnNode([program], {
      env: {
        DATABASE_URL: url,
        LINKVITALS_DATA_DIR: folder,
        LINKVITALS_PORT: '0',
        LINKVITALS_SECRET_KEY: lab.services.config.secretKeys.join(),
        LINKVITALS_ALLOW_CIDRS: lab.services.config.allowCidrs.join(),
        LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
        LINKVITALS_LEASE_SECONDS: '600',
        LINKVITALS_SWEEP_SECONDS: '0.1',
        LINKVITALS_LOG_LEVEL: 'silent',
        ...(dieAt === undefined ? {} : { LINKVITALS_TEST_DIE_AT: dieAt }),
      },
    });
  const states = () => db.knex('deliveries').orderBy('id').pluck('state');
  return {
    ...lab,
    serve,
    async serveToTheEnd() {
      await using server = serve();
      await server.waitForLine(/^serving /);
      await expect.poll(async () => new Set(await states()), { interval: 50 }).toEqual(new Set(['delivered']));
      expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    },
    timesReceived: (ids) =>
      ids.map((id) => lab.subscriber.received.filter(({ headers }) => headers['x-service-delivery'] === id).length),
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnNode } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../storage/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import { dueDeliveries } from './due-deliveries.ts';

const program = fileURLToPath(new URL('die-during-attempt.test-support.ts', import.meta.url));

let folder: string;
let db: Database;
let lab: DeliveryLab;
/** Added to the real time, which the other process goes by. */
let ahead: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-kill-'));
  ahead = 0;
  db = openDatabase({ url: `sqlite:${join(folder, 'test.db')}`, now: () => Date.now() + ahead });
  lab = await createDeliveryLab({ db, now: Date.now() });
});
afterEach(async () => {
  await lab.close();
  await db.close();
  await rm(folder, { recursive: true });
});

it.each([
  { point: 'claimed', sent: 0 },
  { point: 'answered', sent: 1 },
])('kill -9 of the server when it has $point: the event arrives, $sent times before and once after', async (death) => {
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  const env = {
    DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
    LINKVITALS_DATA_DIR: folder,
    LINKVITALS_SECRET_KEY: lab.services.config.secretKey,
    LINKVITALS_ALLOW_CIDRS: lab.services.config.allowCidrs.join(),
    LINKVITALS_LOG_LEVEL: 'silent',
  };
  await using server = spawnNode([program, deliveryId, death.point], { env });
  await server.waitForLine(/^at /);
  expect(await attemptDelivery(lab.services, { deliveryId })).toBe('taken');
  expect(await server.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });

  expect(await dueDeliveries(lab.services, 10)).toEqual([]);
  ahead = lab.services.config.leaseMs;
  expect(await dueDeliveries(lab.services, 10)).toEqual([{ id: deliveryId, first: true }]);
  expect(await attemptDelivery(lab.services, { deliveryId })).toBe('delivered');

  const { received } = lab.subscriber;
  expect(received).toHaveLength(death.sent + 1);
  expect(new Set(received.map(({ body }) => body.toString())).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['x-service-attempt']))).toEqual(new Set(['1']));
  expect(await lab.attempts(deliveryId)).toMatchObject([{ number: 1, status_code: 200 }]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifySignature } from '@linkvitals/contract/signature';
import { spawnNode } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SLOTS } from '../attempts/index.ts';
import { type Database, openDatabase } from '../storage/index.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import type { DeliveryPoint } from './delivery-point.ts';

const program = fileURLToPath(new URL('serve-until-point.test-support.ts', import.meta.url));

let folder: string;
let db: Database;
let lab: DeliveryLab;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-kill-'));
  db = openDatabase({ url: `sqlite:${join(folder, 'test.db')}` });
  lab = await createDeliveryLab({ db, now: Date.now() });
});
afterEach(async () => {
  await lab.close();
  await db.close();
  await rm(folder, { recursive: true });
});

/** A real server on the same database. Leases outlast every test: what the dead left is taken up without them. */
const serve = (dieAt?: DeliveryPoint) =>
  spawnNode([program], {
    env: {
      DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
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

const killed = { code: null, signal: 'SIGKILL' };
const states = () => db.knex('deliveries').orderBy('id').pluck('state');
const soon = { interval: 50 };

/** Receptions of each delivery, in the order of their ids. */
const timesReceived = (ids: readonly string[]) =>
  ids.map((id) => lab.subscriber.received.filter(({ headers }) => headers['x-service-delivery'] === id).length);

/** Serves until all is delivered; then the server ends at the signal. */
async function serveToTheEnd(): Promise<void> {
  await using server = serve();
  await server.waitForLine(/^serving /);
  await expect.poll(async () => new Set(await states()), soon).toEqual(new Set(['delivered']));
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
}

it.each<{ point: DeliveryPoint; sent: number; resent: number; attempts: number }>([
  { point: 'before-claim', sent: 0, resent: 1, attempts: 0 },
  { point: 'after-claim', sent: 0, resent: 1, attempts: 0 },
  { point: 'after-answer', sent: 1, resent: 1, attempts: 0 },
  { point: 'before-commit', sent: 1, resent: 1, attempts: 0 },
  { point: 'after-commit', sent: 1, resent: 0, attempts: 1 },
])(
  'kill -9 $point: sent $sent times before, $resent times after the restart, the same attempt with the same bytes',
  async ({ point, sent, resent, attempts }) => {
    const { secret } = await lab.endpoint();
    const [id = ''] = await lab.emit();
    expect(await serve(point).exited).toEqual(killed);
    expect(timesReceived([id])).toEqual([sent]);
    expect(await lab.attempts(id)).toHaveLength(attempts);

    await serveToTheEnd();
    const { received } = lab.subscriber;
    expect(received).toHaveLength(sent + resent);
    expect(new Set(received.map(({ body }) => body.toString('hex'))).size).toBe(1);
    for (const { body, headers } of received) {
      expect(headers['x-service-attempt']).toBe('1');
      const now = Date.now() / 1000;
      expect(await verifySignature(body, headers['x-service-signature'], { secrets: [secret], now })).toBe('valid');
    }
    expect(await lab.attempts(id)).toMatchObject([{ number: 1, status_code: 200 }]);
  },
);

it.each<DeliveryPoint>(['after-claim', 'before-commit'])(
  'kill -9 %s of one of a queue: all arrive, and what was in flight twice at most',
  async (point) => {
    await lab.endpoint();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(...(await lab.emit()));
    expect(await serve(point).exited).toEqual(killed);
    await serveToTheEnd();
    const times = timesReceived(ids);
    expect(Math.min(...times)).toBe(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
    expect(times.filter((count) => count === 2).length).toBeLessThanOrEqual(SLOTS.length);
    const bodies = new Set(lab.subscriber.received.map(({ body }) => body.toString('hex')));
    expect(bodies.size).toBe(ids.length);
  },
);

it.each<DeliveryPoint>(['after-claim', 'after-answer', 'before-commit', 'after-commit'])(
  'kill -9 %s of attempts that are claimed and settled together: all arrive, and what was in flight twice at most',
  async (point) => {
    const endpoints = 6;
    for (let n = 0; n < endpoints; n += 1) await lab.endpoint();
    const ids = [...(await lab.emit()), ...(await lab.emit()), ...(await lab.emit())];
    expect(await serve(point).exited).toEqual(killed);
    await serveToTheEnd();
    const times = timesReceived(ids);
    expect(Math.min(...times)).toBe(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
    expect(times.filter((count) => count === 2).length).toBeLessThanOrEqual(SLOTS.length * endpoints);
    for (const id of ids) expect(await lab.attempts(id)).toMatchObject([{ number: 1, status_code: 200 }]);
  },
);

it('kill -9 with both places of an endpoint taken: an event after the restart need not wait for any lease', async () => {
  lab.subscriber.respond((_request, index) => (index < SLOTS.length ? 'hang' : {}));
  await lab.endpoint();
  const ids = [...(await lab.emit()), ...(await lab.emit())];
  {
    await using server = serve();
    await lab.subscriber.waitFor((_request, index) => index === SLOTS.length - 1);
    expect(await server.kill('SIGKILL')).toEqual(killed);
  }
  ids.push(...(await lab.emit()));
  await serveToTheEnd();
  expect(timesReceived(ids)).toEqual([2, 2, 1]);
});

it('a server that starts beside a living one leaves alone what that has in flight', async () => {
  const gate = Promise.withResolvers<void>();
  lab.subscriber.respond((_request, index) => (index === 0 ? { after: gate.promise } : {}));
  await lab.endpoint();
  const ids = [...(await lab.emit())];
  await using first = serve();
  await lab.subscriber.waitFor((_request, index) => index === 0);
  await using second = serve();
  await second.waitForLine(/^serving /);
  // Found by a sweep of either: both have looked for what is due by then.
  ids.push(...(await lab.emit()));
  await lab.subscriber.waitFor((_request, index) => index === 1);
  expect(await first.kill('SIGKILL')).toEqual(killed);
  expect(await second.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(timesReceived(ids)).toEqual([1, 1]);
  gate.resolve();
});

import { expect, it } from 'vitest';
import type { DeliveryPoint } from '../../platform/kill-points.ts';
import { SLOTS } from '../attempts/index.ts';
import { createKillLab, killed } from './kill.test-support.ts';

it.each<DeliveryPoint>(['after-claim', 'before-commit'])(
  'after a server was killed at %s, all deliveries of an endpoint arrive, and at most those in flight arrive twice',
  async (point) => {
    const lab = await createKillLab();
    await lab.endpoint();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(...(await lab.emit()));
    expect(await lab.serve(point).exited).toEqual(killed);
    await lab.serveToTheEnd();
    const times = lab.timesReceived(ids);
    expect(Math.min(...times)).toBe(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
    expect(times.filter((count) => count === 2).length).toBeLessThanOrEqual(SLOTS.length);
    const bodies = new Set(lab.subscriber.received.map(({ body }) => body.toString('hex')));
    expect(bodies.size).toBe(ids.length);
  },
);

it.each<DeliveryPoint>(['after-claim', 'after-answer', 'before-commit', 'after-commit'])(
  'after a kill at %s of a server with grouped attempts, all deliveries arrive, and at most those in flight arrive twice',
  async (point) => {
    const lab = await createKillLab();
    const endpoints = 6;
    for (let n = 0; n < endpoints; n += 1) await lab.endpoint();
    const ids = [...(await lab.emit()), ...(await lab.emit()), ...(await lab.emit())];
    expect(await lab.serve(point).exited).toEqual(killed);
    await lab.serveToTheEnd();
    const times = lab.timesReceived(ids);
    expect(Math.min(...times)).toBe(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
    expect(times.filter((count) => count === 2).length).toBeLessThanOrEqual(SLOTS.length * endpoints);
    for (const id of ids) expect(await lab.attempts(id)).toMatchObject([{ number: 1, status_code: 200 }]);
  },
);

it('after a server was killed with both slots of an endpoint taken, a new event need not wait for the leases', async () => {
  const lab = await createKillLab();
  lab.subscriber.respond((_request, index) => (index < SLOTS.length ? 'hang' : {}));
  await lab.endpoint();
  const ids = [...(await lab.emit()), ...(await lab.emit())];
  {
    await using server = lab.serve();
    await lab.subscriber.waitFor((_request, index) => index === SLOTS.length - 1);
    expect(await server.kill('SIGKILL')).toEqual(killed);
  }
  ids.push(...(await lab.emit()));
  await lab.serveToTheEnd();
  expect(lab.timesReceived(ids)).toEqual([2, 2, 1]);
});

it('a server that starts beside a running one does not repeat the attempts that the running one has in flight', async () => {
  const gate = Promise.withResolvers<void>();
  const lab = await createKillLab();
  lab.subscriber.respond((_request, index) => (index === 0 ? { after: gate.promise } : {}));
  await lab.endpoint();
  const ids = [...(await lab.emit())];
  await using first = lab.serve();
  await lab.subscriber.waitFor((_request, index) => index === 0);
  await using second = lab.serve();
  await second.waitForLine(/^serving /);
  // A sweep of either server finds this event. When it arrives, both servers have looked for due deliveries.
  ids.push(...(await lab.emit()));
  await lab.subscriber.waitFor((_request, index) => index === 1);
  expect(await first.kill('SIGKILL')).toEqual(killed);
  expect(await second.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(lab.timesReceived(ids)).toEqual([1, 1]);
  gate.resolve();
});

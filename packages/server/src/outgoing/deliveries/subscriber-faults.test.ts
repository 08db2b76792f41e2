import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, type Outbound } from '@linkvitals/outbound';
import { createCertificates, startTlsServer } from '@linkvitals/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';

const MINUTE = 60_000;

let lab: DeliveryLab;
beforeEach(async () => {
  lab = await createDeliveryLab();
});
afterEach(() => lab.close());

/** Makes the first attempt of a delivery and reads the rows that it wrote. */
async function attemptOnce(outbound: Outbound = lab.services.outbound) {
  await lab.endpoint();
  const [deliveryId = ''] = await lab.emit();
  const outcome = await attemptDelivery({ ...lab.services, outbound }, { deliveryId, random: () => 0 });
  const [attempt] = await lab.attempts(deliveryId);
  return { outcome, delivery: await lab.delivery(deliveryId), attempt };
}

/** The lab's network with the limit of 30 s shortened to `ms`; fails when an attempt sets another limit than 30 s. */
const withLimit = (ms: number): Outbound => ({
  ...lab.services.outbound,
  request(request) {
    expect(request.limits).toEqual({ connectMs: 30_000, totalMs: 30_000 });
    return lab.services.outbound.request({ ...request, limits: { connectMs: ms, totalMs: ms } });
  },
});

/** Stops the time of requests until the test advances it or ends. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

it.each([500, 503, 400, 401, 404, 429, 301, 302, 304])('an answer %i is a failure and is retried', async (status) => {
  const elsewhere = `${lab.subscriber.url}/elsewhere`;
  lab.subscriber.respond(() => ({ status, headers: status < 400 ? { location: elsewhere } : {} }));
  const { outcome, delivery, attempt } = await attemptOnce();
  expect(outcome).toBe('retrying');
  expect(delivery).toMatchObject({
    state: 'pending',
    next_attempt_at: lab.clock.now() + MINUTE,
    last_status_code: status,
  });
  expect(attempt?.error).toBe(`The answer was ${status}${status < 400 ? '; redirects are not followed' : ''}.`);
  expect(lab.subscriber.received.map(({ path }) => path)).toEqual(['/hook']);
});

it.each([200, 201, 202, 204, 299])('an answer %i is a success', async (status) => {
  lab.subscriber.respond(() => ({ status }));
  const { outcome, attempt } = await attemptOnce();
  expect(outcome).toBe('delivered');
  expect(attempt).toMatchObject({ status_code: status, error: null });
});

it('a reset connection is retried', async () => {
  lab.subscriber.respond(() => 'reset');
  const { outcome, attempt } = await attemptOnce();
  expect(outcome).toBe('retrying');
  expect(attempt).toMatchObject({ status_code: null, response_body: null });
  expect(attempt?.error).toBe('The server closed the connection without an answer.');
});

it.each([
  { certificate: 'good', error: /^The certificate is not from a trusted authority\.$/ },
  { certificate: 'expired', error: /^The certificate expired on \d{4}-\d\d-\d\d\.$/ },
  { certificate: 'wrongHost', error: /^The certificate is for another host name\.$/ },
  { certificate: 'withoutIntermediate', error: /^The server does not send the whole certificate chain\.$/ },
  { certificate: 'selfSigned', error: /^The certificate is self-signed\.$/ },
] as const)('a bad certificate ($certificate) makes the attempt fail, and the log has the reason', async (bad) => {
  const certificates = await createCertificates();
  let requests = 0;
  const handler = () => void requests++;
  await using server = await startTlsServer({ certificate: certificates[bad.certificate], handler });
  await lab.endpoint({ url: `https://${server.address}/` });
  const [deliveryId = ''] = await lab.emit();
  expect(await attemptDelivery(lab.services, { deliveryId })).toBe('retrying');
  expect((await lab.attempts(deliveryId))[0]?.error).toMatch(bad.error);
  expect(requests).toBe(0);
});

it('an attempt at a forbidden address fails with an error that does not contain the address', async () => {
  const closed = createOutbound({});
  const { outcome, attempt } = await attemptOnce(closed);
  await closed.close();
  expect(outcome).toBe('retrying');
  expect(attempt?.error).toBe('The address may not be reached.');
  expect(lab.subscriber.received).toEqual([]);
});

it('an attempt whose secret cannot be decrypted counts, so that the retries end', async () => {
  await lab.endpoint();
  await lab.db.knex('webhook_endpoints').update({ secret_key_id: 'another' });
  const [id = ''] = await lab.emit();
  expect(await lab.ringFor(60 * MINUTE)).toEqual(['retrying', 'retrying', 'retrying', 'failed']);
  expect((await lab.delivery(id)).last_error).toBe('The attempt failed for a reason on our side.');
});

describe('the time limit', () => {
  it('includes the wait for the answer', async () => {
    stopTime();
    const attempted = attemptOnce();
    const requested = Promise.withResolvers<void>();
    lab.subscriber.respond(() => {
      requested.resolve();
      return 'hang';
    });
    await requested.promise;
    await vi.advanceTimersByTimeAsync(30_000);
    const { outcome, attempt } = await attempted;
    expect(outcome).toBe('retrying');
    expect(attempt).toMatchObject({ status_code: null, error: 'No complete answer within 30 seconds.' });
  });

  it('includes the body: an answer 200 whose body does not end in time is a failure', async () => {
    const server = createServer((_request, response) => void response.writeHead(200).write('so far'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await lab.endpoint({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
    const [deliveryId = ''] = await lab.emit();
    const head = Promise.withResolvers<void>();
    const { outbound } = lab.services;
    const request: Outbound['request'] = (wanted) => {
      const maxBodyBytes: NonNullable<typeof wanted.maxBodyBytes> = (received) => {
        // The first piece of the body comes with the headers.
        head.resolve();
        const { maxBodyBytes: room = 0 } = wanted;
        return typeof room === 'number' ? room : room(received);
      };
      return outbound.request({ ...wanted, maxBodyBytes });
    };
    stopTime();
    const attempted = attemptDelivery({ ...lab.services, outbound: { ...outbound, request } }, { deliveryId });
    await head.promise;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await attempted).toBe('retrying');
    expect((await lab.attempts(deliveryId))[0]).toMatchObject({
      status_code: 200,
      response_body: 'so far',
      error: 'No complete answer within 30 seconds.',
    });
    server.closeAllConnections();
    server.close();
  });

  it('is 30 seconds for the whole request, all of which a subscriber may use', async () => {
    const wanted: unknown[] = [];
    const { outbound } = lab.services;
    const recording: typeof outbound = {
      ...outbound,
      request: (request) => {
        wanted.push(request.limits);
        return outbound.request(request);
      },
    };
    expect((await attemptOnce(recording)).outcome).toBe('delivered');
    expect(wanted).toEqual([{ connectMs: 30_000, totalMs: 30_000 }]);
  });

  it('allows a slow answer that comes in time', async () => {
    const gate = Promise.withResolvers<void>();
    lab.subscriber.respond(() => {
      setTimeout(gate.resolve, 50);
      return { after: gate.promise };
    });
    expect((await attemptOnce(withLimit(5_000))).outcome).toBe('delivered');
  });
});

describe('an attempt that would outlive its lease', () => {
  beforeEach(async () => {
    await lab.close();
    lab = await createDeliveryLab({ env: { LINKVITALS_LEASE_SECONDS: '1' } });
    lab.subscriber.respond(() => 'hang');
  });

  it('is aborted and does not count when other requests to the host hold all connections', async () => {
    const others = Array.from({ length: 8 }, () => lab.services.outbound.request({ url: lab.subscriber.url }));
    const ended = Promise.allSettled(others);
    await lab.subscriber.waitFor((_request, index) => index === 7);
    const { outcome, delivery, attempt } = await attemptOnce();
    expect(outcome).toBe('aborted');
    expect(delivery).toMatchObject({ state: 'pending', attempts: 0, lease_token: null });
    expect(attempt).toBeUndefined();
    await lab.subscriber.close();
    await ended;
    expect(lab.subscriber.received).toHaveLength(8);
  });

  it('counts as timed out when its request was sent', async () => {
    const { outcome, attempt } = await attemptOnce();
    expect(outcome).toBe('retrying');
    expect(attempt).toMatchObject({ status_code: null, error: 'No complete answer within 30 seconds.' });
  });
});

describe("the subscriber's answer", () => {
  it('is read up to 64 KiB when it does not end, and then the connection is closed', async () => {
    let written = 0;
    const closed = Promise.withResolvers<void>();
    const server = createServer((_request, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(16 * 1024, 'x');
      const pour = (): void => {
        for (let more = true; more && !response.destroyed; written += chunk.length) more = response.write(chunk);
      };
      response.on('drain', pour).on('close', closed.resolve);
      pour();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await lab.endpoint({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
    const [deliveryId = ''] = await lab.emit();
    expect(await attemptDelivery(lab.services, { deliveryId })).toBe('delivered');
    await closed.promise;
    // The subscriber can write more than is read, because of the socket buffers on both sides.
    expect(written).toBeLessThan(16 * 1024 * 1024);
    expect((await lab.attempts(deliveryId))[0]?.response_body).toBe('x'.repeat(1000));
    server.close();
  });

  it('is kept as text without control characters, whatever its bytes are', async () => {
    const hostile = Buffer.concat([
      Buffer.from('\u001b[31mred\u0000<script>alert(1)</script>\r\n'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('😀'.repeat(600)),
    ]);
    lab.subscriber.respond(() => ({ status: 500, body: hostile }));
    const { attempt } = await attemptOnce();
    const kept = attempt?.response_body ?? '';
    expect(kept.startsWith('␛[31mred␀<script>alert(1)</script>\r\n\ufffd\ufffd😀')).toBe(true);
    expect(kept.length).toBeGreaterThanOrEqual(999);
    expect(kept.length).toBeLessThanOrEqual(1000);
    expect(kept.isWellFormed()).toBe(true);
  });
});

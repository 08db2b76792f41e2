import { verifySignature } from '@linkvitals/contract/signature';
import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { listAll } from './api.ts';
import { setStage } from './staged-domain.ts';

/** Shortened waits between retries: 0.3, 0.6 and 0.9 s for 1, 5 and 15 min. This is the one run of the schedule by the real clock. */
const waits = [0.3, 0.6, 0.9];

it('a failing subscriber gets four attempts, each signed anew, and then the delivery is given up', async () => {
  const { api } = await setStage({ env: { LINKVITALS_RETRY_SCHEDULE_SECONDS: waits.join(',') } });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  subscriber.respond(() => ({ status: 500, body: 'not today' }));
  const webhook = await api.post('/webhooks', { url: subscriber.url, events: ['crawl.failed'] });
  const delivery = await api.post(`/webhooks/${webhook.id}/test`);
  expect(delivery).toMatchObject({ event: 'test', state: 'pending' });

  const path = `/webhooks/${webhook.id}/deliveries/${delivery.id}`;
  await expect.poll(async () => (await api.get(path)).state, { interval: 100 }).toBe('failed');
  const { attempts, retry_count, body } = await api.get(path);
  expect(attempts.map((attempt: { number: number }) => attempt.number)).toEqual([1, 2, 3, 4]);
  expect(
    attempts.every(
      (a: { status_code: number; response_body: string }) => a.status_code === 500 && a.response_body === 'not today',
    ),
  ).toBe(true);
  expect(retry_count).toBe(3);
  const started = attempts.map((attempt: { started_at: string }) => Date.parse(attempt.started_at));
  waits.forEach((wait, index) => {
    expect(started[index + 1] - started[index], `wait ${index + 1}`).toBeGreaterThanOrEqual(wait * 1000);
  });
  expect(subscriber.received).toHaveLength(4);
  for (const request of subscriber.received) {
    expect(Buffer.from(request.body).toString()).toBe(body);
    const now = Math.floor(Date.now() / 1000);
    const header = request.headers['x-service-signature'] as string;
    expect(await verifySignature(request.body, header, { secrets: [webhook.secret], now })).toBe('valid');
  }
  expect((await listAll(api, `/webhooks/${webhook.id}/deliveries?state=failed`)).map(({ id }) => id)).toEqual([
    delivery.id,
  ]);
});

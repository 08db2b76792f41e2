import { describe, expect, it } from 'vitest';
import { recordingReceiver } from './test-support/adapter-suite.ts';
import { brokenLinksFound, OTHER_SECRET, signedDelivery, testEvent } from './test-support/signed-delivery.ts';
import { fetchHandler } from './web.ts';

const URL = 'https://subscriber.example/webhooks';
const request = async (...delivery: Parameters<typeof signedDelivery>) =>
  new Request(URL, await signedDelivery(...delivery));

describe('fetchHandler', () => {
  it('handles once what was signed, and answers a repetition 200', async () => {
    const { receiver, handled } = recordingReceiver();
    const handler = fetchHandler(receiver);
    for (let count = 0; count < 2; count++) {
      const response = await handler(await request(brokenLinksFound));
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
    expect(handled).toEqual([brokenLinksFound]);
  });

  it('answers a forged delivery 401 with an empty body', async () => {
    const response = await fetchHandler(recordingReceiver().receiver)(
      await request(testEvent, { secrets: [OTHER_SECRET] }),
    );
    expect([response.status, await response.text()]).toEqual([401, '']);
  });

  it('answers other methods 405 and other content 415', async () => {
    const handler = fetchHandler(recordingReceiver().receiver);
    const other = await handler(new Request(URL));
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await handler(new Request(URL, { method: 'POST', body: 'x' }))).status).toBe(415);
  });

  it('answers a request without a body 401', async () => {
    const { headers } = await signedDelivery(testEvent);
    const response = await fetchHandler(recordingReceiver().receiver)(new Request(URL, { method: 'POST', headers }));
    expect(response.status).toBe(401);
  });

  it('stops reading an endless body at the limit', async () => {
    let pulled = 0;
    let canceled = false;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        canceled = true;
      },
    });
    const { headers } = await signedDelivery(testEvent);
    const endlessRequest = new Request(URL, { method: 'POST', headers, body: endless, duplex: 'half' });
    expect((await fetchHandler(recordingReceiver().receiver)(endlessRequest)).status).toBe(413);
    expect(pulled).toBeLessThan(10);
    expect(canceled).toBe(true);
  });

  it('gives up on a body that breaks off', async () => {
    const { receiver, errors } = recordingReceiver();
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const { headers } = await signedDelivery(testEvent);
    const response = await fetchHandler(receiver)(
      new Request(URL, { method: 'POST', headers, body: broken, duplex: 'half' }),
    );
    expect(response.status).toBe(400);
    expect(errors).toMatchObject([{ code: 'body_incomplete' }]);
  });

  it('answers 500 and says what to change when the body was read before', async () => {
    const { receiver, errors } = recordingReceiver();
    const read = await request(testEvent);
    await read.json();
    const response = await fetchHandler(receiver)(read);
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('request.clone()')]);
    expect(errors).toMatchObject([{ code: 'body_already_read' }]);
  });

  it('passes on the signal of the request', async () => {
    const controller = new AbortController();
    let signal: AbortSignal | undefined;
    const test = (_event: unknown, context: { signal: AbortSignal }) => {
      signal = context.signal;
    };
    const { receiver } = recordingReceiver({ on: { test } });
    await fetchHandler(receiver)(new Request(URL, { ...(await signedDelivery(testEvent)), signal: controller.signal }));
    controller.abort();
    expect(signal?.aborted).toBe(true);
  });
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createReceiver } from '../create-receiver.ts';
import type { Receiver, ReceiverOptions, WebhookContext } from '../receiver-types.ts';
import { memoryStore } from '../stores/memory.ts';
import type { TestServer } from './serve.ts';
import { brokenLinksFound, NOW, OTHER_SECRET, SECRET, signedDelivery, testEvent } from './signed-delivery.ts';

export type Serve = (receiver: Receiver) => Promise<TestServer>;

/** A receiver that records the events that it handled, and the errors of its refusals. */
export function recordingReceiver(options: Partial<ReceiverOptions> = {}) {
  const handled: unknown[] = [];
  const errors: unknown[] = [];
  const keep = (event: unknown) => handled.push(event);
  const receiver = createReceiver({
    secret: SECRET,
    dedupe: memoryStore(),
    now: () => NOW,
    on: { 'broken_links.found': keep, test: keep },
    onError: (error) => errors.push(error),
    ...options,
  });
  return { receiver, handled, errors };
}

/** Tests of every adapter with real requests over a real connection. */
export function describeAdapter(name: string, serve: Serve): void {
  describe(`${name} over HTTP`, () => {
    it('handles once what was signed, and answers a repetition 200', async () => {
      const { receiver, handled } = recordingReceiver();
      await using server = await serve(receiver);
      for (const event of [brokenLinksFound, brokenLinksFound, testEvent]) {
        const response = await fetch(server.url, await signedDelivery(event));
        expect(response.status).toBe(200);
        expect(await response.text()).toBe('');
      }
      expect(handled).toEqual([brokenLinksFound, testEvent]);
    });

    it('takes the bytes as they came: white space, escapes and key order count', async () => {
      const { receiver, handled } = recordingReceiver();
      await using server = await serve(receiver);
      const text =
        '{ "timestamp" : "x",\r\n\t"data":{"message":"\\u2713 1.0","webhook_id":"w","n":1.0}, "event":"test" }\n';
      expect((await fetch(server.url, await signedDelivery(text))).status).toBe(200);
      expect(handled).toHaveLength(1);
    });

    it('answers a forged delivery 401 with an empty body', async () => {
      const { receiver, handled } = recordingReceiver();
      await using server = await serve(receiver);
      const response = await fetch(server.url, await signedDelivery(testEvent, { secrets: [OTHER_SECRET] }));
      expect([response.status, await response.text()]).toEqual([401, '']);
      expect(handled).toEqual([]);
    });

    it('answers an event without an envelope 400', async () => {
      const { receiver } = recordingReceiver();
      await using server = await serve(receiver);
      const response = await fetch(server.url, await signedDelivery({ event: 'test' }));
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('timestamp')]);
    });

    it('answers a handler that throws 500, and the retry 200', async () => {
      let attempts = 0;
      const test = () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no');
      };
      const { receiver } = recordingReceiver({ on: { test } });
      await using server = await serve(receiver);
      expect((await fetch(server.url, await signedDelivery(testEvent))).status).toBe(500);
      expect((await fetch(server.url, await signedDelivery(testEvent))).status).toBe(200);
    });

    it('answers other content 415', async () => {
      const { receiver } = recordingReceiver();
      await using server = await serve(receiver);
      const delivery = await signedDelivery(testEvent, { headers: { 'content-type': 'text/plain' } });
      expect((await fetch(server.url, delivery)).status).toBe(415);
    });
  });
}

/** Tests of every adapter that reads the request itself. */
export function describeBodyReading(name: string, serve: Serve): void {
  describe(`${name} reading the request itself`, () => {
    it('answers 2 MB 413, declared or chunked', async () => {
      const { receiver } = recordingReceiver();
      await using server = await serve(receiver);
      const { headers } = await signedDelivery(testEvent);
      const big = new Uint8Array(2_000_000);
      expect((await fetch(server.url, { method: 'POST', headers, body: big })).status).toBe(413);
      const chunked = new Blob([big]).stream();
      const response = await fetch(server.url, { method: 'POST', headers, body: chunked, duplex: 'half' });
      expect(response.status).toBe(413);
    });

    it('takes bytes that no text has: a byte order mark, and what is not UTF-8, which is genuine and answered 400', async () => {
      const { receiver, handled } = recordingReceiver();
      await using server = await serve(receiver);
      const json = new TextEncoder().encode(JSON.stringify(testEvent));
      const withMark = await signedDelivery(new Uint8Array([0xef, 0xbb, 0xbf, ...json]));
      expect((await fetch(server.url, withMark)).status).toBe(200);
      expect(handled).toEqual([testEvent]);
      const notUtf8 = await signedDelivery(new Uint8Array([...json, 0xff]));
      expect((await fetch(server.url, notUtf8)).status).toBe(400);
    });

    it('lets a sender that reads only after writing 2 MB have its 413, and the next request on that connection its 200', async () => {
      const { receiver } = recordingReceiver();
      await using server = await serve(receiver);
      const { headers, body } = await signedDelivery(testEvent);
      const socket = connect(server.port, '127.0.0.1').pause();
      socket.write(`${head({ ...headers, 'transfer-encoding': 'chunked' })}${(2_000_000).toString(16)}\r\n`);
      socket.write(new Uint8Array(2_000_000));
      socket.write(`\r\n0\r\n\r\n${head({ ...headers, connection: 'close', 'content-length': String(body.length) })}`);
      await new Promise((written) => socket.write(body, written));
      const answers = await text(socket);
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    });

    it('answers a request without a body 401, at once', async () => {
      const { receiver } = recordingReceiver();
      await using server = await serve(receiver);
      const { headers } = await signedDelivery(testEvent);
      expect((await fetch(server.url, { method: 'POST', headers })).status).toBe(401);
    });

    it('gives up on a body that breaks off, and handles nothing', async () => {
      const { promise: failed, resolve } = Promise.withResolvers<unknown>();
      const { receiver, handled } = recordingReceiver({ onError: resolve });
      await using server = await serve(receiver);
      const { headers } = await signedDelivery(testEvent);
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(`${head({ ...headers, 'content-length': '500' })}{"ev`);
      socket.end();
      expect(await failed).toMatchObject({ code: 'body_incomplete' });
      expect(handled).toEqual([]);
    });

    it('signals a handler that the sender has hung up', async () => {
      const { promise: aborted, resolve } = Promise.withResolvers<void>();
      const { promise: started, resolve: start } = Promise.withResolvers<void>();
      const test = async (_event: unknown, { signal }: WebhookContext) => {
        start();
        await new Promise((hangUp) => signal.addEventListener('abort', hangUp));
        resolve();
      };
      const { receiver } = recordingReceiver({ on: { test } });
      await using server = await serve(receiver);
      const controller = new AbortController();
      const request = fetch(server.url, { ...(await signedDelivery(testEvent)), signal: controller.signal });
      await started;
      controller.abort();
      await expect(request).rejects.toThrow();
      await aborted;
    });
  });
}

function head(headers: Record<string, string>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /webhooks HTTP/1.1\r\n${lines.join('')}\r\n`;
}

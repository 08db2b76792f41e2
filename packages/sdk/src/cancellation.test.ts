import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { buildClient } from './create-client.ts';
import { ConnectionError, InvalidResponseError, TimeoutError } from './errors.ts';
import { realPlatform } from './platform.ts';
import { apiKey } from './test-support/mock-api.ts';
import { domainId, sampleDomain } from './test-support/samples.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const noWait = { ...realPlatform, random: () => 0, waitMs: () => 0 };
const domainJson = JSON.stringify(sampleDomain());

describe('abort', () => {
  it('before the call sends nothing and rejects with the reason', async () => {
    let calls = 0;
    const baseUrl = await serve(() => {
      calls += 1;
    });
    const reason = new Error('changed my mind');
    const client = buildClient({ baseUrl, apiKey }, noWait);
    await expect(client.domains.get(domainId, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(calls).toBe(0);
  });

  it('while the server thinks rejects with the reason and closes the request', async () => {
    const controller = new AbortController();
    const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
    const baseUrl = await serve((request) => {
      request.on('close', onClosed);
      controller.abort('enough');
    });
    const client = buildClient({ baseUrl, apiKey }, noWait);
    await expect(client.domains.get(domainId, { signal: controller.signal })).rejects.toBe('enough');
    await closed;
  });

  it('while the body arrives rejects with the reason', async () => {
    const controller = new AbortController();
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      setTimeout(() => controller.abort('enough'), 5);
    });
    const client = buildClient({ baseUrl, apiKey }, noWait);
    await expect(client.domains.get(domainId, { signal: controller.signal })).rejects.toBe('enough');
  });

  it('during back-off works at once, and no further try is made', async () => {
    let calls = 0;
    const controller = new AbortController();
    const baseUrl = await serve((_, response) => {
      calls += 1;
      response.writeHead(503).end();
    });
    // The back-off is longer than the test, so only the abort can end it.
    const waitMs = () => {
      setTimeout(() => controller.abort('enough'), 5);
      return 25_000;
    };
    const client = buildClient({ baseUrl, apiKey }, { ...realPlatform, waitMs });
    await expect(client.domains.get(domainId, { signal: controller.signal })).rejects.toBe('enough');
    expect(calls).toBe(1);
  });

  it('plans no further try', async () => {
    const waits: number[] = [];
    const controller = new AbortController();
    const baseUrl = await serve(() => controller.abort('enough'));
    const client = buildClient({ baseUrl, apiKey }, { ...realPlatform, waitMs: (ms) => waits.push(ms) });
    await expect(client.domains.get(domainId, { signal: controller.signal })).rejects.toBe('enough');
    expect(waits).toEqual([]);
  });

  it('rejects with the reason even when a fetch of the caller makes up its own error', async () => {
    const controller = new AbortController();
    const fetch = async () => {
      controller.abort('enough');
      throw new Error('socket closed');
    };
    const client = buildClient({ baseUrl: 'http://127.0.0.1', apiKey, fetch, maxRetries: 0 }, noWait);
    await expect(client.domains.get(domainId, { signal: controller.signal })).rejects.toBe('enough');
  });

  it('has the standard AbortError as reason when none is given', async () => {
    const controller = new AbortController();
    const baseUrl = await serve(() => controller.abort());
    const client = buildClient({ baseUrl, apiKey }, noWait);
    const call = client.domains.get(domainId, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('time limits', () => {
  it('a try that gets no answer is given up and repeated', async () => {
    let calls = 0;
    const baseUrl = await serve((_, response) => {
      calls += 1;
      if (calls >= 3) response.end(domainJson);
    });
    const client = buildClient({ baseUrl, apiKey, timeoutMs: 150, maxRetries: 50 }, noWait);
    expect((await client.domains.get(domainId)).id).toBe(domainId);
    expect(calls).toBeGreaterThanOrEqual(3);
  });

  it('cover the body too', async () => {
    let calls = 0;
    const baseUrl = await serve((_, response) => {
      calls += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
    });
    const client = buildClient({ baseUrl, apiKey, timeoutMs: 1_000, maxRetries: 1 }, noWait);
    await expect(client.domains.get(domainId)).rejects.toThrow(TimeoutError);
    expect(calls).toBe(2);
  });

  it('cover the body of an error answer too', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(500, { 'content-type': 'text/html' }).write('<html>');
    });
    const client = buildClient({ baseUrl, apiKey, timeoutMs: 50, maxRetries: 0 }, noWait);
    await expect(client.domains.get(domainId)).rejects.toThrow(TimeoutError);
  });

  it('leave a file all the time that its body takes', async () => {
    const { promise: isLate, resolve } = Promise.withResolvers<void>();
    const baseUrl = await serve(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('url,');
      await isLate;
      response.end('verdict');
    });
    const client = buildClient({ baseUrl, apiKey, timeoutMs: 1_000, totalTimeoutMs: 1_000 }, noWait);
    const file = await client.crawls.exportLinks(domainId);
    setTimeout(resolve, 1_100);
    expect(new TextDecoder().decode(await file.bytes())).toBe('url,verdict');
  });

  it('can be set for one call', async () => {
    const baseUrl = await serve(() => undefined);
    const client = buildClient({ baseUrl, apiKey, maxRetries: 0 }, noWait);
    await expect(client.domains.get(domainId, { timeoutMs: 40 })).rejects.toThrow('no answer within 40 ms');
    await expect(client.domains.get(domainId, { timeoutMs: -1 })).rejects.toThrow(TypeError);
  });

  it('the total one also cuts a single try short', async () => {
    const baseUrl = await serve(() => undefined);
    const client = buildClient({ baseUrl, apiKey, totalTimeoutMs: 60 }, noWait);
    await expect(client.domains.get(domainId)).rejects.toThrow('within 60 ms in all');
  });

  it('the total one bounds all tries together', async () => {
    let calls = 0;
    const baseUrl = await serve(() => {
      calls += 1;
    });
    const options = { baseUrl, apiKey, timeoutMs: 300, totalTimeoutMs: 2_400, maxRetries: 1_000 };
    await expect(buildClient(options, noWait).domains.get(domainId)).rejects.toThrow('within 2400 ms in all');
    expect(calls).toBeGreaterThan(1);
    expect(calls).toBeLessThan(10);
  });
});

describe('a connection', () => {
  it('lost in the middle of the body is tried again', async () => {
    let calls = 0;
    const baseUrl = await serve((_, response) => {
      calls += 1;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': domainJson.length });
      if (calls === 2) response.end(domainJson);
      else response.write(domainJson.slice(0, 10), () => response.destroy());
    });
    const client = buildClient({ baseUrl, apiKey }, noWait);
    expect((await client.domains.get(domainId)).id).toBe(domainId);
    expect(calls).toBe(2);
  });

  it('is let go when the answer is longer than any of ours, and no further try is made', async () => {
    let calls = 0;
    const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
    const baseUrl = await serve((_, response) => {
      calls += 1;
      response.on('close', onClosed);
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      const write = () => void response.write(chunk, (error) => error ?? write());
      write();
    });
    const client = buildClient({ baseUrl, apiKey }, noWait);
    const error = await client.domains.get(domainId).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect((error as Error).message).toContain('more than 16777216 bytes');
    await closed;
    expect(calls).toBe(1);
  });

  it('that the server refuses is a ConnectionError that says so', async () => {
    const baseUrl = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    const client = buildClient({ baseUrl, apiKey, maxRetries: 0 }, noWait);
    const error = await client.domains.get(domainId).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toContain('ECONNREFUSED');
  });
});

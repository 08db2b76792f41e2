import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deadPort, errorOf, openOutbound, serveHttp, serveRaw, text } from './test-support/loopback.ts';

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

test('a GET gives status, headers and body, with lower-case names', async () => {
  const site = await serveHttp((_request, response) => {
    response.setHeader('X-Odd', ['a', 'b']);
    response.setHeader('Set-Cookie', ['a=1; Expires=Wed, 21 Oct', 'b=2']);
    response.setHeader('Link', ['</a>; rel=next', '</b>; rel=prev']);
    response.end('hello');
  });
  const response = await openOutbound().request({ url: `${site.url}/a?b=c#d`, maxBodyBytes: 100 });
  expect(response).toMatchObject({ status: 200, url: `${site.url}/a?b=c#d`, bodyTruncated: false });
  expect(text(response.body)).toBe('hello');
  expect(response.bodyError).toBeUndefined();
  expect(response.headers['x-odd']).toBe('a, b');
  expect(response.headers['set-cookie']).toBe('a=1; Expires=Wed, 21 Oct\nb=2');
  expect(response.headers.link).toBe('</a>; rel=next\n</b>; rel=prev');
  expect(response.headers.constructor).toBeUndefined();
  expect(response.loadMs).toBeGreaterThanOrEqual(response.firstByteMs);
});

test('path, query, headers and Host go out as given; headers of the framing stay ours', async () => {
  const seen: unknown[] = [];
  const site = await serveHttp((request, response) => {
    seen.push(request.url, request.headers);
    response.end();
  });
  const headers = {
    'User-Agent': 'Bot/1',
    'X-Token': 't',
    Host: 'evil.example',
    'Content-Length': '7',
    Connection: 'close',
  };
  await openOutbound().request({ url: `${site.url}/a%20b?c=%C3%A9`, headers });
  expect(seen).toEqual([
    '/a%20b?c=%C3%A9',
    {
      host: `127.0.0.1:${site.port}`,
      connection: 'keep-alive',
      'user-agent': 'Bot/1',
      'x-token': 't',
      'accept-encoding': 'gzip, deflate, br, zstd',
    },
  ]);
});

test('a POST sends exactly the bytes of the view it was given', async () => {
  let received: Buffer | undefined;
  const site = await serveHttp(async (request, response) => {
    received = await buffer(request);
    response.end(String(request.headers['content-length']));
  });
  const bytes = new Uint8Array([9, 0, 255, 128, 10, 9]).subarray(1, 5);
  const response = await openOutbound().request({ url: site.url, method: 'POST', body: bytes, maxBodyBytes: 10 });
  expect([...(received ?? [])]).toEqual([0, 255, 128, 10]);
  expect(text(response.body)).toBe('4');
});

test('an OPTIONS is sent as the preflight of a browser, without a body, and keeps of the response what is wanted', async () => {
  const preflights: unknown[] = [];
  const site = await serveHttp(async (request, response) => {
    const { origin, 'access-control-request-method': method, 'content-length': length } = request.headers;
    preflights.push([request.method, origin, method, length, (await buffer(request)).length]);
    response.setHeader('access-control-allow-origin', '*').end('x'.repeat(40_000));
  });
  const headers = { origin: 'https://shop.test', 'access-control-request-method': 'POST' };
  const outbound = openOutbound();
  const preflight = { url: site.url, method: 'OPTIONS', headers, body: Buffer.from('never sent') } as const;
  const response = await outbound.request(preflight);
  expect(preflights).toEqual([['OPTIONS', 'https://shop.test', 'POST', undefined, 0]]);
  expect(response).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*' } });
  expect(response.body).toHaveLength(0);
  expect((await outbound.request({ ...preflight, maxBodyBytes: 10 })).body).toHaveLength(10);
});

test('a HEAD has no body, whatever length the server names, and keeps the connection', async () => {
  const site = await serveHttp((_request, response) => void response.setHeader('content-length', 5_000_000).end());
  const outbound = openOutbound();
  for (let i = 0; i < 3; i++) {
    const response = await outbound.request({ url: site.url, method: 'HEAD', maxBodyBytes: 100 });
    expect(response).toMatchObject({ status: 200, bodyTruncated: false });
    expect(response.body).toHaveLength(0);
  }
  expect(site.accepted()).toBe(1);
});

test('a HEAD keeps the connection when the server does not say so', async () => {
  const site = await serveRaw((socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n'));
  const outbound = openOutbound();
  for (let i = 0; i < 2; i++) await outbound.request({ url: site.url, method: 'HEAD' });
  expect(site.accepted()).toBe(1);
});

test('requests one after the other share one connection; at once they open no more than the limit', async () => {
  const site = await serveHttp((_request, response) => void response.end('ok'));
  const outbound = openOutbound({ connectionsPerOrigin: 3 });
  for (let i = 0; i < 5; i++) await outbound.request({ url: site.url, maxBodyBytes: 10 });
  expect(site.accepted()).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => outbound.request({ url: site.url, maxBodyBytes: 10 })));
  expect(site.accepted()).toBe(3);
});

test('a small body that is not needed is read and the connection kept; a large one is cut off with the connection', async () => {
  const site = await serveHttp(
    (request, response) => void response.end(Buffer.alloc(request.url === '/big' ? 100_000 : 100)),
  );
  const outbound = openOutbound();
  for (let i = 0; i < 3; i++) expect((await outbound.request({ url: `${site.url}/small` })).body).toHaveLength(0);
  expect(site.accepted()).toBe(1);
  expect(await outbound.request({ url: `${site.url}/big` })).toMatchObject({ status: 200, bodyTruncated: false });
  await outbound.request({ url: `${site.url}/small` });
  expect(site.accepted()).toBe(2);
});

test('maxBodyBytes may look at the head before it decides', async () => {
  const site = await serveHttp((request, response) => {
    response.setHeader('content-type', request.url === '/page' ? 'text/html' : 'image/png').end('12345');
  });
  const outbound = openOutbound();
  const maxBodyBytes = (head: { headers: Readonly<Record<string, string>> }) =>
    head.headers['content-type'] === 'text/html' ? 5 : 0;
  expect(text((await outbound.request({ url: `${site.url}/page`, maxBodyBytes })).body)).toBe('12345');
  expect((await outbound.request({ url: `${site.url}/image`, maxBodyBytes })).body).toHaveLength(0);
});

test('an error in maxBodyBytes reaches the caller unchanged', async () => {
  const site = await serveHttp((_request, response) => void response.end('ok'));
  const maxBodyBytes = () => {
    throw new RangeError('mine');
  };
  await expect(openOutbound().request({ url: site.url, maxBodyBytes })).rejects.toThrow(new RangeError('mine'));
});

test('a body of exactly maxBodyBytes is whole, one byte more is truncated', async () => {
  const site = await serveHttp((_request, response) => void response.end('12345'));
  const outbound = openOutbound();
  expect(await outbound.request({ url: site.url, maxBodyBytes: 5 })).toMatchObject({ bodyTruncated: false });
  const cut = await outbound.request({ url: site.url, maxBodyBytes: 4 });
  expect(cut.bodyTruncated).toBe(true);
  expect(text(cut.body)).toBe('1234');
});

test('an endless fast body ends at maxBodyBytes', async () => {
  const site = await serveHttp((_request, response) => {
    const block = Buffer.alloc(65_536, 'x');
    const pour = () => {
      while (!response.destroyed && response.write(block));
    };
    response.on('drain', pour);
    pour();
  });
  const response = await openOutbound().request({ url: site.url, maxBodyBytes: 1_000_000 });
  expect(response.body).toHaveLength(1_000_000);
  expect(response.bodyTruncated).toBe(true);
});

/** Stops the time of the product until the test moves it or ends. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([
  ['and what came is kept', 100, 'part'],
  ['also where nobody wants it', 0, ''],
])('a slow body ends at totalMs, %s', async (_what, wanted, kept) => {
  const site = await serveHttp((_request, response) => void response.write('part'));
  const head = Promise.withResolvers<void>();
  const maxBodyBytes = (): number => {
    head.resolve();
    return wanted;
  };
  const outbound = openOutbound();
  stopTime();
  const work = outbound.request({ url: site.url, maxBodyBytes, limits: { totalMs: 1_000 } });
  await head.promise;
  await vi.advanceTimersByTimeAsync(1_000);
  const response = await work;
  expect(response).toMatchObject({ status: 200, bodyError: 'timeout' });
  expect(text(response.body)).toBe(kept);
});

test('silence after the request is a timeout', async () => {
  const requested = Promise.withResolvers<void>();
  const site = await serveRaw(() => requested.resolve());
  const outbound = openOutbound();
  stopTime();
  const work = errorOf(outbound.request({ url: site.url, limits: { totalMs: 1_000 } }));
  await requested.promise;
  await vi.advanceTimersByTimeAsync(1_000);
  const error = await work;
  expect(error).toMatchObject({ code: 'timeout', phase: 'headers', message: 'The server did not answer in time.' });
});

test('waiting in the queue is not counted as time of the server', async () => {
  let come = Promise.withResolvers<ServerResponse>();
  const site = await serveHttp((_request, response) => come.resolve(response));
  const outbound = openOutbound({ connectionsPerOrigin: 1 });
  stopTime();
  // Ten requests one after the other last longer than the limit of each.
  const requests = Array.from({ length: 10 }, () => outbound.request({ url: site.url, limits: { totalMs: 500 } }));
  for (let n = 0; n < requests.length; n += 1) {
    const response = await come.promise;
    come = Promise.withResolvers();
    await vi.advanceTimersByTimeAsync(400);
    response.end('ok');
  }
  expect((await Promise.all(requests)).map(({ loadMs }) => loadMs)).toEqual(requests.map(() => 400));
});

test.each([
  ['an unknown protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
  ['a bad status line', 'HTTP/1.1 abc\r\n\r\n'],
  ['an unrequested upgrade', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'],
])('%s is a protocol_error', async (_name, answer) => {
  const site = await serveRaw((socket) => void socket.write(answer));
  expect(await errorOf(openOutbound().request({ url: site.url }))).toMatchObject({ code: 'protocol_error' });
});

test('interim answers are skipped, a flood of them is a protocol_error', async () => {
  const hint = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n';
  const polite = await serveRaw((socket) => void socket.write(hint.repeat(3) + OK));
  expect(await openOutbound().request({ url: polite.url })).toMatchObject({ status: 200 });
  const flood = await serveRaw((socket) => void socket.write(hint.repeat(500)));
  expect(await errorOf(openOutbound().request({ url: flood.url }))).toMatchObject({ code: 'protocol_error' });
});

test('a 100 that nobody requested is skipped like other interim answers', async () => {
  const site = await serveRaw((socket) => void socket.write(`HTTP/1.1 100 Continue\r\n\r\n${OK}`));
  expect(await openOutbound().request({ url: site.url })).toMatchObject({ status: 200 });
});

test('line ends, blanks and folds as browsers take them', async () => {
  const site = await serveRaw((socket) => {
    socket.write('HTTP/1.1 200 OK\nx-a : b\r\nx-long: one\r\n two\ncontent-length: 2\n\nok');
  });
  const { status, headers, body } = await openOutbound().request({ url: site.url, maxBodyBytes: 10 });
  expect({ status, headers: { ...headers }, body: text(body) }).toEqual({
    status: 200,
    headers: { 'x-a': 'b', 'x-long': 'one two', 'content-length': '2' },
    body: 'ok',
  });
});

test('headers over 256 KiB are a headers_overflow', async () => {
  const headers = `x-big: ${'a'.repeat(1_000)}\r\n`.repeat(262);
  const site = await serveRaw((socket) => void socket.write(`HTTP/1.1 200 OK\r\n${headers}content-length: 0\r\n\r\n`));
  expect(await errorOf(openOutbound().request({ url: site.url }))).toMatchObject({ code: 'headers_overflow' });
});

test('headers of 250 KiB are fine', async () => {
  const headers = `x-big: ${'a'.repeat(1_000)}\r\n`.repeat(254);
  const site = await serveRaw((socket) => void socket.write(`HTTP/1.1 200 OK\r\n${headers}content-length: 0\r\n\r\n`));
  expect(await openOutbound().request({ url: site.url })).toMatchObject({ status: 200 });
});

test('trailers that never end are cut, and what came before them is kept', async () => {
  const site = await serveRaw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n');
    const more = () => !socket.destroyed && socket.write('x-a: bcdefgh\r\n'.repeat(100), () => setImmediate(more));
    more();
  });
  const response = await openOutbound().request({ url: site.url, maxBodyBytes: 100 });
  expect(Buffer.from(response.body).toString()).toBe('ok');
  expect(response.bodyError).toBe('headers_overflow');
});

test('an extension of a chunk without end is cut', async () => {
  const site = await serveRaw((socket) => {
    const head = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
    socket.end(`${head}2\r\nok\r\n2;${'x'.repeat(300_000)}`);
  });
  const response = await openOutbound().request({ url: site.url, maxBodyBytes: 100 });
  expect(response.bodyError).toBe('headers_overflow');
});

test('headers that never end are cut', async () => {
  const site = await serveRaw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const more = () => !socket.destroyed && socket.write('x-a: bcdefgh\r\n'.repeat(100), () => setImmediate(more));
    more();
  });
  expect(await errorOf(openOutbound().request({ url: site.url }))).toMatchObject({ code: 'headers_overflow' });
});

test('a port without a listener is connection_refused', async () => {
  const error = await errorOf(openOutbound().request({ url: `http://127.0.0.1:${await deadPort()}/` }));
  expect(error).toMatchObject({ code: 'connection_refused', phase: 'connect', reason: 'ECONNREFUSED' });
});

test.each([
  ['a reset', (socket: { resetAndDestroy(): unknown }) => socket.resetAndDestroy()],
  ['a close', (socket: { end(): unknown }) => socket.end()],
])('%s instead of an answer is connection_reset, requested once more on a new connection', async (_name, hangUp) => {
  const site = await serveRaw(hangUp);
  expect(await errorOf(openOutbound().request({ url: site.url }))).toMatchObject({ code: 'connection_reset' });
  expect(site.accepted()).toBe(1);
});

test.each([
  ['a reset', 'content-length: 100\r\n', 'part', 'resetAndDestroy'],
  ['an early end', 'content-length: 100\r\n', 'part', 'end'],
  ['an early end of the last answer', 'connection: close\r\ncontent-length: 100\r\n', 'part', 'end'],
  ['an end inside a chunk', 'connection: close\r\ntransfer-encoding: chunked\r\n', '100\r\npart', 'end'],
] as const)('%s in the body keeps what came', async (_name, headers, body, hangUp) => {
  let hang = () => {};
  const site = await serveRaw((socket) => {
    hang = () => socket[hangUp]();
    socket.write(`HTTP/1.1 200 OK\r\n${headers}\r\n${body}`);
  });
  const maxBodyBytes = () => {
    setImmediate(hang);
    return 1_000;
  };
  const response = await openOutbound().request({ url: site.url, maxBodyBytes });
  expect(response).toMatchObject({ status: 200, bodyError: 'connection_reset', bodyTruncated: false });
  expect(text(response.body)).toBe('part');
});

test('a kept connection that the server drops at the next GET is replaced once', async () => {
  const site = await serveRaw((socket, _request, nth) => {
    if (nth === 1 && socket.bytesWritten > 0) socket.resetAndDestroy();
    else socket.write(OK);
  });
  const outbound = openOutbound();
  await outbound.request({ url: site.url });
  expect(await outbound.request({ url: site.url, maxBodyBytes: 10 })).toMatchObject({ status: 200 });
  expect(site.accepted()).toBe(2);
});

test('a stray body after a HEAD spoils only its connection', async () => {
  const site = await serveRaw((socket, request) => {
    const head = 'HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 4\r\n\r\n';
    socket.write(request.startsWith('HEAD') ? `${head}oops` : OK);
  });
  const outbound = openOutbound();
  expect(await outbound.request({ url: site.url, method: 'HEAD' })).toMatchObject({ status: 200 });
  expect(await outbound.request({ url: site.url })).toMatchObject({ status: 200 });
});

test('a POST that was written is never sent again', async () => {
  let posts = 0;
  const site = await serveRaw((socket, request) => {
    if (!request.startsWith('POST')) return void socket.write(OK);
    posts++;
    socket.resetAndDestroy();
  });
  const outbound = openOutbound();
  await outbound.request({ url: site.url });
  const error = await errorOf(outbound.request({ url: site.url, method: 'POST', body: Buffer.from('x') }));
  expect(error.code).toBe('connection_reset');
  expect(posts).toBe(1);
});

test('a POST goes out on a new connection when the kept one has died before it was written', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const site = await serveRaw((socket, _request, nth) => {
    socket.write(OK);
    if (nth === 1) socket.end(resolve);
  });
  const outbound = openOutbound();
  await outbound.request({ url: site.url });
  await closed;
  const post = outbound.request({ url: site.url, method: 'POST', body: Buffer.from('x') });
  expect(await post).toMatchObject({ status: 200 });
  expect(site.accepted()).toBe(2);
});

test('the caller can abort before the start, while the server is silent, while waiting in the queue and in the body', async () => {
  const controllers = [new AbortController(), new AbortController()] as const;
  const site = await serveHttp((request, response) => {
    if (request.url === '/body') response.write('part');
    else controllers[0].abort();
  });
  const outbound = openOutbound({ connectionsPerOrigin: 1 });
  const early = outbound.request({ url: site.url, signal: AbortSignal.abort() });
  expect(await errorOf(early)).toMatchObject({ code: 'aborted' });

  const silent = outbound.request({ url: `${site.url}/silence`, signal: controllers[0].signal });
  const waiting = outbound.request({ url: site.url, signal: controllers[0].signal });
  expect((await Promise.all([errorOf(silent), errorOf(waiting)])).map(({ code }) => code)).toEqual([
    'aborted',
    'aborted',
  ]);

  const maxBodyBytes = () => {
    setImmediate(() => controllers[1].abort());
    return 100;
  };
  const cut = outbound.request({ url: `${site.url}/body`, maxBodyBytes, signal: controllers[1].signal });
  expect(await errorOf(cut)).toMatchObject({ code: 'aborted', phase: 'body' });
});

test('close ends running and waiting requests, and refuses new ones', async () => {
  const site = await serveRaw(() => {});
  const outbound = openOutbound({ connectionsPerOrigin: 1 });
  const running = errorOf(outbound.request({ url: site.url }));
  const waiting = errorOf(outbound.request({ url: site.url }));
  await outbound.close();
  expect((await waiting).code).toBe('aborted');
  expect((await running).code).toBe('aborted');
  expect(await errorOf(outbound.request({ url: site.url }))).toMatchObject({ code: 'aborted' });
});

test('requests from two local addresses do not share a connection', async () => {
  const from: unknown[] = [];
  const site = await serveHttp((request, response) => {
    from.push(request.socket.remoteAddress);
    response.end('ok');
  });
  const outbound = openOutbound();
  await outbound.request({ url: site.url, localAddress: '127.0.0.2' });
  await outbound.request({ url: site.url, localAddress: '127.0.0.3' });
  await outbound.request({ url: site.url, localAddress: '127.0.0.2' });
  expect(from).toEqual(['127.0.0.2', '127.0.0.3', '127.0.0.2']);
  expect(site.accepted()).toBe(2);
});

test('check judges URL and addresses without dialling', async () => {
  const site = await serveHttp((_request, response) => void response.end());
  const outbound = openOutbound({ resolve: async () => ['10.0.0.1'] });
  await expect(outbound.check(site.url)).resolves.toBeUndefined();
  expect(await errorOf(outbound.check('http://inside.example.com/'))).toMatchObject({ code: 'address_refused' });
  expect(await errorOf(outbound.check('ftp://example.com/'))).toMatchObject({ code: 'address_refused' });
  expect(await errorOf(outbound.check('nonsense'))).toMatchObject({ code: 'invalid_url' });
  expect(site.accepted()).toBe(0);
});

test('proxy variables of the environment are not read', async () => {
  const proxy = await serveHttp((_request, response) => void response.end('proxied'));
  const site = await serveHttp((_request, response) => void response.end('direct'));
  process.env.HTTP_PROXY = proxy.url;
  process.env.http_proxy = proxy.url;
  const response = await openOutbound()
    .request({ url: site.url, maxBodyBytes: 10 })
    .finally(() => {
      delete process.env.HTTP_PROXY;
      delete process.env.http_proxy;
    });
  expect(text(response.body)).toBe('direct');
  expect(proxy.accepted()).toBe(0);
});

test('an idle connection is closed within some seconds though the server would keep it', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const site = await serveHttp((request, response) => {
    void once(request.socket, 'close').then(() => resolve());
    response.setHeader('keep-alive', 'timeout=600').end('ok');
  });
  await openOutbound().request({ url: site.url });
  await closed;
});

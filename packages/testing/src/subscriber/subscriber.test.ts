import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type SubscriberOptions, startSubscriber } from './subscriber.ts';

async function serve(options: SubscriberOptions = {}) {
  const subscriber = await startSubscriber(options);
  onTestFinished(() => subscriber.close());
  const post = (path = '/', body: RequestInit['body'] = 'x', signal: AbortSignal | null = null) =>
    fetch(subscriber.url + path, { method: 'POST', body: body ?? null, signal });
  return { subscriber, post };
}

test('a request is kept byte for byte, with its headers as sent and its time', async () => {
  const { subscriber, post } = await serve({ now: () => 1234 });
  const body = Buffer.from([0, 255, 13, 10, 128]);
  expect((await post('/hook?a=1', body)).status).toBe(200);
  const [request] = subscriber.received;
  expect(request).toMatchObject({ method: 'POST', path: '/hook?a=1', receivedAt: 1234 });
  expect(request?.body.equals(body)).toBe(true);
  expect(request?.headers['content-length']).toBe('5');
  expect(request?.rawHeaders).toContain(subscriber.address);
});

test('answers are programmed per request', async () => {
  const { subscriber, post } = await serve({ respond: (_, index) => ({ status: index === 0 ? 503 : 204 }) });
  expect((await post()).status).toBe(503);
  expect((await post()).status).toBe(204);
  subscriber.respond(() => ({ status: 410, headers: { 'x-why': 'gone' }, body: 'bye' }));
  const answer = await post();
  expect([answer.status, answer.headers.get('x-why'), await answer.text()]).toEqual([410, 'gone', 'bye']);
});

test('a gate holds the answer back until it opens', async () => {
  const gate = Promise.withResolvers<void>();
  const { subscriber, post } = await serve({ respond: () => ({ after: gate.promise }) });
  let answered = false;
  const answer = post().then((response) => {
    answered = true;
    return response.status;
  });
  await subscriber.waitFor(() => true);
  expect(answered).toBe(false);
  gate.resolve();
  expect(await answer).toBe(200);
});

test('reset cuts the connection, hang never answers', async () => {
  const { subscriber, post } = await serve({ respond: () => 'reset' });
  await expect(post()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  subscriber.respond(() => 'hang');
  const leave = new AbortController();
  const hanging = post('/hang', 'x', leave.signal);
  await subscriber.waitFor(({ path }) => path === '/hang');
  leave.abort();
  await expect(hanging).rejects.toThrow(/abort/);
});

test('a bug in respond is answered as a 500 that names it', async () => {
  const { post } = await serve({
    respond: () => {
      throw new Error('my bug');
    },
  });
  const answer = await post();
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('my bug')]);
});

test('a client that leaves in the middle of its request is not recorded', async () => {
  const { subscriber, post } = await serve();
  const socket = connect(subscriber.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc', () => socket.destroy());
  await once(socket, 'close');
  await post('/whole');
  expect(subscriber.received.map(({ path }) => path)).toEqual(['/whole']);
});

test('waitFor finds past and future requests and says what came when none fits', async () => {
  const { subscriber, post } = await serve();
  const future = subscriber.waitFor(({ path }) => path === '/b');
  await post('/a');
  await post('/b');
  expect((await future).path).toBe('/b');
  expect((await subscriber.waitFor((_, index) => index === 0)).path).toBe('/a');
  await expect(subscriber.waitFor(() => false, { timeoutMs: 1 })).rejects.toThrow('received POST /a, POST /b');
  const never = subscriber.waitFor(() => false);
  await Promise.all([expect(never).rejects.toThrow('closed'), subscriber.close()]);
});

import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deadPort, errorOf, openOutbound, serveHttp } from '../test-support/loopback.ts';
import { recordingNetwork } from '../test-support/recording-network.ts';
import type { Dial } from '../types.ts';

test('the next allowed address is tried when one cannot connect', async () => {
  const site = await serveHttp((_request, response) => void response.end());
  const outbound = openOutbound({ resolve: async () => ['127.0.0.9', '::1', '127.0.0.1'] });
  expect(await outbound.request({ url: `http://many.test:${site.port}/` })).toMatchObject({ status: 200 });
});

test('at most four addresses are tried, families alternating, refused ones never', async () => {
  const { network, dialled } = recordingNetwork({
    dns: {
      A: ['93.184.215.1', '10.0.0.1', '93.184.215.2', '93.184.215.3', '93.184.215.4'],
      AAAA: ['fe80::1', '2606:4700::1'],
    },
  });
  const refusals: unknown[] = [];
  const outbound = openOutbound({ ...network, onRefused: (refusal) => refusals.push(refusal) });
  expect(await errorOf(outbound.request({ url: 'http://many.test/' }))).toMatchObject({ code: 'connection_refused' });
  const addresses = ['93.184.215.1', '2606:4700::1', '93.184.215.2', '93.184.215.3'];
  expect(dialled.map(({ address }) => address)).toEqual(addresses);
  expect(dialled.map(({ family }) => family)).toEqual([4, 6, 4, 4]);
  expect(refusals).toEqual([
    { url: 'http://many.test/', address: '10.0.0.1', reason: 'private' },
    { url: 'http://many.test/', address: 'fe80::1', reason: 'link-local' },
  ]);
});

test('an address that never responds leaves time for the next one', async () => {
  const site = await serveHttp((_request, response) => void response.end());
  const swallowed = Promise.withResolvers<void>();
  const dial: Dial = async (target) => {
    if (target.address === '127.0.0.9') {
      swallowed.resolve();
      return new Promise(() => {});
    }
    return new Promise((resolve) => {
      const socket = connect(target.port, target.address, () => resolve(socket));
    });
  };
  const outbound = openOutbound({ dial, resolve: async () => ['127.0.0.9', '127.0.0.1'] });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const response = outbound.request({ url: `http://many.test:${site.port}/`, limits: { connectMs: 2_000 } });
  await swallowed.promise;
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await response).toMatchObject({ status: 200 });
});

test('an unreachable second address does not hide that the first refused', async () => {
  const dial: Dial = async ({ address }) => {
    throw Object.assign(new Error('no'), { code: address === '127.0.0.1' ? 'ECONNREFUSED' : 'ENETUNREACH' });
  };
  const outbound = openOutbound({ dial, resolve: async () => ['::1', '127.0.0.1'] });
  expect(await errorOf(outbound.request({ url: 'http://x.test/' }))).toMatchObject({ reason: 'ECONNREFUSED' });
});

test('a socket that reached another address than the judged one is refused', async () => {
  const site = await serveHttp((_request, response) => void response.end('secret'));
  const dial: Dial = () =>
    new Promise((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () => resolve(socket));
    });
  const outbound = openOutbound({ dial, resolve: async () => ['127.0.0.2'] });
  expect(await errorOf(outbound.request({ url: 'http://x.test/' }))).toMatchObject({ code: 'address_refused' });
});

test('no socket stays behind when the time is over before the dialler is done', async () => {
  const site = await serveHttp((_request, response) => void response.end());
  const { promise: closed, resolve: sawClose } = Promise.withResolvers<void>();
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const dial: Dial = async (target) => {
    await gate;
    const socket = connect(target.port, target.address);
    socket.on('close', () => sawClose());
    return socket;
  };
  const outbound = openOutbound({ dial });
  const error = await errorOf(outbound.request({ url: site.url, limits: { connectMs: 50 } }));
  expect(error).toMatchObject({ code: 'timeout', phase: 'connect' });
  letGo();
  await closed;
});

test('the message of a failure is the same for every rule and port', async () => {
  const outbound = openOutbound({ allowCidrs: [] });
  const open = await serveHttp((_request, response) => void response.end());
  const urls = [open.url, `http://127.0.0.1:${await deadPort()}/`, 'http://10.0.0.1/', 'ftp://a.test/', 'http://wiki/'];
  const messages = await Promise.all(urls.map(async (url) => (await errorOf(outbound.request({ url }))).message));
  expect(new Set(messages)).toEqual(new Set(['This address may not be requested.']));
});

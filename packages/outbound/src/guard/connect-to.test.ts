import { expect, test } from 'vitest';
import { errorOf, openOutbound, serveHttp, text } from '../test-support/loopback.ts';
import { parseConnectTo } from './connect-to.ts';

test.each([
  ['a.test:80:127.0.0.1:8080', { host: 'a.test', port: 80 }, { host: '127.0.0.1', port: 8080 }],
  ['a.test:80:127.0.0.1:8080', { host: 'a.test', port: 81 }, { host: 'a.test', port: 81 }],
  ['A.Test::127.0.0.1:', { host: 'a.test.', port: 81 }, { host: '127.0.0.1', port: 81 }],
  [':::8080', { host: 'b.test', port: 80 }, { host: 'b.test', port: 8080 }],
  ['::c.test:', { host: 'b.test', port: 80 }, { host: 'c.test', port: 80 }],
  ['[::1]:80:[::2]:81', { host: '::1', port: 80 }, { host: '::2', port: 81 }],
])('%s', (rule, from, to) => {
  expect(parseConnectTo([rule]).map(from)).toEqual(to);
});

test('the first rule that matches wins', () => {
  const { map } = parseConnectTo(['a.test::127.0.0.1:1', '::127.0.0.2:2']);
  expect(map({ host: 'a.test', port: 80 })).toEqual({ host: '127.0.0.1', port: 1 });
  expect(map({ host: 'b.test', port: 80 })).toEqual({ host: '127.0.0.2', port: 2 });
});

test.each(['', 'a.test', 'a:b:c', '::1:80:::1:80', 'a:x:b:1', 'a:1:b:0', 'a:1:b:65536', '[a.test]:1:b:1'])(
  '%o is no rule',
  (rule) => {
    expect(() => parseConnectTo([rule])).toThrow(TypeError);
  },
);

test('the mapped host keeps its name in Host, and an address as the new host needs no DNS', async () => {
  const site = await serveHttp((request, response) => void response.end(request.headers.host));
  const resolve = async () => expect.unreachable('DNS was queried');
  const outbound = openOutbound({ resolve, connectTo: [`shop.test:80:127.0.0.1:${site.port}`] });
  expect(text((await outbound.request({ url: 'http://shop.test/', maxBodyBytes: 99 })).body)).toBe('shop.test');
});

test('the address that a rule leads to is judged like any other', async () => {
  const site = await serveHttp((_request, response) => void response.end());
  const outbound = openOutbound({ allowCidrs: [], connectTo: [`shop.test::127.0.0.1:${site.port}`] });
  expect(await errorOf(outbound.request({ url: 'http://shop.test/' }))).toMatchObject({ code: 'address_refused' });
  expect(site.accepted()).toBe(0);
});

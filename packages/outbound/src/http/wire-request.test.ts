import { expect, test } from 'vitest';
import { wireRequest } from './wire-request.ts';

const url = { href: 'http://x.example:8080/a%20b?c=d#e' };
const target = {
  ...url,
  path: '/a%20b?c=d',
  origin: {
    name: 'http://x.example:8080',
    isSecure: false,
    host: 'x.example',
    port: 8_080,
    authority: 'x.example:8080',
  },
};

test('a GET is its request line, host, and the fields', () => {
  expect(wireRequest({ url: url.href, headers: { 'User-Agent': 'x/1', Host: 'y.example' } }, target).head).toBe(
    'GET /a%20b?c=d HTTP/1.1\r\nhost: x.example:8080\r\nconnection: keep-alive\r\nuser-agent: x/1\r\n' +
      'accept-encoding: gzip, deflate, br, zstd\r\n\r\n',
  );
});

test.each([undefined, Buffer.from('hello')])('a POST has its length in the head', (body) => {
  const request = { url: url.href, method: 'POST', ...(body === undefined ? {} : { body }) } as const;
  expect(wireRequest(request, target).head).toMatch(`content-length: ${body?.byteLength ?? 0}\r\n\r\n`);
});

test.each([
  ['x-a', 'b\r\nx-c: d'],
  ['x-a', 'b\n'],
  ['x-a', 'b\0'],
  ['x-a', '\u{1f600}'],
  ['x-a: b\r\nx-c', 'd'],
  ['x a', 'b'],
  ['', 'b'],
])('a header that would be another one on the wire is refused: %j: %j', (name, value) => {
  for (const headers of [{ [name]: value }, Object.freeze({ [name]: value })]) {
    expect(() => wireRequest({ url: url.href, headers }, target)).toThrow(
      expect.objectContaining({ code: 'protocol_error', phase: 'request' }),
    );
  }
});

import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Certificates, createCertificates, type ServerCertificate, startTlsServer } from '@linkvitals/testing';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { errorOf, openOutbound, text } from '../test-support/loopback.ts';
import type { OutboundOptions, OutboundRequest } from '../types.ts';

let certificates: Certificates;
beforeAll(async () => {
  certificates = await createCertificates({ hosts: ['shop.test', '127.0.0.1'] });
});

async function send(
  certificate: ServerCertificate,
  given: { host?: string; request?: Partial<OutboundRequest>; options?: OutboundOptions } = {},
) {
  let requests = 0;
  const server = await startTlsServer({
    certificate,
    handler: (_request, response) => {
      requests++;
      response.end('ok');
    },
  });
  onTestFinished(() => server.close());
  const connectTo = [`shop.test:443:127.0.0.1:${server.port}`, `127.0.0.1:443:127.0.0.1:${server.port}`];
  const outbound = openOutbound({ connectTo, extraCa: [certificates.ca], ...given.options });
  const url = `https://${given.host ?? 'shop.test'}/`;
  return { exchange: outbound.request({ url, maxBodyBytes: 100, ...given.request }), requests: () => requests };
}

describe('a certificate that is right', () => {
  test.each(['shop.test', 'shop.test.', '127.0.0.1'])('for %s', async (host) => {
    const { exchange } = await send(certificates.good, { host });
    const response = await exchange;
    expect(text(response.body)).toBe('ok');
    expect(response.tlsWarning).toBeUndefined();
  });
});

describe('a certificate that is requested with wantCertificate', () => {
  test('comes with the response, also on a connection that was used before and on one that ends with the answer', async () => {
    const { cert } = certificates.good;
    const { validFrom, validTo, fingerprint256 } = new X509Certificate(cert);
    const server = await startTlsServer({
      certificate: certificates.good,
      handler: (request, response) =>
        response.writeHead(200, request.url === '/last' ? { Connection: 'close' } : {}).end('ok'),
    });
    onTestFinished(() => server.close());
    const outbound = openOutbound({
      connectTo: [`shop.test:443:127.0.0.1:${server.port}`],
      extraCa: [certificates.ca],
    });
    const get = (path: string, wantCertificate: boolean) =>
      outbound.request({ url: `https://shop.test${path}`, wantCertificate });
    expect(await get('/', false)).not.toHaveProperty('certificate');
    const iso = (date: string) => new Date(date).toISOString();
    for (const path of ['/', '/last']) {
      expect((await get(path, true)).certificate).toMatchObject({
        validFrom: iso(validFrom),
        validTo: iso(validTo),
        issuer: 'Test Intermediate',
        fingerprint: fingerprint256.replaceAll(':', '').toLowerCase(),
      });
    }
  });

  test('comes with the warning about its chain', async () => {
    const { exchange } = await send(certificates.withoutIntermediate, { request: { wantCertificate: true } });
    expect(await exchange).toMatchObject({
      tlsWarning: { fault: 'incomplete_chain' },
      certificate: { issuer: 'Test Intermediate' },
    });
  });
});

describe('a faulty certificate ends the exchange before a byte of HTTP', () => {
  test.each([
    ['expired', 'expired', 'shop.test', 'Test Intermediate'],
    ['notYetValid', 'not_yet_valid', 'shop.test', 'Test Intermediate'],
    ['wrongHost', 'wrong_host', 'wrong-host.invalid', 'Test Intermediate'],
    ['selfSigned', 'self_signed', 'shop.test', 'shop.test'],
  ] as const)('%s', async (kind, fault, name, issuer) => {
    const { exchange, requests } = await send(certificates[kind]);
    const error = await errorOf(exchange);
    expect(error).toMatchObject({ code: 'tls_error', phase: 'tls', tls: { fault, issuer } });
    expect(error.tls?.names).toContain(name);
    const { validFrom, validTo } = new X509Certificate(certificates[kind].cert);
    const iso = (date: string) => new Date(date).toISOString();
    expect(error.tls).toMatchObject({ validFrom: iso(validFrom), validTo: iso(validTo) });
    expect(requests()).toBe(0);
  });

  test('untrusted: a whole chain to an unknown root', async () => {
    const { exchange, requests } = await send(certificates.good, { options: { extraCa: [] } });
    expect(await errorOf(exchange)).toMatchObject({ code: 'tls_error', tls: { fault: 'untrusted' } });
    expect(requests()).toBe(0);
  });
});

describe('the text of a certificate', () => {
  const issuedBy = async (authorityName: string, hosts = ['shop.test']) => {
    const { expired } = await createCertificates({ hosts, authorityName });
    const { exchange } = await send(expired);
    return (await errorOf(exchange)).tls;
  };

  test('names the organization where the issuer has no common name', async () => {
    expect((await issuedBy('C=DE, O=Honest Certificates'))?.issuer).toBe('Honest Certificates');
  });

  test('is inert and bounded, whatever a server presents', async () => {
    const tls = await issuedBy(`CN=Trust\u202Eme\u0007 ${'x'.repeat(5000)}`, [`${'y'.repeat(5000)}.test`, 'shop.test']);
    expect(tls?.issuer).toBe(`Trustme ${'x'.repeat(245)}`);
    expect(tls?.names).toEqual(['y'.repeat(253), 'shop.test']);
  });

  test('is left out where the issuer has no name', async () => {
    const tls = await issuedBy('C=DE');
    expect(tls).toMatchObject({ fault: 'expired', names: ['shop.test'] });
    expect(tls).not.toHaveProperty('issuer');
  });
});

describe('an incomplete chain', () => {
  test('is a warning for a GET that carries nothing secret', async () => {
    const { exchange } = await send(certificates.withoutIntermediate, {
      request: { headers: { 'user-agent': 'Bot/1' } },
    });
    const response = await exchange;
    expect(response).toMatchObject({ status: 200, tlsWarning: { fault: 'incomplete_chain' } });
    expect(response.tlsWarning?.names).toContain('shop.test');
  });

  test.each<[string, Partial<OutboundRequest>]>([
    ['a POST', { method: 'POST', body: Buffer.from('x') }],
    ['authorization', { headers: { Authorization: 'Bearer x' } }],
    ['a cookie', { headers: { Cookie: 'a=b' } }],
    ['a header of the operator', { headers: { 'X-Pass': 'x' } }],
  ])('ends the exchange when it would carry %s', async (_name, request) => {
    const { exchange, requests } = await send(certificates.withoutIntermediate, { request });
    expect(await errorOf(exchange)).toMatchObject({ code: 'tls_error', tls: { fault: 'incomplete_chain' } });
    expect(requests()).toBe(0);
  });

  test('does not excuse a wrong host', async () => {
    const wrong = { ...certificates.wrongHost, chain: certificates.wrongHost.cert };
    const { exchange } = await send(wrong);
    expect(await errorOf(exchange)).toMatchObject({ tls: { fault: 'wrong_host' } });
  });

  test('does not excuse an expired certificate', async () => {
    const { exchange } = await send({ ...certificates.expired, chain: certificates.expired.cert });
    expect(await errorOf(exchange)).toMatchObject({ tls: { fault: 'expired' } });
  });

  test('a connection made with the warning is never used for something secret', async () => {
    const server = await startTlsServer({ certificate: certificates.withoutIntermediate });
    onTestFinished(() => server.close());
    const outbound = openOutbound({ connectTo: [`shop.test::127.0.0.1:${server.port}`], extraCa: [certificates.ca] });
    await outbound.request({ url: 'https://shop.test/' });
    const post = outbound.request({ url: 'https://shop.test/', method: 'POST', body: Buffer.from('x') });
    expect(await errorOf(post)).toMatchObject({ code: 'tls_error' });
  });
});

describe('a handshake that fails', () => {
  async function talk(answer: (socket: import('node:net').Socket) => void, connectMs = 60_000) {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => answer(socket));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const work = openOutbound().request({ url: `https://127.0.0.1:${port}/`, limits: { connectMs } });
    return errorOf(work);
  }

  test('on a port with plain HTTP is reported as no_tls', async () => {
    const error = await talk((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(error).toMatchObject({ code: 'tls_error', tls: { fault: 'no_tls' } });
  });

  test('a reset is connection_reset', async () => {
    expect(await talk((socket) => socket.resetAndDestroy())).toMatchObject({ code: 'connection_reset', phase: 'tls' });
  });

  test('silence is a timeout of the connection, not of the whole exchange', async () => {
    expect(await talk(() => {}, 1_000)).toMatchObject({ code: 'timeout', phase: 'tls' });
  });
});

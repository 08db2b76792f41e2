import { once } from 'node:events';
import { get } from 'node:https';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Certificates, createCertificates, type ServerCertificate } from './certificates.ts';
import { startTlsServer } from './tls-server.ts';

let certificates: Certificates;
beforeAll(async () => {
  certificates = await createCertificates({ hosts: ['shop.test', '127.0.0.1'] });
});

async function visit(certificate: ServerCertificate, servername = 'shop.test'): Promise<unknown> {
  const server = await startTlsServer({ certificate });
  onTestFinished(() => server.close());
  const request = get({ host: '127.0.0.1', port: server.port, servername, ca: certificates.ca, agent: false });
  return once(request, 'response').then(
    ([response]) => {
      response.resume();
      return response.statusCode;
    },
    (error: NodeJS.ErrnoException) => error.code,
  );
}

test.each([
  ['good', 200],
  ['expired', 'CERT_HAS_EXPIRED'],
  ['notYetValid', 'CERT_NOT_YET_VALID'],
  ['wrongHost', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['selfSigned', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['withoutIntermediate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
] as const)('a client that trusts the root finds %s: %s', async (kind, outcome) => {
  expect(await visit(certificates[kind])).toBe(outcome);
});

test('an IP address among the hosts is covered (no server name is sent for one)', async () => {
  expect(await visit(certificates.good, '')).toBe(200);
});

test('a client that does not trust the root refuses a good certificate', async () => {
  const server = await startTlsServer({ certificate: certificates.good });
  onTestFinished(() => server.close());
  const [error] = await once(get({ host: '127.0.0.1', port: server.port, agent: false }), 'error');
  expect(error.code).toBe('UNABLE_TO_GET_ISSUER_CERT_LOCALLY');
});

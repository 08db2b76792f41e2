import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ServiceError } from '../platform/errors.ts';
import { type DatabaseGate, openGate } from '../platform/outages/database-gate.ts';
import { type ApiAnswer, type CallOptions, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { addressOf, bodyOf, type Objects, unknownObjects } from './access/objects.test-support.ts';

// Refusals that all operations of people have in common, read from the contract: a new operation is tested without a
// line here. Rules of a single operation are tested in its own file.

const MAX_BODY = 1024 * 1024;

const own = operations.filter(
  ({ path, takesKey, takesOperatorKey }) => path.startsWith('/api/') && !takesKey && !takesOperatorKey,
);
const personal = own.filter(({ takesSession }) => takesSession);
const named = (list: readonly Operation[]): [OperationId, Operation][] => list.map((one) => [one.id, one]);
const withBody = own.filter(({ body }) => body !== undefined);
const changing = own.filter(({ method }) => method !== 'get');

let server: TestServer;

async function start(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const started = await startTestServer(options);
  onTestFinished(() => started.close());
  return started;
}

beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '100000' } });
  return () => server.close();
});

/** Sends a request of an owner, valid except for the changes in the options. */
async function send(
  operation: Operation,
  options: CallOptions = {},
  { at = server, query = {} }: { at?: TestServer; query?: Objects } = {},
): Promise<ApiAnswer> {
  const body = bodyOf(operation, unknownObjects);
  const path = addressOf(operation, unknownObjects, query);
  const { cookie } = await at.personFor(at.ctx);
  return at.call(operation.method.toUpperCase(), path, { cookie, ...(body && { body }), ...options });
}

const refusal = ({ status, body }: ApiAnswer): unknown[] =>
  status === 500 ? [status, body.detail] : [status, body.code];

it.each(named(personal))('401: %s without a session and with one that nobody has', async (_, operation) => {
  for (const cookie of ['', 'linkvitals_session=', `linkvitals_session=${'x'.repeat(43)}`, 'linkvitals_session=<>']) {
    expect(refusal(await send(operation, { cookie }))).toEqual([401, 'unauthorized']);
  }
});

it.each(named(personal))('403: %s with an API key, whatever its scopes', async (_, operation) => {
  expect(refusal(await send(operation, { key: server.key }))).toEqual([403, 'session_required']);
});

it.each(named(changing))('403: %s from a page of another site', async (_, operation) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect(refusal(await send(operation, { headers }))).toEqual([403, 'cross_site_request']);
});

it.each(named(own.filter(({ hasOpenQuery }) => !hasOpenQuery)))(
  '400: %s with a parameter that is not in the contract',
  async (_, operation) => {
    expect(refusal(await send(operation, {}, { query: { nobody: '1' } }))).toEqual([400, 'validation_failed']);
  },
);

it.each(named(withBody))('400: %s with a member that is not in the contract', async (_, operation) => {
  const body = { ...bodyOf(operation, unknownObjects), nobody: 1 };
  expect(refusal(await send(operation, { body }))).toEqual([400, 'validation_failed']);
});

it.each(named(withBody))('413 and 415: %s with too much, and with what is not JSON', async (_, operation) => {
  expect(refusal(await send(operation, { body: ' '.repeat(MAX_BODY + 1) }))).toEqual([413, 'payload_too_large']);
  const headers = { 'content-type': 'text/plain' };
  expect(refusal(await send(operation, { headers, body: '{}' }))).toEqual([415, 'unsupported_media_type']);
});

it('429: every operation counts, by person or by address', async () => {
  const limited = await start({ env: { LINKVITALS_API_RATE_LIMIT: '1' } });
  const { cookie } = await limited.personFor(limited.ctx);
  await limited.call('GET', '/api/v1/me', { cookie });
  await limited.call('GET', '/api/v1/sign-in-methods', { key: null });
  for (const operation of own) {
    const refused = refusal(await send(operation, { cookie }, { at: limited }));
    expect([operation.id, ...refused]).toEqual([operation.id, 429, 'rate_limited']);
  }
});

it('503: every operation says so while the database is away', async () => {
  const through = () => Promise.reject(new ServiceError('unavailable', { detail: 'Away.', retryAfterSeconds: 5 }));
  const gate: DatabaseGate = { ...openGate, closed: 'database_unreachable', isAway: true, through };
  const without = await start({ services: { gate } });
  for (const operation of own) {
    const refused = refusal(await send(operation, {}, { at: without }));
    expect([operation.id, ...refused]).toEqual([operation.id, 503, 'unavailable']);
  }
});

import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { isScope, scopes } from '../people/accounts/keys/scopes.ts';
import { ServiceError } from '../platform/errors.ts';
import { type DatabaseGate, openGate } from '../platform/outages/database-gate.ts';
import { makeReport } from '../reporting/reports/index.ts';
import { type ApiAnswer, type CallOptions, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { addObjects, addressOf, bodyOf, type Objects, unknownObjects } from './access/objects.test-support.ts';

// Refusals that every operation has in common, read from the contract: a new operation is tested without a line here.
// Rules of a single operation are tested in its own file.

const MAX_BODY = 1024 * 1024;

/** Operations that keys may call; those for people only are in person-statuses.test.ts. */
const guarded = operations.filter(({ takesKey }) => takesKey);
/** Operations that declare a status, with their ids */
const declaring = (status: number): [OperationId, Operation][] =>
  guarded.filter(({ responses }) => responses.has(String(status))).map((operation) => [operation.id, operation]);

let server: TestServer;
/** Objects of the account, by the name of their parameter. */
let own: Objects;

async function start(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const started = await startTestServer(options);
  onTestFinished(() => started.close());
  return started;
}

beforeAll(async () => {
  server = await startTestServer({
    env: {
      LINKVITALS_API_RATE_LIMIT: '100000',
      LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1',
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    },
  });
  own = await addObjects(server, server.ctx, 'example.com');
  await makeReport(server.services, { reportId: `${own.report_id}` });
  return () => server.close();
});

/** Sends a request that is valid except for the changes in the options. */
function send(operation: Operation, options: CallOptions = {}, ids = own, at = server): Promise<ApiAnswer> {
  const body = bodyOf(operation, ids);
  return at.call(operation.method.toUpperCase(), addressOf(operation, ids), { ...(body && { body }), ...options });
}

/** Status and code of a refusal. For an answer outside the contract, the fault in place of the code. */
const refusal = ({ status, body }: ApiAnswer): unknown[] =>
  status === 500 ? [status, body.detail] : [status, body.code];

it.each(declaring(200).filter(([, { method }]) => method === 'get'))(
  '200: %s on an existing object',
  async (_, operation) => {
    const { status, body } = await send(operation);
    expect(status).toBe(200);
    if ('next_cursor' in body) expect(body.data.length).toBeGreaterThan(0);
  },
);

it.each(declaring(401))('401: %s without a key and with an unknown key', async (_, operation) => {
  expect(refusal(await send(operation, { key: null }))).toEqual([401, 'unauthorized']);
  expect(refusal(await send(operation, { key: 'lv_unknown' }))).toEqual([401, 'unauthorized']);
});

it.each(declaring(403))('403: %s with a key that lacks only the scope that it needs', async (_, operation) => {
  const { scope = '' } = operation;
  expect(isScope(scope)).toBe(true);
  const key = await server.keyFor(server.ctx, { scopes: scopes.filter((one) => one !== scope) });
  const answer = await send(operation, { key });
  expect(refusal(answer)).toEqual([403, 'insufficient_scope']);
  expect(answer.body.detail).toContain(scope);
});

it('every operation on an object declares 404', () => {
  const onObjects = guarded.filter(({ path }) => path.includes('{')).map(({ id }) => id);
  expect(declaring(404).map(([id]) => id)).toEqual(onObjects);
});

it.each(declaring(404))('404: %s on an object of another account as on an unknown one', async (_, operation) => {
  const said = ({ status, body: { request_id, instance, ...rest } }: ApiAnswer) => [status, rest];
  const ofAnother = await send(operation, { key: await server.keyFor(await server.other()) });
  const unknown = await send(operation, {}, unknownObjects);
  expect(refusal(ofAnother)).toEqual([404, 'not_found']);
  expect(said(ofAnother)).toEqual(said(unknown));
});

it.each(declaring(404))('400: %s with ids that are no UUIDs', async (_, operation) => {
  const ids = Object.fromEntries(Object.keys(own).map((name) => [name, 'x']));
  expect(refusal(await send(operation, {}, ids))).toEqual([400, 'validation_failed']);
});

it.each(declaring(400))('400: %s with a parameter that is not in the contract', async (_, operation) => {
  const body = bodyOf(operation, own);
  const path = addressOf(operation, own, { nobody: '1' });
  const answer = await server.call(operation.method.toUpperCase(), path, { ...(body && { body }) });
  expect(refusal(answer)).toEqual([400, 'validation_failed']);
});

it.each(declaring(412))('412: %s with an old version, or with one that is no version', async (_, operation) => {
  for (const ifMatch of ['"v999"', 'v1'])
    expect(refusal(await send(operation, { headers: { 'if-match': ifMatch } }))).toEqual([412, 'precondition_failed']);
});

it('every operation with 412 declares If-Match', () => {
  const taking = guarded.filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'));
  expect(taking.map(({ id }) => id)).toEqual(declaring(412).map(([id]) => id));
});

it.each(declaring(413))('413: %s with more than 1 MiB', async (_, operation) => {
  expect(refusal(await send(operation, { body: ' '.repeat(MAX_BODY + 1) }))).toEqual([413, 'payload_too_large']);
});

it.each(declaring(415))('415: %s with a body that is not JSON', async (_, operation) => {
  const headers = { 'content-type': 'text/plain' };
  expect(refusal(await send(operation, { headers, body: '{}' }))).toEqual([415, 'unsupported_media_type']);
});

const takesIdempotencyKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
const posts = declaring(422).filter(([, operation]) => takesIdempotencyKey(operation));

it('every POST of a key that changes something takes an Idempotency-Key', () => {
  const without = guarded.filter((operation) => operation.method === 'post' && !takesIdempotencyKey(operation));
  expect(without.map(({ id }) => id)).toEqual(['previewCrawlConfig', 'countFixPoints', 'previewIssueRule']);
});

it.each(posts)('422: %s with the Idempotency-Key of another request', async (_, operation) => {
  const headers = { 'idempotency-key': `used-${operation.id}` };
  const body = { hostname: `before-${operation.id.toLowerCase()}.example.com` };
  expect((await server.call('POST', '/api/v1/domains', { headers, body })).status).toBe(201);
  expect(refusal(await send(operation, { headers }))).toEqual([422, 'idempotency_mismatch']);
});

/** Operations that succeed when they are repeated */
const repeatable = posts.filter(([id]) => !['startCrawl', 'cancelCrawl', 'testNotifications'].includes(id));

it.each(repeatable)('409: %s while the first request with its Idempotency-Key is under way', async (_, operation) => {
  const headers = { 'idempotency-key': `running-${operation.id}` };
  expect((await send(operation, { headers })).status).toBeLessThan(300);
  await server.db.knex('idempotency_keys').update({ state: 'running' });
  expect(refusal(await send(operation, { headers }))).toEqual([409, 'idempotency_in_progress']);
});

it.each(declaring(410))('410: %s when its results are older than the plan keeps', async (_, operation) => {
  const expire = (at: number | null) => server.db.knex('crawls').update({ results_expired_at: at });
  onTestFinished(() => expire(null).then(() => undefined));
  await expire(server.clock.now());
  expect(refusal(await send(operation))).toEqual([410, 'results_expired']);
});

it('429: every operation counts for the rate limit, and is refused over it', async () => {
  const limited = await start({ env: { LINKVITALS_API_RATE_LIMIT: '1' } });
  for (const [id, operation] of declaring(429)) {
    const key = await limited.keyFor(limited.ctx);
    await limited.call('GET', '/api/v1/event-types', { key });
    expect([id, ...refusal(await send(operation, { key }, own, limited))]).toEqual([id, 429, 'rate_limited']);
  }
});

it('503: every operation is refused while the database does not respond', async () => {
  const through = () => Promise.reject(new ServiceError('unavailable', { detail: 'Away.', retryAfterSeconds: 5 }));
  const gate: DatabaseGate = { ...openGate, closed: 'database_unreachable', isAway: true, through };
  const without = await start({ services: { gate } });
  for (const [id, operation] of declaring(503)) {
    expect([id, ...refusal(await send(operation, {}, own, without))]).toEqual([id, 503, 'unavailable']);
  }
});

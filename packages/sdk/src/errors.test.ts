import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InvalidResponseError,
  isApiError,
  isLinkvitalsError,
  LinkvitalsError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.ts';
import { apiKey, mockApi, problemResponse, testClient } from './test-support/mock-api.ts';
import { crawlId, domainId, sampleDomain, sampleProblem } from './test-support/samples.ts';

const api = mockApi();
const { client } = testClient({ maxRetries: 0 });
const failure = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an error answer', () => {
  it.each([
    [400, 'malformed_json', ValidationError],
    [401, 'unauthorized', AuthenticationError],
    [403, 'insufficient_scope', PermissionError],
    [404, 'not_found', NotFoundError],
    [405, 'method_not_allowed', ApiError],
    [409, 'domain_exists', ConflictError],
    [410, 'results_expired', NotFoundError],
    [412, 'precondition_failed', ConflictError],
    [413, 'payload_too_large', ValidationError],
    [415, 'unsupported_media_type', ValidationError],
    [422, 'invalid_hostname', ValidationError],
    [429, 'rate_limited', RateLimitError],
    [500, 'internal_error', ServerError],
    [503, 'unavailable', ServerError],
  ] as const)('%i %s is its own class with code, problem and request id', async (status, code, ErrorClass) => {
    const problem = sampleProblem(status, code);
    api.answer(() => problemResponse(problem));
    const error = await failure(client.domains.create({ hostname: 'example.com' }));
    expect(error).toBeInstanceOf(ErrorClass);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(LinkvitalsError);
    expect(error).toMatchObject({ name: ErrorClass.name, status, code, problem, requestId: 'req-1' });
    expect((error as Error).message).toBe(`POST /api/v1/domains: ${status} ${code}: Detail of ${code} (request req-1)`);
  });

  it('lists each fault of the input', async () => {
    const errors = [{ pointer: '#/hostname', detail: 'must be a string' }];
    api.answer(() => problemResponse(sampleProblem(400, 'validation_failed', { errors })));
    const error = await failure(client.domains.create({ hostname: '' }));
    expect((error as ValidationError).errors).toEqual(errors);
    api.answer(() => problemResponse(sampleProblem(422, 'invalid_hostname')));
    expect(((await failure(client.domains.create({ hostname: '' }))) as ValidationError).errors).toEqual([]);
  });

  it('says how long to wait', async () => {
    api.answer(() => problemResponse(sampleProblem(429, 'rate_limited'), { 'retry-after': '90' }));
    expect(await failure(client.domains.get(domainId))).toMatchObject({ retryAfterMs: 90_000 });
    api.answer(() => problemResponse(sampleProblem(429, 'rate_limited')));
    expect(await failure(client.domains.get(domainId))).toMatchObject({ retryAfterMs: undefined });
  });

  it.each([
    ['a page of a proxy', '<html>Bad Gateway</html>', 'text/html'],
    ['nothing', '', 'text/plain'],
    ['broken JSON that calls itself a problem', '{"code":', 'application/problem+json'],
    ['JSON of someone else', '{"error":"no"}', 'application/json'],
    ['JSON null', 'null', 'application/json'],
  ])('with %s is a ServerError without a code, never a parse error', async (_, body, type) => {
    const headers = { 'content-type': type, 'x-request-id': 'edge-7' };
    api.answer(() => new Response(body, { status: 502, statusText: 'Bad Gateway', headers }));
    const error = await failure(client.domains.get(domainId));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 502, code: undefined, problem: undefined, requestId: 'edge-7' });
    expect((error as Error).message).toMatch(/^GET \/api\/v1\/domains\/\S+: 502 Bad Gateway \(request edge-7\)$/);
  });
});

describe('an answer that is not of this API', () => {
  it.each([
    ['a sign-in page', '<html>', 'text/html'],
    ['nothing', '', 'application/json'],
  ])('200 with %s is an InvalidResponseError', async (_, body, type) => {
    api.answer(() => new Response(body, { headers: { 'content-type': type } }));
    const error = await failure(client.domains.get(domainId));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ status: 200, message: expect.stringContaining(type) });
  });

  it('a redirect is not followed, so that a POST never becomes a GET', async () => {
    const location = 'https://www.linkvitals.example/api/v1/domains';
    api.answer(() => new Response(null, { status: 301, headers: { location } }));
    const error = await failure(client.domains.create({ hostname: 'example.com' }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ status: 301, message: expect.stringContaining(location) });
    expect(api.requests).toHaveLength(1);
  });
});

describe('readiness', () => {
  const notReady = { status: 'unavailable', checks: { database: 'failed', scheduler: 'ok' } };

  it('gives "not ready" as an answer, without a retry', async () => {
    api.answer(() => Response.json(notReady, { status: 503 }));
    expect(await testClient().client.readiness()).toEqual(notReady);
    expect(api.requests).toHaveLength(1);
  });

  it.each([
    ['a problem', () => problemResponse(sampleProblem(503, 'unavailable'))],
    ['a page of a proxy', () => new Response('<html>', { status: 503 })],
  ])('takes 503 with %s for an error', async (_, answer) => {
    api.answer(answer);
    expect(await failure(client.readiness())).toBeInstanceOf(ServerError);
  });
});

describe('errors', () => {
  it.each([
    ['an error answer', () => problemResponse(sampleProblem(401, 'unauthorized'))],
    ['a lost connection', () => Response.error()],
  ])('do not show the API key in a log: %s', async (_, answer) => {
    api.answer(answer);
    const error = await failure(client.domains.get(domainId));
    expect(error).toBeInstanceOf(LinkvitalsError);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(apiKey);
  });

  it('a client does not show the API key in a log', () => {
    expect(inspect(client, { depth: 20, showHidden: true })).not.toContain(apiKey);
  });

  it('keep what fetch said as cause', async () => {
    const cause = new TypeError('odd failure');
    const { client: offline } = testClient({ maxRetries: 0, fetch: () => Promise.reject(cause) });
    const error = await failure(offline.domains.get(domainId));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ cause, message: 'No answer from https://linkvitals.example: odd failure' });
  });
});

describe('the guards', () => {
  it('narrow to one problem', async () => {
    api.answer(() => problemResponse(sampleProblem(409, 'crawl_in_progress', { crawl_id: crawlId })));
    const error = await failure(client.crawls.start(domainId));
    expect(isLinkvitalsError(error)).toBe(true);
    expect(isApiError(error)).toBe(true);
    expect(isApiError(error, 'domain_not_verified')).toBe(false);
    expect(isApiError(error, 'crawl_in_progress') && error.problem.crawl_id).toBe(crawlId);
  });

  it('know an error of another copy of the package', () => {
    const problem = sampleProblem(404, 'not_found');
    const unrelated = Object.assign(new Error('x'), {
      [Symbol.for('linkvitals.error')]: 'api',
      code: 'not_found',
      problem,
    });
    expect(isApiError(unrelated, 'not_found')).toBe(true);
    expect(isApiError(unrelated) && unrelated.problem).toBe(problem);
    expect(isLinkvitalsError(unrelated)).toBe(true);
  });

  it.each([undefined, null, 'api', new Error('x'), { status: 404 }])('refuse %s', (value) => {
    expect(isLinkvitalsError(value)).toBe(false);
    expect(isApiError(value)).toBe(false);
  });

  it('distinguish API errors from the other errors of the package', () => {
    expect(isApiError(new ConnectionError('x'))).toBe(false);
    expect(isLinkvitalsError(new ConnectionError('x'))).toBe(true);
  });
});

it('a 204 has no body and no error', async () => {
  api.answer(() => new Response(null, { status: 204, headers: { 'x-request-id': 'r-9' } }));
  const answer = await client.domains.delete(domainId, { confirm: 'example.com' }).withResponse();
  expect(answer).toMatchObject({ data: undefined, requestId: 'r-9' });
});

it('withResponse gives etag, request id and a response whose body can still be read', async () => {
  const headers = { etag: '"3"', 'x-request-id': 'r-1' };
  api.answer(() => Response.json(sampleDomain(), { headers }));
  const { data, etag, requestId, response } = await client.domains.get(domainId).withResponse();
  expect({ etag, requestId }).toEqual({ etag: '"3"', requestId: 'r-1' });
  expect(data).toEqual(sampleDomain());
  expect(await response.json()).toEqual(sampleDomain());
});

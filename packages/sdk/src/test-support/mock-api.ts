import type { Problem } from '@linkvitals/contract/types';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ClientOptions } from '../client-options.ts';
import { type Platform, realPlatform } from '../platform.ts';
import { buildSessionClient, type SessionClient } from '../session/create-client.ts';

export const baseUrl = 'https://linkvitals.example';
export const apiKey = 'lv_test_key_that_nobody_may_see';

/** A received request. */
interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

/** Answers one request; `nth` counts from 1. */
type Answer = (request: SeenRequest, nth: number) => Response | Promise<Response>;

export interface MockApi {
  /** Every request so far, in order. */
  readonly requests: SeenRequest[];
  /** Sets the answer to all later requests; `Response.error()` is a lost connection. */
  answer(answer: Answer): void;
}

/** A server at {@link baseUrl} for the tests of one file. */
export function mockApi(): MockApi {
  const requests: SeenRequest[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  afterEach(() => {
    server.resetHandlers();
    requests.length = 0;
  });
  return {
    requests,
    answer: (answer) =>
      server.use(
        http.all(`${baseUrl}/*`, async ({ request }) => {
          const { method, headers } = request;
          const seen = { method, url: new URL(request.url), headers, body: await request.text() };
          requests.push(seen);
          return answer(seen, requests.length);
        }),
      ),
  };
}

export interface TestClient {
  /** It has all methods but those of the operator. */
  readonly client: SessionClient;
  readonly platform: Platform;
  /** The planned waits in milliseconds; none was really waited for. */
  readonly waits: number[];
}

/** A client that does not really wait, and whose jitter is the whole span. */
export function testClient(options: Partial<ClientOptions> = {}, platform: Partial<Platform> = {}): TestClient {
  const waits: number[] = [];
  const waitMs = (plannedMs: number) => {
    waits.push(plannedMs);
    return 0;
  };
  const parts = { ...realPlatform, random: () => 1, waitMs, ...platform };
  return { client: buildSessionClient({ baseUrl, apiKey, ...options }, parts), platform: parts, waits };
}

export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'application/problem+json', 'x-request-id': problem.request_id };
  return new Response(JSON.stringify(problem), { status: problem.status, headers: { ...type, ...headers } });
}

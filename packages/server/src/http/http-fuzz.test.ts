import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { type Operation, operations, type Problem, schemaNamed } from '@linkvitals/contract';
import { type Dice, FUZZ_TIMEOUT_MS, fuzz, fuzzBound, threadMs } from '@linkvitals/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { hostileText, type JsonMaker, jsonMaker } from './fuzz.test-support.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Maximum milliseconds for which a request may hold the event loop; the first `COLD` requests may take ten times as
 * long, mainly to compile code.
 */
const STRICT_MS = 50;
const COLD = 50;

/**
 * One connection that is kept open. The server closes it when a body is half read, and the answer is then lost: that is
 * a property of TCP, and no fault of the server.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let server: TestServer;
let json: JsonMaker;
const problem = schemaNamed('Problem', true);

beforeAll(async () => {
  server = await startTestServer({
    env: {
      LINKVITALS_API_RATE_LIMIT: '1000000',
      LINKVITALS_EGRESS_ADDRESSES: '127.0.0.1',
      // Webhooks and channels connect to a closed port, whatever their address.
      LINKVITALS_CONNECT_TO: '::127.0.0.1:9',
    },
  });
  const domain = await verifiedDomain(server);
  const webhook = await server.call('POST', '/api/v1/webhooks', {
    body: { url: 'https://127.0.0.1/hook', events: ['crawl.completed'], domain_ids: [domain.id] },
  });
  const crawl = await server.call('POST', `/api/v1/domains/${domain.id}/crawls`);
  json = jsonMaker({ domain_id: domain.id, webhook_id: `${webhook.body.id}`, crawl_id: `${crawl.body.id}` });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

test('no random request gets a 500, an answer outside the contract, or a slow answer', {
  timeout: FUZZ_TIMEOUT_MS,
}, async () => {
  const statuses = new Map<number, number>();
  let sentBefore = 0;
  await fuzz(120, async (dice) => {
    const sent = makeRequest(dice, dice.pick(operations));
    const begun = threadMs();
    const answer = await send(sent);
    const took = threadMs() - begun;
    const what = JSON.stringify({ ...sent, answer: answer.text.slice(0, 500) }).slice(0, 3_000);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect(answer.status, what).not.toBe(500);
    // The time includes the client and the whole request, so it is longer than any piece that holds the event loop.
    expect(took, what).toBeLessThan(fuzzBound(sentBefore++ < COLD ? 10 * STRICT_MS : STRICT_MS));
    if (sent.method !== 'HEAD') expectContract(answer, what);
  });
  // The requests reach the verbs, not only the checks before them.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
});

/**
 * Checks an answer against the contract. The test server checks successful answers against their schemas and makes a
 * 500 of wrong ones.
 */
function expectContract({ status, headers, text }: Answer, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(200);
  if (status < 400) return;
  // Node itself refuses requests that are no HTTP, before any code of the server.
  if (headers['x-request-id'] === undefined) {
    expect([400, 431], what).toContain(status);
    return;
  }
  if (headers['content-type']?.startsWith('application/json')) {
    expect(status, what).toBe(503);
    return;
  }
  expect(headers['content-type'], what).toBe('application/problem+json');
  const body = JSON.parse(text) as Problem;
  expect(problem.safeParse(body).error, what).toBeUndefined();
  expect(body.status, what).toBe(status);
  expect(text.length, what).toBeLessThan(256 * 1024);
}

function makeRequest(dice: Dice, operation: Operation): Sent {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathPart(dice, name));
  const body = operation.method === 'get' ? undefined : bodyOf(dice, operation);
  const headers: Record<string, string> = { authorization: `Bearer ${server.key}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  for (const parameter of operation.parameters) {
    if (parameter.in === 'header' && dice.below(3) === 0) headers[parameter.name] = headerText(dice);
  }
  const others = [
    'x-request-id',
    'if-match',
    'content-type',
    'content-encoding',
    'accept',
    'authorization',
    'cookie',
    'x-http-method-override',
  ];
  for (let more = dice.below(6) - 3; more > 0; more--) headers[dice.pick(others)] = headerText(dice);
  const method =
    dice.below(20) === 0
      ? dice.pick(['PUT', 'OPTIONS', 'HEAD', 'DELETE', 'PATCH', 'POST'])
      : operation.method.toUpperCase();
  return { method, path: `${path}${query(dice, operation)}`.slice(0, 6_000), headers, body };
}

function pathPart(dice: Dice, name: string): string {
  if (dice.below(4) > 0) return json.known[name] ?? '0199c000-0000-7000-8000-000000000000';
  return asTarget(dice, hostileText(dice, 2_000)) || 'x';
}

/** Makes a text part of a URL: usually escaped as a client would, sometimes as it is, where HTTP allows that. */
function asTarget(dice: Dice, text: string): string {
  return dice.below(3) > 0
    ? encodeURIComponent(text.toWellFormed())
    : text.replaceAll(/[^!-~]/g, '%').replaceAll('#', '');
}

function query(dice: Dice, { parameters }: Operation): string {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const parts = named
    .filter(() => dice.below(2) === 0)
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(String(json.valueFor(dice, schema)).slice(0, 3_000).toWellFormed())}`,
    );
  if (dice.below(10) === 0) parts.push(asTarget(dice, hostileText(dice, 3_000)));
  if (dice.below(20) === 0) parts.push(...Array.from({ length: 3_000 }, (_, which) => `a${which}`));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const headerText = (dice: Dice): string =>
  dice
    .pick([hostileText(dice, 1_000), '"v1"', '*', 'application/json', 'gzip', server.key])
    .replaceAll(/[^\x20-\xff]|\x7f/g, '-');

function bodyOf(dice: Dice, { body }: Operation): string | undefined {
  if (body === undefined) return dice.pick([undefined, '{}', hostileText(dice, 1_000)]);
  switch (dice.below(12)) {
    case 0:
      return hostileText(dice, 250_000);
    case 1: {
      const [open, close] = dice.pick([
        ['[', ']'],
        ['{"a":', '}'],
        ['{"settings":', '}'],
        ['"', '"'],
      ] as const);
      const depth = dice.pick([10, 30, 31, 100, 50_000]);
      return open.repeat(depth) + dice.pick(['', '0', '{}']) + close.repeat(depth);
    }
    case 2: {
      const name = dice.pick(['a', 'é', hostileText(dice, 20)]);
      const members = Array.from({ length: dice.pick([100, 3_000, 50_000]) }, (_, at) => [`${name}${at}`, at % 3]);
      const inside = Object.fromEntries(members);
      return JSON.stringify(dice.pick([inside, { settings: { request_headers: inside } }, { crawl_config: inside }]));
    }
    default:
      return JSON.stringify(json.valueFor(dice, body?.schema ?? {}));
  }
}

function send({ method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Node leaves the length out for methods that seldom have a body.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(`${server.url}/`, { method, path, headers: { ...headers, ...length }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      const { statusCode: status = 0, headers: answered } = response;
      const answer = () => resolve({ status, headers: answered, text: Buffer.concat(chunks).toString() });
      response.on('end', answer);
      // A stream may never end: its beginning is enough.
      if (answered['content-type']?.startsWith('text/event-stream')) {
        response.once('close', answer);
        response.destroy();
      }
    });
    sent.on('error', (cause) =>
      reject(new Error(JSON.stringify({ method, path, headers, body: body?.slice(0, 500) }), { cause })),
    );
    sent.end(body);
  });
}

import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

// A page of another site can make a browser send these requests with the cookie of a person: forms and `fetch` without
// a preflight (three content types), and requests that a preflight would have to allow. They are sent to every
// operation that changes something.

const UNKNOWN = '0190f3a0-0000-7000-8000-000000000001';

const bodies: Readonly<Record<string, string>> = {
  'text/plain': '{"name":"x"}',
  'application/x-www-form-urlencoded': 'name=x',
  'multipart/form-data; boundary=x': '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--x--\r\n',
  'application/json': '{"name":"x"}',
  'text/json;charset=utf-8': '{"name":"x"}',
};

/**
 * Headers that browsers send with a request of another site: over https both, over http the second alone, `null` from a frame
 * without an origin
 */
const foreign: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.links.example' },
  { origin: 'http://evil.example' },
  { origin: 'null' },
];

const changing = operations.filter(({ takesSession, method }) => takesSession && method !== 'get');

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '1000000' } });
  ({ cookie } = await server.personFor(server.ctx));
  return () => server.close();
});

const everything = async (): Promise<string> => {
  const tables = ['accounts', 'users', 'memberships', 'invitations', 'api_keys', 'domains', 'webhook_endpoints'];
  return JSON.stringify(await Promise.all(tables.map((table) => server.db.knex(table))));
};

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  /** Content type of the body; undefined: no body is sent. */
  readonly type: string | undefined;
}
const types = [...Object.keys(bodies), undefined];
const everySent = foreign.flatMap((headers) => types.map((type): Sent => ({ headers, type })));
/** Each content type with one of the sets of headers, instead of every combination */
const someSent = types.map((type, index): Sent => ({ headers: foreign[index % foreign.length] ?? {}, type }));

async function expectRefused({ method, path }: Operation, sent: readonly Sent[]): Promise<void> {
  const before = await everything();
  const address = path.replaceAll(/\{\w+\}/g, UNKNOWN);
  for (const { headers, type } of sent) {
    const content =
      type === undefined ? { headers } : { body: bodies[type], headers: { ...headers, 'content-type': type } };
    const answer = await server.call(method.toUpperCase(), address, { cookie, ...content });
    expect([type, headers, answer.status, answer.body.code]).toEqual([type, headers, 403, 'cross_site_request']);
  }
  expect(await everything()).toBe(before);
}

it.each(changing.map((operation): [OperationId, Operation] => [operation.id, operation]))(
  '%s is refused with the cookie of an owner from a page of another site',
  (_, operation) => expectRefused(operation, someSent),
);

it('a request of another site is refused, whatever its content type is', async () => {
  for (const id of ['createDomain', 'updateMe', 'deleteDomain'] as const) {
    const operation = changing.find((one) => one.id === id) ?? expect.fail(`there is no ${id}`);
    await expectRefused(operation, everySent);
  }
});

it('GET, which browsers send with cookies by themselves, only reads', () => {
  expect(changing.length).toBeGreaterThan(40);
  expect(new Set(changing.map(({ method }) => method))).toEqual(new Set(['post', 'patch', 'delete']));
});

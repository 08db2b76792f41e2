import { operations as all, type CalledOperationId, type Operation, type ResponseBody } from '@linkvitals/contract';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { type AdminClient, buildAdminClient } from './admin.ts';
import type { DownloadedFile } from './downloaded-file.ts';
import { InvalidResponseError } from './errors.ts';
import { List } from './list.ts';
import { realPlatform } from './platform.ts';
import type { SessionClient } from './session.ts';
import { apiKey, baseUrl, mockApi, testClient } from './test-support/mock-api.ts';

const operations = all.filter(({ isForBrowsers }) => !isForBrowsers);
const api = mockApi();

/** The client with the operator's methods, which have an entry point of their own. */
type FullClient = SessionClient & { readonly admin: AdminClient };
/** A method without its types: ids in the order of the path, then the query or the body, then the options. */
type Method = (...args: unknown[]) => unknown;

/** Methods that send requests of others until something has happened. */
const waits = ['crawls.wait', 'issues.waitForRecheck', 'reports.wait', 'domains.waitUntilVerified'];

/** All methods but those that wait. */
function methodsOf(client: FullClient): Method[] {
  const named = Object.entries(client).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [[name, value] as const]
      : Object.entries(value).map(([method, call]) => [`${name}.${method}`, call] as const),
  );
  return named.filter(([name]) => !waits.includes(name)).map(([, method]) => method as Method);
}

/** Calls a method and waits until its request is answered. A stream fails, because the answer is none. */
async function call(method: Method, args: readonly unknown[]): Promise<void> {
  const answer = method(...args);
  try {
    await (answer instanceof List ? answer.toArray() : answer);
  } catch (error) {
    if (!(error instanceof InvalidResponseError)) throw error;
  }
}

/** The address of an operation with a value for each id in its path. */
const addressOf = ({ method, path }: Operation, idOf: (name: string) => string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name))}`;

/** Everything that the method of an operation takes. */
function argumentsOf({ method, path, parameters, body }: Operation): unknown[] {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name} 1`);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = Object.fromEntries(inQuery.map(({ name }) => [name, 'v']));
  const options = method === 'get' ? { lastEventId: '7' } : { ifMatch: '"1"', ...(method === 'delete' && query) };
  if (body !== undefined) return [...ids, {}, options];
  return method === 'get' && inQuery.length > 0 ? [...ids, query, options] : [...ids, options];
}

/** The answer of an operation's method: for a list, the items of its pages. */
type Answer<Id extends CalledOperationId> =
  ResponseBody<Id> extends { data: infer Items; next_cursor: string | null } ? Items : ResponseBody<Id>;
/** The same by the type of a method. The contract only says of files and streams that they are text. */
type Result<Call> =
  Call extends List<infer Item> ? Item[] : Call extends Promise<DownloadedFile | Response> ? undefined : Awaited<Call>;
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type IsAnswer<T> = true extends { [Id in CalledOperationId]: IsSame<T, Answer<Id>> }[CalledOperationId] ? true : false;
/** Names of methods whose type of answer no operation has. */
type Untrue<Client> = {
  [Name in keyof Client]: Client[Name] extends (...args: never[]) => infer Call
    ? IsAnswer<Result<Call>> extends true
      ? never
      : Name
    : Untrue<Client[Name]>;
}[keyof Client];

describe('the client', () => {
  /** Methods with the address of a request in which every id is `x`. */
  const sent: { readonly address: string; readonly method: Method }[] = [];

  const answer = () =>
    api.answer(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ data: [], next_cursor: null }),
    );

  beforeAll(async () => {
    const admin = buildAdminClient({ baseUrl, adminKey: apiKey }, realPlatform);
    answer();
    for (const method of methodsOf({ ...testClient().client, admin })) {
      // No method has more places. `x` as a query, a body or options does not change the path.
      await call(method, ['x', 'x', 'x', 'x']);
      const request = api.requests.pop();
      sent.push({ address: `${request?.method} ${request?.url.pathname}`, method });
    }
  });

  it('has one method for each operation that programs call, and no others but those that wait', () => {
    const addresses = operations.map((operation) => addressOf(operation, () => 'x'));
    expect(sent.map(({ address }) => address).sort()).toEqual(addresses.sort());
  });

  it('gives what the contract says', () => {
    expectTypeOf<Untrue<FullClient>>().toEqualTypeOf<never>();
  });

  it.each(operations)('sends $id as the contract has it', async (operation) => {
    const { parameters, body } = operation;
    const method = sent.find(({ address }) => address === addressOf(operation, () => 'x'))?.method as Method;
    answer();
    await call(method, argumentsOf(operation));
    expect(api.requests).toHaveLength(1);
    const [request] = api.requests;
    expect(`${request?.method} ${request?.url.pathname}`).toBe(addressOf(operation, (name) => `${name}%201`));
    const named = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name.toLowerCase());
    expect([...(request?.url.searchParams.keys() ?? [])].sort()).toEqual(named('query').sort());
    for (const header of named('header')) expect(request?.headers.get(header), header).toBeTruthy();
    expect(request?.body !== '').toBe(body !== undefined);
    if (body !== undefined) expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${apiKey}`);
  });
});

describe('a list over HTTP', () => {
  it('hands the cursor on, keeps the other parameters, and goes on after an error', async () => {
    api.answer(({ url }, nth) => {
      if (nth === 2) return new Response('<html>', { status: 500 });
      const cursor = url.searchParams.get('cursor');
      return Response.json({ data: [cursor], next_cursor: cursor === null ? 'two' : null });
    });
    const list = testClient({ maxRetries: 0 }).client.webhooks.deliveries('w', { limit: 1, state: 'failed' });
    const items = list[Symbol.asyncIterator]();
    expect(await items.next()).toEqual({ done: false, value: null });
    await expect(items.next()).rejects.toThrow('500');
    expect(await items.next()).toEqual({ done: false, value: 'two' });
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(api.requests.map((request) => request.url.search)).toEqual([
      '?limit=1&state=failed',
      '?limit=1&state=failed&cursor=two',
      '?limit=1&state=failed&cursor=two',
    ]);
  });

  it('sends one request for its first page, whose cursor requests the next one', async () => {
    api.answer(({ url }) =>
      Response.json({
        data: [url.searchParams.get('cursor')],
        next_cursor: url.searchParams.has('cursor') ? null : 'two',
      }),
    );
    const { webhooks } = testClient().client;
    const { data, next_cursor } = await webhooks.list({ limit: 1 });
    expect([data, next_cursor]).toEqual([[null], 'two']);
    expect(await webhooks.list({ limit: 1, cursor: next_cursor ?? '' })).toEqual({ data: ['two'], next_cursor: null });
    expect(api.requests.map((request) => request.url.search)).toEqual(['?limit=1', '?limit=1&cursor=two']);
  });

  it('rejects the await of its first page when that is called off', async () => {
    api.answer(() => Response.json({ data: [], next_cursor: null }));
    const signal = AbortSignal.abort('enough');
    const first = async () => await testClient().client.domains.list({}, { signal });
    await expect(first()).rejects.toBe('enough');
    expect(api.requests).toEqual([]);
  });

  it('can be called off between two pages', async () => {
    api.answer(() => Response.json({ data: [1], next_cursor: 'again' }));
    const controller = new AbortController();
    const seen: unknown[] = [];
    const loop = async () => {
      for await (const item of testClient().client.domains.list({}, { signal: controller.signal })) {
        if (seen.push(item) === 3) controller.abort('enough');
      }
    };
    await expect(loop()).rejects.toBe('enough');
    expect(seen).toHaveLength(3);
  });
});

it('a base address with a path prefix is kept', async () => {
  api.answer(() => Response.json({ status: 'ok', version: '1' }));
  await testClient({ baseUrl: 'https://linkvitals.example/monitor/' }).client.health();
  expect(api.requests[0]?.url.href).toBe('https://linkvitals.example/monitor/healthz');
});

it('without an API key no authorization is sent', async () => {
  api.answer(() => Response.json({ status: 'ok', version: '1' }));
  await testClient({ apiKey: undefined }).client.health();
  expect(api.requests[0]?.headers.has('authorization')).toBe(false);
});

it('an id that would address something else is refused before anything is sent', async () => {
  api.answer(() => new Response(null, { status: 204 }));
  const { client } = testClient();
  await expect(client.webhooks.delete('..')).rejects.toThrow(TypeError);
  await expect(client.domains.get('')).rejects.toThrow(TypeError);
  expect(api.requests).toEqual([]);
});

import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Context } from '../context.ts';
import { createHttpServer, type HttpServerOptions } from '../http/create-http-server.ts';
import { createKey } from '../people/accounts/index.ts';
import type { Database } from '../platform/storage/index.ts';
import { addPerson, type PersonOptions, type TestPerson } from './add-person.ts';
import { createTestContext, type TestContext, type TestContextOptions } from './test-context.ts';

export type { TestPerson } from './add-person.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read members of many shapes; the contract check has validated them.
  readonly body: Record<string, unknown> & { data: Record<string, unknown>[] };
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Body, sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  /** API key. Default: the test account's key with all scopes, or none beside a cookie; null sends none. */
  readonly key?: string | null;
  /** Cookie in the form of `personFor` */
  readonly cookie?: string;
}

export interface TestServer extends TestContext {
  readonly url: string;
  readonly key: string;
  call(method: string, path: string, options?: CallOptions): Promise<ApiAnswer>;
  keyFor(ctx: Context, options?: { scopes?: string[]; domainIds?: string[] }): Promise<string>;
  /** Adds a person who is signed in for the account of the context; default: as its owner. */
  personFor(ctx: Context, options?: PersonOptions): Promise<TestPerson>;
}

const jsonOf = (text: string): ApiAnswer['body'] => (text === '' ? { data: [] } : JSON.parse(text));

/** Whether the response is a stream. Its end is not awaited, because a stream may never end. */
const isStream = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/event-stream') ?? false;

const isFile = (headers: Headers): boolean => headers.has('content-disposition');

const limitKey = (db: Database, id: string, domainIds: readonly string[]): Promise<number> =>
  db
    .knex('api_keys')
    .where({ id })
    .update({ domain_ids: JSON.stringify(domainIds) });

/** For `npm run test:statuses`: a file to which each pair of operation and status is added. */
const statusFile = process.env.LINKVITALS_TEST_STATUS_FILE;
const noteStatus = (operation: string, status: number): void => {
  if (statusFile !== undefined) appendFileSync(statusFile, `${operation} ${status}\n`);
};

/** Starts the real HTTP server on a free port, with every response checked against the contract. */
export async function startTestServer(
  options: TestContextOptions & { readonly http?: HttpServerOptions } = {},
): Promise<TestServer> {
  const test = await createTestContext(options);
  const server = createHttpServer(test.services, { checkResponses: true, onChecked: noteStatus, ...options.http });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keyFor: TestServer['keyFor'] = async (ctx, { domainIds, ...limits } = {}) => {
    const { key, row } = await createKey(test.services, { accountId: ctx.account.id, name: 'test', ...limits });
    // The audit log of a test begins empty.
    await test.db.knex('audit_log').where({ subject_id: row.id }).delete();
    // The verb would refuse deleted domains, but the domains of a key may be deleted after it was made.
    if (domainIds !== undefined) await limitKey(test.db, row.id, domainIds);
    return key;
  };
  const key = await keyFor(test.ctx);
  return {
    ...test,
    url,
    key,
    keyFor,
    personFor: (ctx, options) => addPerson(ctx, options),
    async call(method, path, { headers = {}, body, cookie, key: own = cookie === undefined ? key : null } = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(own === null ? {} : { authorization: `Bearer ${own}` }),
          ...(cookie === undefined ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const { status, headers: sent } = response;
      if (isStream(sent)) await response.body?.cancel();
      const text = isStream(sent) ? '' : await response.text();
      return { status, headers: sent, body: jsonOf(isFile(sent) ? '' : text) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await test.close();
    },
  };
}

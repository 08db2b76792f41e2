import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

interface Connection {
  readonly __knexUid?: string;
  /** Set by Knex while a transaction holds the connection */
  readonly __knexTxId?: string;
}

interface Query {
  readonly method: 'raw';
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** Bindings of further runs in the same call; for SQLite only */
  readonly more?: readonly (readonly unknown[])[];
  readonly options: object;
  readonly __knexQueryUid: string;
  /** Result; undefined before the query was run. */
  readonly response?: unknown;
}

/**
 * The part of a Knex client that runs queries, which Knex does not type. In a transaction, `acquireConnection` gives
 * its connection.
 */
interface Client {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  query(connection: Connection, query: Query): Promise<Query>;
  emit(event: 'query-response', ...what: unknown[]): unknown;
}

let runs = 0;

/**
 * Runs a statement given as text, and answers its rows. `knex.raw` does the same through a builder with events and
 * options, which cost as much time as SQLite needs for a small statement. Listeners to the pool's events are called,
 * too.
 */
export async function runStatement(on: Executor, sql: string, bindings: readonly unknown[]): Promise<unknown[]> {
  const response = await run(on, { sql, bindings });
  return (dialectOf(on) === 'sqlite' ? response : (response as unknown[])[0]) as unknown[];
}

/**
 * Runs a statement without results once for each of these bindings, in a transaction on SQLite. It is prepared once and
 * run in one call, because SQLite takes longer to prepare a statement of many rows than to run it.
 */
export async function runForEach(on: Executor, sql: string, each: readonly (readonly unknown[])[]): Promise<void> {
  const [bindings, ...more] = each;
  if (bindings !== undefined) await run(on, { sql, bindings, more });
}

async function run(on: Executor, what: Pick<Query, 'sql' | 'bindings' | 'more'>): Promise<unknown> {
  const client = on.client as Client;
  runs += 1;
  const query: Query = { method: 'raw', ...what, options: {}, __knexQueryUid: `statement-${runs}` };
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, query);
    const { __knexUid, __knexTxId } = connection;
    client.emit('query-response', response, { __knexUid, __knexTxId, ...query });
    return response;
  } finally {
    await client.releaseConnection(connection);
  }
}

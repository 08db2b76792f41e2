import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';

interface Connection {
  readonly __knexUid?: string;
  /** Set by Knex for as long as a transaction has the connection. */
  readonly __knexTxId?: string;
}

interface Query {
  readonly method: 'raw';
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** Bindings of runs that follow in the same call; SQLite alone. */
  readonly more?: readonly (readonly unknown[])[];
  readonly options: object;
  readonly __knexQueryUid: string;
  /** Once it was run. */
  readonly response?: unknown;
}

/** What Knex's own runner of queries calls; of a transaction, its connection is the one that is acquired. Knex does not type it. */
interface Client {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  query(connection: Connection, query: Query): Promise<Query>;
  emit(event: 'query-response', ...what: unknown[]): unknown;
}

let runs = 0;

/**
 * Runs a statement that is text already, and answers its rows. `knex.raw` does the same by way of a builder, its events and
 * its options, which cost as much as a small statement costs SQLite. Listeners to the pool's events get theirs.
 */
export async function runStatement(on: Executor, sql: string, bindings: readonly unknown[]): Promise<unknown[]> {
  const response = await run(on, { sql, bindings });
  return (dialectOf(on) === 'sqlite' ? response : (response as unknown[])[0]) as unknown[];
}

/**
 * On SQLite, in a transaction: runs a statement that answers nothing once for each of these bindings, prepared once and in one
 * call. A statement of many rows takes SQLite longer to prepare than to carry out.
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

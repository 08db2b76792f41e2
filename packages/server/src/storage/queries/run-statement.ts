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

let run = 0;

/**
 * Runs a statement that is text already, and answers its rows. `knex.raw` does the same by way of a builder, its events and
 * its options, which cost as much as a small statement costs SQLite. Listeners to the pool's events get theirs.
 */
export async function runStatement(on: Executor, sql: string, bindings: readonly unknown[]): Promise<unknown[]> {
  const client = on.client as Client;
  run += 1;
  const query: Query = { method: 'raw', sql, bindings, options: {}, __knexQueryUid: `statement-${run}` };
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, query);
    const { __knexUid, __knexTxId } = connection;
    client.emit('query-response', response, { __knexUid, __knexTxId, ...query });
    return (dialectOf(on) === 'sqlite' ? response : (response as unknown[])[0]) as unknown[];
  } finally {
    await client.releaseConnection(connection);
  }
}

/** The members of a Knex instance (version 1 or later) that are used. Structural: this package does not depend on knex. */
export interface KnexLike {
  (
    table: string,
  ): RowBuilder & {
    insert(row: object): { onConflict(column: string): { ignore(): PromiseLike<unknown> } };
  };
  raw(sql: string, bindings?: readonly (string | number)[]): PromiseLike<unknown>;
  client: unknown;
}

export const DEFAULT_TABLE = 'linkvitals_webhook_events';

export interface RowBuilder {
  where(column: string, value: string): RowBuilder;
  where(column: string, operator: string, value: unknown): RowBuilder;
  update(row: object): PromiseLike<number>;
  delete(): Promise<number>;
  first(...columns: unknown[]): PromiseLike<unknown>;
}

/** SQL for milliseconds since 1970 by the database's clock, by Knex's name of the dialect. */
const nows = new Map([
  // Older SQLite versions lack unixepoch('subsec').
  ['sqlite3', "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"],
  // UNIX_TIMESTAMP(NOW()) has no fraction of a second, and maps two hours to one when summer time ends.
  ['mysql', "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000)"],
]);

/** @throws Error for a database that is neither SQLite nor MySQL */
export function nowOf(knex: KnexLike): string {
  const dialect = dialectOf(knex);
  const now = nows.get(dialect);
  if (now === undefined) throw new Error(`knexStore: SQLite, MySQL and MariaDB are supported, not ${dialect}`);
  return now;
}

export function dialectOf({ client }: KnexLike): string {
  return String((client as { dialect?: unknown } | undefined)?.dialect);
}

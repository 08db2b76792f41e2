/** What we need of a Knex instance, version 1 or later. Structural: this package does not depend on knex. */
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

/** Milliseconds since 1970 as the database's clock has it, by Knex's name of the dialect. */
const nows = new Map([
  // Not unixepoch('subsec'): that is younger than many a SQLite.
  ['sqlite3', "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"],
  // Not UNIX_TIMESTAMP(NOW()): that knows no fraction of a second or, in a session with summer time, two hours as one.
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

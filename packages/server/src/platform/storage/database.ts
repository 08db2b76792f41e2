import type { Knex } from 'knex';

export type Dialect = 'sqlite' | 'mysql';

/** An open database. `knex` builds and runs statements; code that differs between dialects is in this folder. */
export interface Database {
  readonly knex: Knex;
  readonly dialect: Dialect;
  /** A replacement for the database's own clock, in epoch milliseconds (tests). */
  readonly now?: (() => number) | undefined;
  /**
   * A second, read-only connection to a SQLite file, for answers that read much, so that short statements do not wait
   * for them. Undefined: there is none, and such answers use the pool.
   */
  readonly reader?: Database | undefined;
  /**
   * Cuts every connection at once without closing it properly, for a server that has fallen silent. Does nothing on
   * SQLite.
   */
  sever(): void;
  /** Closes every connection after the statements under way have ended. */
  close(): Promise<void>;
}

/** Runs statements: the pool, or the transaction that the caller has open. */
export type Executor = Knex | Knex.Transaction;

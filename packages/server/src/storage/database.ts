import type { Knex } from 'knex';

export type Dialect = 'sqlite' | 'mysql';

/** An open database. `knex` builds and runs statements; what differs between dialects lies in this folder. */
export interface Database {
  readonly knex: Knex;
  readonly dialect: Dialect;
  /** A replacement for the database's own clock, in epoch milliseconds (tests). */
  readonly now?: (() => number) | undefined;
  /**
   * For answers that read much: of a SQLite file another connection, which cannot write, so that short statements do not queue behind
   * theirs. Undefined: there is no other, they take one of the pool.
   */
  readonly reader?: Database | undefined;
  /** Cuts every connection at once, without a word: for a server that has fallen silent. Not on SQLite. */
  sever(): void;
  /** Closes every connection; statements under way are waited for. */
  close(): Promise<void>;
}

/** Where a statement runs: the pool, or the transaction that the caller has open. */
export type Executor = Knex | Knex.Transaction;

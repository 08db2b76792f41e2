import type { Knex } from 'knex';
import type { Database } from '../storage/index.ts';

export interface InterruptedDatabase extends Database {
  /** Does this once, between whatever was read until then and the next transaction: as when another request is quicker. */
  beforeTransaction(first: () => Promise<unknown>): void;
}

/** A database whose transactions another request may come before. */
export function interruptedDatabase(db: Database): InterruptedDatabase {
  let first: (() => Promise<unknown>) | undefined;
  const begin = async (work: (trx: Knex.Transaction) => Promise<unknown>): Promise<unknown> => {
    const now = first;
    first = undefined;
    await now?.();
    return db.knex.transaction(work);
  };
  const knex = new Proxy(db.knex, {
    get: (target, name) => (name === 'transaction' ? begin : Reflect.get(target, name)),
  });
  return {
    ...db,
    knex,
    beforeTransaction: (work) => {
      first = work;
    },
  };
}

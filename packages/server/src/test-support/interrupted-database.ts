import type { Knex } from 'knex';
import type { Database } from '../platform/storage/index.ts';

export interface InterruptedDatabase extends Database {
  /** Runs this once before the next transaction, after all reads until then: as when another request is faster. */
  beforeTransaction(first: () => Promise<unknown>): void;
  /** Runs this once, before the next insert into that table outside of transactions. */
  beforeInsertInto(table: string, first: () => Promise<unknown>): void;
}

interface Insertion {
  readonly table: string;
  readonly first: () => Promise<unknown>;
}

/** A database in which another request may come before a transaction or an insert */
export function interruptedDatabase(db: Database): InterruptedDatabase {
  let first: (() => Promise<unknown>) | undefined;
  const begin = async (work: (trx: Knex.Transaction) => Promise<unknown>): Promise<unknown> => {
    const now = first;
    first = undefined;
    await now?.();
    return db.knex.transaction(work);
  };
  let insertion: Insertion | undefined;
  const insertingInto = (builder: Knex.QueryBuilder): Knex.QueryBuilder => {
    const insert = builder.insert.bind(builder);
    const delayed = async (row: object): Promise<unknown> => {
      const now = insertion?.first;
      insertion = undefined;
      await now?.();
      return insert(row);
    };
    return Object.assign(builder, { insert: delayed });
  };
  const knex = new Proxy(db.knex, {
    apply: (target, self, args) => {
      const builder = Reflect.apply(target, self, args);
      return args[0] === insertion?.table ? insertingInto(builder) : builder;
    },
    get: (target, name) => (name === 'transaction' ? begin : Reflect.get(target, name)),
  });
  return {
    ...db,
    knex,
    beforeTransaction: (work) => {
      first = work;
    },
    beforeInsertInto: (table, work) => {
      insertion = { table, first: work };
    },
  };
}

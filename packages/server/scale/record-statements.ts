import type { Database } from '../src/platform/storage/index.ts';

export interface Statement {
  /** SQL as it is sent to the database, values as `?` */
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** Name of the work that issued this statement first */
  readonly by: string;
}

export interface Sent {
  readonly sql: string;
  /** Id of the transaction; undefined outside of one. */
  readonly transaction: string | undefined;
}

export interface StatementRecorder {
  /** Runs work and answers the statements that were sent meanwhile, in order, BEGIN and COMMIT included. */
  during(by: string, work: () => Promise<unknown>): Promise<readonly Sent[]>;
  /** Every distinct statement so far; of statements that differ in the number of values only, the longest. */
  readonly statements: readonly Statement[];
  stop(): void;
}

interface Query {
  readonly __knexTxId?: string;
  readonly sql: string;
  readonly bindings?: readonly unknown[];
}

const LIST = /\(\?(?:, \?)+\)(?:, \(\?(?:, \?)*\))*/g;

/** The statement with each list of values shortened to one: statements with any number of values become equal. */
const shapeOf = (sql: string): string => sql.replace(LIST, '(?)');

/** Records every statement of a database's pools through Knex's `query` event. */
export function recordStatements({ knex, reader }: Pick<Database, 'knex' | 'reader'>): StatementRecorder {
  const known = new Map<string, Statement>();
  let by = 'nobody';
  let sent: Sent[] = [];
  const note = ({ sql, bindings = [], __knexTxId: transaction }: Query): void => {
    sent.push({ sql, transaction });
    const before = known.get(shapeOf(sql));
    if (before === undefined || before.bindings.length < bindings.length)
      known.set(shapeOf(sql), { sql, bindings, by: before?.by ?? by });
  };
  const pools = reader === undefined ? [knex] : [knex, reader.knex];
  for (const pool of pools) pool.on('query', note);
  return {
    async during(name, work) {
      [by, sent] = [name, []];
      await work();
      return sent;
    },
    get statements() {
      return [...known.values()];
    },
    stop() {
      for (const pool of pools) pool.removeListener('query', note);
    },
  };
}

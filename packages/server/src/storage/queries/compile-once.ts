import type { Knex } from 'knex';
import type { Database } from '../database.ts';

/** A value of one run, or an expression that is the same in all. */
type Value = string | number | Knex.Raw;

interface Compiled {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

type Values<Name extends string> = Readonly<Record<Name, Value>>;

/** Stands for the value of a run while the query is built; no text of a query is like it. */
const markOf = (name: string): string => `\u0000${name}`;

/**
 * Builds a query once for each pool and runs it with other values: to build one of many joins costs Knex several times
 * what the database needs to answer it.
 * @param build makes the query, once, of what stands for the values
 * @returns runs it with values, and answers its rows
 */
export function compileOnce<Row, Name extends string>(
  build: (db: Database, values: Readonly<Record<Name, Knex.Raw>>) => Knex.QueryBuilder,
): (db: Database, values: Values<Name>) => Promise<Row[]> {
  const known = new WeakMap<Knex, Compiled>();
  const compile = (db: Database, values: Values<Name>): Compiled => {
    const mark = ([name, value]: [string, Value]) => [
      name,
      typeof value === 'object' ? value : db.knex.raw('?', [markOf(name)]),
    ];
    const marks = Object.fromEntries(Object.entries<Value>(values).map(mark)) as Record<Name, Knex.Raw>;
    const compiled = build(db, marks).toSQL().toNative();
    known.set(db.knex, compiled);
    return compiled;
  };
  return async (db, values) => {
    const { sql, bindings } = known.get(db.knex) ?? compile(db, values);
    const byMark = new Map<unknown, Value>(Object.entries<Value>(values).map(([name, value]) => [markOf(name), value]));
    const bound = bindings.map((binding) => (byMark.has(binding) ? byMark.get(binding) : binding));
    const answer = await db.knex.raw(sql, bound as Knex.RawBinding[]);
    return db.dialect === 'sqlite' ? answer : answer[0];
  };
}

import type { Knex } from 'knex';
import type { Database } from '../database.ts';

/** A value of one run, or an expression that is the same in all. */
type Value = string | number | Knex.Raw;

interface Compiled {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** `ids`: for a list that is of another length in each run. */
type Values<Name extends string> = Readonly<Record<Name, Value>> & { readonly ids?: readonly string[] };

type Marks<Name extends string> = Readonly<Record<Name, Knex.Raw>> & { readonly ids: readonly Knex.Raw[] };

/** Stands for the value of a run while the query is built; no text of a query is like it. */
const markOf = (name: string): string => `\u0000${name}`;

const byName = ({ ids = [], ...values }: Readonly<Record<string, unknown>> & { readonly ids?: readonly string[] }) =>
  Object.entries({ ...values, ...ids }) as [string, Value][];

/**
 * Builds a query once for each pool, and for each number of ids, and runs it with other values: to build one of many joins
 * costs Knex several times what the database needs to answer it.
 * @param build makes the query, once, of what stands for the values
 * @returns runs it with values, and answers its rows
 */
export function compileOnce<Row, Name extends string>(
  build: (db: Database, values: Marks<Name>) => Knex.QueryBuilder,
): (db: Database, values: Values<Name>) => Promise<Row[]> {
  const known = new WeakMap<Knex, Map<number, Compiled>>();
  const compile = (db: Database, values: Values<Name>): Compiled => {
    const mark = (name: string, value: Value): Knex.Raw =>
      typeof value === 'object' ? value : db.knex.raw('?', [markOf(name)]);
    const marks = Object.fromEntries(byName(values).map(([name, value]) => [name, mark(name, value)]));
    const ids = (values.ids ?? []).map((id, place) => mark(String(place), id));
    return build(db, { ...marks, ids } as Marks<Name>)
      .toSQL()
      .toNative();
  };
  return async (db, values) => {
    const ofPool = known.get(db.knex) ?? new Map<number, Compiled>();
    known.set(db.knex, ofPool);
    const length = values.ids?.length ?? 0;
    const { sql, bindings } = ofPool.get(length) ?? compile(db, values);
    if (!ofPool.has(length)) ofPool.set(length, { sql, bindings });
    const byMark = new Map<unknown, Value>(byName(values).map(([name, value]) => [markOf(name), value]));
    const bound = bindings.map((binding) => (byMark.has(binding) ? byMark.get(binding) : binding));
    const answer = await db.knex.raw(sql, bound as Knex.RawBinding[]);
    return db.dialect === 'sqlite' ? answer : answer[0];
  };
}

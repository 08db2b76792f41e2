import type { Knex } from 'knex';
import type { Executor } from '../database.ts';
import { runStatement } from './run-statement.ts';

/** A value of one run, or an expression that is the same in all runs */
type Value = string | number | Knex.Raw;

/** `ids` is a list that may have another length in each run. */
type Values<Name extends string> = Readonly<Record<Name, Value>> & { readonly ids?: readonly string[] };

type Marks<Name extends string> = Readonly<Record<Name, Knex.Raw>> & { readonly ids: readonly Knex.Raw[] };

/** Computes a parameter of the statement from the values of a run. */
type Binding = (values: Values<string>) => unknown;

interface Compiled {
  readonly sql: string;
  readonly bindings: readonly Binding[];
}

/** A text that replaces the value of a parameter while the query is built; no text of a query can equal it. */
const markOf = (name: string): string => `\u0000${name}`;

/** The marks that may stand in a statement, and how to compute the parameter that each stands for */
const readersOf = ({ ids = [], ...named }: Values<string>): ReadonlyMap<unknown, Binding> =>
  new Map<unknown, Binding>([
    ...Object.keys(named).map((name): [string, Binding] => [markOf(name), (values) => values[name]]),
    ...ids.map((_, place): [string, Binding] => [markOf(String(place)), (values) => values.ids?.[place]]),
  ]);

function marksOf(on: Executor, { ids = [], ...named }: Values<string>): Marks<string> {
  const mark = (name: string): Knex.Raw => on.raw('?', [markOf(name)]);
  const marks = Object.entries<unknown>(named).map(([name, value]) => [
    name,
    typeof value === 'object' ? value : mark(name),
  ]);
  return { ...Object.fromEntries(marks), ids: ids.map((_, place) => mark(String(place))) };
}

/**
 * Builds a query once for each pool and number of ids, and runs it with the values of each call, also in transactions.
 * Building a query costs Knex several times the time in which the database answers it.
 * @param build makes the query, once, from marks in place of the values
 * @returns a function that runs the query with values and answers its rows
 */
export function compileOnce<Row, Name extends string = never>(
  build: (on: Executor, values: Marks<Name>) => Knex.QueryBuilder,
): (on: Executor, values: Values<Name>) => Promise<Row[]> {
  /** Compiled statements by the configuration, which a pool and its transactions share, and by the number of ids */
  const known = new WeakMap<object, Map<number, Compiled>>();
  const compile = (on: Executor, values: Values<Name>): Compiled => {
    const { sql, bindings } = build(on, marksOf(on, values) as Marks<Name>)
      .toSQL()
      .toNative();
    const readers = readersOf(values);
    return { sql, bindings: bindings.map((binding) => readers.get(binding) ?? (() => binding)) };
  };
  return async (on, values) => {
    const { config } = on.client as { readonly config: object };
    const ofPool = known.get(config) ?? new Map<number, Compiled>();
    known.set(config, ofPool);
    const length = values.ids?.length ?? 0;
    const compiled = ofPool.get(length) ?? compile(on, values);
    ofPool.set(length, compiled);
    const bound = compiled.bindings.map((binding) => binding(values));
    return (await runStatement(on, compiled.sql, bound)) as Row[];
  };
}

import type { Database } from '../src/platform/storage/index.ts';
import type { Statement } from './record-statements.ts';

/** One table of a statement, and how the database plans to read it */
export interface PlanStep {
  readonly table: string;
  /** The whole table, or a whole index of it, is read. */
  readonly scans: boolean;
  /** The index that is used; undefined: none. */
  readonly index: string | undefined;
  /** Number of rows that the optimiser expects to read each time; undefined for SQLite, which does not show it. */
  readonly rows: number | undefined;
}

export interface Plan {
  readonly steps: readonly PlanStep[];
  /** The database sorts rows, instead of reading them in order from an index. */
  readonly sorts: boolean;
  /** The plan in the words of the database */
  readonly text: string;
}

/** Maps the aliases of a statement to the names of its tables. */
function namesOf(sql: string): ReadonlyMap<string, string> {
  const named = sql.matchAll(/(?:from|join|update|into)\s+`(\w+)`(?:\s+as\s+`(\w+)`)?/gi);
  return new Map([...named].map(([, table = '', alias]) => [alias ?? table, table]));
}

interface MysqlStep {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  /** A number. MariaDB adds the share of rows that a filter keeps: `560 (9%)`. */
  readonly rows: number | string | null;
  readonly Extra: string | null;
}

async function mysqlPlan({ knex }: Database, { sql, bindings }: Statement): Promise<Plan> {
  const [rows] = (await knex.raw(`explain format=traditional ${sql}`, bindings as string[])) as unknown as [
    MysqlStep[],
  ];
  const names = namesOf(sql);
  const steps = rows.flatMap(({ table, type, key, rows }) => {
    const name = names.get(table ?? '');
    if (name === undefined) return [];
    // `index` reads a whole index, `ALL` the whole table.
    return [
      {
        table: name,
        scans: type === 'ALL' || type === 'index',
        index: key ?? undefined,
        rows: Number.parseInt(String(rows), 10),
      },
    ];
  });
  const text = rows.map((row) => `${row.table} ${row.type} ${row.key} rows=${row.rows} ${row.Extra ?? ''}`.trim());
  return { steps, sorts: rows.some(({ Extra }) => Extra?.includes('filesort') ?? false), text: text.join('\n') };
}

const SQLITE_STEP =
  /^(SCAN|SEARCH) (\w+)(?: USING (?:AUTOMATIC )?(?:COVERING )?(?:INDEX (\S+)|(?:INTEGER )?PRIMARY KEY))?/;

async function sqlitePlan({ knex }: Database, { sql, bindings }: Statement): Promise<Plan> {
  const rows = (await knex.raw(`explain query plan ${sql}`, bindings as string[])) as unknown as { detail: string }[];
  const names = namesOf(sql);
  const steps = rows.flatMap(({ detail }) => {
    const [, way, alias = '', index] = SQLITE_STEP.exec(detail) ?? [];
    const table = names.get(alias);
    return table === undefined ? [] : [{ table, scans: way === 'SCAN', index, rows: undefined }];
  });
  const text = rows.map(({ detail }) => detail).join('\n');
  return { steps, sorts: text.includes('TEMP B-TREE FOR ORDER BY'), text };
}

/** Reads the plan of a statement without running it. */
export const readPlan = (db: Database, statement: Statement): Promise<Plan> =>
  db.dialect === 'sqlite' ? sqlitePlan(db, statement) : mysqlPlan(db, statement);

import type { Executor } from '../database.ts';
import { dialectOf } from '../dialect-of.ts';
import { type AddedColumn, addColumnSql, dropColumnSql, type TableDefinition } from '../schema/create-table.ts';
import type { Migration } from './migration.ts';

/** A step that adds a column, and an index if there is one, to the table of an earlier step, which is given as it was before */
export function addsColumn(
  name: string,
  before: TableDefinition,
  added: AddedColumn,
): Migration & { readonly table: TableDefinition } {
  const { column, type, index } = added;
  const table = before.name;
  const isThere = ({ schema }: Executor) => schema.hasColumn(table, column);
  return {
    name,
    get text() {
      return (['sqlite', 'mysql'] as const).flatMap((dialect) => addColumnSql(dialect, table, added)).join(';\n');
    },
    table: {
      ...before,
      columns: { ...before.columns, [column]: type },
      indexes: [...(before.indexes ?? []), ...(index === undefined ? [] : [index])],
    },
    async up(executor) {
      const statements = addColumnSql(dialectOf(executor), table, added);
      const rest = (await isThere(executor)) ? statements.slice(1) : statements;
      for (const statement of rest) await executor.raw(statement);
    },
    async down(executor) {
      if (!(await isThere(executor))) return;
      for (const statement of dropColumnSql(dialectOf(executor), table, added)) await executor.raw(statement);
    },
    async loss(executor) {
      if (!(await isThere(executor))) return undefined;
      const row = await executor(table).whereNotNull(column).first(executor.raw('1'));
      return row === undefined ? undefined : `the values of ${table}.${column}`;
    },
  };
}

import { addColumn } from '../add-column.ts';
import type { Column } from '../create-table.ts';
import type { Migration } from './migration.ts';

/** A step that adds a column to a table of an earlier one; nullable or with a default, since rows are there. */
export const addsColumn = (
  name: string,
  table: string,
  column: { readonly name: string; readonly type: Column },
): Migration => ({
  name,
  up: (executor) => addColumn(executor, table, column),
  async down(executor) {
    if (!(await executor.schema.hasColumn(table, column.name))) return;
    await executor.raw('alter table ?? drop column ??', [table, column.name]);
  },
  async loss(executor) {
    if (!(await executor.schema.hasColumn(table, column.name))) return undefined;
    const standard = typeof column.type === 'object' ? column.type.default : undefined;
    const rows = executor(table).whereNotNull(column.name);
    if (standard !== undefined) rows.whereNot(column.name, standard);
    const row = await rows.first(executor.raw('1'));
    return row === undefined ? undefined : `what is in ${table}.${column.name}`;
  },
});

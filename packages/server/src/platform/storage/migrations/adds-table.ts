import { createTable, createTableSql, type TableDefinition } from '../schema/create-table.ts';
import type { Migration } from './migration.ts';

/** A step that creates a table with all its keys */
export const addsTable = (name: string, table: TableDefinition): Migration & { readonly table: TableDefinition } => ({
  name,
  // The text is made only when a database is opened, because other commands would pay for it at their start.
  get text() {
    return (['sqlite', 'mysql'] as const).flatMap((dialect) => createTableSql(dialect, table)).join(';\n');
  },
  table,
  up: (executor) => createTable(executor, table),
  async down(executor) {
    await executor.schema.dropTableIfExists(table.name);
  },
  async loss(executor) {
    if (!(await executor.schema.hasTable(table.name))) return undefined;
    const row = await executor(table.name).first(executor.raw('1'));
    return row === undefined ? undefined : `the rows of ${table.name}`;
  },
});

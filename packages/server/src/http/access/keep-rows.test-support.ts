import type { Database } from '../../platform/storage/index.ts';

interface Row {
  readonly name: string;
}

/**
 * Copies the rows of all tables of a SQLite database in memory.
 * @returns a function that restores the tables that were written to since
 */
export async function keepRows({ knex }: Pick<Database, 'knex'>): Promise<() => Promise<void>> {
  const tables: Row[] = await knex('sqlite_master')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite%')
    .select('name');
  await knex.raw("ATTACH ':memory:' AS kept");
  await knex.raw('CREATE TEMP TABLE written (name TEXT)');
  for (const { name } of tables) {
    await knex.raw(`CREATE TABLE kept."${name}" AS SELECT * FROM main."${name}"`);
    // Triggers see rows that foreign keys delete, too, and their own writes are not counted as changed rows.
    for (const change of ['INSERT', 'UPDATE', 'DELETE']) {
      const note = `INSERT INTO written VALUES ('${name}')`;
      await knex.raw(`CREATE TEMP TRIGGER "${name} ${change}" AFTER ${change} ON main."${name}" BEGIN ${note}; END`);
    }
  }
  return async () => {
    const written: Row[] = await knex.raw('SELECT DISTINCT name FROM written');
    if (written.length === 0) return;
    // Foreign keys are off, because rows are deleted and inserted in any order.
    await knex.raw('PRAGMA foreign_keys = OFF');
    for (const { name } of written) {
      await knex.raw(`DELETE FROM main."${name}"`);
      await knex.raw(`INSERT INTO main."${name}" SELECT * FROM kept."${name}"`);
    }
    await knex.raw('DELETE FROM written');
    await knex.raw('PRAGMA foreign_keys = ON');
  };
}

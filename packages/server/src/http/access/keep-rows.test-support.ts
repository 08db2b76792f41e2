import type { Database } from '../../storage/index.ts';

interface Row {
  readonly name: string;
}

/**
 * Keeps the rows of all tables of a SQLite database as they are.
 * @returns puts them back, when anything was written since.
 */
export async function keepRows({ knex }: Database): Promise<() => Promise<void>> {
  const tables: Row[] = await knex('sqlite_master')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite%')
    .select('name');
  await knex.raw("ATTACH ':memory:' AS kept");
  for (const { name } of tables) await knex.raw(`CREATE TABLE kept."${name}" AS SELECT * FROM main."${name}"`);
  const writes = async (): Promise<number> => {
    const [row]: { writes: number }[] = await knex.raw('SELECT total_changes() AS writes');
    return row?.writes ?? 0;
  };
  let known = await writes();
  return async () => {
    if ((await writes()) === known) return;
    // Off: rows go and come back in any order.
    await knex.raw('PRAGMA foreign_keys = OFF');
    for (const { name } of tables) {
      await knex.raw(`DELETE FROM main."${name}"`);
      await knex.raw(`INSERT INTO main."${name}" SELECT * FROM kept."${name}"`);
    }
    await knex.raw('PRAGMA foreign_keys = ON');
    known = await writes();
  };
}

import { fileURLToPath } from 'node:url';
import { spawnNode } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../connection/open-database.ts';
import type { Database } from '../database.ts';
import { describeEachDatabase } from '../describe-each-database.test-support.ts';
import { migrations } from '../migrations/index.ts';
import { isChange } from './is-change.test-support.ts';
import { migrate } from './migrate.ts';
import { migrateDown } from './migrate-down.ts';
import { schemaDump } from './schema-dump.ts';

const names = migrations.map(({ name }) => name);
const program = fileURLToPath(new URL('migrate-until.test-support.ts', import.meta.url));

/** Cuts all connections after so many changes, as a kill of the process does. False: there were fewer. */
async function cutAfter(url: string, limit: number, work: (db: Database) => Promise<unknown>): Promise<boolean> {
  const db = openDatabase({ url });
  let changes = 0;
  db.knex.on('query-response', (_response: unknown, { sql }: { sql: string }) => {
    if (isChange(sql)) changes += 1;
    if (changes === limit) db.sever();
  });
  const isCut = await work(db).then(
    () => false,
    () => true,
  );
  await db.close();
  expect(isCut).toBe(changes >= limit);
  return isCut;
}

describeMysql('migrations that are killed after every single statement', (open) => {
  it('go on with the next one, and end with the schema of a clean run; the lock is never stuck', async () => {
    const url = await open();
    const clean = openDatabase({ url: await open() });
    onTestFinished(() => clean.close());
    await migrate(clean);
    // A step has three changes: its checksum, its table and its record. Starts are cut off after the checksum, after
    // the table, and after the record, for which the table is made once more, which changes nothing.
    const changes = [1, 1, 2];
    let kills = 0;
    while (await cutAfter(url, changes[kills % changes.length] ?? 1, migrate)) kills += 1;
    expect(kills).toBeGreaterThan(2 * names.length);
    const db = openDatabase({ url });
    onTestFinished(() => db.close());
    expect(await schemaDump(db)).toBe(await schemaDump(clean));
    expect(await migrate(db)).toEqual([]);

    // The steps are undone, too: `up` completes what was left half undone.
    await migrateDown(db, { to: '15' });
    await cutAfter(url, 1, (other) => migrateDown(other, { to: '12' }));
    expect(await migrate(db)).toEqual(names.slice(14));
    expect(await schemaDump(db)).toBe(await schemaDump(clean));
  });
});

describeEachDatabase('a process that migrates', (fresh) => {
  it.each([1, 2, 9, 30])('may be killed with kill -9 after change %i: the next start completes', async (changes) => {
    const { url } = fresh();
    const env = { LINKVITALS_TEST_MIGRATE_URL: url, LINKVITALS_TEST_DIE_AFTER: String(changes) };
    const child = spawnNode([program], { env });
    expect(await child.exited).toEqual({ code: null, signal: 'SIGKILL' });
    const db = fresh().open();
    const ran = await migrate(db);
    expect(names.slice(-ran.length)).toEqual(ran);
    const clean = openDatabase({ url: 'sqlite::memory:' });
    onTestFinished(() => clean.close());
    if (db.dialect === 'sqlite') {
      await migrate(clean);
      expect(await schemaDump(db)).toBe(await schemaDump(clean));
    }
    expect(await migrate(db)).toEqual([]);
  });
});

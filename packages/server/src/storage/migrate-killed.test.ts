import { fileURLToPath } from 'node:url';
import { spawnNode } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from './database.ts';
import { describeEachDatabase } from './describe-each-database.ts';
import { isChange } from './is-change.test-support.ts';
import { migrate } from './migrate.ts';
import { migrateDown } from './migrate-down.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { schemaDump } from './schema-dump.ts';

const names = migrations.map(({ name }) => name);
const program = fileURLToPath(new URL('migrate-until.test-support.ts', import.meta.url));

/** Cuts every connection when the first change has been made, as a kill of the process would. True: there was none. */
async function untilFirstChange(url: string, work: (db: Database) => Promise<unknown>): Promise<boolean> {
  const db = openDatabase({ url });
  let isCut = false;
  db.knex.on('query-response', (_response: unknown, { sql }: { sql: string }) => {
    if (isCut || !isChange(sql)) return;
    isCut = true;
    db.sever();
  });
  const ended = await work(db).then(
    () => true,
    () => false,
  );
  await db.close();
  // What was cut after the last change may have come to its end.
  return ended && !isCut;
}

describeMysql('migrations that are killed after every single statement', (open) => {
  it('go on with the next one, and end with the schema of a clean run; the lock is never stuck', {
    timeout: 120_000,
  }, async () => {
    const url = await open();
    const clean = openDatabase({ url: await open() });
    onTestFinished(() => clean.close());
    await migrate(clean);
    let kills = 0;
    while (!(await untilFirstChange(url, migrate))) kills += 1;
    // For each migration what it makes and its record, and at the start the tables of the record.
    expect(kills).toBeGreaterThanOrEqual(names.length * 2);
    const db = openDatabase({ url });
    onTestFinished(() => db.close());
    expect(await schemaDump(db)).toBe(await schemaDump(clean));
    expect(await migrate(db)).toEqual([]);

    // And all the way back: whatever is left half undone, up makes whole again.
    await migrateDown(db, { to: '15' });
    await untilFirstChange(url, (other) => migrateDown(other, { to: '12' }));
    expect(await migrate(db)).toEqual(names.slice(14));
    expect(await schemaDump(db)).toBe(await schemaDump(clean));
  });
});

describeEachDatabase('a process that migrates', (fresh) => {
  it.each([1, 2, 9, 30])(
    'may be killed with kill -9 after change %i: the next start completes',
    { timeout: 60_000 },
    async (changes) => {
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
    },
  );
});

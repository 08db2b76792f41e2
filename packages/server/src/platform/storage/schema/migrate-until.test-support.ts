import { openDatabase } from '../connection/open-database.ts';
import { isChange } from './is-change.test-support.ts';
import { migrate } from './migrate.ts';

/*
 * Migrates the database of LINKVITALS_TEST_MIGRATE_URL and kills itself, as `kill -9` would, when so many changes of it
 * have been made as LINKVITALS_TEST_DIE_AFTER says.
 */

const { LINKVITALS_TEST_MIGRATE_URL: url = '', LINKVITALS_TEST_DIE_AFTER: limit } = process.env;
const db = openDatabase({ url });
let changes = 0;
db.knex.on('query-response', (_response: unknown, { sql }: { sql: string }) => {
  if (!isChange(sql)) return;
  changes += 1;
  if (changes === Number(limit)) process.kill(process.pid, 'SIGKILL');
});
await migrate(db);
await db.close();

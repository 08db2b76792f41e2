import { open } from 'node:fs/promises';
import { runSqlite } from '@linkvitals/testing/databases';

/**
 * Makes a row differ from its entry in an index, as a write does that reached the disk only in part. No process may
 * have the file open.
 */
export async function damageIndex(file: string): Promise<void> {
  await runSqlite(
    file,
    'create table things (a, b); create index of_b on things (b); insert into things values (1, 7)',
  );
  const page = Number(await runSqlite(file, "select rootpage from sqlite_master where name = 'things'"));
  const size = Number(await runSqlite(file, 'pragma page_size'));
  const handle = await open(file, 'r+');
  await handle.write(Buffer.from([8]), 0, 1, page * size - 1);
  await handle.close();
}

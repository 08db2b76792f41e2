import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../database.ts';
import { fileOf } from '../faults/explain-fault.ts';
import { holdServersFile } from './enter-database.ts';
import { SERVERS_LOCK } from './servers-lock.ts';

/* Times in ms. A server that lost its connection is back within two seconds. */
const LOOK_EVERY = 250;
const FREE_FOR = 2_500;
const GIVE_UP_AFTER = 6_000;

const refused = (): OperatorError =>
  new OperatorError(
    'Nothing was done: a server of this database is running. Stop all of them, then try again. One whose machine has vanished counts for 2 minutes at most.',
  );

/**
 * Runs work that needs all servers stopped. On SQLite none can start meanwhile.
 * @throws OperatorError when a server is running
 */
export async function withoutServers<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.dialect === 'mysql') {
    if (!(await isFree(db))) throw refused();
    return work();
  }
  const file = fileOf(db);
  if (file === undefined) return work();
  const hold = await holdServersFile(file);
  if (hold === undefined) throw refused();
  try {
    return await work();
  } finally {
    await hold.release();
  }
}

/** Whether no server takes the lock for longer than a running server would need */
async function isFree({ knex }: Database): Promise<boolean> {
  const begun = performance.now();
  let freeSince = begun;
  for (;;) {
    const [row] = await knex.select<{ holder: number | null }[]>(knex.raw(`is_used_lock(${SERVERS_LOCK}) as holder`));
    const now = performance.now();
    if (row?.holder != null) freeSince = Number.POSITIVE_INFINITY;
    else if (freeSince > now) freeSince = now;
    if (now - freeSince >= FREE_FOR) return true;
    if (now - begun >= GIVE_UP_AFTER) return false;
    await sleep(LOOK_EVERY);
  }
}

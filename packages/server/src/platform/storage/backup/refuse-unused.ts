import { OperatorError } from '../../operator-error.ts';
import type { DatabaseUrl } from '../connection/database-url.ts';
import type { Executor } from '../database.ts';
import { isInstalled, nameOfDatabase, notInstalled } from '../installation/refuse-missing.ts';

/**
 * Refuses to back up a database that nobody has used: the backup would succeed every night, while the server's own
 * database is never backed up.
 * @throws OperatorError
 */
export async function refuseUnused(executor: Executor, target: DatabaseUrl): Promise<void> {
  if (!(await isInstalled(executor)) || !(await executor.schema.hasTable('accounts'))) throw notInstalled(target);
  if ((await executor('accounts').first('id')) !== undefined) return;
  throw new OperatorError(
    `The database ${nameOfDatabase(target)} has no account: nothing was backed up. Is it the one of the server? Run this with the LINKVITALS_DATA_DIR and DATABASE_URL of the server.`,
  );
}

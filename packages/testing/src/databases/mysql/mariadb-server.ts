import { findProgram } from '../../process/find-program.ts';
import type { DatabaseServer } from '../database-server.ts';
import { asUser, type Mysqld, runMysqld } from './run-mysqld.ts';

/** The machine's MariaDB, or MariaDB from Debian. */
export const mariadbServer: DatabaseServer = {
  name: 'MariaDB',
  variable: 'LINKVITALS_TEST_MARIADB_URL',
  remedy: 'install MariaDB (`apt-get install mariadb-server`)',

  async install({ apt }) {
    if (findMariadb() !== undefined) return;
    if (apt.obstacle !== undefined) throw new Error(`no mariadbd found, and none installed: ${apt.obstacle}`);
    await apt.install(['mariadb-server']);
  },

  async start({ log }) {
    const mariadb = findMariadb();
    if (mariadb === undefined) throw new Error('no mariadbd');
    return runMysqld('MariaDB', mariadb, log);
  },
};

function findMariadb(): Mysqld | undefined {
  const program = findProgram('mariadbd');
  const installDb = findProgram('mariadb-install-db');
  if (program === undefined || installDb === undefined) return undefined;
  const common = ['--no-defaults', ...asUser];
  const fresh = ['--auth-root-authentication-method=normal', '--skip-test-db'];
  return {
    server: { program, args: common },
    initialise: { program: installDb, args: [...common, ...fresh] },
  };
}

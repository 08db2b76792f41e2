import type { DatabaseServer } from '../database-server.ts';
import { asUser, type Mysqld, runMysqld } from './run-mysqld.ts';
import { prepareUnpackedMysql, type UnpackedMysql } from './unpacked-mysql.ts';

/** Oracle's MySQL from Debian's unstable suite, independent of the machine's servers. */
export const mysqlServer: DatabaseServer = {
  name: 'MySQL',
  variable: 'LINKVITALS_TEST_MYSQL_URL',
  remedy: 'run on Debian',
  // Unstable may have no MySQL, or no version that runs here.
  isOptional: true,

  async install(machine) {
    await prepareUnpackedMysql(machine);
  },

  async start(machine) {
    return runMysqld('MySQL', mysqldOf(await prepareUnpackedMysql(machine)), machine.log);
  },
};

function mysqldOf({ loader, libraries, root }: UnpackedMysql): Mysqld {
  const args = [
    '--library-path',
    libraries,
    `${root}/usr/sbin/mysqld`,
    '--no-defaults',
    ...asUser,
    `--basedir=${root}/usr`,
    `--lc-messages-dir=${root}/usr/share/mysql`,
    '--secure-file-priv=NULL',
  ];
  return {
    server: { program: loader, args },
    initialise: { program: loader, args: [...args, '--initialize-insecure'] },
  };
}

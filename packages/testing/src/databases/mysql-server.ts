import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../http/listen.ts';
import type { DatabaseServer, RunningServer } from './database-server.ts';
import { findProgram } from './find-program.ts';
import { runProgram } from './run-program.ts';
import { startLeashed } from './start-leashed.ts';

/** Path of the program; undefined where there is none. */
export const findMysqlServer = () => findProgram('mariadbd', 'mysqld');

/** MariaDB or MySQL, whichever the machine has; MariaDB from Debian where it has none. */
export const mysqlServer: DatabaseServer = {
  name: 'MySQL',
  variable: 'LINKVITALS_TEST_MYSQL_URL',
  remedy: 'install MariaDB (`apt-get install mariadb-server`)',

  async install({ apt }) {
    if (findMysqlServer() !== undefined) return;
    if (apt.obstacle !== undefined) throw new Error(`no mariadbd or mysqld found, and none installed: ${apt.obstacle}`);
    await apt.install(['mariadb-server']);
  },

  async start({ log }) {
    const server = findMysqlServer();
    if (server === undefined) throw new Error('no mariadbd or mysqld');
    return log.step(`starting ${server}`, () =>
      // Somebody may take the free port before the server does.
      startOnce(server).catch(() => startOnce(server)),
    );
  },
};

async function startOnce(server: string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-mysql-'));
  try {
    const data = join(folder, 'data');
    // The server refuses to run as root unless told to.
    const user = process.getuid?.() === 0 ? ['--user=root'] : [];
    await initialise(server, data, user);
    const port = await freePort();
    const args = [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      // A server that starts empties it: in the system's, of what another one is sorting there.
      `--tmpdir=${folder}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${join(folder, 's.sock')}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      '--max-connections=500',
      // Nothing has to survive a power cut.
      '--innodb-flush-log-at-trx-commit=0',
      '--skip-log-bin',
      '--loose-mysqlx=OFF',
    ];
    const ready = /(?:mariadbd|mysqld): ready for connections/;
    const { stop } = await startLeashed({ program: server, args, folder, ready });
    return { url: `mysql://root@127.0.0.1:${port}`, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Makes the system tables, with a root account that needs no password. */
async function initialise(server: string, data: string, user: readonly string[]): Promise<void> {
  const mariadb = findProgram('mariadb-install-db');
  if (mariadb === undefined) {
    return runProgram(server, ['--no-defaults', ...user, '--initialize-insecure', `--datadir=${data}`]);
  }
  const args = [`--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'];
  return runProgram(mariadb, ['--no-defaults', ...user, ...args]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen(server, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

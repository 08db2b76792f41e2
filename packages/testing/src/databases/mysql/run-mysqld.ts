import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../network/free-port.ts';
import { runProgram } from '../../process/run-program.ts';
import { makeScratchFolder } from '../../process/scratch-folder.ts';
import { startWatched } from '../../process/start-watched.ts';
import type { RunningServer } from '../database-server.ts';
import type { Log } from '../log.ts';

/** A program and its first arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/** The commands of one make of server. */
export interface Mysqld {
  readonly server: Command;
  /** Makes the system tables in `--datadir`, with a root account without a password. */
  readonly initialise: Command;
}

/** Arguments that allow the server to run as root. */
export const asUser: readonly string[] = process.getuid?.() === 0 ? ['--user=root'] : [];

/** Starts an empty MySQL or MariaDB on a free port, and logs its version. */
export function runMysqld(name: string, mysqld: Mysqld, log: Log): Promise<RunningServer> {
  return log.step(`starting ${name}`, () =>
    // Another program may take the free port before the server does, so it is tried twice.
    startOnce(name, mysqld, log).catch(() => startOnce(name, mysqld, log)),
  );
}

async function startOnce(name: string, { server, initialise }: Mysqld, log: Log): Promise<RunningServer> {
  const folder = await makeScratchFolder('linkvitals-mysql-');
  try {
    const data = `--datadir=${join(folder, 'data')}`;
    await runProgram(initialise.program, [...initialise.args, data]);
    const port = await freePort();
    const args = [...server.args, data, ...settings(folder, port)];
    const ready = /Version: '([^']+)'/;
    const started = await startWatched({ program: server.program, args, folder, ready });
    log.line(`${name} is version ${started.ready[1]}`);
    return { url: `mysql://root@127.0.0.1:${port}`, stop: started.stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const settings = (folder: string, port: number): string[] => [
  // A starting server empties this folder, so the system's would lose temporary files of another server.
  `--tmpdir=${folder}`,
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  `--socket=${join(folder, 's.sock')}`,
  `--pid-file=${join(folder, 'pid')}`,
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_ci',
  '--max-connections=500',
  // The data need not survive a power cut.
  '--innodb-flush-log-at-trx-commit=0',
  '--skip-log-bin',
  '--loose-mysqlx=OFF',
];

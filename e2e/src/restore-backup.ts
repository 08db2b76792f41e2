import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findProgram } from '@linkvitals/testing/databases';
import { expect, onTestFinished } from 'vitest';
import { createInstallation, type Installation } from './installation.ts';

const fileOf = (url: string): string => url.slice('sqlite:'.length);

/** Fills an empty database from a backup. */
export async function restore(url: string, file: string): Promise<void> {
  if (url.startsWith('sqlite:')) return copyFile(file, fileOf(url));
  const { hostname, port, username, password, pathname } = new URL(url);
  const isOfMariadb = (await readFile(file, 'utf8')).includes('MariaDB dump');
  const names = isOfMariadb ? ['mariadb', 'mysql'] : ['mysql'];
  const program = findProgram(...names) ?? expect.fail('no client: it comes with the server');
  const where = ['--no-defaults', `--host=${hostname}`, `--port=${port}`, '--protocol=tcp', `--user=${username}`];
  const env = { ...process.env, MYSQL_PWD: decodeURIComponent(password) };
  const load = spawn(program, [...where, pathname.slice(1)], { env, stdio: ['pipe', 'inherit', 'inherit'] });
  await Promise.all([pipeline(createReadStream(file), load.stdin), once(load, 'close')]);
  expect(load.exitCode).toBe(0);
}

/** A second installation with the restored database, and the key of the first. */
export async function moveTo(restored: string, { env }: Installation): Promise<Installation> {
  const { LINKVITALS_DATA_DIR: from = '', ...settings } = env;
  const elsewhere = await createInstallation({ ...settings, DATABASE_URL: restored });
  await copyFile(join(from, 'secret.key'), join(elsewhere.env.LINKVITALS_DATA_DIR ?? '', 'secret.key'));
  return elsewhere;
}

/** A folder that is removed with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

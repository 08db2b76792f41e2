import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getCACertificates } from 'node:tls';
import { OperatorError } from '../../operator-error.ts';
import type { MysqlConnection } from '../connection/database-url.ts';
import type { Database } from '../database.ts';
import { dumpArguments } from './dump-arguments.ts';
import { familyOf, findDumpProgram } from './dump-program.ts';
import { refuseUnused } from './refuse-unused.ts';
import { writeWhole } from './write-whole.ts';

export interface BackUpMysqlInput {
  readonly db: Database;
  readonly connection: MysqlConnection;
  readonly file: string;
  readonly overwrite: boolean;
  /** Environment whose PATH has the programs */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Makes a dump of one moment, while servers work, by the database's own program.
 * @returns the name of the program
 * @throws OperatorError
 */
export async function backUpMysql({ db, connection, file, overwrite, env }: BackUpMysqlInput): Promise<string> {
  const [{ version } = { version: '' }] = await db.knex.select<{ version: string }[]>(
    db.knex.raw('version() as version'),
  );
  await refuseUnused(db.knex, { dialect: 'mysql', connection });
  const family = familyOf(version);
  const program = await findDumpProgram(family, env);
  await withTrusted(connection, (caFile) => {
    const args = dumpArguments(family, connection, caFile);
    const fill = async (draft: string): Promise<void> => {
      await dump({ program, args, draft, env: { ...env, MYSQL_PWD: connection.password } });
      await check(draft, program);
    };
    return writeWhole({ file, overwrite, fill });
  });
  return program;
}

/** Writes the certificates that this process trusts to a file, for the time of the work. */
async function withTrusted({ ssl }: MysqlConnection, work: (caFile: string) => Promise<void>): Promise<void> {
  if (ssl?.rejectUnauthorized !== true) return work('');
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-trusted-'));
  try {
    const caFile = join(folder, 'ca.pem');
    await writeFile(caFile, getCACertificates('default').join('\n'));
    await work(caFile);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Dump {
  readonly program: string;
  readonly args: readonly string[];
  readonly draft: string;
  readonly env: NodeJS.ProcessEnv;
}

async function dump({ program, args, draft, env }: Dump): Promise<void> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [words, [code, signal]] = await Promise.all([
    text(child.stderr),
    once(child, 'close'),
    pipeline(child.stdout, createWriteStream(draft, { flags: 'r+' })),
  ]);
  if (code !== 0) throw new OperatorError(`${program} ended with ${code ?? signal}: ${words.trim()}`);
}

const END_BYTES = 200;

/** Checks for the last line that the program writes: a dump without it was cut off. */
async function check(draft: string, program: string): Promise<void> {
  const handle = await open(draft, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(END_BYTES),
      position: Math.max(0, size - END_BYTES),
    });
    if (buffer.toString('latin1', 0, bytesRead).includes('-- Dump completed')) return;
  } finally {
    await handle.close();
  }
  throw new OperatorError(`${program} did not write its dump to the end. Nothing was backed up; try again.`);
}

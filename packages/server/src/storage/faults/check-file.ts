import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../operator-error.ts';
import { waysBack } from './explain-fault.ts';

/**
 * The quick check finds what is wrong with the structure, the other what is wrong between tables and indexes. Each says
 * what it found as soon as it is done, a JSON array of lines.
 */
const script = `
const { writeSync } = require('node:fs');
const Database = require(process.argv[1]);
const say = (faults) => writeSync(1, JSON.stringify(faults) + '\\n');
try {
  const db = new Database(process.argv[2], { readonly: true });
  for (const check of ['quick_check', 'integrity_check']) say(db.pragma(check + '(5)').flatMap(Object.values));
} catch (error) {
  if (!/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) throw error;
  say([error.message]);
}
`;

/**
 * - `ok`: nothing is wrong with it
 * - `unfinished`: nothing was found in the time there was
 */
export type CheckOutcome = 'ok' | 'unfinished';

/**
 * Looks through a SQLite file for damage and changes nothing. In a process of its own: there it blocks nothing, can be
 * ended when it takes too long, and its file is not that of a pool here.
 * @param patienceMs A file of 1 GB takes some seconds.
 * @throws OperatorError that names the damage and the ways back
 */
export async function checkFile(file: string, patienceMs: number): Promise<CheckOutcome> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--eval', script, driver, file], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const lines = said.split('\n').slice(0, -1);
  const faults = lines.flatMap((line): string[] => JSON.parse(line)).filter((line) => line !== 'ok');
  if (faults.length > 0) {
    throw new OperatorError(`The database ${file} is damaged: ${[...new Set(faults)].join('; ')}. ${waysBack(file)}`);
  }
  return code === 0 ? 'ok' : 'unfinished';
}

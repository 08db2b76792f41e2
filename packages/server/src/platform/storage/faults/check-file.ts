import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../operator-error.ts';
import { waysBack } from './explain-fault.ts';

/**
 * Source of the checks. The quick check finds faults of the structure, the other those between tables and indexes. Each
 * prints its findings as soon as it is done, as a JSON array of lines.
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
 * The result of a check without findings:
 * - `ok`: the check is complete
 * - `unfinished`: the time was over before
 */
export type CheckOutcome = 'ok' | 'unfinished';

/**
 * Checks a SQLite file for damage and changes nothing. It runs in a process of its own, where it blocks nothing and can
 * be ended when it takes too long, and which does not share the file with a pool here.
 * @param patienceMs Time limit in ms. A file of 1 GB takes some seconds.
 * @throws OperatorError that names the damage and the ways to recover
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
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const lines = output.split('\n').slice(0, -1);
  const faults = lines.flatMap((line): string[] => JSON.parse(line)).filter((line) => line !== 'ok');
  if (faults.length > 0) {
    throw new OperatorError(`The database ${file} is damaged: ${[...new Set(faults)].join('; ')}. ${waysBack(file)}`);
  }
  return code === 0 ? 'ok' : 'unfinished';
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../process/find-program.ts';

const node = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1], { timeout: 10000 });
for (const row of db.prepare(process.argv[2]).all()) console.log(Object.values(row).join('|'));
db.close();
`;

/**
 * Runs a statement in a separate process with another client, which opens the SQLite file for writing and closes it:
 * the `sqlite3` program if the machine has it, else Node's own SQLite. Returns its output; rejects when it fails.
 */
export async function runSqlite(file: string, statement: string): Promise<string> {
  const program = findProgram('sqlite3');
  const [path, args] =
    program === undefined
      ? [process.execPath, ['--eval', node, file, statement]]
      : [program, ['-batch', '-bail', '-cmd', '.timeout 10000', file, statement]];
  const { stdout } = await promisify(execFile)(path, args);
  return stdout.trim();
}

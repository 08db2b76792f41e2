import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

/** Source of the copy. It prints the fault as JSON; nothing: the copy is complete and has passed its check. */
const script = `
const { writeSync } = require('node:fs');
const Database = require(process.argv[1]);
try {
  new Database(process.argv[2], { readonly: true }).prepare('vacuum into ?').run(process.argv[3]);
  const lines = new Database(process.argv[3], { readonly: true }).pragma('integrity_check(5)').flatMap(Object.values);
  if (lines.join() !== 'ok') throw Object.assign(new Error(lines.join('; ')), { code: 'SQLITE_CORRUPT' });
} catch ({ code, message }) {
  writeSync(1, JSON.stringify({ code, message }));
}
`;

/**
 * Copies a SQLite file in use to an empty file and checks the copy. It runs in a process of its own, because the driver
 * would block this one for as long as the disk needs, and the health check with it.
 * @throws Error with the code of SQLite
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const { NODE_OPTIONS: _, ...env } = process.env;
  const args = ['--eval', script, driver, from, to];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  try {
    const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    if (output !== '') throw Object.assign(new Error(), JSON.parse(output));
    if (code !== 0) throw new Error(`the copy of ${from} ended with ${code ?? signal}`);
  } finally {
    process.off('exit', stop);
  }
}

import { copyFile, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnNode } from '@linkvitals/testing';
import { runSqlite } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../test-support/run.ts';

const main = new URL('../main.ts', import.meta.url).pathname;
let folder: string;
let file: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-crash-'));
  file = join(folder, 'data', 'linkvitals.db');
  env = { LINKVITALS_DATA_DIR: join(folder, 'data'), LINKVITALS_PORT: '0' };
});
afterEach(() => rm(folder, { recursive: true }));

async function started() {
  const server = spawnNode([main, 'serve'], { env });
  await server.waitForLine(/Stop with Ctrl-C/);
  return server;
}

/** The message of a start that fails. */
async function refusal(): Promise<string> {
  const server = spawnNode([main, 'serve'], { env });
  expect(await server.exited).toEqual({ code: 1, signal: null });
  return server.stderr;
}

const checked = /"outcome":"ok".*"msg":"the database was checked"/;

it('a start after kill -9 checks the database, whatever command was run in between; one after SIGTERM does not', async () => {
  const first = await started();
  expect(first.stdout).not.toMatch(/checked/);
  await first.kill('SIGKILL');
  // This command merges the log that the server left, and so removes the trace of the crash.
  await run(['account', 'create'], env);
  const second = await started();
  expect(second.stdout).toMatch(checked);
  await second.kill('SIGTERM');
  const third = await started();
  expect(third.stdout).not.toMatch(/checked/);
});

it('a database that is damaged is not started on: it is named with the ways back, and a restored one is', async () => {
  await run(['account', 'create'], env);
  await run(['backup', join(folder, 'backup')], env);
  await (await started()).kill('SIGKILL');
  await runSqlite(file, 'pragma wal_checkpoint(truncate)');
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(4_096, 0xff), 0, 4_096, 4_096 * 5);
  await handle.close();

  for (const attempt of [1, 2]) {
    const message = await refusal();
    expect(message, `attempt ${attempt}`).toMatch(
      /^The server could not start: The database .*linkvitals\.db is damaged: /,
    );
    expect(message).toContain(`Restore a backup, or save what can still be read: sqlite3 ${file} .recover`);
  }
  for (const name of ['linkvitals.db-wal', 'linkvitals.db-shm']) await rm(join(folder, 'data', name), { force: true });
  await copyFile(join(folder, 'backup'), file);
  expect((await started()).stdout).toMatch(checked);
});

it.each([
  ['a file of something else', () => writeFile(file, 'Dear diary, '.repeat(500)), /is not a SQLite database\. If/],
  ['a folder', () => mkdir(file), /is a folder, not a database\. Give the file/],
])('a start on %s ends at once with a sentence', async (_, make, message) => {
  await mkdir(join(folder, 'data'));
  await make();
  const said = await refusal();
  expect(said).toMatch(message);
  expect(said).toMatch(/^The server could not start: .*\n$/);
  expect(await run(['account', 'list'], env)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});

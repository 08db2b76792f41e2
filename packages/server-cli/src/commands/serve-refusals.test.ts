import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes } from 'linkvitals';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { refusedServe } from '../test-support/refused-serve.ts';
import { run } from '../test-support/run.ts';

let folder: string;
let file: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-refusals-'));
  file = join(folder, 'linkvitals.db');
  env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_PORT: '0' };
});
afterEach(() => rm(folder, { recursive: true }));

it('an environment that cannot be used ends the start with 2, which supervisors do not repeat', async () => {
  const { code, said } = await refusedServe({ ...env, LINKVITALS_EGRESS_ADDRESSES: '192.0.2.7' });
  expect({ code, said }).toEqual({
    code: exitCodes.usage,
    said: expect.stringContaining('LINKVITALS_EGRESS_ADDRESSES: this machine does not have 192.0.2.7'),
  });
});

it('beside the key of a database that is gone, no start and no command makes another unless an option says so', async () => {
  await run(['account', 'create'], env);
  await run(['backup', join(folder, 'a.backup')], env);
  const isGone = async (): Promise<void> => {
    const before = await readdir(folder);
    const { code, said } = await refusedServe(env);
    expect({ code, said }).toEqual({
      code: exitCodes.usage,
      said: expect.stringContaining(`There is no database ${file}`),
    });
    expect(said).toMatch(
      /restore a backup .*To begin anew without its data: linkvitals migrate up --new-database\.\n$/,
    );
    for (const command of [
      ['migrate', 'up'],
      ['account', 'create'],
      ['account', 'list'],
      ['migrate', 'status'],
    ]) {
      const { code, stderr } = await run(command, env);
      expect([code === exitCodes.ok, stderr]).toEqual([false, expect.stringContaining(`There is no database ${file}`)]);
    }
    expect(await readdir(folder)).toEqual(before);
  };
  for (const name of ['linkvitals.db-wal', 'linkvitals.db-shm']) await rm(join(folder, name), { force: true });
  await truncate(file, 0);
  await isGone();
  expect((await stat(file)).size).toBe(0);
  await rm(file);
  await isGone();

  await copyFile(join(folder, 'a.backup'), file);
  expect((await run(['account', 'list'], env)).code).toBe(exitCodes.ok);
  await rm(file);
  for (const name of ['linkvitals.db-wal', 'linkvitals.db-shm']) await rm(join(folder, name), { force: true });
  expect((await run(['migrate', 'up', '--new-database'], env)).stdout).toContain('ran 0001-accounts');
  expect((await run(['account', 'create'], env)).code).toBe(exitCodes.ok);
});

/** A MySQL server that greets everybody with this error, as https://dev.mysql.com/doc/dev/mysql-server/latest/page_protocol_basic_err_packet.html has it. */
async function refusingMysql(code: number, message: string): Promise<string> {
  const body = Buffer.concat([Buffer.of(0xff, code & 0xff, code >> 8), Buffer.from(`#HY000${message}`)]);
  const server = createServer((socket) => void socket.end(Buffer.concat([Buffer.of(body.length, 0, 0, 0), body])));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `mysql://me:pass@127.0.0.1:${(server.address() as AddressInfo).port}/lv`;
}

it.each([
  ['refuses the user', 1045],
  ['has an error that has a name', 1064],
  ['has an error without a name', 65_000],
])('the words of a database that %s (%i) do not act on the terminal', async (_, code) => {
  const DATABASE_URL = await refusingMysql(code, 'No\u001b]0;x\u0007 \u202edrow\u202c\n$ rm -r \u009b2J');
  const { stderr } = await run(['migrate', 'status'], { ...env, DATABASE_URL });
  const debug = { LINKVITALS_LOG_LEVEL: 'debug' };
  const start = code === 1045 ? (await refusedServe({ ...env, ...debug, DATABASE_URL })).said : 'No';
  for (const said of [stderr, start]) {
    expect(said).toContain('No');
    expect(said).not.toMatch(/(?!\n)\p{C}|^\$ rm/mu);
  }
});

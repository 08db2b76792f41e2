import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../test-support/run.ts';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-cli-'));
  env = { LINKVITALS_DATA_DIR: join(folder, 'data') };
});
afterEach(() => rm(folder, { recursive: true }));

const backup = (...args: string[]) => run(['backup', ...args], env, { cwd: folder });

it('prints where the backup is on stdout, and what is not in it on stderr', async () => {
  await run(['account', 'create'], env);
  const { code, stdout, stderr } = await backup('linkvitals.backup');
  expect([code, stdout]).toEqual([0, `${join(folder, 'linkvitals.backup')}\n`]);
  expect(stderr).toContain('for this user only (VACUUM INTO, integrity_check: ok)');
  expect(stderr).toContain(`Keep a copy of ${join(folder, 'data', 'secret.key')} apart from it`);
  expect((await readdir(folder)).sort()).toEqual(['data', 'linkvitals.backup']);
});

it('warns when the key file is not where the server would have it', async () => {
  await run(['account', 'create'], env);
  await rm(join(folder, 'data', 'secret.key'));
  const { code, stderr } = await backup('linkvitals.backup');
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining(`WARNING: there is no ${join(folder, 'data', 'secret.key')}`),
  ]);
});

it('names the variable where the key is not in a file', async () => {
  env = { ...env, LINKVITALS_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  await run(['account', 'create'], env);
  const { stderr } = await backup('linkvitals.backup');
  expect(stderr).toContain('Keep the value of LINKVITALS_SECRET_KEY apart from it');
  expect(stderr).not.toContain(env.LINKVITALS_SECRET_KEY);
});

it('ends with 1 and a sentence when there is no backup, and replaces a file with --force only', async () => {
  expect(await backup('linkvitals.backup')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no database .*\n$/),
  });
  await run(['account', 'create'], env);
  await writeFile(join(folder, 'linkvitals.backup'), 'of yesterday');
  expect(await backup('linkvitals.backup')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('--force'),
  });
  expect(await backup('linkvitals.backup', '--force')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('is not a backup'),
  });
  await writeFile(join(folder, 'linkvitals.backup'), '');
  expect((await backup('linkvitals.backup', '--force')).code).toBe(0);
  expect((await backup('linkvitals.backup', '--force')).code).toBe(0);
});

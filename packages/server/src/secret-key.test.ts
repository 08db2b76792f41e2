import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { readSecretKey } from './secret-key.ts';

async function inFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-key-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, config: readConfig({ LINKVITALS_DATA_DIR: folder }) };
}

it('makes one key for all that start at the same time, for its owner only, and leaves nothing else behind', async () => {
  const { folder, config } = await inFolder();
  const keys = await Promise.all(Array.from({ length: 20 }, () => readSecretKey(config)));
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['secret.key']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('keeps the key, and prefers the configured one', async () => {
  const { folder, config } = await inFolder();
  const key = await readSecretKey(config);
  expect(await readSecretKey(config)).toBe(key);
  const own = Buffer.alloc(32, 7).toString('base64');
  expect(await readSecretKey(readConfig({ LINKVITALS_DATA_DIR: folder, LINKVITALS_SECRET_KEY: own }))).toBe(own);
});

it.each(['', 'c2hvcnQ=\n'])('refuses a file without a key (%j) by its name', async (text) => {
  const { folder, config } = await inFolder();
  await writeFile(join(folder, 'secret.key'), text);
  await expect(readSecretKey(config)).rejects.toThrow(ConfigError);
  await expect(readSecretKey(config)).rejects.toThrow(join(folder, 'secret.key'));
});

import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from '../config/config.ts';
import { addSecretKey, openSecretKeys, readSecretKeys, removeNewKey, rereadSecretKeys } from './secret-key.ts';

async function inFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-key-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, config: readConfig({ LINKVITALS_DATA_DIR: folder }) };
}

it('makes one key for all that start at the same time, for its owner only, and leaves nothing else behind', async () => {
  const { folder, config } = await inFolder();
  const keys = (await Promise.all(Array.from({ length: 20 }, () => readSecretKeys(config)))).flat();
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['secret.key']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('keeps the key, and prefers the configured one', async () => {
  const { folder, config } = await inFolder();
  const key = await readSecretKeys(config);
  expect(await readSecretKeys(config)).toEqual(key);
  const own = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const configured = readConfig({ LINKVITALS_DATA_DIR: folder, LINKVITALS_SECRET_KEY: own.join(', ') });
  expect(await readSecretKeys(configured)).toEqual(own);
  expect(rereadSecretKeys(configured)).toEqual(own);
});

it.each(['', 'c2hvcnQ=\n', `${Buffer.alloc(32).toString('base64')}\nc2hvcnQ=\n`])(
  'refuses a file without a key (%j) by its name',
  async (text) => {
    const { folder, config } = await inFolder();
    await writeFile(join(folder, 'secret.key'), text);
    await expect(readSecretKeys(config)).rejects.toThrow(ConfigError);
    await expect(readSecretKeys(config)).rejects.toThrow(join(folder, 'secret.key'));
  },
);

it('says which of those that start has made the file; that one is taken away only while it holds that key alone', async () => {
  const { folder, config } = await inFolder();
  const opened = await Promise.all(Array.from({ length: 10 }, () => openSecretKeys(config)));
  expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
  const { keys, isNew } = await openSecretKeys(config);
  expect(isNew).toBe(false);
  expect(await removeNewKey(config, () => false)).toBe(false);
  await addSecretKey(config);
  expect(await removeNewKey(config, () => true)).toBe(false);
  expect(await readSecretKeys(config)).toHaveLength(2);
  await writeFile(join(folder, 'secret.key'), `${keys[0]}\n`);
  expect(await removeNewKey(config, (key) => key === keys[0])).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

it('names a folder that is in the place of the file, and leaves nothing beside it', async () => {
  const { folder, config } = await inFolder();
  const file = join(folder, 'secret.key');
  await mkdir(file);
  const sentence = `${file} is a folder, not the file of the secret key. Delete the folder, and put the key`;
  await expect(readSecretKeys(config)).rejects.toThrow(sentence);
  await expect(addSecretKey(config)).rejects.toThrow(sentence);
  expect(() => rereadSecretKeys(config)).toThrow(sentence);
  expect(await readdir(folder)).toEqual(['secret.key']);
});

it('puts a new key in front of those of the file, which keeps its rights', async () => {
  const { folder, config } = await inFolder();
  const [first] = await readSecretKeys(config);
  expect(await addSecretKey(config)).toBe(join(folder, 'secret.key'));
  await addSecretKey(config);
  const keys = await readSecretKeys(config);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe(first);
  expect(rereadSecretKeys(config)).toEqual(keys);
  expect(await readdir(folder)).toEqual(['secret.key']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('loses no key when several are added at once: one is added at a time, the others get an error', async () => {
  const { config } = await inFolder();
  await readSecretKeys(config);
  const added = await Promise.allSettled(Array.from({ length: 10 }, () => addSecretKey(config)));
  const done = added.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBeGreaterThanOrEqual(1);
  expect(await readSecretKeys(config)).toHaveLength(1 + done);
  for (const one of added) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(ConfigError);
});

it('does not touch keys that the environment sets, and gives a new one to put there', async () => {
  const { folder } = await inFolder();
  const key = Buffer.alloc(32, 7).toString('base64');
  const config = readConfig({ LINKVITALS_DATA_DIR: folder, LINKVITALS_SECRET_KEY: key });
  const refused = addSecretKey(config);
  await expect(refused).rejects.toThrow(ConfigError);
  const shown = /: (\S+)$/.exec(await refused.catch(String))?.[1] ?? '';
  expect(Buffer.from(shown, 'base64')).toHaveLength(32);
  expect(await readdir(folder)).toEqual([]);
});

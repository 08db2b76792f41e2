import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

const KEY_BYTES = 32;

/** Makes the key file whole or not at all: a crash, or another server that starts now, finds no empty one. */
async function makeKeyFile(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await handle.sync();
    // Unlike a rename, a link leaves the file alone that another server has made meanwhile.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

/**
 * The key that secrets are sealed under: the configured one, or one that is made at the first start and kept beside
 * the embedded database, readable by its owner only.
 * @throws ConfigError when the file holds no key
 */
export async function readSecretKey(config: Config): Promise<string> {
  if (config.secretKey !== '') return config.secretKey;
  const file = join(config.dataDir, 'secret.key');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known === undefined) await makeKeyFile(file);
  const key = (known ?? (await readFile(file, 'utf8'))).trim();
  if (Buffer.from(key, 'base64').length === KEY_BYTES) return key;
  throw new ConfigError(
    `${file} does not hold a key (base64 of ${KEY_BYTES} bytes). Put the right one back from a backup: what was sealed with it cannot be read without. In a new installation delete the file, and it is made again.`,
  );
}

import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The key that secrets are sealed under: the configured one, or one that is made at the first start and kept beside
 * the embedded database, readable by its owner only.
 */
export async function readSecretKey(config: Config): Promise<string> {
  if (config.secretKey !== '') return config.secretKey;
  const file = join(config.dataDir, 'secret.key');
  await mkdir(config.dataDir, { recursive: true });
  try {
    // `wx`: of two that start at once, one makes the file and the other reads it.
    const handle = await open(file, 'wx', 0o600);
    const key = randomBytes(32).toString('base64');
    await handle.writeFile(`${key}\n`);
    await handle.sync();
    await handle.close();
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config/config.ts';
import { explainFileFault, makeFolder } from '../storage/index.ts';

const KEY_BYTES = 32;

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');
/** Path of the key file, which is used when the environment sets no keys */
export const keyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'secret.key');

/**
 * Writes a new file to the disk, for its owner only. It fails when the file exists. `text` is called after the file was
 * created.
 */
async function writeDraft(draft: string, text: () => Promise<string>): Promise<void> {
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(await text());
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes the key file completely or not at all: a crash, or another server that starts now, never finds an empty one.
 * @returns whether this call made the file; false when it existed
 */
async function makeKeyFile(file: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeDraft(draft, async () => `${newKey()}\n`);
    // Unlike a rename, a link does not replace the file that another server has made meanwhile.
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Reads the keys of a text. @throws ConfigError when a line is no key, or there is none */
function keysIn(text: string, file: string): string[] {
  const keys = text.split(/\s+/).filter((line) => line !== '');
  if (keys.length > 0 && keys.every((key) => Buffer.from(key, 'base64').length === KEY_BYTES)) return keys;
  throw new ConfigError(
    `${file} does not hold a key (base64 of ${KEY_BYTES} bytes) on each line. Put the right one back from a backup: what was sealed with it cannot be read without. In a new installation delete the file, and it is made again.`,
  );
}

/** Explains a fault of the key file. Docker makes a folder in place of a missing file that it shall mount. */
function explainKeyFault(error: unknown, file: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EISDIR') return explainFileFault(error, file);
  return new ConfigError(
    `${file} is a folder, not the file of the secret key. Delete the folder, and put the key in its place from a backup; in a new installation it is made.`,
  );
}

export interface SecretKeys {
  /** Keys in base64; the first one seals. */
  readonly keys: readonly string[];
  /** Whether this call made the key file */
  readonly isNew: boolean;
}

/**
 * Reads the keys that secrets are sealed under, the one that seals first: the configured keys, or those of the key file
 * beside the embedded database. The key file is made at the first start, readable by its owner only.
 * @throws ConfigError when the file holds no key; OperatorError when it can be neither read nor made
 */
export async function openSecretKeys(config: Config): Promise<SecretKeys> {
  if (config.secretKeys.length > 0) return { keys: config.secretKeys, isNew: false };
  const file = keyFile(config);
  try {
    const { text, isNew } = await readOrMake(file);
    return { keys: keysIn(text, file), isNew };
  } catch (error) {
    throw explainKeyFault(error, file);
  }
}

export const readSecretKeys = async (config: Config): Promise<readonly string[]> => (await openSecretKeys(config)).keys;

async function readOrMake(file: string): Promise<{ readonly text: string; readonly isNew: boolean }> {
  makeFolder(dirname(file));
  const read = (): Promise<string> => readFile(file, 'utf8');
  try {
    return { text: await read(), isNew: false };
  } catch (error) {
    // A file that exists and cannot be read may hold a key that is needed.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const isNew = await makeKeyFile(file);
    return { text: await read(), isNew };
  }
}

/**
 * Removes a useless new key file, so that it is not mistaken for the right one. A file with anything but the new key
 * stays, because somebody has put their own in its place.
 * @returns whether it was removed
 */
export async function removeNewKey(config: Config, isKey: (key: string) => boolean): Promise<boolean> {
  const file = keyFile(config);
  const [key, ...others] = (await readFile(file, 'utf8').catch(() => '')).trim().split(/\s+/);
  if (key === undefined || others.length > 0 || !isKey(key)) return false;
  return rm(file).then(
    () => true,
    () => false, // the file does no harm: the start is refused anyway
  );
}

/** Rights of others on a file: read, write, execute; by its group and by everybody */
const OTHERS = 0o077;

/** Warns when others may read the key file. Windows has no such rights. */
export async function warnOfOpenKeyFile(config: Config, log: Pick<Logger, 'warn'>): Promise<void> {
  if (config.secretKeys.length > 0 || process.platform === 'win32') return;
  const file = keyFile(config);
  const { mode } = await stat(file);
  if ((mode & OTHERS) === 0) return;
  const rights = (mode & 0o777).toString(8);
  log.warn({ file, rights }, `other users of this machine may read the secret key: chmod 600 ${file}`);
}

/** Reads the keys again, for a box that finds an unknown one. Those of the environment do not change. */
export function rereadSecretKeys(config: Config): readonly string[] {
  if (config.secretKeys.length > 0) return config.secretKeys;
  const file = keyFile(config);
  try {
    return keysIn(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw explainKeyFault(error, file);
  }
}

/**
 * Puts a new key in front of those of the key file. Running servers read it when they find a text that it has sealed.
 * @returns the file
 * @throws ConfigError when the keys come from the environment, or another process is adding a key
 */
export async function addSecretKey(config: Config): Promise<string> {
  if (config.secretKeys.length > 0) {
    throw new ConfigError(
      `The key is set by LINKVITALS_SECRET_KEY: put a new one in front of it there, with a comma. This one is new: ${newKey()}`,
    );
  }
  const file = keyFile(config);
  const draft = `${file}.next`;
  try {
    // Only one process at a time can make the draft, until it is renamed: two at once would overwrite each other's key.
    await writeDraft(draft, async () => `${[newKey(), ...(await readSecretKeys(config))].join('\n')}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      await rm(draft, { force: true }).catch(() => {}); // the first error counts, not this one
      throw error;
    }
    throw new ConfigError(`Another process adds a key right now. If none does, it was killed: delete ${draft}.`);
  }
  await rename(draft, file);
  return file;
}

import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { OperatorError } from '../../operator-error.ts';

/**
 * Beginnings of a SQLite file (https://www.sqlite.org/fileformat.html), and of the dumps of each version of mysqldump
 * and mariadb-dump
 */
const BEGINNINGS: readonly RegExp[] = [
  /^SQLite format 3\0/,
  /^-- (MySQL|MariaDB) dump /,
  /^\/\*M?!999999\\- enable the sandbox mode \*\//,
];
const BEGINNING_BYTES = 64;

async function beginningOf(file: string): Promise<string> {
  // After `lstat` and before this the file may have become a link, or a pipe that nobody writes to.
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(BEGINNING_BYTES), position: 0 });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Refuses to replace a file that is neither an older backup nor empty: a typing error in the name must not destroy a
 * secret key or a device.
 * @throws OperatorError when the file exists and is anything else
 */
export async function refuseToReplace(file: string): Promise<void> {
  const found = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return;
  if (found.isDirectory()) throw Object.assign(new Error(`${file} is a folder`), { code: 'EISDIR' });
  if (found.isFile()) {
    if (found.size === 0) return;
    const beginning = await beginningOf(file);
    if (BEGINNINGS.some((pattern) => pattern.test(beginning))) return;
  }
  throw new OperatorError(
    `${file} is not a backup and was left as it is: --force replaces only backups and empty files. Choose another name.`,
  );
}

import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. In a container it may have only 64 MiB. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1_024 ** 3;

/**
 * Makes an empty folder for the files of a database: in memory if there is room, else among the temporary files of the
 * system. Data has to survive the end of a process, not a power cut; and on a disk a schema takes three times as long
 * to make and ten times as long to drop.
 */
export async function makeScratchFolder(prefix: string, inMemory = IN_MEMORY): Promise<string> {
  const hasRoom = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize >= ENOUGH_BYTES,
    () => false,
  );
  return mkdtemp(join(hasRoom ? inMemory : tmpdir(), prefix));
}

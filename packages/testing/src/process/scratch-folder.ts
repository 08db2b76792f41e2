import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of Linux, in memory. In a container it may have no more than 64 MiB. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1_024 ** 3;

/**
 * Makes an empty folder for the files of a database: in memory where there is room, else among the temporary files of
 * the system. What has to survive tests is the end of a process, not a power cut; and a schema on a disk takes
 * three times as long to make and ten times as long to drop.
 */
export async function makeScratchFolder(prefix: string, inMemory = IN_MEMORY): Promise<string> {
  const hasRoom = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize >= ENOUGH_BYTES,
    () => false,
  );
  return mkdtemp(join(hasRoom ? inMemory : tmpdir(), prefix));
}

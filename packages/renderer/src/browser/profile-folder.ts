import { chown, lstat, mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'linkvitals-browser';

/** Makes a folder for the files of a browser, and deletes those that killed processes have left. @param user that gets it */
export async function makeProfileFolder(user: number | undefined): Promise<string> {
  const here = `${NAME}-${await machine()}-`;
  await deleteLeft(here, user);
  const folder = await mkdtemp(join(tmpdir(), `${here}${process.pid}-`));
  if (user !== undefined) await chown(folder, user, user);
  return folder;
}

/** Containers may share a folder for temporary files, and each has its own numbers of processes. */
async function machine(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => hostname());
  return namespace.replace(/\W/g, '');
}

async function deleteLeft(here: string, user = process.getuid?.()): Promise<void> {
  const own = new Set([user, process.getuid?.()]);
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(here) ? Number(name.slice(here.length).split('-', 1)[0]) : 0;
    if (!(owner > 0) || runs(owner)) continue;
    const folder = join(tmpdir(), name);
    const isOwn = await lstat(folder).then(
      ({ uid }) => own.has(uid),
      () => false,
    );
    // Another process may delete it at the same time.
    if (isOwn) await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

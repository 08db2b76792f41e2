import { randomBytes } from 'node:crypto';
import { access, link, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { refuseToReplace } from './refuse-to-replace.ts';

export interface WriteWholeInput {
  readonly file: string;
  /** Whether to replace an older backup, or an empty file, of that name */
  readonly overwrite: boolean;
  /** Fills the draft, which exists and is empty. If it throws, no file is left behind. */
  readonly fill: (draft: string) => Promise<void>;
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

const taken = (file: string): OperatorError =>
  new OperatorError(`${file} exists already and was left as it is. Choose another name, or add --force to replace it.`);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes a file completely or not at all, for its owner only: to a draft beside it, to the disk, then under its name.
 * @throws OperatorError when such a file exists that may not be replaced, or its folder takes no files
 */
export async function writeWhole({ file, overwrite, fill }: WriteWholeInput): Promise<void> {
  if (!overwrite && (await exists(file))) throw taken(file);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  try {
    if (overwrite) await refuseToReplace(file);
    await makeEmpty(draft);
    try {
      await fill(draft);
      await sync(draft, 'r+');
      await (overwrite ? replace(draft, file) : moveToFree(draft, file));
      await sync(dirname(file), 'r');
    } finally {
      await rm(draft, { force: true });
    }
  } catch (error) {
    throw explain(error, file);
  }
}

const DRAFT = /\.(\d+)\.[0-9a-f]{8}\.part$/;

/**
 * Removes drafts of `writeWhole` that processes left which were killed. A draft of this process is one of an earlier process with its
 * number, so this one must write none meanwhile.
 * @param prefix beginning of the names of the files
 */
export async function removeLeftDrafts(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(name.startsWith(prefix) ? DRAFT.exec(name)?.[1] : undefined);
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

async function makeEmpty(file: string): Promise<void> {
  await (await open(file, 'wx', 0o600)).close();
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file by the draft, after another check: filling the draft may have taken an hour. */
async function replace(draft: string, file: string): Promise<void> {
  await refuseToReplace(file);
  await rename(draft, file);
}

/** Codes of errors of file systems without hard links, such as some network shares */
const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Moves the draft to a free name. Unlike a rename, a link does not replace a file that somebody else has made
 * meanwhile.
 */
async function moveToFree(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || (await exists(file))) throw taken(file);
    if (!NO_LINKS.has(codeOf(error))) throw error;
    await rename(draft, file);
  }
}

const reasons: ReadonlyMap<unknown, (folder: string) => string> = new Map([
  ['ENOENT', (folder: string) => `there is no folder ${folder}. Make it, or choose another`],
  ['ENOTDIR', (folder: string) => `${folder} is not a folder. Choose another`],
  ['EACCES', (folder: string) => `this user may not write to ${folder}. Change its rights, or choose another folder`],
  ['EROFS', (folder: string) => `${folder} is read-only. Choose another folder`],
  ['ENOSPC', (folder: string) => `the disk of ${folder} is full. Make room, or choose another folder`],
  ['SQLITE_FULL', (folder: string) => `the disk of ${folder} is full. Make room, or choose another folder`],
  ['EISDIR', () => 'it is a folder. Give the name of a file'],
]);

function explain(error: unknown, file: string): unknown {
  const reason = reasons.get(codeOf(error));
  return reason === undefined ? error : new OperatorError(`${file} was not written: ${reason(dirname(file))}.`);
}

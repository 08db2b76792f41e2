import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, posix, sep } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { systemReason } from '../report/system-reason.ts';

/** The max number of files, because their names are kept in memory. */
const MAX_FILES = 500_000;

export interface Walked {
  /** Paths relative to the folder with `/` as separator, each real file once: folder by folder in the order of their names. */
  readonly files: readonly string[];
  /** Symbolic links to a file or folder of `files`, with the path that they lead to, which is empty for the folder itself. */
  readonly links: ReadonlyMap<string, string>;
  /** Symbolic links that lead out of the folder, and are not followed. */
  readonly leadingOut: readonly string[];
  /** Symbolic links whose target does not exist. */
  readonly leadingNowhere: readonly string[];
  /** Folders that this user may not read. */
  readonly unreadable: readonly string[];
}

/**
 * Lists all files below a folder. Symbolic links are followed within it. Their target is listed at its real place, or
 * under the first link when its real place is left out.
 *
 * @param isSkipped whether a folder of this name is left out
 * @throws UsageError when there are more files than anybody serves
 */
export async function walkFolder(root: string, isSkipped: (name: string) => boolean): Promise<Walked> {
  const walk = new Walk(root, await realpath(root), isSkipped);
  await walk.all();
  return walk;
}

interface FoundPath {
  /** Path relative to the folder. */
  readonly path: string;
  readonly real: string;
}

class Walk implements Walked {
  readonly files: string[] = [];
  readonly links = new Map<string, string>();
  readonly leadingOut: string[] = [];
  readonly leadingNowhere: string[] = [];
  readonly unreadable: string[] = [];
  readonly #root: string;
  readonly #top: string;
  readonly #isSkipped: (name: string) => boolean;
  /** Paths in `files` by real path: of folders, and of linked files whose folder is left out. */
  readonly #names = new Map<string, string>();
  /** Links that wait until all files and folders at real places have been listed. */
  readonly #waiting: FoundPath[] = [];

  /** @param top where the root really lies */
  constructor(root: string, top: string, isSkipped: (name: string) => boolean) {
    this.#root = root;
    this.#top = top;
    this.#isSkipped = isSkipped;
  }

  async all(): Promise<void> {
    await this.#walk({ path: '', real: this.#top });
    // A link that is followed may add further links.
    for (const link of this.#waiting) await this.#follow(link);
  }

  /** Lists the files at real places in a folder and below. */
  async #walk(top: FoundPath): Promise<void> {
    const waiting = [top];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      this.#names.set(folder.real, folder.path);
      waiting.push(...(await this.#read(folder)).toReversed());
    }
  }

  /** Lists the files of a folder, and returns the folders in it that have to be walked. */
  async #read({ path, real }: FoundPath): Promise<FoundPath[]> {
    const folders: FoundPath[] = [];
    const entries = await this.#entriesOf({ path, real });
    for (const entry of entries.sort(byName)) {
      const found = { path: path === '' ? entry.name : `${path}/${entry.name}`, real: join(real, entry.name) };
      if (entry.isSymbolicLink()) this.#waiting.push(found);
      else if (this.#isNamed(found)) continue;
      else if (entry.isFile()) this.#take(found.path);
      else if (entry.isDirectory() && !this.#isSkipped(entry.name)) folders.push(found);
    }
    return folders;
  }

  /** The entries of a folder. The top folder must be readable, because otherwise there is nothing to check. */
  async #entriesOf({ path, real }: FoundPath): Promise<Dirent[]> {
    try {
      return await readdir(real, { withFileTypes: true });
    } catch (error) {
      if (path === '') throw new UsageError(`${this.#root} cannot be read: ${systemReason(error)}.`);
      this.unreadable.push(path);
      return [];
    }
  }

  async #follow({ path, real: link }: FoundPath): Promise<void> {
    const real = await realpath(link).catch(() => undefined);
    if (real === undefined) this.leadingNowhere.push(path);
    else if (!isWithin(real, this.#top)) this.leadingOut.push(path);
    else {
      const target = { path, real };
      const found = await stat(real);
      if (found.isFile()) this.#linkFile(target);
      else if (found.isDirectory() && !this.#isNamed(target) && !this.#isSkipped(basename(path)))
        await this.#walk(target);
    }
  }

  #linkFile({ path, real }: FoundPath): void {
    const folder = this.#names.get(dirname(real));
    const name = folder === undefined ? this.#names.get(real) : posix.join(folder, basename(real));
    if (name !== undefined) this.links.set(path, name);
    else {
      this.#names.set(real, path);
      this.#take(path);
    }
  }

  /** Whether the target of a link is listed under another name. If so, the link is noted with that name. */
  #isNamed({ path, real }: FoundPath): boolean {
    const name = this.#names.get(real);
    if (name !== undefined) this.links.set(path, name);
    return name !== undefined;
  }

  #take(path: string): void {
    this.files.push(path);
    if (this.files.length <= MAX_FILES) return;
    throw new UsageError(`${this.#root} holds more than ${MAX_FILES} files. Give a folder within it.`);
  }
}

const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : 1);

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

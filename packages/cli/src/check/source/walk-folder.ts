import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { UsageError } from '../../usage-error.ts';

/** Their names are kept in memory. */
const MAX_FILES = 500_000;
/** Linked folders in linked folders: where each links to the others, their paths have no end. */
const MAX_LINKS = 2;

export interface Walked {
  /** Paths below the folder with `/` in between, folder by folder in the order of their names. */
  readonly files: readonly string[];
  /** Symbolic links that lead out of the folder; they are not followed. */
  readonly leadingOut: readonly string[];
}

interface Folder {
  readonly path: string;
  /** Where it really lies. */
  readonly real: string;
  /** Where the links on the way to it really stand. */
  readonly links: readonly string[];
}

/**
 * All files below a folder. Symbolic links are followed within it, those to folders two deep and not in
 * circles.
 *
 * @param isSkipped whether a folder of this name is left out
 * @throws UsageError when there are more files than anybody serves
 */
export async function walkFolder(root: string, isSkipped: (name: string) => boolean): Promise<Walked> {
  const files: string[] = [];
  const leadingOut: string[] = [];
  const top = await realpath(root);
  const waiting: Folder[] = [{ path: '', real: top, links: [] }];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = await readdir(join(root, folder.path), { withFileTypes: true });
    const inside: Folder[] = [];
    for (const entry of entries.sort(byName)) {
      const found = await look(entry, folder, top);
      if (found === undefined) continue;
      if (found.kind === 'outside') leadingOut.push(found.path);
      else if (found.kind === 'file') files.push(found.path);
      else if (!isSkipped(entry.name)) inside.push(found);
    }
    waiting.push(...inside.toReversed());
    if (files.length > MAX_FILES) {
      throw new UsageError(`${root} holds more than ${MAX_FILES} files. Give a folder within it.`);
    }
  }
  return { files, leadingOut };
}

const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : 1);

/** Undefined: neither file nor folder, nothing at all, or a folder that holds itself. */
async function look(entry: Dirent, folder: Folder, top: string) {
  const path = folder.path === '' ? entry.name : `${folder.path}/${entry.name}`;
  if (entry.isFile()) return { kind: 'file', path } as const;
  const { links } = folder;
  if (entry.isDirectory()) return { kind: 'folder', path, real: join(folder.real, entry.name), links } as const;
  if (!entry.isSymbolicLink()) return undefined;
  const real = await realpath(join(folder.real, entry.name)).catch(() => undefined);
  if (real === undefined) return undefined;
  if (!isWithin(real, top)) return { kind: 'outside', path } as const;
  const found = await stat(real);
  if (found.isFile()) return { kind: 'file', path } as const;
  const isLoop = [folder.real, ...links].some((place) => isWithin(place, real));
  if (!found.isDirectory() || isLoop || links.length === MAX_LINKS) return undefined;
  return { kind: 'folder', path, real, links: [...links, folder.real] } as const;
}

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

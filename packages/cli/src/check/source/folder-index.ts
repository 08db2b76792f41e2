import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that stand for their folder; the first that exists counts. */
const INDEXES = ['index.html', 'index.htm', 'index.md', 'index.mdx', 'readme.md', 'readme.mdx'];

/** Path of the file that a reader sees who opens the folder; undefined when there is none. */
export async function folderIndex(folder: string): Promise<string | undefined> {
  const names = await readdir(folder);
  const found = INDEXES.flatMap((index) => names.find((name) => name.toLowerCase() === index) ?? []);
  return found[0] === undefined ? undefined : join(folder, found[0]);
}

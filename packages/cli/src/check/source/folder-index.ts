import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of index files; the first that exists wins. */
const INDEXES = ['index.html', 'index.htm', 'index.md', 'index.mdx', 'readme.md', 'readme.mdx'];

/** Path of the file that is shown for a folder; undefined when there is none. */
export async function folderIndex(folder: string): Promise<string | undefined> {
  const names = await readdir(folder);
  const found = INDEXES.flatMap((index) => names.find((name) => name.toLowerCase() === index) ?? []);
  return found[0] === undefined ? undefined : join(folder, found[0]);
}

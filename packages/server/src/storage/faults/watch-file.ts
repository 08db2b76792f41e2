import { stat } from 'node:fs/promises';
import type { Database } from '../database.ts';
import { fileOf } from './explain-fault.ts';

/** Smaller than the smallest page of SQLite, bytes. */
const SMALLEST = 512;

interface SeenFile {
  readonly dev: number;
  readonly ino: number;
  readonly size: number;
}

async function see(file: string): Promise<SeenFile | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** How much the database has, without what is in its log only, bytes. */
async function sizeByItself({ knex }: Database): Promise<number> {
  const [pages] = await knex.raw('pragma page_count');
  const [page] = await knex.raw('pragma page_size');
  return pages.page_count * page.page_size;
}

/**
 * Looks whether the file of an open SQLite database is still in its place. What this process reads and writes is the file that
 * it opened, also when that has no name any more: without a look nobody would notice until the next start.
 * @returns a call that answers what has happened to the file, in words; undefined: nothing. Undefined for other databases
 */
export function fileLooker(db: Database): (() => Promise<string | undefined>) | undefined {
  const file = fileOf(db);
  if (file === undefined) return undefined;
  let first: SeenFile | undefined;
  let largest = 0;
  return async () => {
    const now = await see(file);
    if (now === undefined) return `${file} was deleted or moved away`;
    first ??= now;
    if (now.ino !== first.ino || now.dev !== first.dev) return `${file} was replaced by another file`;
    if (first.size >= SMALLEST && now.size < SMALLEST) return `${file} was emptied`;
    // VACUUM makes it smaller too.
    if (now.size < largest && now.size < (await sizeByItself(db))) return `${file} was cut off`;
    largest = now.size;
    return undefined;
  };
}

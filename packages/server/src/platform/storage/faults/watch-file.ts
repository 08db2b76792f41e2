import { stat } from 'node:fs/promises';
import type { Database } from '../database.ts';
import { fileOf } from './explain-fault.ts';

/** Bytes; less than the smallest page of SQLite */
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

/** Size of the database without the content of its log, bytes */
async function sizeByItself({ knex }: Database): Promise<number> {
  const [pages] = await knex.raw('pragma page_count');
  const [page] = await knex.raw('pragma page_size');
  return pages.page_count * page.page_size;
}

/**
 * Makes a function that checks whether the file of an open SQLite database is still in its place. The process reads and
 * writes the file that it opened, even when that has no name any more: without a check nobody would notice until the
 * next start.
 * @returns a function that answers a fault of the file in words; undefined: none. Undefined for other databases
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
    // VACUUM makes the file smaller, too.
    if (now.size < largest && now.size < (await sizeByItself(db))) return `${file} was cut off`;
    largest = now.size;
    return undefined;
  };
}

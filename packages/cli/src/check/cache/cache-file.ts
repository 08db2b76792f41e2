import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { systemReason } from '../report/system-reason.ts';
import { textOfBytes } from '../report/text-of-bytes.ts';
import { startOfFile } from '../source/start-of-file.ts';
import { type CacheEntry, entryOf } from './cache-entry.ts';

export const DEFAULT_FOLDER = '.linkvitals-cache';
const FILE = 'verdicts.jsonl';
/** Files that this program writes into the folder. */
const OURS = /^(?:verdicts\.jsonl(?:\.[0-9a-f]+)?|\.gitignore)$/;
/** First line of the file. A later program that writes entries in another way raises the number. */
const HEAD = { of: 'verdicts of linkvitals check', format: 1 } as const;
/** Bytes of a file. What is older is left out. */
const MAX_BYTES = 16 * 1_024 * 1_024;

interface CacheContent {
  readonly entries: readonly CacheEntry[];
  /** The rest of a sentence about a file that cannot be used: `is damaged in line 3`. */
  readonly flaw?: string;
}

/**
 * The path of the file in a folder.
 *
 * @throws UsageError for a folder with other files, because an argument behind `--cache` may be meant as what to check
 */
export async function cachePath(folder: string, name: string): Promise<string> {
  if (name.includes('://')) throw new UsageError(`${name} is no folder for the cache. ${ADVICE}`);
  const names: readonly string[] = await readdir(folder).catch((error: unknown): readonly string[] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    const isFile = error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
    throw new UsageError(
      `The cache ${name} cannot be used: ${isFile ? 'it is a file' : systemReason(error)}. ${ADVICE}`,
    );
  });
  if (!names.includes(FILE) && !names.every((one) => OURS.test(one)))
    throw new UsageError(`${name} has other files in it, so it is no cache. ${ADVICE}`);
  return join(folder, FILE);
}

export const ADVICE = 'Give --cache a folder of its own, or write it last: check docs --cache';

/** Reads the file of a cache; without entries when there is none, or it cannot be used. */
export async function readCache(path: string): Promise<CacheContent> {
  try {
    const { bytes, isWhole } = await startOfFile(path, 2 * MAX_BYTES);
    return isWhole ? contentOf(textOfBytes(bytes)) : { entries: [], flaw: 'is too large' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { entries: [] };
    return { entries: [], flaw: `cannot be read (${systemReason(error)})` };
  }
}

function contentOf(text: string): CacheContent {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const { of, format } = Object(parsed(head));
  if (of !== HEAD.of) return { entries: [], flaw: 'is no file of this program' };
  if (format !== HEAD.format) return { entries: [], flaw: 'was written by another version' };
  const entries: CacheEntry[] = [];
  for (const [at, line] of lines.entries()) {
    const entry = entryOf(parsed(line));
    if (entry === undefined) return { entries: [], flaw: `is damaged in line ${at + 2}` };
    entries.push(entry);
  }
  return { entries };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Replaces the file in one step, so that a reader sees the old or the new one. The newest entries are kept, as many as have room. */
export async function writeCache(path: string, entries: readonly CacheEntry[]): Promise<void> {
  const folder = dirname(path);
  const isNew = (await mkdir(folder, { recursive: true })) !== undefined;
  // A cache does not belong into a repository.
  if (isNew) await writeFile(join(folder, '.gitignore'), '*\n');
  const lines = [`${JSON.stringify(HEAD)}\n`];
  let bytes = 0;
  for (const entry of entries.toSorted((a, b) => b.at - a.at)) {
    const line = `${JSON.stringify(entry)}\n`;
    bytes += Buffer.byteLength(line);
    if (bytes > MAX_BYTES) break;
    lines.push(line);
  }
  const part = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(part, lines.join(''), { mode: 0o600, flag: 'wx' });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

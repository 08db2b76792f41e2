import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../config/config.ts';

/** Codes of errors when there can be no folder: a file has its name, or the file system takes none, such as /proc. */
const NO_FOLDER = new Set(['EEXIST', 'ENOTDIR', 'ENOENT']);

const isFolder = (path: string): boolean => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false; // a part of it is a file
  }
};

/**
 * Makes a folder for its owner only, and those above it, step by step: Node's own `recursive` never ends under /proc.
 * @throws ConfigError when there can be no folder; otherwise the error of the system
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let path = folder; !isFolder(path); path = dirname(path)) {
    missing.unshift(path);
    if (dirname(path) === path) break;
  }
  for (const path of missing) {
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      // Another process may have made it meanwhile.
      if (isFolder(path)) continue;
      if (!NO_FOLDER.has(String((error as NodeJS.ErrnoException).code))) throw error;
      throw new ConfigError(
        `There can be no folder ${path}: it, or a part of it, is a file, or no folders can be made there. Set another LINKVITALS_DATA_DIR or DATABASE_URL.`,
      );
    }
  }
}

import { closeSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { explainFileFault } from '../faults/explain-fault.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Makes an empty file for its owner only, and its folder; SQLite gives the companions (-wal, -shm) the same rights. An
 * existing file is not opened: closing a file ends all locks that this process has on it (fcntl, POSIX), including
 * those of a pool that has it open. Without those locks SQLite's other clients would believe that they are the last,
 * and delete the log that this process still writes.
 * @throws OperatorError
 */
export function makeFile(filename: string): void {
  try {
    makeFolder(dirname(resolve(filename)));
  } catch (error) {
    throw explainFileFault(error, filename);
  }
  try {
    closeSync(openSync(filename, 'ax', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw explainFileFault(error, filename);
    }
  }
}

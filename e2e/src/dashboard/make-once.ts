import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE_MS = 120_000;

/**
 * Makes a folder once for all processes of a run: the first makes it, the others wait for it.
 * @param run the folder of the run
 * @param make fills the folder whose path it gets
 * @returns path of the folder
 * @throws in every process, at once, when the first could not make it; when it did not end in time (default: 120,000 ms)
 */
export function makeOnce(run: string, name: string, make: (folder: string) => void, patienceMs = PATIENCE_MS): string {
  const folder = join(run, name);
  const failure = join(run, `${name}-failed`);
  if (isFirst(join(run, `${name}-begun`))) {
    const unfinished = join(run, `${name}-unfinished`);
    try {
      make(unfinished);
    } catch (error) {
      note(failure, (error as Error).message);
      throw error;
    }
    renameSync(unfinished, folder);
  }
  const end = performance.now() + patienceMs;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(folder)) {
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
    if (performance.now() > end) note(failure, `another process of the tests has not made ${name}: see there`);
    else Atomics.wait(nothing, 0, 0, 100);
  }
  return folder;
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** All of it at once: nobody reads the half. */
function note(file: string, text: string): void {
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

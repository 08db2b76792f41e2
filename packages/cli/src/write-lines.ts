import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes text as it is made, no faster than the reader takes it. */
export async function writeLines(to: Writable, lines: Iterable<string>): Promise<void> {
  for (const line of lines) {
    if (to.destroyed) return;
    if (!to.write(`${line}\n`)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
  }
}

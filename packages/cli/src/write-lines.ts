import type { Writable } from 'node:stream';

/** Writes text as it is made, no faster than the reader takes it. Whoever ends a stream reports its failure. */
export async function writeLines(to: Writable, lines: Iterable<string>): Promise<void> {
  for (const line of lines) {
    if (to.destroyed) return;
    if (!to.write(`${line}\n`)) await room(to);
  }
}

/** Settles when the stream takes more, or never will; leaves no listener behind. */
function room(to: Writable): Promise<void> {
  return new Promise((resolve) => {
    const events = ['drain', 'close', 'error'];
    const settle = () => {
      for (const event of events) to.off(event, settle);
      resolve();
    };
    for (const event of events) to.on(event, settle);
  });
}

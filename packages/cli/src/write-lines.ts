import type { Writable } from 'node:stream';

/** Writes text as it is made, no faster than the reader takes it. The caller has to end the stream and report its failure. */
export async function writeLines(to: Writable, lines: Iterable<string>): Promise<void> {
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < to.writableHighWaterMark) continue;
    if (to.destroyed) return;
    if (!to.write(text)) await room(to);
    text = '';
  }
  if (text !== '' && !to.destroyed && !to.write(text)) await room(to);
}

/** Resolves when the stream takes more, or never will; leaves no listener behind. */
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

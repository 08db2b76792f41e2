import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

const MAX_BYTES = 4_096;

/** The first line of stdin when that is a file or a pipe. @throws UsageError when it is longer than 4 KiB */
export async function readFirstLine({ stdin }: Io): Promise<string> {
  let text = '';
  for await (const chunk of stdin) {
    text += chunk.toString();
    if (text.includes('\n')) break;
    if (text.length > MAX_BYTES) throw new UsageError('The first line of stdin is too long.');
  }
  return text.split('\n', 1)[0] ?? '';
}

/**
 * Reads a line from the terminal; undefined after Ctrl-C or Ctrl-D.
 * @param isSecret Does not show the typed text.
 */
export function prompt({ stdin, stderr }: Io, question: string, isSecret = false): Promise<string | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  stderr.write(question);
  // readline switches the terminal's echo off, and writes the typed text to its output itself.
  const lines = createInterface({ input: stdin, output: isSecret ? nowhere : stderr, terminal: true, historySize: 0 });
  return new Promise((resolve) => {
    lines.on('line', (text) => {
      resolve(text);
      lines.close();
    });
    lines.on('SIGINT', () => lines.close());
    lines.on('close', () => {
      if (isSecret) stderr.write('\n');
      resolve(undefined);
    });
  });
}

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Keeps the whole text of the stream; call the result to read it. */
export function keepText(stream: Readable): () => string {
  const decoder = new TextDecoder();
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return () => text;
}

export interface LineWait {
  readonly found: Promise<RegExpMatchArray>;
  /** Ends the wait with an error. Does nothing once the line was found. */
  fail(error: Error): void;
}

export interface Lines {
  /** Waits for the first line, already received or later, that matches. */
  find(pattern: RegExp): LineWait;
}

/** Keeps every line of the stream. */
export function keepLines(stream: Readable): Lines {
  const lines: string[] = [];
  const watchers = new Set<(line: string) => void>();
  createInterface(stream).on('line', (line) => {
    lines.push(line);
    for (const watch of watchers) watch(line);
  });

  return {
    find(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpMatchArray>();
      const watch = (line: string) => {
        const match = line.match(pattern);
        if (!match) return;
        watchers.delete(watch);
        resolve(match);
      };
      watchers.add(watch);
      for (const line of lines) watch(line);
      return {
        found: promise,
        fail(error) {
          watchers.delete(watch);
          reject(error);
        },
      };
    },
  };
}

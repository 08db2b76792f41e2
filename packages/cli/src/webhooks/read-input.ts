import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

const MAX_INPUT_BYTES = 4 * 1024 * 1024;

/**
 * All bytes of a file, or of stdin when the name is `-`.
 * @throws UsageError when it cannot be read, or is larger than 4 MiB
 */
export async function readInput(name: string, { stdin, cwd }: Io): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of name === '-' ? stdin : createReadStream(resolve(cwd, name))) {
      chunks.push(Buffer.from(chunk as Uint8Array));
      size += chunk.length;
      if (size > MAX_INPUT_BYTES) throw new UsageError(`${name} is larger than 4 MiB: no webhook is.`);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return Buffer.concat(chunks);
}

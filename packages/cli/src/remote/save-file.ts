import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inertLine } from '@linkvitals/contract/inert-text';
import type { DownloadedFile } from '@linkvitals/sdk';
import type { Io } from '../io.ts';
import { RemoteFailure } from './remote-command.ts';

/**
 * Writes a file from the server, and prints its name on stderr.
 * @param output File, or `-` for stdout; undefined: a new file, named by the server
 * @throws RemoteFailure when the file is there already, or cannot be written
 */
export async function saveFile(
  { stdout, stderr, cwd }: Io,
  { name, body }: DownloadedFile,
  output: string | undefined,
): Promise<void> {
  const content = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  if (output === '-') {
    await pipeline(content, stdout, { end: false });
    return;
  }
  const file = output ?? name;
  try {
    // An existing file is replaced only if the command line names it.
    await pipeline(content, createWriteStream(resolve(cwd, file), { flags: output === undefined ? 'wx' : 'w' }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new RemoteFailure(`${file} is there already. Name a file with --output.`);
    if (code === undefined) throw error;
    throw new RemoteFailure(`${file} cannot be written: ${message}`);
  }
  stderr.write(`${inertLine(file)}\n`);
}

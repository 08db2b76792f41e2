import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** Writes a zip of files. Each file is read when the one before it is written. `at`: date of the files, epoch ms. */
export async function* zipOf(entries: readonly ZipEntry[], at: number): AsyncGenerator<Buffer, undefined> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, { mtime: new Date(at), mode: 0o100644 }, (begin) => {
      const stream = Readable.from(content(), { objectMode: false });
      // The zip does not pass on errors of its sources.
      stream.once('error', (error) => output.destroy(error));
      begin(null, stream);
    });
  }
  zip.end();
  yield* output as AsyncIterable<Buffer>;
  return undefined;
}

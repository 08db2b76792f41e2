import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** A zip of files, each of which is read when the one before it is written. `at`: epoch ms, for the dates of the files. */
export async function* zipOf(entries: readonly ZipEntry[], at: number): AsyncGenerator<Buffer, undefined> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, { mtime: new Date(at), mode: 0o100644 }, (begin) => {
      const stream = Readable.from(content(), { objectMode: false });
      // The zip does not pass on what its sources throw.
      stream.once('error', (error) => output.destroy(error));
      begin(null, stream);
    });
  }
  zip.end();
  yield* output as AsyncIterable<Buffer>;
  return undefined;
}

import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { CrawlRecord } from '@linkvitals/crawler';
import { UsageError } from '../../usage-error.ts';
import { writeLines } from '../../write-lines.ts';
import { type FormatName, formatOfFile } from '../formats/format-names.ts';
import { JsonLines } from '../formats/json-lines.ts';
import { render } from '../formats/render.ts';
import type { CheckResult } from './check-result.ts';
import type { SiteReport } from './site-report.ts';
import { systemReason } from './system-reason.ts';

/** The writer of one report, to a file or to stdout. */
export interface ReportWriter {
  /** File, or `stdout`. */
  readonly name: string;
  /** Writes a record that the report has already taken in. Undefined: nothing is written before the end. */
  readonly on?: ((record: CrawlRecord) => Promise<void>) | undefined;
  /** Rejects when the report could not be written whole. It resolves when a reader closed the pipe early. */
  end(result: CheckResult): Promise<void>;
}

export interface Destination {
  readonly name: string;
  readonly format: FormatName;
  readonly stream: Writable;
  readonly color: boolean;
  /** Columns of the terminal. Undefined: lines may have any length. */
  readonly columns?: number | undefined;
  /** True for a file that this process opened, false for stdout. */
  readonly close: boolean;
}

/**
 * Opens the files before the crawl, so that one that cannot be written is reported at once.
 *
 * @throws UsageError for a file that cannot be written, or whose name says no format
 */
export async function openOutputs(paths: readonly string[]): Promise<Destination[]> {
  const formats = paths.map(formatOfFile);
  const open: Destination[] = [];
  for (const [at, path] of paths.entries()) {
    open.push({ name: path, format: formats[at] ?? 'text', stream: await openFile(path), color: false, close: true });
  }
  return open;
}

/** @throws UsageError when the file cannot be written */
export async function openFile(path: string, flags: 'w' | 'a' = 'w'): Promise<Writable> {
  // Not imported: an import would load all of `node:fs`, also for a check that writes no file.
  const stream = process.getBuiltinModule('node:fs').createWriteStream(path, { flags });
  try {
    await once(stream, 'open');
    // If the disk fills up later, the end of the stream fails.
    return stream.on('error', () => {});
  } catch (error) {
    const isFolderMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const why = isFolderMissing ? 'its folder does not exist. Create it first' : systemReason(error);
    throw new UsageError(`${path} cannot be written: ${why}.`);
  }
}

/** Checks that a file can be written, and leaves it as it is. @throws UsageError when it cannot */
export async function assertWritable(path: string): Promise<void> {
  const before = await stat(path).catch(() => undefined);
  await openFile(path, 'a').then((stream) => finished(stream.end()));
  if (before === undefined) await rm(path, { force: true });
}

export function reportWriter(
  { name, format, stream, color, columns, close }: Destination,
  report: SiteReport,
): ReportWriter {
  let failure: Error | undefined;
  // stdout emits its error only once.
  stream.on('error', (error) => {
    failure ??= error;
  });
  const write = (lines: Iterable<string>): Promise<void> =>
    writeLines(
      stream,
      whileFine(lines, () => failure),
    );
  const finish = async (lines: Iterable<string>): Promise<void> => {
    await write(lines);
    if (close && failure === undefined) await finished(stream.end());
    else await flushed(stream, failure);
    if (failure !== undefined && !isGone(failure)) throw failure;
  };
  if (format !== 'jsonl') return { name, end: (result) => finish(render(format, result, { color, columns })) };
  const lines = new JsonLines(report);
  return { name, on: (record) => write(lines.on(record)), end: (result) => finish(lines.end(result)) };
}

/** Whether the reader has closed the pipe, as `| head` does. */
const isGone = (error: Error): boolean => 'code' in error && error.code === 'EPIPE';

function* whileFine(lines: Iterable<string>, failure: () => Error | undefined): Generator<string> {
  for (const line of lines) {
    if (failure() !== undefined) return;
    yield line;
  }
}

/** Resolves when everything written has been flushed, or cannot be. */
function flushed(stream: Writable, failure: Error | undefined): Promise<void> {
  if (stream.destroyed || failure !== undefined) return Promise.resolve();
  return new Promise((resolve) => void stream.write('', () => resolve()));
}

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { CrawlRecord } from '@linkvitals/crawler';
import { UsageError } from '../usage-error.ts';
import { writeLines } from '../write-lines.ts';
import type { CheckResult } from './check-result.ts';
import { type FormatName, formatOfFile } from './formats/format-names.ts';
import { JsonLines } from './formats/json-lines.ts';
import { render } from './formats/render.ts';
import type { SiteReport } from './site-report.ts';

/** Where one report goes. */
export interface ReportWriter {
  /** Takes a record that the report has taken in. Undefined: nothing is written before the end. */
  readonly on?: ((record: CrawlRecord) => Promise<void>) | undefined;
  end(result: CheckResult): Promise<void>;
}

export interface Destination {
  readonly format: FormatName;
  readonly stream: Writable;
  readonly color: boolean;
  /** A file of ours, not stdout. */
  readonly close: boolean;
}

/**
 * Opens the files now, so that one that cannot be written is known before the crawl.
 *
 * @throws UsageError for a file that cannot be written, or whose name says no format
 */
export async function openOutputs(paths: readonly string[]): Promise<Destination[]> {
  const formats = paths.map(formatOfFile);
  const open: Destination[] = [];
  for (const [at, path] of paths.entries()) {
    open.push({ format: formats[at] ?? 'text', stream: await openFile(path), color: false, close: true });
  }
  return open;
}

/** @throws UsageError when the file cannot be written */
export async function openFile(path: string): Promise<Writable> {
  const stream = createWriteStream(path);
  try {
    await once(stream, 'open');
    // A disk that is full later is met again by whoever ends the stream.
    return stream.on('error', () => {});
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

export function reportWriter({ format, stream, color, close }: Destination, report: SiteReport): ReportWriter {
  const finish = async (lines: Iterable<string>): Promise<void> => {
    await writeLines(stream, lines);
    if (close) await finished(stream.end());
  };
  if (format !== 'jsonl') return { end: (result) => finish(render(format, result, { color })) };
  const lines = new JsonLines(report);
  return { on: (record) => writeLines(stream, lines.on(record)), end: (result) => finish(lines.end(result)) };
}

import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { inertWords } from '@linkvitals/contract/inert-text';
import { type CrawlNote, type CrawlOptions, type CrawlRecord, crawlSite, createPageThread } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import type { Renderer } from '@linkvitals/renderer';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { writeLines } from '../write-lines.ts';
import { openCache, type VerdictCache } from './cache/verdict-cache.ts';
import { checkOutbound } from './check-outbound.ts';
import { openCredentials } from './credentials/open-credentials.ts';
import { hintsOfEnd } from './hints-of-end.ts';
import { openRendering } from './open-rendering.ts';
import { accept } from './options/accepted-statuses.ts';
import type { CheckOptions } from './options/check-options.ts';
import { crawlOptions } from './options/crawl-options.ts';
import { hasEnded, sayEnded, sayIgnored } from './options/ignored-urls.ts';
import { showProgress } from './progress-line.ts';
import { Remapping } from './remap/remapping.ts';
import { sayPlace } from './remap/say-place.ts';
import { RenderedPages } from './rendered-pages.ts';
import { baselineFile, readBaseline } from './report/baseline.ts';
import { CheckResult } from './report/check-result.ts';
import { checkedNothing, RefusedPrivate } from './report/refused-private.ts';
import { assertWritable, openFile, openOutputs, type ReportWriter, reportWriter } from './report/report-writers.ts';
import { SiteReport } from './report/site-report.ts';
import { systemReason } from './report/system-reason.ts';
import { sayNotes } from './say-notes.ts';
import { ScriptedPages } from './scripted-pages.ts';
import { chooseSource } from './source/choose-source.ts';
import type { Source } from './source/source.ts';

/**
 * Checks a site, files, a list or a sitemap, writes the reports and returns the exit code. The first Ctrl-C ends the
 * crawl and reports the results so far, the second one ends the process.
 */
export async function checkSite(targets: readonly string[], given: CheckOptions, io: Io): Promise<number> {
  const ended = (given.ignore ?? []).filter((entry) => hasEnded(entry, Date.now()));
  const options = { ...given, ignore: given.ignore?.filter((entry) => !ended.includes(entry)) };
  const mapping = options.remap === undefined ? undefined : new Remapping(options.remap);
  const source = await chooseSource(targets, { options, mapping }, io);
  const path = (name: string) => resolve(io.cwd, name);
  const baseline = options.baseline === undefined ? undefined : await readBaseline(path(options.baseline));
  if (options.writeBaseline !== undefined) await assertWritable(path(options.writeBaseline));
  const refusedPrivate = new RefusedPrivate();
  const credentials = await openCredentials(options, io);
  const cache = await openCache({ options, io, access: source.access, mapping, credentials });
  const onRefused = refusedPrivate.note;
  const outbound = await checkOutbound(source, { options, mapping, credentials, cache, io, onRefused });
  const report = new SiteReport({ scaffold: source.scaffold, rename: source.rename });
  const rendering = await openRendering(options, io);
  const writers = await openWriters(report, options, io).catch(async (error: unknown) => {
    await rendering?.close();
    throw error;
  });
  const stop = new AbortController();
  const unhook = io.onStopSignal(() => {
    if (stop.signal.aborted) io.exit(exitCodes.interrupted);
    stop.abort();
  });
  const startedAt = performance.now();
  const scripted = new ScriptedPages(source.rename);
  const rendered = new RenderedPages(options.render, source.scaffold?.url);
  const onRecord = (record: CrawlRecord): void => {
    if (rendering === undefined) scripted.note(record);
    else rendered.note(record);
  };
  const parts = { source, options, mapping, cache, io, report, writers, outbound, rendering, onRecord };
  await crawl({ ...parts, signal: stop.signal });
  await cache?.save();
  const run = {
    startUrl: source.name,
    durationMs: performance.now() - startedAt,
    maxPages: options.maxPages,
    fromCache: cache?.used,
  };
  const result = new CheckResult(report, run, { failOn: options.failOn, baseline, onlyNew: options.onlyNew });
  let unwritten = await endAll(writers, result, io);
  const summary = report.summary();
  const { end } = summary;
  const hints = [
    ...ended.map(sayEnded),
    ...(source.hints?.() ?? []),
    ...refusedPrivate.hints(summary),
    ...scripted.hints(),
    ...rendered.hints(),
    ...hintsOfEnd(end),
  ];
  for (const hint of hints) io.stderr.write(`${inertWords(hint)}\n`);
  const complete = !stop.signal.aborted && end?.outcome === 'completed';
  if (options.writeBaseline !== undefined) {
    const written = await writeBaseline(options.writeBaseline, { result, complete, io, quiet: options.quiet });
    unwritten ||= !written;
  }
  unhook();
  if (stop.signal.aborted) return exitCodes.interrupted;
  if (unwritten) return exitCodes.notWritten;
  if (!complete || checkedNothing(summary)) return exitCodes.notCrawled;
  return result.fails ? exitCodes.broken : exitCodes.ok;
}

interface Crawl {
  readonly source: Source;
  readonly options: CheckOptions;
  readonly mapping: Remapping | undefined;
  readonly cache: VerdictCache | undefined;
  readonly io: Io;
  readonly report: SiteReport;
  readonly writers: readonly ReportWriter[];
  readonly signal: AbortSignal;
  readonly onRecord: (record: CrawlRecord) => void;
  /** Closed at the end, as is the renderer. */
  readonly outbound: Outbound;
  readonly rendering: Renderer | undefined;
}

async function crawl({ source, options, mapping, cache, io, ...parts }: Crawl): Promise<void> {
  const { report, writers, signal, outbound, rendering, onRecord } = parts;
  // Between polite requests there is enough time to read, so a thread would only cost memory.
  const pageReading = options.rate === 0 ? (io.pageThread ?? createPageThread()) : undefined;
  void pageReading?.start();
  const { maxPages, quiet = false, verbose = false } = options;
  let pausedUntil = 0;
  const waitsUntil = (): number => pausedUntil;
  const onRefused: CrawlOptions['onRefused'] = ({ own, waitMs }) => {
    if (own) pausedUntil = Math.max(pausedUntil, performance.now() + waitMs);
  };
  const hideProgress = showProgress(io, report, {
    maxPages,
    quiet: quiet || verbose,
    now: () => performance.now(),
    waitsUntil,
  });
  const say = sayNotes(source, io);
  const onNote = (note: CrawlNote): void => {
    const ageMs = note.why === 'cached' ? cache?.noteUse(note.url) : undefined;
    if (verbose) say(note, ageMs);
  };
  const asReported = wording({ source, options, mapping, report });
  const streaming = writers.flatMap(({ on }) => on ?? []);
  try {
    for await (const record of crawlSite({
      ...crawlOptions(source, options, { mapping, cache, outbound, pageReading, rendering, signal }),
      onRefused,
      ...(verbose || cache !== undefined ? { onNote } : {}),
    })) {
      const adapted = source.adapt === undefined ? record : source.adapt(record);
      if (adapted === undefined) continue;
      const reported = asReported(adapted);
      report.add(reported);
      onRecord(reported);
      for (const on of streaming) await on(reported);
    }
  } finally {
    hideProgress();
    // This is not awaited: the thread takes 10 ms to end, in which the report is written.
    void pageReading?.close();
    await rendering?.close();
    await outbound.close();
  }
}

/**
 * Makes a function that words the end of the crawl for its source, judges statuses that the options accept, says why a
 * link was ignored, and names the place of a fault that was requested elsewhere.
 */
function wording({ source, options, mapping, report }: Pick<Crawl, 'source' | 'options' | 'mapping' | 'report'>) {
  const { accept: accepted, ignore = [] } = options;
  return (record: CrawlRecord): CrawlRecord => {
    if (record.type === 'end') return source.conclude?.(record) ?? record;
    if (record.type !== 'verdict' || (accepted ?? mapping ?? ignore[0]) === undefined) return record;
    const url = report.target(record.target)?.url ?? '';
    const said = sayIgnored(ignore, url, record);
    const judged = accepted === undefined ? said : accept(accepted, url, said);
    return mapping === undefined ? judged : sayPlace(mapping, url, judged);
  };
}

/** Ends every report, also when one of them cannot be written. Returns whether one could not. */
async function endAll(writers: readonly ReportWriter[], result: CheckResult, { stderr }: Io): Promise<boolean> {
  let unwritten = false;
  for (const writer of writers) {
    try {
      await writer.end(result);
    } catch (error) {
      unwritten = true;
      stderr.write(`${writer.name} could not be written: ${systemReason(error)}\n`);
    }
  }
  return unwritten;
}

async function openWriters(report: SiteReport, options: CheckOptions, io: Io): Promise<ReportWriter[]> {
  const files = await openOutputs((options.output ?? []).map((name) => resolve(io.cwd, name)));
  const isTerminal = io.stdout.isTTY === true;
  const look = { color: isTerminal && !io.env.NO_COLOR, columns: isTerminal ? (io.stdout.columns ?? 80) : undefined };
  const stdout = { name: 'stdout', format: options.format, stream: io.stdout, ...look, close: false };
  return [...files, stdout].map((destination) => reportWriter(destination, report));
}

/**
 * Writes the baseline. A check that was cut short leaves the file as it is, because it did not see everything. Returns
 * whether the file itself had no fault.
 */
async function writeBaseline(
  name: string,
  {
    result,
    complete,
    io,
    quiet = false,
  }: { result: CheckResult; complete: boolean; io: Io; quiet?: boolean | undefined },
): Promise<boolean> {
  const path = resolve(io.cwd, name);
  if (!complete) {
    io.stderr.write(`The check did not end, so ${path} was not written.\n`);
    return true;
  }
  try {
    const stream = await openFile(path);
    await writeLines(stream, baselineFile(result.report, result.run.startUrl));
    await finished(stream.end());
    if (!quiet) io.stderr.write(`The faults are stored in ${name}. Compare with it by --baseline ${name} --only-new\n`);
    return true;
  } catch (error) {
    io.stderr.write(`${path} could not be written: ${systemReason(error)}\n`);
    return false;
  }
}

import { crawlSite } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { writeLines } from '../write-lines.ts';
import type { CheckOptions } from './check-options.ts';
import { crawlOptions } from './crawl-options.ts';
import { jsonReport } from './json-report.ts';
import { showProgress } from './progress-line.ts';
import { siteAccess } from './site-access.ts';
import { SiteReport } from './site-report.ts';
import { startUrl } from './start-url.ts';
import { textReport } from './text-report.ts';

/**
 * Crawls a site, writes the report to stdout and returns the exit code. The first Ctrl-C ends the crawl and reports
 * what is known by then, the second one ends the process.
 */
export async function checkSite(site: string, options: CheckOptions, io: Io): Promise<number> {
  const start = startUrl(site);
  const access = await siteAccess(start.url, options.allowPrivate ?? false);
  const outbound = createOutbound({ ...access });
  const stop = new AbortController();
  const unhook = io.onStopSignal(() => {
    if (stop.signal.aborted) io.exit(exitCodes.interrupted);
    stop.abort();
  });
  const report = new SiteReport();
  const hideProgress = showProgress(io, report);
  const startedAt = performance.now();
  try {
    for await (const record of crawlSite(crawlOptions(start, options, { outbound, signal: stop.signal }))) {
      report.add(record);
    }
  } finally {
    hideProgress();
    await outbound.close();
  }
  const run = { startUrl: start.url.href, durationMs: performance.now() - startedAt };
  const color = io.stdout.isTTY === true && !io.env.NO_COLOR;
  const lines =
    options.format === 'json'
      ? jsonReport(report, run)
      : textReport(report, { ...run, maxPages: options.maxPages, color });
  await writeLines(io.stdout, lines);
  unhook();
  if (stop.signal.aborted) return exitCodes.interrupted;
  const { broken, end } = report.summary();
  if (end?.outcome !== 'completed') return exitCodes.notCrawled;
  return broken > 0 ? exitCodes.broken : exitCodes.ok;
}

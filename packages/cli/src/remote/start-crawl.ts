import { inertLine } from '@linkvitals/contract/inert-text';
import { type Crawl, isLinkvitalsError, type LinkvitalsClient } from '@linkvitals/sdk';
import { followCrawl } from '@linkvitals/sdk/follow';
import { isCi } from '../check/progress-line.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { findDomain } from './find-domain.ts';
import { cellOf } from './output/columns.ts';
import { crawlColumns } from './output/crawl-columns.ts';
import { printObject } from './output/output.ts';
import { type RemoteOptions, withServer } from './remote-command.ts';

export interface StartOptions extends RemoteOptions {
  readonly maxPages?: number;
  readonly depth?: number;
  readonly wait?: boolean;
}

/** Starts a crawl; with `wait` the exit codes are those of `check`. */
export function startCrawl(io: Io, name: string, options: StartOptions): Promise<number> {
  const { format, maxPages, depth, wait = false } = options;
  // With `wait`, exit code 1 means broken links.
  const failureCode = wait ? exitCodes.notCrawled : exitCodes.failed;
  return withServer(io, { ...options, failureCode }, async (client) => {
    const { id } = await findDomain(client, name);
    const crawl = await client.crawls.start(id, {
      ...(maxPages === undefined ? {} : { max_pages: maxPages }),
      ...(depth === undefined ? {} : { depth_limit: depth }),
    });
    if (wait) return await follow(io, client, crawl, options);
    await printObject(io, crawl, { format, columns: crawlColumns });
    return undefined;
  });
}

async function follow(io: Io, client: LinkvitalsClient, { id }: Crawl, { format }: StartOptions): Promise<number> {
  const stop = new AbortController();
  const removeHandler = io.onStopSignal(() => stop.abort());
  const progress = progressLine(io);
  try {
    const ended = await waitForEnd(client, id, { signal: stop.signal, onProgress: progress.show });
    progress.clear();
    await printObject(io, ended, { format, columns: crawlColumns });
    if (ended.state !== 'completed') return exitCodes.notCrawled;
    if ((ended.stats?.broken_links ?? 0) === 0) return exitCodes.ok;
    io.stderr.write(`\`linkvitals crawls links ${inertLine(id)}\` lists the broken links.\n`);
    return exitCodes.broken;
  } catch (error) {
    progress.clear();
    if (!stop.signal.aborted) throw error;
    io.stderr.write(
      `Stopped waiting; the crawl goes on. \`linkvitals crawls get ${inertLine(id)}\` shows it, \`crawls cancel\` calls it off.\n`,
    );
    return exitCodes.interrupted;
  } finally {
    removeHandler();
  }
}

interface Waiting {
  readonly signal: AbortSignal;
  readonly onProgress: (seen: Seen) => void;
}

/**
 * Follows the live events of the crawl. When there are none, because the server has no room for another stream or a
 * proxy blocks it, it looks every few seconds instead.
 */
async function waitForEnd(client: LinkvitalsClient, id: string, { signal, onProgress }: Waiting): Promise<Crawl> {
  let seen: Seen = {};
  try {
    for await (const { event, data } of followCrawl(client, id, { signal })) {
      if (event === 'end') return data;
      seen = event === 'state' ? { ...seen, state: data.state } : { ...seen, progress: data };
      if (seen.progress !== undefined) onProgress(seen);
    }
  } catch (error) {
    if (signal.aborted || !isLinkvitalsError(error)) throw error;
  }
  return await client.crawls.wait(id, { signal, onProgress });
}

/** The latest state of a running crawl. */
type Seen = Partial<Pick<Crawl, 'state' | 'progress'>>;

/** A line on a terminal that is kept up to date; none elsewhere. */
function progressLine({ stderr, env }: Io): { show: (crawl: Seen) => void; clear: () => void } {
  if (stderr.isTTY !== true || isCi(env.CI)) return { show: () => {}, clear: () => {} };
  return {
    show(crawl) {
      const [pages = '', checked = '', found = '', broken = ''] = [
        ...['progress.pages_crawled', 'progress.targets_checked', 'progress.targets_found', 'progress.broken'],
      ].map((path) => cellOf(crawl, path));
      const counts = `${pages} pages read, ${checked} of ${found} links checked, ${broken} broken`;
      const line = `${cellOf(crawl, 'state')}: ${counts} (Ctrl-C to stop waiting)`;
      stderr.write(`\r\x1b[K${line.slice(0, (stderr.columns ?? 80) - 1)}`);
    },
    clear: () => void stderr.write('\r\x1b[K'),
  };
}

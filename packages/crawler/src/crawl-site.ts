import { Crawl } from './crawl/crawl.ts';
import type { CrawlOptions } from './crawl-options.ts';
import { crawlSettings } from './crawl-settings.ts';
import type { CrawlRecord } from './types/records.ts';

/** The records of a crawl, which can be read once. */
export interface CrawlStream extends AsyncIterableIterator<CrawlRecord, void> {
  return(): Promise<IteratorResult<CrawlRecord, void>>;
}

/**
 * Crawls one site and yields its records as they arise; the last record is always `end`. The crawl begins with the first `next()`. A slow
 * consumer slows the crawl. Leaving the loop early (or `return()`) ends all requests and leaves a stream that can be resumed.
 *
 * Faults of a site or a network are in the records: a site that cannot be crawled has an `end` with `outcome: 'failed'` and an `errorCode`.
 * `collectResults` joins the records of each URL.
 *
 * @param options only `startUrl` and `userAgent` are required; the crawl is polite by default
 * @throws TypeError, ExclusionPatternError for options that cannot be used, by the first `next()`; other errors are bugs
 */
export function crawlSite(options: CrawlOptions): CrawlStream {
  let crawl: Crawl | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;
  const end = async (): Promise<IteratorResult<CrawlRecord, void>> => {
    isOver = true;
    crawl?.stop('abandoned');
    await running;
    return { value: undefined, done: true };
  };
  const wait = async (): Promise<IteratorResult<CrawlRecord, void>> => {
    if (crawl === undefined) {
      const settings = crawlSettings(options);
      crawl = new Crawl(settings);
      running = crawl.run().finally(options.outbound === undefined ? () => settings.outbound.close() : undefined);
    }
    const result = await crawl.records.next();
    return result.done ? end() : result;
  };
  return {
    next() {
      if (isOver) return end();
      const value = crawl?.records.take();
      return value === undefined ? wait() : Promise.resolve({ value, done: false });
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

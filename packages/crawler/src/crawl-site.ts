import { Crawl } from './crawl/crawl.ts';
import type { CrawlOptions, CrawlRecord } from './types.ts';

/**
 * Crawls one site and yields what it sees, as it sees it; the last record is always `end`. A slow consumer slows the
 * crawl. Leaving the loop early (or `return()`) ends all requests and leaves a stream that can be resumed.
 *
 * What a site or a network does wrong is in the records. Throws only for options that cannot be used (TypeError,
 * ExclusionPatternError) and for bugs.
 */
export async function* crawlSite(options: CrawlOptions): AsyncGenerator<CrawlRecord, void> {
  const crawl = new Crawl(options);
  const running = crawl.run();
  try {
    yield* crawl.records.drain();
  } finally {
    crawl.stop('abandoned');
    await running;
  }
}

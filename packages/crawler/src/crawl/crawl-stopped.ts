/** Why a crawl ends before its work is done; the reason of its abort signal. */
export class CrawlStopped extends Error {
  override readonly name = 'CrawlStopped';
  readonly why: 'timeout' | 'canceled' | 'abandoned' | 'lost';

  constructor(why: CrawlStopped['why']) {
    super(`crawl ${why}`);
    this.why = why;
  }
}

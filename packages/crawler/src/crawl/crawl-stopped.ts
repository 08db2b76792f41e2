/** The reason of the abort signal of a crawl that ends before its work is done. */
export class CrawlStopped extends Error {
  override readonly name = 'CrawlStopped';
  readonly why: 'timeout' | 'canceled' | 'abandoned' | 'lost';

  constructor(why: CrawlStopped['why']) {
    super(`crawl ${why}`);
    this.why = why;
  }
}

import type { Executor } from '../../../platform/storage/index.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { countPages } from './placement-store.ts';
import { findCrawlsSince, hasReadAgain } from './whole-store.ts';

/**
 * Facts about an ending crawl and the earlier ones with which it is compared. Each takes a statement that reads much, so it is read once
 * for all batches of a settlement, and only when a result depends on it. None changes any more.
 */
export class Earlier {
  readonly #on: Executor | undefined;
  readonly #crawl: EndedCrawl;
  #pages: number | undefined;
  readonly #since = new Map<string, readonly string[] | undefined>();
  readonly #readAgain = new Map<string, boolean>();

  /** @param on a pool for statements that are not to hold up others. Default: the transaction of each call. */
  constructor(crawl: EndedCrawl, on?: Executor) {
    this.#crawl = crawl;
    this.#on = on;
  }

  /** Number of pages that the crawl read. */
  async countPages(trx: Executor): Promise<number> {
    this.#pages ??= await countPages(this.#on ?? trx, this.#crawl.id);
    return this.#pages;
  }

  /** Ids of the crawls from `crawlId` on, which may have found the same URLs. Undefined: they are not known, or too many. */
  async since(trx: Executor, crawlId: string): Promise<readonly string[] | undefined> {
    if (!this.#since.has(crawlId)) {
      const { id: now, domain_id: domainId } = this.#crawl;
      this.#since.set(crawlId, await findCrawlsSince(this.#on ?? trx, { since: crawlId, now, domainId }));
    }
    return this.#since.get(crawlId);
  }

  /** Whether this crawl read again all that these crawls had read. Then URLs that it did not find are no part of the site any more. */
  async isReadAgain(trx: Executor, crawlId: string): Promise<boolean> {
    const { completed, truncated, sitemapsRead } = this.#crawl;
    if (!completed || truncated || !sitemapsRead) return false;
    const crawls = await this.since(trx, crawlId);
    if (crawls === undefined) return false;
    for (const one of crawls) if (!(await this.#hasReadAgain(trx, one))) return false;
    return true;
  }

  async #hasReadAgain(trx: Executor, before: string): Promise<boolean> {
    const compared = { before, now: this.#crawl.id };
    const found = this.#readAgain.get(before) ?? (await hasReadAgain(this.#on ?? trx, compared));
    this.#readAgain.set(before, found);
    return found;
  }
}

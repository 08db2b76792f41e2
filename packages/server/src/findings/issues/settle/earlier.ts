import type { Executor } from '../../../platform/storage/index.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { findCrawlsSince, hasReadAgain } from './whole-store.ts';

/** The earlier crawls with which an ending crawl is compared. Each is read once, and only when a result depends on it. */
export class Earlier {
  readonly #trx: Executor;
  readonly #crawl: EndedCrawl;
  readonly #since = new Map<string, readonly string[] | undefined>();
  readonly #readAgain = new Map<string, boolean>();

  constructor(trx: Executor, crawl: EndedCrawl) {
    this.#trx = trx;
    this.#crawl = crawl;
  }

  /** Ids of the crawls from `crawlId` on, which may have found the same URLs. Undefined: they are not known, or too many. */
  async since(crawlId: string): Promise<readonly string[] | undefined> {
    if (!this.#since.has(crawlId)) {
      const { id: now, domain_id: domainId } = this.#crawl;
      this.#since.set(crawlId, await findCrawlsSince(this.#trx, { since: crawlId, now, domainId }));
    }
    return this.#since.get(crawlId);
  }

  /** Whether this crawl read again all that these crawls had read. Then URLs that it did not find are no part of the site any more. */
  async isReadAgain(crawlId: string): Promise<boolean> {
    const { completed, truncated, sitemapsRead } = this.#crawl;
    if (!completed || truncated || !sitemapsRead) return false;
    const crawls = await this.since(crawlId);
    if (crawls === undefined) return false;
    for (const one of crawls) if (!(await this.#hasReadAgain(one))) return false;
    return true;
  }

  async #hasReadAgain(before: string): Promise<boolean> {
    const found = this.#readAgain.get(before) ?? (await hasReadAgain(this.#trx, { before, now: this.#crawl.id }));
    this.#readAgain.set(before, found);
    return found;
  }
}

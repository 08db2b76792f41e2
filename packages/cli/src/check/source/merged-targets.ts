import type { CrawlRecord, PageLink, VerdictRecord } from '@linkvitals/crawler';

/** Takes targets of a crawl that are the same thing under several URLs for one: the first that was met. */
export class MergedTargets {
  readonly #identity: (url: string) => string | undefined;
  readonly #firsts = new Map<string, number>();
  /** The first target, by those that are it again. */
  readonly #others = new Map<number, number>();
  /** Firsts of which one URL at least was looked at. */
  readonly #checked = new Set<number>();

  /** @param identity the same text for URLs of one thing; undefined: the URL is that of nothing else */
  constructor(identity: (url: string) => string | undefined) {
    this.#identity = identity;
  }

  first(id: number): number {
    return this.#others.get(id) ?? id;
  }

  /** The record with its targets replaced; undefined for what was said before. */
  adapt(record: CrawlRecord): CrawlRecord | undefined {
    switch (record.type) {
      case 'target':
        return this.#meet(record.id, record.url) ? record : undefined;
      case 'page':
      case 'resource': {
        const links = record.links.map((link): PageLink => ({ ...link, target: this.first(link.target) }));
        return { ...record, target: this.first(record.target), links };
      }
      case 'fragment-link':
        return { ...record, page: this.first(record.page), target: this.first(record.target) };
      case 'verdict':
        return this.#verdict(record);
      default:
        return record;
    }
  }

  #meet(id: number, url: string): boolean {
    const identity = this.#identity(url);
    if (identity === undefined) return true;
    const first = this.#firsts.get(identity) ?? id;
    this.#firsts.set(identity, first);
    if (first !== id) this.#others.set(id, first);
    return first === id;
  }

  /** One URL may not have been looked at, as that of a form; what is known of another one counts then. */
  #verdict(record: VerdictRecord): VerdictRecord | undefined {
    const target = this.first(record.target);
    const isOther = target !== record.target;
    if (this.#checked.has(target) && (isOther || record.verdict === 'not_checked')) return undefined;
    if (isOther && record.verdict === 'not_checked') return undefined;
    if (record.verdict !== 'not_checked') this.#checked.add(target);
    return isOther ? { ...record, target } : record;
  }
}

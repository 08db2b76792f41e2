import type { CrawlRecord, PageLink, VerdictRecord } from '@linkvitals/crawler';

/** Merges targets of a crawl that are the same under several URLs into the first one. */
export class MergedTargets {
  readonly #identity: (url: string) => string | undefined;
  readonly #firsts = new Map<string, number>();
  /** The id of the first target, by the ids of its duplicates. */
  readonly #others = new Map<number, number>();
  /** First targets of which at least one URL was checked. */
  readonly #checked = new Set<number>();

  /** Makes an empty set. @param identity gives a key that is equal for URLs of the same target; undefined: the URL is unique */
  constructor(identity: (url: string) => string | undefined) {
    this.#identity = identity;
  }

  first(id: number): number {
    return this.#others.get(id) ?? id;
  }

  /** The record with merged targets; undefined for a record that would be a repetition. */
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

  /**
   * The verdict of the merged target. A URL may not have been checked (as that of a form), and then the verdict of
   * another one counts.
   */
  #verdict(record: VerdictRecord): VerdictRecord | undefined {
    const target = this.first(record.target);
    const isOther = target !== record.target;
    if (this.#checked.has(target) && (isOther || record.verdict === 'not_checked')) return undefined;
    if (isOther && record.verdict === 'not_checked') return undefined;
    if (record.verdict !== 'not_checked') this.#checked.add(target);
    return isOther ? { ...record, target } : record;
  }
}

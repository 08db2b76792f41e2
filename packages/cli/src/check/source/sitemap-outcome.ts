import type { CrawlRecord, EndRecord } from '@linkvitals/crawler';

/** The number of sitemaps that are named one by one. */
const MAX_NAMED = 10;

/** The outcome of a check of a sitemap: its pages, the sitemaps that could not be read, and whether anything was checked. */
export class SitemapOutcome {
  /** The content type of the answer for the sitemap itself. */
  contentType: string | undefined;
  /** The number of pages that it lists; undefined until it was read. */
  pages: number | undefined;
  /** The number of images, videos and language versions beyond the limit. */
  linksLeftOut = 0;
  /** URLs of the sitemaps that were not read, or not whole, each with its fault: `answered 404`. */
  readonly unread = new Map<string, string>();
  readonly #sitemap: string;
  readonly #internal = new Set<number>();
  #checked = false;

  /** @param sitemap its URL */
  constructor(sitemap: string) {
    this.#sitemap = sitemap;
  }

  note(record: CrawlRecord): void {
    if (this.#checked) return;
    if (record.type === 'target' && record.internal && record.url !== this.#sitemap) this.#internal.add(record.id);
    if (record.type !== 'verdict' || record.verdict === 'not_checked') return;
    this.#checked = this.#internal.has(record.target);
  }

  /** Words the end of the crawl for a sitemap. A check that checked nothing has failed. */
  conclude(end: EndRecord): EndRecord {
    if (end.outcome === 'completed' && !this.#checked) {
      return { ...end, outcome: 'failed', errorCode: 'NO_PAGE', error: this.#whyNothing() };
    }
    const error = end.error?.replace('The start page', 'The sitemap');
    const reworded = error === undefined ? end : { ...end, error };
    return this.linksLeftOut === 0 ? reworded : { ...reworded, sitemapLinksLeftOut: this.linksLeftOut };
  }

  #whyNothing(): string {
    const [unread] = this.unread;
    if (this.pages === 0 && unread !== undefined) return `It gave no page: ${unread.join(' ')}.`;
    if (this.pages === 0) {
      const what = this.contentType === undefined ? '' : ` (${this.contentType})`;
      return `It lists no page${what}. Give the address of an XML, RSS, Atom or text sitemap.`;
    }
    const { host } = new URL(this.#sitemap);
    if (this.#internal.size === 0) return `It lists no page of ${host}. Give the sitemap that the site itself serves.`;
    return 'robots.txt, --include or --exclude leave out every page that it lists (--no-robots).';
  }

  /** Sentences about sitemaps that were not read. */
  hints(): string[] {
    const named = [...this.unread].slice(0, MAX_NAMED);
    const sentences = named.map(([url, why]) => `Not all pages were checked: the sitemap ${url} ${why}.`);
    const more = this.unread.size - named.length;
    return more > 0 ? [...sentences, `Nor were ${more} more of its sitemaps read.`] : sentences;
  }
}

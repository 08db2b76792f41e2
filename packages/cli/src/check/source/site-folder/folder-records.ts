import type { CrawlRecord, PageLink, PageRecord, ResourceRecord, VerdictRecord } from '@linkvitals/crawler';
import type { FolderUrls } from './folder-urls.ts';
import { isListing } from './listing-page.ts';

/** Pages that a hint names. */
const MAX_NAMED = 10;

/**
 * The records of a crawl of a folder as reports take them: all spellings of a file's URL are one target, lists for
 * search engines are no pages, and what is missing is explained.
 */
export class FolderRecords {
  readonly #urls: FolderUrls;
  readonly #scaffold: string;
  /** What stands behind the base of the URL, by target. */
  readonly #linkedAs = new Map<number, string>();
  /** The first target of each identity, and which other ones stand for it. */
  readonly #firsts = new Map<string, number>();
  readonly #others = new Map<number, number>();
  readonly #read = new Set<number>();
  readonly #pages = new Set<number>();
  readonly #linked = new Set<number>();
  #isWhole = false;

  /** @param scaffold URL of the page that names all others */
  constructor(urls: FolderUrls, scaffold: string) {
    this.#urls = urls;
    this.#scaffold = scaffold;
  }

  /** Undefined: the report has it already, under another target. */
  adapt(record: CrawlRecord): CrawlRecord | undefined {
    switch (record.type) {
      case 'target':
        return this.#meet(record.id, record.url) ? record : undefined;
      case 'page':
      case 'resource':
        return this.#document(record);
      case 'fragment-link':
        return { ...record, page: this.#first(record.page), target: this.#first(record.target) };
      case 'verdict':
        return this.#others.has(record.target) ? undefined : this.#verdict(record);
      case 'end':
        this.#isWhole = record.outcome === 'completed' && !record.truncated;
        return record;
      default:
        return record;
    }
  }

  #meet(id: number, url: string): boolean {
    const linked = url === this.#scaffold ? undefined : this.#urls.linked(url);
    if (linked === undefined) return true;
    const identity = this.#urls.identity(linked);
    const first = this.#firsts.get(identity) ?? id;
    this.#firsts.set(identity, first);
    this.#linkedAs.set(id, linked);
    if (first !== id) this.#others.set(id, first);
    return first === id;
  }

  #document(record: PageRecord | ResourceRecord): CrawlRecord | undefined {
    const target = this.#first(record.target);
    const file = this.#fileOf(target);
    const links = record.links.map((link): PageLink => ({ ...link, target: this.#first(link.target) }));
    if (file === undefined) return { ...record, links };
    if (this.#read.has(target)) return undefined;
    this.#read.add(target);
    if (record.type === 'resource' || isListing(file)) return { type: 'resource', target, links };
    this.#pages.add(target);
    for (const link of links) if (link.target !== target) this.#linked.add(link.target);
    return { ...record, target, links };
  }

  #fileOf(id: number): string | undefined {
    const linked = this.#linkedAs.get(id);
    return linked === undefined ? undefined : this.#urls.fileOf(linked);
  }

  #first(id: number): number {
    return this.#others.get(id) ?? id;
  }

  #verdict(record: VerdictRecord): VerdictRecord {
    const linked = this.#linkedAs.get(record.target);
    if (linked === undefined) return record;
    const { finalUrl: _, ...rest } = record;
    // The page for what is missing says so, as it should.
    const isNotFoundPage = this.#urls.fileOf(linked) === '404.html';
    const warnings = record.warnings.filter((warning) => warning !== 'soft_404' || !isNotFoundPage);
    const why = record.reason === 'not_found' ? this.#urls.whyMissing(linked) : undefined;
    return { ...(why === undefined ? {} : { detail: why }), ...rest, warnings, redirects: [] };
  }

  /** Pages that nobody comes to by a link of another page, the home page and that for what is missing left out. */
  hints(): string[] {
    if (!this.#isWhole) return [];
    const alone = [...this.#pages].filter(
      (id) => !this.#linked.has(id) && !/^(?:index\.html?|404\.html)$/.test(this.#fileOf(id) ?? ''),
    );
    if (alone.length === 0) return [];
    const { base } = this.#urls;
    const names = alone.slice(0, MAX_NAMED).map((id) => this.#urls.rename(base + (this.#linkedAs.get(id) ?? '')));
    const more = alone.length > MAX_NAMED ? ` and ${alone.length - MAX_NAMED} more` : '';
    return [`No other page links to ${names.join(', ')}${more}.`];
  }
}

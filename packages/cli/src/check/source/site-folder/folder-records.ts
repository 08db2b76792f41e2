import type { CrawlRecord, PageRecord, ResourceRecord, TargetRecord, VerdictRecord } from '@linkvitals/crawler';
import { MergedTargets } from '../merged-targets.ts';
import type { FolderUrls } from './folder-urls.ts';
import { isListing } from './listing-page.ts';

/** The number of pages that a hint names. */
const MAX_NAMED = 10;

/**
 * Adapts the records of a crawl of a folder for reports: all spellings of a file's URL are one target, sitemaps and
 * robots.txt are no pages, and missing targets are explained.
 */
export class FolderRecords {
  readonly #urls: FolderUrls;
  /** The part of the URL behind the base, by target. */
  readonly #linkedAs = new Map<number, string>();
  readonly #scaffold: string;
  readonly #merged: MergedTargets;
  readonly #read = new Set<number>();
  readonly #pages = new Set<number>();
  readonly #linked = new Set<number>();
  /** Files that a redirect rule of the host leads a linked path to. */
  readonly #ledTo = new Set<string>();
  /** Counts of missing targets that would be files of the folder without their first path segment, by that segment. */
  readonly #mounts = new Map<string, number>();
  #isWhole = false;

  /** @param scaffold URL of the page that names all others */
  constructor(urls: FolderUrls, scaffold: string) {
    this.#urls = urls;
    this.#scaffold = scaffold;
    this.#merged = new MergedTargets((url) => {
      const linked = url === scaffold ? undefined : urls.linked(url);
      return linked === undefined ? undefined : urls.identity(linked);
    });
  }

  /** Undefined for a record of a target that the report already has under another id. */
  adapt(record: CrawlRecord): CrawlRecord | undefined {
    if (record.type === 'end') this.#isWhole = record.outcome === 'completed' && !record.truncated;
    const merged = this.#merged.adapt(record);
    switch (merged?.type) {
      case 'target':
        this.#meet(merged);
        return merged;
      case 'page':
      case 'resource':
        return this.#document(merged);
      case 'verdict':
        return this.#verdict(merged);
      default:
        return merged;
    }
  }

  #meet({ id, url }: TargetRecord): void {
    const linked = url === this.#scaffold ? undefined : this.#urls.linked(url);
    if (linked !== undefined) this.#linkedAs.set(id, linked);
  }

  #document(record: PageRecord | ResourceRecord): CrawlRecord | undefined {
    const { target, links } = record;
    const file = this.#fileOf(target);
    if (file === undefined) return record;
    if (this.#read.has(target)) return undefined;
    this.#read.add(target);
    if (record.type === 'resource' || isListing(file)) return { type: 'resource', target, links };
    this.#pages.add(target);
    for (const link of links) if (link.target !== target) this.#linked.add(link.target);
    return record;
  }

  #fileOf(id: number): string | undefined {
    const linked = this.#linkedAs.get(id);
    return linked === undefined ? undefined : this.#urls.fileOf(linked);
  }

  #verdict(record: VerdictRecord): VerdictRecord {
    const linked = this.#linkedAs.get(record.target);
    if (linked === undefined) return record;
    const { finalUrl, ...rest } = record;
    const led = finalUrl === undefined ? undefined : this.#urls.linked(finalUrl);
    const file = led === undefined || this.#fileOf(record.target) !== undefined ? undefined : this.#urls.fileOf(led);
    if (file !== undefined) this.#ledTo.add(file);
    // The 404 page says that something is missing; that is no soft 404.
    const isNotFoundPage = this.#urls.fileOf(linked) === '404.html';
    const warnings = record.warnings.filter((warning) => warning !== 'soft_404' || !isNotFoundPage);
    if (record.reason === 'not_found') this.#noteMissing(linked);
    const why = record.reason === 'not_found' ? this.#urls.whyMissing(linked) : refusal(record);
    return { ...(why === undefined ? {} : { detail: why }), ...rest, warnings, redirects: [] };
  }

  /**
   * Notes a missing target that would be a file below a mount: a site built for `/docs/` links to `/docs/a`, and the
   * folder has the file `a`.
   */
  #noteMissing(linked: string): void {
    const [, first, rest] = /^([^/?#]+)(?:\/(.*))?$/s.exec(linked) ?? [];
    if (first === undefined || this.#urls.files.hasFolder(first)) return;
    if (this.#urls.fileOf(rest ?? '') === undefined) return;
    this.#mounts.set(first, (this.#mounts.get(first) ?? 0) + 1);
  }

  #mountHints(): string[] {
    const [[first, count] = ['', 0]] = [...this.#mounts].sort(([, a], [, b]) => b - a);
    if (count < 2) return [];
    return [
      `${count} missing links begin with /${first}/, and without that they lead to files of the folder. ` +
        `Say where it will be served with --base-url, as in https://example.com/${first}/`,
    ];
  }

  /**
   * Sentences about the folder as a whole.
   *
   * @param isPlaced whether the URL at which it will be served is given
   */
  hints(isPlaced: boolean): string[] {
    return [...(isPlaced ? [] : this.#mountHints()), ...this.#alone()];
  }

  /** Sentences about pages that no other page links to. The home page and the 404 page are left out. */
  #alone(): string[] {
    if (!this.#isWhole) return [];
    const alone = [...this.#pages].filter((id) => {
      const file = this.#fileOf(id) ?? '';
      return !this.#linked.has(id) && !this.#ledTo.has(file) && !/^(?:index\.html?|404\.html)$/.test(file);
    });
    if (alone.length === 0) return [];
    const { base } = this.#urls;
    const names = alone.slice(0, MAX_NAMED).map((id) => this.#urls.rename(base + (this.#linkedAs.get(id) ?? '')));
    const more = alone.length > MAX_NAMED ? ` and ${alone.length - MAX_NAMED} more` : '';
    return [`No other page links to ${names.join(', ')}${more}.`];
  }
}

const refusal = ({ status }: VerdictRecord): string | undefined =>
  status === 403 ? 'Permission to read it was denied.' : undefined;

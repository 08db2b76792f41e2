import type { CrawlRecord, EndRecord, TargetRecord, VerdictRecord } from '../types/records.ts';
import { type LinkPlace, LinkPlaces } from './link-places.ts';

/** A link at its place, with the URL of the page. */
export interface PlaceOfLink extends LinkPlace {
  /** URL of the page, stylesheet or web app manifest. */
  readonly pageUrl: string;
}

/** A URL that links lead to, with what the crawl found out about it. */
export interface JoinedTarget extends Pick<TargetRecord, 'id' | 'url' | 'internal'> {
  /** The last verdict. Undefined: the crawl ended before it. */
  readonly verdict: VerdictRecord | undefined;
  /** The links to the URL, made anew at each iteration. Empty for the start page and what only sitemaps or redirects name. */
  readonly places: Iterable<PlaceOfLink>;
}

/**
 * Joins the records of a crawl: each target with its last verdict and the places where it is linked. Give it every record; read it at any time.
 *
 * A verdict may change and a link may be found until the end of the crawl, so this holds them in memory: each URL with its last verdict
 * record (about 0.5 KB), about seven bytes for each link, and each different text of a link once. It holds no pages.
 */
export class CrawlResults {
  readonly #targets = new Map<number, TargetRecord>();
  readonly #verdicts = new Map<number, VerdictRecord>();
  readonly #places = new LinkPlaces();
  readonly #pages = new Set<number>();
  #end: EndRecord | undefined;

  add(record: CrawlRecord): void {
    switch (record.type) {
      case 'target':
        this.#targets.set(record.id, record);
        return;
      case 'page':
        this.#pages.add(record.target);
        this.#places.addPage(record.target, record.links);
        return;
      case 'resource':
        this.#places.addPage(record.target, record.links);
        return;
      case 'fragment-link':
        this.#places.add(record);
        return;
      case 'verdict':
        this.#verdicts.set(record.target, record);
        return;
      case 'end':
        this.#end = record;
    }
  }

  /** The last record: whether the crawl completed, and why not. Undefined while it runs. */
  get end(): EndRecord | undefined {
    return this.#end;
  }

  /** Number of pages that were read. */
  get pages(): number {
    return this.#pages.size;
  }

  /** All targets, in the order in which the crawl found them. */
  *targets(): Generator<JoinedTarget> {
    for (const { id, url, internal } of this.#targets.values()) {
      yield {
        id,
        url,
        internal,
        verdict: this.#verdicts.get(id),
        places: { [Symbol.iterator]: () => this.#placesOf(id) },
      };
    }
  }

  /** The targets whose verdict is `broken`. */
  *broken(): Generator<JoinedTarget & { readonly verdict: VerdictRecord }> {
    for (const target of this.targets()) {
      const { verdict } = target;
      if (verdict?.verdict === 'broken') yield { ...target, verdict };
    }
  }

  *#placesOf(id: number): Generator<PlaceOfLink> {
    for (const place of this.#places.of(id)) yield { ...place, pageUrl: this.#targets.get(place.page)?.url ?? '' };
  }
}

/**
 * Reads a crawl to its end and joins its records: `await collectResults(crawlSite({ startUrl, userAgent }))`.
 *
 * @returns with `end`, whose `outcome` says whether the site could be crawled
 * @throws as `crawlSite`
 */
export async function collectResults(records: AsyncIterable<CrawlRecord>): Promise<CrawlResults> {
  const results = new CrawlResults();
  for await (const record of records) results.add(record);
  return results;
}

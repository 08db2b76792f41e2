import { type CrawlRecord, crawlSite, createExternalHosts } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';

export interface BrokenLink {
  readonly url: string;
  /** `not_found`, `timeout`, `fragment_missing` … */
  readonly reason: string;
  /** `https://example.com/page, line 7`. */
  readonly places: readonly string[];
}

export interface Report {
  readonly pages: number;
  readonly broken: readonly BrokenLink[];
  /** The reason why the crawl failed; absent when it completed. */
  readonly error?: string;
}

/** The records that are kept: verdicts by target, and the places of links by target. */
interface Seen {
  readonly urls: Map<number, string>;
  readonly reasons: Map<number, string>;
  readonly places: Map<number, Set<string>>;
  pages: number;
  error?: string;
}

/**
 * Crawls one site, politely, and reports its broken links.
 *
 * @param options.allowCidrs private networks that the crawl may enter. Default: none
 * @param options.recheckAfterMs pause before a failed URL is requested again. Default 30,000
 */
export async function findBrokenLinks(
  startUrl: string,
  options: { allowCidrs?: readonly string[]; recheckAfterMs?: number } = {},
): Promise<Report> {
  const { allowCidrs = [], recheckAfterMs = 30_000 } = options;
  const outbound = createOutbound({ allowCidrs });
  const seen: Seen = { urls: new Map(), reasons: new Map(), places: new Map(), pages: 0 };
  try {
    const records = crawlSite({
      startUrl,
      outbound,
      userAgent: 'ExampleCrawler/1.0 (+https://example.com/bot)',
      robotsToken: 'ExampleCrawler',
      limits: { maxPages: 500, depthLimit: 20, timeMs: 600_000 },
      rate: { start: 4, min: 0.5, max: 10, inFlight: 4 },
      externalHosts: createExternalHosts(),
      recheckAfterMs,
    });
    for await (const record of records) note(record, seen);
  } finally {
    await outbound.close();
  }
  return reportOf(seen);
}

function note(record: CrawlRecord, seen: Seen): void {
  switch (record.type) {
    case 'target':
      seen.urls.set(record.id, record.url);
      return;
    case 'verdict':
      // A later verdict replaces an earlier one: suspect first, then broken or ok.
      if (record.verdict === 'broken') seen.reasons.set(record.target, record.reason);
      else seen.reasons.delete(record.target);
      return;
    case 'page':
      seen.pages++;
      for (const { target, line } of record.links) notePlace(seen, target, `${record.url}, line ${line}`);
      return;
    case 'fragment-link':
      notePlace(seen, record.target, `${seen.urls.get(record.page)}, line ${record.line}`);
      return;
    case 'end':
      if (record.error !== undefined) seen.error = record.error;
  }
}

function notePlace({ places }: Seen, target: number, place: string): void {
  const known = places.get(target);
  if (known === undefined) places.set(target, new Set([place]));
  else known.add(place);
}

function reportOf({ urls, reasons, places, pages, error }: Seen): Report {
  const broken = [...reasons].map(([target, reason]) => {
    return { url: urls.get(target) ?? '', reason, places: [...(places.get(target) ?? [])] };
  });
  return error === undefined ? { pages, broken } : { pages, broken, error };
}

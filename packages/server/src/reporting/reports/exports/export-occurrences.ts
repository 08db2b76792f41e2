import type { Context } from '../../../context.ts';
import { getCrawlWithResults, walkOccurrences } from '../../../findings/crawls/index.ts';
import { findHoldingTarget, getIssue, listFixByTarget } from '../../../findings/issues/index.ts';
import type { Composed } from '../formats/compose.ts';
import { occurrenceColumns, type PlaceToFix } from '../formats/csv-sections.ts';
import { type CsvExport, csvExport } from './csv-export.ts';

type Wanted = Parameters<typeof walkOccurrences>[1];

interface Occurrences {
  readonly subject: string;
  /** Epoch ms. */
  readonly at: number;
  readonly found: CsvExport<PlaceToFix, PlaceToFix>['found'];
}

const occurrencesFile = (input: Occurrences): Composed =>
  csvExport({ ...input, list: 'occurrences', columns: occurrenceColumns, present: (place) => place });

/** Yields the places of links, each with the fix of its target. */
async function* placesToFix(ctx: Context, domainId: string, wanted: Wanted): AsyncGenerator<PlaceToFix[], undefined> {
  for await (const places of walkOccurrences(ctx, wanted)) {
    const hashes = new Set(places.map(({ target }) => target.url_hash));
    const fixes = await listFixByTarget(ctx.db.knex, domainId, [...hashes]);
    yield places.map((place) => ({ ...place, fixId: fixes.get(place.target.url_hash) ?? null }));
  }
}

/**
 * Exports every place of the targets of a crawl that fit a filter, as CSV.
 * @throws ServiceError `not_found`, `forbidden`, `results_expired`
 */
export async function exportOccurrences(ctx: Context, wanted: Wanted): Promise<Composed> {
  const { hostname, domain_id, finished_at } = await getCrawlWithResults(ctx, wanted.crawlId);
  return occurrencesFile({
    subject: hostname,
    at: finished_at ?? ctx.clock.now(),
    found: placesToFix(ctx, domain_id, wanted),
  });
}

/**
 * Exports every place of the URL of an issue, as CSV: none for page checks, whose URL is the page.
 * @throws ServiceError `not_found`, `forbidden`, `results_expired`
 */
export async function exportIssueOccurrences(ctx: Context, issueId: string): Promise<Composed> {
  const { hostname } = await getIssue(ctx, issueId);
  const target = await findHoldingTarget(ctx, issueId);
  if (target === undefined) return occurrencesFile({ subject: hostname, at: ctx.clock.now(), found: [] });
  return await exportOccurrences(ctx, { crawlId: target.crawlId, filter: { id: target.targetId } });
}

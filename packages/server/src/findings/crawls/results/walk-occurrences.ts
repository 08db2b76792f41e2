import type { Context } from '../../../context.ts';
import { everyPage } from '../../../platform/paging.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { listTargets } from './list-links.ts';
import type { TargetRow } from './target-store.ts';
import { listOccurrenceRows, listOccurrencesOf, type OccurrenceRow } from './view-store.ts';

/** Targets of which one statement reads occurrences. */
const TARGETS = 200;
/** Occurrences that are in memory at a time. */
const ROWS = 500;

/** A place of a link, with the target that it leads to. */
export interface PlacedLink extends OccurrenceRow {
  readonly target: TargetRow;
}

type Wanted = Pick<Parameters<typeof listTargets>[1], 'crawlId' | 'filter'>;

/** Yields the occurrences of a target after this one. */
async function* walkRest(
  ctx: Context,
  crawlId: string,
  from: OccurrenceRow,
): AsyncGenerator<OccurrenceRow[], undefined> {
  for (let last: OccurrenceRow | undefined = from; last !== undefined; ) {
    const after = { at: last.page_id, id: last.seq };
    await getCrawlWithResults(ctx, crawlId);
    // It reads one row more than the limit.
    const page = { crawlId, target: last.target_id, after, limit: ROWS - 1 };
    const rows = await listOccurrenceRows(ctx.db.knex, page);
    yield rows;
    last = rows.length < ROWS ? undefined : rows.at(-1);
  }
}

/** Yields the occurrences of targets: those of many targets by one statement, and those of a target on many pages by several. */
async function* walkPlaces(
  ctx: Context,
  crawlId: string,
  targets: readonly number[],
): AsyncGenerator<OccurrenceRow[], undefined> {
  for (let rest = targets; rest.length > 0; ) {
    await getCrawlWithResults(ctx, crawlId);
    const rows = await listOccurrencesOf(ctx.db.knex, { crawlId, targets: rest, limit: ROWS });
    yield rows;
    const last = rows.length < ROWS ? undefined : rows.at(-1);
    if (last === undefined) return;
    yield* walkRest(ctx, crawlId, last);
    rest = rest.filter((id) => id > last.target_id);
  }
}

/**
 * Yields every place where pages link to the targets that fit a filter, target by target in order of discovery, in batches of limited
 * size. It ends with an error when the crawl is deleted meanwhile.
 * @throws ServiceError `not_found`, `forbidden`, `results_expired`
 */
export async function* walkOccurrences(ctx: Context, wanted: Wanted): AsyncGenerator<PlacedLink[], undefined> {
  for await (const targets of everyPage(TARGETS, (page) => listTargets(ctx, { ...wanted, page }))) {
    const byId = new Map(targets.map((target) => [target.id, target]));
    for await (const rows of walkPlaces(ctx, wanted.crawlId, [...byId.keys()])) {
      yield rows.flatMap((row) => {
        const target = byId.get(row.target_id);
        return target === undefined ? [] : [{ ...row, target }];
      });
    }
  }
}

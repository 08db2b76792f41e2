import type { Verdict } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../paging.ts';
import { getCrawlWithResults } from '../get-crawl-row.ts';
import { listFirstOccurrences, listTargetRows, type OccurrenceRow, type TargetRow } from './view-store.ts';

const OCCURRENCES = 10;

interface Input {
  readonly crawlId: string;
  readonly verdict: Verdict;
  readonly page: PageRequest;
}

/** A target with the first pages that hold it. */
export interface FoundTarget extends TargetRow {
  readonly occurrences: readonly OccurrenceRow[];
}

/** Targets with one verdict, each with the first pages that hold it. */
export async function listLinks(ctx: Context, { crawlId, verdict, page }: Input): Promise<PageOf<FoundTarget>> {
  const crawl = await getCrawlWithResults(ctx, crawlId);
  const rows = await listTargetRows(ctx.db.knex, { crawlId: crawl.id, verdict, ...page });
  const { data, nextCursor } = toPage(rows, page.limit, ({ id }) => ({ at: id, id }));
  const targets = data.map(({ id }) => id);
  const found = await listFirstOccurrences(ctx.db.knex, crawl.id, { targets, each: OCCURRENCES });
  return { data: data.map((row) => ({ ...row, occurrences: found.get(row.id) ?? [] })), nextCursor };
}

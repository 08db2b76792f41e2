import type { Context } from '../../../context.ts';
import type { CrawlRow, Progress } from '../crawl-row.ts';

/** A crawl with facts that its row does not have. */
export interface CrawlDetails extends CrawlRow {
  readonly progress: Progress;
  /** Time at which its pages will be, or were, deleted, epoch ms; null when it has none or has not ended. */
  readonly resultsExpireAt: number | null;
}

const nothing: Progress = { found: 0, checked: 0, broken: 0 };

const DAY_MS = 86_400_000;

function resultsExpireAt({ account }: Pick<Context, 'account'>, row: CrawlRow): number | null {
  if (row.started_at === null || row.finished_at === null) return null;
  return row.results_expired_at ?? row.finished_at + account.plan.page_history_days * DAY_MS;
}

export const crawlDetails = (
  ctx: Pick<Context, 'account'>,
  row: CrawlRow,
  progress: Progress = nothing,
): CrawlDetails => ({ ...row, progress, resultsExpireAt: resultsExpireAt(ctx, row) });

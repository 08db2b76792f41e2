import type { TrendSpan, TrendStep } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { getDomain } from '../../sites/domains/index.ts';
import type { HistoryRow } from './history-row.ts';
import { listDays, listEndedCrawls } from './trend-store.ts';
import { type TrendWindow, trendWindow } from './trend-window.ts';

/** Crawls that a response holds at most. An hourly schedule makes 2,160 in 90 days. */
const MAX_CRAWLS = 2_500;

export interface DomainTrends extends TrendWindow {
  readonly domainId: string;
  /** All crawls of the window, or the last one of each day and state; the oldest first. */
  readonly rows: readonly HistoryRow[];
  /** False when older crawls of the window are left out. */
  readonly isComplete: boolean;
}

interface Input {
  readonly domainId: string;
  readonly window: TrendSpan;
  readonly by: TrendStep;
}

/**
 * Reads the crawls of a domain in a window.
 * @throws ServiceError `not_found`, `forbidden`
 */
export async function readDomainTrends(ctx: Context, { domainId, window, by }: Input): Promise<DomainTrends> {
  const { id } = await getDomain(ctx, domainId);
  const span = trendWindow({ window, by, now: ctx.clock.now() });
  const found =
    by === 'day'
      ? await listDays(ctx.db.knex, id, span)
      : await listEndedCrawls(ctx.db.knex, id, { ...span, limit: MAX_CRAWLS + 1 });
  const isComplete = by === 'day' || found.length <= MAX_CRAWLS;
  const rows = found.slice(0, isComplete ? undefined : MAX_CRAWLS).toSorted((a, b) => a.ended_at - b.ended_at);
  return { ...span, domainId: id, rows, isComplete };
}

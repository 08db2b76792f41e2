import { openServices, readConfig } from '@linkvitals/server';
import { recordCrawl } from '../../../packages/server/src/findings/trends/index.ts';
import { type Database, transaction } from '../../../packages/server/src/platform/storage/index.ts';
import type { Stage } from './stage.ts';

const DAY_MS = 86_400_000;

/** A past crawl. */
export interface PastCrawl {
  readonly daysAgo: number;
  /** Default: completed. */
  readonly state?: 'failed' | 'canceled';
  readonly score?: number;
  readonly broken?: number;
  readonly issues?: readonly [errors: number, warnings: number, notices: number];
  readonly loadMs?: number;
  readonly pages?: number;
}

/** The id of a past crawl by its index in the list. */
export const crawlIdOf = (index: number): string => `0190f3a0-0000-7000-8000-${String(index).padStart(12, '0')}`;

function ended(now: number, { daysAgo, ...crawl }: PastCrawl, index: number) {
  const ended_at = now - daysAgo * DAY_MS;
  const {
    state = 'completed' as const,
    score = 84,
    broken = 3,
    issues = [4, 12, 30],
    loadMs = 240,
    pages = 24,
  } = crawl;
  const [errors, warnings, notices] = issues;
  const figures = {
    score,
    score_version: 1,
    total_urls: pages,
    pages,
    broken_links: broken,
    load_ms: loadMs,
    load_p95_ms: loadMs * 3,
    errors,
    warnings,
    notices,
  };
  return {
    crawl: {
      ended_at,
      crawl_id: crawlIdOf(index),
      state,
      error_code: state === 'failed' ? ('DNS_ERROR' as const) : null,
      started_at: ended_at - 60_000,
      duration_ms: 60_000,
      truncated: false,
    },
    figures: state === 'completed' ? figures : null,
    issueCounts: null,
  };
}

/** Works with the stored data of a running server. */
async function withDatabase<T>({ installation }: Stage, work: (db: Database) => Promise<T>): Promise<T> {
  const config = { ...readConfig(installation.env), logLevel: 'silent', mongodbUrl: '' } as const;
  const { services, close } = await openServices(config);
  try {
    return await work(services.db);
  } finally {
    await close();
  }
}

/** Changes the stored data of a running server. */
export const inDatabase = <T>(stage: Stage, work: (knex: Database['knex']) => Promise<T>): Promise<T> =>
  withDatabase(stage, ({ knex }) => work(knex));

/** Adds past crawls to a domain, at most one for each day, for its trends. */
export async function addHistory(stage: Stage, domainId: string, crawls: readonly PastCrawl[]): Promise<void> {
  await withDatabase(stage, async (db) => {
    const { account_id } = await db.knex('domains').where({ id: domainId }).first('account_id');
    const now = stage.now();
    await transaction(db, async (trx) => {
      for (const [index, past] of crawls.entries()) {
        const { crawl, ...measured } = ended(now, past, index);
        await recordCrawl(trx, { ...measured, crawl: { ...crawl, domain_id: domainId, account_id } });
      }
    });
  });
}

/** A crawl each night for six weeks; the site is better in the end. */
export const sixWeeks: readonly PastCrawl[] = Array.from({ length: 42 }, (_, night) => ({
  daysAgo: 42 - night,
  ...(night % 17 === 9 && { state: 'failed' as const }),
  ...(night === 38 && { state: 'canceled' as const }),
  score: 61 + Math.round(night / 3 + 4 * Math.sin(night / 4)),
  broken: Math.max(0, 24 - Math.round(night / 2)),
  issues: [30 - Math.round(night / 2), 48 + (night % 5), 60 + night],
  loadMs: 420 - night * 4 + (night % 6) * 12,
  pages: 900 + night * 11,
}));

import { openServices, readConfig } from '@linkvitals/server';
import type { Stage } from './stage.ts';

const DAY_MS = 86_400_000;

type Knex = Awaited<ReturnType<typeof openServices>>['services']['db']['knex'];

/** A crawl of the past. */
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

/** Of the crawl of the past that was given at this place. */
export const crawlIdOf = (index: number): string => `0190f3a0-0000-7000-8000-${String(index).padStart(12, '0')}`;

function rowOf(now: number, { daysAgo, ...crawl }: PastCrawl, index: number) {
  const ended_at = now - daysAgo * DAY_MS;
  const { state = 'completed', score = 84, broken = 3, issues = [4, 12, 30], loadMs = 240, pages = 24 } = crawl;
  const [errors, warnings, notices] = issues;
  const measured = {
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
    ended_at,
    crawl_id: crawlIdOf(index),
    day: Math.floor(ended_at / DAY_MS),
    state,
    error_code: state === 'failed' ? 'DNS_ERROR' : null,
    started_at: ended_at - 60_000,
    duration_ms: 60_000,
    truncated: 0,
    ...(state === 'completed' && measured),
  };
}

/** Sums of a day as they are kept of an account, from the only crawl of its only domain. */
const dayOf = (row: ReturnType<typeof rowOf>) => {
  const { day, state, crawl_id: changed_by, score = 0, total_urls = 0, pages = 0, broken_links = 0, duration_ms } = row;
  const { errors = 0, warnings = 0, notices = 0, load_ms = 0, load_p95_ms = 0 } = row;
  const done = state === 'completed' ? 1 : 0;
  const issues = { compared: 0, new_issues: 0, fixed_issues: 0, reopened_issues: 0, errors, warnings, notices };
  const load = { timed_pages: pages, load_ms: load_ms * pages, load_p95_ms: load_p95_ms * pages };
  const counts = { domains: 1, crawls: 1, scored: done, score, total_urls, pages, broken_links, duration_ms };
  return { day, state, changed_by, ...counts, ...issues, ...load };
};

/** Changes what a server has stored, while it runs. */
export async function inDatabase<T>({ installation }: Stage, work: (knex: Knex) => Promise<T>): Promise<T> {
  const config = { ...readConfig(installation.env), logLevel: 'silent', mongodbUrl: '' } as const;
  const { services, close } = await openServices(config);
  try {
    return await work(services.db.knex);
  } finally {
    await close();
  }
}

/** Gives a domain crawls of the past, at most one for each day: what its trends are made of. */
export async function addHistory(stage: Stage, domainId: string, crawls: readonly PastCrawl[]): Promise<void> {
  await inDatabase(stage, async (knex) => {
    const { account_id } = await knex('domains').where({ id: domainId }).first('account_id');
    const now = stage.now();
    const rows = crawls.map((crawl, index) => rowOf(now, crawl, index));
    const added = rows.map((row) => ({ ...row, domain_id: domainId, account_id, ends_day: 1, day_crawls: 1 }));
    await knex.batchInsert('crawl_history', added, 20);
    const days = rows.map((row) => ({ account_id, ...dayOf(row) }));
    await knex.batchInsert('account_days', days, 20);
  });
}

/** A crawl each night for six weeks, with a better site in the end. */
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

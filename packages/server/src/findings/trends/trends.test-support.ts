import { type Database, type Executor, transaction } from '../../platform/storage/index.ts';
import { startTest, verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import type { TestContext } from '../../test-support/test-context.ts';
import type { CrawlFigures, EndedCrawl, IssueCounts } from './history-row.ts';
import { recordCrawl } from './record-crawl.ts';

export const figures: CrawlFigures = {
  score: 84,
  score_version: 1,
  total_urls: 12,
  pages: 10,
  broken_links: 3,
  load_ms: 200,
  load_p95_ms: 900,
  errors: 4,
  warnings: 2,
  notices: 1,
};

interface AddCrawl {
  /** End of the crawl, epoch ms. */
  readonly at: number;
  readonly state?: EndedCrawl['state'];
  readonly error_code?: EndedCrawl['error_code'];
  readonly issueCounts?: IssueCounts | null;
  readonly figures?: Partial<CrawlFigures>;
  readonly domainId?: string;
  /** Transaction to use. Default: a new one. */
  readonly on?: Executor;
}

export type AddEnded = (crawl: AddCrawl) => Promise<string>;

/** Returns a function that adds crawls of a minute to the history of a domain, and returns their ids. */
export function historyOf({ db, ctx }: Pick<TestContext, 'db' | 'ctx'>, domainId: string): AddEnded {
  return async ({ at, state = 'completed', on, ...crawl }) => {
    const crawl_id = ctx.ids.uuid();
    const ended: EndedCrawl = {
      account_id: ctx.account.id,
      domain_id: crawl.domainId ?? domainId,
      crawl_id,
      state,
      error_code: crawl.error_code ?? (state === 'failed' ? 'TIMEOUT' : null),
      started_at: state === 'canceled' ? null : at - 60_000,
      ended_at: at,
      duration_ms: state === 'canceled' ? 0 : 60_000,
      truncated: false,
    };
    const input = {
      crawl: ended,
      figures: state === 'completed' ? { ...figures, ...crawl.figures } : null,
      issueCounts: crawl.issueCounts ?? null,
    };
    const work = (trx: Executor) => recordCrawl(trx, input);
    await (on === undefined ? transaction(db, work) : work(on));
    return crawl_id;
  };
}

export interface TrendsTest extends TestContext {
  readonly domainId: string;
  readonly add: AddEnded;
}

/** Creates a context with a verified domain and an empty history. */
export async function startTrendsTest(options: { readonly db: Database }): Promise<TrendsTest> {
  const test = await startTest(options);
  const { id: domainId } = await verifiedDomain(test);
  return { ...test, domainId, add: historyOf(test, domainId) };
}

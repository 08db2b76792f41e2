import { assertRates } from '../../asserts/assert-rates.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../storage/index.ts';
import { startedCrawls } from '../store.ts';

const HOUR_MS = 3_600_000;
/** Crawls an hour that people and keys may start; scheduled crawls do not count. */
const OF_DOMAIN = 60;
const OF_ACCOUNT = 600;

const detailOf = (limit: number, what: string): string => `${limit} crawls of ${what} can be started within an hour.`;

/**
 * Checks the rate. Call it in a transaction that keeps others from starting a crawl of the domain.
 * @throws ServiceError `rate_limited`
 */
export async function assertRate({ account, clock }: Context, trx: Executor, domainId: string): Promise<void> {
  const [ofDomain, ofAccount] = [{ domain_id: domainId }, { account_id: account.id }];
  await assertRates({ withinMs: HOUR_MS, now: clock.now() }, [
    { rows: startedCrawls(trx, ofDomain), limit: OF_DOMAIN, detail: detailOf(OF_DOMAIN, 'a domain') },
    { rows: startedCrawls(trx, ofAccount), limit: OF_ACCOUNT, detail: detailOf(OF_ACCOUNT, 'an account') },
  ]);
}

import { assertRate as assertOneRate } from '../asserts/assert-rate.ts';
import type { Executor } from '../storage/index.ts';
import { rechecksOf } from './recheck-store.ts';

const HOUR_MS = 3_600_000;
/** Rechecks an hour. */
const OF_DOMAIN = 60;
const OF_ACCOUNT = 240;

interface Wanted {
  readonly accountId: string;
  readonly domainId: string;
  /** Epoch ms. */
  readonly now: number;
}

const detailOf = (what: string): string => `${what} can be checked again within an hour. Start a crawl, or wait.`;

/** In a transaction in which no other recheck of the domain can be requested. @throws ServiceError `rate_limited` */
export async function assertRate(trx: Executor, { accountId, domainId, now }: Wanted): Promise<void> {
  const rate = { withinMs: HOUR_MS, now };
  const ofDomain = { ...rate, limit: OF_DOMAIN, detail: detailOf(`${OF_DOMAIN} issues of a domain`) };
  await assertOneRate(rechecksOf(trx, { domain_id: domainId }), ofDomain);
  const ofAccount = { ...rate, limit: OF_ACCOUNT, detail: detailOf(`${OF_ACCOUNT} issues of an account`) };
  await assertOneRate(rechecksOf(trx, { account_id: accountId }), ofAccount);
}

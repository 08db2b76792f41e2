import { assertRates } from '../../platform/asserts/assert-rates.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { rechecksOf } from './recheck-store.ts';

const HOUR_MS = 3_600_000;
/** Maximum numbers of rechecks an hour. */
const MAX_OF_DOMAIN = 60;
const MAX_OF_ACCOUNT = 240;

interface Wanted {
  readonly accountId: string;
  readonly domainId: string;
  /** Epoch ms. */
  readonly now: number;
}

const detailOf = (what: string): string => `${what} can be checked again within an hour. Start a crawl, or wait.`;

/**
 * Refuses rechecks over the limits, in a transaction in which no other recheck of the domain can be requested. @throws
 * ServiceError `rate_limited`
 */
export async function assertRate(trx: Executor, { accountId, domainId, now }: Wanted): Promise<void> {
  const [ofDomain, ofAccount] = [{ domain_id: domainId }, { account_id: accountId }];
  await assertRates({ withinMs: HOUR_MS, now }, [
    { rows: rechecksOf(trx, ofDomain), limit: MAX_OF_DOMAIN, detail: detailOf(`${MAX_OF_DOMAIN} issues of a domain`) },
    {
      rows: rechecksOf(trx, ofAccount),
      limit: MAX_OF_ACCOUNT,
      detail: detailOf(`${MAX_OF_ACCOUNT} issues of an account`),
    },
  ]);
}

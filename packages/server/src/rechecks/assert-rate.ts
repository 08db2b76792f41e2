import { ServiceError } from '../errors.ts';
import type { Executor } from '../storage/index.ts';
import { findNthNewest } from './recheck-store.ts';

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

/** In a transaction in which no other recheck of the domain can be requested. @throws ServiceError `rate_limited` */
export async function assertRate(trx: Executor, { accountId, domainId, now }: Wanted): Promise<void> {
  const at = now - HOUR_MS;
  const ofDomain = await findNthNewest(trx, { domain_id: domainId }, { at, limit: OF_DOMAIN });
  if (ofDomain !== undefined) throw tooMany(`${OF_DOMAIN} issues of a domain`, ofDomain - at);
  const ofAccount = await findNthNewest(trx, { account_id: accountId }, { at, limit: OF_ACCOUNT });
  if (ofAccount !== undefined) throw tooMany(`${OF_ACCOUNT} issues of an account`, ofAccount - at);
}

function tooMany(what: string, waitMs: number): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const detail = `${what} can be checked again within an hour. Wait ${retryAfterSeconds} s, or start a crawl.`;
  return new ServiceError('rate_limited', { detail, retryAfterSeconds });
}

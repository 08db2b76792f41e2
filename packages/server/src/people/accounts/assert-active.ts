import type { Account } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { toIso } from '../../platform/time.ts';

/** @throws ServiceError `account_suspended` */
export function assertActive({ suspendedAt }: Pick<Account, 'suspendedAt'>): void {
  if (suspendedAt === null) return;
  const detail =
    `The account has been suspended since ${toIso(suspendedAt)}: nothing of it can be read or changed, and nothing is crawled ` +
    'or sent. Whoever runs the server can say why.';
  throw new ServiceError('account_suspended', detail);
}

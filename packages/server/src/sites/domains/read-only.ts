import type { Context } from '../../context.ts';
import { domainLimitOf } from '../../people/accounts/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { DomainRow } from './domain-row.ts';
import { findPosition } from './store.ts';

type Ordered = Pick<DomainRow, 'id' | 'created_at'>;
type WithAccount = Pick<Context, 'account' | 'db'>;

/** Maximum number of domains of the account; null: no limit. */
export const domainLimit = ({ account }: Pick<Context, 'account'>): number | null => domainLimitOf(account);

/**
 * Answers a function that says whether a domain is over the plan's limit after a downgrade. The oldest domains stay in
 * use; newer ones can only be read and deleted. It takes one query for any number of domains.
 */
export async function readOnlyTest(ctx: WithAccount): Promise<(domain: Ordered) => boolean> {
  const limit = domainLimit(ctx);
  const first = limit === null ? undefined : await findPosition(ctx.db.knex, ctx.account.id, limit);
  if (first === undefined) return () => false;
  return ({ id, created_at }) => created_at > first.at || (created_at === first.at && id >= String(first.id));
}

export async function isReadOnly(ctx: WithAccount, domain: Ordered): Promise<boolean> {
  return (await readOnlyTest(ctx))(domain);
}

/** @throws ServiceError `domain_read_only` */
export async function assertWritable(ctx: WithAccount, domain: Ordered): Promise<void> {
  if (!(await isReadOnly(ctx, domain))) return;
  throw new ServiceError(
    'domain_read_only',
    `The account has more domains than the ${domainLimit(ctx)} that it may have on the ${ctx.account.planName} plan, and this is ` +
      'one of the newer ones: it can be read and deleted. Delete an older domain or move to a larger plan.',
  );
}

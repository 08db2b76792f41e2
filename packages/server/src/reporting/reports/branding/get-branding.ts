import type { Context } from '../../../context.ts';
import { assertWholeAccount } from '../../../platform/asserts/assert-whole-account.ts';
import type { BrandingRow } from './branding-row.ts';
import { findBranding } from './store.ts';

/**
 * Reads the branding of the account.
 * @throws ServiceError `insufficient_scope` with a key that is limited to some domains
 */
export function getBranding(ctx: Context): Promise<BrandingRow> {
  assertWholeAccount(ctx, 'the branding is of the account');
  return findBranding(ctx.db.knex, ctx.account.id);
}

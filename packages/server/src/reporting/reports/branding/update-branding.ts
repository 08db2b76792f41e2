import type { BrandingUpdate } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { lockAccount } from '../../../people/accounts/index.ts';
import { assertVersion } from '../../../platform/asserts/assert-version.ts';
import { assertWholeAccount } from '../../../platform/asserts/assert-whole-account.ts';
import { readName } from '../../../platform/asserts/written-text.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import type { BrandingRow } from './branding-row.ts';
import { drawLogo } from './draw-logo.ts';
import { findBranding, replaceBranding } from './store.ts';

interface UpdateBrandingInput {
  readonly change: BrandingUpdate;
  /** Version that the branding must still have; undefined: any. */
  readonly version: number | undefined;
}

/** Values for the audit log, without the picture of the logo. */
const audited = ({ name, colour, logo }: BrandingRow) => ({ name, colour, logo_bytes: logo?.length ?? null });

/**
 * Changes the branding of the account.
 * @throws ServiceError `plan_required`, `invalid_logo`, `invalid_setting`, `precondition_failed`, `insufficient_scope`
 */
export async function updateBranding(ctx: Context, { change, version }: UpdateBrandingInput): Promise<BrandingRow> {
  assertWholeAccount(ctx, 'the branding is of the account');
  if (!ctx.account.plan.agency_features) {
    const detail = `Branding is part of the agency plan; this account is on ${ctx.account.planName}.`;
    throw new ServiceError('plan_required', detail);
  }
  const { colour } = change;
  const name = typeof change.name === 'string' ? readName(change.name, 'brand') : change.name;
  // Draws before the transaction, as drawing takes a while.
  const logo = typeof change.logo === 'string' ? await drawLogo(Buffer.from(change.logo, 'base64')) : change.logo;
  return transaction(ctx.db, async (trx) => {
    await lockAccount(trx, ctx.account.id);
    const before = await findBranding(trx, ctx.account.id);
    assertVersion(before, version, 'branding');
    const after: BrandingRow = {
      ...before,
      ...(name === undefined ? {} : { name }),
      ...(colour === undefined ? {} : { colour }),
      ...(logo === undefined ? {} : { logo }),
      version: before.version + 1,
      updated_at: ctx.clock.now(),
    };
    await replaceBranding(trx, after);
    const isNewLogo = after.logo !== null && before.logo?.equals(after.logo) !== true;
    const values = { before: audited(before), after: { ...audited(after), ...(isNewLogo && { new_logo: true }) } };
    await recordAudit(ctx, trx, { action: 'branding.updated', ...values });
    return after;
  });
}

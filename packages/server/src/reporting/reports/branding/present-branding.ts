import type { Branding } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { toIsoOrNull } from '../../../platform/time.ts';
import type { BrandingRow } from './branding-row.ts';

/** Branding as the API shows it. */
export const presentBranding = ({ account }: Pick<Context, 'account'>, row: BrandingRow): Branding => ({
  name: row.name,
  colour: row.colour,
  logo: row.logo && `data:image/png;base64,${row.logo.toString('base64')}`,
  applies: account.plan.agency_features,
  updated_at: toIsoOrNull(row.updated_at),
});

import { light } from '@linkvitals/contract/look';
import type { Context } from '../../../context.ts';
import type { ReportLook } from '../content/report-source.ts';
import { findBranding } from './store.ts';

/** Accent colour of the service on paper. */
export const ACCENT = light.accent;

const own: ReportLook = { name: undefined, colour: ACCENT, logo: undefined };

/** Look of the account's reports: its branding as long as the plan has that feature. */
export async function lookOf({ db, account }: Pick<Context, 'db' | 'account'>): Promise<ReportLook> {
  if (!account.plan.agency_features) return own;
  const { name, colour, logo } = await findBranding(db.knex, account.id);
  return { name: name ?? undefined, colour: colour ?? ACCENT, logo: logo ?? undefined };
}

import type { Executor } from '../../../platform/storage/index.ts';
import type { BrandingRow } from './branding-row.ts';

/** Branding before its first change. */
const untouched = (account_id: string): BrandingRow => ({
  account_id,
  name: null,
  colour: null,
  logo: null,
  version: 0,
  updated_at: null,
});

export async function findBranding(on: Executor, accountId: string): Promise<BrandingRow> {
  return (await on('branding').where({ account_id: accountId }).first()) ?? untouched(accountId);
}

export async function replaceBranding(trx: Executor, row: BrandingRow): Promise<void> {
  await trx('branding').insert(row).onConflict('account_id').merge(['name', 'colour', 'logo', 'version', 'updated_at']);
}

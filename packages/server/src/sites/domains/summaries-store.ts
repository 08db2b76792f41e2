import type { ReportFrequency } from '@linkvitals/contract';
import { type Executor, fromJsonColumn } from '../../platform/storage/index.ts';
import type { StoredSettings } from './domain-row.ts';

/** The columns of a domain that summaries need */
export interface DomainToSum {
  readonly id: string;
  readonly hostname: string;
  readonly frequency: ReportFrequency;
  /** Null: the recipients of the account. */
  readonly recipients: readonly string[] | null;
}

/** Lists every domain of an account with the settings that its summaries need. */
export async function listDomainsToSum(on: Executor, accountId: string): Promise<DomainToSum[]> {
  const rows = await on('domains')
    .where({ account_id: accountId })
    .whereNull('deleted_at')
    .orderBy('hostname')
    .select<{ id: string; hostname: string; settings: string }[]>('id', 'hostname', 'settings');
  return rows.map(({ id, hostname, settings }) => {
    const stored = fromJsonColumn<StoredSettings>(settings);
    const { report_frequency: frequency = 'weekly', email_recipients: recipients = null } = stored ?? {};
    return { id, hostname, frequency, recipients };
  });
}

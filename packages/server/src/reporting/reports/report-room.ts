import type { Config } from '../../platform/config/config.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { countReportBytes } from './store.ts';

type Quota = Pick<Config, 'reportQuotaBytes'>;

/** Bytes that the files of an account may still take; below 1: none. Two reports that are made at once get the same room. */
export const reportRoom = async ({ reportQuotaBytes }: Quota, on: Executor, accountId: string): Promise<number> =>
  reportQuotaBytes - (await countReportBytes(on, accountId));

export const noRoom = ({ reportQuotaBytes }: Quota): string =>
  `The files of the account's reports may take ${reportQuotaBytes / 1_000_000} MB together. Delete some reports, or wait until old ones are deleted by age.`;

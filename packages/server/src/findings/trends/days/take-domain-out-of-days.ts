import type { Executor } from '../../../platform/storage/index.ts';
import { listDays } from '../trend-store.ts';
import { negative, totalsOf } from './account-day.ts';
import { addToDays, deleteEmptyDays, replaceCrawlsInDays } from './account-day-store.ts';
import { CARRIED, carriedChanges } from './carried.ts';

/** The last possible day: the largest value of the column. */
const LAST_DAY = 2 ** 31 - 1;

interface TakenOut {
  readonly accountId: string;
  readonly domainId: string;
  /** A new id by which other servers see that the days have changed. */
  readonly changeId: string;
}

/**
 * Takes a domain out of the days of its account, in the transaction that deletes the domain, by a few statements. Its rows are deleted
 * later.
 */
export async function takeDomainOutOfDays(trx: Executor, { accountId, domainId, changeId }: TakenOut): Promise<void> {
  const ends = await listDays(trx, domainId, { firstDay: 0, lastDay: LAST_DAY });
  const key = { account_id: accountId, changed_by: changeId };
  const taken = ends.map((row) => ({ ...key, day: row.day, state: row.state, ...negative(totalsOf(row)) }));
  const carried = carriedChanges(ends.filter(({ state }) => state === 'completed'));
  const uncarried = [...carried].map(([day, totals]) => ({ ...key, day, state: CARRIED, ...negative(totals) }));
  await addToDays(trx, [...taken, ...uncarried]);
  await replaceCrawlsInDays(trx, { accountId, domainId, changeId });
  if (taken.length > 0) await deleteEmptyDays(trx, accountId);
}

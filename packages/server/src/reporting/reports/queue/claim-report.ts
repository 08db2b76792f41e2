import type { Services } from '../../../context.ts';
import { type Claim, type ClaimedRow, claimRow, type Rules } from '../../../outgoing/attempts/index.ts';
import { type ClaimableReport, listClaimableReports } from './queue-store.ts';
import { reportQueue } from './report-queue.ts';

/** A report that this process has claimed. */
export type ClaimedReport = ClaimedRow<ClaimableReport>;

/** Starts after which a report is given up, since servers died during it one after the other. */
const MAX_STARTS = 8;

const error = 'The report was begun several times, and each time the server stopped before it was made.';

/** Claims a report in order to make it. */
export function claimReport(services: Services, id: string): Promise<Claim<ClaimableReport>> {
  const { db, clock } = services;
  const rules: Rules<ClaimableReport> = {
    queue: reportQueue,
    read: (ids) => listClaimableReports(db, ids),
    endOf: ({ starts }) => (starts >= MAX_STARTS ? { state: 'failed', error, finished_at: clock.now() } : undefined),
  };
  return claimRow(services, rules, id);
}

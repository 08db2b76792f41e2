import type { IssueState, Outcome, Unseen } from '../issues/index.ts';

/**
 * A request for the URL of one issue. Times are epoch ms; `next_attempt_at` and the lease are in the database's time.
 */
export interface RecheckRow {
  readonly id: string;
  readonly issue_id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly requested_by: string;
  readonly state: 'pending' | 'done' | 'failed';
  readonly attempts: number;
  /** Number of times that it was begun */
  readonly starts: number;
  readonly next_attempt_at: number | null;
  readonly lease_owner: string | null;
  readonly outcome: Outcome | null;
  readonly inconclusive_because: Unseen | null;
  /** State of the issue after the recheck */
  readonly issue_state: IssueState | null;
  readonly evidence: Readonly<Record<string, unknown>> | null;
  readonly error: string | null;
  readonly looked_at: number | null;
  readonly finished_at: number | null;
  readonly created_at: number;
}

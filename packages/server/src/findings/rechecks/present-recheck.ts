import type { IssueRecheck, IssueRecheckState } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../platform/time.ts';
import { presentEvidence } from '../issues/index.ts';
import type { RecheckRow } from './recheck-row.ts';

function stateOf({ state, lease_owner }: RecheckRow): IssueRecheckState {
  return state === 'pending' && lease_owner !== null ? 'running' : state;
}

/** Presents a recheck as the API shows it. */
export const presentRecheck = (row: RecheckRow): IssueRecheck => ({
  id: row.id,
  issue_id: row.issue_id,
  state: stateOf(row),
  requested_by: row.requested_by,
  requested_at: toIso(row.created_at),
  looked_at: toIsoOrNull(row.looked_at),
  finished_at: toIsoOrNull(row.finished_at),
  outcome: row.outcome,
  inconclusive_because: row.inconclusive_because,
  issue_state: row.issue_state,
  evidence: presentEvidence(row.evidence),
  error: row.error,
});

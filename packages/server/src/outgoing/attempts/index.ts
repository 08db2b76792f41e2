export { createAttemptsHere } from './attempts-here.ts';
export { type Claim, type ClaimedRow, claimRow, claimRows, type Rules } from './claim.ts';
export { countBacklog, type QueueBacklog } from './count-backlog.ts';
export { dueIds, dueRows } from './due-rows.ts';
export { type LaneHead, listHeads } from './due-store.ts';
export { describeFailure, longestPauseMs, nextAttemptAt } from './failed-attempt.ts';
export { createGroup } from './group.ts';
export { keepLease, settling } from './keep-lease.ts';
export { type Claimable, FRESH_MS, type Lane, type Queue, SLOTS, type Waiting } from './queue.ts';
export {
  type Condition,
  endLane,
  type LaneSlot,
  laneState,
  listFirstDue,
  listNext,
  pendingIn,
  releaseRow,
  settleRows,
  unclaimed,
} from './queue-store.ts';
export { releaseDeadLeases } from './release-dead-leases.ts';
export { resetRowsSetAhead } from './reset-rows-set-ahead.ts';

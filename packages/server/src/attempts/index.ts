export { createAttemptsHere } from './attempts-here.ts';
export { type Claim, claimRow, claimRows, type Rules, type Taken } from './claim.ts';
export { countBacklog, type QueueBacklog } from './count-backlog.ts';
export { describeFailure } from './describe-failure.ts';
export { dueIds, dueRows } from './due-rows.ts';
export { createGroup } from './group.ts';
export type { Claimable } from './judge-row.ts';
export { keepLease } from './keep-lease.ts';
export { listNext, type Place } from './list-next.ts';
export { FRESH_MS, type Lane, type Queue, SLOTS } from './queue.ts';
export {
  type Condition,
  endLane,
  inNobodysHands,
  type LaneHead,
  laneState,
  listFirstDue,
  listHeads,
  pendingIn,
  releaseRow,
  settleRows,
  type Waiting,
} from './queue-store.ts';
export { releaseDeadLeases } from './release-dead-leases.ts';
export { resetRowsSetAhead } from './reset-rows-set-ahead.ts';
export { longestPauseMs, nextAttemptAt } from './retry-schedule.ts';
export { settling } from './settling.ts';

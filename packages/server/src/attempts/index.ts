export { createAttemptsHere } from './attempts-here.ts';
export { type Claim, claimRow, claimRows, type Rules, type Taken } from './claim.ts';
export { countBacklog, type QueueBacklog } from './count-backlog.ts';
export { describeFailure } from './describe-failure.ts';
export { dueIds, dueRows } from './due-rows.ts';
export { createGroup } from './group.ts';
export { handOver } from './hand-over.ts';
export { createHandedRows, type HandedRow, type HandedRows } from './handed-rows.ts';
export type { Claimable } from './judge-row.ts';
export { keepLease } from './keep-lease.ts';
export { type LaneSlot, listNext } from './list-next.ts';
export { FRESH_MS, type Lane, type Queue, SLOTS } from './queue.ts';
export {
  type Condition,
  dueInLane,
  endLane,
  type LaneHead,
  laneState,
  listFirstDue,
  listHeads,
  pendingIn,
  releaseRow,
  settleRows,
  unclaimed,
  type Waiting,
} from './queue-store.ts';
export { releaseDeadLeases } from './release-dead-leases.ts';
export { resetRowsSetAhead } from './reset-rows-set-ahead.ts';
export { longestPauseMs, nextAttemptAt } from './retry-schedule.ts';
export { settling } from './settling.ts';

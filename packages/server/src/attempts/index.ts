export { createAttemptsHere } from './attempts-here.ts';
export { type Claim, type Claimable, claimRow, type Taken } from './claim.ts';
export { describeFailure } from './describe-failure.ts';
export { dueRows } from './due-rows.ts';
export { keepLease } from './keep-lease.ts';
export { type Queue, SLOTS } from './queue.ts';
export {
  endLane,
  findNextDue,
  inNobodysHands,
  laneState,
  pendingIn,
  releaseAll,
  releaseRow,
  settleRow,
  type Waiting,
} from './queue-store.ts';
export { nextAttemptAt } from './retry-schedule.ts';
export { settling } from './settling.ts';

export { describeFailure } from './describe-failure.ts';
export { keepLease } from './keep-lease.ts';
export { parseRetryAfter } from './retry-after.ts';
export { nextAttemptAt } from './retry-schedule.ts';
export { settling } from './settling.ts';

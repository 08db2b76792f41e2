export { parseRetryAfter } from '@linkvitals/contract/retry-after';
export { describeFailure } from './describe-failure.ts';
export { keepLease } from './keep-lease.ts';
export { nextAttemptAt } from './retry-schedule.ts';
export { settling } from './settling.ts';

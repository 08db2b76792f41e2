export { describeFailure } from './describe-failure.ts';
export { parseRetryAfter } from './retry-after.ts';
export { nextAttemptAt } from './retry-schedule.ts';

import { longestPauseMs, type Queue } from '../attempts/index.ts';

export const deliveryQueue: Queue = {
  table: 'deliveries',
  lane: ['endpoint_id'],
  index: 'deliveries__state__endpoint_id__next_attempt_at',
  longestWaitMs: ({ retryScheduleSeconds }) => longestPauseMs(retryScheduleSeconds),
};

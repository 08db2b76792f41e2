import { longestPauseMs, type Queue } from '../attempts/index.ts';

export const outboxQueue: Queue = {
  table: 'outgoing_mails',
  lane: ['recipient'],
  index: 'outgoing_mails__state__recipient__next_attempt_at',
  longestWaitMs: ({ notificationRetrySeconds }) => longestPauseMs(notificationRetrySeconds),
};

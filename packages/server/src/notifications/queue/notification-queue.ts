import type { Queue } from '../../attempts/index.ts';

export const notificationQueue: Queue = {
  table: 'notifications',
  lane: ['account_id', 'channel'],
  index: 'notifications__state__channel__account_id__next_attempt_at',
};

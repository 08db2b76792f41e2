import type { Queue } from '../../attempts/index.ts';

export const notificationQueue: Queue = {
  table: 'notifications',
  lane: ['account_id', 'lane'],
  index: 'notifications__state__lane__account_id__next_attempt_at',
};

import type { Queue } from '../attempts/index.ts';

export const notificationQueue: Queue = { table: 'notifications', lane: ['account_id', 'channel'] };

import { setTimeout as sleep } from 'node:timers/promises';

const MAX_PAUSE_MS = 500;

/**
 * How a transaction is tried again that writes down how an attempt ended: more often than others, since the request was made
 * and would be made again.
 */
export const settling = {
  retries: 12,
  pause: (): Promise<unknown> => sleep(Math.random() * MAX_PAUSE_MS),
} as const;

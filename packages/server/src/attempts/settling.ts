import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../context.ts';

const MAX_PAUSE_MS = 500;

/**
 * The retry options of a transaction that writes the outcome of an attempt. It is retried more often than other transactions,
 * and also while other clients hold locks: the request has been sent and would be sent again if its outcome were lost.
 */
export const settling = ({ gate }: Pick<Services, 'gate'>) => ({
  retries: 12,
  pause: (): Promise<unknown> => sleep(Math.random() * MAX_PAUSE_MS),
  untilUnlocked: () => gate.unlocked(),
});

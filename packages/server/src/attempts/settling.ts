import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../context.ts';

const MAX_PAUSE_MS = 500;

/**
 * How a transaction is tried again that writes down how an attempt ended: more often than others, and through locks of other
 * clients, since the request was made and would be made again.
 */
export const settling = ({ gate }: Pick<Services, 'gate'>) => ({
  retries: 12,
  pause: (): Promise<unknown> => sleep(Math.random() * MAX_PAUSE_MS),
  untilUnlocked: () => gate.unlocked(),
});

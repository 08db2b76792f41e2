import type { Config } from '../config/config.ts';
import { createLog } from './create-log.ts';
import { workAtHand } from './work-at-hand.ts';

/**
 * Makes a function that writes one line about an uncaught error: without secrets, with the ids of the work in which it
 * happened.
 */
export function createBugReport(config: Config): (error: unknown, what: string) => void {
  const log = createLog(config);
  return (error, what) => log.fatal({ ...workAtHand(), err: error }, what);
}

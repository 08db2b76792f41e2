import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Logger } from 'pino';

const AT_ONCE = 2;
const MAX_WAITING = 1_000;

/**
 * Runs work that a response must not wait for, because its duration would reveal something. The work ends with the
 * process.
 */
export interface AfterResponse {
  /** Begins the work when there is room for it. Failures are logged; work beyond the maximum is dropped, and logged. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when no work is under way or waits. */
  settled(): Promise<void>;
}

export function createAfterResponse(log: Logger): AfterResponse {
  const limit = pLimit(AT_ONCE);
  const all = new Set<Promise<void>>();
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      // The response is sent first.
      await setImmediate();
      await work();
    } catch (error) {
      log.error({ err: error, what }, 'work in the background failed; whoever requested it has to do so again');
    }
  };
  return {
    run(what, work) {
      if (limit.pendingCount >= MAX_WAITING) {
        log.warn({ what }, 'too much work waits in the background; this request was dropped');
        return;
      }
      const done = limit(() => attempt(what, work)).finally(() => all.delete(done));
      all.add(done);
    },
    async settled() {
      await Promise.all(all);
    },
  };
}

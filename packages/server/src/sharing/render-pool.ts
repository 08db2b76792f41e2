import pLimit from 'p-limit';
import { ServiceError } from '../errors.ts';

/** Pages made at once: anybody may open them as often as they like, and each reads some thousand rows. */
export const AT_ONCE = 2;
/** A page takes some hundred ms: who comes after so many would wait for longer than a few seconds. */
export const MAX_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

/** Making of shared pages for the whole process. */
export interface RenderPool {
  /** @throws ServiceError `unavailable` when too many wait */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createRenderPool(): RenderPool {
  const limit = pLimit(AT_ONCE);
  return {
    async run(work) {
      if (limit.pendingCount < MAX_WAITING) return limit(work);
      const detail = 'Too many people are opening shared reports at the moment. Try again in a few seconds.';
      throw new ServiceError('unavailable', { detail, retryAfterSeconds: RETRY_AFTER_SECONDS });
    },
  };
}

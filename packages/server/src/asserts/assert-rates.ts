import { ServiceError } from '../errors.ts';
import { findNthNewest } from '../storage/index.ts';

interface Rate {
  readonly limit: number;
  readonly withinMs: number;
  /** Epoch ms. */
  readonly now: number;
  /** A sentence for the caller; how long to wait is added. */
  readonly detail: string;
}

/**
 * Refuses one more of something of which `rows`, with `created_at`, has one each. It is exact in a transaction in which nobody
 * else adds a row.
 * @throws ServiceError `rate_limited` when there are as many as the limit
 */
export async function assertRate(
  rows: Parameters<typeof findNthNewest>[0],
  { limit, withinMs, now, detail }: Rate,
): Promise<void> {
  const at = now - withinMs;
  const first = await findNthNewest(rows, { at, limit });
  if (first === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((first - at) / 1000));
  throw new ServiceError('rate_limited', { detail: `${detail} ${waitOf(retryAfterSeconds)}`, retryAfterSeconds });
}

/** Rounded up, in the largest unit of which it has two or more. */
function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 120) return `Wait ${seconds} s.`;
  return minutes < 120 ? `Wait ${minutes} minutes.` : `Wait ${Math.ceil(minutes / 60)} hours.`;
}

import { ServiceError } from '../errors.ts';
import { findNthNewest } from '../storage/index.ts';

interface Rate {
  readonly limit: number;
  readonly withinMs: number;
  /** Epoch ms. */
  readonly now: number;
  /** What the caller is shown, after which they are shown how long to wait. */
  readonly detail: string;
}

/**
 * Of rows with `created_at`, which lists what was done. It holds exactly in a transaction in which nobody else adds a row.
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

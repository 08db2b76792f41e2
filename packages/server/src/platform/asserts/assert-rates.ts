import { ServiceError } from '../errors.ts';
import { findNthNewest } from '../storage/index.ts';

interface Rate {
  /** Query for the rows that count, one for each thing that was done, with `created_at` */
  readonly rows: Parameters<typeof findNthNewest>[0];
  readonly limit: number;
  /** A sentence for the caller; the time to wait is added. */
  readonly detail: string;
}

interface Span {
  readonly withinMs: number;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Refuses one more row when one of the rates has reached its limit. It is exact in a transaction in which nobody else
 * adds a row.
 * @throws ServiceError `rate_limited`
 */
export async function assertRates({ withinMs, now }: Span, rates: readonly Rate[]): Promise<void> {
  const at = now - withinMs;
  for (const { rows, limit, detail } of rates) {
    const first = await findNthNewest(rows, { at, limit });
    if (first !== undefined) throw limited(detail, first - at);
  }
}

/** The error for a rate that has room again after `waitMs`; its detail contains the time to wait. */
export function limited(detail: string, waitMs: number): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ServiceError('rate_limited', { detail: `${detail} ${waitOf(retryAfterSeconds)}`, retryAfterSeconds });
}

/** A time to wait in words, rounded up, in the largest unit of which it has two or more */
function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 120) return `Wait ${seconds} s.`;
  return minutes < 120 ? `Wait ${minutes} minutes.` : `Wait ${Math.ceil(minutes / 60)} hours.`;
}

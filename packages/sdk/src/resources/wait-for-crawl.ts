import type { Crawl, CrawlState } from '@linkvitals/contract/types';
import { ConnectionError, InvalidResponseError, RateLimitError, ServerError, TimeoutError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { sleep } from '../sleep.ts';

export interface WaitOptions {
  /** Stops waiting at once; the crawl itself goes on. */
  readonly signal?: AbortSignal | undefined;
  /** Time between two looks in milliseconds. Default 2,000. */
  readonly intervalMs?: number | undefined;
  /** Called after each look, the last one too. */
  readonly onProgress?: ((crawl: Crawl) => void) | undefined;
  /** Longest wait in milliseconds, then a TimeoutError. Default: until the crawl ends; the plan limits its time. */
  readonly timeoutMs?: number | undefined;
}

const ended: ReadonlySet<CrawlState> = new Set(['completed', 'failed', 'canceled']);

/** A service that restarts is back within this time; a crawl may take hours and should not be given up for it. */
const OUTAGE_MS = 60_000;

/**
 * Looks at a crawl until it has ended. A failed or canceled one is a result, not an error.
 * @param getCrawl One look.
 */
export async function waitForCrawl(
  getCrawl: (signal: AbortSignal | undefined) => PromiseLike<Crawl>,
  { now, waitMs }: Platform,
  { signal, intervalMs = 2_000, onProgress, timeoutMs = Number.POSITIVE_INFINITY }: WaitOptions = {},
): Promise<Crawl> {
  const startedAt = now();
  let seenAt: number | undefined;
  for (;;) {
    let pauseMs = intervalMs;
    let crawl: Crawl | undefined;
    try {
      crawl = await getCrawl(signal);
      seenAt = now();
    } catch (error) {
      // A first look that fails is told at once: the address may be wrong.
      if (!mayPass(error) || seenAt === undefined || now() - seenAt > OUTAGE_MS) throw error;
      pauseMs = Math.max(pauseMs, error instanceof RateLimitError ? (error.retryAfterMs ?? 0) : 0);
    }
    if (crawl !== undefined) onProgress?.(crawl);
    if (crawl !== undefined && ended.has(crawl.state)) return crawl;
    const leftMs = timeoutMs - (now() - startedAt);
    if (leftMs <= 0) throw new TimeoutError(`The crawl has not ended within ${timeoutMs} ms`);
    await sleep(waitMs(Math.min(pauseMs, leftMs)), signal);
  }
}

const passing = [ConnectionError, TimeoutError, ServerError, RateLimitError, InvalidResponseError];

function mayPass(error: unknown): boolean {
  return passing.some((kind) => error instanceof kind);
}

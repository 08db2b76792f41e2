import type { Crawl, CrawlState } from '@linkvitals/contract/types';
import type { Platform } from '../platform.ts';
import { waitFor } from './wait-for.ts';

export interface WaitOptions {
  /** Stops waiting at once; the crawl itself continues. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two looks. Default 2,000. */
  readonly intervalMs?: number | undefined;
  /** Called after each look, the last one too. */
  readonly onProgress?: ((crawl: Crawl) => void) | undefined;
  /** Max milliseconds to wait, then a TimeoutError. Default: until the crawl ends; the plan limits its time. */
  readonly timeoutMs?: number | undefined;
}

const ended: ReadonlySet<CrawlState> = new Set(['completed', 'failed', 'canceled']);

/**
 * Looks at a crawl until it has ended. A failed or canceled crawl is a result, not an error.
 * @param look Fetches the crawl.
 */
export function waitForCrawl(
  look: (signal: AbortSignal | undefined) => PromiseLike<Crawl>,
  platform: Platform,
  { signal, intervalMs = 2_000, onProgress, timeoutMs = Number.POSITIVE_INFINITY }: WaitOptions = {},
): Promise<Crawl> {
  const late = () => 'The crawl has not ended';
  const isOver = ({ state }: Crawl) => ended.has(state);
  return waitFor({ look, onLook: onProgress, isOver, intervalMs, timeoutMs, late, signal }, platform);
}

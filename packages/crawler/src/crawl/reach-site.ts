import type { CrawlClock } from '../crawl-options.ts';
import type { RobotsBook } from '../robots/robots-book.ts';
import { originOf } from '../url/origin-of.ts';
import type { Exchange } from '../verdict/exchange.ts';

/** A first failure may be a hiccup; the crawl as a whole is not given up for it. */
const SECOND_TRY_MS = 2_000;
/** Errors after which the same host may still answer over http. */
const FALL_BACK = new Set(['connection_refused', 'connection_reset', 'timeout', 'tls_error', 'protocol_error']);

type Reached =
  | { readonly kind: 'reached'; readonly startUrl: string }
  | { readonly kind: 'unreachable'; readonly exchange: Exchange };

/**
 * Finds the URL that the crawl starts from by requesting its robots.txt, which has to come first anyway: over http
 * when https does not work and the caller allows that; twice before giving up.
 */
export async function reachSite(parts: {
  startUrl: string;
  fallbackToHttp: boolean;
  robots: RobotsBook;
  clock: CrawlClock;
  signal: AbortSignal;
}): Promise<Reached> {
  const { startUrl, fallbackToHttp, robots, clock, signal } = parts;
  for (let round = 1; ; round++) {
    const first = await robots.read(originOf(startUrl));
    if (first.kind === 'policy') return { kind: 'reached', startUrl };
    const { end } = first.exchange;
    const code = end.kind === 'error' ? end.code : undefined;
    if (fallbackToHttp && startUrl.startsWith('https:') && code !== undefined && FALL_BACK.has(code)) {
      const plain = startUrl.replace(/^https:/, 'http:');
      const second = await robots.read(originOf(plain));
      if (second.kind === 'policy') return { kind: 'reached', startUrl: plain };
      robots.forgetUnreachable(originOf(plain));
    }
    if (round === 2 || code === undefined || code === 'address_refused' || code === 'invalid_url') {
      return { kind: 'unreachable', exchange: { ...first.exchange, url: startUrl, hops: [] } };
    }
    robots.forgetUnreachable(originOf(startUrl));
    await clock.sleep(SECOND_TRY_MS, signal);
  }
}

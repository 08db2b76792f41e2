import type { OutboundErrorCode } from '@linkvitals/outbound';
import type { CrawlClock } from '../crawl-options.ts';
import type { RobotsBook } from '../robots/robots-book.ts';
import { originOf } from '../url/origin-of.ts';
import { type Exchange, failsAlone } from '../verdict/exchange.ts';

/** ms until the second try: a first failure may be temporary, and must not end the crawl. */
const SECOND_TRY_MS = 2_000;
/** Errors after which the same host may still answer over http. */
const FALL_BACK = new Set(['connection_refused', 'connection_reset', 'timeout', 'tls_error', 'protocol_error']);

type Reached =
  | { readonly kind: 'reached'; readonly startUrl: string }
  /** The exchange of the start URL that got furthest. */
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
    const first = await reach(robots, startUrl);
    if (first.kind === 'reached') return first;
    const code = codeOf(first.exchange);
    const mayFallBack = fallbackToHttp && startUrl.startsWith('https:') && code !== undefined && FALL_BACK.has(code);
    const second = mayFallBack ? await reach(robots, startUrl.replace(/^https:/, 'http:')) : undefined;
    if (second?.kind === 'reached') return second;
    const failed = second !== undefined && failsAlone(second.exchange) ? second : first;
    if (round === 2 || isFinal(failed.exchange)) return failed;
    robots.forgetUnreachable(originOf(first.exchange.url));
    if (second !== undefined) robots.forgetUnreachable(originOf(second.exchange.url));
    await clock.sleep(SECOND_TRY_MS, signal);
  }
}

async function reach(robots: RobotsBook, startUrl: string): Promise<Reached> {
  const answer = await robots.read(originOf(startUrl));
  if (answer.kind === 'policy') return { kind: 'reached', startUrl };
  return { kind: 'unreachable', exchange: { ...answer.exchange, url: startUrl, hops: [] } };
}

const codeOf = ({ end }: Exchange): OutboundErrorCode | undefined => (end.kind === 'error' ? end.code : undefined);

/** A second try would end in the same way. */
function isFinal(exchange: Exchange): boolean {
  const code = codeOf(exchange);
  return code === undefined || code === 'address_refused' || code === 'invalid_url';
}

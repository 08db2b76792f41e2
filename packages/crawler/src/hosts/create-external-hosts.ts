import { LRUCache } from 'lru-cache';
import type { CrawlClock, ExternalHosts } from '../crawl-options.ts';
import { systemClock } from '../system-clock.ts';
import type { VerdictFacts } from '../types/records.ts';
import { Pacer } from './pacer.ts';

const HOUR_MS = 3_600_000;
const OK_MS = 7 * 24 * HOUR_MS;
const BROKEN_MS = 24 * HOUR_MS;

export interface ExternalHostsOptions {
  /** ms between the starts of two requests to one host. Default 1,000. */
  readonly intervalMs?: number;
  /** Requests at a time to one host. Default 1. */
  readonly inFlight?: number;
  /** Largest number of verdicts that are kept; the least recently used one is dropped. Default 50,000. */
  readonly cacheSize?: number;
  readonly clock?: CrawlClock;
}

/**
 * Makes one pacer per external host and one cache of verdicts, to be shared by all crawls of a process. An `ok` is kept 7 days, a `broken`
 * 24 hours; other verdicts are never kept, so that the next crawl requests the URL again.
 */
export function createExternalHosts(options: ExternalHostsOptions = {}): ExternalHosts {
  const { intervalMs = 1_000, inFlight = 1, cacheSize = 50_000, clock = systemClock } = options;
  const pacers = new Map<string, Pacer>();
  let cache: LRUCache<string, VerdictFacts> | undefined;
  // The cache allocates memory for all its entries in one step; a process that never crawls does not need it.
  const answers = (): LRUCache<string, VerdictFacts> => {
    cache ??= new LRUCache({ max: cacheSize, perf: clock, ttlResolution: 0 });
    return cache;
  };

  const pacerOf = (host: string): Pacer => {
    const known = pacers.get(host);
    if (known !== undefined) return known;
    // A pacer of a host that may get a request now remembers nothing.
    if (pacers.size >= 10_000) for (const [name, pacer] of pacers) if (pacer.idle) pacers.delete(name);
    const pacer = new Pacer({ intervalMs, inFlight, clock });
    pacers.set(host, pacer);
    return pacer;
  };

  return {
    inFlightPerHost: inFlight,
    run: (host, send, signal) => pacerOf(host).run(send, signal),
    pause: (host, ms) => pacerOf(host).pause(ms),
    cached: (url) => cache?.get(url),
    remember(url, facts) {
      if (facts.verdict === 'ok') answers().set(url, facts, { ttl: OK_MS });
      else if (facts.verdict === 'broken') answers().set(url, facts, { ttl: BROKEN_MS });
      else cache?.delete(url);
    },
  };
}

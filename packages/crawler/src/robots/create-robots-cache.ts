import { LRUCache } from 'lru-cache';
import type { CrawlClock, RobotsCache } from '../crawl-options.ts';
import { systemClock } from '../system-clock.ts';
import type { RobotsPolicy } from './robots-policy.ts';

/** Time for which a robots.txt is valid (RFC 9309, section 2.4). */
export const ROBOTS_TTL_MS = 24 * 3_600_000;

export interface RobotsCacheOptions {
  /** Largest number of bytes of robots.txt files, as they were served; the least recently used is dropped. Default 8 MiB. */
  readonly maxBytes?: number;
  readonly clock?: CrawlClock;
}

/**
 * Makes a cache of the robots.txt of crawled origins, 24 hours each, to be shared by all crawls of a process. It keeps only responses that
 * mean something for the site (2xx, 4xx, endless redirects), never a failure.
 */
export function createRobotsCache(options: RobotsCacheOptions = {}): RobotsCache {
  const { maxBytes = 8 * 1_024 * 1_024, clock = systemClock } = options;
  const policies = new LRUCache<string, RobotsPolicy>({
    max: 10_000,
    maxSize: maxBytes,
    ttl: ROBOTS_TTL_MS,
    perf: clock,
    ttlResolution: 0,
  });
  return {
    get: (origin, token) => policies.get(key(origin, token)),
    set(origin, token, { policy, bytes }) {
      policies.set(key(origin, token), policy, { size: bytes + 1 });
    },
  };
}

function key(origin: string, token: string): string {
  return `${origin} ${token.toLowerCase()}`;
}

import { LRUCache } from 'lru-cache';
import type { CrawlClock, RobotsCache } from '../crawl-options.ts';
import { systemClock } from '../system-clock.ts';
import type { RobotsPolicy } from './robots-policy.ts';

/** RFC 9309, section 2.4. */
export const ROBOTS_TTL_MS = 24 * 3_600_000;

export interface RobotsCacheOptions {
  /** Bytes of robots.txt kept, as they were served; the least recently used goes. Default 8 MiB. */
  readonly maxBytes?: number;
  readonly clock?: CrawlClock;
}

/**
 * The robots.txt of origins that were crawled, 24 hours each, to be shared by all crawls of a process. Only answers
 * that say something about the site are kept (2xx, 4xx, endless redirects), never a failure.
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

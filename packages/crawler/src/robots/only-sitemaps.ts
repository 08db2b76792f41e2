import { failsAlone } from '../verdict/exchange.ts';
import { ALLOW_ALL } from './robots-policy.ts';
import type { RobotsSource } from './robots-requests.ts';

/** A source for owners who have their robots.txt ignored: only its `Sitemap:` lines count, and it need not be readable. */
export function onlySitemaps(source: RobotsSource): RobotsSource {
  return {
    async read(origin) {
      const read = await source.read(origin);
      if (!('exchange' in read)) return { ...ALLOW_ALL, sitemaps: read.sitemaps };
      return failsAlone(read.exchange) ? ALLOW_ALL : read;
    },
  };
}

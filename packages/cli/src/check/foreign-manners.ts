import { createForeignHosts, type ForeignHosts } from '@linkvitals/crawler';
import { isPrivateHost } from '@linkvitals/outbound';

/** host, host:port or an origin: whatever the crawler keys its clocks by */
const hostnameOf = (host: string): string =>
  URL.parse(host.includes('://') ? host : `http://${host}`)?.hostname ?? host;

/**
 * Manners towards hosts that are not the site's own: one request in flight, one second apart. `hurry` (from `--rate 0`)
 * lifts that for private and loopback hosts only, so that a test site on two of them does not take minutes; the hosts of
 * others keep their peace whatever the options say.
 */
export function foreignManners({ hurry, inFlight }: { hurry: boolean; inFlight: number }): ForeignHosts {
  // A cache is for the next crawl, and there is none.
  const cacheSize = 1;
  const polite = createForeignHosts({ cacheSize });
  if (!hurry) return polite;
  const quick = createForeignHosts({ intervalMs: 0, inFlight, cacheSize });
  const of = (host: string): ForeignHosts => (isPrivateHost(hostnameOf(host)) ? quick : polite);
  return {
    inFlightPerHost: inFlight,
    turn: (host, ask, signal) => of(host).turn(host, ask, signal),
    pause: (host, ms) => of(host).pause(host, ms),
    cached: polite.cached,
    remember: polite.remember,
  };
}

import { createExternalHosts, type ExternalHosts } from '@linkvitals/crawler';
import { isPrivateHost } from '@linkvitals/outbound';

/** host, host:port or an origin: whatever the crawler keys its clocks by */
const hostnameOf = (host: string): string =>
  URL.parse(host.includes('://') ? host : `http://${host}`)?.hostname ?? host;

/**
 * Politeness towards hosts that are not the site's own: one request in flight, one second apart. `hurry` (from `--rate 0`)
 * lifts that for private and loopback hosts only, so that a test site on two of them does not take minutes; the hosts of
 * others keep their peace whatever the options say.
 */
export function externalPoliteness({ hurry, inFlight }: { hurry: boolean; inFlight: number }): ExternalHosts {
  // A cache is for the next crawl, and there is none.
  const cacheSize = 1;
  const polite = createExternalHosts({ cacheSize });
  if (!hurry) return polite;
  const quick = createExternalHosts({ intervalMs: 0, inFlight, cacheSize });
  const chosen = new Map<string, ExternalHosts>();
  const of = (host: string): ExternalHosts => {
    const hosts = chosen.get(host) ?? (isPrivateHost(hostnameOf(host)) ? quick : polite);
    chosen.set(host, hosts);
    return hosts;
  };
  return {
    inFlightPerHost: inFlight,
    run: (host, send, signal) => of(host).run(host, send, signal),
    pause: (host, ms) => of(host).pause(host, ms),
    cached: polite.cached,
    remember: polite.remember,
  };
}

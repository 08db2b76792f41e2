import { createExternalHosts, type ExternalHosts } from '@linkvitals/crawler';
import { isPrivateHost } from '@linkvitals/outbound';

/** Hostname of a host, a host:port or an origin, which are the crawler's keys. */
const hostnameOf = (host: string): string =>
  URL.parse(host.includes('://') ? host : `http://${host}`)?.hostname ?? host;

/** Stands for the host of URLs that a folder of this disk answers. */
export const FOLDER_HOST = 'folder.invalid';

/**
 * Politeness towards external hosts: one request in flight, one second apart. `hurry` (from `--rate 0`) lifts that for
 * private and loopback hosts only, so that a test site on two of them does not take minutes. Public hosts keep the
 * limits, whatever the options are. Files of this disk are no host, so they have none.
 */
export function externalPoliteness({ hurry, inFlight }: { hurry: boolean; inFlight: number }): ExternalHosts {
  // The cache would serve a later crawl, and there is none.
  const cacheSize = 1;
  const polite = createExternalHosts({ cacheSize });
  const quick = createExternalHosts({ intervalMs: 0, inFlight, cacheSize });
  const isQuick = (host: string): boolean => host === FOLDER_HOST || (hurry && isPrivateHost(hostnameOf(host)));
  const of = (host: string): ExternalHosts => (isQuick(host) ? quick : polite);
  return {
    inFlightPerHost: hurry ? inFlight : 1,
    run: (host, send, signal) => of(host).run(host, send, signal),
    pause: (host, ms) => of(host).pause(host, ms),
    cached: polite.cached,
    remember: polite.remember,
  };
}

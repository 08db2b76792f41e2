import { type DnsServer, type FixtureSite, startDnsServer, startFixtureSite } from '@linkvitals/testing';

export const HOSTNAME = 'shop.example';
const PARTNER = 'partner.example';
const PAGES = 60;

/** What stands in for the internet: names, a web site with known faults, and the hosts that it links to. */
export interface World extends AsyncDisposable {
  readonly dns: DnsServer;
  readonly site: FixtureSite;
  /** Settings that let a server on this machine see it. */
  readonly settings: Readonly<Record<string, string>>;
}

export async function startWorld(): Promise<World> {
  const dns = await startDnsServer();
  const site = await startFixtureSite({ pages: PAGES, host: HOSTNAME, externalHost: PARTNER });
  const settings = {
    LINKVITALS_DNS_SERVERS: dns.address,
    LINKVITALS_CONNECT_TO: `${HOSTNAME}::${site.address},${PARTNER}::${site.externalAddress}`,
    // Loopback is closed to crawls and webhooks unless the operator opens it.
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    // Nobody is disturbed here: no politeness needed.
    LINKVITALS_OWN_HOST_RATE: '500',
    LINKVITALS_OWN_HOST_RATE_MAX: '1000',
    LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: '0',
    LINKVITALS_RECHECK_AFTER_MS: '500',
  };
  const close = async () => {
    await Promise.all([dns.close(), site.close()]);
  };
  return { dns, site, settings, [Symbol.asyncDispose]: close };
}

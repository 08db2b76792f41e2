import { type DnsServer, type FixtureSite, startDnsServer, startFixtureSite } from '@linkvitals/testing';

export const HOSTNAME = 'shop.example';
const PARTNER = 'partner.example';
const PAGES = 60;

/** Local stand-ins for the internet: names, a web site with known faults, and the hosts that it links to. */
export interface World extends AsyncDisposable {
  readonly dns: DnsServer;
  readonly site: FixtureSite;
  /** Settings by which a server on this machine uses the stand-ins. */
  readonly settings: Readonly<Record<string, string>>;
}

export async function startWorld(): Promise<World> {
  const dns = await startDnsServer();
  const site = await startFixtureSite({ pages: PAGES, host: HOSTNAME, externalHost: PARTNER });
  const settings = {
    LINKVITALS_DNS_SERVERS: dns.address,
    LINKVITALS_CONNECT_TO: `${HOSTNAME}::${site.address},${PARTNER}::${site.externalAddress}`,
    // Crawls and webhooks may not go to loopback unless the operator allows it.
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    // The site belongs to the demo, so no politeness is needed.
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

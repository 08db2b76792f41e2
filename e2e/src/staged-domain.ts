import {
  atEndOfTest,
  type FixtureSite,
  type FixtureSiteOptions,
  startDnsServer,
  startFixtureSite,
} from '@linkvitals/testing';
import { type Api, createApi } from './api.ts';
import { connectTo, createInstallation, type Installation, type Running } from './installation.ts';

export const hostname = 'shop.example.com';
const externalHost = 'partner.example.net';

export interface Stage {
  readonly installation: Installation;
  readonly server: Running;
  readonly site: FixtureSite;
  readonly key: string;
  readonly api: Api;
  /** A verified domain that leads to the site. */
  readonly domainId: string;
}

type StageOptions = FixtureSiteOptions & {
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of `serve`. */
  readonly args?: readonly string[];
  /** As of `createInstallation`. */
  readonly alone?: boolean;
};

/** A running installation with one verified domain. */
export async function setStage({ env = {}, args = [], alone = false, ...shape }: StageOptions = {}): Promise<Stage> {
  const site = await startFixtureSite({ pages: 60, host: hostname, externalHost, ...shape });
  const dns = await startDnsServer();
  atEndOfTest(async () => {
    await site.close();
    await dns.close();
  });
  const network = {
    LINKVITALS_DNS_SERVERS: dns.address,
    LINKVITALS_CONNECT_TO: connectTo({ [hostname]: site.address, [externalHost]: site.externalAddress }),
  };
  const installation = await createInstallation({ ...network, ...env }, { alone });
  const server = await installation.serve({}, ...args);
  const key = await installation.newKey();
  const api = createApi(server.url, key);
  const domain = await api.post('/domains', { hostname });
  const [record] = domain.verification.records;
  dns.set(record.name, 'TXT', [record.value]);
  await api.post(`/domains/${domain.id}/verification/check`);
  return { installation, server, site, key, api, domainId: domain.id };
}

export const allEvents = ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'];

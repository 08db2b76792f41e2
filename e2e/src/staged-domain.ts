import {
  atEndOfTest,
  type FixtureSite,
  type FixtureSiteOptions,
  startDnsServer,
  startFixtureSite,
} from '@linkvitals/testing';
import { type Api, createApi } from './api.ts';
import { connectTo, createInstallation, type Installation, type Running, type RunningHere } from './installation.ts';

export const hostname = 'shop.example.com';
const externalHost = 'partner.example.net';

export interface Stage<Server = Running> {
  readonly installation: Installation;
  readonly server: Server;
  readonly site: FixtureSite;
  readonly key: string;
  readonly api: Api;
  /** A verified domain whose address is the site. */
  readonly domainId: string;
}

type StageOptions = FixtureSiteOptions & {
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of `serve`. */
  readonly args?: readonly string[];
  /** The option `alone` of `createInstallation`. */
  readonly alone?: boolean;
};

/** Makes a running installation with one verified domain. */
export const setStage = ({ args = [], ...options }: StageOptions = {}): Promise<Stage> =>
  stageWith((installation) => installation.serve({}, ...args), options);

/** The same with a server in this process; see `serveHere`. */
export const setStageHere = (options: Omit<StageOptions, 'args' | 'alone'> = {}): Promise<Stage<RunningHere>> =>
  stageWith((installation) => installation.serveHere(), options);

async function stageWith<Server extends RunningHere | Running>(
  serve: (installation: Installation) => Promise<Server>,
  { env = {}, alone = false, ...shape }: Omit<StageOptions, 'args'>,
): Promise<Stage<Server>> {
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
  const server = await serve(installation);
  const key = await installation.newKey();
  const api = createApi(server.url, key);
  const domain = await api.post('/domains', { hostname });
  const [record] = domain.verification.records;
  dns.set(record.name, 'TXT', [record.value]);
  await api.post(`/domains/${domain.id}/verification/check`);
  return { installation, server, site, key, api, domainId: domain.id };
}

export const allEvents = ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'];

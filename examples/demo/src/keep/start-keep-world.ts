import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCertificates,
  type DnsServer,
  type MailServer,
  type Subscriber,
  startDnsServer,
  startMailServer,
  startSubscriber,
} from '@linkvitals/testing';
import { blog } from './sites/blog.ts';
import { docs } from './sites/docs.ts';
import { maps } from './sites/maps.ts';
import { type Sites, serveSites } from './sites/serve-sites.ts';
import { shop } from './sites/shop.ts';

/** The domains of the account. */
export const domains = [shop, docs, blog] as const;
const sites = [...domains, maps];

/** Local stand-ins for the internet, and the folder with the demo's data. */
export interface KeepWorld extends AsyncDisposable {
  readonly dns: DnsServer;
  readonly sites: Sites;
  readonly mail: MailServer;
  /** Accepts every delivery. */
  readonly tickets: Subscriber;
  /** Refuses every delivery. */
  readonly oldBridge: Subscriber;
  readonly folder: string;
  /** Settings of a server that uses these stand-ins. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts the stand-ins. @param more settings in addition to those that they need */
export async function startKeepWorld(more: Readonly<Record<string, string>>): Promise<KeepWorld> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-demo-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const certificates = await createCertificates({ hosts: sites.map(({ hostname }) => hostname) });
  const ca = join(folder, 'ca.pem');
  await writeFile(ca, certificates.ca);
  const served = started.use(await serveSites(sites, certificates.good));
  const dns = await startDnsServer();
  started.defer(() => dns.close());
  const mail = started.use(await startMailServer());
  const tickets = started.use(await startSubscriber({ respond: () => ({ status: 204 }) }));
  const refuse = () => ({ status: 401, headers: { 'content-type': 'application/json' }, body: REFUSAL });
  const oldBridge = started.use(await startSubscriber({ respond: refuse }));
  const settings: Record<string, string> = {
    ...more,
    LINKVITALS_DATA_DIR: folder,
    LINKVITALS_LOG_LEVEL: 'error',
    LINKVITALS_HOST: '127.0.0.1',
    LINKVITALS_DNS_SERVERS: dns.address,
    LINKVITALS_CONNECT_TO: sites.map(({ hostname }) => `${hostname}::${served.address}`).join(','),
    LINKVITALS_EXTRA_CA_FILE: ca,
    // Crawls and webhooks may not go to loopback unless the operator allows it.
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LINKVITALS_MAIL_FROM: 'Linkvitals <linkvitals@northwind.example>',
  };
  const all = started.move();
  const close = () => all.disposeAsync();
  return { dns, sites: served, mail, tickets, oldBridge, folder, settings, [Symbol.asyncDispose]: close };
}

const REFUSAL = '{"error":"bad signature"}';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DnsServer,
  type MailServer,
  type NodeProcess,
  type Subscriber,
  spawnNode,
  startDnsServer,
  startFixtureSite,
  startMailServer,
  startSubscriber,
} from '@linkvitals/testing';
import { command, connectTo } from '../installation.ts';
import { type Person, send, tokenIn } from './people.ts';

export const hostnames = ['shop.example.com', 'blog.example.com'] as const;
const partner = 'partner.example.net';
const password = 'violet-harbour-71-kite';
const operatorKey = 'operator-of-the-contract-tests-1';

export interface ContractServer extends AsyncDisposable {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly key: string;
  readonly operatorKey: string;
  readonly owner: Person;
  readonly dns: DnsServer;
  readonly subscriber: Subscriber;
  readonly mail: MailServer;
  readonly process: NodeProcess;
}

/** Runs `linkvitals serve` on a free port with a data folder of its own; it makes no connection outside the machine. */
export async function runServer(): Promise<ContractServer> {
  await using parts = new AsyncDisposableStack();
  const dns = parts.use(await startDnsServer());
  const site = parts.use(await startFixtureSite({ pages: 40, host: hostnames[0], externalHost: partner }));
  const subscriber = parts.use(await startSubscriber());
  const mail = parts.use(await startMailServer());
  const data = await mkdtemp(join(tmpdir(), 'linkvitals-contract-'));
  parts.defer(() => rm(data, { recursive: true, force: true }));
  const names = Object.fromEntries(hostnames.map((name) => [name, site.address]));
  const env = {
    LINKVITALS_DATA_DIR: data,
    LINKVITALS_PORT: '0',
    // With https, the cookie has the name in the contract.
    LINKVITALS_PUBLIC_URL: 'https://links.example.com',
    LINKVITALS_TRUSTED_PROXIES: '127.0.0.1',
    LINKVITALS_SIGNUP: 'open',
    LINKVITALS_ADMIN_KEY: operatorKey,
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_DNS_SERVERS: dns.address,
    // The last rule sends generated addresses to a closed port.
    LINKVITALS_CONNECT_TO: [
      connectTo({ ...names, [partner]: site.externalAddress }),
      `127.0.0.1:${subscriber.port}:${subscriber.address}`,
      '::127.0.0.1:9',
    ].join(','),
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    LINKVITALS_EGRESS_ADDRESSES: '127.0.0.1',
    LINKVITALS_OWN_HOST_RATE: '1000',
    LINKVITALS_OWN_HOST_RATE_MAX: '1000',
    LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: '0',
    LINKVITALS_RECHECK_AFTER_MS: '100',
    LINKVITALS_API_RATE_LIMIT: '1000000',
    LINKVITALS_LOG_LEVEL: 'error',
  };
  const linkvitals = async (...args: string[]): Promise<string> => {
    const child = spawnNode([command, ...args], { env });
    const { code } = await child.exited;
    if (code !== 0) throw new Error(`linkvitals ${args.join(' ')} ended with ${code}\n${child.stderr}`);
    return child.stdout.trim();
  };
  const server = spawnNode([command, 'serve'], { env });
  parts.defer(async () => void (await server.kill()));
  const [, url = ''] = await server.waitForLine(/Address\s+(http:\S+)/);
  const owner = { email: 'owner@example.com', password };
  const link = await linkvitals('account', 'create', '--name', 'Contract', '--owner-email', owner.email);
  await send(url, '', ['POST', '/password-resets/redeem', { token: tokenIn(link), password }]);
  const key = await linkvitals('key', 'create', '--name', 'contract');
  const all = parts.move();
  return {
    url,
    key,
    operatorKey,
    owner,
    dns,
    subscriber,
    mail,
    process: server,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

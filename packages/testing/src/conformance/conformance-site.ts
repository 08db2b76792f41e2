import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { type DnsServer, startDnsServer } from '../dns/dns-server.ts';
import { closeServer } from '../http/close-server.ts';
import { listen } from '../http/listen.ts';
import { type Certificates, createCertificates, type ServerCertificate } from '../tls/certificates.ts';
import type { ConformanceRow, HostFault, Play } from './conformance-row.ts';
import { CONFORMANCE_ROWS } from './conformance-rows.ts';
import { OWN_ORIGIN, playBook } from './play-book.ts';
import { status } from './plays.ts';

export interface ConformanceSite extends AsyncDisposable {
  readonly startUrl: string;
  /** The expected results. `url` is the absolute URL of the link. */
  readonly rows: readonly (ConformanceRow & { readonly url: string })[];
  /** `HOST1:PORT1:HOST2:PORT2`: the real addresses of the servers behind the names. */
  readonly connectTo: readonly string[];
  /** Address of a name server that has the names. */
  readonly dnsServer: string;
  /** PEM that a client must trust. */
  readonly ca: string;
  /** Path patterns that the owner excludes. */
  readonly exclude: readonly string[];
  /** Requests as `GET https://site.test/x`, in the order of arrival. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

type CertificateKind = Exclude<keyof Certificates, 'ca' | 'intermediate'>;

const CERTIFICATE_OF: Readonly<Record<string, CertificateKind>> = {
  'expired.test': 'expired',
  'not-yet-valid.test': 'notYetValid',
  'wrong-host.test': 'wrongHost',
  'self-signed.test': 'selfSigned',
  'incomplete-chain.test': 'withoutIntermediate',
};
const TLS_HOSTS = ['site.test', 'www.site.test', 'good-tls.test', 'hangs-up.test', 'silent-tls.test', 'no-tls.test'];

/**
 * Serves every row of the verdict table on loopback: one start page links to all rows, and hosts are distinguished by
 * name. A client needs the `connectTo` rules, the name server and the CA of the result, and must allow 127.0.0.0/8.
 *
 * @param rows default: the whole table
 */
export async function startConformanceSite(
  rows: readonly ConformanceRow[] = CONFORMANCE_ROWS,
): Promise<ConformanceSite> {
  const requests: string[] = [];
  const answer = player(playBook(rows), requests);
  const certificates = await createCertificates({ hosts: [...TLS_HOSTS, ...Object.keys(CERTIFICATE_OF)] });
  const sockets = new Set<Socket>();
  const servers = {
    plain: createServer({ maxHeaderSize: 65_536 }, answer('http:')),
    secure: secureServer(certificates, answer('https:')),
    closing: createTcpServer((socket) => socket.destroy()),
    silent: createTcpServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }),
  };
  const closed = createTcpServer();
  const names = Object.keys(servers) as (keyof typeof servers)[];
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await listen(servers[name], '127.0.0.1')).port])),
  ) as Record<keyof typeof servers, number>;
  const closedPort = (await listen(closed, '127.0.0.1')).port;
  await new Promise((resolve) => closed.close(resolve));

  const faults = new Map(rows.flatMap((row) => Object.entries(row.hosts ?? {})));
  const dns = await startDnsServer();
  fillZone(dns, { rows, faults });
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await Promise.all([closeServer(servers.plain), closeServer(servers.secure), dns.close()]);
    await Promise.all([servers.closing, servers.silent].map(closeTcp));
  };
  return {
    startUrl: `${OWN_ORIGIN}/`,
    rows: rows.map((row) => ({ ...row, url: URL.parse(row.href, `${OWN_ORIGIN}/`)?.href ?? row.href })),
    connectTo: [
      ...rulesOf(faults, { ...ports, 'closed-port': closedPort }),
      `:80::${ports.plain}`,
      `:443::${ports.secure}`,
    ],
    dnsServer: dns.address,
    ca: certificates.ca,
    exclude: ['/private/**'],
    requests,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Makes listeners that answer by absolute URL, and count the requests of each. */
function player(plays: ReadonlyMap<string, Play>, requests: string[]): (scheme: string) => RequestListener {
  const counts = new Map<string, number>();
  return (scheme) => (request, response) => {
    const url = `${scheme}//${request.headers.host}${request.url}`;
    const nth = (counts.get(url) ?? 0) + 1;
    counts.set(url, nth);
    requests.push(`${request.method} ${url}`);
    // A URL without its own play uses that of its path without a query, or that of its directory (`*`).
    const path = url.replace(/\?.*$/s, '');
    const play = plays.get(url) ?? plays.get(path) ?? plays.get(path.replace(/[^/]*$/, '*'));
    (play ?? status(404))({ request, response, nth });
  };
}

function secureServer(certificates: Certificates, listener: RequestListener) {
  const contextOf = ({ key, chain }: ServerCertificate) => createSecureContext({ key, cert: chain });
  return createSecureServer(
    {
      key: certificates.good.key,
      cert: certificates.good.chain,
      SNICallback: (name, done) => done(null, contextOf(certificates[CERTIFICATE_OF[name] ?? 'good'])),
    },
    listener,
  );
}

/** Gives every host of the rows the address of the servers, unless its fault is that it has none. */
function fillZone(
  dns: DnsServer,
  { rows, faults }: { rows: readonly ConformanceRow[]; faults: ReadonlyMap<string, HostFault> },
): void {
  const urls = rows.flatMap((row) => [row.href, ...Object.keys(row.also ?? {})]);
  const hosts = new Set([new URL(OWN_ORIGIN).hostname, ...faults.keys()]);
  for (const url of urls) {
    const hostname = (URL.parse(url, OWN_ORIGIN)?.hostname ?? '').replace(/\.$/, '');
    if (hostname.endsWith('.test')) hosts.add(hostname);
  }
  for (const host of hosts) {
    const fault = faults.get(host);
    if (fault === 'no-address') dns.set(host, 'TXT', ['no address here']);
    else if (fault !== 'nxdomain') dns.set(host, 'A', ['127.0.0.1']);
    if (fault === 'SERVFAIL' || fault === 'REFUSED' || fault === 'timeout') dns.fail(host, fault);
  }
}

function rulesOf(faults: ReadonlyMap<string, HostFault>, ports: Readonly<Record<string, number>>): string[] {
  return [...faults].flatMap(([host, fault]) => {
    const port = ports[fault];
    return port === undefined ? [] : [`${host}::127.0.0.1:${port}`];
  });
}

async function closeTcp(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}

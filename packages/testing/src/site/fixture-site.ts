import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWithError } from '../http/answer-with-error.ts';
import { closeServer } from '../http/close-server.ts';
import { listen } from '../http/listen.ts';
import { createPageRenderer, type PageRenderer, type SiteHosts, urlOf } from './site-page.ts';
import { createSiteStats, type SiteStats, type SiteStatsRecorder } from './site-stats.ts';
import { createSiteTargets, type SiteShape, type SiteTargets, type Target } from './site-targets.ts';
import { type SiteTruth, siteTruth } from './site-truth.ts';

export interface FixtureSiteOptions extends SiteShape {
  /** Milliseconds before each answer. Default 0. */
  readonly latencyMs?: number;
  /** `host[:port]` in the site's own absolute URLs. Default: the socket's address. */
  readonly host?: string;
  /** `host[:port]` in its external links. Default: the external host's address. */
  readonly externalHost?: string;
}

export interface FixtureSite extends SiteHosts, AsyncDisposable {
  /** `127.0.0.1:port`, the real address of the main host. */
  readonly address: string;
  /** `127.0.0.2:port`, the real address of the external host. */
  readonly externalAddress: string;
  readonly startUrl: string;
  truth(): SiteTruth;
  /** Counts of the requests so far. */
  stats(): SiteStats;
  resetStats(): void;
  close(): Promise<void>;
}

/**
 * Serves a synthetic web site with known faults on loopback: pages, assets, redirects, broken links, robots.txt and
 * sitemap.xml on 127.0.0.1, and the targets of its external links on 127.0.0.2. The same shape gives the same bytes.
 */
export async function startFixtureSite(options: FixtureSiteOptions = {}): Promise<FixtureSite> {
  const { latencyMs = 0, host: givenHost, externalHost: givenExternalHost, ...shape } = options;
  const targets = createSiteTargets(shape);
  const stats = createSiteStats();
  // The pages name the hosts, whose ports are known only when they listen. So the handlers are attached after that.
  const servers = { main: createServer(), external: createServer() };
  const [address, externalAddress] = await Promise.all([
    listen(servers.main, '127.0.0.1'),
    listen(servers.external, '127.0.0.2'),
  ]).then((found) => found.map(toText));
  if (address === undefined || externalAddress === undefined) throw new Error('two servers have two addresses');

  const hosts = { host: givenHost ?? address, externalHost: givenExternalHost ?? externalAddress };
  const site = { targets, hosts, stats, latencyMs, render: createPageRenderer(targets, hosts) };
  for (const [server, onExternal] of [
    [servers.main, false],
    [servers.external, true],
  ] as const) {
    serve(server, (request, response) => answer(site, onExternal, { request, response }));
  }

  const close = async () => {
    await Promise.all([closeServer(servers.main), closeServer(servers.external)]);
  };
  return {
    ...hosts,
    address,
    externalAddress,
    startUrl: urlOf(targets, hosts, { kind: 'page', n: 0 }),
    truth: () => siteTruth(targets, hosts),
    stats: stats.read,
    resetStats: stats.reset,
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface Site {
  readonly targets: SiteTargets;
  readonly hosts: SiteHosts;
  readonly stats: SiteStatsRecorder;
  readonly latencyMs: number;
  readonly render: PageRenderer;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function serve(server: Server, handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>): void {
  server.on('request', (request, response) => {
    handler(request, response).catch((error: unknown) => answerWithError(response, error));
  });
}

async function answer(site: Site, onExternal: boolean, { request, response }: Exchange): Promise<void> {
  const path = (request.url ?? '/').replace(/\?.*$/s, '');
  const target = site.targets.parse(path, onExternal);
  site.stats.started(request.method ?? 'GET', target);
  response.once('close', site.stats.ended);
  if (site.latencyMs > 0) await sleep(site.latencyMs);
  if (target?.kind === 'hanging') return; // until the client leaves
  const { status, headers, body } = target ? answerOf(site, target) : fileOf(site, path);
  if (!target && status === 404 && path !== '/favicon.ico') site.stats.unknown();
  if (request.method !== 'HEAD') site.stats.sent(Buffer.byteLength(body));
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
}

interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const ASSET_TYPES = ['text/css', 'text/javascript', 'image/png'];

function answerOf({ targets, render }: Site, target: Target): SiteAnswer {
  const status = targets.statusOf(target);
  switch (target.kind) {
    case 'page':
      return { status, headers: HTML, body: render(target.n) };
    case 'redirect':
      return { status, headers: { ...HTML, location: targets.pathOf(targets.nextOf(target)) }, body: '' };
    case 'asset':
      return { status, headers: { 'content-type': ASSET_TYPES[target.n % 3] ?? '' }, body: '/* asset */' };
    default:
      return { status, headers: HTML, body: `<!doctype html><title>${target.kind} ${target.n}</title><p>${status}` };
  }
}

function fileOf({ targets, hosts }: Site, path: string): SiteAnswer {
  switch (path) {
    case '/robots.txt': {
      const body = `User-agent: *\nDisallow: /private/\nSitemap: http://${hosts.host}/sitemap.xml\n`;
      return { status: 200, headers: TEXT, body };
    }
    case '/sitemap.xml':
      return { status: 200, headers: { 'content-type': 'application/xml' }, body: sitemap(targets, hosts) };
    default:
      return { status: 404, headers: TEXT, body: '404 page not found\n' };
  }
}

function sitemap(targets: SiteTargets, hosts: SiteHosts): string {
  const pages = Array.from({ length: targets.shape.pages }, (_, n) => urlOf(targets, hosts, { kind: 'page', n }));
  const start = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${start}${pages.map((url) => `<url><loc>${url}</loc></url>\n`).join('')}</urlset>\n`;
}

function toText({ address, port }: AddressInfo): string {
  return `${address}:${port}`;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ServerCertificate, startTlsServer } from '@linkvitals/testing';
import { renderPage } from './render-page.ts';
import { faultOn, type Site, siteOn } from './site.ts';

export interface Sites extends AsyncDisposable {
  /** `127.0.0.1:port`, the address of all sites. */
  readonly address: string;
  /** Sets the day of the sites, because their faults come and go. */
  setDay(daysAgo: number): void;
  /** Whether the start page of a site fails on the day that is set. */
  isAway(hostname: string): boolean;
  /** Calls this at each request, instead of what was called before. */
  atEachRequest(call: () => void): void;
}

/** Serves sites by their names, with TLS, on loopback. */
export async function serveSites(sites: readonly Site[], certificate: ServerCertificate): Promise<Sites> {
  const sitesOn = (daysAgo: number) => new Map(sites.map((site) => [site.hostname, siteOn(site, daysAgo)]));
  let today = 0;
  let byName = sitesOn(today);
  let call = (): void => {};
  const handler = (request: IncomingMessage, response: ServerResponse): void => {
    call();
    const site = byName.get(request.headers.host ?? '');
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    const { status, type = 'text/plain', location, body } = site ? answerOf(site, path, today) : UNKNOWN;
    const headers = { 'content-type': type, ...(location === undefined ? {} : { location }) };
    const send = () => response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    setTimeout(send, pauseOf(path, today));
  };
  const server = await startTlsServer({ certificate, handler });
  return {
    address: server.address,
    setDay(daysAgo) {
      today = daysAgo;
      byName = sitesOn(daysAgo);
    },
    isAway(hostname) {
      const site = byName.get(hostname);
      return site !== undefined && faultOn(site, '/', today) !== undefined;
    },
    atEachRequest(next) {
      call = next;
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}

/** Milliseconds until a path answers on that day, as a server needs them to make a page: from 12 to 60. */
function pauseOf(path: string, daysAgo: number): number {
  let hash = daysAgo % 13;
  for (const letter of path) hash = (hash * 31 + letter.charCodeAt(0)) % 997;
  return 12 + (hash % 49);
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly location?: string;
  readonly body: string;
}

const UNKNOWN: Answer = { status: 404, body: '404 page not found\n' };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>';

function answerOf(site: Site, path: string, daysAgo: number): Answer {
  const fault = faultOn(site, path, daysAgo);
  if (fault !== undefined) return { status: fault, body: `${fault}\n` };
  const location = site.redirects[path];
  if (location !== undefined) return { status: 301, location, body: '' };
  if (path === '/robots.txt') return { status: 200, body: robotsOf(site) };
  if (path === '/logo.svg') return { status: 200, type: 'image/svg+xml', body: LOGO };
  const page = site.pages.find((one) => one.path === path);
  if (page === undefined) return UNKNOWN;
  if (path.endsWith('.pdf')) return { status: 200, type: 'application/pdf', body: '%PDF-1.7\n' };
  return { status: 200, type: 'text/html; charset=utf-8', body: renderPage(site, page) };
}

const robotsOf = ({ crawlDelay }: Site): string =>
  `User-agent: *\nAllow: /\n${crawlDelay === undefined ? '' : `Crawl-delay: ${crawlDelay}\n`}`;

import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which a page, or what it starts, can reach a network. Those that end in `-udp` lead to a UDP listener. */
const WAYS = [
  ...[
    'fetch',
    'img',
    'iframe',
    'script',
    'css-import',
    'xhr-sync',
    'websocket',
    'eventsource',
    'beacon',
    'worker-fetch',
  ],
  ...[
    'worker-import',
    'shared-worker-fetch',
    'service-worker-fetch',
    'prefetch',
    'preconnect',
    'preload',
    'modulepreload',
  ],
  ...[
    'spec-prefetch',
    'spec-prerender',
    'redirect-fetch',
    'redirect-frame',
    'form-post',
    'window-open',
    'download',
    'a-ping',
  ],
  ...['video', 'font', 'object', 'turn-tcp', 'csp-report', 'favicon', 'manifest', 'keepalive', 'websocket-in-worker'],
  ...['blob-worker-fetch', 'websocketstream', 'popup-fetch', 'top-navigation', 'stun-udp', 'webtransport-udp', 'audio'],
  ...['fetchlater', 'iframe-srcdoc-fetch', 'import-dynamic', 'sw-script-after-close'],
] as const;

export type Way = (typeof WAYS)[number];

export interface WaysOut {
  readonly count: number;
  /** HTML of a page that tries all of them, with the headers of its response. */
  readonly page: { readonly html: string; readonly headers: Readonly<Record<string, string>> };
  /** Responses to the page's own requests, by their path. */
  readonly own: Readonly<Record<string, { readonly type: string; readonly body: string; readonly location?: string }>>;
  /** Ways by which something arrived. */
  readonly reached: ReadonlySet<Way>;
  close(): Promise<void>;
}

/** Opens a listener on loopback for each way out. */
export async function openWaysOut(): Promise<WaysOut> {
  const reached = new Set<Way>();
  const ports = new Map<Way, number>();
  const closings: (() => Promise<void>)[] = [];
  for (const way of WAYS) {
    if (way.endsWith('-udp')) {
      const socket = createSocket('udp4').on('message', () => reached.add(way));
      await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
      ports.set(way, socket.address().port);
      closings.push(() => new Promise((resolve) => socket.close(() => resolve())));
      continue;
    }
    const server = createServer((_request, response) => {
      response.setHeader('access-control-allow-origin', '*').end('secret');
    });
    server.on('connection', () => reached.add(way)).on('upgrade', (_request, socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ports.set(way, (server.address() as AddressInfo).port);
    closings.push(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    );
  }
  const at = (way: Way): string => `127.0.0.1:${ports.get(way)}`;
  const to = (way: Way): string => `http://${at(way)}/${way}`;
  const code = 'text/javascript';
  return {
    count: WAYS.length,
    reached,
    page: {
      html: pageOf(at, to),
      headers: { 'content-security-policy-report-only': `img-src 'none'; report-uri ${to('csp-report')}` },
    },
    own: {
      '/redirect-fetch': { type: 'text/plain', body: '', location: to('redirect-fetch') },
      '/worker.js': {
        type: code,
        body: `fetch('${to('worker-fetch')}').catch(() => {}); new WebSocket('ws://${at('websocket-in-worker')}/'); try { importScripts('${to('worker-import')}'); } catch {}`,
      },
      '/shared.js': { type: code, body: `fetch('${to('shared-worker-fetch')}').catch(() => {})` },
      '/sw.js': {
        type: code,
        body: `self.addEventListener('install', (event) => event.waitUntil(fetch('${to('service-worker-fetch')}').catch(() => {}))); setTimeout(() => fetch('${to('sw-script-after-close')}').catch(() => {}), 3000)`,
      },
    },
    close: async () => {
      await Promise.all(closings.map((close) => close()));
    },
  };
}

const pageOf = (at: (way: Way) => string, to: (way: Way) => string): string => `<!doctype html><title>ways out</title>
<link rel=icon href="${to('favicon')}"><link rel=manifest href="${to('manifest')}">
<link rel=dns-prefetch href="//prefetch.leak.test"><link rel=preconnect href="//preconnect.leak.test"><link rel=preconnect href="${to('preconnect')}">
<link rel=prefetch href="${to('prefetch')}"><link rel=preload as=image href="${to('preload')}"><link rel=modulepreload href="${to('modulepreload')}">
<style>@import url(${to('css-import')}); @font-face { font-family: x; src: url(${to('font')}) } body { font-family: x }</style>
<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${to('spec-prefetch')}"],"eagerness":"immediate"}],"prerender":[{"source":"list","urls":["${to('spec-prerender')}"],"eagerness":"immediate"}]}</script>
<body>text<img src="${to('img')}"><iframe src="${to('iframe')}"></iframe><script src="${to('script')}"></script>
<iframe src="/redirect-frame"></iframe><iframe name=ff></iframe>
<iframe srcdoc="<script>fetch('${to('iframe-srcdoc-fetch')}').catch(() => {})</script>"></iframe>
<video src="${to('video')}" preload=auto></video><audio src="${to('audio')}" preload=auto></audio><object data="${to('object')}"></object>
<form id=f method=post target=ff action="${to('form-post')}"><input name=a></form>
<a id=d download href="${to('download')}">d</a><a id=p href="#x" ping="${to('a-ping')}">p</a>
<iframe src="file:///etc/passwd"></iframe><iframe src="chrome://version"></iframe>
<script>
const tried = [];
const attempt = (work) => { try { tried.push(Promise.resolve(work()).catch(() => {})); } catch {} };
attempt(() => fetch('${to('fetch')}'));
attempt(() => fetch('http://fetch.leak.test/'));
attempt(() => { const x = new XMLHttpRequest(); x.open('GET', '${to('xhr-sync')}', false); x.send(); });
attempt(() => { new WebSocket('ws://${at('websocket')}/'); });
attempt(() => new WebSocketStream('ws://${at('websocketstream')}/').opened);
attempt(() => { new EventSource('${to('eventsource')}'); });
attempt(() => { navigator.sendBeacon('${to('beacon')}', 'x'); });
attempt(() => fetch('${to('keepalive')}', { keepalive: true }));
attempt(() => { fetchLater('${to('fetchlater')}', { activateAfter: 0 }); });
attempt(() => { new Worker('/worker.js'); });
attempt(() => { new Worker(URL.createObjectURL(new Blob(["fetch('${to('blob-worker-fetch')}').catch(() => {})"]))); });
attempt(() => { new SharedWorker('/shared.js'); });
attempt(() => { navigator.serviceWorker.register('/sw.js').catch(() => {}); });
attempt(() => fetch('/redirect-fetch'));
attempt(() => import('${to('import-dynamic')}'));
attempt(() => f.submit());
attempt(() => { open('${to('window-open')}'); });
attempt(() => { const popup = open('about:blank'); popup.document.write("<script>fetch('${to('popup-fetch')}')<\\/script>"); });
attempt(() => p.click());
attempt(() => d.click());
attempt(async () => {
  const peer = new RTCPeerConnection({ iceServers: [
    { urls: 'stun:${at('stun-udp')}' },
    { urls: 'turn:${at('turn-tcp')}?transport=tcp', username: 'a', credential: 'b' },
    { urls: 'stun:stun.leak.test:3478' },
  ] });
  peer.createDataChannel('x');
  await peer.setLocalDescription(await peer.createOffer());
});
attempt(() => { new WebTransport('https://${at('webtransport-udp')}/'); });
Promise.all(tried).then(() => {
  document.title = 'tried';
  // All that was started has some time to arrive, before the page leads away and is read.
  setTimeout(() => { location = '${to('top-navigation')}'; fetch('/end'); }, 4000);
});
fetch('/wait');
</script>`;

import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { ScriptRequest } from '@linkvitals/crawler';
import type { RunningBrowser } from './running-browser.ts';
import { BrowserError } from './start-browser.ts';

/** The title of a page that has tried everything. */
const TRIED = 'tried';
/** ms in which WebRTC looks for ways out. */
const ICE_MS = 500;

interface Ports {
  readonly tcp: number;
  readonly udp: number;
}

/**
 * Proves that a browser has no way to the network: a page tries what interception alone does not hold back, at listeners of our own.
 *
 * @throws BrowserError when something arrived there, or the page could not try
 */
export async function assertWall(browser: RunningBrowser): Promise<void> {
  let arrived = 0;
  const server = createServer((socket) => {
    arrived++;
    socket.on('error', () => {}).destroy();
  });
  const socket = createSocket('udp4').on('message', () => arrived++);
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    const { port: tcp } = server.address() as { port: number };
    const title = await tryEverything(browser, { tcp, udp: socket.address().port });
    if (title !== TRIED) throw new BrowserError('The browser did not run the page that tests its wall.');
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await new Promise<void>((resolve) => socket.close(() => resolve()));
  }
  if (arrived > 0) {
    throw new BrowserError(
      `The browser reached the network by itself (${arrived} times in its test), so it is not used: take another version.`,
    );
  }
}

async function tryEverything(browser: RunningBrowser, ports: Ports): Promise<string | undefined> {
  let end = (): void => {};
  const tried = new Promise<void>((resolve) => {
    end = resolve;
  });
  const page = {
    url: 'https://wall.invalid/',
    response: { headers: { 'content-type': 'text/html' }, body: Buffer.from(trial(ports)) },
    userAgent: 'linkvitals',
    send: ({ url, onSent }: ScriptRequest) => {
      onSent();
      const answer = { status: 204, headers: {}, body: new Uint8Array() };
      return url.endsWith('/tried') ? tried.then(() => answer) : Promise.resolve(answer).finally(end);
    },
    signal: new AbortController().signal,
  };
  // Without the scripts that take means away: the wall must hold alone.
  const rendered = await browser
    .inTab({ page, before: '' }, (tab) => tab.run())
    .catch((error: unknown) => {
      throw new BrowserError(`The browser could not be tested: ${error instanceof Error ? error.message : error}.`);
    });
  return /<title>(\w+)<\/title>/.exec(rendered.html)?.[1];
}

/** Loads nothing that is paused; its title changes when all has come to an end. */
const trial = ({ tcp, udp }: Ports): string => `<!doctype html><title>new</title>
<link rel=preconnect href="http://127.0.0.1:${tcp}"><link rel=dns-prefetch href="//wall.invalid">
<script type=speculationrules>{"prefetch":[{"source":"list","urls":["http://127.0.0.1:${tcp}/"],"eagerness":"immediate"}]}</script>
<script>
const socket = new Promise((done) => {
  const opened = new WebSocket('ws://127.0.0.1:${tcp}/');
  opened.onerror = opened.onopen = done;
});
const stream = new WebSocketStream('ws://127.0.0.1:${tcp}/').opened.catch(() => {});
const worker = new Promise((done) => {
  const text = "new WebSocket('ws://127.0.0.1:${tcp}/').onerror = () => postMessage(1)";
  new Worker(URL.createObjectURL(new Blob([text]))).onmessage = done;
});
const ice = (async () => {
  const peer = new RTCPeerConnection({ iceServers: [
    { urls: 'stun:127.0.0.1:${udp}' },
    { urls: 'turn:127.0.0.1:${tcp}?transport=tcp', username: 'a', credential: 'b' },
  ] });
  peer.createDataChannel('wall');
  const done = new Promise((resolve) => {
    // Behind the wall it goes on for some ten seconds; a packet that can leave does so at once.
    setTimeout(resolve, ${ICE_MS});
    peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve();
  });
  await peer.setLocalDescription(await peer.createOffer());
  await done;
})();
// Until this is answered, the page is not at rest.
fetch('/tried');
Promise.all([socket, stream, worker, ice]).then(() => {
  document.title = '${TRIED}';
  return fetch('/end');
});
</script>`;

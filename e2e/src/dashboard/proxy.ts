import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfTest } from '@linkvitals/testing';

export interface Proxy {
  /** `http://localhost:port`, known before the server listens, for settings that name the server's address. */
  readonly url: string;
  /** Sets the server. @param url address on which it listens */
  to(url: string): void;
}

/** A reverse proxy that serves the server under a path, and nothing else. @param prefix `/links`; empty: everything */
export async function startProxy(prefix = ''): Promise<Proxy> {
  let port = '';
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    if (!path.startsWith(`${prefix}/`)) {
      outgoing.writeHead(404).end('of another application');
      return;
    }
    const { method = 'GET', headers } = incoming;
    const forwarded = request({ port, path: path.slice(prefix.length), method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  atEndOfTest(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    to(url) {
      port = new URL(url).port;
    },
  };
}

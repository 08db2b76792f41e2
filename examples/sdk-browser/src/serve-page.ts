import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface PageOptions {
  /** Address of the Linkvitals server. */
  readonly linkvitalsUrl: string;
  /** Port; 0 takes a free one. */
  readonly port: number;
  /** Further conditions for resolving packages, as in `node --conditions`. */
  readonly conditions?: readonly string[];
}

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Serves the page, and passes `/api` on to the Linkvitals server, so that both have one origin for the browser. In
 * production a reverse proxy does the same.
 */
export async function servePage({ linkvitalsUrl, port, conditions = [] }: PageOptions): Promise<PageServer> {
  const bundle = await build({
    entryPoints: [file('page.mjs')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: [...conditions],
    write: false,
  });
  const files = new Map<string | undefined, [type: string, content: string | undefined]>([
    ['/', ['text/html; charset=utf-8', await readFile(file('index.html'), 'utf8')]],
    ['/page.js', ['text/javascript; charset=utf-8', bundle.outputFiles[0]?.text]],
  ]);
  const server = createServer((requested, answer) => {
    if (requested.url?.startsWith('/api/')) return handOn(linkvitalsUrl, requested, answer);
    const [type, content] = files.get(requested.url) ?? [];
    if (type === undefined) return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function handOn(linkvitalsUrl: string, requested: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = requested;
  const target = new URL(requested.url ?? '/', linkvitalsUrl);
  const onward = request(target, { method, headers: { ...headers, host: target.host } }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  requested.pipe(onward);
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from '../../context.ts';
import type { Config } from '../config/config.ts';
import { listenOn } from '../listen-on.ts';
import { version } from '../version.ts';
import type { MetricRegistry } from './metric-registry.ts';
import { readState } from './read-state.ts';
import { watchProcess } from './watch-process.ts';

export interface MetricsServer {
  /** `http://host:port/metrics` */
  readonly url: string;
  close(): Promise<void>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function createGate(token: string): (request: IncomingMessage) => boolean {
  if (token === '') return () => true;
  const expected = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}

/** Makes a function that writes the metrics. Scrapes at the same time share one read of the state. */
function createExposition(services: Services, registry: MetricRegistry) {
  const processWatch = watchProcess(registry);
  registry.set('linkvitals_build_info', 1, { version });
  let underway: Promise<string> | undefined;
  const expose = async (): Promise<string> => {
    await readState(services, registry);
    processWatch.read();
    await readDisk(services.config, registry);
    return registry.text();
  };
  return {
    text() {
      underway ??= expose().finally(() => {
        underway = undefined;
      });
      return underway;
    },
    close: () => processWatch.close(),
  };
}

/**
 * Serves `/metrics` on an address of its own, because metrics are for the operator, and the API's port is for
 * everybody.
 */
export async function serveMetrics(services: Services, registry: MetricRegistry): Promise<MetricsServer> {
  const { metricsHost, metricsPort, metricsToken } = services.config;
  const exposition = createExposition(services, registry);
  const mayRead = createGate(metricsToken);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, headers: Record<string, string>, text: string): void =>
      void response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end(text);
    if (!mayRead(request))
      return end(401, { 'WWW-Authenticate': 'Bearer realm="linkvitals metrics"' }, 'No valid token.\n');
    if (request.url?.split('?', 1)[0] !== '/metrics') return end(404, {}, 'There is /metrics and nothing else.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' }, '');
    end(200, { 'Content-Type': registry.contentType }, await exposition.text());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      services.log.error({ err: error }, 'the metrics could not be read');
      response.destroy();
    });
  });
  await listenOn(server, { port: metricsPort, host: metricsHost, setting: 'LINKVITALS_METRICS_HOST' });
  const { port } = server.address() as AddressInfo;
  const host = metricsHost.includes(':') ? `[${metricsHost}]` : metricsHost;
  return {
    url: `http://${host}:${port}/metrics`,
    async close() {
      exposition.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Reads the disk of the data folder; sets nothing when there is no such folder, as with MySQL. Never rejects. */
async function readDisk({ dataDir }: Pick<Config, 'dataDir'>, registry: MetricRegistry): Promise<void> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (disk === undefined) {
    registry.unset('linkvitals_data_disk_free_bytes');
    registry.unset('linkvitals_data_disk_size_bytes');
    return;
  }
  registry.set('linkvitals_data_disk_free_bytes', disk.bavail * disk.bsize);
  registry.set('linkvitals_data_disk_size_bytes', disk.blocks * disk.bsize);
}

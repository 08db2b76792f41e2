import { startTcpProxy, type TcpProxy } from '@linkvitals/testing';
import type { OpenDatabase } from '@linkvitals/testing/databases';
import { onTestFinished } from 'vitest';
import type { Running } from './installation.ts';

export interface DatabaseLine {
  readonly proxy: TcpProxy;
  /** URL of the database through the proxy. */
  readonly url: string;
  /** URL of the database without the proxy. */
  readonly direct: string;
}

/** Makes a proxy to a new database, which a test may disturb. */
export async function lineTo(open: OpenDatabase): Promise<DatabaseLine> {
  const direct = await open();
  const target = new URL(direct);
  const proxy = await startTcpProxy({ host: target.hostname, port: Number(target.port) });
  onTestFinished(() => proxy.close());
  target.port = String(proxy.port);
  return { proxy, url: target.href, direct };
}

export const status = async ({ url }: Running, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
export const readiness = async ({ url }: Running): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
/** The answer of `/readyz` while the database is away. */
export const away = { status: 'unavailable', reason: 'database_unreachable', checks: { database: 'failed' } };

import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { createInstallation } from './installation.ts';

interface Line {
  readonly port: number;
  /** `cut`: connections are refused. `silent`: bytes go nowhere, and nobody says so. */
  set(state: 'open' | 'cut' | 'silent'): Promise<void>;
  close(): Promise<void>;
}

/** What stands between a server and its database. */
async function lineTo(host: string, port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const listen = async (at: number): Promise<Server> => {
    const server = createServer((near) => {
      keep(near);
      if (silent) return;
      const far = createConnection({ host, port });
      keep(far);
      near.on('data', (bytes) => !silent && far.write(bytes)).on('close', () => far.destroy());
      far.on('data', (bytes) => !silent && near.write(bytes)).on('close', () => near.destroy());
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port: own } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port: own,
    async set(state) {
      silent = state === 'silent';
      if (state === 'cut') await cut();
      else if (!server.listening) server = await listen(own);
      // What was silenced has lost bytes: such a connection is of no use any more.
      else if (state === 'open') for (const socket of sockets) socket.destroy();
    },
    close: cut,
  };
}

describeMysql('a database that is away', (open) => {
  it('is told by /readyz and the metrics, not by /healthz; when it is back, so is the server', {
    timeout: 120_000,
  }, async () => {
    const url = await open();
    const target = new URL(url);
    const line = await lineTo(target.hostname, Number(target.port));
    onTestFinished(() => line.close());
    target.port = String(line.port);
    const installation = await createInstallation({ DATABASE_URL: target.href, LINKVITALS_METRICS_PORT: '0' });
    const server = await installation.serve();
    const [, metricsUrl = ''] = await server.process.waitForLine(/"url":"(http:[^"]+\/metrics)"/);
    const status = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;
    const isUp = async (): Promise<boolean> =>
      /^linkvitals_database_up 1$/m.test(await (await fetch(metricsUrl)).text());
    expect([await status('/readyz'), await isUp()]).toEqual([200, true]);

    for (const state of ['cut', 'silent'] as const) {
      await line.set(state);
      const asked = performance.now();
      expect([await status('/readyz'), state]).toEqual([503, state]);
      expect(performance.now() - asked).toBeLessThan(5_000);
      expect([await status('/healthz'), await isUp()]).toEqual([200, false]);
      await line.set('open');
      await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200);
      await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
    }
    expect(await server.process.kill()).toEqual({ code: 0, signal: null });
  });
});

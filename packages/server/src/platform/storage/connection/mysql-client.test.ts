import { startTcpProxy } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './open-database.ts';

describeMysql('a connection that the pool closes', (open) => {
  it('may break while it says goodbye: the process goes on', async () => {
    const url = new URL(await open());
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const db = openDatabase({ url: url.href });
    await db.knex.raw('select 1');
    const uncaught: unknown[] = [];
    const others = process.rawListeners('uncaughtException');
    const note = (error: unknown): void => void uncaught.push(error);
    process.removeAllListeners('uncaughtException').on('uncaughtException', note);
    onTestFinished(() => {
      process.removeAllListeners('uncaughtException');
      for (const other of others) process.on('uncaughtException', other as NodeJS.UncaughtExceptionListener);
    });
    // The packet that closes the connection does not arrive, so its socket stays open.
    await proxy.set('silent');
    await db.close();
    expect(proxy.connections).toBe(1);
    // A timer of 1 ms removes its listeners; this one fires later.
    await new Promise((resolve) => setTimeout(resolve, 2));
    db.sever();
    await expect.poll(() => proxy.connections).toBe(0);
    expect(uncaught).toEqual([]);
  });
});

import { startTcpProxy } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { createTestContext } from '../../test-support/test-context.ts';
import { openDatabase } from '../storage/index.ts';
import { once } from './once.ts';

/** The interval of `once` between two tries to delete a key, ms */
const EVERY_MS = 2_000;

describeMysql('a key whose row was written while the answer to its insert got lost', (open) => {
  /** Starts a server that reaches its database through a proxy, and a direct connection for the test. */
  async function start() {
    const url = new URL(await open());
    const direct = openDatabase({ url: url.href });
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const db = openDatabase({ url: url.href });
    const test = await createTestContext({ db });
    onTestFinished(async () => {
      await test.close();
      await db.close();
      await proxy.close();
      await direct.close();
    });
    let runs = 0;
    const send = () =>
      once(test.ctx, {
        key: 'k',
        request: ['POST', '/x'],
        run: async () => {
          runs += 1;
          return { status: 201, headers: {}, body: '{}' };
        },
      });
    const states = () => direct.knex('idempotency_keys').pluck('state');
    return { ...test, proxy, send, states, runs: () => runs };
  }

  it('is freed once the database is back, so that the failed request may be sent again', async () => {
    const { proxy, send, states, runs, clock } = await start();
    proxy.loseAnswerTo('insert into `idempotency_keys`');
    await expect(send()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect([await states(), runs()]).toEqual([['running'], 0]);
    await expect(send()).rejects.toMatchObject({ code: 'idempotency_in_progress' });

    await proxy.set('refused');
    await clock.advance(EVERY_MS);
    expect(await states()).toEqual(['running']);

    await proxy.set('open');
    const statesLater = async () => {
      await clock.advance(EVERY_MS);
      return states();
    };
    await expect.poll(statesLater).toEqual([]);
    expect(await send()).toMatchObject({ status: 201 });
    expect([await states(), runs()]).toEqual([['done'], 1]);
    expect((await send()).headers).toMatchObject({ 'Idempotency-Replayed': 'true' });
    expect(runs()).toBe(1);
  });
});

import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { away, lineTo, readiness, status } from './database-line.ts';
import { createInstallation } from './installation.ts';

describeMysql('a server that starts before its database', (open) => {
  it('listens, says why it is not ready, and begins when the database is there', async () => {
    const { proxy, url } = await lineTo(open);
    await proxy.set('refused');
    const installation = await createInstallation({ DATABASE_URL: url });
    const server = await installation.open();
    await expect.poll(() => readiness(server)).toMatchObject({ ...away, checks: { scheduler: 'degraded' } });
    expect([await status(server, '/healthz'), await status(server, '/readyz')]).toEqual([200, 503]);
    const api = await fetch(`${server.url}/api/v1/domains`, { headers: { authorization: 'Bearer lv_x' } });
    expect([api.status, api.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await api.json()).toMatchObject({ code: 'unavailable' });
    await server.process.waitForLine(/"code":"ECONNREFUSED".*the database does not answer/);

    await proxy.set('open');
    await server.process.waitForLine(/Address\s+http:/);
    expect(await readiness(server)).toMatchObject({ status: 'ready' });
    const key = await installation.newKey();
    const authorization = `Bearer ${key}`;
    expect((await fetch(`${server.url}/api/v1/domains`, { headers: { authorization } })).status).toBe(200);
  });

  it('ends in order when it gets a signal while it waits', async () => {
    const { proxy, url } = await lineTo(open);
    await proxy.set('silent');
    const server = await (await createInstallation({ DATABASE_URL: url })).open();
    await server.process.waitForLine(/the database does not answer/);
    expect(await server.process.kill()).toEqual({ code: 0, signal: null });
    // Work that is under way has 31 s, and there is none.
    expect(server.process.stdout).not.toMatch(/did not finish in time|did not close in time/);
    expect(server.process.stdout).toContain('"msg":"stopped"');
  });

  it.each([
    ['a wrong password', (url: URL) => Object.assign(url, { username: 'nobody', password: 'hunter2hunter2' })],
    ['an unknown database', (url: URL) => Object.assign(url, { pathname: '/lv_nowhere' })],
  ])('%s is reported plainly, and ends it with code 1', async (_, change) => {
    const url = change(new URL(await open()));
    const server = await (await createInstallation({ DATABASE_URL: url.href })).open();
    expect(await server.process.exited).toEqual({ code: 1, signal: null });
    expect(server.process.stderr).toMatch(
      /^The server could not start: the database refuses us: (Access denied|Unknown database).*DATABASE_URL\.\n$/,
    );
    expect(server.process.stdout + server.process.stderr).not.toContain('hunter2hunter2');
  });
});
